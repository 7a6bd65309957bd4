/** What an explanation carries of a question's way with the calculator. */
import type { CalculatorWay } from '#core/questions/explanation.ts';
import type { Question } from '#core/questions/question.ts';
import { readingSentence } from './reading-sentence.ts';
import { ways } from './ways.ts';

/** Rows for the calculator and what to read off them; undefined for a question that is solved without. */
export function calculatorWay(question: Question): CalculatorWay | undefined {
  const way = ways[question.archetype]?.(question);
  if (!way) return undefined;
  const read = readingSentence(way.reading);
  // In a sentence, a minus is no hyphen.
  return { rows: [...way.rows], read: way.idea ? `${way.idea.replaceAll(/(?<![\w-])-(?=[\w(])| - /g, (dash) => dash.replace('-', '−'))} ${read}` : read };
}
