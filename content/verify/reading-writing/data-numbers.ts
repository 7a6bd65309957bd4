/** Questions on a table or graph: the numbers of the right choice are those that are shown, or follow from two of them. */
import { prose } from '../gates/question-texts.ts';
import type { BatchItem } from '#content/items/batch.ts';
import { dataOf, passageOf } from './shown.ts';

const numbersIn = (text: string): number[] => [...prose(text).matchAll(/\d+(?:,\d{3})*(?:\.\d+)?/g)].map(([found]) => Number(found.replaceAll(',', '')));

/** A ratio may be stated in round numbers. */
const near = (one: number, other: number) => Math.abs(one - other) <= 0.05 * Math.max(1, Math.abs(other));

/** Numbers of the key that neither data nor text show and that no sum, difference or ratio of two of them gives. */
export function dataProblems(item: BatchItem): string[] {
  const data = dataOf(item);
  if (data.length === 0) return [];
  const shown = [...new Set([...data, passageOf(item)].flatMap(numbersIn))];
  const gives = (a: number, b: number, number: number) =>
    a - b === number || a + b === number || (b !== 0 && (near(a / b, number) || near((100 * a) / b, number)));
  return numbersIn(item.correct.text)
    .filter((number) => !shown.includes(number) && !shown.some((a) => shown.some((b) => gives(a, b, number))))
    .map((number) => `the key says ${number}, which the data do not`);
}
