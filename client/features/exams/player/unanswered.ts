/** Which questions of a module have no answer, in a sentence. Pure. */
import type { ModuleView } from '#contract/exam-modules.ts';
import type { AnswerState } from '#core/exams/answer-state.ts';
import { hasAnswer } from '../engine/snapshot.ts';

/** Numbers of the questions without an answer, from 1, ascending. */
export const unansweredNumbers = ({ questions }: Pick<ModuleView, 'questions'>, answers: ReadonlyMap<string, AnswerState>): number[] =>
  questions.flatMap(({ id }, index) => (hasAnswer(answers.get(id)) ? [] : [index + 1]));

/** `4, 9–12, 22`: neighbors from three on as a range. */
export function numberList(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ');
}

/** `3 questions are unanswered: 4, 9, 22.` */
export function unansweredSentence(numbers: readonly number[]): string {
  if (numbers.length === 0) return 'Every question is answered.';
  return numbers.length === 1 ? `Question ${numbers[0]} is unanswered.` : `${numbers.length} questions are unanswered: ${numberList(numbers)}.`;
}
