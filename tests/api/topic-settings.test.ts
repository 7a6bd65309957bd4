/** Topics that get more or less of practice, and those that are taken out of it: students notice, exams do not. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { topics } from '#core/topics/topics.ts';
import { verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

/** Longer than what is offered stays in memory. */
const expiry = 6_000;

let server: TestServer;
let author: Person;
let student: Person;
beforeAll(async () => {
  server = await startTestServer();
  [author, student] = [await verifiedStudent(server), await verifiedStudent(server)];
  await server.database.query('update users set is_author = true where id = $1', [author.id]);
  await server.database.query("update users set membership_tier = 'max' where id = $1", [student.id]);
});
afterAll(() => server.stop());

const usual = { name: null, colour: null, weight: 1, recipeWeight: 1, targetMinutes: null } as const;
const set = async (topicId: number, before: 0 | 0.5 | 1 | 2, weight: 0 | 0.5 | 1 | 2) => {
  await author.api.call('saveTopicSetting', { params: { topicId }, body: { after: { ...usual, weight }, before: { ...usual, weight: before } } });
  server.advance(expiry);
};
/** The topics of the questions of a new quiz. */
const asked = async (topicIds: number[], length: number) => {
  const quiz = await student.api.call('startCustomQuiz', { body: { source: 'topics', topics: topicIds, length } });
  const { rows } = await server.database.query<{ topic_id: number }>('select topic_id from quiz_questions where quiz_id = $1', [quiz.id]);
  return rows.map(({ topic_id }) => topic_id);
};

test('every topic is listed with its questions, and gets as much as any other', async () => {
  const { topics: settings } = await author.api.call('listTopicSettings');
  expect(settings.map(({ topicId }) => topicId)).toEqual(topics.map(({ id }) => id));
  expect(settings.every(({ weight, questions }) => weight === 1 && questions > 0)).toBe(true);
});

test('a topic that counts twice gets twice as much of a mixed quiz', async () => {
  await set(11, 1, 2);
  const given = await asked([11, 12, 13], 12);
  expect(given.filter((id) => id === 11)).toHaveLength(6);
  await set(11, 2, 1);
});

test('a topic that is off is in no quiz, no count and no practice set, also not drawn anew; on again it is back', async () => {
  const counted = async () => new Set((await student.api.call('getQuestionBank')).counts.map(({ topicId }) => topicId));
  expect(await counted()).toContain(29);
  await set(29, 1, 0);
  expect(await counted()).not.toContain(29);
  expect(new Set(await asked([28, 29], 6))).toEqual(new Set([28]));
  const only = { source: 'topics', topics: [29], length: 5 } as const;
  expect(await student.api.refused('startCustomQuiz', { body: only })).toMatchObject({ code: 'practice-set-not-found' });
  await set(29, 0, 1);
  expect(await counted()).toContain(29);
});

test('two authors do not overwrite each other; each change is logged', async () => {
  await set(20, 1, 0.5);
  expect(await author.api.refused('saveTopicSetting', { params: { topicId: 20 }, body: { after: { ...usual, weight: 0 }, before: usual } })).toMatchObject({
    status: 409,
    code: 'item-changed',
  });
  for (const weight of [3, -1, 0.25, '1'])
    expect(await author.api.refused('saveTopicSetting', { params: { topicId: 20 }, body: { after: { ...usual, weight }, before: usual } })).toMatchObject({
      code: 'bad-input',
    });
  const { rows } = await server.database.query("select metadata from admin_actions where content_type = 'topic' and content_id = '20'");
  expect(rows).toEqual([{ metadata: { before: usual, after: { ...usual, weight: 0.5 } } }]);
});

test('a renamed topic in another color and place is shown so to everybody, and goes back by its versions', async () => {
  expect((await student.api.call('me')).topics).toEqual([]);
  const renamed = { ...usual, name: 'Lines as Functions', colour: 'green' } as const;
  await author.api.call('saveTopicSetting', { params: { topicId: 12 }, body: { after: renamed, before: usual } });
  const { topics: ordered } = await author.api.call('orderTopics', {
    params: { category: 'algebra' },
    body: { before: [11, 12, 13, 14, 15], after: [12, 11, 13, 14, 15] },
  });
  expect(ordered.find(({ topicId }) => topicId === 12)).toMatchObject({ position: 11, name: 'Lines as Functions' });
  server.advance(expiry);
  const { topics: changes } = await student.api.call('me');
  expect(changes).toEqual([
    { topicId: 11, name: null, colour: null, position: 12 },
    { topicId: 12, name: 'Lines as Functions', colour: 'green', position: 11 },
  ]);
  const names = (await student.api.call('listPracticeSets')).practiceSets.map(({ name }) => name);
  expect(names).not.toContain('Linear Functions');
  expect(names.indexOf('Lines as Functions')).toBe(names.indexOf('Linear Equations in One Variable') - 1);

  const taken = { after: { ...usual, name: 'lines as functions' }, before: usual };
  expect(await author.api.refused('saveTopicSetting', { params: { topicId: 13 }, body: taken })).toMatchObject({ code: 'topic-name-taken' });
  const stale = { before: [11, 12, 13, 14, 15], after: [15, 12, 13, 14, 11] };
  expect(await author.api.refused('orderTopics', { params: { category: 'algebra' }, body: stale })).toMatchObject({ code: 'item-changed' });
  const foreign = { before: [12, 11, 13, 14, 15], after: [12, 11, 13, 14, 16] };
  expect(await author.api.refused('orderTopics', { params: { category: 'algebra' }, body: foreign })).toMatchObject({ code: 'item-changed' });

  const { versions } = await author.api.call('listTopicVersions', { params: { topicId: 12 } });
  expect(versions).toMatchObject([{ before: usual, after: renamed }]);
  await author.api.call('saveTopicSetting', { params: { topicId: 12 }, body: { before: renamed, after: usual } });
  expect((await author.api.call('listTopicVersions', { params: { topicId: 12 } })).versions).toHaveLength(2);
});

test('a suggested module follows the recipe weights', async () => {
  // Every shipped exam question is asked by an exam.
  await server.database.query("update practice_exams set status = 'retired'");
  const suggested = async () => {
    const query = { moduleNumber: 3, questionCount: 20, min: 1, max: 5, seed: 1 } as const;
    return (await author.api.call('suggestModuleQuestions', { query })).questions.map(({ topicId }) => topicId);
  };
  const topicId = (await suggested())[0] ?? 0;
  await author.api.call('saveTopicSetting', { params: { topicId }, body: { before: usual, after: { ...usual, recipeWeight: 0 } } });
  expect(await suggested()).not.toContain(topicId);
});
