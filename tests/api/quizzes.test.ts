/** Quizzes over HTTP: what is asked, when a key is told, what is counted, and how many there are in a day. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examQuestions } from '#content/items/exam-questions.ts';
import { practiceQuestions } from '#content/items/practice-questions.ts';
import type { Quiz } from '#contract/quizzes.ts';
import { quizLength } from '#core/quizzes/allowance.ts';
import type { Question } from '#core/questions/question.ts';
import { deleteUnusedGuests } from '#server/features/quizzes/guest-store.ts';
import { ApiClient } from '../support/browserless-client.ts';
import { goodPassword, signUp, verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const bank = new Map(practiceQuestions().map((question) => [question.id, question]));
const keyOf = (id: string): string => {
  const question = bank.get(id) as Question;
  return question.format === 'choice' ? question.solution.key : (question.solution.keys[0] ?? '');
};
const wrongFor = (id: string): string => {
  const question = bank.get(id) as Question;
  if (question.format === 'spr') return '999';
  return question.solution.key === 'A' ? 'B' : 'A';
};
const guest = () => new ApiClient(server);
const start = (api: ApiClient, deckKey = 'algebra') => api.call('startQuiz', { body: { deckKey } });
const answer = (api: ApiClient, quiz: Quiz, position: number, given: string) =>
  api.call('answerQuizQuestion', { params: { quizId: quiz.id }, body: { position, answer: given, timeSpentMs: 1500 } });
const idAt = (quiz: Quiz, position: number): string => quiz.questions[position]?.question.id ?? '';
const statsOf = async (userId: string) => {
  const { rows } = await server.database.query<{ total_questions: number; correct_total: number }>(
    'select total_questions, correct_total from user_stats where user_id = $1',
    [userId],
  );
  return rows[0] ?? null;
};
const guestIdOf = async (quiz: Quiz): Promise<string> => {
  const { rows } = await server.database.query<{ user_id: string }>('select user_id from quizzes where id = $1', [quiz.id]);
  return rows[0]?.user_id ?? '';
};
const count = async (what: string): Promise<number> =>
  Number((await server.database.query<{ n: number }>(`select count(*)::int as n from ${what}`)).rows[0]?.n);

describe('a quiz', () => {
  test('asks real questions of the deck that are in no exam, without their keys', async () => {
    const quiz = await start(guest());
    expect(quiz.questions).toHaveLength(quizLength);
    const exams = new Set(examQuestions().map(({ id }) => id));
    for (const { topicId, question, outcome } of quiz.questions) {
      expect(bank.get(question.id)?.topicId).toBe(topicId);
      expect(topicId).toBeGreaterThanOrEqual(11);
      expect(topicId).toBeLessThanOrEqual(15);
      expect(exams.has(question.id)).toBe(false);
      expect(outcome).toBeNull();
    }
  });

  test('tells right or wrong, the key and why only with the recorded answer', async () => {
    const api = guest();
    const quiz = await start(api);
    const wrong = await answer(api, quiz, 0, wrongFor(idAt(quiz, 0)));
    expect(wrong.outcome).toMatchObject({ answer: wrongFor(idAt(quiz, 0)), correct: false });
    expect(wrong.outcome.explained.keys).toContain(keyOf(idAt(quiz, 0)));
    expect(wrong.outcome.explained.steps.length).toBeGreaterThan(1);
    const right = await answer(api, quiz, 1, keyOf(idAt(quiz, 1)));
    expect(right.outcome.correct).toBe(true);
    const { questions } = await api.call('getQuiz', { params: { quizId: quiz.id } });
    expect(questions.map(({ outcome }) => outcome?.correct ?? null)).toEqual([false, true, ...Array.from({ length: 8 }, () => null)]);
    expect(questions.map(({ question }) => question.id)).toEqual(quiz.questions.map(({ question }) => question.id));
  });

  test('takes an answer once: sent again, or changed, it gives what was recorded, and counts once', async () => {
    const api = guest();
    const quiz = await start(api);
    const [wrong, right] = [wrongFor(idAt(quiz, 0)), keyOf(idAt(quiz, 0))];
    const answers = await Promise.all([wrong, wrong, wrong, wrong].map((given) => answer(api, quiz, 0, given)));
    expect(answers.every(({ outcome }) => !outcome.correct)).toBe(true);
    expect((await answer(api, quiz, 0, right)).outcome).toMatchObject({ answer: wrong, correct: false });
    const userId = await guestIdOf(quiz);
    expect(await statsOf(userId)).toEqual({ total_questions: 1, correct_total: 0 });
    expect(await count(`question_attempts where user_id = '${userId}'`)).toBe(1);
  });

  test('a race between two answers has one winner, and both hear of it', async () => {
    const api = guest();
    const quiz = await start(api);
    const [wrong, right] = [wrongFor(idAt(quiz, 0)), keyOf(idAt(quiz, 0))];
    const both = await Promise.all([answer(api, quiz, 0, wrong), answer(api, quiz, 0, right)]);
    expect(new Set(both.map(({ outcome }) => outcome.answer)).size).toBe(1);
    expect(await statsOf(await guestIdOf(quiz))).toMatchObject({ total_questions: 1 });
  });

  test('ends with its last answer, in any order, even if they arrive together', async () => {
    const api = guest();
    const quiz = await start(api, 'circles');
    const positions = quiz.questions.map((_, index) => index).reverse();
    await Promise.all(positions.map((position) => answer(api, quiz, position, keyOf(idAt(quiz, position)))));
    const done = await api.call('getQuiz', { params: { quizId: quiz.id } });
    expect(done.completedAt).not.toBeNull();
    expect(done.questions.every(({ outcome }) => outcome?.correct)).toBe(true);
    expect(await statsOf(await guestIdOf(quiz))).toEqual({ total_questions: 10, correct_total: 10 });
    const next = await start(api, 'circles');
    expect(next.id).not.toBe(quiz.id);
  });

  test('started again goes on where it was: a lost answer to a start costs nothing', async () => {
    const api = guest();
    const quiz = await start(api);
    const again = await Promise.all([start(api), start(api), start(api)]);
    expect(new Set(again.map(({ id }) => id))).toEqual(new Set([quiz.id]));
    const { decks, allowance } = await api.call('listDecks');
    expect(allowance).toMatchObject({ perDay: 3, left: 2 });
    expect(decks.find((deck) => deck.deckKey === 'algebra')?.open).toEqual({ quizId: quiz.id, answered: 0, questions: 10 });
  });

  test('brings new questions before old ones', async () => {
    const student = await verifiedStudent(server);
    const first = await start(student.api, 'algebra');
    for (const position of first.questions.keys()) await answer(student.api, first, position, 'A').catch(() => answer(student.api, first, position, '1'));
    const second = await start(student.api, 'algebra');
    const met = new Set(first.questions.map(({ question }) => question.id));
    expect(second.questions.filter(({ question }) => met.has(question.id))).toEqual([]);
  });

  test('refuses what does not fit the question, and what is not its own', async () => {
    const api = guest();
    const quiz = await start(api, 'math');
    const choice = quiz.questions.findIndex(({ question }) => question.format === 'choice');
    const typed = quiz.questions.findIndex(({ question }) => question.format === 'spr');
    const refused = (position: number, given: unknown, quizId = quiz.id, by = api) =>
      by.refused('answerQuizQuestion', { params: { quizId }, body: { position, answer: given, timeSpentMs: 1 } });
    expect(await refused(choice, 'E')).toMatchObject({ status: 400, code: 'wrong-answer-format' });
    if (typed >= 0) expect(await refused(typed, 'x=2')).toMatchObject({ status: 400, code: 'wrong-answer-format' });
    expect(await refused(choice, '')).toMatchObject({ status: 400, code: 'bad-input' });
    expect(await refused(99, 'A')).toMatchObject({ status: 400, code: 'bad-input' });
    expect(await refused(0, 'A', '01900000-0000-7000-8000-000000000000')).toMatchObject({ status: 404, code: 'quiz-not-found' });
    expect(await refused(0, 'A', 'none')).toMatchObject({ status: 404, code: 'quiz-not-found' });
    const other = guest();
    await start(other, 'circles');
    expect(await refused(0, 'A', quiz.id, other)).toMatchObject({ status: 404, code: 'quiz-not-found' });
    expect(await other.refused('getQuiz', { params: { quizId: quiz.id } })).toMatchObject({ status: 404, code: 'quiz-not-found' });
    expect(await guest().refused('getQuiz', { params: { quizId: quiz.id } })).toMatchObject({ status: 401, code: 'not-signed-in' });
    expect(await api.refused('startQuiz', { body: { deckKey: 'no-such-deck' } })).toMatchObject({ status: 404, code: 'deck-not-found' });
  });
});

describe('the allowance', () => {
  test('of a guest is three quizzes in 24 hours, by the server’s clock', async () => {
    const own = await startTestServer();
    try {
      const api = new ApiClient(own);
      for (const deckKey of ['algebra', 'circles', 'math']) await start(api, deckKey);
      expect(await api.refused('startQuiz', { body: { deckKey: 'probability' } })).toMatchObject({ status: 429, code: 'quizzes-used-up' });
      // One under way can still be finished.
      await start(api, 'circles');
      const { allowance } = await api.call('listDecks');
      expect(allowance.left).toBe(0);
      const wait = Date.parse(allowance.nextAt ?? '') - own.now();
      expect(wait).toBeGreaterThan(23.9 * 3600_000);
      own.advance(wait - 2000);
      expect((await api.try('startQuiz', { body: { deckKey: 'probability' } })).status).toBe(429);
      own.advance(4000);
      expect((await api.try('startQuiz', { body: { deckKey: 'probability' } })).status).toBe(200);
    } finally {
      await own.stop();
    }
  });

  test('cannot be stretched by starting many at once', async () => {
    const api = guest();
    await start(api, 'algebra');
    const statuses = await Promise.all(
      ['circles', 'probability', 'percentages', 'area-volume', 'linear-functions'].map(
        async (deckKey) => (await api.try('startQuiz', { body: { deckKey } })).status,
      ),
    );
    expect(statuses.toSorted()).toEqual([200, 200, 429, 429, 429]);
  });
});

describe('a guest', () => {
  test('comes to be with the first quiz and not before', async () => {
    const before = await count('users');
    const api = guest();
    await api.call('listDecks');
    await api.call('me');
    expect(await api.refused('getQuiz', { params: { quizId: 'x' } })).toMatchObject({ status: 401 });
    expect(api.cookies()).toEqual([]);
    expect(await count('users')).toBe(before);
    const quiz = await start(api);
    expect(await count('users')).toBe(before + 1);
    expect(api.cookies()).toHaveLength(1);
    const { rows } = await server.database.query('select name, email, email_verified, is_anonymous, membership_tier from users where id = $1', [
      await guestIdOf(quiz),
    ]);
    expect(rows).toEqual([{ name: 'Guest', email: null, email_verified: false, is_anonymous: true, membership_tier: 'free' }]);
  });

  test('is nobody to every other call', async () => {
    const api = guest();
    await start(api);
    expect((await api.call('me')).me).toBeNull();
    for (const id of ['getProfile', 'getProgress', 'listExams', 'listResults'] as const)
      expect(await api.refused(id)).toMatchObject({ status: 401, code: 'not-signed-in' });
    expect(await api.refused('exportData', { query: { part: 'account' } })).toMatchObject({ status: 401, code: 'not-signed-in' });
  });

  test('is not among the members an administrator finds', async () => {
    const quiz = await start(guest());
    const admin = await verifiedStudent(server);
    await server.database.query('update users set is_admin = true where id = $1', [admin.id]);
    const found = await admin.api.call('searchMembers', { query: { q: 'guest' } });
    expect(found.members).toEqual([]);
    expect(await admin.api.refused('getMember', { params: { userId: await guestIdOf(quiz) } })).toMatchObject({ status: 404 });
  });

  test('is forgotten when the session has run out, and not a day before', async () => {
    const own = await startTestServer();
    try {
      const [kept, gone] = [new ApiClient(own), new ApiClient(own)];
      const [keptQuiz] = [await start(kept), await start(gone)];
      const clean = () => own.database.transaction((queryable) => deleteUnusedGuests(queryable, new Date(own.now())));
      own.advance(29 * 24 * 3600_000);
      expect(await clean()).toBe(0);
      await answer(kept, keptQuiz, 0, 'A').catch(() => answer(kept, keptQuiz, 0, '1'));
      own.advance(2 * 24 * 3600_000);
      expect(await clean()).toBe(1);
      expect((await kept.call('getQuiz', { params: { quizId: keptQuiz.id } })).questions[0]?.outcome).not.toBeNull();
      const left = async (table: string) => (await own.database.query(`select 1 from ${table}`)).rowCount;
      expect([await left('users'), await left('quizzes'), await left('quiz_questions'), await left('question_attempts')]).toEqual([1, 1, 10, 1]);
    } finally {
      await own.stop();
    }
  });
});

describe('signing up or in', () => {
  const practiced = async (api: ApiClient, right: number, wrong: number) => {
    const quiz = await start(api, 'math');
    for (let position = 0; position < right + wrong; position++)
      await answer(api, quiz, position, position < right ? keyOf(idAt(quiz, position)) : wrongFor(idAt(quiz, position)));
    return quiz;
  };

  test('makes the guest’s practice the new account’s own', async () => {
    const api = guest();
    const quiz = await practiced(api, 2, 1);
    const guestId = await guestIdOf(quiz);
    const { me } = await api.call('signUp', { body: { name: 'Nia', email: `nia.${Date.now()}@example.org`, password: goodPassword } });
    expect(me.claimedAnswers).toBe(3);
    expect((await api.call('me')).me).toMatchObject({ id: me.id, claimedAnswers: 3 });
    expect(await statsOf(me.id)).toEqual({ total_questions: 3, correct_total: 2 });
    // Not verified yet, and the quiz still goes on.
    const going = await api.call('getQuiz', { params: { quizId: quiz.id } });
    expect(going.questions.filter(({ outcome }) => outcome).length).toBe(3);
    await answer(api, going, 3, keyOf(idAt(going, 3)));
    expect(await statsOf(me.id)).toEqual({ total_questions: 4, correct_total: 3 });
    for (const table of ['quizzes', 'quiz_questions', 'question_attempts', 'topic_stats', 'user_stats', 'sessions'])
      expect(await count(`${table} where user_id = '${guestId}'`), table).toBe(0);
    expect(await count(`users where id = '${guestId}'`)).toBe(0);
  });

  test('merges it into an existing account, once, however often the login is sent', async () => {
    const student = await verifiedStudent(server);
    await practiced(student.api, 1, 1);
    const api = guest();
    await practiced(api, 3, 1);
    const cookie = api
      .cookies()
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const logins = await Promise.all(
      [0, 1, 2, 3].map(() => new ApiClient(server, { cookie }).call('signIn', { body: { email: student.email, password: goodPassword } })),
    );
    expect(logins.map(({ me }) => me?.claimedAnswers).toSorted()).toEqual([0, 0, 0, 4]);
    expect(await statsOf(student.id)).toEqual({ total_questions: 6, correct_total: 4 });
    expect(await count(`question_attempts where user_id = '${student.id}'`)).toBe(6);
    expect(await count(`quizzes where user_id = '${student.id}'`)).toBe(2);
    const { rows } = await server.database.query<{ attempted: number; correct: number }>(
      'select sum(questions_attempted)::int as attempted, sum(questions_correct)::int as correct from topic_stats where user_id = $1',
      [student.id],
    );
    expect(rows).toEqual([{ attempted: 6, correct: 4 }]);
  });

  test('loses no answer that arrives at the same moment', async () => {
    for (let round = 0; round < 8; round++) {
      const student = await signUp(server);
      const api = guest();
      const quiz = await start(api, 'math');
      const cookie = api
        .cookies()
        .map(({ name, value }) => `${name}=${value}`)
        .join('; ');
      const tab = new ApiClient(server, { cookie });
      const sent = quiz.questions.map(async ({ question }, position) => {
        const { status } = await tab.try('answerQuizQuestion', { params: { quizId: quiz.id }, body: { position, answer: keyOf(question.id), timeSpentMs: 1 } });
        return status === 200;
      });
      const login = new ApiClient(server, { cookie }).call('signIn', { body: { email: student.email, password: goodPassword } });
      const accepted = (await Promise.all(sent)).filter(Boolean).length;
      const { me } = await login;
      expect((await statsOf(student.id))?.total_questions ?? 0).toBe(accepted);
      expect(me?.claimedAnswers).toBe(accepted);
    }
  });

  test('with a wrong password takes nothing from the guest', async () => {
    const student = await verifiedStudent(server);
    const api = guest();
    const quiz = await practiced(api, 1, 0);
    expect(await api.refused('signIn', { body: { email: student.email, password: 'not-the-password' } })).toMatchObject({ status: 401 });
    expect((await api.call('getQuiz', { params: { quizId: quiz.id } })).questions[0]?.outcome?.correct).toBe(true);
  });

  test('nobody can claim another guest’s practice by its id', async () => {
    const quiz = await practiced(guest(), 1, 0);
    const guestId = await guestIdOf(quiz);
    const name = (await signUp(server)).api.cookies()[0]?.name ?? '';
    const thief = new ApiClient(server, { cookie: `${name}=${guestId}` });
    await thief.call('signUp', { body: { name: 'Thief', email: `thief.${Date.now()}@example.org`, password: goodPassword } });
    expect(await count(`quizzes where user_id = '${guestId}'`)).toBe(1);
  });

  test('an account that goes takes its quizzes along', async () => {
    const student = await verifiedStudent(server);
    await practiced(student.api, 1, 1);
    const { rows } = await student.api.call('exportData', { query: { part: 'quizzes' } });
    expect(rows).toHaveLength(1);
    await student.api.call('deleteAccount', { body: { currentPassword: goodPassword, confirmation: 'DELETE' } });
    for (const table of ['quizzes', 'quiz_questions', 'question_attempts']) expect(await count(`${table} where user_id = '${student.id}'`), table).toBe(0);
  });
});

test('limits by address hold back a script that makes guests', async () => {
  const own = await startTestServer({ enforceRateLimits: true });
  try {
    let refused = 0;
    for (let index = 0; index < 310; index++) refused += (await new ApiClient(own).try('startQuiz', { body: { deckKey: 'circles' } })).status === 429 ? 1 : 0;
    expect(refused).toBe(10);
  } finally {
    await own.stop();
  }
});
