/** What students see of what was recorded. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { practiceQuestions } from '#content/items/practice-questions.ts';
import { foldStatistics } from '#server/features/learning/fold-store.ts';
import { ApiClient } from '../support/api-client.ts';
import { answerAndSubmit, studentWithPlus, takeExam, verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const bank = new Map(practiceQuestions().map((question) => [question.id, question]));
const startQuiz = (api: ApiClient, practiceSet: string) => api.call('startQuiz', { body: { practiceSet } });
type Started = Awaited<ReturnType<typeof startQuiz>>;

async function answer(api: ApiClient, quiz: Started, position: number, right: boolean): Promise<void> {
  const question = bank.get(quiz.questions[position]?.question.id ?? '');
  if (!question) throw new Error('not a practice question');
  const key = question.format === 'choice' ? question.solution.key : (question.solution.keys[0] ?? '');
  const wrong = question.format === 'spr' ? '999' : key === 'A' ? 'B' : 'A';
  await api.call('answerQuizQuestion', { params: { quizId: quiz.id }, body: { position, answer: right ? key : wrong, timeSpentMs: 1200 } });
}

describe('attempts', () => {
  test('of exams and quizzes come newest first, with the error behind a wrong choice', async () => {
    const student = await studentWithPlus(server);
    const { api } = student;
    expect(await api.call('listAttempts')).toEqual({ attempts: [] });
    const resultId = await takeExam(student, ({ format }) => (format === 'choice' ? 'A' : null));
    server.advance(1000);
    const quiz = await startQuiz(api, 'algebra');
    const place = quiz.questions.findIndex(({ question }) => question.format === 'choice');
    await answer(api, quiz, place, false);
    const { attempts } = await api.call('listAttempts');
    const [newest, ...exam] = attempts;
    const asked = bank.get(quiz.questions[place]?.question.id ?? '');
    expect(newest).toMatchObject({
      questionId: asked?.id,
      quizId: quiz.id,
      examId: null,
      context: 'untimed-quiz',
      correct: false,
      firstSeen: true,
      timeSpentMs: 1200,
    });
    const misconceptions = asked?.format === 'choice' ? Object.values(asked.solution.choices).flatMap((choice) => choice.misconception ?? []) : [];
    expect(misconceptions).toContain(newest?.misconception);
    expect(exam.every((one) => one.examId === resultId && one.quizId === null && one.context === 'practice-exam')).toBe(true);
    // An omitted question is in the exam's review but is not an attempt.
    const reviewed = await Promise.all(([0, 1, 2, 3] as const).map((position) => api.call('getReview', { params: { resultId, position } })));
    const responses = reviewed.flatMap(({ questions }) => questions.map(({ response }) => response));
    expect(responses).toHaveLength(98);
    expect(exam).toHaveLength(responses.filter(({ answer: given }) => given !== null).length);
    expect(exam.filter(({ correct }) => correct)).toHaveLength(responses.filter(({ correct }) => correct).length);
    expect((await api.call('listAttempts', { query: { limit: 3 } })).attempts).toEqual(attempts.slice(0, 3));
    const topicId = newest?.topicId ?? 0;
    expect((await api.call('listAttempts', { query: { topicId } })).attempts).toEqual(attempts.filter((one) => one.topicId === topicId));
  });

  test('of an exam taken again are not marked as first sightings', async () => {
    const student = await studentWithPlus(server);
    const { api } = student;
    for (const first of [true, false]) {
      const resultId = await takeExam(student, ({ format }) => (format === 'choice' ? 'A' : '1'));
      const { attempts } = await api.call('listAttempts');
      const own = attempts.filter(({ examId }) => examId === resultId);
      expect(own).toHaveLength(98);
      expect(own.every(({ firstSeen }) => firstSeen === first)).toBe(true);
      server.advance(60_000);
    }
  });
});

test('the history of a topic has an entry for each exam and each quiz, oldest first', async () => {
  const student = await verifiedStudent(server);
  const { api } = student;
  const quiz = await startQuiz(api, 'circles');
  for (const [position, right] of [true, false, true].entries()) {
    await answer(api, quiz, position, right);
    server.advance(1000);
  }
  await takeExam(student, ({ format }) => (format === 'choice' ? 'A' : '1'));
  const { attemptHistory } = await api.call('getTopicHistory', { params: { topicId: 29 } });
  expect(attemptHistory).toHaveLength(2);
  expect(attemptHistory[0]).toMatchObject({ accuracy: 67, questionsAttempted: 3, questionsCorrect: 2 });
  const topic = (await api.call('getProgress')).topics.find(({ topicId }) => topicId === 29);
  expect(attemptHistory.reduce((sum, { questionsAttempted }) => sum + questionsAttempted, 0)).toBe(topic?.questionsAttempted);
  expect((await api.call('getTopicHistory', { params: { topicId: 29 }, query: { limit: 1 } })).attemptHistory).toEqual(attemptHistory.slice(1));
  expect(await api.refused('getTopicHistory', { params: { topicId: 30 } })).toMatchObject({ status: 400 });
});

test('a quiz with an answer in it is what to do next, until it is finished', async () => {
  const { api } = await verifiedStudent(server);
  const next = async () => (await api.call('getProgress')).next;
  const quiz = await api.call('startQuiz', { body: { practiceSet: 'algebra' } });
  expect(await next()).toEqual({ kind: 'check', section: 'reading-writing' });
  await answer(api, quiz, 0, true);
  expect(await next()).toEqual({ kind: 'resume-quiz', quizId: quiz.id, answered: 1, questions: quiz.questions.length, remainingMs: null });
  await api.call('submitQuiz', { params: { quizId: quiz.id }, body: { saves: [] } });
  expect(await next()).toEqual({ kind: 'check', section: 'reading-writing' });
  // Ten answers in each section are a check of both.
  for (const practiceSet of ['words-in-context', 'algebra', 'algebra', 'linear-functions']) {
    const other = await api.call('startQuiz', { body: { practiceSet } });
    for (const position of other.questions.keys()) await answer(api, other, position, true);
    await api.call('submitQuiz', { params: { quizId: other.id }, body: { saves: [] } });
  }
  expect(await next()).toMatchObject({ kind: 'first-exam' });
});

test('a quiz on the clock that is what to do next says how much time is left', async () => {
  const { api } = await verifiedStudent(server);
  const quiz = await api.call('startCustomQuiz', { body: { source: 'topics', topics: [11], length: 5, timing: 'test-pace' } });
  const params = { quizId: quiz.id };
  const answer = quiz.questions[0]?.question.format === 'choice' ? 'A' : '1';
  await api.call('saveQuizAnswers', { params, body: { saves: [{ position: 0, answer, guessed: false, timeSpentMs: 4000, seq: 1, device: 'testdevice01' }] } });
  server.advance(30_000);
  const left = (quiz.remainingMs ?? 0) - 30_000;
  expect((await api.call('getProgress')).next).toMatchObject({ kind: 'resume-quiz', quizId: quiz.id, answered: 1, remainingMs: expect.closeTo(left, -4) });
});

test('ranks are the same before and after the counts are folded, and exclude guests', async () => {
  const own = await startTestServer();
  try {
    const [first, second, third] = [await verifiedStudent(own), await verifiedStudent(own), await verifiedStudent(own)];
    for (const [student, answers] of [
      [first, 3],
      [second, 2],
      [third, 2],
    ] as const) {
      const quiz = await startQuiz(student.api, 'algebra');
      for (let position = 0; position < answers; position++) await answer(student.api, quiz, position, true);
    }
    const guest = new ApiClient(own);
    const quiz = await startQuiz(guest, 'algebra');
    for (let position = 0; position < 9; position++) await answer(guest, quiz, position, true);
    const unranked = { percentile: 0, position: 1, total: 0 };
    const ranks = async () => Promise.all([first, second, third].map(async ({ api }) => api.call('getRankings')));
    const expected = [
      { questions: { percentile: 100, position: 1, total: 3 }, accuracy: unranked, isRanked: true },
      { questions: { percentile: 50, position: 2, total: 3 }, accuracy: unranked, isRanked: true },
      { questions: { percentile: 50, position: 2, total: 3 }, accuracy: unranked, isRanked: true },
    ];
    expect(await ranks()).toEqual(expected);
    await own.database.transaction((queryable) => foldStatistics(queryable, 1000));
    expect((await own.database.query('select 1 from statistics_changes')).rowCount).toBe(0);
    expect(await ranks()).toEqual(expected);
  } finally {
    await own.stop();
  }
});

test('an exam submitted while quizzes are answered loses nothing', async () => {
  const student = await verifiedStudent(server);
  const { api } = student;
  const session = await api.call('startSession', { body: { practiceExamId: 'practice-exam-1' } });
  for (const position of [0, 1, 2] as const)
    await answerAndSubmit(student, await api.call('startModule', { params: { sessionId: session.id, position } }), position, ({ format }) =>
      format === 'choice' ? 'A' : '1',
    );
  const open = await api.call('startModule', { params: { sessionId: session.id, position: 3 } });
  const quizzes = [await startQuiz(api, 'algebra'), await startQuiz(api, 'advanced-math'), await startQuiz(api, 'smart')];
  expect((await api.call('listPracticeSets')).practiceSets.filter((set) => set.open !== null)).toHaveLength(3);
  await Promise.all([
    answerAndSubmit(student, open, 3, ({ format }) => (format === 'choice' ? 'A' : '1')),
    ...quizzes.flatMap((quiz) => Array.from({ length: 8 }, (_, position) => answer(api, quiz, position, position % 2 === 0))),
  ]);
  const { totalQuestions, topics } = await api.call('getProgress');
  expect(totalQuestions).toBe(98 + 24);
  expect(topics.reduce((sum, { questionsAttempted }) => sum + questionsAttempted, 0)).toBe(98 + 24);
});
