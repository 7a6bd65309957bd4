/** The numbers a student reads off the rows, for readings that end at a number; on each screen one or several of which each is right. */
import type { ReadRow } from '#core/calculator/rows/row.ts';
import type { Marked, ReadingOf, Readings } from '../way.ts';
import { drawingOf, numberOf, shown } from './read-rows.ts';

export type Numeric = keyof Readings & (Marked | 'several' | 'axes' | 'value' | 'constants' | 'shaded');

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function ofPoint({ of, which, asked, round }: ReadingOf<Marked>, read: readonly ReadRow[]): number[][] {
  return shown(read).map(({ marks }) => {
    const points = marks
      .filter(({ kind }) => kind === of)
      .map(({ at }) => at)
      .toSorted(([a], [b]) => a - b);
    const chosen = {
      only: points.length === 1 ? points : [],
      any: points,
      least: points.slice(0, 1),
      greatest: points.slice(-1),
      positive: points.filter(([x]) => x > 0),
      negative: points.filter(([x]) => x < 0),
    }[which];
    if (which !== 'any' && chosen.length !== 1) throw new Error(`${chosen.length} points to tap among ${points.length}`);
    return chosen.map(([x, y]) => {
      const found = numberOf(asked, { x, y });
      return round === 'up' ? Math.ceil(found - 1e-9) : round === 'down' ? Math.floor(found + 1e-9) : found;
    });
  });
}

/** Whether all rows shade this x; on a border, whether it is included. */
export function isShaded(read: readonly ReadRow[], x: number): boolean {
  return read.every((row) => {
    const { region, curves } = drawingOf(row);
    const height = region?.(x, 0) ?? Number.NaN;
    return Math.abs(height) < 1e-9 ? curves.every(({ strict }) => !strict) : height > 0;
  });
}

/** A border among all values of x has to be seen: the graph, which reaches at least this far, shows it. */
const reach = 200;

const readings: { readonly [Kind in Numeric]: (reading: ReadingOf<Kind>, read: readonly ReadRow[]) => number[][] } = {
  intersection: ofPoint,
  zero: ofPoint,
  intercept: ofPoint,
  minimum: ofPoint,
  maximum: ofPoint,
  several: ({ mark, made, positive }, read) =>
    shown(read).map(({ marks }) => {
      const xs = marks.filter(({ kind, at }) => kind === mark && (!positive || at[0] > 0)).map(({ at }) => at[0]);
      if (xs.length < 2 || (made === 'difference' && xs.length > 2)) throw new Error(`${xs.length} points to tap`);
      return [made === 'sum' ? sum(xs) : made === 'product' ? xs.reduce((all, x) => all * x, 1) : Math.max(...xs) - Math.min(...xs)];
    }),
  axes: ({ asked }, read) =>
    shown(read).map(({ marks }) => {
      const [[zero, ...zeros], [intercept, ...intercepts]] = [marks.filter(({ kind }) => kind === 'zero'), marks.filter(({ kind }) => kind === 'intercept')];
      if (!zero || !intercept || zeros.length + intercepts.length > 0) throw new Error('not one point on each axis');
      return [numberOf(asked, { a: zero.at[0], b: intercept.at[1] })];
    }),
  value: (_, read) => {
    const last = read.at(-1)?.meaning;
    if (last?.kind !== 'value' || last.result.type !== 'number') throw new Error('the last row has no value');
    return [[last.result.value]];
  },
  constants: ({ asked }, read) => [
    [
      numberOf(
        asked,
        Object.fromEntries(
          read.flatMap(({ meaning }) => (meaning.kind === 'drawing' ? (meaning.fit?.parameters ?? []) : [])).map(({ name, value }) => [name, value]),
        ),
      ),
    ],
  ],
  shaded: ({ whole }, read) => {
    const shadedOnes = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach).filter((x) => isShaded(read, x));
    const found = whole === 'least' ? shadedOnes[0] : shadedOnes.at(-1);
    if (found === undefined || Math.abs(found) === reach) throw new Error('no last whole number is shaded');
    return [[found]];
  },
};

/** @throws where there is not what the student is told to look for */
export const readOff = <Kind extends Numeric>(reading: ReadingOf<Kind>, read: readonly ReadRow[]): number[][] => readings[reading.of](reading, read);
