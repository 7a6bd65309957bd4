/** Is an answer right, and does it belong to this kind of question at all. */
import { entryLimit, type Answer } from '../exams/answer-state.ts';
import { choiceIds } from './choices.ts';
import type { Question } from './question.ts';
import { checkEntry, readEntry } from './spr.ts';

/** True if something was answered: neither nothing nor an emptied entry field. */
export const isAnswered = (answer: Answer): answer is string => answer !== null && answer.trim() !== '';

/** What keeps an entry from being an answer, such as `3/0` or a fraction that is not finished; null if nothing does. */
export function entryProblem(format: Question['format'] | 'unknown', answer: Answer): string | null {
  if (format !== 'spr' || !isAnswered(answer)) return null;
  const reading = readEntry(answer);
  if (reading.kind === 'invalid') return reading.message;
  return reading.kind === 'incomplete' ? 'This is not a whole number, fraction, or decimal yet.' : null;
}

/** True if the answer earns the point. No answer, or one that does not fit the format, is wrong. */
export function isCorrect(question: Question, answer: Answer): boolean {
  if (!isAnswered(answer)) return false;
  return question.format === 'choice' ? answer === question.solution.key : checkEntry(answer, question.solution.keys);
}

/**
 * True if this answer may be saved for a question of this format. An entry may be unfinished or
 * malformed (it then earns nothing), but never so strange that the field could not have held it.
 */
export function answerFits(format: Question['format'], answer: Answer): boolean {
  if (answer === null) return true;
  if (format === 'choice') return choiceIds.some((id) => id === answer);
  return answer.length <= entryLimit && /^-?[0-9./]*$/.test(answer);
}
