/** Every later build shows earlier results and continues exams in progress: rows of an earlier build are migrated and read. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { standardShape } from '#core/exams/shape.ts';
import { ApiClient } from '../support/api-client.ts';
import { stored, updateFromEarlier } from '../support/earlier-build.ts';
import { answerState, goodPassword, verifiedStudent, takeExam } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let api: ApiClient;
beforeAll(async () => {
  server = await startTestServer({ fill: updateFromEarlier });
  api = new ApiClient(server);
  await api.call('signIn', { body: { email: stored.email, password: goodPassword } });
});
afterAll(() => server.stop());

const lastResult = String(stored.seen.list.results[0]?.id);

test('a result is told without its responses to whoever asks for it so', async () => {
  const params = { resultId: lastResult };
  const whole = await api.call('getResult', { params });
  expect(whole.responses.length).toBeGreaterThan(0);
  expect(await api.call('getResult', { params, query: { responses: 'true' } })).toEqual(whole);
  expect(await api.call('getResult', { params, query: { responses: 'false' } })).toEqual({ ...whole, responses: [] });
});

test('every result says what it said to its student then', async () => {
  expect(Object.keys(stored.seen.results)).toHaveLength(2);
  for (const [resultId, then] of Object.entries(stored.seen.results)) {
    const { shape, paces, repeated, responses, comparison, worth, prediction, ...now } = await api.call('getResult', { params: { resultId } });
    // What this build adds: exams from before the pace was recorded are fully explained.
    expect(paces).toEqual([]);
    expect(worth?.length).toBeLessThanOrEqual(3);
    expect(prediction).toBeNull();
    expect(responses.every(({ explained }) => explained)).toBe(true);
    const told = {
      ...now,
      // These exams were worked through, and one that was not keeps the score it was given.
      sections: now.sections.map(({ noScore, ...section }) => {
        expect(noScore).toBeNull();
        return section;
      }),
      responses: responses.map(({ explained: _explained, ...response }) => response),
      comparison: comparison && { ...comparison, repeated },
    };
    expect(told).toEqual(then);
    expect(shape.map(({ section }) => section)).toEqual(standardShape.map(({ section }) => section));
    expect(shape.reduce((sum, { questionCount }) => sum + questionCount, 0)).toBe(responses.length);
  }
});

test('the list, the newest result and the review are as they were', async () => {
  // What this build adds: whether a result counts. Those of earlier builds do.
  expect((await api.call('listResults')).items).toEqual(stored.seen.list.results.map((each) => ({ ...Object(each), hurried: false })));
  const { result } = await api.call('getLatestResult', { query: {} });
  expect(result?.id).toBe(lastResult);
  for (const [resultId, review] of Object.entries(stored.seen.reviews)) {
    const { questions } = await api.call('getReview', { params: { resultId, position: 2 } });
    // What this build adds: the way with the calculator, the concept that teaches the kind, and the minus of a number that is the answer.
    const told = { questions: questions.map(({ calculatorWay: _way, concept: _concept, ...rest }) => rest) };
    expect(JSON.parse(JSON.stringify(told).replaceAll('The answer is −', 'The answer is -'))).toEqual(review);
  }
});

test('the exam under way is where it was left, with its answers, and comes to its end', async () => {
  const session = await api.call('getSession', { params: { sessionId: String(stored.seen.session['id']) } });
  const { examTitle, mode, timeMultiplier, currentModuleIndex, currentQuestionIndex, startedAt } = session;
  expect(stored.seen.session).toMatchObject({ examTitle, mode, timeMultiplier, currentModuleIndex, currentQuestionIndex, startedAt });
  expect(session.phase).toMatchObject({ kind: 'module', position: 1, clock: { allowedMs: 1_920_000, paused: true } });
  const { shape } = session;
  expect(shape.map(({ questionCount, unscoredCount, breakBefore, adaptive }) => [questionCount, unscoredCount, breakBefore, adaptive])).toEqual([
    [27, 2, 0, false],
    [27, 2, 0, true],
    [22, 2, 600, false],
    [22, 2, 0, true],
  ]);
  const sessionId = session.id;
  const open = await api.call('startModule', { params: { sessionId, position: 1 } });
  expect([{ ...open.module, moduleId: '' }, open.answers]).toEqual([{ ...Object(stored.seen.module.module), moduleId: '' }, stored.seen.module.answers]);
  let resultId = '';
  for (const position of [1, 2, 3]) {
    const { module } = await api.call('startModule', { params: { sessionId, position } });
    await server.database.query(`update exam_module_attempts set started_at = started_at - interval '5 minutes' where session_id = $1`, [sessionId]);
    const saves = module.questions.map(({ id, format }) => answerState(id, format === 'choice' ? 'A' : '7', { seq: 9 }));
    const { phase } = await api.call('submitModule', { params: { sessionId, position }, body: { reason: 'student', saves } });
    if (phase.kind === 'complete') ({ resultId } = phase);
  }
  const result = await api.call('getResult', { params: { resultId } });
  expect(result.examTitle).toBe('Practice Exam 2');
  expect(result.responses.map(({ answer }) => answer)).toHaveLength(98);
  expect(result.sections.map(({ route }) => route)).toEqual([expect.stringMatching(/easier|harder/), expect.stringMatching(/easier|harder/)]);
});

test('the quiz under way goes on: what was answered is explained, the rest is asked', async () => {
  const quizId = String(stored.rows.quizzes[0]?.id);
  const { questions, completedAt } = await api.call('getQuiz', { params: { quizId } });
  expect(completedAt).toBeNull();
  expect(questions.map(({ outcome }) => outcome !== null)).toEqual(questions.map((_question, index) => index < 3));
  const open = questions[3]?.question;
  const body = { position: 3, answer: open?.format === 'choice' ? 'A' : '7', timeSpentMs: 900 };
  const { outcome } = await api.call('answerQuizQuestion', { params: { quizId }, body });
  expect(outcome.explained.question.id).toBe(open?.id);
});

test('what a later build adds to a result does not keep this one from showing it', async () => {
  const student = await verifiedStudent(server);
  const resultId = await takeExam(student, (question) => (question.format === 'choice' ? 'A' : '7'));
  const before = await student.api.call('getResult', { params: { resultId } });
  await server.database.query(
    `update exam_results set facts = facts || '{"version": 3, "pacing": {"coach": ["Slow down."]}}'::jsonb
       || jsonb_build_object('modules', (select jsonb_agg(m || '{"proctored": true}'::jsonb) from jsonb_array_elements(facts -> 'modules') m),
         'questions', (facts -> 'questions') || '{"changes": [[1, 2]]}'::jsonb,
         'shape', (select jsonb_agg(s || '{"tools": ["abacus"]}'::jsonb) from jsonb_array_elements(facts -> 'shape') s))
     where user_id = $1`,
    [student.id],
  );
  expect(await student.api.call('getResult', { params: { resultId } })).toEqual(before);
});
