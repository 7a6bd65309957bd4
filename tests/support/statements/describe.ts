/** What PostgreSQL itself says about a statement, without running it. */
import pg from 'pg';

export interface Column {
  readonly name: string;
  /** Name of the type, e.g. `timestamptz` or `_text` (a list of texts). */
  readonly type: string;
  /** Null for what is computed. */
  readonly origin: { readonly table: string; readonly column: string; readonly notNull: boolean } | null;
}

export interface Description {
  /** Types of $1, $2, … */
  readonly parameters: readonly string[];
  readonly columns: readonly Column[];
}

interface Field {
  readonly name: string;
  readonly tableID: number;
  readonly columnID: number;
  readonly dataTypeID: number;
}

/** Parse and Describe of the extended protocol, handed to the driver as a custom query. */
class Describing {
  fields: readonly Field[] = [];
  parameters: readonly number[] = [];
  readonly done = Promise.withResolvers<void>();
  private readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  submit(connection: {
    parse(query: object): void;
    describe(what: object): void;
    sync(): void;
    once(event: string, listener: (message: { dataTypeIDs: number[] }) => void): void;
  }): void {
    connection.once('parameterDescription', ({ dataTypeIDs }) => (this.parameters = dataTypeIDs));
    connection.parse({ name: '', text: this.text, types: [] });
    connection.describe({ type: 'S', name: '' });
    connection.sync();
  }
  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.fields = fields;
  }
  handleError(error: Error): void {
    this.done.reject(error);
  }
  handleReadyForQuery(): void {
    this.done.resolve();
  }
}

export async function describer(client: pg.Client): Promise<(text: string) => Promise<Description>> {
  const types = new Map(
    (await client.query<{ oid: number; typname: string }>('select oid::int, typname from pg_type')).rows.map((row) => [row.oid, row.typname]),
  );
  const attributes = new Map(
    (
      await client.query<{ key: string; table: string; column: string; not_null: boolean }>(
        `select attrelid || ' ' || attnum as key, relname as table, attname as column, attnotnull as not_null
         from pg_attribute join pg_class c on c.oid = attrelid where attnum > 0 and relkind in ('r', 'p', 'v', 'm')`,
      )
    ).rows.map((row) => [row.key, row]),
  );
  const typeName = (oid: number) => types.get(oid) ?? String(oid);
  return async (text) => {
    const describing = new Describing(text);
    // The driver takes any object that submits itself.
    client.query(describing as unknown as pg.Submittable);
    await describing.done.promise;
    return {
      parameters: describing.parameters.map(typeName),
      columns: describing.fields.map(({ name, tableID, columnID, dataTypeID }) => {
        const attribute = attributes.get(`${tableID} ${columnID}`);
        return {
          name,
          type: typeName(dataTypeID),
          origin: attribute ? { table: attribute.table, column: attribute.column, notNull: attribute.not_null } : null,
        };
      }),
    };
  };
}
