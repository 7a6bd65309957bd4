/** The ways of linear equations in two variables. */
import * as z from 'zod';
import { div, neg, rat, toText } from '#core/rational.ts';
import { againstChoices, figureChoices, fitted, from, inPlaceOf, meeting, pointSlope, relationIn, value } from '../builders.ts';
import { added, polynomial, typed } from '../text.ts';
import type { Reading, WayOf } from '../way.ts';

const standard = z.object({ A: z.number(), B: z.number(), C: z.number() });
const standardRow = ({ A, B, C }: z.output<typeof standard>) => `${polynomial([A, 'x'], [B, 'y'])} = ${C}`;
const crossing = (axis: 'x' | 'y'): Reading => (axis === 'y' ? { of: 'intercept', which: 'only', asked: 'y' } : { of: 'zero', which: 'only', asked: 'x' });

const valueOnLine = from(z.object({ m: z.number(), b: z.number(), x: z.number() }), ({ m, b, x }) => ({
  rows: [`f(x) = ${polynomial([m, 'x'], [b, ''])}`, `f(${x})`],
  reading: value,
}));

/** Where the line meets the coordinate that is known. */
const otherCoordinate = from(standard.extend({ at: z.string() }), ({ at, ...line }) => {
  const [, x = '', y = ''] = /^\((.*), (.*)\)$/.exec(at) ?? [];
  const known = /^-?\d/.test(x) ? `x = ${x}` : `y = ${y}`;
  return { rows: [standardRow(line), known], reading: meeting('only', known.startsWith('x') ? 'y' : 'x') };
});

export const linearEquationsTwoVariables: Readonly<Record<string, WayOf>> = {
  'LE2-a': (question) => valueOnLine(question) ?? otherCoordinate(question),
  'LE2-b': from(z.object({ asked: z.enum(['x', 'y']) }), ({ asked }, question) => {
    const row = relationIn(question);
    return row === null ? null : { rows: [row], reading: crossing(asked) };
  }),
  'LE2-e': from(z.object({ slope: z.string(), x: z.number(), y: z.number(), askIntercept: z.boolean() }), ({ slope, x, y, askIntercept }, question) => {
    const idea = 'Parallel lines have the same slope: start from the point and this slope.';
    const row = pointSlope(slope, x, y);
    if (askIntercept) return { idea, rows: [row], reading: crossing('y') };
    const way = againstChoices(row, question, (choice) => choice);
    return way && { ...way, idea };
  }),
  'LE2-f': from(standard.extend({ p: z.number(), q: z.number(), to: z.number() }), ({ A, B, p, q, to }) => {
    const [given, turned] = [neg(div(rat(A), rat(B))), div(rat(B), rat(A))];
    const row = pointSlope(toText(turned), p, q);
    return {
      idea: `The given line has slope ${toText(given)}, so the perpendicular line has slope ${toText(turned)}.`,
      rows: to === 0 ? [row] : [row.replace('y =', 'f(x) ='), `f(${to})`],
      reading: to === 0 ? crossing('y') : value,
    };
  }),
  'LE2-g': from(z.object({ slope: z.string() }), (_, question) => {
    const row = relationIn(question, /y.*=|=.*y/);
    return row === null ? figureChoices(question) : { rows: [row], reading: { of: 'picture' } };
  }),
  'LE2-h': from(standard.extend({ asked: z.string().optional(), unknown: z.boolean().optional() }), ({ asked, unknown, ...line }, { stem }) => {
    if (asked !== undefined) {
      const expression = typed(asked);
      return expression === null ? null : { rows: [standardRow(line)], reading: { of: 'axes', asked: expression } };
    }
    if (!unknown) return { idea: 'The legs of the right triangle lie on the axes.', rows: [standardRow(line)], reading: { of: 'axes', asked: '|ab|/2' } };
    const area = typed(/is \\\(([^)]*?)\\\) square units/.exec(stem)?.[1] ?? '?');
    const leg = (coefficient: number) => (Math.abs(coefficient) === 1 ? 'x' : `(x/${Math.abs(coefficient)})`);
    return area === null
      ? null
      : {
          idea: `With x in place of k, the legs of the right triangle are ${leg(line.A)} and ${leg(line.B)} long.`.replaceAll(/[()]/g, ''),
          rows: [`y = ${leg(line.A)}*${leg(line.B)}/2`, `y = ${area}`],
          reading: meeting('positive'),
        };
  }),
  'LE2-i': from(z.object({ h: z.number(), k: z.number(), askY: z.boolean() }), ({ h, k, askY }, question) => {
    const row = relationIn(question);
    if (row === null) return null;
    const moved = inPlaceOf('y', inPlaceOf('x', row, `(x${added(-h)})`), `(y${added(-k)})`);
    return {
      idea: 'To move a graph, subtract from x how far it moves to the right, and from y how far it moves up.',
      rows: [moved.replace(/^\((y [+-] \d+)\) =/, '$1 =')],
      reading: crossing(askY ? 'y' : 'x'),
    };
  }),
  'LE2-k': from(z.object({ task: z.literal('points'), x1: z.number(), y1: z.number(), x2: z.number(), y2: z.number() }), ({ x1, y1, x2, y2 }) => ({
    idea: 'Solved for y, the equation has the slope −p/q.',
    rows: fitted([x1, x2], [y1, y2], 'm x + b'),
    reading: { of: 'constants', asked: '-m' },
  })),
};
