/** The ways of the archetypes that have one, each from the parameters its generator drew or from the stem itself. */
import * as z from 'zod';
import type { Question } from '#core/questions/question.ts';
import { added, bothSides, formulas, polynomial, systemIn, typed } from './text.ts';
import type { Reading, Way, WayOf, Which } from './way.ts';

const parametersOf = ({ provenance }: Question): unknown =>
  provenance.kind === 'generated' || provenance.kind === 'drawn' ? provenance.parameters : undefined;

/** A way from parameters of this shape; drawn differently, by another version of the generator, the question has none. */
const from =
  <S extends z.ZodType>(schema: S, way: (drawn: z.output<S>, question: Question) => Way | null): WayOf =>
  (question) => {
    const parsed = schema.safeParse(parametersOf(question));
    return parsed.success ? way(parsed.data, question) : null;
  };

const meeting = (which: Which, asked = 'x'): Reading => ({ of: 'intersection', which, asked });

/** The sides of the stem's one equation, graphed. */
const graphed = ({ stem }: Question, reading: Reading): Way | null => {
  const [rows, ...more] = formulas(stem)
    .flatMap((formula) => bothSides(formula) ?? [])
    .reduce<string[][]>((pairs, row, index) => {
      if (index % 2 === 0) pairs.push([row]);
      else pairs.at(-1)?.push(row);
      return pairs;
    }, []);
  return rows && more.length === 0 ? { rows, reading } : null;
};

/** One solution, which is asked for. */
const solved: WayOf = (question) => graphed(question, meeting('only'));

const equationAndAsked = from(z.object({ equation: z.string(), asked: z.string() }), ({ equation, asked }) => {
  const [rows, expression] = [bothSides(equation), typed(asked)];
  return rows && expression !== null ? { rows, reading: meeting('only', expression) } : null;
});

const systemAndAsked = from(z.object({ equations: z.array(z.string()).length(2), asked: z.string() }), ({ equations, asked }) => {
  const [rows, expression] = [equations.map(typed), typed(asked)];
  return rows.every((row) => row !== null) && expression !== null ? { rows, reading: meeting('only', expression) } : null;
});

const whichOf: Readonly<Record<string, Which>> = {
  greater: 'greatest',
  lesser: 'least',
  positive: 'positive',
  negative: 'negative',
  'greater-x': 'greatest',
  'lesser-x': 'least',
  'positive-x': 'positive',
  'negative-x': 'negative',
};

const linear = z.object({ slope: z.string(), constant: z.string() });
const lineOf = ({ slope, constant }: z.output<typeof linear>) => polynomial([slope, 'x'], [constant, '']);
const line: Reading = { of: 'line' };
const value: Reading = { of: 'value' };

const parabola = z.object({ a: z.number(), v: z.number(), start: z.number(), asks: z.string() });
/** Where on the graph of a flight its landing, its highest point and the time of that point are read. */
const flightReadings: Readonly<Record<string, Reading>> = {
  land: { of: 'zero', which: 'greatest', asked: 'x' },
  time: { of: 'maximum', which: 'only', asked: 'x' },
  height: { of: 'maximum', which: 'only', asked: 'y' },
};

/** The rule of the function that the stem defines, in x. */
function ruleIn({ stem }: Question): string | null {
  const [rule, ...more] = formulas(stem).flatMap((formula) => /^(?:[a-z]\(x\)|y)\s*=(.*)$/s.exec(formula)?.[1] ?? []);
  return rule === undefined || more.length > 0 ? null : typed(rule);
}

const listOf = (values: readonly number[]) => `a = [${values.join(', ')}]`;
const measures: Readonly<Record<string, string>> = { mean: 'mean(a)', median: 'median(a)', range: 'max(a) - min(a)' };
const measured = (values: readonly number[], ask: string): Way | null => {
  const measure = measures[ask];
  return measure === undefined ? null : { rows: [listOf(values), measure], reading: value };
};

export const ways: Readonly<Record<string, WayOf>> = {
  'LE1-a': solved,
  'LE1-b': equationAndAsked,
  'LE1-c': solved,
  'LE1-d': solved,
  'LE1-e': equationAndAsked,
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
  'LE2-a': from(z.object({ m: z.number(), b: z.number(), x: z.number() }), ({ m, b, x }) => ({
    rows: [`f(x) = ${polynomial([m, 'x'], [b, ''])}`, `f(${x})`],
    reading: value,
  })),
  'SYS-a': systemAndAsked,
  'SYS-b': systemAndAsked,
  'SYS-f': systemAndAsked,
  'NLF-a': from(z.object({ rule: z.string(), at: z.number() }), ({ rule, at }) => {
    const f = typed(rule);
    return f === null ? null : { rows: [`f(x) = ${f}`, `f(${at})`], reading: value };
  }),
  'NLF-d': from(z.object({ a: z.number(), asksPlace: z.boolean() }), ({ a, asksPlace }, question) => {
    const rule = ruleIn(question);
    return rule === null ? null : { rows: [`y = ${rule}`], reading: { of: a > 0 ? 'minimum' : 'maximum', which: 'only', asked: asksPlace ? 'x' : 'y' } };
  }),
  'NLF-e': from(z.object({ kind: z.literal('standard'), asksHigh: z.boolean() }), ({ asksHigh }, question) => {
    const rule = ruleIn(question);
    return rule === null ? null : { rows: [`y = ${rule}`], reading: { of: 'zero', which: asksHigh ? 'greatest' : 'least', asked: 'x' } };
  }),
  'NLF-g': from(parabola, ({ a, v, start, asks }) => {
    const reading = flightReadings[asks];
    return reading === undefined ? null : { rows: [`y = ${polynomial([a, 'x^2'], [v, 'x'], [start, ''])}`], reading };
  }),
  'NLF-m': from(z.object({ kind: z.literal('number'), f: z.string(), g: z.string(), x: z.number(), outerF: z.boolean() }), ({ f, g, x, outerF }) => {
    const [first, second] = [typed(f), typed(g)];
    if (first === null || second === null) return null;
    return { rows: [`f(x) = ${first}`, `g(x) = ${second}`, outerF ? `f(g(${x}))` : `g(f(${x}))`], reading: value };
  }),
  'NLE-b': from(z.object({ asks: z.string() }), ({ asks }, question) => {
    const which = whichOf[asks];
    return which === undefined ? null : graphed(question, meeting(which));
  }),
  'NLE-c': (question) => graphed(question, meeting('any')),
  'NLE-d': (question) => graphed(question, meeting('only')),
  'NLE-e': (question) => graphed(question, meeting('only')),
  'NLE-f': from(z.object({ asks: z.string() }), ({ asks }, question) => {
    const which = whichOf[asks];
    return which === undefined ? null : graphed(question, meeting(which));
  }),
  'NLE-g': from(z.object({ asks: z.string() }), ({ asks }, { stem }) => {
    const [which, rows] = [whichOf[asks], systemIn(stem)];
    return which === undefined || !rows ? null : { rows, reading: meeting(which) };
  }),
  'ONE-a': from(z.object({ values: z.array(z.number()), ask: z.string() }), ({ values, ask }) => measured(values, ask)),
  'ONE-b': from(z.object({ pairs: z.array(z.tuple([z.number(), z.number()])), ask: z.string() }), ({ pairs, ask }) => {
    const values = pairs.flatMap(([one, times]) => Array.from({ length: times }, () => one));
    return values.length > 60 ? null : measured(values, ask);
  }),
};
