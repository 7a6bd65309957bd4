/** Hardest sets: who gets them, how one is taken, and that nothing else asks what they ask. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hardestSets } from '#content/hardest/sets.ts';
import { hardestQuestions } from '#content/items/hardest-questions.ts';
import type { Quiz } from '#contract/quizzes.ts';
import type { MembershipTier } from '#core/membership/tiers.ts';
import { topics } from '#core/topics/topics.ts';
import { answerIn, errorsOf, later, review } from '../support/missed-answers.ts';
import { verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const setTier = (at: TestServer, { id }: Person, tier: MembershipTier) =>
  at.database.query('update users set membership_tier = $2, membership_end_date = null where id = $1', [id, tier]);

async function studentWith(tier: MembershipTier, at = server): Promise<Person> {
  const student = await verifiedStudent(at);
  await setTier(at, student, tier);
  return student;
}

const setId = 'math-1';
const start = ({ api }: Person, id = setId): Promise<Quiz> => api.call('startHardestSet', { params: { setId: id } });
const idsOf = ({ questions }: Quiz) => questions.map(({ question }) => question.id);
const hardestIds = new Set(hardestQuestions().map(({ id }) => id));
const askedIn = (id: string) => hardestSets.find((set) => set.id === id)?.questionIds ?? [];
const standing = async ({ api }: Person, id = setId) => (await api.call('listHardestSets')).sets.find((set) => set.id === id);

test.each(['free', 'plus'] as const)('somebody on the %s plan is refused', async (tier) => {
  const { api } = await studentWith(tier);
  expect(await api.refused('listHardestSets')).toMatchObject({ status: 403, code: 'plan-required' });
  expect(await api.refused('startHardestSet', { params: { setId } })).toMatchObject({ status: 403, code: 'plan-required' });
});

test('every set is listed, in its order, as not begun', async () => {
  const { sets } = await (await studentWith('max')).api.call('listHardestSets');
  expect(sets.map(({ id, questions }) => [id, questions])).toEqual(hardestSets.map(({ id, questionIds }) => [id, questionIds.length]));
  for (const { open, best, finished, levels } of sets) {
    expect([open, best, finished]).toEqual([null, null, 0]);
    expect(levels.every((level) => level >= 4)).toBe(true);
  }
});

test('a set that does not exist is not found', async () => {
  const { api } = await studentWith('max');
  expect(await api.refused('startHardestSet', { params: { setId: 'math-99' } })).toMatchObject({ status: 404, code: 'practice-set-not-found' });
});

test('a set is begun, gone on with, finished, and taken again; its best result stays', async () => {
  const student = await studentWith('max');
  const quiz = await start(student);
  expect(quiz).toMatchObject({ hardestSet: setId, completedAt: null });
  expect(idsOf(quiz)).toEqual(askedIn(setId));
  expect(quiz.questions.every(({ outcome }) => outcome === null)).toBe(true);
  await answerIn(server, student.api, quiz, 0, 'right');
  await answerIn(server, student.api, quiz, 1, 'wrong');
  expect(await standing(student)).toMatchObject({ open: { quizId: quiz.id, answered: 2, questions: quiz.questions.length }, best: null });
  expect((await student.api.call('getQuestionBank')).open).toMatchObject([{ quizId: quiz.id, hardestSet: setId }]);
  // The same quiz, with what is answered.
  const again = await start(student);
  expect([again.id, again.questions.filter(({ outcome }) => outcome !== null).length]).toEqual([quiz.id, 2]);
  for (const position of quiz.questions.keys()) if (position > 1) await answerIn(server, student.api, quiz, position, 'right');
  const best = { quizId: quiz.id, correct: quiz.questions.length - 1, questions: quiz.questions.length };
  expect(await standing(student)).toMatchObject({ open: null, best, finished: 1 });
  const second = await start(student);
  expect(second.id).not.toBe(quiz.id);
  await student.api.call('submitQuiz', { params: { quizId: second.id }, body: { saves: [] } });
  // Ended without an answer, it is finished, and no better.
  expect(await standing(student)).toMatchObject({ open: null, best, finished: 2 });
  // Answers count like all others.
  const { rows } = await server.database.query('select count(*)::int as answers from question_attempts where user_id = $1', [student.id]);
  expect(rows).toEqual([{ answers: quiz.questions.length }]);
  expect((await errorsOf(student.api)).map(({ questionId }) => questionId)).toEqual([askedIn(setId)[1]]);
});

test('two starts at once begin one quiz', async () => {
  const student = await studentWith('max');
  const made = await Promise.all([start(student), start(student)]);
  expect(made[0].id).toBe(made[1].id);
});

test('a set under way is finished after the plan has ended, and no other one begins', async () => {
  const student = await studentWith('max');
  const quiz = await start(student);
  await setTier(server, student, 'free');
  expect(await student.api.refused('startHardestSet', { params: { setId } })).toMatchObject({ code: 'plan-required' });
  await answerIn(server, student.api, quiz, 0, 'right');
  expect(await student.api.call('getQuiz', { params: { quizId: quiz.id } })).toMatchObject({ hardestSet: setId });
});

describe('nothing else asks what they ask', () => {
  test('no quiz of anybody does, be it named, smart, or of the highest levels', async () => {
    const student = await studentWith('max');
    const named = { body: { source: 'topics', topics: topics.map(({ id }) => id), questions: [...hardestIds].slice(0, 10), length: 10 } } as const;
    expect(await student.api.refused('startCustomQuiz', named)).toMatchObject({ code: 'no-new-questions' });
    const made = [
      await student.api.call('startCustomQuiz', { body: { source: 'smart', topics: topics.map(({ id }) => id), length: 40 } }),
      ...(
        await Promise.all(topics.map(({ id }) => student.api.try('startCustomQuiz', { body: { source: 'topics', topics: [id], levels: [4, 5], length: 40 } })))
      ).flatMap(({ status, body }) => (status === 200 ? [body as Quiz] : [])),
    ];
    expect(made.length).toBeGreaterThan(20);
    expect(made.flatMap(idsOf).filter((id) => hardestIds.has(id))).toEqual([]);
  });
  test('what was missed comes back to whoever took the set, and may be asked again', async () => {
    const own = await startTestServer();
    try {
      const student = await studentWith('max', own);
      const quiz = await start(student, 'reading-writing-1');
      const missed = await answerIn(own, student.api, quiz, 0, 'wrong');
      await later(own, student, 8);
      const redo = await student.api.call('startCustomQuiz', { body: review });
      expect(idsOf(redo)).toEqual([missed.id]);
      const named = { body: { source: 'topics', topics: [missed.topicId], questions: [missed.id], length: 1 } } as const;
      expect(idsOf(await student.api.call('startCustomQuiz', named))).toEqual([missed.id]);
      // To somebody who was never given it, it stays with its set.
      const stranger = await studentWith('plus', own);
      expect(await stranger.api.refused('startCustomQuiz', named)).toMatchObject({ code: 'no-new-questions' });
    } finally {
      await own.stop();
    }
  });
});
