/** The ways of nonlinear equations. */
import * as z from 'zod';
import type { Question } from '#core/questions/question.ts';
import { firstOf } from '../answering.ts';
import { from, graphed, meeting, whichOf } from '../builders.ts';
import { systemIn, typed } from '../text.ts';
import type { Way, WayOf } from '../way.ts';
import { constantsOfQuadratics } from './constants-of-quadratics.ts';

const asks = z.object({ asks: z.string() });

/** The solution that the question names, or what it makes of both. */
function asksOf(question: Question, asked: string): Way | null {
  if (asked === 'sum' || asked === 'product') return graphed(question, { of: 'several', mark: 'intersection', made: asked });
  const which = whichOf[asked];
  return which === undefined ? null : graphed(question, meeting(which));
}

const logarithms: WayOf = ({ stem }) => {
  const sides = /\\\(([^()=]+)\^\{?([^{}=]+)\}? = ([^()=]+)\^\{?([^{}=]+)\}?\\\)/.exec(stem);
  const [base, power, otherBase, otherPower] = sides?.slice(1).map((one) => typed(one.trim())) ?? [];
  if (!base || !power || !otherBase || !otherPower) return null;
  const row = (exponent: string, of: string) => `y = ${/^\w+$/.test(exponent) ? exponent : `(${exponent})`}*log(${of})`;
  return {
    idea: 'Powers soon leave the screen. Their logarithms do not: the exponent times the logarithm of the base.',
    rows: [row(power, base), row(otherPower, otherBase)],
    reading: meeting('only'),
  };
};

/** The number that is no solution settles k, and the graphs meet at the one that is. */
const extraneous = from(
  z.object({ kind: z.literal('extraneous'), a: z.number(), r: z.number(), p: z.number(), ask: z.string() }),
  ({ a, r, p, ask }, question): Way | null => {
    const [left, right] = graphedSides(question);
    if (left === undefined || right === undefined) return null;
    const squared = `${a}*${p < 0 ? `(${p})` : p} + k ~ (${p}${r < 0 ? ` + ${-r}` : ` - ${r}`})^2`;
    if (ask === 'k') return { idea: `Squared, both sides are equal at x = ${p}.`, rows: [squared], reading: { of: 'constants', asked: 'k' } };
    return ask === 'other'
      ? { idea: `Squared, both sides are equal at x = ${p}: that gives k.`, rows: [squared, `y = ${left}`, `y = ${right}`], reading: meeting('only') }
      : null;
  },
);

/** Both sides of the stem's equation that has a root in it. */
function graphedSides({ stem }: Question): readonly string[] {
  const equation = /\\\(([^()]*\\sqrt[^()]*=[^()]*)\\\)/.exec(stem)?.[1];
  return equation === undefined ? [] : (typed(equation)?.split(' = ') ?? []);
}

/** One solution settles the constant, and the graphs meet at the other. */
const otherSolution = from(
  z.object({ kind: z.literal('other'), n: z.number(), t: z.number(), j: z.number(), w: z.number(), letter: z.string() }),
  ({ n, t, j, w, letter }, { stem }): Way | null => {
    const [left, right] = typed(/\\\(([^=]*=[^=]*?)\\\)/.exec(stem.replace(/\\\([^=]*?\\\)/g, ''))?.[1] ?? '?')?.split(' = ') ?? [];
    if (left === undefined || right === undefined) return null;
    const at = (side: string) => side.replaceAll('x', 't');
    const constant = -(n * t * t - w) / (t + j);
    const other = -constant / n - t;
    return {
      idea: `At the solution that is known both sides are equal: that gives ${letter}.`,
      rows: [`t = ${t}`, `${at(left)} ~ ${at(right)}`, `y = ${left}`, `y = ${right}`],
      reading: meeting(other < t ? 'least' : 'greatest'),
    };
  },
);

const substituted = from(
  z.object({ kind: z.literal('both'), r: z.number(), s: z.number(), n: z.number(), q: z.number(), ask: z.enum(['greater', 'lesser', 'product']) }),
  ({ r, s, n, q, ask }) => {
    const minus = (amount: number) => (amount === 0 ? '' : amount < 0 ? ` + ${-amount}` : ` - ${amount}`);
    return {
      idea: `With a = 1, the quadratic with the solutions ${r} and ${s} is (x${minus(r)})(x${minus(s)}). Now ${n}x${minus(q)} stands in place of x.`,
      rows: [`y = (${n}x${minus(q)}${minus(r)})(${n}x${minus(q)}${minus(s)})`],
      reading:
        ask === 'product' ? { of: 'several', mark: 'zero', made: 'product' } : { of: 'zero', which: ask === 'greater' ? 'greatest' : 'least', asked: 'x' },
    };
  },
);
const underRoot = from(z.object({ kind: z.literal('root'), u: z.number(), v: z.number() }), ({ u, v }) => ({
  idea: `With a = 1, the quadratic with the solutions ${u} and ${-v} is (x - ${u})(x + ${v}). Now the square root of x stands in place of x.`,
  rows: [`y = (sqrt(x) - ${u})(sqrt(x) + ${v})`],
  reading: { of: 'zero', which: 'only', asked: 'x' },
}));

/** A total in equal parts, which become more or fewer by a while each becomes smaller or larger by b. */
const sharedTotal = from(
  z.object({ a: z.number(), b: z.number(), n: z.number(), ask: z.string(), direction: z.number() }),
  ({ a, b, n, ask, direction }): Way | null => {
    const total = (n * (b * n + a * b * direction)) / a;
    const changed = (by: number) => (by < 0 ? `x - ${-by}` : `x + ${by}`);
    const asked = { each: 'x', newEach: changed(-direction * b), parts: 'x', newParts: changed(direction * a) }[ask];
    if (asked === undefined) return null;
    const ofParts = ask === 'parts' || ask === 'newParts';
    const [own, other] = ofParts ? [direction * a, direction * b] : [-direction * b, -direction * a];
    return {
      idea: asked === 'x' ? 'Let x be the number asked for.' : 'Let x be the first of the two numbers.',
      rows: [`y = ${total}/x`, `y = ${total}/(${changed(own)})${other < 0 ? ` - ${-other}` : ` + ${other}`}`],
      reading: meeting('positive', asked),
    };
  },
);

export const nonlinearEquations: Readonly<Record<string, WayOf>> = {
  'NLE-a': firstOf(
    from(z.object({ kind: z.literal('root') }), (_, question) => graphed(question, meeting('only'))),
    from(z.object({ kind: z.literal('square'), negative: z.boolean() }), ({ negative }, question) =>
      graphed(question, meeting(negative ? 'negative' : 'positive')),
    ),
    from(asks, (drawn, question) => asksOf(question, drawn.asks)),
  ),
  'NLE-b': from(asks, (drawn, question) => asksOf(question, drawn.asks)),
  'NLE-c': (question) => graphed(question, meeting('any')),
  'NLE-d': (question) => graphed(question, meeting('only')),
  'NLE-e': (question) => graphed(question, meeting('only')),
  'NLE-f': from(asks, (drawn, question) => asksOf(question, drawn.asks)),
  'NLE-g': from(asks, (drawn, { stem }) => {
    const [which, rows] = [drawn.asks === 'product' ? 'greatest' : whichOf[drawn.asks], systemIn(stem)];
    return which === undefined || !rows ? null : { rows, reading: meeting(which, drawn.asks === 'product' ? 'x*y' : 'x') };
  }),
  'NLE-k': firstOf(
    from(z.object({ kind: z.literal('quartic'), asked: z.string() }), ({ asked }, question) =>
      graphed(question, asked === 'greatest' ? meeting('greatest') : { of: 'several', mark: 'intersection', made: 'sum', positive: true }),
    ),
    from(z.object({ kind: z.literal('bracket'), greater: z.boolean() }), ({ greater }, question) =>
      graphed(question, greater ? meeting('greatest') : { of: 'several', mark: 'intersection', made: 'sum' }),
    ),
    from(z.object({ kind: z.literal('grouping'), least: z.boolean() }), ({ least }, question) => graphed(question, meeting(least ? 'least' : 'greatest'))),
  ),
  'NLE-l': logarithms,
  'NLE-p': extraneous,
  'NLE-q': otherSolution,
  'NLE-s': firstOf(substituted, underRoot),
  'NLE-t': sharedTotal,
  ...constantsOfQuadratics,
};
