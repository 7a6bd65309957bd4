/** What the explanation of one question says. Pure. */
import { isAnswered } from '#core/questions/check-answer.ts';
import type { ExplainedQuestion } from '#core/questions/explanation.ts';
import type { Choice } from '#core/questions/question.ts';
import { checkEntry } from '#core/questions/spr.ts';

/** Whether an answer given now earns the point, by the key that came with the explanation. */
export function isRight({ question, keys }: ExplainedQuestion, answer: string | null): boolean {
  if (!isAnswered(answer)) return false;
  return question.format === 'choice' ? keys.includes(answer) : checkEntry(answer, keys);
}

export interface ChoiceView {
  readonly choice: Choice;
  readonly isKey: boolean;
  readonly isYours: boolean;
  readonly crossedOut: boolean;
  readonly why: string | null;
}

/** The choices with what they were; empty for a typed answer. */
export function choiceViews({ question, keys, choices }: ExplainedQuestion, answer: string | null, crossedOut: readonly string[] = []): ChoiceView[] {
  if (question.format !== 'choice') return [];
  return question.choices.map((choice) => ({
    choice,
    isKey: keys.includes(choice.id),
    isYours: answer === choice.id,
    crossedOut: crossedOut.includes(choice.id),
    why: choices[choice.id]?.why ?? null,
  }));
}

/** Named mistakes of a typed answer: the one this answer shows, and the others. */
export function mistakeViews(
  { mistakes, question }: ExplainedQuestion,
  answer: string | null,
): { yours: ExplainedQuestion['mistakes'][number] | null; others: ExplainedQuestion['mistakes'] } {
  const given = isAnswered(answer) && question.format === 'spr' ? answer.trim() : null;
  const yours = given === null ? null : (mistakes.find(({ entry }) => checkEntry(given, [entry])) ?? null);
  return { yours, others: mistakes.filter((mistake) => mistake !== yours) };
}

/** "2/3 or .6667". */
export const keysText = (keys: readonly string[]): string => keys.map((key) => key.replace('-', '−')).join(' or ');
