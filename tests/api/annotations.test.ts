/** Highlights and notes in quizzes and in the practice of misses: kept, merged by their stamp, nobody else's business. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Annotated } from '#contract/annotations.ts';
import { ApiClient } from '../support/api-client.ts';
import { goodPassword, takeExam, verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const marked = (questionId: string, note: string, seq: number, device = 'devicebbbb'): Annotated => ({
  questionId,
  annotations: [{ id: 'n1', target: 'stem', start: 0, end: 5, colour: 'blue', underline: 'none', note }],
  seq,
  device,
});
const save = (api: ApiClient, workId: string, ...saves: Annotated[]) => api.call('saveAnnotations', { params: { workId }, body: { saves } });
const kept = async (api: ApiClient, workId: string) => (await api.call('listAnnotations', { params: { workId } })).questions;

test('the practice after an exam keeps the latest version, from whichever device, and only of its questions', async () => {
  const student = await verifiedStudent(server);
  const resultId = await takeExam(student, ({ format }) => (format === 'choice' ? 'A' : '1'));
  const { responses } = await student.api.call('getResult', { params: { resultId } });
  const [first, second] = responses.map(({ questionId }) => questionId);
  expect(await kept(student.api, resultId)).toEqual([]);
  await save(student.api, resultId, marked(String(first), 'one', 2), marked(String(second), 'other', 1), marked('q-elsewhere', 'x', 1));
  await save(student.api, resultId, marked(String(first), 'earlier', 1));
  await save(student.api, resultId, marked(String(first), 'lost the tie', 2, 'deviceaaaa'));
  const byNote = async () => (await kept(student.api, resultId)).map(({ annotations }) => annotations[0]?.note).toSorted();
  expect(await byNote()).toEqual(['one', 'other']);
  await save(student.api, resultId, { ...marked(String(second), '', 3), annotations: [] });
  expect((await kept(student.api, resultId)).find(({ questionId }) => questionId === second)?.annotations).toEqual([]);
  const exported = JSON.stringify(await student.api.call('exportData', { query: { part: 'practiceAnnotations' } }));
  expect(exported).toContain('"note":"one"');
  // The review of the exam stays as the exam left it.
  const { questions } = await student.api.call('getReview', { params: { resultId, position: 0 } });
  expect(questions.every(({ response }) => (response.annotations ?? []).length === 0)).toBe(true);
  const stranger = await verifiedStudent(server);
  expect((await stranger.api.refused('listAnnotations', { params: { workId: resultId } })).code).toBe('not-found');
});

test('a guest’s notes in a quiz are the account’s after signing up', async () => {
  const api = new ApiClient(server);
  const quiz = await api.call('startQuiz', { body: { practiceSet: 'reading-writing' } });
  const questionId = String(quiz.questions[0]?.question.id);
  await save(api, quiz.id, marked(questionId, 'as a guest', 1));
  await api.call('answerQuizQuestion', { params: { quizId: quiz.id }, body: { position: 0, answer: 'A', timeSpentMs: 1000 } });
  await api.call('signUp', { body: { name: 'Nia', email: `nia.${Date.now()}@example.org`, password: goodPassword } });
  expect((await kept(api, quiz.id)).map(({ annotations }) => annotations[0]?.note)).toEqual(['as a guest']);
});
