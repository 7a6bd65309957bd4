/** Guests: when they are created, what they may do, where their practice goes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient } from '../support/api-client.ts';
import { goodPassword, signUp, verifiedStudent } from '../support/students.ts';
import { runRegularTask } from '../support/regular-tasks.ts';
import { answer, count, idAt, keyOf, ownerOf, start, statsOf, wrongFor } from '../support/quiz-visits.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const guest = () => new ApiClient(server);

describe('a guest', () => {
  test('is created with the first quiz and not before', async () => {
    const before = await count(server, 'users');
    const api = guest();
    await api.call('listPracticeSets');
    await api.call('me');
    expect(await api.refused('getQuiz', { params: { quizId: 'x' } })).toMatchObject({ status: 401 });
    expect(api.cookies()).toEqual([]);
    expect(await count(server, 'users')).toBe(before);
    const quiz = await start(api);
    expect(await count(server, 'users')).toBe(before + 1);
    expect(api.cookies()).toHaveLength(1);
    const { rows } = await server.database.query('select name, email, email_verified, is_anonymous, membership_tier from users where id = $1', [
      await ownerOf(server, quiz),
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
    expect(found.items).toEqual([]);
    expect(await admin.api.refused('getMember', { params: { userId: await ownerOf(server, quiz) } })).toMatchObject({ status: 404 });
  });

  test('is deleted when the session has expired, and not a day earlier', async () => {
    const own = await startTestServer();
    try {
      const [kept, gone] = [new ApiClient(own), new ApiClient(own)];
      const [keptQuiz] = [await start(kept), await start(gone)];
      const clean = async () => {
        const guests = async () => (await own.database.query('select 1 from users where is_anonymous')).rowCount ?? 0;
        const before = await guests();
        await runRegularTask('clean-up', own.database, own.now());
        return before - (await guests());
      };
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
    const guestId = await ownerOf(server, quiz);
    const { me } = await api.call('signUp', { body: { name: 'Nia', email: `nia.${Date.now()}@example.org`, password: goodPassword } });
    expect(me.claimedAnswers).toBe(3);
    expect((await api.call('me')).me).toMatchObject({ id: me.id, claimedAnswers: 3 });
    expect(await statsOf(server, me.id)).toEqual({ total_questions: 3, correct_total: 2 });
    // Not verified yet, and the quiz still goes on.
    const going = await api.call('getQuiz', { params: { quizId: quiz.id } });
    expect(going.questions.filter(({ outcome }) => outcome).length).toBe(3);
    await answer(api, going, 3, keyOf(idAt(going, 3)));
    expect(await statsOf(server, me.id)).toEqual({ total_questions: 4, correct_total: 3 });
    for (const table of ['quizzes', 'quiz_questions', 'question_attempts', 'topic_stats', 'user_stats', 'sessions'])
      expect(await count(server, `${table} where user_id = '${guestId}'`), table).toBe(0);
    expect(await count(server, `users where id = '${guestId}'`)).toBe(0);
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
    expect(await statsOf(server, student.id)).toEqual({ total_questions: 6, correct_total: 4 });
    expect(await count(server, `question_attempts where user_id = '${student.id}'`)).toBe(6);
    expect(await count(server, `quizzes where user_id = '${student.id}'`)).toBe(2);
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
      expect((await statsOf(server, student.id))?.total_questions ?? 0).toBe(accepted);
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
    const guestId = await ownerOf(server, quiz);
    const name = (await signUp(server)).api.cookies()[0]?.name ?? '';
    const thief = new ApiClient(server, { cookie: `${name}=${guestId}` });
    await thief.call('signUp', { body: { name: 'Thief', email: `thief.${Date.now()}@example.org`, password: goodPassword } });
    expect(await count(server, `quizzes where user_id = '${guestId}'`)).toBe(1);
  });

  test('deleting an account deletes its quizzes', async () => {
    const student = await verifiedStudent(server);
    await practiced(student.api, 1, 1);
    const { rows } = await student.api.call('exportData', { query: { part: 'quizzes' } });
    expect(rows).toHaveLength(1);
    await student.api.call('deleteAccount', { body: { currentPassword: goodPassword, confirmation: 'DELETE' } });
    for (const table of ['quizzes', 'quiz_questions', 'question_attempts'])
      expect(await count(server, `${table} where user_id = '${student.id}'`), table).toBe(0);
  });
});

test('limits per IP stop a script that creates guests', async () => {
  const own = await startTestServer({ enforceRateLimits: true });
  try {
    let refused = 0;
    for (let index = 0; index < 310; index++)
      refused += (await new ApiClient(own).try('startQuiz', { body: { practiceSet: 'circles' } })).status === 429 ? 1 : 0;
    expect(refused).toBe(10);
  } finally {
    await own.stop();
  }
});
