/** What those who work here see first, the log of what they did, and how questions do with students. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureQuestions } from '#server/features/question-quality/jobs/measure-questions.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { takeExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let admin: Person;
let author: Person;
beforeAll(async () => {
  server = await startTestServer();
  [admin, author] = [await verifiedStudent(server), await verifiedStudent(server)];
  await server.database.query('update users set is_admin = true where id = $1', [admin.id]);
  await server.database.query('update users set is_author = true where id = $1', [author.id]);
});
afterAll(() => server.stop());

const measure = () =>
  measureQuestions({ database: server.database, now: server.now }).run({}, { signal: new AbortController().signal } as Parameters<
    ReturnType<typeof measureQuestions>['run']
  >[1]);

test('authors see content, administrators also people and money, if payment is set up', async () => {
  expect(await author.api.call('getAdminHome')).toMatchObject({ reports: 0, inReview: 0, administration: null });
  const home = await admin.api.call('getAdminHome');
  expect(home.administration?.days).toHaveLength(28);
  expect(home.administration?.days.at(-1)?.signUps).toBeGreaterThanOrEqual(2);
  expect(home.administration?.revenue).toBeNull();
});

test('the log finds actions by who, what, subject and day', async () => {
  const module = await author.api.call('createExamModule', { body: { title: 'For the log' } });
  await admin.api.call('createExamModule', { body: {} });
  const found = async (query: Record<string, string>) => (await admin.api.call('listAdminActions', { query })).items;
  expect(await found({ q: module.id })).toMatchObject([
    { adminId: author.id, actionType: 'create-exam-module', contentType: 'exam-module', metadata: { after: { title: 'For the log' } } },
  ]);
  expect((await found({ q: author.email })).map(({ contentId }) => contentId)).toEqual([module.id]);
  expect((await found({ q: 'create-exam' })).length).toBe(2);
  expect(await found({ contentType: 'coupon' })).toEqual([]);
  const today = new Date(server.now()).toISOString().slice(0, 10);
  expect((await found({ from: today, to: today })).length).toBe(2);
  expect(await found({ to: '2020-01-01' })).toEqual([]);
  const page = await admin.api.call('listAdminActions', { query: { limit: 1 } });
  const next = await admin.api.call('listAdminActions', { query: { limit: 1, cursor: page.nextCursor ?? '' } });
  expect(next.items[0]?.id).not.toBe(page.items[0]?.id);
  expect(next.nextCursor).toBeNull();
});

test('questions are measured from first responses and filtered; their responses are exported for administrators alone, without a trace of who answered', async () => {
  const students = await Promise.all([0, 1, 2].map(() => verifiedStudent(server)));
  for (const [index, student] of students.entries()) await takeExam(student, ({ format }) => (format === 'choice' ? ('ABC'[index] ?? 'A') : '1'));
  await measure();
  const { items } = await author.api.call('listQuestionQuality', { query: { limit: 50 } });
  expect(items.length).toBeGreaterThan(20);
  const asked = items.find(({ format, responses }) => format === 'choice' && responses === 3);
  expect(asked?.chosen).toEqual([1, 1, 1, 0]);
  expect(asked?.correct).toBe(asked?.key === 'D' ? 0 : 1);
  expect(asked?.flags).toEqual([]);
  const ofTopic = await author.api.call('listQuestionQuality', { query: { topicId: 4 } });
  expect(new Set(ofTopic.items.map(({ topicId }) => topicId))).toEqual(new Set([4]));
  expect((await author.api.call('listQuestionQuality', { query: { flag: 'any' } })).items).toEqual([]);
  const summary = await author.api.call('getQualitySummary', { query: {} });
  expect(summary.groups.reduce((sum, { questions }) => sum + questions, 0)).toBeGreaterThan(90);
  expect(summary.measuredAt).not.toBeNull();

  const rows = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Awaited<ReturnType<typeof read>> = await read(cursor);
    // The place of the next page names an account, so it must be sealed: reading it as text or as base64 tells nothing.
    const told = JSON.stringify(page) + Buffer.from(page.nextCursor ?? '', 'base64').toString('latin1');
    for (const { id, email } of students) for (const word of [id, id.replaceAll('-', ''), email]) expect(told).not.toContain(word);
    rows.push(...page.items);
    cursor = page.nextCursor;
  }
  expect(rows.length).toBe(3 * 98);
  expect(new Set(rows.map(({ person }) => person)).size).toBe(3);
  expect(rows.every(({ restAsked }) => restAsked === 97)).toBe(true);
  expect(await author.api.refused('exportResponses', { query: {} })).toMatchObject({ code: 'forbidden' });
});

test('the support view needs a reason, is logged with who looked and why, and changes nothing else', async () => {
  const student = await verifiedStudent(server);
  await takeExam(student, () => null);
  const params = { userId: student.id };
  for (const reason of ['', '  ', 'ab']) expect(await admin.api.refused('openSupportView', { params, body: { reason } })).toMatchObject({ status: 400 });
  expect(await author.api.refused('openSupportView', { params, body: { reason: 'Ticket A9' } })).toMatchObject({ code: 'forbidden' });
  const except = ['admin_actions', 'sessions'];
  const before = await fingerprint(server, except);
  const view = await admin.api.call('openSupportView', { params, body: { reason: 'Ticket A9' } });
  expect([view.account.email, view.results.length]).toEqual([student.email, 1]);
  // An administrator reads how the student did, never the questions and keys of an account in use.
  expect(JSON.stringify(view)).not.toMatch(/"(key|keys|solution|password\w*|secret)"/);
  expect(await fingerprint(server, except)).toEqual(before);
  const [logged] = (await admin.api.call('listAdminActions', { query: { q: student.id } })).items;
  expect(logged).toMatchObject({ actionType: 'look-at-account', adminId: admin.id, metadata: { userId: student.id, reason: 'Ticket A9' } });
});

const read = (cursor: string) => admin.api.call('exportResponses', { query: cursor ? { cursor } : {} });
