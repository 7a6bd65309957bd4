/** The ways of linear functions. */
import * as z from 'zod';
import { from, line, meeting, value } from '../builders.ts';
import { added, polynomial, typed } from '../text.ts';
import type { WayOf } from '../way.ts';

const linear = z.object({ slope: z.string(), constant: z.string() });
const lineOf = ({ slope, constant }: z.output<typeof linear>) => polynomial([slope, 'x'], [constant, '']);

export const linearFunctions: Readonly<Record<string, WayOf>> = {
  'LF-a': from(z.object({ a: z.number(), b: z.number(), k: z.number() }), ({ a, b, k }) => ({
    rows: [`f(x) = ${polynomial([a, 'x'], [b, ''])}`, `f(${k})`],
    reading: value,
  })),
  'LF-b': from(linear.extend({ output: z.string() }), (drawn) => ({ rows: [`y = ${lineOf(drawn)}`, `y = ${drawn.output}`], reading: meeting('only') })),
  'LF-d': from(z.object({ xs: z.array(z.number()), ys: z.array(z.string()) }), ({ xs, ys }) => ({
    rows: [`x_1 = [${xs.join(', ')}]`, `y_1 = [${ys.join(', ')}]`, 'y_1 ~ m x_1 + b'],
    reading: line,
  })),
  'LF-f': from(linear.extend({ asked: z.enum(['x', 'y']), given: z.literal('rule') }), (drawn) => ({
    rows: [`y = ${lineOf(drawn)}`],
    reading: drawn.asked === 'x' ? { of: 'zero', which: 'only', asked: 'x' } : { of: 'intercept', which: 'only', asked: 'y' },
  })),
  'LF-h': from(
    z.object({ rule: z.string(), right: z.number(), up: z.number(), asked: z.enum(['x-intercept', 'y-intercept']) }),
    ({ rule, right, up, asked }) => {
      const f = typed(rule);
      if (f === null) return null;
      const shifted = `(x${added(-right)})`;
      if (asked === 'y-intercept') return { rows: [f, `g(x) = f${shifted}${added(up)}`, 'g(0)'], reading: value };
      // Only g is drawn, so that its zero is the only one.
      const moved = f.replace(/^f\(x\) = /, '').replaceAll('x', shifted);
      return { rows: [`y = ${moved}${added(up)}`], reading: { of: 'zero', which: 'only', asked: 'x' } };
    },
  ),
  'LF-i': from(z.object({ a: z.number(), b: z.number(), c: z.number(), p: z.string(), q: z.string() }), ({ a, b, c, p, q }) => ({
    rows: [`x_1 = [${a}, ${b}]`, `y_1 = [${p}, ${q}]`, 'y_1 ~ m x_1 + d', c < 0 ? `m*(${c}) + d` : `m*${c} + d`],
    reading: value,
  })),
};
