/** Questions and modules as programs ask for them: at most ten ids at once, 50 of a subcategory, the newest 100, and a sentence for what is not there. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAuthor, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let author: Person;
beforeAll(async () => {
  server = await startTestServer();
  author = await newAuthor(server);
});
afterAll(() => server.stop());

const newest = async (limit?: number) => (await author.api.call('listRecentQuestions', { query: limit === undefined ? {} : { limit } })).questions;

test('ten ids are one request, in their order; an eleventh is one too many, and none is too few', async () => {
  const ids = (await newest(11)).map(({ id }) => id);
  const ten = ids.slice(0, 10).reverse();
  const asked = async (list: readonly string[]) =>
    (await author.api.call('getQuestionsById', { query: { ids: list.join(',') } })).questions.map(({ id }) => id);
  expect(await asked(ten)).toEqual(ten);
  expect(await asked([...ten.slice(0, 3), 'q-that-is-not-there', ten[0] ?? ''])).toEqual(ten.slice(0, 3));
  expect(await author.api.refused('getQuestionsById', { query: { ids: ids.join(',') } })).toMatchObject({
    status: 400,
    fields: { ids: 'At most 10 ids in one request.' },
  });
  expect(await author.api.refused('getQuestionsById', { query: { ids: ' , ' } })).toMatchObject({ fields: { ids: 'Name at least one id.' } });
});

test('of a subcategory come fifty, whatever it is called; an unknown one is said to be', async () => {
  const named = async (subcategory: string, limit?: number) =>
    (await author.api.call('listTopicQuestions', { query: { subcategory, ...(limit !== undefined && { limit }) } })).questions;
  const bySlug = await named('linear-functions');
  expect(bySlug).toHaveLength(50);
  expect(bySlug[0]).toMatchObject({
    subcategory: 'linear-functions',
    subcategoryId: 12,
    subCategory: 'linear-functions',
    categoryPath: 'Math/Algebra/Linear Functions',
    mainCategory: 'algebra',
    subjectArea: 'Math',
    mainSkillCategory: 'Algebra',
    category: 3,
  });
  for (const other of ['12', 'Linear Functions', 'Math/Algebra/Linear Functions']) expect(await named(other)).toEqual(bySlug);
  expect((await named('vocab', 3)).map(({ subcategoryId, category }) => [subcategoryId, category])).toEqual([
    [4, 1],
    [4, 1],
    [4, 1],
  ]);
  expect(await author.api.refused('listTopicQuestions', { query: { subcategory: 'basket weaving' } })).toMatchObject({
    fields: { subcategory: 'Unknown Subcategory' },
  });
  expect(await author.api.refused('listTopicQuestions', { query: { subcategory: '12', limit: 51 } })).toMatchObject({ status: 400 });
});

test('the newest hundred are the last made first, and no more than a hundred', async () => {
  const questions = await newest();
  expect(questions).toHaveLength(100);
  const times = questions.map(({ createdAt }) => Date.parse(createdAt));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(await author.api.refused('listRecentQuestions', { query: { limit: 101 } })).toMatchObject({ status: 400 });
});

test('a module is found by its number, or said not to be', async () => {
  const module = await author.api.call('getModuleByNumber', { params: { moduleNumber: 1 } });
  expect(module).toMatchObject({ moduleNumber: 1, status: 'published', section: 'reading-writing' });
  expect(await author.api.refused('getModuleByNumber', { params: { moduleNumber: 17 } })).toMatchObject({
    status: 404,
    message: 'No exam module found with number 17',
  });
});
