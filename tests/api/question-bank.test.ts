/** The question bank of an account: what was answered is found again, marked, noted, printed and asked again; what was not stays unexplained. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Quiz } from '#contract/quizzes.ts';
import { questionSchema, type Question } from '#core/questions/question.ts';
import type { ApiClient } from '../support/api-client.ts';
import { takeExam, verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function questionOf(id: string): Promise<Question> {
  const { rows } = await server.database.query<{ body: unknown }>('select body from question_versions where question_id = $1', [id]);
  return questionSchema.parse(rows[0]?.body);
}
const keyOf = (question: Question): string => (question.format === 'choice' ? question.solution.key : (question.solution.keys[0] ?? ''));
const wrongFor = (question: Question): string => (question.format === 'spr' ? '99999' : question.solution.key === 'A' ? 'B' : 'A');

async function answer(api: ApiClient, quiz: Quiz, position: number, how: 'right' | 'wrong' | 'guessed'): Promise<Question> {
  const question = await questionOf(quiz.questions[position]?.question.id ?? '');
  const given = how === 'wrong' ? wrongFor(question) : keyOf(question);
  await api.call('answerQuizQuestion', { params: { quizId: quiz.id }, body: { position, answer: given, guessed: how === 'guessed', timeSpentMs: 5000 } });
  return question;
}
const quizOf = (api: ApiClient, topics: readonly number[], change: object = {}) =>
  api.call('startCustomQuiz', { body: { source: 'topics', topics: [...topics], length: 5, ...change } });
type Query = Readonly<Record<string, string | number>>;
const ids = async (api: ApiClient, query: Query = {}) => (await api.call('listAnsweredQuestions', { query })).items.map(({ questionId }) => questionId);

test('what was answered in quizzes is listed by how it stands, latest first; exams and unanswered questions are not', async () => {
  const student = await verifiedStudent(server);
  const { api } = student;
  await takeExam(student, ({ format }) => (format === 'choice' ? 'A' : '1'));
  const [math, reading] = [await quizOf(api, [14, 15]), await quizOf(api, [8])];
  const wrong = await answer(api, math, 0, 'wrong');
  const guessed = await answer(api, math, 1, 'guessed');
  const right = await answer(api, reading, 0, 'right');
  expect(await ids(api)).toEqual([right.id, guessed.id, wrong.id]);
  expect(await ids(api, { state: 'wrong' })).toEqual([wrong.id]);
  expect(await ids(api, { state: 'right' })).toEqual([right.id]);
  expect(await ids(api, { state: 'guessed', section: 'math' })).toEqual([guessed.id]);
  expect(await ids(api, { topicId: 8 })).toEqual([right.id]);
  expect(await ids(api, { level: wrong.difficulty, section: 'math', state: 'wrong' })).toEqual([wrong.id]);
  expect(await api.call('countAnsweredQuestions', { query: {} })).toEqual({ all: 3, wrong: 1, right: 1, guessed: 1, marked: 0, due: 0 });
  server.advance(3 * 24 * 3600_000);
  const two = await verifiedStudent(server);
  expect(await ids(two.api)).toEqual([]);
  expect((await api.call('countAnsweredQuestions', { query: { section: 'math' } })).due).toBeGreaterThanOrEqual(1);
  const [word = ''] = right.stem.match(/[a-z]{6,}/) ?? [];
  expect(await ids(api, { q: word.toUpperCase() })).toContain(right.id);
  expect(await ids(api, { q: 'a % that no question has' })).toEqual([]);
  // Nor by what only the stored form has; but by a choice, by what was noted, and with quotation marks as keyboards have them.
  expect(await ids(api, { q: '"kind"' })).toEqual([]);
  expect(await ids(api, { q: 'prose' })).toEqual([]);
  await api.call('updateAnsweredQuestion', { params: { questionId: right.id }, body: { note: 'Don’t mix up “however” and “therefore”' } });
  expect(await ids(api, { q: 'don\'t mix up "however"' })).toEqual([right.id]);
  expect(await ids(api, { q: right.format === 'choice' ? (right.choices[3]?.text ?? '') : '' })).toContain(right.id);

  const first = await api.call('listAnsweredQuestions', { query: { limit: 2 } });
  expect((await api.call('listAnsweredQuestions', { query: { limit: 2, cursor: first.nextCursor ?? '' } })).items.map(({ questionId }) => questionId)).toEqual([
    wrong.id,
  ]);
  expect(await api.refused('listAnsweredQuestions', { query: { cursor: 'made-up' } })).toMatchObject({ code: 'bad-input' });
});

test('only what was answered is explained, marked, noted or printed', async () => {
  const { api } = await verifiedStudent(server);
  const quiz = await quizOf(api, [12]);
  const unanswered = quiz.questions[1]?.question.id ?? '';
  const question = await answer(api, quiz, 0, 'wrong');
  const params = { questionId: question.id };
  expect((await api.call('getAnsweredQuestion', { params })).explained.keys).toContain(keyOf(question));
  expect(await api.call('updateAnsweredQuestion', { params, body: { marked: true } })).toMatchObject({ marked: true, note: '' });
  expect(await api.call('updateAnsweredQuestion', { params, body: { note: 'Slope first' } })).toMatchObject({ marked: true, note: 'Slope first' });
  expect(await ids(api, { state: 'marked' })).toEqual([question.id]);
  const { items } = await api.call('printAnsweredQuestions', { query: {} });
  expect(items.map(({ entry }) => entry.questionId)).toEqual([question.id]);

  for (const id of [unanswered, 'made-up']) {
    expect(await api.refused('getAnsweredQuestion', { params: { questionId: id } })).toMatchObject({ code: 'question-not-answered' });
    expect(await api.refused('updateAnsweredQuestion', { params: { questionId: id }, body: { marked: true } })).toMatchObject({
      code: 'question-not-answered',
    });
  }
  const other = await verifiedStudent(server);
  expect(await other.api.refused('getAnsweredQuestion', { params })).toMatchObject({ code: 'question-not-answered' });
});

test('questions can be asked again as chosen, though only those that were asked before', async () => {
  const { api } = await verifiedStudent(server);
  const quiz = await quizOf(api, [8]);
  const asked = [await answer(api, quiz, 2, 'wrong'), await answer(api, quiz, 0, 'wrong')].map(({ id }) => id);
  const { rows } = await server.database.query<{ id: string }>(
    `select q.id from questions q join question_versions v on v.question_id = q.id and v.version = q.current_version
     where v.topic_id = 8 and q.status = 'published' and 'practice' = any(q.usage_contexts) and q.id <> all($1::text[]) limit 1`,
    [quiz.questions.map(({ question }) => question.id)],
  );
  const again = await quizOf(api, [8], { questions: [...asked, rows[0]?.id ?? ''] });
  expect(again.questions.map(({ question }) => question.id)).toEqual(asked);
  expect(again.questions.every(({ outcome }) => outcome === null)).toBe(true);
  await answer(api, again, 0, 'right');
  expect((await api.call('countAnsweredQuestions', { query: {} })).wrong).toBe(1);
  expect(await api.refused('startCustomQuiz', { body: { source: 'topics', topics: [8], questions: [rows[0]?.id ?? ''] } })).toMatchObject({
    code: 'no-new-questions',
  });
});

test('no more questions are asked again than the plan allows in a quiz, and none twice', async () => {
  const { api } = await verifiedStudent(server);
  const quizzes = [await quizOf(api, [8], { length: 10 }), await quizOf(api, [9])];
  const given = quizzes.flatMap(({ questions }) => questions.map(({ question }) => question.id));
  expect(given.length).toBeGreaterThan(10);
  const body = { source: 'topics', topics: [8, 9], length: 5, questions: given } as const;
  expect(await api.refused('startCustomQuiz', { body: { ...body, questions: [...given] } })).toMatchObject({ status: 403, code: 'quiz-too-long' });
  const [one = ''] = given;
  const again = await quizOf(api, [8, 9], { questions: [one, one] });
  expect(again.questions.map(({ question }) => question.id)).toEqual([one]);
});
