/** Databases for tests of content loading, and what is in them. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database } from '#server/database/database.ts';

export interface ContentDatabase {
  readonly connection: pg.ClientConfig & { database: string };
  readonly database: Database;
  drop(): Promise<void>;
}

/** A database without tables. */
export async function emptyDatabase(): Promise<ContentDatabase> {
  const { host, user, password } = inject('cluster');
  const name = `content_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ host, user, password, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const connection = { host, user, password, database: name };
  const database = openDatabase({ connection, poolSize: 4, prepare: true, onIdleError: () => {} });
  return {
    connection,
    database,
    drop: async () => {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/** All rows of content, without their timestamps and release numbers. */
export async function contentRows(database: Database): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  for (const [table, order] of Object.entries({
    questions: 'id',
    question_versions: 'question_id, version',
    exam_modules: 'id',
    exam_module_questions: 'module_id, position',
    practice_exams: 'id',
    practice_exam_versions: 'practice_exam_id, version',
    practice_exam_modules: 'practice_exam_id, version, position, module_id',
    practice_sets: 'id',
    practice_set_versions: 'practice_set_id, version',
  })) {
    const { rows: found } = await database.query<{ row: unknown }>(
      `select to_jsonb(t) - 'created_at' - 'updated_at' - 'release' as row from ${table} t order by ${order}`,
    );
    rows[table] = found.map(({ row }) => row);
  }
  return rows;
}

/** Changes with every write to a row of content, even one that changes nothing. */
export async function writesOfContent(database: Database): Promise<string> {
  const { rows } = await database.query<{ print: string }>(
    `select md5(concat(
       (select string_agg(xmin::text, ',' order by id) from questions), (select string_agg(xmin::text, ',' order by question_id, version) from question_versions),
       (select string_agg(xmin::text, ',' order by id) from exam_modules), (select string_agg(xmin::text, ',' order by module_id, position) from exam_module_questions),
       (select string_agg(xmin::text, ',' order by id) from practice_exams), (select string_agg(xmin::text, ',' order by practice_exam_id, version, module_id) from practice_exam_modules),
       (select string_agg(xmin::text, ',' order by id) from practice_sets), (select string_agg(xmin::text, ',' order by practice_set_id, version) from practice_set_versions),
       (select string_agg(xmin::text, ',' order by release) from content_releases))) as print`,
  );
  return rows[0]?.print ?? '';
}
