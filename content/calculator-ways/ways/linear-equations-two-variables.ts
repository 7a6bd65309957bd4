/** The ways of linear equations in two variables. */
import * as z from 'zod';
import { from, value } from '../builders.ts';
import { polynomial } from '../text.ts';
import type { WayOf } from '../way.ts';

export const linearEquationsTwoVariables: Readonly<Record<string, WayOf>> = {
  'LE2-a': from(z.object({ m: z.number(), b: z.number(), x: z.number() }), ({ m, b, x }) => ({
    rows: [`f(x) = ${polynomial([m, 'x'], [b, ''])}`, `f(${x})`],
    reading: value,
  })),
};
