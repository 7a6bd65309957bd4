/** What tests of quizzes do again and again, and what they look up in the database. */
import { practiceQuestions } from '#content/items/practice-questions.ts';
import type { Quiz } from '#contract/quizzes.ts';
import type { Question } from '#core/questions/question.ts';
import type { ApiClient } from './api-client.ts';
import type { TestServer } from './test-server.ts';

const bank = new Map(practiceQuestions().map((question) => [question.id, question]));
export const inBank = (id: string): Question => {
  const question = bank.get(id);
  if (!question) throw new Error(`${id} is no practice question`);
  return question;
};
export const keyOf = (id: string): string => {
  const question = inBank(id);
  return question.format === 'choice' ? question.solution.key : (question.solution.keys[0] ?? '');
};
export const wrongFor = (id: string): string => {
  const question = inBank(id);
  if (question.format === 'spr') return '999';
  return question.solution.key === 'A' ? 'B' : 'A';
};
export const start = (api: ApiClient, practiceSet = 'algebra') => api.call('startQuiz', { body: { practiceSet } });
export const answer = (api: ApiClient, quiz: Quiz, position: number, given: string) =>
  api.call('answerQuizQuestion', { params: { quizId: quiz.id }, body: { position, answer: given, timeSpentMs: 1500 } });
export const idAt = (quiz: Quiz, position: number): string => quiz.questions[position]?.question.id ?? '';

/** Questions answered by the user, and how many of them correctly; null before the first. */
export async function statsOf({ database }: TestServer, userId: string) {
  const { rows } = await database.query<{ total_questions: number; correct_total: number }>(
    'select total_questions, correct_total from user_stats where user_id = $1',
    [userId],
  );
  return rows[0] ?? null;
}
export async function ownerOf({ database }: TestServer, quiz: Quiz): Promise<string> {
  const { rows } = await database.query<{ user_id: string }>('select user_id from quizzes where id = $1', [quiz.id]);
  return rows[0]?.user_id ?? '';
}
/** Rows of `what`: a table, with a condition if wanted. */
export async function count({ database }: TestServer, what: string): Promise<number> {
  const { rows } = await database.query<{ n: number }>(`select count(*)::int as n from ${what}`);
  return rows[0]?.n ?? 0;
}
