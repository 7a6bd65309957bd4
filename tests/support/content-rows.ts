/** Databases for tests of loading content: empty, or as they were before content had owners; and what is in them. */
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { shippedContent } from '#content/shipped-content.ts';
import { moduleFacts, positionFacts } from '#core/exams/format.ts';
import type { Question } from '#core/questions/question.ts';
import { openDatabase, type Database } from '#server/database/database.ts';

const migrations = path.join(import.meta.dirname, '../../server/database/migrations');
const ownership = '0014-content-ownership.sql';

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

/** A question as it was stored: with where it may be asked inside, and a hash that no longer matters. */
async function insertOldQuestion(database: Database, question: Question, usage: 'exam' | 'quiz' | 'guest', version: number): Promise<void> {
  const { id, topicId, archetype, difficulty, format } = question;
  const body = JSON.stringify({ ...question, version, usageContext: usage });
  await database.query(
    `insert into questions (id, version, topic_id, archetype, difficulty, format, usage_context, body, content_hash) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, version, topicId, archetype, difficulty, format, usage, body, createHash('sha256').update(body).digest('hex')],
  );
}

/** The tables before content had owners, with the rows that the loader of that time wrote, and one withdrawn module and question. */
export async function databaseBeforeOwners(): Promise<ContentDatabase> {
  const made = await emptyDatabase();
  const { database } = made;
  await database.query('create table schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())');
  const earlier = fs.readdirSync(migrations).filter((name) => name.endsWith('.sql') && name < ownership);
  for (const name of earlier.sort()) {
    const sql = fs.readFileSync(path.join(migrations, name), 'utf8');
    await database.query(sql);
    await database.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, createHash('sha256').update(sql).digest('hex')]);
  }
  const { questions, exams } = shippedContent();
  for (const { question, usageContexts } of questions) {
    const usage = (['exam', 'guest'] as const).find((context) => usageContexts.includes(context)) ?? 'quiz';
    await insertOldQuestion(database, question, usage, 1);
  }
  await database.query(
    `insert into practice_questions (question_id, question_version, topic_id, difficulty, archetype)
     select id, version, topic_id, difficulty, archetype from questions where usage_context <> 'exam'`,
  );
  for (const { id, number, title, description, isDiagnostic, modules } of exams) {
    await database.query('insert into practice_exams (id, number, title, description, is_diagnostic) values ($1, $2, $3, $4, $5)', [
      id,
      number,
      title,
      description,
      isDiagnostic,
    ]);
    for (const module of modules) {
      const { section, stage } = positionFacts[module.position];
      const facts = moduleFacts[section];
      const levels = module.questions.map(({ difficulty }) => difficulty);
      await database.query(
        `insert into exam_modules (id, title, section, stage, module_number, route, time_limit, calculator_allowed, question_count, generated_automatically, difficulty_min, difficulty_max)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, true, $10, $11)`,
        [
          module.id,
          `${section === 'math' ? 'Math' : 'Reading and Writing'}, Module ${stage}`,
          section,
          stage,
          module.position + 1,
          module.route,
          facts.timeLimit,
          facts.calculatorAllowed,
          module.questions.length,
          Math.min(...levels),
          Math.max(...levels),
        ],
      );
      for (const [index, question] of module.questions.entries())
        await database.query('insert into exam_module_questions (module_id, position, question_id, question_version, is_pretest) values ($1, $2, $3, 1, $4)', [
          module.id,
          index,
          question.id,
          module.pretestIds.includes(question.id),
        ]);
      await database.query('insert into practice_exam_modules (practice_exam_id, position, module_id) values ($1, $2, $3)', [id, module.position, module.id]);
    }
  }
  await database.query("insert into loaded_content (id, fingerprint) values (1, 'of that time')");
  return made;
}

/** All rows of content, without when they were written and which release brought them. */
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
