/** The ways of linear equations in one variable. */
import * as z from 'zod';
import { equationAndAsked, from, graphed, identity, meeting, solved } from '../builders.ts';
import { polynomial, typed } from '../text.ts';
import type { Way, WayOf } from '../way.ts';

const numbers = z.tuple([z.number(), z.number(), z.number()]).rest(z.number());

/** The equation behind a story, by its kind. Of consecutive numbers the middle is their average: nothing to graph. */
const stories: Readonly<Record<string, (drawn: z.output<typeof numbers>, stem: string) => Way | null>> = {
  fixed: ([fee, rate, total]) => ({
    idea: 'Let x be the number asked for.',
    rows: [`y = ${polynomial([rate, 'x'], [fee, ''])}`, `y = ${total}`],
    reading: meeting('only'),
  }),
  perimeter: ([factor, extra, around], stem) => {
    const length = polynomial([factor, 'x'], [extra, '']);
    return {
      idea: 'Let x be the width.',
      rows: [`y = 2x + 2(${length})`, `y = ${around}`],
      reading: meeting('only', /what is (?:the|its) length/i.test(stem) ? length : 'x'),
    };
  },
  shares: ([factor, extra, total]) => {
    const larger = polynomial([factor, 'x'], [extra, '']);
    return { idea: 'Let x be the smaller amount.', rows: [`y = x + ${larger}`, `y = ${total}`], reading: meeting('only', larger) };
  },
  same: ([feeA, rateA, feeB, rateB]) =>
    rateB === undefined
      ? null
      : {
          idea: 'Let x be the number asked for.',
          rows: [`y = ${polynomial([rateA, 'x'], [feeA, ''])}`, `y = ${polynomial([rateB, 'x'], [feeB, ''])}`],
          reading: meeting('only'),
        },
};

const equation = z.object({ equation: z.string() });

/** Both sides of an equation as they are typed. */
const sidesOf = (latex: string): readonly [string, string] | null => {
  const [left, right] = typed(latex)?.split(' = ') ?? [];
  return left !== undefined && right !== undefined ? [left, right] : null;
};

export const linearEquationsOneVariable: Readonly<Record<string, WayOf>> = {
  'LE1-a': solved,
  'LE1-b': equationAndAsked,
  'LE1-c': solved,
  'LE1-d': solved,
  'LE1-e': equationAndAsked,
  'LE1-g': from(z.object({ kind: z.string(), numbers }), (drawn, { stem }) => stories[drawn.kind]?.(drawn.numbers, stem) ?? null),
  'LE1-i': from(z.object({ task: z.literal('count') }), (_, question) => graphed(question, { of: 'count' })),
  'LE1-j': from(equation.extend({ condition: z.enum(['none', 'infinite']) }), (drawn) => {
    const sides = sidesOf(drawn.equation);
    if (!sides) return null;
    const [left, right] = sides;
    return drawn.condition === 'infinite'
      ? { idea: 'Both sides are equal for every x, so also for 1 and 2.', rows: identity(left, right, [1, 2]), reading: { of: 'constants', asked: 'k' } }
      : {
          idea: 'Without a solution, the sides differ by the same number c for every x.',
          rows: left.includes('k') ? identity(`${left} + c`, right, [1, 2, 3]) : identity(left, `${right} + c`, [1, 2, 3]),
          reading: { of: 'constants', asked: 'k' },
        };
  }),
  'LE1-k': from(equation.extend({ asked: z.string() }), (drawn) => {
    const [sides, asked] = [sidesOf(drawn.equation), typed(drawn.asked)];
    return sides && asked !== null
      ? { idea: 'Both sides are equal for every x, so also for 1, 2, and 3.', rows: identity(...sides, [1, 2, 3]), reading: { of: 'constants', asked } }
      : null;
  }),
};
