/** Rows for any table: a value for each column by its type, with the same id everywhere, so that related rows match. */
import type { Database } from '#server/database/database.ts';

interface ColumnRow {
  readonly name: string;
  readonly type: string;
  readonly choices: string | null;
}

/** Tables with a `user_id`, from the catalog. */
export async function tablesByUser(database: Database): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.column_name = 'user_id' and c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Columns that can be written, with the words a check constraint allows. */
async function columnsOf(database: Database, table: string): Promise<ColumnRow[]> {
  const { rows } = await database.query<ColumnRow>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
       (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%''%' limit 1) as choices
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''`,
    [table],
  );
  return rows;
}

function valueFor({ type, choices }: ColumnRow, id: string): unknown {
  if (type.endsWith('[]')) return [];
  const [, word] = /'([^']+)'/.exec(choices ?? '') ?? [];
  if (word !== undefined) return word;
  if (type === 'uuid') return id;
  if (/^(text|character)/.test(type)) return id.slice(0, 8);
  if (/^(smallint|integer|bigint|numeric|real|double)/.test(type)) return 1;
  if (type === 'boolean') return true;
  if (/^(timestamp|date)/.test(type)) return new Date(Date.UTC(2099, 0, 1));
  return type.startsWith('json') ? '{}' : id;
}

export interface Person {
  readonly userId: string;
  /** The value of every id column. */
  readonly id: string;
}

/** Adds a row of this person to the table, every column filled; foreign keys are ignored. */
export async function fillRow(database: Database, table: string, { userId, id }: Person, given: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const columns = await columnsOf(database, table);
  const values = columns.map((column) => (column.name === 'user_id' ? userId : column.name in given ? given[column.name] : valueFor(column, id)));
  await database.transaction(async (queryable) => {
    await queryable.query("set local session_replication_role = 'replica'");
    await queryable.query(
      `insert into ${table} (${columns.map(({ name }) => name).join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
      values,
    );
  });
}
