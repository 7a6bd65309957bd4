/**
 * A page that an earlier build left open, against the server of today. The contract it reads and sends by is the one of that
 * build, kept as it was. Where this fails, a student with such a page is stuck until the next
 * reload: make the change readable to both, or, when no such page can be open any more, keep the contract of a later build.
 */
import fs from 'node:fs';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Call } from '#contract/call.ts';
import { calls, type Calls } from '#contract/calls.ts';
import { ApiClient } from '../support/browserless-client.ts';
import { answerState, halfSpent, takeExam, verificationToken, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

/**
 * The contract of commit 955fa5a of 22 November 2026 with all it needs but zod, made there by
 * `rolldown contract/calls.ts --format cjs --external zod --minify`, and never edited.
 */
const kept = { exports: {} as { readonly calls: Calls } };
compileFunction(fs.readFileSync(path.join(import.meta.dirname, '../support/earlier-contract.txt'), 'utf8'), ['exports', 'require'])(kept.exports, () => z);
const earlier = kept.exports.calls;
const all = Object.entries(earlier) as [string, Call][];

let server: TestServer;
let student: Person;
beforeAll(async () => {
  server = await startTestServer();
  const api = new ApiClient(server, {}, earlier);
  const email = `earlier.${Date.now()}@example.org`;
  const { me } = await api.call('signUp', { body: { name: 'Ada Okafor', email, password: 'altitude-2718' } });
  await api.call('sendVerification', { body: { email, name: 'Ada Okafor' } });
  await api.call('verifyEmail', { body: { token: await verificationToken(server, email) } });
  student = { api, email, id: me.id, spend: (sessionId) => server.database.query(halfSpent, [sessionId]) };
});
afterAll(() => server.stop());

test('an exam is taken from its start to its review, with a pause, marks and notes', async () => {
  const { api } = student;
  const { exams } = await api.call('listExams');
  await api.call('getExam', { params: { examId: String(exams[0]?.id) } });
  const session = await api.call('startSession', { body: { practiceExamId: 'practice-exam-1', mode: 'practice', timeMultiplier: 1.5 } });
  const params = { sessionId: session.id, position: 0 };
  const { module } = await api.call('startModule', { params });
  const note = { id: 'n1', target: 'stem', start: 0, end: 4, colour: 'yellow', underline: 'solid', note: 'Look here' } as const;
  const saves = module.questions.slice(0, 2).map(({ id }) => answerState(id, 'B', { eliminated: ['A'], marked: true, annotations: [note] }));
  const saved = await api.call('saveAnswers', { params, body: { saves, currentQuestionIndex: 1 } });
  expect(saved.acknowledged).toHaveLength(2);
  await api.call('pauseModule', { params });
  expect((await api.call('getSession', { params })).phase).toMatchObject({ kind: 'module', clock: { paused: true } });
  expect((await api.call('startModule', { params })).answers).toMatchObject([{ answer: 'B', annotations: [note] }, { answer: 'B' }]);
  expect((await api.call('listSessions')).sessions).toHaveLength(1);
  await takeExam(student, ({ format }) => (format === 'choice' ? 'B' : '4'));
  const resultId = await takeExam(student, ({ format }) => (format === 'choice' ? 'C' : '12'), 'practice-exam-2');
  const result = await api.call('getResult', { params: { resultId } });
  expect(result.comparison).not.toBeNull();
  expect(result.responses).toHaveLength(98);
  for (const position of [0, 1, 2, 3]) {
    const { questions } = await api.call('getReview', { params: { resultId, position } });
    expect(questions.every(({ question }) => question.format === 'choice' || question.format === 'spr')).toBe(true);
  }
  expect((await api.call('getLatestResult', { query: {} })).result?.id).toBe(resultId);
  expect((await api.call('getProgress')).latest?.id).toBe(resultId);
}, 60_000);

test('every practice set is practiced, every answer explained', async () => {
  const { practiceSets } = await student.api.call('listPracticeSets');
  for (const { slug } of practiceSets.filter(({ kind }) => kind === 'section' || kind === 'smart')) {
    const guest = new ApiClient(server, {}, earlier);
    const quiz = await guest.call('startQuiz', { body: { practiceSet: slug } });
    for (const [position, { question }] of quiz.questions.entries()) {
      const body = { position, answer: question.format === 'choice' ? 'A' : '7', timeSpentMs: 900 };
      await guest.call('answerQuizQuestion', { params: { quizId: quiz.id }, body });
    }
    expect((await guest.call('getQuiz', { params: { quizId: quiz.id } })).completedAt).not.toBeNull();
  }
}, 60_000);

describe('every call that only asks is answered readably', () => {
  const asking = all.filter(([, call]) => call.method === 'GET' && !call.path.includes(':'));

  test.each(['a student', 'an administrator'])('%s', async (who) => {
    if (who === 'an administrator') await server.database.query('update users set is_admin = true, membership_tier = $2 where id = $1', [student.id, 'max']);
    const unreadable: string[] = [];
    let read = 0;
    for (const [id, { output }] of asking) {
      const { status, body } = await student.api.try(id as keyof Calls, id === 'exportData' ? { query: { part: 'account' } } : {});
      if (status === 200 && !output.safeParse(body).success) unreadable.push(id);
      if (status === 200) read += 1;
    }
    expect(unreadable).toEqual([]);
    expect(read).toBeGreaterThan(who === 'an administrator' ? 20 : 15);
  });
});

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What the earlier page may send and today's schema does not take, as paths. */
function refused(then: unknown, now: unknown, at: string): string[] {
  if (!isNode(then) || !isNode(now)) return [];
  const before = isNode(then['properties']) ? then['properties'] : {};
  const after = isNode(now['properties']) ? now['properties'] : {};
  const gone = Object.keys(before).flatMap((name) => (name in after ? refused(before[name], after[name], `${at}.${name}`) : [`${at}.${name} is not taken`]));
  const asked = listed(now['required']).flatMap((name) => (listed(then['required']).includes(name) ? [] : [`${at}.${String(name)} is asked for`]));
  const values = now['enum']
    ? listed(then['enum']).flatMap((value) => (listed(now['enum']).includes(value) ? [] : [`${at}: ${String(value)} is not taken`]))
    : [];
  return [...gone, ...asked, ...values, ...refused(then['items'], now['items'], `${at}[]`)];
}

test('every call is still there, and takes what the earlier page sends', () => {
  const today = new Map<string, Call>(Object.entries(calls));
  const schemaOf = (schema: z.ZodType | undefined) => (schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {});
  const problems = all.flatMap(([id, then]) => {
    const now = today.get(id);
    if (!now) return [`${id} is gone`];
    if (now.path !== then.path || now.method !== then.method) return [`${id} is elsewhere`];
    return (['params', 'query', 'body'] as const).flatMap((part) => refused(schemaOf(then[part]), schemaOf(now[part]), `${id} ${part}`));
  });
  expect(problems).toEqual([]);
});

test('what is not taken any more would be seen', () => {
  const then = z.toJSONSchema(z.strictObject({ a: z.string(), b: z.enum(['x', 'y']), c: z.string().optional() }));
  const now = z.toJSONSchema(z.strictObject({ b: z.enum(['x']), c: z.string() }));
  expect(refused(then, now, 'body')).toEqual(['body.a is not taken', 'body.b: y is not taken', 'body.c is asked for']);
});
