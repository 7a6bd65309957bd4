/** The ways of constants for which a parabola and a line touch, or an equation has one solution: solved for the constant and graphed, it turns there. */
import * as z from 'zod';
import { firstOf } from '../answering.ts';
import { from } from '../builders.ts';
import { added, polynomial } from '../text.ts';
import type { Reading, WayOf } from '../way.ts';

const turning = (opensUp: boolean, asked: string): Reading => ({ of: opensUp ? 'minimum' : 'maximum', which: 'only', asked });

const one = from(z.object({ kind: z.literal('one'), a: z.number(), b: z.number(), d: z.number() }), ({ a, b, d }) => ({
  idea: 'Solve for c and graph it. There is one solution where a horizontal line, at the height c, only touches.',
  rows: [`y = ${polynomial([-a, 'x^2'], [-b, 'x'], [-d, ''])}`],
  reading: turning(a < 0, 'y'),
}));
/** The next whole number on the side asked for; on the border itself there is exactly one solution, which is not asked for. */
const boundary = from(
  z.object({ kind: z.literal('boundary'), a: z.number(), b: z.number(), none: z.boolean(), above: z.boolean() }),
  ({ a, b, none, above }) =>
    Number.isInteger((b * b) / (4 * a))
      ? null
      : {
          idea: `Solve for c and graph it. A horizontal line, at the height c, ${none ? 'misses the graph' : 'meets the graph twice'} on one side of where it turns.`,
          rows: [`y = ${polynomial([-a, 'x^2'], [-b, 'x'])}`],
          reading: { ...turning(a < 0, 'y'), round: above ? 'up' : 'down' },
        },
);
const middle = from(
  z.object({ kind: z.literal('middle'), a: z.number(), c: z.number(), shift: z.number(), positive: z.boolean() }),
  ({ a, c, shift, positive }) => ({
    idea: 'The discriminant has to be 0. Type x for k.',
    rows: [`y = ${shift === 0 ? 'x' : `(x${added(shift)})`}^2 - 4*${a}*${c}`],
    reading: { of: 'zero', which: positive ? 'greatest' : 'least', asked: 'x' },
  }),
);

const touching = 'Solve for k and graph it. The line touches the parabola where this graph turns.';
const parabola = z.object({ a: z.number(), b: z.number(), c: z.number(), m: z.number() });
const lifted = ({ a, b, c, m }: z.output<typeof parabola>) => `y = ${polynomial([a, 'x^2'], [b, 'x'], [c, ''])}${added(polynomial([-m, 'x']))}`;

const slanted = from(parabola.extend({ kind: z.literal('slanted') }), (drawn) => ({
  idea: touching,
  rows: [lifted(drawn)],
  reading: turning(drawn.a > 0, 'y'),
}));
const horizontal = from(z.object({ kind: z.literal('horizontal'), a: z.number(), h: z.number(), w: z.number(), scale: z.number() }), ({ a, h, w, scale }) => ({
  idea: 'Solve for k and graph it. There is one solution where a horizontal line, at the height k, only touches.',
  rows: [`y = (${polynomial([a, 'x^2'], [-2 * a * h, 'x'], [a * h * h + w, ''])})/${scale < 0 ? `(${scale})` : scale}`],
  reading: turning(a * scale > 0, 'y'),
}));

const intercept = from(parabola.extend({ kind: z.literal('intercept'), ask: z.string() }), ({ ask, ...drawn }) => {
  const rise = polynomial([drawn.m, 'x']);
  const asked = { x: 'x', y: `y${added(rise)}`, 'x + y': `x + y${added(rise)}`, zero: drawn.m < 0 ? `y/${-drawn.m}` : `-y/${drawn.m}`, k: 'y' }[ask];
  return asked === undefined
    ? null
    : {
        idea: `${touching} Its y is k; the y of the point is ${rise} + k.`,
        rows: [lifted(drawn)],
        reading: turning(drawn.a > 0, asked),
      };
});
const difference = from(
  z.object({ kind: z.literal('difference'), a: z.number(), b: z.number(), m: z.number(), asExpression: z.literal(false) }),
  ({ a, b, m }) => ({
    idea: 'Set both equal, solve for the difference of the constants, and graph it. The line touches the parabola where this graph turns.',
    rows: [`y = ${polynomial([m, 'x'])}${added(polynomial([-a, 'x^2']))}${added(polynomial([-b, 'x']))}`],
    reading: turning(a < 0, 'y'),
  }),
);

const slope = from(
  z.object({ kind: z.literal('slope'), a: z.number(), b: z.number(), c: z.number(), d: z.number(), positive: z.boolean(), ask: z.string() }),
  ({ a, b, c, d, positive, ask }) => {
    const asked = { x: 'x', y: `x*y${added(d)}`, 'x + y': `x + x*y${added(d)}` }[ask];
    return asked === undefined
      ? null
      : {
          idea: `Solve for m and graph it. The line touches the parabola where this graph turns: the y there is m, and the point has the y-coordinate mx${added(d)}.`,
          rows: [`y = (${polynomial([a, 'x^2'], [b, 'x'], [c, ''])}${added(-d)})/x`],
          reading: turning(positive, asked),
        };
  },
);
const leading = from(
  z.object({ kind: z.literal('leading'), b: z.number(), c: z.number(), d: z.number(), m: z.number(), ask: z.string() }),
  ({ b, c, d, m, ask }) => {
    const line = polynomial([m, 'x'], [d, '']);
    const asked = { a: 'y', x: 'x', y: line, 'x + y': `x${added(polynomial([m, 'x']))}${added(d)}` }[ask];
    return asked === undefined
      ? null
      : {
          idea: 'Solve for a and graph it. The line touches the parabola where this graph turns: the y there is a.',
          rows: [`y = (${line}${added(polynomial([-b, 'x']))}${added(-c)})/x^2`],
          reading: turning(d > c, asked),
        };
  },
);

export const constantsOfQuadratics: Readonly<Record<string, WayOf>> = {
  'NLE-h': firstOf(one, boundary, middle),
  'NLE-m': firstOf(slanted, horizontal),
  'NLE-o': firstOf(difference, intercept, slope, leading),
};
