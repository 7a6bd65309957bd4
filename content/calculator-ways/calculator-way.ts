/** What an explanation carries of a question's way with the calculator. */
import type { CalculatorWay } from '#core/questions/explanation.ts';
import type { Question } from '#core/questions/question.ts';
import { readingSentence } from './way.ts';
import { ways } from './ways.ts';

/** Rows for the calculator and what to read off them; undefined for a question that is solved without. */
export function calculatorWay(question: Question): CalculatorWay | undefined {
  const way = ways[question.archetype]?.(question);
  return way ? { rows: [...way.rows], read: readingSentence(way.reading) } : undefined;
}
