/** Quizzes that students put together: what they ask, what is stored until they are submitted, and their results. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { practiceQuestions } from '#content/items/practice-questions.ts';
import type { Quiz, QuizSave } from '#contract/quizzes.ts';
import type { Question } from '#core/questions/question.ts';
import { ApiClient } from '../support/api-client.ts';
import { goodPassword, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const bank = new Map(practiceQuestions().map((question) => [question.id, question]));
const questionAt = (quiz: Quiz, position: number): Question => bank.get(quiz.questions[position]?.question.id ?? '') as Question;
const keyAt = (quiz: Quiz, position: number): string => {
  const question = questionAt(quiz, position);
  return question.format === 'choice' ? question.solution.key : (question.solution.keys[0] ?? '');
};
const wrongAt = (quiz: Quiz, position: number): string => {
  const question = questionAt(quiz, position);
  return question.format === 'spr' ? '999' : question.solution.key === 'A' ? 'B' : 'A';
};
const algebra = { source: 'topics', topics: [11, 12, 13, 14, 15], length: 5, mode: 'at-end' } as const;
const start = (api: ApiClient, change: object = {}) => api.call('startCustomQuiz', { body: { ...algebra, ...change } });
const save = (position: number, answer: string | null, change: Partial<QuizSave> = {}): QuizSave => ({
  position,
  answer,
  guessed: false,
  timeSpentMs: 4000,
  seq: 1,
  device: 'testdevice01',
  ...change,
});
const of = (quiz: Quiz) => ({ params: { quizId: quiz.id } });
const put = (api: ApiClient, quiz: Quiz, ...saves: QuizSave[]) => api.call('saveQuizAnswers', { ...of(quiz), body: { saves } });
const submit = (api: ApiClient, quiz: Quiz, ...saves: QuizSave[]) => api.call('submitQuiz', { ...of(quiz), body: { saves } });
const grant = (person: Person, tier: 'plus' | 'max') =>
  server.database.query('update users set membership_tier = $2, membership_end_date = null where id = $1', [person.id, tier]);
const attemptsOf = async ({ id }: Person) =>
  (
    await server.database.query<{ number: number; answer: string; correct: boolean; guessed: boolean; context: string; time_spent_ms: number }>(
      'select number, answer, correct, guessed, context, time_spent_ms from question_attempts where user_id = $1 order by number',
      [id],
    )
  ).rows;

describe('a quiz explained at its end', () => {
  test('tells nothing before it is submitted, and everything about what was answered afterward', async () => {
    const student = await verifiedStudent(server);
    const { api } = student;
    const quiz = await start(api);
    const [right, wrong] = [keyAt(quiz, 0), wrongAt(quiz, 1)];
    await put(api, quiz, save(0, right, { guessed: true }), save(1, wrong));
    expect(await api.refused('answerQuizQuestion', { ...of(quiz), body: { position: 2, answer: 'A', timeSpentMs: 1 } })).toMatchObject({
      code: 'quiz-explains-at-end',
    });
    const before = await api.call('getQuiz', of(quiz));
    expect(before.questions.map(({ outcome }) => outcome)).toEqual([null, null, null, null, null]);
    expect(before.questions.map(({ saved }) => saved?.answer ?? null)).toEqual([right, wrong, null, null, null]);
    expect(JSON.stringify(before)).not.toContain('takeaway');
    expect(await attemptsOf(student)).toEqual([]);
    const done = await submit(api, quiz, save(2, wrongAt(quiz, 2)));
    expect(done.completedAt).not.toBeNull();
    expect(done.questions.map(({ outcome }) => outcome?.correct ?? null)).toEqual([true, false, false, null, null]);
    expect(done.questions[3]?.outcome).toBeNull();
    expect(await attemptsOf(student)).toMatchObject([
      { number: 1, answer: right, correct: true, guessed: true, context: 'untimed-quiz', time_spent_ms: 4000 },
      { number: 2, answer: wrong, correct: false, guessed: false },
      { number: 3, correct: false },
    ]);
  });

  test('keeps the later of two changes from two devices, whichever arrives first, and the longer time', async () => {
    const { api } = await verifiedStudent(server);
    const quiz = await start(api);
    const [one, other] = [wrongAt(quiz, 0), keyAt(quiz, 0)];
    await put(api, quiz, save(0, one, { seq: 3, device: 'devicebbbb', timeSpentMs: 2000 }));
    await put(api, quiz, save(0, other, { seq: 2, device: 'devicecccc', timeSpentMs: 9000 }));
    expect((await api.call('getQuiz', of(quiz))).questions[0]?.saved).toMatchObject({ answer: one, seq: 3, timeSpentMs: 9000 });
    await put(api, quiz, save(0, other, { seq: 3, device: 'devicedddd' }));
    expect((await api.call('getQuiz', of(quiz))).questions[0]?.saved).toMatchObject({ answer: other, device: 'devicedddd' });
    await put(api, quiz, save(0, null, { seq: 4 }));
    expect((await api.call('getQuiz', of(quiz))).questions[0]?.saved?.answer).toBeNull();
  });

  test('is recorded once, however often it is submitted at the same time; nothing changes after that', async () => {
    const student = await verifiedStudent(server);
    const quiz = await start(student.api);
    await put(student.api, quiz, ...[0, 1, 2, 3, 4].map((position) => save(position, keyAt(quiz, position))));
    const ends = await Promise.all(Array.from({ length: 6 }, () => submit(student.api, quiz)));
    expect(new Set(ends.map(({ completedAt }) => completedAt)).size).toBe(1);
    expect(await attemptsOf(student)).toHaveLength(5);
    expect(await student.api.refused('saveQuizAnswers', { ...of(quiz), body: { saves: [save(0, wrongAt(quiz, 0), { seq: 9 })] } })).toMatchObject({
      status: 409,
      code: 'quiz-closed',
    });
    expect((await submit(student.api, quiz, save(0, wrongAt(quiz, 0), { seq: 9 }))).questions[0]?.outcome?.correct).toBe(true);
  });

  test('loses no acknowledged answer to a submission at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { api } = await verifiedStudent(server);
      const quiz = await start(api);
      const saving = [0, 1, 2, 3, 4].map(async (position) => {
        const { status } = await api.try('saveQuizAnswers', { ...of(quiz), body: { saves: [save(position, keyAt(quiz, position))] } });
        return status === 200 ? [position] : [];
      });
      const [acknowledged] = await Promise.all([Promise.all(saving), submit(api, quiz)]);
      const { questions } = await api.call('getQuiz', of(quiz));
      expect(acknowledged.flat().filter((position) => questions[position]?.outcome === null)).toEqual([]);
    }
  });

  test('on the clock has the pace of the test; an answer after the end counts as one without it', async () => {
    const student = await verifiedStudent(server);
    const quiz = await start(student.api, { timing: 'test-pace', mode: 'after-each' });
    const allowed = Math.ceil((5 * 2_100_000) / 22 / 1000) * 1000;
    expect(quiz.remainingMs).toBeLessThanOrEqual(allowed);
    expect(quiz.remainingMs).toBeGreaterThan(allowed - 5_000);
    server.advance(60_000);
    expect((await student.api.call('getQuiz', of(quiz))).remainingMs).toBeLessThanOrEqual((quiz.remainingMs ?? 0) - 60_000);
    // The same request again returns the quiz in progress.
    expect((await start(student.api, { timing: 'test-pace', mode: 'after-each' })).id).toBe(quiz.id);
    await submit(student.api, quiz, save(0, keyAt(quiz, 0)));
    const late = await start(student.api, { timing: 'test-pace' });
    server.advance((late.remainingMs ?? 0) + 20_000);
    await submit(student.api, late, save(0, keyAt(late, 0)));
    expect((await attemptsOf(student)).map(({ context }) => context).toSorted()).toEqual(['timed-quiz', 'untimed-quiz']);
  });

  test('refuses an answer that does not fit its question, and a question it does not have', async () => {
    const { api } = await verifiedStudent(server);
    // All of Reading and Writing are choices.
    const quiz = await start(api, { topics: [9] });
    for (const bad of [save(0, '12'), save(39, 'A')])
      expect(await api.refused('saveQuizAnswers', { ...of(quiz), body: { saves: [bad] } })).toMatchObject({ status: 400, code: 'wrong-answer-format' });
  });
});

describe('a quiz of one’s own', () => {
  test('asks what was chosen and nothing seen in the last 30 days; after them, it may come again', async () => {
    const own = await startTestServer();
    try {
      const student = await verifiedStudent(own);
      await own.database.query("update users set membership_tier = 'plus' where id = $1", [student.id]);
      const transitions = [...bank.values()].filter(({ topicId }) => topicId === 8).length;
      const wanted = { topics: [8], length: 40 };
      const first = await start(student.api, wanted);
      expect(first.questions).toHaveLength(Math.min(40, transitions));
      expect(first.questions.every(({ topicId }) => topicId === 8)).toBe(true);
      await submit(student.api, first);
      expect(await student.api.refused('startCustomQuiz', { body: { ...algebra, ...wanted } })).toMatchObject({ status: 409, code: 'no-new-questions' });
      const { counts } = await student.api.call('getQuestionBank');
      const own8 = counts.filter(({ topicId }) => topicId === 8);
      expect(own8.reduce((sum, { questions }) => sum + questions, 0)).toBe(transitions);
      expect(own8.reduce((sum, { ready }) => sum + ready, 0)).toBe(0);
      own.advance(30 * 24 * 3600_000 + 1000);
      await student.api.call('signIn', { body: { email: student.email, password: goodPassword } });
      expect((await start(student.api, wanted)).questions).toHaveLength(Math.min(40, transitions));
    } finally {
      await own.stop();
    }
  });

  test('of a free account has at most ten questions; a plan lifts that', async () => {
    const student = await verifiedStudent(server);
    expect(await student.api.refused('startCustomQuiz', { body: { ...algebra, length: 11 } })).toMatchObject({ status: 403, code: 'quiz-too-long' });
    expect((await student.api.call('getQuestionBank')).longest).toBe(10);
    await grant(student, 'plus');
    expect((await start(student.api, { length: 11 })).questions.length).toBe(11);
    expect((await student.api.call('getQuestionBank')).longest).toBe(40);
  });

  test('that is smart is refused while smart quizzes are switched off, unless it is under way', async () => {
    const { api } = await verifiedStudent(server);
    const guest = new ApiClient(server);
    const begun = await guest.call('startQuiz', { body: { practiceSet: 'smart' } });
    const isListed = async (client: ApiClient) => (await client.call('listPracticeSets')).practiceSets.some(({ slug }) => slug === 'smart');
    await server.database.query(`insert into config (name, value) values ('featureFlags', '{"smartQuizEnabled": false}')`);
    expect((await guest.call('startQuiz', { body: { practiceSet: 'smart' } })).id).toBe(begun.id);
    expect(await isListed(guest)).toBe(true);
    const visitor = new ApiClient(server);
    expect(await isListed(visitor)).toBe(false);
    expect(await visitor.refused('startQuiz', { body: { practiceSet: 'smart' } })).toMatchObject({ status: 409, code: 'smart-quiz-off' });
    expect(await api.refused('startCustomQuiz', { body: { ...algebra, source: 'smart' } })).toMatchObject({ status: 409, code: 'smart-quiz-off' });
    expect((await api.call('getQuestionBank')).smartQuizEnabled).toBe(false);
    await server.database.query("delete from config where name = 'featureFlags'");
    expect((await start(api, { source: 'smart' })).questions).toHaveLength(5);
  });

  test('has a result once it is finished: how it went, and each topic before and after', async () => {
    const { api } = await verifiedStudent(server);
    const first = await start(api);
    expect(await api.call('getQuizResult', of(first))).toMatchObject({ quiz: { completedAt: null }, topics: [], timeSpentMs: 0 });
    await submit(api, first, ...[0, 1, 2, 3, 4].map((position) => save(position, keyAt(first, position))));
    const second = await start(api);
    await submit(api, second, save(0, wrongAt(second, 0), { timeSpentMs: 7000 }));
    const result = await api.call('getQuizResult', of(second));
    const [topic] = result.topics;
    const earlier = first.questions.filter(({ topicId }) => topicId === topic?.topicId).length;
    expect(result.timeSpentMs).toBe(7000);
    expect(result.topics).toEqual([
      {
        topicId: questionAt(second, 0).topicId,
        correct: 0,
        answered: 1,
        before: { correct: earlier, questions: earlier },
        strengthBefore: null,
        strengthAfter: null,
      },
    ]);
    // The first quiz's result, read later, does not include what came after it.
    expect((await api.call('getQuizResult', of(first))).topics.every(({ before }) => before.questions === 0)).toBe(true);
  });

  test('explained after each question can be ended early; the rest is left open', async () => {
    const student = await verifiedStudent(server);
    const quiz = await start(student.api, { mode: 'after-each' });
    await student.api.call('answerQuizQuestion', { ...of(quiz), body: { position: 1, answer: wrongAt(quiz, 1), guessed: true, timeSpentMs: 5 } });
    const done = await submit(student.api, quiz, save(2, keyAt(quiz, 2)));
    expect(done.questions.map(({ outcome }) => outcome?.correct ?? null)).toEqual([null, false, null, null, null]);
    expect(await attemptsOf(student)).toMatchObject([{ number: 2, guessed: true }]);
    expect(await student.api.refused('answerQuizQuestion', { ...of(quiz), body: { position: 0, answer: keyAt(quiz, 0), timeSpentMs: 5 } })).toMatchObject({
      code: expect.stringMatching(/quiz-closed|wrong-answer-format/) as string,
    });
  });
});
