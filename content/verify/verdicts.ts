/** Short ways to build a re-solver's verdict. */
import { equal, toText, type Rational } from '#core/rational.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import type { Choice } from '#core/questions/question.ts';
import { evaluate } from './evaluate-latex.ts';
import type { Verdict } from './resolver.ts';

/** The choices that pass a test, or an entry error when the question is not a choice question. */
export function choicesWhere(question: LearnerQuestion, isRight: (text: string, choice: Choice) => boolean): Verdict {
  if (question.format !== 'choice') throw new Error('not a choice question');
  return { format: 'choice', right: question.choices.filter((choice) => isRight(choice.text, choice)).map(({ id }) => id) };
}

/** The text without math delimiters. */
export const bare = (text: string): string => text.replace(/\\[()]/g, '').trim();

/** A single number as the answer, whatever the format. */
export function numberVerdict(question: LearnerQuestion, value: Rational): Verdict {
  if (question.format === 'spr') return { format: 'spr', values: [toText(value)] };
  return choicesWhere(question, (text) => equal(evaluate(bare(text)), value));
}
