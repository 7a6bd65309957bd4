/** Work from before the migration to one row per answer is kept and counts as before. */
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const folder = path.join(import.meta.dirname, '../../server/database/migrations');
const name = `before_learning_${process.pid}`;
const uuid = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [account, guest, session, result, quiz, guestQuiz] = [1, 2, 3, 4, 5, 6].map(uuid) as [string, string, string, string, string, string];
let [admin, client]: pg.Client[] = [];

const rows = async (text: string): Promise<unknown[]> => (await client!.query(text)).rows;

const skillTags = ['systems', 'substitution'];
const body = {
  solution: { choices: { A: { why: 'right' }, B: { why: 'wrong', misconception: 'SIGN' } }, mistakes: [{ entry: '7', misconception: 'STOP' }] },
};

async function insertOldRows(): Promise<void> {
  const run = (text: string, values: unknown[] = []) => client!.query(text, values);
  await run(
    `insert into users (id, name, email, is_anonymous, created_at, updated_at) values ($1, 'A', 'a@example.org', false, now(), now()), ($2, 'Guest', null, true, now(), now())`,
    [account, guest],
  );
  for (const id of ['q1', 'q2', 'q3', 'p1'])
    await run(
      `with version as (
         insert into question_versions (question_id, version, topic_id, archetype, difficulty, format, skill_tags, body) values ($1, 1, 14, 'SYS-a', 4, 'choice', $3, $2))
       insert into questions (id, origin, owner, status, current_version, usage_contexts) values ($1, 'shipped', 'release', 'published', 1, '{practice}')`,
      [id, JSON.stringify(body), skillTags],
    );
  await run(
    `insert into exam_sessions (user_id, id, practice_exam_id, modules, mode, time_multiplier, status, started_at, updated_at) values ($1, $2, 'e', '[]', 'test-day', 1, 'completed', now(), now())`,
    [account, session],
  );
  await run(
    `insert into exam_results (user_id, id, session_id, practice_exam_id, completed_at, total, reading_writing, math, summary, scoring) values ($1, $2, $3, 'e', '2026-01-02', 1000, 500, 500, '{}', '{}')`,
    [account, result, session],
  );
  // Right, wrong, a cleared entry.
  for (const [index, [question, answer, correct]] of (
    [
      ['q1', 'A', true],
      ['q2', 'B', false],
      ['q3', '', false],
    ] as const
  ).entries())
    await run(
      `insert into exam_responses (user_id, result_id, question_id, question_version, position, number, answer, correct, pretest, marked, eliminated, time_spent_ms, created_at)
       values ($1, $2, $3, 1, 2, $4, $5, $6, false, $7, 'CD', $8, '2026-01-02')`,
      [account, result, question, index + 1, answer, correct, index === 1, 1000 * (index + 1)],
    );
  for (const [index, [question, answer, correct]] of (
    [
      ['q1', 'A', true],
      ['q2', 'B', false],
    ] as const
  ).entries())
    await run(
      `insert into question_attempts (user_id, id, question_id, question_version, topic_id, exam_id, answer, correct, time_spent_ms, attempted_at) values ($1, $2, $3, 1, 14, $4, $5, $6, $7, '2026-01-02')`,
      [account, uuid(20 + index), question, result, answer, correct, 1000 * (index + 1)],
    );
  for (const [user, id, key, attempt, answer, at] of [
    [account, quiz, 'algebra', uuid(30), '7', '2026-01-03'],
    [guest, guestQuiz, 'smart', uuid(31), 'A', '2026-01-01'],
  ] as const) {
    await run(`insert into quizzes (user_id, id, deck_key, question_count, answered_count, started_at, updated_at) values ($1, $2, $3, 2, 1, $4, $4)`, [
      user,
      id,
      key,
      at,
    ]);
    await run(
      `insert into quiz_questions (user_id, quiz_id, position, question_id, question_version, topic_id, answer, correct, time_spent_ms, answered_at)
       values ($1, $2, 0, 'p1', 1, 14, $3, $4, 500, $5), ($1, $2, 1, 'q3', 1, 14, null, null, null, null)`,
      [user, id, answer, answer === 'A', at],
    );
    await run(
      `insert into question_attempts (user_id, id, question_id, question_version, topic_id, quiz_id, answer, correct, time_spent_ms, attempted_at) values ($1, $2, 'p1', 1, 14, $3, $4, $5, 500, $6)`,
      [user, attempt, id, answer, answer === 'A', at],
    );
  }
  await run(`insert into user_stats values ($1, 40, 27, now()), ($2, 1, 1, now())`, [account, guest]);
}

beforeAll(async () => {
  const { host, user, password } = inject('cluster');
  admin = new pg.Client({ host, user, password, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${name}`);
  client = new pg.Client({ host, user, password, database: name });
  await client.connect();
  const files = fs.readdirSync(folder).sort();
  for (const file of files.filter((one) => one < '0015' && one.endsWith('.sql'))) await client.query(fs.readFileSync(path.join(folder, file), 'utf8'));
  await insertOldRows();
  await client.query(fs.readFileSync(path.join(folder, '0015-learning.sql'), 'utf8'));
});
afterAll(async () => {
  await client?.end();
  await admin?.query(`drop database ${name} with (force)`);
  await admin?.end();
});

test('every response of an exam and every answer of a quiz is one row', async () => {
  expect(
    await rows(
      `select user_id, id, position, number, question_id, context, answer, correct, misconception, marked, eliminated, time_spent_ms, first_seen, counted
       from question_attempts order by attempted_at, position, number`,
    ),
  ).toEqual(
    [
      [guest, uuid(31), 0, 1, 'p1', 'guest', 'A', true, null, false, '', 500, true, false],
      [account, result, 2, 1, 'q1', 'test-day-exam', 'A', true, null, false, 'CD', 1000, true, true],
      [account, result, 2, 2, 'q2', 'test-day-exam', 'B', false, 'SIGN', true, 'CD', 2000, true, true],
      [account, result, 2, 3, 'q3', 'test-day-exam', null, false, null, false, 'CD', 3000, true, true],
      [account, uuid(30), 0, 1, 'p1', 'untimed-quiz', '7', false, 'STOP', false, '', 500, true, true],
    ].map(([user_id, id, position, number, question_id, context, answer, correct, misconception, marked, eliminated, time_spent_ms, first_seen, counted]) => ({
      user_id,
      id,
      position,
      number,
      question_id,
      context,
      answer,
      correct,
      misconception,
      marked,
      eliminated,
      time_spent_ms,
      first_seen,
      counted,
    })),
  );
});

test('each records which question it was', async () => {
  expect(
    await rows('select distinct archetype, skill_tags, difficulty, topic_id, question_version, parameters_version, guessed from question_attempts'),
  ).toEqual([{ archetype: 'SYS-a', skill_tags: skillTags, difficulty: 4, topic_id: 14, question_version: 1, parameters_version: 0, guessed: false }]);
});

test('quizzes keep what they asked for, their answers and their open questions', async () => {
  const rest = { levels: [1, 2, 3, 4, 5], skills: [], length: 10, timing: 'untimed', mode: 'after-each' };
  expect(await rows('select id, specification from quizzes order by id')).toEqual([
    { id: quiz, specification: { source: 'topics', topics: [11, 12, 13, 14, 15], ...rest } },
    { id: guestQuiz, specification: { source: 'smart', topics: Array.from({ length: 29 }, (_, index) => index + 1), ...rest } },
  ]);
  expect(await rows('select quiz_id, position, attempt_id from quiz_questions order by quiz_id, position')).toEqual([
    { quiz_id: quiz, position: 0, attempt_id: uuid(30) },
    { quiz_id: quiz, position: 1, attempt_id: null },
    { quiz_id: guestQuiz, position: 0, attempt_id: uuid(31) },
    { quiz_id: guestQuiz, position: 1, attempt_id: null },
  ]);
});

test('statistics start from what there is, without guests', async () => {
  expect(await rows('select user_id, source_id, topic_id, questions_attempted, questions_correct from topic_history order by attempted_at')).toEqual([
    { user_id: guest, source_id: guestQuiz, topic_id: 14, questions_attempted: 1, questions_correct: 1 },
    { user_id: account, source_id: result, topic_id: 14, questions_attempted: 2, questions_correct: 1 },
    { user_id: account, source_id: quiz, topic_id: 14, questions_attempted: 1, questions_correct: 0 },
  ]);
  expect(await rows('select question_id, responses, correct, omitted, chose_a, chose_b, time_spent_ms::int from item_statistics order by question_id')).toEqual(
    [
      { question_id: 'p1', responses: 1, correct: 0, omitted: 0, chose_a: 0, chose_b: 0, time_spent_ms: 500 },
      { question_id: 'q1', responses: 1, correct: 1, omitted: 0, chose_a: 1, chose_b: 0, time_spent_ms: 1000 },
      { question_id: 'q2', responses: 1, correct: 0, omitted: 0, chose_a: 0, chose_b: 1, time_spent_ms: 2000 },
      { question_id: 'q3', responses: 0, correct: 0, omitted: 1, chose_a: 0, chose_b: 0, time_spent_ms: 0 },
    ],
  );
  expect(await rows('select metric, value, n from rank_histogram order by metric')).toEqual([
    { metric: 'accuracy', value: 68, n: 1 },
    { metric: 'questions', value: 40, n: 1 },
  ]);
});
