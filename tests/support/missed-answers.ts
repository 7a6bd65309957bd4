/** Answers of quizzes that go into the error log, and the log as its student sees it. */
import { dayMs } from '#core/day.ts';
import { questionSchema, type Question } from '#core/questions/question.ts';
import type { Quiz } from '#contract/quizzes.ts';
import type { ApiClient } from './api-client.ts';
import { goodPassword, type Person } from './students.ts';
import type { TestServer } from './test-server.ts';

/** The whole question, key included, also of one that was drawn for a quiz. */
async function questionOf(own: TestServer, id: string): Promise<Question> {
  const { rows } = await own.database.query<{ body: unknown }>('select body from question_versions where question_id = $1', [id]);
  return questionSchema.parse(rows[0]?.body);
}

export const keyOf = (question: Question): string => (question.format === 'choice' ? question.solution.key : (question.solution.keys[0] ?? ''));
export const wrongFor = (question: Question): string => (question.format === 'spr' ? '99999' : question.solution.key === 'A' ? 'B' : 'A');

type How = 'right' | 'wrong' | 'guessed';

/** Answers a question of a quiz, and returns it. */
export async function answerIn(own: TestServer, api: ApiClient, quiz: Quiz, position: number, how: How): Promise<Question> {
  const question = await questionOf(own, quiz.questions[position]?.question.id ?? '');
  const given = how === 'wrong' ? wrongFor(question) : keyOf(question);
  await api.call('answerQuizQuestion', { params: { quizId: quiz.id }, body: { position, answer: given, guessed: how === 'guessed', timeSpentMs: 5000 } });
  return question;
}

export const quizOf = (api: ApiClient, topics: readonly number[], change: object = {}) =>
  api.call('startCustomQuiz', { body: { source: 'topics', topics: [...topics], length: 5, ...change } });

/** A review of all topics. */
export const review = { source: 'review', topics: Array.from({ length: 29 }, (_, index) => index + 1), length: 10 } as const;

export const errorsOf = async (api: ApiClient, query: Readonly<Record<string, string | number>> = {}) => (await api.call('listErrors', { query })).items;

/** Days later; the session has not run out by then. */
export async function later(own: TestServer, student: Person, days: number): Promise<void> {
  own.advance(days * dayMs);
  await student.api.call('signIn', { body: { email: student.email, password: goodPassword } });
}
