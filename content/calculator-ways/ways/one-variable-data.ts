/** The ways of one-variable data. */
import * as z from 'zod';
import { equation, firstOf, num } from '../answering.ts';
import { from, value } from '../builders.ts';
import type { Way, WayOf } from '../way.ts';

const listOf = (values: readonly number[]) => `a = [${values.join(', ')}]`;
const measures: Readonly<Record<string, string>> = { mean: 'mean(a)', median: 'median(a)', range: 'max(a) - min(a)' };
const measured = (values: readonly number[], ask: string): Way | null => {
  const measure = measures[ask];
  return measure === undefined ? null : { rows: [listOf(values), measure], reading: value };
};

const list = (values: readonly (number | string)[]) => `[${values.join(', ')}]`;
const amount = z.string().transform((text) => text.replaceAll(',', ''));

/** All other values at their limits, so that only the extreme one is left open: on each side of the median half of them. */
const extreme = from(
  z.object({ kind: z.enum(['least', 'greatest']), n: z.number(), mean: z.number(), median: z.number(), top: z.number().optional(), different: z.boolean() }),
  ({ kind, n, mean, median, top, different }) => {
    const half = (n - 1) / 2;
    const run = (start: number, step: number, length: number) => Array.from({ length }, (_, index) => start + (different ? step * index : 0));
    if (kind === 'least' && top === undefined) return null;
    const others =
      kind === 'greatest' ? [...run(1, 1, half), ...run(median, 1, half)] : [...run(median, -1, half).toReversed(), ...run(top ?? 0, -1, half).toReversed()];
    return {
      ...equation(`mean(${list(kind === 'greatest' ? [...others, 'x'] : ['x', ...others])})`, `${mean}`),
      idea: `x is the ${kind} value: every other value is as ${kind === 'greatest' ? 'small' : 'large'} as it can be.`,
    };
  },
);

/** The means of two groups in intervals, one at its highest and one at its lowest. */
const apart = from(
  z.object({ kind: z.literal('means'), greatest: z.boolean(), a: z.array(z.number()), b: z.array(z.number()), low: z.number(), width: z.number() }),
  ({ greatest, a, b, low, width }) => {
    const size = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
    const mean = (counts: readonly number[], ends: string) => `total(${list(counts)}${ends})/${size(counts)}`;
    return {
      rows: [
        `a = ${list(a.map((_, index) => low + index * width))}`,
        `b = a + ${width - 1}`,
        greatest ? `${mean(b, 'b')} - ${mean(a, 'a')}` : `${mean(b, 'a')} - ${mean(a, 'b')}`,
      ],
      reading: value,
      idea: 'a and b are the least and the greatest value of each interval.',
    };
  },
);

export const oneVariableData: Readonly<Record<string, WayOf>> = {
  'ONE-a': from(z.object({ values: z.array(z.number()), ask: z.string() }), ({ values, ask }) => measured(values, ask)),
  'ONE-b': from(z.object({ pairs: z.array(z.tuple([z.number(), z.number()])), ask: z.string() }), ({ pairs, ask }) => {
    const values = pairs.flatMap(([one, times]) => Array.from({ length: times }, () => one));
    return values.length > 60 ? null : measured(values, ask);
  }),
  'ONE-c': from(z.object({ values: z.array(z.number()), after: z.array(z.number()) }), ({ values, after }) => ({
    rows: [`a = ${list(values)}`, `b = ${list(after)}`, '[mean(a), mean(b)]', '[median(a), median(b)]'],
    reading: { of: 'before and after' },
    idea: 'a holds the values before the change, b those after it.',
  })),
  'ONE-d': firstOf(
    from(z.object({ others: z.array(z.number()), target: z.number() }), ({ others, target }) => ({
      ...equation(`mean(${list([...others, 'x'])})`, `${target}`),
      idea: 'x is the missing value.',
    })),
    from(z.object({ n: z.number(), before: amount, more: z.number(), target: amount }), ({ n, before, more, target }) => ({
      ...equation(`(${n}*${before} + ${more === 1 ? '' : more}x)/${n + more}`, target),
      idea: `x is ${more === 1 ? 'the added value' : 'each added value'}; ${n}*${before} is the sum before.`,
    })),
  ),
  'ONE-g': from(z.object({ counts: z.array(z.number()), start: z.number(), width: z.number(), ask: z.enum(['least mean', 'greatest mean']) }), (drawn) => {
    const { counts, start, width, ask } = drawn;
    const ends = counts.map((_, index) => start + index * width + (ask === 'least mean' ? 0 : width - 1));
    return {
      rows: [`total(${list(counts)}*${list(ends)})/${counts.reduce((sum, count) => sum + count, 0)}`],
      reading: value,
      idea: `Each value is as ${ask === 'least mean' ? 'small' : 'large'} as its interval allows.`,
    };
  }),
  'ONE-h': firstOf(
    from(z.object({ kind: z.literal('whole'), n: z.number(), k: z.number(), a: z.number(), b: z.number() }), ({ n, k, a, b }) => ({
      rows: [`(${n}*${a} + ${k}*${b})/(${n} + ${k})`],
      reading: value,
    })),
    from(z.object({ kind: z.literal('second'), n: z.number(), k: z.number(), a: z.number(), b: z.number() }), ({ n, k, a, b }) => ({
      ...equation(`(${n}*${a} + ${k}x)/(${n} + ${k})`, num((n * a + k * b) / (n + k))),
      idea: 'x is the mean of the second group.',
    })),
    from(z.object({ kind: z.literal('size'), n: z.number(), k: z.number(), a: z.number(), b: z.number() }), ({ n, k, a, b }) => ({
      ...equation(`(${n}*${a} + ${b}x)/(${n} + x)`, num((n * a + k * b) / (n + k))),
      idea: 'x is the number in the second group.',
    })),
  ),
  'ONE-l': extreme,
  'ONE-m': apart,
};
