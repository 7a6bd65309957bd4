/** Generated from the contract: a call that reads several things reads them on one snapshot, so that nothing can change between them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { Queryable } from '#server/database/database.ts';
import { sampleInput } from '../support/sample-input.ts';
import { startExam, takeExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { until } from '../support/until.ts';

let server: TestServer;
let person: Person;
let params: Record<string, string> = {};
/** Tables read by single statements, outside transactions and snapshots. */
let alone: string[] = [];

/** The caller, rate limits and waiting jobs are not part of any response. */
const beside = /\bfrom sessions s\b|^\s*(insert|update|delete)|graphile_worker\.(add|get)|\bjob_queues\b/i;

beforeAll(async () => {
  server = await startTestServer();
  const { query } = server.database;
  Object.assign(server.database, {
    query: (text: string, values?: readonly unknown[]) => {
      if (!beside.test(text)) alone.push(text.trim().slice(0, 160));
      return query(text, values);
    },
  });
  person = await verifiedStudent(server);
  await server.database.query("update users set is_admin = true, membership_tier = 'max' where id = $1", [person.id]);
  const resultId = await takeExam(person, () => null, 'practice-exam-2');
  const { session } = await startExam(person);
  const quiz = await person.api.call('startQuiz', { body: { practiceSet: 'math' } });
  params = { sessionId: session.id, position: '0', examId: 'practice-exam-1', resultId, userId: person.id, quizId: quiz.id };
}, 60_000);
afterAll(() => server.stop());

const looks = (Object.entries(calls) as [keyof typeof calls, Call][]).filter(([, { method }]) => method === 'GET');

async function readAlone(id: keyof typeof calls, input: Parameters<Person['api']['try']>[1]): Promise<string[]> {
  // Called once before, to fill the caches.
  await person.api.try(id, input);
  alone = [];
  await person.api.try(id, input);
  return alone;
}

test.each(looks)('%s', async (id, call) => {
  const sample = sampleInput(call);
  const { cursor: _, ...query } = sample.query;
  const statements = await readAlone(id, { params: { ...sample.params, ...params }, query });
  expect(statements.length > 1 ? statements : []).toEqual([]);
});

test('what a link to a new password shows', async () => {
  await person.api.call('forgotPassword', { body: { email: person.email } });
  await until(async () => (await server.mailTo(person.email)).includes('reset-password?token='));
  const token = /reset-password\?token=([\w-]+)/.exec(await server.mailTo(person.email))?.[1] ?? '';
  expect((await person.api.try('getPasswordReset', { body: { token } })).status).toBe(200);
  const statements = await readAlone('getPasswordReset', { body: { token } });
  expect(statements.length > 1 ? statements : []).toEqual([]);
});

test('what is committed between two statements of a snapshot is seen by neither', async () => {
  const nameIn = async ({ query }: Queryable) => (await query<{ name: string }>('select name from users where id = $1', [person.id])).rows[0]?.name;
  const renamed = crypto.randomUUID();
  const read = Promise.withResolvers<void>();
  const changed = Promise.withResolvers<void>();
  const looks = server.database.snapshot(async (queryable) => {
    const before = await nameIn(queryable);
    read.resolve();
    await changed.promise;
    return [before, await nameIn(queryable)];
  });
  await read.promise;
  await server.database.query('update users set name = $2 where id = $1', [person.id, renamed]);
  changed.resolve();
  const [before, after] = await looks;
  expect(after).toBe(before);
  expect(await nameIn(server.database)).toBe(renamed);
});
