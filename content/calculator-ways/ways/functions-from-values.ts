/** The ways of polynomial functions that are told by some of their values, or by a story. */
import * as z from 'zod';
import { equation, firstOf } from '../answering.ts';
import { formulasOf, from, inPlaceOf, meeting, value } from '../builders.ts';
import { added, polynomial } from '../text.ts';
import type { WayOf } from '../way.ts';

/** a(x − h)² + k at a number. */
const atPoint = (x: number, h: number, k: number) => `a(${x}${added(-h)})^2${added(k)}`;
const vertexForm = (x: number, y: number, h: number, k: number, wanted: number) => [`${y} ~ ${atPoint(x, h, k)}`, atPoint(wanted, h, k)] as const;
const fromVertex = 'Write the vertex form and put the known point in: that gives a. Then put the other x in.';

const quadratic = from(
  z.object({ kind: z.literal('quadratic'), a: z.number(), h: z.number(), k: z.number(), x1: z.number(), target: z.number() }),
  ({ a, h, k, x1, target }) => ({ idea: fromVertex, rows: vertexForm(x1, a * (x1 - h) ** 2 + k, h, k, target), reading: value }),
);
const sumOfCoefficients = from(z.object({ kind: z.literal('sum'), h: z.number(), k: z.number(), y0: z.number() }), ({ h, k, y0 }) => ({
  idea: 'Write the vertex form and put the known point in: that gives a. The sum a + b + c is the value at x = 1.',
  rows: vertexForm(0, y0, h, k, 1),
  reading: value,
}));
const symmetry = from(
  z.object({ kind: z.literal('symmetry'), p: z.number(), q: z.number(), level: z.number(), k: z.number(), x: z.number() }),
  ({ p, q, level, k, x }) => ({
    idea: `The vertex is halfway between the equal values, at x = ${(p + q) / 2}. The known point gives a.`,
    rows: vertexForm(p, level, (p + q) / 2, k, x),
    reading: value,
  }),
);
const fromIntercepts = from(
  z.object({ kind: z.literal('intercepts'), r: z.number(), s: z.number(), k: z.number(), asked: z.string() }),
  ({ r, s, k, asked }) => {
    const at = (x: string) => `a(${x}${added(-r)})(${x}${added(-s)})`;
    const rows = [`${k} ~ ${at(`${(r + s) / 2}`)}`];
    const idea = `The extreme value is halfway between the zeros, at x = ${(r + s) / 2}: that gives a.`;
    if (asked === 'a') return { idea, rows, reading: { of: 'constants', asked: 'a' } };
    return asked === 'c' ? { idea: `${idea} The value at 0 is c.`, rows: [...rows, at('0')], reading: value } : null;
  },
);

const coefficient = from(z.object({ kind: z.literal('coefficient'), r: z.number(), rest: z.number() }), ({ r, rest }, question) => {
  const rule = formulasOf(question)
    .find((text) => /k/.test(text) && text.includes('^3'))
    ?.replace(/^.* = /, '');
  return rule === undefined
    ? null
    : { idea: 'The point on the graph has to fit.', rows: [`r = ${r}`, `${inPlaceOf('x', rule, 'r')} ~ ${rest}`], reading: { of: 'constants', asked: 'k' } };
});

const strip = from(
  z.object({ kind: z.literal('strip'), w: z.number(), short: z.number(), more: z.number(), twice: z.boolean(), ask: z.enum(['perimeter', 'long', 'area']) }),
  ({ w, short, more, twice, ask }) => {
    const long = twice ? polynomial([2, 'x'], [-more, '']) : polynomial([1, 'x'], [more, '']);
    const width = twice ? 2 * short - more : short + more;
    const outer = [`x + ${2 * w}`, twice ? polynomial([2, 'x'], [2 * w - more, '']) : polynomial([1, 'x'], [more + 2 * w, ''])] as const;
    const area = (short + 2 * w) * (width + 2 * w) - short * width;
    const asked = { perimeter: `2(${outer[0]}) + 2(${outer[1]})`, long, area: `x(${long})` }[ask];
    return { idea: 'Let x be the shorter side inside: the whole minus the inside.', ...equation(`(${outer[0]})(${outer[1]}) - x(${long})`, `${area}`, asked) };
  },
);
const arch = from(
  z.object({ kind: z.literal('arch'), half: z.number(), height: z.number(), y: z.number(), d: z.number(), askWidth: z.boolean() }),
  ({ half, height, y, d, askWidth }) => {
    const rule = `${height} - ${height}(x/${half})^2`;
    return askWidth
      ? { idea: 'Put the top on the y-axis.', rows: [`y = ${rule}`, `y = ${y}`], reading: meeting('positive', '2x') }
      : { idea: `Put the top on the y-axis. The point is ${half} - ${d} from the middle.`, rows: [`f(x) = ${rule}`, `f(${half} - ${d})`], reading: value };
  },
);
const revenue = from(
  z.object({ kind: z.literal('revenue'), price: z.number(), sold: z.number(), step: z.number(), drop: z.number(), ask: z.enum(['sold', 'revenue']) }),
  ({ price, sold, step, drop, ask }) => ({
    idea: `Let x be how often the price is raised by ${step}.`,
    rows: [`y = (${price} + ${polynomial([step, 'x'])})(${sold} - ${polynomial([drop, 'x'])})`],
    reading: { of: 'maximum', which: 'only', asked: ask === 'revenue' ? 'y' : `${sold} - ${polynomial([drop, 'x'])}` },
  }),
);

export const functionsFromValues: Readonly<Record<string, WayOf>> = {
  'NLF-k': coefficient,
  'NLF-l': firstOf(sumOfCoefficients, symmetry, fromIntercepts),
  'NLF-p': firstOf(strip, arch, revenue),
};

/** A quadratic told by its vertex and a point, among models of other kinds. */
export const quadraticFromVertex: WayOf = quadratic;
