/** The concept bank: the server gives it to the plus tier and above, with the caller's own results, and without what its examples are checked with. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { concepts } from '#content/concepts/all.ts';
import { ApiClient } from '../support/api-client.ts';
import { verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const makePlus = (userId: string) => server.database.query(`update users set membership_tier = 'plus', membership_end_date = null where id = $1`, [userId]);

test('refused to guests and the Free plan, without a word of the content', async () => {
  const free = await verifiedStudent(server);
  const ideas = concepts.map(({ idea }) => JSON.stringify(idea).slice(1, -1));
  for (const [api, status, code] of [
    [new ApiClient(server), 401, 'not-signed-in'],
    [free.api, 403, 'plan-required'],
  ] as const)
    for (const answer of [
      await api.try('listConcepts'),
      await api.try('getTopicConcepts', { params: { topicId: 11 } }),
      await api.try('getConcept', { params: { conceptId: 'pythagoras' } }),
    ]) {
      expect([answer.status, Object(Object(answer.body).error).code]).toEqual([status, code]);
      const text = JSON.stringify(answer.body);
      expect(ideas.filter((idea) => text.includes(idea))).toEqual([]);
    }
});

test('the list has every concept, and a topic prints whole', async () => {
  const student = await verifiedStudent(server);
  await makePlus(student.id);
  const list = await student.api.call('listConcepts');
  expect(list.concepts.map(({ id }) => id)).toEqual(concepts.map(({ id }) => id));
  expect(list.concepts.every(({ answered }) => answered === 0)).toBe(true);
  const topic = await student.api.call('getTopicConcepts', { params: { topicId: 29 } });
  const own = concepts.filter(({ topicId }) => topicId === 29);
  expect(topic.concepts.map(({ example }) => example.walkthrough)).toEqual(own.map(({ example }) => example.steps));
  expect(JSON.stringify(topic)).not.toContain('"check"');
});

test('a concept knows its neighbors, what helps with it, and how the student did on it', async () => {
  const student = await verifiedStudent(server);
  await makePlus(student.id);
  const conceptId = 'undo-in-reverse-order';
  const read = () => student.api.call('getConcept', { params: { conceptId } });
  const first = await read();
  expect(first.previous).toBeNull();
  expect(first.next).toEqual({ id: 'answer-what-is-asked', title: 'Answer what is asked' });
  expect(first.related.map(({ id }) => id)).toEqual(['distribute-then-collect', 'answer-what-is-asked']);

  const { archetypes, topicId } = first.concept;
  const quiz = await student.api.call('startCustomQuiz', { body: { source: 'topics', topics: [topicId], archetypes, length: 2 } });
  expect(quiz.questions.length).toBeGreaterThan(0);
  const [asked] = quiz.questions;
  const answer = asked?.question.format === 'choice' ? 'A' : '999';
  await student.api.call('answerQuizQuestion', { params: { quizId: quiz.id }, body: { position: 0, answer, timeSpentMs: 4000 } });
  expect((await read()).concept.answered).toBe(1);
  const other = await verifiedStudent(server);
  await makePlus(other.id);
  expect((await other.api.call('getConcept', { params: { conceptId } })).concept.answered).toBe(0);
  expect((await student.api.call('listConcepts')).concepts.filter(({ answered }) => answered > 0).map(({ id }) => id)).toEqual([conceptId]);
});

test('a concept that does not exist', async () => {
  const student = await verifiedStudent(server);
  await makePlus(student.id);
  const answer = await student.api.try('getConcept', { params: { conceptId: 'phlogiston' } });
  expect([answer.status, Object(Object(answer.body).error).code]).toEqual([404, 'concept-not-found']);
});

test('a concept leads to its words and lectures, and a word back to the concepts about it, on every plan', async () => {
  const student = await verifiedStudent(server);
  await makePlus(student.id);
  const read = await student.api.call('getConcept', { params: { conceptId: 'verbs-of-argument' } });
  expect(read.words?.map(({ word }) => word)).toContain('corroborate');
  expect(read.words?.every(({ definition }) => definition.length > 0)).toBe(true);
  expect(read.lectures?.[0]?.id).toBe('words-in-context');
  const free = await verifiedStudent(server);
  const { concepts: about } = await free.api.call('getWord', { params: { word: 'corroborate' } });
  expect(about).toContainEqual({ id: 'verbs-of-argument', title: 'Verbs of argument' });
  expect((await free.api.call('getWord', { params: { word: 'winsome' } })).concepts).toEqual([]);
});
