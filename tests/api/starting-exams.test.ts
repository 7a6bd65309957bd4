/** An exam begins allowed and counted, or not at all: also where the database fails in between, and for whoever starts it twice. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startsPerDay } from '#server/features/exams/start-limits.ts';
import { beforeStatement } from '../support/before-statement.ts';
import { takeExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ enforceRateLimits: true });
});
afterAll(() => server.stop());

const body = { practiceExamId: 'practice-exam-1' };
const start = ({ api }: Person) => api.try('startSession', { body });
const predict = ({ api }: Person) => api.try('startPredictive', { body: {} });
const codeOf = (answer: { readonly body: unknown }) => Object(Object(answer.body).error).code;
const sessionsOf = async ({ api }: Person) => (await api.call('listSessions')).sessions.map(({ practiceExamId }) => practiceExamId);

const taken = async () => {
  const student = await verifiedStudent(server);
  await takeExam(student, ({ format }) => (format === 'choice' ? 'A' : '7'));
  return student;
};

/** How often each student has started an exam today, as counted. */
const countedOf = async ({ id }: Person) => {
  const { rows } = await server.database.query<{ count: number }>('select count from rate_limits where key = $1', [`starts:${id}`]);
  return rows[0]?.count ?? 0;
};

const fails = () => Promise.reject(new Error('the database is gone'));

test('a failure while the plan is looked at leaves no exam that a second try would go on with', async () => {
  const student = await taken();
  const failed = beforeStatement(server.database, 'from exam_results', fails);
  expect((await start(student)).status).toBe(500);
  expect(failed()).toBe(true);
  expect(await sessionsOf(student)).toEqual([]);
  expect(codeOf(await start(student))).toBe('retake-needs-plus');
});

test.each([
  ['an exam', start],
  ['a predictive exam', predict],
])('a failure while %s is counted leaves none that is not counted', async (_, begin) => {
  const student = await verifiedStudent(server);
  const failed = beforeStatement(server.database, 'insert into rate_limits as kept', fails);
  expect((await begin(student)).status).toBe(500);
  expect(failed()).toBe(true);
  expect([await sessionsOf(student), await countedOf(student)]).toEqual([[], 0]);
  expect((await begin(student)).status).toBe(200);
  expect([(await sessionsOf(student)).length, await countedOf(student)]).toEqual([1, 1]);
});

test('nobody sees an exam before it is allowed: neither a list, nor a second start', async () => {
  const student = await taken();
  let seen: string[] | undefined;
  let second: ReturnType<typeof start> | undefined;
  const looked = beforeStatement(server.database, 'from exam_results', async () => {
    second = start(student);
    seen = await sessionsOf(student);
  });
  const first = await start(student);
  expect([looked(), seen]).toEqual([true, []]);
  expect([codeOf(first), second && codeOf(await second)]).toEqual(['retake-needs-plus', 'retake-needs-plus']);
});

test('many starts at the same moment that are not allowed are all refused', async () => {
  const student = await taken();
  const answers = await Promise.all(Array.from({ length: 9 }, () => start(student)));
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['retake-needs-plus']));
  expect(await sessionsOf(student)).toEqual([]);
});

test('a predictive exam that the plan does not include leaves nothing, and one under way goes on uncounted', async () => {
  const student = await verifiedStudent(server);
  const begun = await student.api.call('startPredictive', { body: {} });
  expect((await student.api.call('startPredictive', { body: {} })).id).toBe(begun.id);
  expect(await countedOf(student)).toBe(1);
  await server.database.query(
    `insert into drawn_modules (user_id, session_id, position, section, question_ids, question_versions, drawn_at)
     values ($1, $2, 1, 'reading-writing', '{}', '{}', now())`,
    [student.id, begun.id],
  );
  await student.api.call('deleteSession', { params: { sessionId: begun.id } });
  const answers = await Promise.all(Array.from({ length: 5 }, () => predict(student)));
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['predictive-used-up']));
  expect([await sessionsOf(student), await countedOf(student)]).toEqual([[], 1]);
});

test('one too many is refused and leaves nothing, whoever starts beside it', async () => {
  const [eager, other] = [await verifiedStudent(server), await verifiedStudent(server)];
  for (let count = 0; count < startsPerDay.sameExam; count++) {
    const { id } = await eager.api.call('startSession', { body });
    await eager.api.call('deleteSession', { params: { sessionId: id } });
  }
  const [refused, begun] = await Promise.all([start(eager), start(other)]);
  expect([codeOf(refused), begun.status]).toEqual(['too-many-starts', 200]);
  expect([await sessionsOf(eager), await sessionsOf(other)]).toEqual([[], ['practice-exam-1']]);
});
