/** The question bank by kinds of questions, which are named like the concepts that teach them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { practiceQuestions } from '#content/items/practice-questions.ts';
import { topics } from '#core/topics/topics.ts';
import { verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const archetypeOf = new Map(practiceQuestions().map(({ id, archetype }) => [id, archetype]));

test('every question of the bank is of exactly one kind', async () => {
  const { api } = await verifiedStudent(server);
  const { counts } = await api.call('getQuestionBank', {});
  for (const { id: topicId } of topics) {
    const { kinds } = await api.call('listQuestionKinds', { params: { topicId } });
    const byLevel = new Map<number, number>();
    for (const { level, questions } of kinds.flatMap((kind) => kind.counts)) byLevel.set(level, (byLevel.get(level) ?? 0) + questions);
    const own = counts.filter((count) => count.topicId === topicId);
    expect(
      [...byLevel].sort(([a], [b]) => a - b),
      `topic ${topicId}`,
    ).toEqual(own.map(({ level, questions }) => [level, questions]));
  }
});

test('a quiz of one kind asks nothing else; what was answered is found by its kind, and counted for Plus', async () => {
  const { api, id } = await verifiedStudent(server);
  const kindsOf = async () => (await api.call('listQuestionKinds', { params: { topicId: 12 } })).kinds;
  const readyOf = (kind: Awaited<ReturnType<typeof kindsOf>>[number] | undefined) => kind?.counts.reduce((sum, { ready }) => sum + ready, 0) ?? 0;
  const [other, chosen] = await kindsOf();
  if (!other || !chosen) throw new Error('a topic has several kinds');
  expect(chosen.results).toBeNull();
  const quiz = await api.call('startCustomQuiz', { body: { source: 'topics', topics: [12], archetypes: chosen.archetypes, length: 3 } });
  expect(quiz.specification.archetypes).toEqual(chosen.archetypes);
  expect(quiz.questions.map(({ question }) => chosen.archetypes.includes(archetypeOf.get(question.id) ?? ''))).toEqual([true, true, true]);
  for (const position of [0, 1, 2]) {
    const answer = quiz.questions[position]?.question.format === 'choice' ? 'A' : '3';
    await api.call('answerQuizQuestion', { params: { quizId: quiz.id }, body: { position, answer, timeSpentMs: 5000 } });
  }
  const found = async (kind: string) => ({
    listed: (await api.call('listAnsweredQuestions', { query: { topicId: 12, kind } })).items.length,
    counted: (await api.call('countAnsweredQuestions', { query: { topicId: 12, kind } })).all,
    printed: (await api.call('printAnsweredQuestions', { query: { topicId: 12, kind } })).items.length,
  });
  expect(await found(chosen.id)).toEqual({ listed: 3, counted: 3, printed: 3 });
  expect(await found(other.id)).toEqual({ listed: 0, counted: 0, printed: 0 });
  expect(await found('no-such-kind')).toEqual({ listed: 0, counted: 0, printed: 0 });

  await server.database.query("update users set membership_tier = 'plus', membership_end_date = null where id = $1", [id]);
  const { items } = await api.call('listAnsweredQuestions', { query: { topicId: 12, kind: chosen.id } });
  const [otherNow, now] = await kindsOf();
  expect(now?.results).toEqual({ answered: 3, right: items.filter(({ correct }) => correct).length });
  expect(otherNow?.results).toEqual({ answered: 0, right: 0 });
  expect(readyOf(now)).toBe(readyOf(chosen) - 3);
});
