/** The ways of two-variable data: lines fitted to points, models as functions, choices tried on the table. */
import * as z from 'zod';
import { firstOf, num } from '../answering.ts';
import { from, line, meeting, value } from '../builders.ts';
import { added, formulas, polynomial, typed } from '../text.ts';
import type { WayOf } from '../way.ts';

const amount = z.string().transform((text) => text.replaceAll(',', ''));
const list = (values: readonly (number | string)[]) => `[${values.join(', ')}]`;
const fitted = (xs: readonly number[], ys: readonly number[]) => [`x_1 = ${list(xs)}`, `y_1 = ${list(ys)}`, 'y_1 ~ m x_1 + b'];

/** The drawn line of a scatterplot by its points at 0 and 10. */
const drawnLine = z.object({ slope: z.number(), intercept: z.number() });
const drawnPoints = ({ slope, intercept }: z.output<typeof drawnLine>) => fitted([0, 10], [intercept, intercept + 10 * slope]);
const twoPoints = 'Read two points off the line, such as those at 0 and 10.';

/** The choices as formulas in t, each worked out for all times of the table at once. */
const triedOnTable = from(z.object({ rows: z.array(z.tuple([z.number(), z.number()])) }), ({ rows }, question) => {
  if (question.format !== 'choice') return null;
  const choices = question.choices.map(({ text }) => typed(/=(.*)\\\)$/s.exec(text)?.[1] ?? '\\none'));
  if (choices.some((choice) => choice === null || choice === '')) return null;
  return {
    rows: [`t = ${list(rows.map(([time]) => time))}`, ...choices.flatMap((choice) => choice?.trim() ?? [])],
    reading: { of: 'same list', table: rows.map(([, amountThen]) => amountThen) },
  };
});

const models = (linear: string, exponential: string, last: string) => ({ rows: [`f(x) = ${linear}`, `g(x) = ${exponential}`, last], reading: value });

export const twoVariableData: Readonly<Record<string, WayOf>> = {
  'TWO-c': from(z.object({ slope: amount, intercept: amount, x: z.number(), actual: amount }), ({ slope, intercept, x, actual }) => ({
    rows: [`f(x) = ${polynomial([slope, 'x'], [intercept, ''])}`, `|${actual} - f(${x})|`],
    reading: value,
  })),
  'TWO-d': from(drawnLine.extend({ points: z.array(z.number()), line: z.boolean() }), (drawn) => {
    if (drawn.line) return { rows: drawnPoints(drawn), reading: line, idea: twoPoints };
    return {
      rows: fitted(
        drawn.points.map((_, index) => index + 1),
        drawn.points,
      ),
      reading: { of: 'nearest line' },
    };
  }),
  'TWO-h': triedOnTable,
  'TWO-i': from(z.object({ b: z.number(), m: amount }), ({ b, m }, { stem }) => {
    const given = formulas(stem).flatMap((formula) => /^y\s*=\s*([\d.,{}-]+)$/.exec(formula)?.[1]?.replaceAll('{,}', '') ?? []);
    return given.length === 1 ? { rows: [`y = ${polynomial([m, 'x'], [b, ''])}`, `y = ${given[0]}`], reading: meeting('only') } : null;
  }),
  'TWO-j': from(z.object({ slope: amount, intercept: amount, later: z.number(), yFactor: amount, xFactor: amount }), (drawn) => ({
    rows: [
      `f(x) = ${drawn.yFactor}(${drawn.intercept}${added(drawn.slope)}*${drawn.later === 0 ? `x/${drawn.xFactor}` : `(${drawn.later} + x/${drawn.xFactor})`})`,
      'f(0)',
      'f(1) - f(0)',
    ],
    reading: { of: 'rule' },
    idea: 'f is the model with the new units put in.',
  })),
  'TWO-l': firstOf(
    from(drawnLine.extend({ ask: z.literal('new-point'), x: z.number(), off: z.number(), above: z.enum(['yes', 'no']) }), (drawn) => ({
      rows: [...drawnPoints(drawn), `m*${drawn.x} + b${added(drawn.above === 'yes' ? drawn.off : -drawn.off)}`],
      reading: value,
      idea: twoPoints,
    })),
    from(drawnLine.extend({ ask: z.literal('beyond'), y: z.number() }), (drawn) => ({
      rows: [...drawnPoints(drawn), `(${drawn.y} - b)/m`],
      reading: value,
      idea: twoPoints,
    })),
  ),
  'TWO-m': firstOf(
    from(z.object({ kind: z.literal('difference'), first: z.number(), second: z.number(), gap: z.number(), time: z.number() }), (drawn) => {
      const { first, second, gap, time } = drawn;
      const slope = second - first;
      const way = models(`${first}${added(slope)}*x/${gap}`, `${first}(${second}/${first})^(x/${gap})`, `|f(${time}) - g(${time})|`);
      return { ...way, idea: 'x counts from the first of the two values.' };
    }),
    from(z.object({ kind: z.literal('between'), from: z.number(), to: z.number(), gap: z.number() }), ({ from: first, to, gap }) => ({
      ...models(`${first}${added(to - first)}*x/${gap}`, `${first}(${to}/${first})^(x/${gap})`, `f(${num(gap / 2)}) - g(${num(gap / 2)})`),
      idea: 'x counts from the first of the two values.',
    })),
  ),
};
