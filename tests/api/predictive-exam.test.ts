/** The predictive exam: drawn stage by stage, scored alone and with earlier answers, as often as the plan says. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { practiceQuestions } from '#content/items/practice-questions.ts';
import { publishedForPrediction } from '#content/items/published.ts';
import { topicById } from '#core/topics/topics.ts';
import { answerAndSubmit, answerState, takeExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const keptBack = new Set(publishedForPrediction().map(({ id }) => id));
const bank = new Map([...practiceQuestions(), ...publishedForPrediction()].map((question) => [question.id, question]));
const keyOf = (questionId: string): string => {
  const question = bank.get(questionId);
  if (!question) throw new Error(`${questionId} is neither for practice nor for predictive exams`);
  return question.format === 'choice' ? question.solution.key : (question.solution.keys[0] ?? '');
};
const setTier = (person: Person, tier: string) => server.database.query('update users set membership_tier = $2 where id = $1', [person.id, tier]);

/** Takes it, all right or all wrong; the result and what each stage asked. */
async function predict(person: Person, right: boolean, stages = 8) {
  const session = await person.api.call('startPredictive', { body: {} });
  const asked: string[][] = [];
  for (const { position } of session.shape.slice(0, stages)) {
    const open = await person.api.call('startModule', { params: { sessionId: session.id, position } });
    asked.push(open.module.questions.map(({ id }) => id));
    const after = await answerAndSubmit(person, open, position, ({ id, format }) => (right ? keyOf(id) : format === 'choice' ? null : '99999'));
    if (after.phase.kind === 'complete') return { session, asked, result: await person.api.call('getResult', { params: { resultId: after.phase.resultId } }) };
  }
  return { session, asked, result: null };
}

test('asks 44 different questions of both sections in stages, and predicts a score with its range, alone and with what was known before', async () => {
  const student = await verifiedStudent(server);
  await takeExam(student, ({ format }) => (format === 'choice' ? 'A' : '1'));
  const { asked, result } = await predict(student, true);
  expect(asked.map(({ length }) => length)).toEqual([3, 5, 7, 9, 2, 4, 6, 8]);
  expect(new Set(asked.flat()).size).toBe(44);
  expect(asked.flat().every((id, index) => topicById(bank.get(id)?.topicId ?? 1).section === (index < 24 ? 'reading-writing' : 'math'))).toBe(true);
  expect(result).toMatchObject({ practiceExamId: 'predictive', examTitle: 'Predictive exam', repeated: false });
  const { total, prediction } = result ?? {};
  if (!total || !prediction?.lastExam) throw new Error('no prediction');
  expect(total.score).toBeGreaterThan(1200);
  expect(total.low).toBeLessThan(total.score);
  // An exam full of wrong answers pulls it down.
  expect(prediction.total.score).toBeLessThan(total.score);
  expect(prediction.earlier).toBe(98);
  expect(prediction.lastExam.title).toBe('Practice Exam 1');
  expect(prediction.lastExam.total).toBeLessThan(prediction.total.score);
  const { history, inProgress } = await student.api.call('getPredictive');
  expect(history).toEqual([{ resultId: result?.id, completedAt: result?.completedAt, ...total }]);
  expect(inProgress).toBeNull();
});

test('asks somebody who gets everything right harder questions than somebody who gets nothing right', async () => {
  const level = async (right: boolean) => {
    const { asked } = await predict(await verifiedStudent(server), right);
    const last = [...(asked[3] ?? []), ...(asked[7] ?? [])];
    return last.reduce((sum, id) => sum + (bank.get(id)?.difficulty ?? 0), 0) / last.length;
  };
  expect(await level(true)).toBeGreaterThan((await level(false)) + 0.7);
});

test('a stage cannot be opened before the one before it is submitted, and opening it again asks the same', async () => {
  const { api } = await verifiedStudent(server);
  const { id: sessionId } = await api.call('startPredictive', { body: {} });
  expect(await api.try('startModule', { params: { sessionId, position: 1 } })).toMatchObject({ status: 409 });
  const first = await api.call('startModule', { params: { sessionId, position: 0 } });
  const again = await api.call('startModule', { params: { sessionId, position: 0 } });
  expect(again.module).toEqual(first.module);
  expect((await api.call('startPredictive', { body: {} })).id).toBe(sessionId);
});

test('time left over in a stage is added to the next one of its section, and to no other', async () => {
  const student = await verifiedStudent(server);
  const { id: sessionId } = await student.api.call('startPredictive', { body: {} });
  const allowed: number[] = [];
  for (const position of [0, 1, 2, 3, 4]) {
    const open = await student.api.call('startModule', { params: { sessionId, position } });
    if (open.session.phase.kind === 'module') allowed.push(open.session.phase.clock.allowedMs);
    await answerAndSubmit(student, open, position, ({ format }) => (format === 'choice' ? 'A' : '1'));
  }
  const minute = 60_000;
  const each = 65_000;
  expect(allowed[0]).toBe(3 * each);
  // Half of each stage's time was used.
  expect(Math.abs((allowed[1] ?? 0) - (5 + 1.5) * each)).toBeLessThan(minute / 4);
  expect(Math.abs((allowed[2] ?? 0) - (7 + 3.25) * each)).toBeLessThan(minute / 4);
  expect(allowed[4]).toBe(2 * 87_000);
});

test('comes once in 30 days on the free plan, once a week on Plus, and as often as one likes on Max; a first stage alone does not count', async () => {
  const student = await verifiedStudent(server);
  const first = await predict(student, false, 1);
  await student.api.call('deleteSession', { params: { sessionId: first.session.id } });
  expect(await student.api.call('getPredictive')).toMatchObject({ everyDays: 30, nextAt: null });
  const { session } = await predict(student, false, 2);
  // It goes on, although the plan allows no other.
  expect((await student.api.call('startPredictive', { body: {} })).id).toBe(session.id);
  // Discarding it does not give another one.
  await student.api.call('deleteSession', { params: { sessionId: session.id } });
  const refused = { status: 429, body: { error: { code: 'predictive-used-up' } } };
  expect(await student.api.try('startPredictive', { body: {} })).toMatchObject(refused);
  const { nextAt } = await student.api.call('getPredictive');
  expect(Date.parse(nextAt ?? '') - Date.now()).toBeGreaterThan(29 * 24 * 3600_000);
  await setTier(student, 'plus');
  expect(await student.api.try('startPredictive', { body: {} })).toMatchObject(refused);
  await server.database.query("update drawn_modules set drawn_at = drawn_at - interval '8 days' where user_id = $1", [student.id]);
  expect(await student.api.call('getPredictive')).toMatchObject({ everyDays: 7, nextAt: null });
  await setTier(student, 'max');
  expect((await student.api.call('startPredictive', { body: {} })).status).toBe('in-progress');
});

test('its questions rest: no quiz and no second one asks them within 30 days, whether they were answered or not', async () => {
  const student = await verifiedStudent(server);
  await setTier(student, 'max');
  const { session, asked } = await predict(student, true, 5);
  await student.api.call('deleteSession', { params: { sessionId: session.id } });
  const seen = new Set(asked.flat());
  const quiz = await student.api.call('startCustomQuiz', {
    body: { source: 'topics', topics: [1, 2, 3, 4, 5, 11, 12, 13], levels: [1, 2, 3, 4, 5], length: 40, mode: 'at-end' },
  });
  expect(quiz.questions.filter(({ question }) => seen.has(question.id))).toEqual([]);
  for (const { question } of quiz.questions) seen.add(question.id);
  const second = await predict(student, true, 8);
  expect(second.asked.flat().filter((id) => seen.has(id))).toEqual([]);
});

test('it also asks what no quiz asks', async () => {
  const student = await verifiedStudent(server);
  await setTier(student, 'max');
  const { asked } = await predict(student, true, 4);
  expect(asked.flat().filter((id) => keptBack.has(id)).length).toBeGreaterThan(0);
  for (const topic of [1, 2, 3, 4, 5] as const) {
    const quiz = await student.api.call('startCustomQuiz', { body: { source: 'topics', topics: [topic], levels: [1, 2, 3, 4, 5], length: 40 } });
    expect(quiz.questions.filter(({ question }) => keptBack.has(question.id))).toEqual([]);
  }
});

test('a question of a discarded one is no first meeting when it comes back', async () => {
  const student = await verifiedStudent(server);
  const { session, asked } = await predict(student, true, 1);
  await student.api.call('deleteSession', { params: { sessionId: session.id } });
  await server.database.query("update seen_questions set given_at = given_at - interval '40 days' where user_id = $1", [student.id]);
  const topicsAsked = [...new Set(asked.flat().map((id) => bank.get(id)?.topicId ?? 1))];
  const levels = [...new Set(asked.flat().map((id) => bank.get(id)?.difficulty ?? 3))];
  await setTier(student, 'max');
  for (const topicId of topicsAsked) {
    const quiz = await student.api.call('startCustomQuiz', { body: { source: 'topics', topics: [topicId], levels, length: 40 } });
    for (const [position, { question }] of quiz.questions.entries())
      if (asked.flat().includes(question.id))
        await student.api.call('answerQuizQuestion', { params: { quizId: quiz.id }, body: { position, answer: keyOf(question.id), timeSpentMs: 9000 } });
  }
  const { attempts } = await student.api.call('listAttempts', { query: {} });
  expect(attempts.length).toBeGreaterThan(0);
  expect(attempts.every(({ firstSeen }) => !firstSeen)).toBe(true);
});

test('a save for a question of another stage is refused, and keys stay on the server until it ends', async () => {
  const student = await verifiedStudent(server);
  const { id: sessionId } = await student.api.call('startPredictive', { body: {} });
  const first = await student.api.try('startModule', { params: { sessionId, position: 0 } });
  expect(JSON.stringify(first.body)).not.toMatch(/solution|rationale|misconception|"key"/);
  const other = [...bank.keys()].find((id) => !JSON.stringify(first.body).includes(id)) ?? '';
  expect(await student.api.try('saveAnswers', { params: { sessionId, position: 0 }, body: { saves: [answerState(other, 'A')] } })).toMatchObject({
    status: 400,
    body: { error: { code: 'unknown-question' } },
  });
});
