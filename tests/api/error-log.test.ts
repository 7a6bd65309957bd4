/** The log of mistakes: what enters it, and what a student does with it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimGuestPractice } from '#server/user-data/guest-store.ts';
import { ApiClient } from '../support/api-client.ts';
import { answerIn, errorsOf, keyOf, quizOf, wrongFor } from '../support/missed-answers.ts';
import { goodPassword, takeExam, verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('what enters the log', () => {
  test('is each wrong answer and each right guess of a quiz, with the answer and the error behind it', async () => {
    const student = await verifiedStudent(server);
    const quiz = await quizOf(student.api, [14, 15]);
    const wrong = await answerIn(server, student.api, quiz, 0, 'wrong');
    const guessed = await answerIn(server, student.api, quiz, 1, 'guessed');
    await answerIn(server, student.api, quiz, 2, 'right');
    const entries = await errorsOf(student.api);
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
    const entries = await errorsOf(student.api, { limit: 50 });
    expect(entries.map(({ questionId }) => questionId).sort()).toEqual(missed.map(({ questionId }) => questionId).sort());
    expect(new Set(entries.map(({ context }) => context))).toEqual(new Set(['practice-exam']));
  });

  test('of a guest follows them into their account', async () => {
    const guest = new ApiClient(server);
    const quiz = await guest.call('startQuiz', { body: { practiceSet: 'algebra' } });
    const missed = await answerIn(server, guest, quiz, 0, 'wrong');
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
    const math = await errorsOf(api, { section: 'math', limit: 50 });
    expect(math.length).toBeGreaterThan(0);
    expect(math.every(({ topicId }) => topicId > 10)).toBe(true);
    const [first, second] = math;
    const params = { questionId: first?.questionId ?? '' };
    expect(await api.call('updateError', { params, body: { cause: 'misread', note: ' I read “less than” as “at least”. ' } })).toMatchObject({
      cause: 'misread',
      note: 'I read “less than” as “at least”.',
    });
    expect((await errorsOf(api, { cause: 'misread' })).map(({ questionId }) => questionId)).toEqual([params.questionId]);
    expect((await errorsOf(api, { cause: 'none', limit: 50 })).some(({ questionId }) => questionId === params.questionId)).toBe(false);
    const { explained } = await api.call('getError', { params });
    expect(explained.keys.length).toBeGreaterThan(0);
    expect(await api.call('updateError', { params, body: { closed: true } })).toMatchObject({ dueAt: null, closedAt: expect.any(String), cause: 'misread' });
    expect((await errorsOf(api, { state: 'closed' })).map(({ questionId }) => questionId)).toEqual([params.questionId]);
    await api.call('updateError', { params, body: { closed: false } });
    expect((await errorsOf(api, { state: 'due' })).map(({ questionId }) => questionId)).toEqual([params.questionId]);
    const { items } = await api.call('printErrors', { query: { topicId: second?.topicId ?? 0 } });
    expect(items.every(({ entry, explained: { topicId } }) => entry.topicId === second?.topicId && topicId === second.topicId)).toBe(true);

    const stranger = await verifiedStudent(server);
    expect(await stranger.api.refused('getError', { params })).toMatchObject({ status: 404, code: 'error-not-found' });
    expect(await stranger.api.refused('updateError', { params, body: { closed: true } })).toMatchObject({ code: 'error-not-found' });
    expect(await stranger.api.call('removeError', { params })).toEqual({ removed: false, undo: null });
    expect(await api.call('removeError', { params })).toEqual({ removed: true, undo: expect.any(String) });
    expect((await errorsOf(api, { limit: 50 })).some(({ questionId }) => questionId === params.questionId)).toBe(false);
    expect(await api.refused('listErrors', { query: { cursor: 'made-up' } })).toMatchObject({ code: 'bad-input' });
  });

  test('a removed question can be put back as it was, by whoever removed it and for an hour', async () => {
    const { api } = await verifiedStudent(server);
    const quiz = await quizOf(api, [20]);
    await answerIn(server, api, quiz, 0, 'wrong');
    const [entry] = await errorsOf(api, {});
    const params = { questionId: entry?.questionId ?? '' };
    await api.call('updateError', { params, body: { cause: 'slip', note: 'Read it “twice”' } });
    const before = await errorsOf(api, {});
    const { undo } = await api.call('removeError', { params });
    const body = { undo: undo ?? '' };
    expect(await errorsOf(api, {})).toEqual([]);

    const stranger = await verifiedStudent(server);
    expect(await stranger.api.refused('restoreError', { params, body })).toMatchObject({ code: 'error-not-found' });
    expect(await api.refused('restoreError', { params: { questionId: 'another' }, body })).toMatchObject({ code: 'error-not-found' });
    expect(await api.refused('restoreError', { params, body: { undo: 'made-up' } })).toMatchObject({ code: 'error-not-found' });
    // Twice is once: a button may be clicked twice.
    expect(await api.call('restoreError', { params, body })).toEqual({ restored: true });
    expect(await api.call('restoreError', { params, body })).toEqual({ restored: true });
    expect(await errorsOf(api, {})).toEqual(before);
    expect(await errorsOf(stranger.api, {})).toEqual([]);

    // What the student has said since then stays.
    await api.call('updateError', { params, body: { note: 'Later' } });
    await api.call('restoreError', { params, body });
    expect(await errorsOf(api, {})).toMatchObject([{ note: 'Later' }]);
  });

  test('is exported with a plan that includes it', async () => {
    const student = await verifiedStudent(server);
    const quiz = await quizOf(student.api, [20]);
    await answerIn(server, student.api, quiz, 0, 'wrong');
    expect(await student.api.refused('exportErrors')).toMatchObject({ status: 403 });
    await server.database.query("update users set membership_tier = 'plus', membership_end_date = null where id = $1", [student.id]);
    expect((await student.api.call('exportErrors')).items).toHaveLength(1);
  });
});
