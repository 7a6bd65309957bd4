/** Proofs of readings that compare what stands beside the last rows with the choices. */
import type { ReadRow } from '#core/calculator/rows/row.ts';
import type { Question } from '#core/questions/question.ts';
import type { ReadingOf } from '../way.ts';
import { expectThat, onlyKey } from './only-key.ts';
import { choicesOf, near, numberOf } from './read-rows.ts';

type Besides =
  | 'times π'
  | 'change in percent'
  | 'same list'
  | 'fitting value'
  | 'between'
  | 'before and after'
  | 'two ranges'
  | 'rule'
  | 'nearest line'
  | 'circle';

/** A number, a list, a point, or what a fit found. */
function beside(row: ReadRow | undefined): readonly number[] {
  const meaning = row?.meaning;
  if (meaning?.kind === 'drawing') return meaning.fit ? meaning.fit.parameters.map(({ value }) => value) : meaning.points.flat();
  const result = meaning?.kind === 'value' ? meaning.result : null;
  if (result?.type === 'number') return [result.value];
  if (result?.type === 'list') return result.value;
  throw new Error(`nothing stands beside ${row?.text}`);
}

/** What the last row says, and the one before it. */
const lastTwo = (read: readonly ReadRow[]) => [beside(read.at(-2)), beside(read.at(-1))] as const;
const first = ([value = Number.NaN]: readonly number[]) => value;

/** NaN for what is no number. */
function sizeOf(text: string, x = 0): number {
  try {
    return numberOf(text, { x });
  } catch {
    return Number.NaN;
  }
}
const ruleAt = (equation: string, x: number) => sizeOf(equation.split('=')[1] ?? '', x);

const moved = ([before = 0, after = 0]: readonly number[]) => (near(before, after) ? 'does not change' : after > before ? 'increases' : 'decreases');
function statementOf(mean: string, median: string): string {
  if (mean !== median) return `The mean ${mean}, and the median ${median}.`;
  return mean === 'does not change' ? 'Neither the mean nor the median changes.' : `Both the mean and the median ${mean.replace(/s$/, '')}.`;
}

/** The difference of both sides of an equation in x and y. */
function differenceAt(equation: string, x: number, y: number): number {
  const [left = '', right = ''] = equation.split(' = ');
  return numberOf(`${left} - (${right})`, { x, y });
}

export const besides: { readonly [Kind in Besides]: (reading: ReadingOf<Kind>, read: readonly ReadRow[], question: Question) => void } = {
  'times π': (_, read, question) => onlyKey(question, (text) => near(first(beside(read.at(-1))) * Math.PI, sizeOf(text))),
  'change in percent': (_, read, question) => {
    const change = first(beside(read.at(-1)));
    onlyKey(question, (text) => text === `${change > 0 ? 'An increase' : 'A decrease'} of ${Number(Math.abs(change).toFixed(6))}%`);
  },
  'same list': ({ table }, read, question) => {
    const lists = read.slice(-4).map(beside);
    onlyKey(question, (_text, index) => lists[index]?.length === table.length && table.every((value, at) => near(lists[index]?.[at] ?? Number.NaN, value)));
  },
  'fitting value': ({ is, number }, read, question) => {
    const values = beside(read.at(-1));
    expectThat(values.length === 4, 'not a value for each choice');
    onlyKey(question, (_text, index) => {
      const value = values[index] ?? Number.NaN;
      if (near(value, number)) return is === 'equal to';
      return is === 'less than' ? value < number : is === 'greater than' && value > number;
    });
  },
  between: (_, read, question) => {
    const [from = Number.NaN, to = Number.NaN] = beside(read.at(-1));
    onlyKey(question, (text) => sizeOf(text) >= from && sizeOf(text) <= to);
  },
  'before and after': (_, read, question) => {
    const [mean, median] = lastTwo(read);
    onlyKey(question, (text) => text === statementOf(moved(mean), moved(median)));
  },
  'two ranges': (_, read, question) => {
    const names = question.stimulus?.kind === 'table' ? question.stimulus.table.rows.map(([name = '']) => name) : [];
    const [[low = Number.NaN, high = Number.NaN], [from = Number.NaN, to = Number.NaN]] = lastTwo(read);
    const greater = low > to ? names[0] : from > high ? names[1] : undefined;
    const said =
      greater === undefined ? /^It is plausible that the percentage is the same/ : new RegExp(`greater percentage (?:in|at) (?:the )?${greater} than`, 'i');
    onlyKey(question, (text) => said.test(text));
  },
  rule: (_, read, question) => {
    const [constant, factor] = lastTwo(read);
    onlyKey(question, (text) => near(ruleAt(text, 0), first(constant)) && near(ruleAt(text, 1) - ruleAt(text, 0), first(factor)));
  },
  'nearest line': (_, read, question) => {
    const [m = Number.NaN, b = Number.NaN] = beside(read.at(-1));
    const farthest = (text: string) => Math.max(...[0, 10].map((x) => Math.abs(m * x + b - ruleAt(text, x))));
    const [closest = Number.NaN, second = Number.NaN] = choicesOf(question)
      .texts.map(farthest)
      .toSorted((one, other) => one - other);
    // By far the closest: a student does not weigh slopes against intercepts.
    expectThat(closest * 2 < second, `two choices are as close as ${closest} and ${second}`);
    onlyKey(question, (text) => farthest(text) === closest);
  },
  circle: (_, read, question) => {
    const [[h = Number.NaN, k = Number.NaN], squared] = lastTwo(read);
    onlyKey(question, (text) => {
      const at = (x: number, y: number) => differenceAt(text, x, y);
      return near(-at(h, k), first(squared)) && near(at(h + 1, k), at(h - 1, k)) && near(at(h, k + 1), at(h, k - 1));
    });
  },
};
