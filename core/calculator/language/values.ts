/** What expressions come to: typed values, as functions without arguments that read the current values of the letters. */
import { ExpressionError } from './expression-error.ts';

export type Point = readonly [x: number, y: number];
export type Numbers = readonly number[];
export type Points = readonly Point[];

export type Compiled =
  | { readonly type: 'number'; readonly run: () => number }
  | { readonly type: 'list'; readonly run: () => Numbers }
  | { readonly type: 'point'; readonly run: () => Point }
  | { readonly type: 'points'; readonly run: () => Points };

export const numberOf = (run: () => number): Compiled => ({ type: 'number', run });
export const listOf = (run: () => Numbers): Compiled => ({ type: 'list', run });
export const pointOf = (run: () => Point): Compiled => ({ type: 'point', run });
export const pointsOf = (run: () => Points): Compiled => ({ type: 'points', run });

const said = { number: 'a number', list: 'a list', point: 'a point', points: 'a list of points' } as const;
export const kindName = ({ type }: Compiled): string => said[type];

export const maxListLength = 10_000;
const isPlain = (value: Compiled): value is Extract<Compiled, { type: 'number' | 'list' }> => value.type === 'number' || value.type === 'list';

/** `apply` on numbers; with lists among `args`, item by item up to the end of the shortest. @throws ExpressionError for points */
export function eachNumber(args: readonly Compiled[], what: string, apply: (values: number[]) => number): Compiled {
  const plain = args.filter(isPlain);
  const other = args.find((arg) => !isPlain(arg));
  if (other) throw new ExpressionError(`${what} does not work with ${kindName(other)}.`);
  const numbers = plain.flatMap((arg) => (arg.type === 'number' ? [arg.run] : []));
  const [first, second] = numbers;
  if (numbers.length === plain.length) {
    if (first && numbers.length === 1) return numberOf(() => apply([first()]));
    if (first && second && numbers.length === 2) return numberOf(() => apply([first(), second()]));
    return numberOf(() => apply(numbers.map((run) => run())));
  }
  return listOf(() => {
    const values = plain.map((arg) => (arg.type === 'number' ? arg.run() : arg.run()));
    const length = Math.min(...values.map((value) => (typeof value === 'number' ? maxListLength : value.length)));
    return Array.from({ length }, (_, index) => apply(values.map((value) => (typeof value === 'number' ? value : (value[index] ?? Number.NaN)))));
  });
}

/** All numbers of `args`, lists laid end to end. @throws ExpressionError for points */
export function flatNumbers(args: readonly Compiled[], what: string): () => Numbers {
  const plain = args.filter(isPlain);
  const other = args.find((arg) => !isPlain(arg));
  if (other) throw new ExpressionError(`${what} takes numbers, not ${kindName(other)}.`);
  const [only] = plain;
  if (plain.length === 1 && only?.type === 'list') return only.run;
  return () => plain.flatMap((arg) => (arg.type === 'number' ? [arg.run()] : [...arg.run()]));
}

export function asPoint(value: Compiled | undefined, what: string): () => Point {
  if (value?.type === 'point') return value.run;
  throw new ExpressionError(`${what} takes points: ((0, 0), (3, 4)).`);
}
