/** The ways of linear functions. */
import * as z from 'zod';
import { add, mul, parseRational, rat, toText } from '#core/rational.ts';
import type { Question } from '#core/questions/question.ts';
import { fitted, from, inPlaceOf, line, meeting, value } from '../builders.ts';
import { sameValue } from '../same-value.ts';
import { added, polynomial, typed } from '../text.ts';
import type { Way, WayOf } from '../way.ts';

const linear = z.object({ slope: z.string(), constant: z.string() });
const lineOf = ({ slope, constant }: z.output<typeof linear>) => polynomial([slope, 'x'], [constant, '']);

/** The value of the line at x, as text. */
function heightOf(slope: string, constant: string, x: number): string {
  const [m, b] = [parseRational(slope), parseRational(constant)];
  if (!m || !b) throw new Error(`no line of ${slope} and ${constant}`);
  return toText(add(mul(m, rat(x)), b));
}

/** The second column of the table that the question shows. */
function secondColumn({ stimulus }: Question): readonly string[] | null {
  if (stimulus?.kind !== 'table') return null;
  const cells = stimulus.table.rows.map(([, cell = '']) => typed(cell.replaceAll(/\\[()]/g, '')));
  return cells.every((cell) => cell !== null) ? cells : null;
}

const hidden = z.object({ link: z.string(), xs: z.array(z.number()), seen: z.array(z.number()), asked: z.string(), at: z.number() });
const hiddenAsks: Readonly<Record<string, (at: number) => string>> = {
  'y-intercept': () => 'b',
  'x-intercept': () => '-b/m',
  slope: () => 'm',
  value: (at) => polynomial([at, 'm'], [1, 'b']),
};

const pairs = z.object({
  kind: z.enum(['differences', 'total']),
  at: z.tuple([z.number(), z.number()]),
  change: z.tuple([z.number(), z.number()]),
  gapAt: z.tuple([z.number(), z.number()]),
  asksStart: z.boolean().optional(),
  when: z.number().optional(),
});

/** Two amounts that change steadily: so does their difference. */
function ofPair({ kind, at: [p, q], change: [dp, dq], gapAt, asksStart, when }: z.output<typeof pairs>): Way {
  const gap = (time: number) => p - q + (dp - dq) * time;
  const total = (time: number) => p + q + (dp + dq) * time;
  const asked =
    kind === 'total' ? `(${total(when ?? 0)} + ${polynomial([when ?? 0, 'm'], [1, 'b'])})/2` : asksStart ? `b + ${q}` : dq < 0 ? `${-dq} - m` : `${dq} + m`;
  return {
    idea: 'The difference between P and Q is linear too: m is its change, b its value at the start.',
    rows: fitted(gapAt, gapAt.map(gap), 'm x + b'),
    reading: { of: 'constants', asked },
  };
}

const told = z.object({
  kind: z.enum(['gap', 'ratio', 'equal', 'later-total', 'equal-total', 'ratio-total']),
  at: z.tuple([z.number(), z.number()]),
  change: z.tuple([z.number(), z.number()]),
  when: z.number(),
});

/** Two amounts that change steadily, told by their beginnings and one later fact. */
function ofTold({ kind, at: [p, q], change: [dp, dq], when }: z.output<typeof told>): Way {
  const [pThen, qThen] = [p + dp * when, q + dq * when];
  const times = pThen / qThen;
  const moved = (start: string, change: number) => `${start}${added(change)}*${when}`;
  if (kind === 'equal')
    return {
      idea: 'Let x be the time: each amount is a line.',
      rows: [`y = ${polynomial([dp, 'x'], [p, ''])}`, `y = ${polynomial([dq, 'x'], [q, ''])}`],
      reading: { of: 'intersection', which: 'only', asked: 'y' },
    };
  if (kind === 'equal-total' || kind === 'ratio-total') {
    const other = moved(`${p + q} - x`, dq);
    return {
      idea: 'Let x be what P has at the beginning; Q has the rest of the total.',
      rows: [`y = ${moved('x', dp)}`, kind === 'equal-total' ? `y = ${other}` : `y = ${times}*(${other})`],
      reading: meeting('only'),
    };
  }
  const later = {
    gap: `${moved(`${q}`, dq)}${added(pThen - qThen)}`,
    ratio: `${times}*(${moved(`${q}`, dq)})`,
    'later-total': `(${pThen + qThen}${added(pThen - qThen)})/2`,
  }[kind];
  return {
    idea: 'Find what P has at the later time; its change divided by the time is the rate.',
    rows: [dp > 0 ? `(${later} - ${p})/${when}` : `(${p} - (${later}))/${when}`],
    reading: value,
  };
}

const withLetters = z.object({
  inputs: z.tuple([z.string(), z.string()]),
  values: z.tuple([z.string(), z.string()]),
  asked: z.string(),
  input: z.string(),
  letters: z.string(),
});

export const linearFunctions: Readonly<Record<string, WayOf>> = {
  'LF-a': from(z.object({ a: z.number(), b: z.number(), k: z.number() }), ({ a, b, k }) => ({
    rows: [`f(x) = ${polynomial([a, 'x'], [b, ''])}`, `f(${k})`],
    reading: value,
  })),
  'LF-b': from(linear.extend({ output: z.string() }), (drawn) => ({ rows: [`y = ${lineOf(drawn)}`, `y = ${drawn.output}`], reading: meeting('only') })),
  'LF-c': from(z.object({ slope: z.string(), start: z.number(), x1: z.number(), x2: z.number() }), ({ slope, start, x1, x2 }) => ({
    rows: fitted([x1, x2], [heightOf(slope, `${start}`, x1), heightOf(slope, `${start}`, x2)], 'm x + b'),
    reading: { of: 'constants', asked: 'm' },
  })),
  'LF-d': from(z.object({ xs: z.array(z.number()), ys: z.array(z.string()) }), ({ xs, ys }) => ({ rows: fitted(xs, ys, 'm x + b'), reading: line })),
  'LF-f': from(
    linear.extend({ asked: z.enum(['x', 'y']), given: z.enum(['rule', 'points']), x1: z.number(), x2: z.number() }),
    ({ asked, given, x1, x2, ...drawn }) => ({
      rows:
        given === 'rule'
          ? [`y = ${lineOf(drawn)}`]
          : fitted([x1, x2], [heightOf(drawn.slope, drawn.constant, x1), heightOf(drawn.slope, drawn.constant, x2)], 'm x + b'),
      reading: asked === 'x' ? { of: 'zero', which: 'only', asked: 'x' } : { of: 'intercept', which: 'only', asked: 'y' },
    }),
  ),
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
  'LF-j': (question) => (question.stimulus?.kind === 'table' ? tableWithLetters(question) : null),
  'LF-l': from(hidden, ({ link, seen, xs, asked, at }, question) => {
    const [ys, shape, ask] = [secondColumn(question), typed(link.replace(/^g\(x\) = /, '')), hiddenAsks[asked]];
    if (!ys || shape === null || !ask || ys.length !== seen.length) return null;
    return {
      idea: 'f(x) is mx + b: put this into the formula for g, and fit it to the table.',
      rows: fitted(
        seen.map((index) => xs[index] ?? 0),
        ys,
        shape.replace(/\(f\(x\)\)|f\(x\)/, '(m x + b)'),
      ),
      reading: { of: 'constants', asked: ask(at) },
    };
  }),
  'LF-m': (question) => from(told, ofTold)(question) ?? from(pairs, ofPair)(question),
  'LF-n': from(withLetters, ({ inputs, values, asked, input, letters }, question) => {
    const [a = '', b = ''] = letters;
    const named = (text: string) => inPlaceOf('b', inPlaceOf('a', text, 'A'), b).replaceAll('A', a);
    if (asked !== 'value' && asked !== 'y') return null;
    const line = `[${values.map(named).join(', ')}] ~ u*[${inputs.map(named).join(', ')}] + v`;
    return sameValue(question, { [a]: 5, [b]: 7 }, [line], asked === 'y' ? 'v' : `u*${/^[a-z]$/.test(named(input)) ? named(input) : `(${named(input)})`} + v`);
  }),
};

const tableValue = z.object({
  kind: z.literal('value'),
  x1: z.number(),
  x2: z.number(),
  x3: z.number(),
  rise: z.number(),
  m: z.number(),
  c: z.number(),
  askZero: z.boolean(),
});
const tableInput = z.object({ kind: z.literal('input'), p: z.number(), gap: z.number(), y1: z.number(), y2: z.number(), c: z.number(), askK: z.boolean() });
const tableLetters = z.object({ kind: z.literal('letters'), x1: z.number(), gap: z.number(), steps: z.number() });

const everyRow = 'Every row of the table must fit the line mx + b.';
const tableWithLetters: WayOf = (question) =>
  from(tableValue, ({ x1, x2, x3, rise, m, c, askZero }) => ({
    idea: everyRow,
    rows: [`[n, n${added(rise)}, ${polynomial([m, 'n'], [c, ''])}] ~ m*[${x1}, ${x2}, ${x3}] + b`],
    reading: { of: 'constants', asked: askZero ? 'b' : 'n' },
  }))(question) ??
  from(tableInput, ({ p, gap, y1, y2, c, askK }) => ({
    idea: everyRow,
    rows: [`[${y1}, ${y2}, k${added(c)}] ~ m*[k${added(p)}, k${added(p + gap)}, 0] + b`],
    reading: { of: 'constants', asked: askK ? 'k' : `k${added(c)}` },
  }))(question) ??
  from(tableLetters, ({ x1, gap, steps }, shown) => sameValue(shown, { a: 5, b: 7 }, [`[a, b] ~ m*[${x1}, ${x1 + gap}] + k`], `m*${x1 + gap * steps} + k`))(
    question,
  );
