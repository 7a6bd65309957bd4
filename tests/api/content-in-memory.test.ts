/** Content that servers cache in memory: it follows publication within seconds and never makes a full pool wait for itself. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient } from '../support/api-client.ts';
import { answerAndSubmit, startExam, takeExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

/** Longer than anything stays cached without a refresh. */
const expiry = 6_000;

describe('a pool of two connections', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ poolSize: 2 });
  });
  afterAll(() => server.stop());

  test('serves everybody at once when what is in memory has just expired', async () => {
    const students: { person: Person; sessionId: string }[] = [];
    for (let count = 0; count < 12; count++) {
      const person = await verifiedStudent(server);
      students.push({ person, sessionId: (await startExam(person)).session.id });
    }
    const times: number[] = [];
    for (let round = 0; round < 8; round++) {
      server.advance(expiry);
      const started = performance.now();
      await Promise.all(
        students.map(({ person: { api }, sessionId }, index) => {
          const params = { sessionId, position: 0 } as const;
          switch ((index + round) % 4) {
            case 0:
              return api.call('listExams', {});
            case 1:
              return api.call('startQuiz', { body: { practiceSet: 'algebra' } });
            case 2:
              return api.call('pauseModule', { params });
            default:
              return api.call('startModule', { params });
          }
        }),
      );
      times.push(performance.now() - started);
    }
    // A pool that waits for itself gives up after ten seconds.
    expect(Math.max(...times)).toBeLessThan(5_000);
  }, 120_000);
});

describe('publication', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  test('a retired exam cannot be started, is finished by those who are in it, and stays readable', async () => {
    const [early, done, late] = [await verifiedStudent(server), await verifiedStudent(server), await verifiedStudent(server)];
    const resultId = await takeExam(done, () => null, 'practice-exam-2');
    const session = await early.api.call('startSession', { body: { practiceExamId: 'practice-exam-2' } });
    const open = await early.api.call('startModule', { params: { sessionId: session.id, position: 0 } });
    await server.database.query("update practice_exams set owner = 'editors', status = 'retired' where id = 'practice-exam-2'");
    await server.database.query(
      "update exam_modules set status = 'retired' where id in (select module_id from practice_exam_modules where practice_exam_id = 'practice-exam-2')",
    );
    await server.database.query(
      "update questions set owner = 'editors', status = 'retired' where id in (select question_id from exam_module_questions mq join practice_exam_modules p using (module_id) where practice_exam_id = 'practice-exam-2')",
    );
    server.advance(expiry);
    expect((await late.api.call('listExams', {})).exams.map(({ id }) => id)).toEqual([
      'practice-exam-1',
      'practice-exam-3',
      'practice-exam-4',
      'practice-exam-5',
    ]);
    expect((await late.api.try('startSession', { body: { practiceExamId: 'practice-exam-2' } })).status).toBe(404);
    await answerAndSubmit(early, open, 0, () => 'B');
    for (const position of [1, 2, 3] as const) {
      if (position === 2) await early.api.call('endBreak', { params: { sessionId: session.id } });
      const next = await early.api.call('startModule', { params: { sessionId: session.id, position } });
      await answerAndSubmit(early, next, position, () => null);
    }
    const after = await early.api.call('getSession', { params: { sessionId: session.id } });
    expect(after.phase.kind).toBe('complete');
    const review = await done.api.call('getReview', { params: { resultId, position: 0 } });
    expect(review.questions).toHaveLength(27);
    expect(review.questions[0]?.keys).toHaveLength(1);
  });

  test('a retired question leaves the quizzes within seconds and a published one enters them; a quiz in progress keeps its own', async () => {
    const { api } = await verifiedStudent(server);
    const quiz = await api.call('startQuiz', { body: { practiceSet: 'circles' } });
    const ids = quiz.questions.map(({ question }) => question.id);
    const change = (status: string) =>
      server.database.query(
        "update questions q set owner = 'editors', status = $1 from question_versions v where v.question_id = q.id and v.topic_id = 29 and 'practice' = any(q.usage_contexts)",
        [status],
      );
    await change('retired');
    server.advance(expiry);
    const other = await verifiedStudent(server);
    expect((await other.api.call('listPracticeSets', {})).practiceSets.map(({ slug }) => slug)).not.toContain('circles');
    expect((await api.call('getQuiz', { params: { quizId: quiz.id } })).questions.map(({ question }) => question.id)).toEqual(ids);
    const { outcome } = await api.call('answerQuizQuestion', {
      params: { quizId: quiz.id },
      body: { position: 0, answer: quiz.questions[0]?.question.format === 'spr' ? '7' : 'A', timeSpentMs: 900 },
    });
    expect(outcome.explained.steps.length).toBeGreaterThan(1);
    await change('published');
    server.advance(expiry);
    expect((await other.api.call('listPracticeSets', {})).practiceSets.map(({ slug }) => slug)).toContain('circles');
  });

  test('guests are asked only what is meant for guests', async () => {
    await server.database.query(
      "update questions q set owner = 'editors', usage_contexts = '{practice}' from question_versions v where v.question_id = q.id and v.topic_id = 28 and 'guest' = any(q.usage_contexts)",
    );
    server.advance(expiry);
    const { api } = await verifiedStudent(server);
    const keys = async (who: Person['api']) => (await who.call('listPracticeSets', {})).practiceSets.map(({ slug }) => slug);
    expect(await keys(api)).toContain('right-triangles-trigonometry');
    expect(await keys(new ApiClient(server))).not.toContain('right-triangles-trigonometry');
  });
});

test('inside a transaction the pool gives no second connection: asking for one is an error, not a deadlock', async () => {
  const server = await startTestServer({ poolSize: 1 });
  const refused = server.database.transaction(() => server.database.query('select 1'));
  await expect(refused).rejects.toThrow(/second connection/);
  await expect(server.database.transaction(() => server.database.transaction(async () => 1))).rejects.toThrow(/second connection/);
  // Afterward, and outside the transaction, the pool serves everybody.
  expect(await Promise.all([server.database.query('select 1'), server.database.transaction((queryable) => queryable.query('select 1'))])).toHaveLength(2);
  await server.stop();
});
