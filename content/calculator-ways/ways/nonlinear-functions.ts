/** The ways of nonlinear functions. */
import * as z from 'zod';
import { firstOf } from '../answering.ts';
import { againstChoices, figureChoices, from, inPlaceOf, ruleIn, value } from '../builders.ts';
import { added, polynomial, typed } from '../text.ts';
import type { Reading, WayOf } from '../way.ts';
import { exponentials } from './exponentials.ts';
import { functionsFromValues } from './functions-from-values.ts';

const parabola = z.object({ a: z.number(), v: z.number(), start: z.number(), asks: z.string() });
/** Where on the graph of a flight its landing, its highest point and the time of that point are read. */
const flightReadings: Readonly<Record<string, Reading>> = {
  land: { of: 'zero', which: 'greatest', asked: 'x' },
  time: { of: 'maximum', which: 'only', asked: 'x' },
  height: { of: 'maximum', which: 'only', asked: 'y' },
};
const flight = from(parabola, ({ a, v, start, asks }) => {
  const reading = flightReadings[asks];
  return reading === undefined ? null : { rows: [`y = ${polynomial([a, 'x^2'], [v, 'x'], [start, ''])}`], reading };
});
const flightFromPeak = from(
  z.object({ kind: z.literal('from-peak'), g: z.number(), peak: z.number(), height: z.number(), asks: z.string(), moment: z.number().optional() }),
  ({ g, peak, height, asks, moment }) => {
    const rule = `-${g}(x - ${peak})^2 + ${height}`;
    const idea = 'The highest point is the vertex, so the vertex form can be written down.';
    if (asks === 'land') return { idea, rows: [`y = ${rule}`], reading: { of: 'zero', which: 'greatest', asked: 'x' } };
    const at = asks === 'start' ? 0 : asks === 'later' ? moment : undefined;
    return at === undefined ? null : { idea, rows: [`f(x) = ${rule}`, `f(${at})`], reading: value };
  },
);

const shiftedExtreme = from(
  z.object({ kind: z.literal('feature'), a: z.number(), m: z.number(), k: z.number(), both: z.boolean() }),
  ({ a, m, k, both }, question) => {
    const rule = /\\\(f\(x\) = ([^=]*?)\\\)/.exec(question.stem)?.[1];
    const f = rule === undefined ? null : typed(rule);
    return f === null
      ? null
      : {
          idea: `Graph g: x${added(m)} in place of x, and${added(k)} behind it.`,
          rows: [`y = ${inPlaceOf('x', f, `(x${added(m)})`)}${added(k)}`],
          reading: { of: a > 0 ? 'minimum' : 'maximum', which: 'only', asked: both ? 'x + y' : 'x' },
        };
  },
);

/** An expression for f(x + d), or for how much f grows over d, among the choices. */
const atShiftedInput = (kind: 'shift' | 'difference') =>
  from(z.object({ kind: z.literal(kind), a: z.number(), b: z.number(), c: z.number(), d: z.number() }), ({ a, b, c, d }, question) => {
    const rule = polynomial([a, 'x^2'], [b, 'x'], [c, '']);
    const shifted = inPlaceOf('x', rule, `(x${added(d)})`);
    return againstChoices(kind === 'shift' ? `y = ${shifted}` : `y = ${shifted} - (${rule})`, question, (choice) => `y = ${choice}`);
  });

/** The zeros of f(mx + n), from those of f. */
const zerosInside = from(
  z.object({ kind: z.literal('zeros'), m: z.number(), n: z.number(), zeros: z.array(z.number()), asked: z.enum(['greatest', 'least', 'sum']) }),
  ({ m, n, zeros, asked }) => {
    const inner = polynomial([m, 'x'], [n, '']);
    return {
      idea: `A polynomial with these zeros is ${zeros.map((zero) => `(x${added(-zero)})`).join('')}. In g, ${inner} stands in place of x.`,
      rows: [`y = ${zeros.map((zero) => `(${inner}${added(-zero)})`).join('')}`],
      reading: asked === 'sum' ? { of: 'several', mark: 'zero', made: 'sum' } : { of: 'zero', which: asked, asked: 'x' },
    };
  },
);

export const nonlinearFunctions: Readonly<Record<string, WayOf>> = {
  'NLF-a': from(z.object({ rule: z.string(), at: z.number() }), ({ rule, at }) => {
    const f = typed(rule);
    return f === null ? null : { rows: [`f(x) = ${f}`, `f(${at})`], reading: value };
  }),
  'NLF-d': from(z.object({ a: z.number(), asksPlace: z.boolean() }), ({ a, asksPlace }, question) => {
    const rule = ruleIn(question);
    return rule === null ? null : { rows: [`y = ${rule}`], reading: { of: a > 0 ? 'minimum' : 'maximum', which: 'only', asked: asksPlace ? 'x' : 'y' } };
  }),
  'NLF-e': firstOf(
    from(z.object({ kind: z.literal('standard'), asksHigh: z.boolean() }), ({ asksHigh }, question) => {
      const rule = ruleIn(question);
      return rule === null ? null : { rows: [`y = ${rule}`], reading: { of: 'zero', which: asksHigh ? 'greatest' : 'least', asked: 'x' } };
    }),
    from(z.object({ kind: z.enum(['factored-x', 'factored-y', 'choices']) }), ({ kind }, question) => {
      const rule = ruleIn(question);
      const readings: Readonly<Record<typeof kind, Reading>> = {
        'factored-x': { of: 'zero', which: 'any', asked: 'x' },
        'factored-y': { of: 'intercept', which: 'only', asked: 'y' },
        choices: { of: 'picture' },
      };
      return rule === null ? null : { rows: [`y = ${rule}`], reading: readings[kind] };
    }),
    from(z.object({ kind: z.literal('graph') }), (_, question) => figureChoices(question)),
  ),
  'NLF-g': firstOf(flightFromPeak, flight),
  'NLF-h': shiftedExtreme,
  'NLF-m': firstOf(
    from(z.object({ kind: z.literal('number'), f: z.string(), g: z.string(), x: z.number(), outerF: z.boolean() }), ({ f, g, x, outerF }) => {
      const [first, second] = [typed(f), typed(g)];
      if (first === null || second === null) return null;
      return { rows: [`f(x) = ${first}`, `g(x) = ${second}`, outerF ? `f(g(${x}))` : `g(f(${x}))`], reading: value };
    }),
    atShiftedInput('shift'),
    atShiftedInput('difference'),
  ),
  'NLF-s': zerosInside,
  ...functionsFromValues,
  ...exponentials,
};
