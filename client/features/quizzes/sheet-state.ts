/** How the questions of a quiz explained at its end stand. Pure, apart from what the tab remembers. */
import * as z from 'zod';
import type { QuizQuestion } from '#contract/quizzes.ts';
import { entryProblem, isAnswered } from '#core/questions/check-answer.ts';
import { recall, remember } from '#client/platform/tab-memory.ts';

/** `unreadable`: something is typed that cannot be an answer, such as 3/0, and earns nothing as it stands. */
export type SheetStand = 'open' | 'unreadable' | 'answered';

export function standOf({ question }: Pick<QuizQuestion, 'question'>, answer: string | null): SheetStand {
  if (!isAnswered(answer)) return 'open';
  return entryProblem(question.format, answer) === null ? 'answered' : 'unreadable';
}

const place = z.object({ position: z.int().min(0).nullable() });
const keyOf = (quizId: string) => `quiz-position.${quizId}`;

/** Which of so many questions was on screen before a reload, null for the check of them all; undefined if this tab has not shown the quiz. */
export function recallPosition(quizId: string, count: number): number | null | undefined {
  const kept = recall(keyOf(quizId), place);
  return kept === undefined || (kept.position !== null && kept.position >= count) ? undefined : kept.position;
}

export const rememberPosition = (quizId: string, position: number | null): void => remember(keyOf(quizId), { position });
