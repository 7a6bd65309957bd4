/** Ranks: equal to the formula for any users, and without those who asked to be left out. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accuracy } from '#core/progress/accuracy.ts';
import { seededRandom } from '#core/random.ts';
import { rankingsOf } from '#server/features/learning/rankings.ts';
import { verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface User {
  readonly id: string;
  readonly questions: number;
  readonly correct: number;
}

/** Users with totals at random, many of them equal, with the histogram that recording their answers would have made. */
async function populate(count: number): Promise<User[]> {
  const random = seededRandom(20270313);
  const users = Array.from({ length: count }, (_, index): User => {
    const questions = random.chance(1, 4) ? random.int(1, 40) : random.int(1, 3000);
    return { id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`, questions, correct: random.int(0, questions) };
  });
  await server.database.query(
    'insert into user_stats (user_id, total_questions, correct_total, last_updated) select *, now() from unnest($1::uuid[], $2::integer[], $3::integer[])',
    [users.map(({ id }) => id), users.map(({ questions }) => questions), users.map(({ correct }) => correct)],
  );
  const values = users.flatMap(({ questions, correct }) => [
    { metric: 'questions', value: questions },
    ...(questions >= 30 ? [{ metric: 'accuracy', value: accuracy(correct, questions) }] : []),
  ]);
  await server.database.query(
    'insert into rank_histogram (metric, value, n) select metric, value, count(*) from unnest($1::text[], $2::integer[]) as t (metric, value) group by metric, value',
    [values.map(({ metric }) => metric), values.map(({ value }) => value)],
  );
  await server.database.query('insert into rank_blocks select metric, value / 128, sum(n) from rank_histogram group by metric, value / 128');
  return users;
}

test('are those of the formula, by questions and by accuracy, ties sharing the better place', async () => {
  const users = await populate(100_000);
  const rankOf = (values: readonly number[], own: number) => {
    const position = 1 + values.filter((value) => value > own).length;
    return { position, total: values.length, percentile: Math.round(((values.length - position) / (values.length - 1)) * 100) };
  };
  const byQuestions = users.map(({ questions }) => questions);
  const byAccuracy = users.filter(({ questions }) => questions >= 30).map(({ questions, correct }) => Math.round((correct / questions) * 100));
  for (const { id, questions, correct } of users.filter((_, index) => index % 700 === 0)) {
    const ranks = await rankingsOf(server.database, id);
    expect(ranks.questions).toEqual(rankOf(byQuestions, questions));
    if (questions >= 30) expect(ranks.accuracy).toEqual(rankOf(byAccuracy, Math.round((correct / questions) * 100)));
    else expect(ranks.accuracy.position).toBe(0);
  }
  await server.database.query('delete from rank_histogram');
  await server.database.query('delete from rank_blocks');
});

const answer = async ({ api }: Person, practiceSet: string) => {
  const quiz = await api.call('startQuiz', { body: { practiceSet } });
  for (const [position, { question }] of quiz.questions.entries())
    await api.call('answerQuizQuestion', {
      params: { quizId: quiz.id },
      body: { position, answer: question.format === 'choice' ? 'A' : '1', timeSpentMs: 9000 },
    });
};

test('of somebody without answers beside one student say that they have no place yet, not that they are alone', async () => {
  const [one, other] = [await verifiedStudent(server), await verifiedStudent(server)];
  expect(await one.api.call('getRankings')).toMatchObject({ questions: { position: 1, total: 0 } });
  await answer(one, 'algebra');
  expect(await one.api.call('getRankings')).toMatchObject({ questions: { position: 1, total: 1, percentile: 0 } });
  expect(await other.api.call('getRankings')).toMatchObject({ questions: { position: 0, total: 1 }, accuracy: { total: 0 } });
});

test('leave out who asks for it, also what they answer then, and take them in again as if they had never been away', async () => {
  const [one, other] = [await verifiedStudent(server), await verifiedStudent(server)];
  await answer(one, 'algebra');
  await answer(other, 'algebra');
  const total = async ({ api }: Person) => (await api.call('getRankings')).questions.total;
  const before = await total(other);
  expect(before).toBeGreaterThanOrEqual(2);
  expect(await one.api.call('takePartInRankings', { body: { isRanked: false } })).toMatchObject({ isRanked: false, questions: { position: 0 } });
  expect(await total(other)).toBe(before - 1);
  await one.api.call('takePartInRankings', { body: { isRanked: false } });
  await answer(one, 'circles');
  expect(await total(other)).toBe(before - 1);
  expect((await one.api.call('getDashboard')).rankings).toMatchObject({ isRanked: false });
  const { questions } = await one.api.call('takePartInRankings', { body: { isRanked: true } });
  expect(questions).toMatchObject({ position: 1, total: before });
});
