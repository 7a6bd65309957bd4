/** The log of mistakes: what enters it, what a student does with it, and how its questions come back. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Quiz } from '#contract/quizzes.ts';
import { questionSchema, type Question } from '#core/questions/question.ts';
import { claimGuestPractice } from '#server/user-data/guest-store.ts';
import { ApiClient } from '../support/api-client.ts';
import { goodPassword, takeExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const day = 24 * 3600_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The whole question, key included, also of one that was drawn for a quiz. */
async function questionOf(own: TestServer, id: string): Promise<Question> {
  const { rows } = await own.database.query<{ body: unknown }>('select body from question_versions where question_id = $1', [id]);
  return questionSchema.parse(rows[0]?.body);
}
const keyOf = (question: Question): string => (question.format === 'choice' ? question.solution.key : (question.solution.keys[0] ?? ''));
const wrongFor = (question: Question): string => (question.format === 'spr' ? '99999' : question.solution.key === 'A' ? 'B' : 'A');

type How = 'right' | 'wrong' | 'guessed';
async function answer(own: TestServer, api: ApiClient, quiz: Quiz, position: number, how: How): Promise<Question> {
  const question = await questionOf(own, quiz.questions[position]?.question.id ?? '');
  const given = how === 'wrong' ? wrongFor(question) : keyOf(question);
  await api.call('answerQuizQuestion', { params: { quizId: quiz.id }, body: { position, answer: given, guessed: how === 'guessed', timeSpentMs: 5000 } });
  return question;
}
const quizOf = (api: ApiClient, topics: readonly number[], change: object = {}) =>
  api.call('startCustomQuiz', { body: { source: 'topics', topics: [...topics], length: 5, ...change } });
const review = { source: 'review', topics: Array.from({ length: 29 }, (_, index) => index + 1), length: 10 } as const;
const log = async (api: ApiClient, query: Readonly<Record<string, string | number>> = {}) => (await api.call('listErrors', { query })).items;

/** Days later; the session has not run out by then. */
async function later(own: TestServer, student: Person, days: number): Promise<void> {
  own.advance(days * day);
  await student.api.call('signIn', { body: { email: student.email, password: goodPassword } });
}

describe('what enters the log', () => {
  test('is each wrong answer and each right guess of a quiz, with the answer and the error behind it', async () => {
    const student = await verifiedStudent(server);
    const quiz = await quizOf(student.api, [14, 15]);
    const wrong = await answer(server, student.api, quiz, 0, 'wrong');
    const guessed = await answer(server, student.api, quiz, 1, 'guessed');
    await answer(server, student.api, quiz, 2, 'right');
    const entries = await log(student.api);
    expect(entries.map(({ questionId, answer, correct, cause, misses }) => ({ questionId, answer, correct, cause, misses }))).toEqual(
      expect.arrayContaining([
        { questionId: wrong.id, answer: wrongFor(wrong), correct: false, cause: null, misses: 1 },
        { questionId: guessed.id, answer: keyOf(guessed), correct: true, cause: 'guessed', misses: 1 },
      ]),
    );
    expect(entries).toHaveLength(2);
    if (wrong.format === 'choice') {
      const code = (wrong.solution.choices as Record<string, { misconception?: string }>)[wrongFor(wrong)]?.misconception;
      expect(entries.find(({ questionId }) => questionId === wrong.id)?.misconception).toBe(code ?? null);
    }
    expect(await student.api.call('getReviewSummary')).toMatchObject({ due: 0, open: 2, closed: 0, nextAt: expect.any(String) });
  });

  test('is each wrong answer of an exam, not what was left blank', async () => {
    const student = await verifiedStudent(server);
    const resultId = await takeExam(student, ({ format }, index) => (index > 3 ? null : format === 'choice' ? 'B' : '99999'));
    const { responses } = await student.api.call('getResult', { params: { resultId } });
    const missed = responses.filter(({ answer, correct }) => answer !== null && correct === false);
    expect(missed.length).toBeGreaterThan(3);
    const entries = await log(student.api, { limit: 50 });
    expect(entries.map(({ questionId }) => questionId).sort()).toEqual(missed.map(({ questionId }) => questionId).sort());
    expect(new Set(entries.map(({ context }) => context))).toEqual(new Set(['practice-exam']));
  });

  test('of a guest follows them into their account', async () => {
    const guest = new ApiClient(server);
    const quiz = await guest.call('startQuiz', { body: { practiceSet: 'algebra' } });
    const missed = await answer(server, guest, quiz, 0, 'wrong');
    const email = `guest.${Date.now()}@example.org`;
    await guest.call('signUp', { body: { name: 'Ada Okafor', email, password: goodPassword } });
    const { rows } = await server.database.query<{ question_id: string }>(
      'select l.question_id from error_log l join users u on u.id = l.user_id where u.email = $1',
      [email],
    );
    expect(rows).toEqual([{ question_id: missed.id }]);
  });

  test.each([
    ['later', '2026-03-02', { answer: 'C', context: 'guest' }],
    ['earlier', '2026-02-27', { answer: 'B', context: 'quiz' }],
  ])('of a guest who missed the same question %s: the last answer counts, with the misses of both', async (_when, missedAt, last) => {
    const [guest, account, questionId] = [randomUUID(), randomUUID(), 'q-missed-by-both'];
    await server.database.query('insert into users (id, name, is_anonymous, created_at, updated_at) values ($1, $2, true, now(), now())', [guest, 'Guest']);
    for (const [userId, answer, context, at] of [
      [guest, 'C', 'guest', missedAt],
      [account, 'B', 'quiz', '2026-03-01'],
    ])
      await server.database.query(
        `insert into error_log (user_id, question_id, question_version, topic_id, archetype, difficulty, context, answer, correct, first_missed_at, missed_at,
           misses, stability, redo_difficulty, due_at, seen_at, redos, lapses, spread)
         values ($1, $2, 1, 11, 'LE-a', 2, $3, $4, false, $5, $5, 1, 1, 5, $5, $5, 0, 0, 0.5)`,
        [userId, questionId, context, answer, at],
      );
    await server.database.transaction((queryable) => claimGuestPractice(queryable, { guestId: guest, userId: account }));
    const { rows } = await server.database.query('select answer, context, misses from error_log where user_id = $1', [account]);
    expect(rows).toEqual([{ ...last, misses: 2 }]);
  });
});

describe('the log', () => {
  test('is filtered, listed page by page, annotated, closed, opened and emptied by its student alone', async () => {
    const student = await verifiedStudent(server);
    const { api } = student;
    await takeExam(student, ({ format }) => (format === 'choice' ? 'C' : '99999'));
    const all: string[] = [];
    for (let cursor: string | undefined, more = true; more; ) {
      const page = await api.call('listErrors', { query: { limit: 7, ...(cursor && { cursor }) } });
      all.push(...page.items.map(({ questionId }) => questionId));
      more = page.nextCursor !== null;
      cursor = page.nextCursor ?? undefined;
    }
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBe((await api.call('getReviewSummary')).open);
    const math = await log(api, { section: 'math', limit: 50 });
    expect(math.length).toBeGreaterThan(0);
    expect(math.every(({ topicId }) => topicId > 10)).toBe(true);
    const [first, second] = math;
    const params = { questionId: first?.questionId ?? '' };
    expect(await api.call('updateError', { params, body: { cause: 'misread', note: ' I read “less than” as “at least”. ' } })).toMatchObject({
      cause: 'misread',
      note: 'I read “less than” as “at least”.',
    });
    expect((await log(api, { cause: 'misread' })).map(({ questionId }) => questionId)).toEqual([params.questionId]);
    expect((await log(api, { cause: 'none', limit: 50 })).some(({ questionId }) => questionId === params.questionId)).toBe(false);
    const { explained } = await api.call('getError', { params });
    expect(explained.keys.length).toBeGreaterThan(0);
    expect(await api.call('updateError', { params, body: { closed: true } })).toMatchObject({ dueAt: null, closedAt: expect.any(String), cause: 'misread' });
    expect((await log(api, { state: 'closed' })).map(({ questionId }) => questionId)).toEqual([params.questionId]);
    await api.call('updateError', { params, body: { closed: false } });
    expect((await log(api, { state: 'due' })).map(({ questionId }) => questionId)).toEqual([params.questionId]);
    const { items } = await api.call('printErrors', { query: { topicId: second?.topicId ?? 0 } });
    expect(items.every(({ entry, explained: { topicId } }) => entry.topicId === second?.topicId && topicId === second.topicId)).toBe(true);

    const stranger = await verifiedStudent(server);
    expect(await stranger.api.refused('getError', { params })).toMatchObject({ status: 404, code: 'error-not-found' });
    expect(await stranger.api.refused('updateError', { params, body: { closed: true } })).toMatchObject({ code: 'error-not-found' });
    expect(await stranger.api.call('removeError', { params })).toEqual({ removed: false });
    expect(await api.call('removeError', { params })).toEqual({ removed: true });
    expect((await log(api, { limit: 50 })).some(({ questionId }) => questionId === params.questionId)).toBe(false);
    expect(await api.refused('listErrors', { query: { cursor: 'made-up' } })).toMatchObject({ code: 'bad-input' });
  });

  test('is exported with a plan that includes it', async () => {
    const student = await verifiedStudent(server);
    const quiz = await quizOf(student.api, [20]);
    await answer(server, student.api, quiz, 0, 'wrong');
    expect(await student.api.refused('exportErrors')).toMatchObject({ status: 403 });
    await server.database.query("update users set membership_tier = 'plus', membership_end_date = null where id = $1", [student.id]);
    expect((await student.api.call('exportErrors')).items).toHaveLength(1);
  });
});

describe('a review', () => {
  test('asks Math again with other numbers, and closes a mistake after two rights at a growing distance', async () => {
    const own = await startTestServer();
    try {
      const student = await verifiedStudent(own);
      const { api } = student;
      const quiz = await quizOf(api, [14, 20, 27]);
      const missed = [await answer(own, api, quiz, 0, 'wrong'), await answer(own, api, quiz, 1, 'wrong'), await answer(own, api, quiz, 2, 'wrong')];
      expect(await api.refused('startCustomQuiz', { body: review })).toMatchObject({ status: 409, code: 'nothing-due' });
      const asked = new Set(quiz.questions.map(({ question }) => question.id));
      for (const days of [1, 5]) {
        await later(own, student, days);
        const redo = await api.call('startCustomQuiz', { body: review });
        expect(redo.questions).toHaveLength(missed.length);
        for (const [position, { question }] of redo.questions.entries()) {
          expect(asked.has(question.id)).toBe(false);
          asked.add(question.id);
          const drawn = await answer(own, api, redo, position, 'right');
          const kind = ({ archetype, difficulty }: Question) => `${archetype} ${difficulty}`;
          expect(missed.map(kind)).toContain(kind(drawn));
        }
      }
      expect(await api.call('getReviewSummary')).toMatchObject({ due: 0, open: 0, closed: 3, nextAt: null });
      // A redo is no new mistake, and what was drawn for it passed the same gates as the bank.
      expect(await log(api)).toHaveLength(3);
      const { rows } = await own.database.query<{ kind: string; contexts: string[] }>(
        "select v.body #>> '{provenance,kind}' as kind, q.usage_contexts as contexts from questions q join question_versions v on v.question_id = q.id where q.origin = 'generated'",
      );
      for (const { kind, contexts } of rows) expect([kind, contexts]).toEqual(['drawn', ['practice']]);
    } finally {
      await own.stop();
    }
  });

  test('asks Reading and Writing with another question at first, with the same one after a week', async () => {
    const own = await startTestServer();
    try {
      const student = await verifiedStudent(own);
      const { api } = student;
      const quiz = await quizOf(api, [8]);
      const missed = await answer(own, api, quiz, 0, 'wrong');
      await later(own, student, 1);
      const first = await api.call('startCustomQuiz', { body: review });
      expect(first.questions.map(({ question }) => question.id)).not.toContain(missed.id);
      await answer(own, api, first, 0, 'wrong');
      expect(await log(api)).toMatchObject([{ questionId: missed.id, misses: 2 }]);
      await later(own, student, 8);
      const second = await api.call('startCustomQuiz', { body: review });
      expect(second.questions.map(({ question }) => question.id)).toEqual([missed.id]);
    } finally {
      await own.stop();
    }
  });

  test('of a topic asks what is due of it, however much of others has been due for longer', async () => {
    const own = await startTestServer();
    try {
      const student = await verifiedStudent(own);
      const missed = await answer(own, student.api, await quizOf(student.api, [14]), 0, 'wrong');
      await later(own, student, 5);
      await own.database.query(
        `insert into error_log (user_id, question_id, question_version, topic_id, archetype, difficulty, context, answer, correct, first_missed_at, missed_at,
           misses, stability, redo_difficulty, due_at, seen_at, redos, lapses, spread)
         select e.user_id, 'elsewhere-' || n, 1, 20, e.archetype, 2, e.context, 'B', false, e.seen_at, e.seen_at, 1, 1, 5, e.seen_at, e.seen_at, 0, 0, 0.5
         from error_log e cross join generate_series(1, 100) as n where e.user_id = $1`,
        [student.id],
      );
      const quiz = await student.api.call('startCustomQuiz', { body: { ...review, topics: [14] } });
      const { rows } = await own.database.query('select redo_of from quiz_questions where quiz_id = $1', [quiz.id]);
      expect(rows).toEqual([{ redo_of: missed.id }]);
    } finally {
      await own.stop();
    }
  });

  test('puts off what nothing can redo yet, though it then has nothing to ask', async () => {
    const own = await startTestServer();
    try {
      const student = await verifiedStudent(own);
      const { api } = student;
      const asked = await quizOf(api, [8]);
      await answer(own, api, asked, 0, 'wrong');
      await later(own, student, 1);
      await answer(own, api, asked, 1, 'wrong');
      await own.database.query(
        `insert into seen_questions (user_id, topic_id, question_id, given_at)
         select $1, 8, q.id, $2 from questions q join question_versions v on v.question_id = q.id and v.version = q.current_version where v.topic_id = 8
         on conflict do nothing`,
        [student.id, new Date(own.now())],
      );
      await later(own, student, 3);
      expect(await api.call('getReviewSummary')).toMatchObject({ due: 2 });
      expect(await api.refused('startCustomQuiz', { body: review })).toMatchObject({ status: 409, code: 'nothing-due' });
      expect(await api.call('getReviewSummary')).toMatchObject({ due: 0, open: 2, nextAt: expect.any(String) });
      // Each until the same question may be asked again, a week after it was.
      const { rows } = await own.database.query<{ days: number }>('select extract(epoch from due_at - seen_at)::float8 / 86400 as days from error_log');
      expect(rows).toEqual([{ days: 7 }, { days: 7 }]);
    } finally {
      await own.stop();
    }
  });

  test('never asks a question of an exam, not even one that was missed there', async () => {
    const own = await startTestServer();
    try {
      const student = await verifiedStudent(own);
      await takeExam(student, ({ format }) => (format === 'choice' ? 'D' : '99999'));
      await later(own, student, 9);
      const redo = await student.api.call('startCustomQuiz', { body: review });
      expect(redo.questions).toHaveLength(10);
      const { rows } = await own.database.query<{ id: string }>('select id from questions where for_exams and id = any($1::text[])', [
        redo.questions.map(({ question }) => question.id),
      ]);
      expect(rows).toEqual([]);
    } finally {
      await own.stop();
    }
  });

  test('is a fifth of a smart quiz, as far as anything is due', async () => {
    const own = await startTestServer();
    try {
      const student = await verifiedStudent(own);
      const { api } = student;
      const quiz = await quizOf(api, [14, 20, 27]);
      for (const position of [0, 1, 2, 3, 4]) await answer(own, api, quiz, position, 'wrong');
      await later(own, student, 1);
      const smart = await api.call('startCustomQuiz', { body: { ...review, source: 'smart' } });
      expect(smart.questions).toHaveLength(10);
      const { rows } = await own.database.query<{ redos: number }>('select count(redo_of)::int as redos from quiz_questions where quiz_id = $1', [smart.id]);
      expect(rows).toEqual([{ redos: 2 }]);
    } finally {
      await own.stop();
    }
  });

  test('comes before the exam, however long a mistake would rest otherwise', async () => {
    const own = await startTestServer();
    try {
      const student = await verifiedStudent(own);
      const { api } = student;
      const quiz = await quizOf(api, [14]);
      await answer(own, api, quiz, 0, 'wrong');
      await own.database.query("update error_log set due_at = seen_at + interval '300 days' where user_id = $1", [student.id]);
      const before = (await log(api))[0]?.dueAt ?? '';
      const exam = new Date(own.now() + 20 * day).toISOString().slice(0, 10);
      await api.call('saveStudySettings', { body: { examDate: exam, targetScore: null, minutes: [30, 30, 30, 30, 30, 30, 30], timeZone: 'America/New_York' } });
      const after = (await log(api))[0]?.dueAt ?? '';
      expect(Date.parse(after)).toBeLessThanOrEqual(Date.parse(`${exam}T05:00:00Z`));
      expect(Date.parse(after)).toBeGreaterThan(own.now());
      expect(Date.parse(before)).toBeGreaterThan(own.now() + 299 * day);
      // What comes last comes until the day of the exam begins where the student is.
      await own.database.query('update error_log set spread = 0 where user_id = $1', [student.id]);
      for (const [timeZone, begins] of [
        ['Pacific/Honolulu', 10 * 3600_000],
        ['Asia/Tokyo', -9 * 3600_000],
      ] as const) {
        await api.call('saveStudySettings', { body: { examDate: exam, targetScore: null, minutes: [30, 30, 30, 30, 30, 30, 30], timeZone } });
        expect(Date.parse((await log(api))[0]?.dueAt ?? '')).toBe(Date.parse(`${exam}T00:00:00Z`) + begins);
      }
    } finally {
      await own.stop();
    }
  });
});
