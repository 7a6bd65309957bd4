/** The ways of one-variable data. */
import * as z from 'zod';
import { from, value } from '../builders.ts';
import type { Way, WayOf } from '../way.ts';

const listOf = (values: readonly number[]) => `a = [${values.join(', ')}]`;
const measures: Readonly<Record<string, string>> = { mean: 'mean(a)', median: 'median(a)', range: 'max(a) - min(a)' };
const measured = (values: readonly number[], ask: string): Way | null => {
  const measure = measures[ask];
  return measure === undefined ? null : { rows: [listOf(values), measure], reading: value };
};

export const oneVariableData: Readonly<Record<string, WayOf>> = {
  'ONE-a': from(z.object({ values: z.array(z.number()), ask: z.string() }), ({ values, ask }) => measured(values, ask)),
  'ONE-b': from(z.object({ pairs: z.array(z.tuple([z.number(), z.number()])), ask: z.string() }), ({ pairs, ask }) => {
    const values = pairs.flatMap(([one, times]) => Array.from({ length: times }, () => one));
    return values.length > 60 ? null : measured(values, ask);
  }),
};
