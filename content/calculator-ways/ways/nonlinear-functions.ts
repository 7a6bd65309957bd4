/** The ways of nonlinear functions. */
import * as z from 'zod';
import { from, ruleIn, value } from '../builders.ts';
import { polynomial, typed } from '../text.ts';
import type { Reading, WayOf } from '../way.ts';

const parabola = z.object({ a: z.number(), v: z.number(), start: z.number(), asks: z.string() });
/** Where on the graph of a flight its landing, its highest point and the time of that point are read. */
const flightReadings: Readonly<Record<string, Reading>> = {
  land: { of: 'zero', which: 'greatest', asked: 'x' },
  time: { of: 'maximum', which: 'only', asked: 'x' },
  height: { of: 'maximum', which: 'only', asked: 'y' },
};

export const nonlinearFunctions: Readonly<Record<string, WayOf>> = {
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
};
