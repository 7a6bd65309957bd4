/** Generated from the contract: what every call does with fields nobody asked for, hostile text, and being only a GET. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { inputsWith, sampleInput } from '../support/sample-input.ts';
import { startExam, takeExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let admin: Person;
let bystander: Person;

beforeAll(async () => {
  server = await startTestServer();
  [admin, bystander] = [await verifiedStudent(server), await verifiedStudent(server)];
  // May call everything: input is looked at only behind the guard.
  await server.database.query("update users set is_admin = true, membership_tier = 'max' where id = $1", [admin.id]);
  await takeExam(bystander, ({ format }) => (format === 'choice' ? 'A' : '1'));
  await startExam(bystander, { practiceExamId: 'practice-exam-2' });
});
afterAll(() => server.stop());

const all = Object.entries(calls) as [keyof typeof calls, Call][];
/** These end the session that the other cases need. */
const ending: readonly string[] = ['signOut', 'deleteAccount', 'signOutEverywhere'];
const usable = all.filter(([id]) => !ending.includes(id));

const fieldsOf = (body: unknown): string => JSON.stringify(Object(Object(body).error).fields ?? {});

describe('a field nobody asked for is refused by name', () => {
  test.each(all.filter(([, { body }]) => body))('in the body of %s', async (id, call) => {
    const { params, query, body } = sampleInput(call);
    const { status, body: answer } = await admin.api.try(id, { params, query, body: { ...Object(body), membershipTier: 'max' } });
    expect(status).toBe(400);
    expect(fieldsOf(answer)).toContain('membershipTier');
  });

  test.each(all)('in the query of %s', async (id, call) => {
    const { params, query, body } = sampleInput(call);
    const { status } = await admin.api.try(id, { params, query: { ...query, isAdmin: 'true' }, body });
    expect(status).toBe(400);
  });
});

/** Texts that would mean something to SQL, a template, a path or a log if they were not only text. */
const hostile = [
  "'",
  "' or '1'='1",
  "'; drop table users; --",
  "' || pg_sleep(3) || '",
  '1; select pg_sleep(3)',
  '$1',
  '\\',
  '%',
  '${7*7}',
  '{{7*7}}',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  'a\r\nSet-Cookie: ascent=x',
  '__proto__',
  '\u202egnirts',
  'a\u0000b@example.org',
  'a\u0000b',
  'a\ud800b@example.org',
  'x'.repeat(5000),
];

describe('hostile text is only text', () => {
  test.each(usable)('to %s', async (id, call) => {
    for (const text of hostile) {
      for (const input of inputsWith(call, text)) {
        const started = performance.now();
        const { status, body, headers } = await admin.api.try(id, input);
        expect(status, `${text} gave ${JSON.stringify(body)}`).toBeLessThan(500);
        expect(performance.now() - started, `${text} made the database wait`).toBeLessThan(2500);
        expect(headers.get('set-cookie') ?? '').not.toContain('ascent=x');
      }
    }
  });

  test('and nobody else’s rows are any different', async () => {
    expect((await bystander.api.call('me')).me).toMatchObject({ membershipTier: 'free', isAdmin: false, emailVerified: true });
    expect((await bystander.api.call('listResults')).items).toHaveLength(1);
    const { rows } = await server.database.query<{ mine: number }>('select count(*)::int as mine from users where is_admin');
    expect(rows).toEqual([{ mine: 1 }]);
  });
});

test('reading changes nothing: no GET or HEAD writes a row', async () => {
  const before = await fingerprint(server);
  for (const [id, call] of all.filter(([, { method }]) => method === 'GET')) {
    const { params, query } = sampleInput(call);
    for (const person of [admin, bystander])
      await person.api.try(id, { params, query: Object.fromEntries(Object.entries(query).filter(([key]) => key === 'limit')) });
  }
  for (const [, call] of all) await admin.api.request('HEAD', call.path.replace(/:(\w+)/g, '01900000-0000-7000-8000-000000000000'));
  expect(await fingerprint(server)).toEqual(before);
});

test('a column that is added to a table does not appear in any answer', async () => {
  const names = ['users', 'sessions', 'exam_sessions', 'exam_results', 'question_attempts', 'exam_answers', 'membership_changes', 'quizzes', 'quiz_questions'];
  for (const name of names) await server.database.query(`alter table ${name} add column secret_note text default 'not for anybody'`);
  for (const [id, call] of all.filter(([, { method }]) => method === 'GET')) {
    const { params, query } = sampleInput(call);
    const { body } = await bystander.api.try(id, {
      params: { ...params, userId: bystander.id },
      query: Object.fromEntries(Object.entries(query).filter(([key]) => key === 'limit')),
    });
    expect(JSON.stringify(body), id).not.toMatch(/secret_?note|not for anybody/i);
  }
  for (const name of names) await server.database.query(`alter table ${name} drop column secret_note`);
});

test('no answer tells a student anything of another: no address, no id, no numbers', async () => {
  const newcomer = await verifiedStudent(server);
  for (const [id, call] of all.filter(([, { method }]) => method === 'GET')) {
    const { params, query } = sampleInput(call);
    const { body } = await newcomer.api.try(id, { params, query: Object.fromEntries(Object.entries(query).filter(([key]) => key === 'limit')) });
    for (const other of [admin, bystander]) {
      expect(JSON.stringify(body), id).not.toContain(other.email);
      expect(JSON.stringify(body), id).not.toContain(other.id);
    }
  }
  // The bystander has taken a whole exam; none of it is counted or compared here.
  expect(await newcomer.api.call('getProgress')).toMatchObject({ latest: null, history: [], topics: [], totalQuestions: 0, inProgress: [] });
});
