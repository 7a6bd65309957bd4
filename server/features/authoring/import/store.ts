/** SQL of imports of questions: what they hold, how far they are, and what they write at their end. */
import type { RowError } from '#core/authoring/import-rows.ts';
import type { Queryable } from '#server/database/database.ts';
import type { ReadSettings } from './read-questions.ts';

type Status = 'waiting' | 'running' | 'done' | 'failed' | 'canceled';

interface NewImport {
  readonly id: string;
  readonly authorId: string;
  readonly use: 'exam' | 'practice';
  readonly reading: ReadSettings;
}

export async function insertImport(queryable: Queryable, { id, authorId, use, reading }: NewImport, now: Date): Promise<void> {
  const { file, format, text, topicId, rights, mapping } = reading;
  await queryable.query(
    'insert into question_imports (id, author_id, file, format, use, settings, content, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)',
    [id, authorId, file, format, use, JSON.stringify({ topicId, rights, mapping }), text, now],
  );
}

interface ImportRow {
  readonly id: string;
  readonly author_id: string;
  readonly author_name: string | null;
  readonly file: string;
  readonly status: Status;
  readonly row_count: number | null;
  readonly read_count: number;
  readonly errors: readonly RowError[];
  readonly error_count: number;
  readonly problem: string | null;
  readonly created_at: Date;
  readonly ended_at: Date | null;
}

/** The latest imports of all authors. */
export async function selectImports(queryable: Queryable, limit: number): Promise<ImportRow[]> {
  const { rows } = await queryable.query<ImportRow>(
    `select i.id, i.author_id, u.name as author_name, i.file, i.status, i.row_count, i.read_count, i.errors, i.error_count, i.problem, i.created_at, i.ended_at
     from question_imports i left join users u on u.id = i.author_id order by i.created_at desc, i.id desc limit $1`,
    [limit],
  );
  return rows;
}

interface BegunRow {
  readonly author_id: string;
  readonly use: 'exam' | 'practice';
  readonly file: string;
  readonly format: ReadSettings['format'];
  readonly settings: Pick<ReadSettings, 'topicId' | 'rights' | 'mapping'>;
  readonly content: string | null;
}

/** From the beginning, also where an attempt was killed in the middle; undefined for an import that has ended. */
export async function beginImport(queryable: Queryable, id: string): Promise<BegunRow | undefined> {
  const { rows } = await queryable.query<BegunRow>(
    `update question_imports set status = 'running', row_count = null, read_count = 0, errors = '[]', error_count = 0
     where id = $1 and status in ('waiting', 'running') returning author_id, use, file, format, settings, content`,
    [id],
  );
  if (rows.length > 0) await deleteRead(queryable, id);
  return rows[0];
}

export const updateRowCount = (queryable: Queryable, id: string, rows: number) =>
  queryable.query("update question_imports set row_count = $2 where id = $1 and status = 'running'", [id, rows]);

interface Progress {
  readonly read: number;
  readonly errors: readonly RowError[];
  /** Of these at most so many are kept. */
  readonly maxErrors: number;
  readonly questions: readonly { readonly number: number; readonly body: string }[];
}

/** False if the import no longer runs: then nothing is kept. */
export async function keepRead(queryable: Queryable, id: string, { read, errors, maxErrors, questions }: Progress): Promise<boolean> {
  const { rows } = await queryable.query<{ kept: boolean }>(
    `with still as (
       update question_imports set read_count = read_count + $2, error_count = error_count + jsonb_array_length($3::jsonb),
         errors = case when jsonb_array_length(errors) < $4 then errors || $3::jsonb else errors end
       where id = $1 and status = 'running' returning id),
     added as (
       insert into question_import_rows (import_id, number, body)
       select still.id, q.number, q.body from still, unnest($5::integer[], $6::jsonb[]) as q (number, body))
     select true as kept from still`,
    [id, read, JSON.stringify(errors), maxErrors, questions.map(({ number }) => number), questions.map(({ body }) => body)],
  );
  return rows.length > 0;
}

/** How many questions and errors an import has that runs; null if it no longer does. It is not locked: adding its questions takes a while in which it can be canceled. */
export async function selectRunning(queryable: Queryable, id: string): Promise<{ rows: number; errors: number } | null> {
  const { rows } = await queryable.query<{ row_count: number | null; error_count: number }>(
    "select row_count, error_count from question_imports where id = $1 and status = 'running'",
    [id],
  );
  return rows[0] ? { rows: rows[0].row_count ?? 0, errors: rows[0].error_count } : null;
}

/** Everything that was read becomes drafts, in one statement: whoever cancels meanwhile deletes what was read. Returns the id of the first. */
export async function insertRead(queryable: Queryable, id: string, use: 'exam' | 'practice', authorId: string, now: Date): Promise<string> {
  const { rows } = await queryable.query<{ question_id: string }>(
    `with read as materialized (select number, body from question_import_rows where import_id = $1),
     added as (
       insert into questions (id, origin, owner, status, current_version, usage_contexts, created_at, updated_at)
       select body ->> 'id', 'imported', 'editors', 'draft', 1, array[$2], $3, $3 from read)
     insert into question_versions (question_id, version, topic_id, archetype, difficulty, format, skill_tags, body, author_id, created_at)
     select body ->> 'id', (body ->> 'version')::integer, (body ->> 'topicId')::smallint, body ->> 'archetype', (body ->> 'difficulty')::smallint,
       body ->> 'format', array(select jsonb_array_elements_text(body -> 'skillTags')), body, $4, $3
     from read order by number returning question_id`,
    [id, use, now, authorId],
  );
  return rows[0]?.question_id ?? '';
}

/** The end, whichever: what was read and the file itself are no longer needed. False if it had ended before. */
export async function endImport(queryable: Queryable, id: string, status: 'done' | 'failed' | 'canceled', problem: string | null, now: Date): Promise<boolean> {
  const { rowCount } = await queryable.query(
    "update question_imports set status = $2, problem = $3, ended_at = $4, content = null where id = $1 and status in ('waiting', 'running')",
    [id, status, problem, now],
  );
  if (rowCount === 1) await deleteRead(queryable, id);
  return rowCount === 1;
}

const deleteRead = (queryable: Queryable, id: string) => queryable.query('delete from question_import_rows where import_id = $1', [id]);
