/** Quizzes over HTTP: what is asked, when a key is told, what is counted, and how many there are in a day. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examQuestions } from '#content/items/exam-questions.ts';
import { practiceQuestions } from '#content/items/practice-questions.ts';
import { quizLength } from '#core/quizzes/allowance.ts';
import { ApiClient } from '../support/api-client.ts';
import { verifiedStudent } from '../support/students.ts';
import { answer, count, idAt, inBank, keyOf, ownerOf, start, statsOf, wrongFor } from '../support/quiz-visits.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const guest = () => new ApiClient(server);

/** Opens all connections first: connections opened one after another would serialize the requests of a race. */
const openConnections = () => Promise.all(Array.from({ length: 10 }, () => server.database.query('select pg_sleep(0.05)')));

describe('a quiz', () => {
  test('asks real questions of the set that are in no exam, without their keys', async () => {
    const quiz = await start(guest());
    expect(quiz.questions).toHaveLength(quizLength);
    const exams = new Set(examQuestions().map(({ id }) => id));
    for (const { topicId, question, outcome } of quiz.questions) {
      expect(inBank(question.id).topicId).toBe(topicId);
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
    const userId = await ownerOf(server, quiz);
    expect(await statsOf(server, userId)).toEqual({ total_questions: 1, correct_total: 0 });
    expect(await count(server, `question_attempts where user_id = '${userId}'`)).toBe(1);
  });

  test('a race between answers has one winner for each question, and all hear of it', async () => {
    const api = guest();
    const quiz = await start(api);
    await openConnections();
    const told = await Promise.all(
      quiz.questions.map(async ({ question }, position) => {
        const [wrong, right] = [wrongFor(question.id), keyOf(question.id)];
        const racing = await Promise.all([wrong, right, wrong, right].map((given) => answer(api, quiz, position, given)));
        return new Set(racing.map(({ outcome }) => outcome.answer)).size;
      }),
    );
    expect(told).toEqual(Array.from({ length: quizLength }, () => 1));
    expect(await statsOf(server, await ownerOf(server, quiz))).toMatchObject({ total_questions: quizLength });
  });

  test('ends with its last answer, in any order, even if they arrive together', async () => {
    const api = guest();
    const quiz = await start(api, 'circles');
    const positions = quiz.questions.map((_, index) => index).reverse();
    await Promise.all(positions.map((position) => answer(api, quiz, position, keyOf(idAt(quiz, position)))));
    const done = await api.call('getQuiz', { params: { quizId: quiz.id } });
    expect(done.completedAt).not.toBeNull();
    expect(done.questions.every(({ outcome }) => outcome?.correct)).toBe(true);
    expect(await statsOf(server, await ownerOf(server, quiz))).toEqual({ total_questions: 5, correct_total: 5 });
    const next = await start(api, 'circles');
    expect(next.id).not.toBe(quiz.id);
  });

  test('of Reading and Writing has texts, and one of a small set asks all there is and ends', async () => {
    const { api } = await verifiedStudent(server);
    const quiz = await start(api, 'boundaries');
    const own = practiceQuestions()
      .filter(({ topicId }) => topicId === 9)
      .map(({ id }) => id);
    const asked = quiz.questions.map(({ question }) => question.id);
    expect(asked).toHaveLength(Math.min(own.length, quizLength));
    expect(asked.filter((id) => !own.includes(id))).toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
    expect(quiz.questions.every(({ question }) => question.stimulus?.kind === 'prose')).toBe(true);
    for (const position of quiz.questions.keys()) await answer(api, quiz, position, keyOf(idAt(quiz, position)));
    const done = await api.call('getQuiz', { params: { quizId: quiz.id } });
    expect(done.completedAt).not.toBeNull();
    expect(done.questions.every(({ outcome }) => outcome?.correct)).toBe(true);
    const smart = await start(api, 'smart');
    expect(new Set(smart.questions.map(({ topicId }) => topicId > 10))).toEqual(new Set([false, true]));
  });

  test('beyond the day’s are refused until the first of the day is 24 hours old, and the refusal says when that is', async () => {
    const api = guest();
    const { practiceSets } = await api.call('listPracticeSets');
    const [first, second, third, fourth] = practiceSets.map(({ slug }) => slug);
    for (const slug of [first, second, third]) await start(api, slug);
    server.advance(90 * 60_000);
    expect(await api.refused('startQuiz', { body: { practiceSet: fourth ?? '' } })).toMatchObject({
      status: 429,
      code: 'quizzes-used-up',
      message: 'You’ve used up your quizzes for now. You can start the next one in 23 hours.',
    });
  });

  test('started again goes on where it was: a lost answer to a start costs nothing', async () => {
    const api = guest();
    const quiz = await start(api);
    const again = await Promise.all([start(api), start(api), start(api)]);
    expect(new Set(again.map(({ id }) => id))).toEqual(new Set([quiz.id]));
    const { practiceSets, allowance } = await api.call('listPracticeSets');
    expect(allowance).toMatchObject({ perDay: 3, left: 2 });
    expect(practiceSets.find(({ slug }) => slug === 'algebra')?.open).toEqual({ quizId: quiz.id, answered: 0, questions: 10 });
  });

  test('brings new questions before old ones', async () => {
    const student = await verifiedStudent(server);
    const first = await start(student.api, 'algebra');
    for (const position of first.questions.keys()) await answer(student.api, first, position, 'A').catch(() => answer(student.api, first, position, '1'));
    const second = await start(student.api, 'algebra');
    const seen = new Set(first.questions.map(({ question }) => question.id));
    expect(second.questions.filter(({ question }) => seen.has(question.id))).toEqual([]);
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
    expect(await api.refused('startQuiz', { body: { practiceSet: 'no-such-set' } })).toMatchObject({ status: 404, code: 'practice-set-not-found' });
  });
});

describe('a practice set', () => {
  const slugs = async (api: ApiClient) => (await api.call('listPracticeSets')).practiceSets.map(({ slug }) => slug);
  /** Longer than published content stays cached. */
  const readAgain = () => server.advance(6_000);

  test('that is retired leaves the list and cannot be begun; a quiz of it goes on', async () => {
    const [{ api }, other] = [await verifiedStudent(server), await verifiedStudent(server)];
    const quiz = await start(api, 'probability');
    await server.database.query("update practice_sets set owner = 'editors', status = 'retired' where id = 'probability'");
    readAgain();
    expect(await slugs(api)).not.toContain('probability');
    for (const late of [other.api, guest()])
      expect(await late.refused('startQuiz', { body: { practiceSet: 'probability' } })).toMatchObject({ status: 404, code: 'practice-set-not-found' });
    expect((await start(api, 'probability')).id).toBe(quiz.id);
    for (const position of quiz.questions.keys()) await answer(api, quiz, position, keyOf(idAt(quiz, position)));
    expect((await api.call('getQuiz', { params: { quizId: quiz.id } })).completedAt).not.toBeNull();
    // Finished: nothing is left to go on with.
    expect((await api.try('startQuiz', { body: { practiceSet: 'probability' } })).status).toBe(404);
    await server.database.query("update practice_sets set owner = 'release', status = 'published' where id = 'probability'");
    readAgain();
    expect(await slugs(api)).toContain('probability');
  });

  test('that an editor made is offered under its name where it was meant to be, and asks what it says; a draft is not', async () => {
    const make = (id: string, status: string, position: number) =>
      server.database.query(
        `with made as (
           insert into practice_sets (id, origin, owner, status, current_version, position, usage_contexts)
           values ($1, 'authored', 'editors', $2, 1, $3, '{practice}') returning id)
         insert into practice_set_versions (practice_set_id, version, name, specification)
         select id, 1, 'Three of algebra', '{"source": "topics", "topics": [11, 12], "length": 3}' from made`,
        [id, status, position],
      );
    await make('three-of-algebra', 'published', -1);
    await make('not-yet', 'draft', -1);
    readAgain();
    const { api } = await verifiedStudent(server);
    const [first, ...others] = (await api.call('listPracticeSets')).practiceSets;
    expect(first).toMatchObject({ slug: 'three-of-algebra', name: 'Three of algebra', kind: 'category', section: 'math', category: 'algebra' });
    expect(others.map(({ slug }) => slug)).not.toContain('not-yet');
    const quiz = await start(api, 'three-of-algebra');
    expect(quiz.questions.map(({ topicId }) => [11, 12].includes(topicId))).toEqual([true, true, true]);
    expect((await api.try('startQuiz', { body: { practiceSet: 'not-yet' } })).status).toBe(404);
    expect(await slugs(guest())).not.toContain('three-of-algebra');
    expect((await guest().try('startQuiz', { body: { practiceSet: 'three-of-algebra' } })).status).toBe(404);
  });
});

describe('the allowance', () => {
  test('of a guest is three quizzes in 24 hours, by the server’s clock', async () => {
    const own = await startTestServer();
    try {
      const api = new ApiClient(own);
      for (const practiceSet of ['algebra', 'circles', 'math']) await start(api, practiceSet);
      expect(await api.refused('startQuiz', { body: { practiceSet: 'probability' } })).toMatchObject({ status: 429, code: 'quizzes-used-up' });
      // A quiz in progress can still be finished.
      await start(api, 'circles');
      const { allowance } = await api.call('listPracticeSets');
      expect(allowance.left).toBe(0);
      const wait = Date.parse(allowance.nextAt ?? '') - own.now();
      expect(wait).toBeGreaterThan(23.9 * 3600_000);
      own.advance(wait - 2000);
      expect((await api.try('startQuiz', { body: { practiceSet: 'probability' } })).status).toBe(429);
      own.advance(4000);
      expect((await api.try('startQuiz', { body: { practiceSet: 'probability' } })).status).toBe(200);
    } finally {
      await own.stop();
    }
  });

  test('cannot be stretched by starting many at once', async () => {
    // A race rarely shows a fault, so several are run.
    for (let round = 0; round < 8; round++) {
      const api = guest();
      await start(api, 'algebra');
      await openConnections();
      const statuses = await Promise.all(
        ['circles', 'probability', 'percentages', 'area-volume', 'linear-functions'].map(
          async (practiceSet) => (await api.try('startQuiz', { body: { practiceSet } })).status,
        ),
      );
      expect(statuses.toSorted()).toEqual([200, 200, 429, 429, 429]);
    }
  });
});
