/** The ways of similar figures: a ratio of lengths as one row, an equation where a length is on both sides, areas by the square of the ratio. */
import * as z from 'zod';
import { equation, firstOf, numbersIn } from '../answering.ts';
import { from, value } from '../builders.ts';
import type { Way } from '../way.ts';

const number = z.number();
const row = (text: string): Way => ({ rows: [text], reading: value });

const nested = from(
  z.object({ kind: z.literal('nested'), m: number, n: number, s: number, t: number, u: number, ask: z.string() }),
  ({ m, n, s, t, u, ask }) => {
    const [AD, DB, AE, DE, BC] = [s * m, s * (n - m), t * m, u * m, u * n];
    const whole = `(${AD} + ${DB})/${AD}`;
    if (ask === 'AC') return row(`${AE}*${BC}/${DE}`);
    if (ask === 'EC') return row(`${AE}*${DB}/${AD}`);
    if (ask === 'BC') return row(`${DE}*${whole}`);
    if (ask === 'DBCE')
      return {
        rows: [`k = ${whole}`, `${DB} + ${DE}k + (${AE}k - ${AE}) + ${DE}`],
        reading: value,
        idea: 'The large triangle is k times as long as the small one.',
      };
    return ask === 'AB' ? { ...equation(`(x - ${DB})/x`, `${DE}/${BC}`), idea: 'x is the whole side; the small triangle has x minus the part.' } : null;
  },
);

const crossed = from(
  z.object({ kind: z.literal('crossed'), small: number, large: number, s: number, t: number, u: number, ask: z.string() }),
  ({ small, large, s, t, u, ask }) => {
    const [AC, BC, AB, EC, ED] = [s * small, t * small, u * small, s * large, u * large];
    if (ask === 'DC') return row(`${BC}*${EC}/${AC}`);
    if (ask === 'ED') return row(`${AB}*${EC}/${AC}`);
    const whole = { 'EC of AE': s * (small + large), 'DC of BD': t * (small + large) }[ask];
    return whole === undefined ? null : { ...equation(`x/(${whole} - x)`, `${ED}/${AB}`), idea: `The two parts are x and ${whole} - x.` };
  },
);

const sightLine = from(z.object({ kind: z.literal('sight-line'), h: number, H: number, d: number, whole: z.boolean() }), ({ h, H, d, whole }) =>
  whole
    ? { ...equation(`(x - ${d})/x`, `${h}/${H}`), idea: 'x is the whole length.' }
    : { ...equation(`x/(x + ${d})`, `${h}/${H}`), idea: 'x is the length from the tip; the whole length is longer by the given part.' },
);

export const nestedOrCrossed = firstOf(nested, crossed, sightLine);

export const similarAreas = from(z.object({ kind: z.string(), m: number, n: number, s: number, base: number }), ({ kind, m, n, s, base }) => {
  const areas = `sqrt(${base * n * n}/${base * m * m})`;
  const told: Record<string, string> = {
    'area-from-sides': `${base * m * m}(${n * s}/${m * s})^2`,
    'area-from-perimeters': `${base * m * m}(${n * s}/${m * s})^2`,
    'perimeter-from-areas': `${m * s}*${areas}`,
    'side-from-areas': `${m * s}*${areas}`,
  };
  const text = told[kind];
  return text === undefined ? null : { ...row(text), idea: 'Areas are in the squared ratio of lengths.' };
});

const shares = { whole: '1', small: 'k^2', rest: '(1 - k^2)' } as const;
const parts = z.enum(['whole', 'small', 'rest']);
const k = 'k is the ratio of lengths, of the small triangle to the whole one; areas have the ratio k^2.';

/** A triangle cut by a parallel to one side. */
export const cutTriangles = firstOf(
  from(z.object({ kind: z.literal('parts'), a: number, b: number, unit: number, given: parts, asked: parts, times: number }), (drawn) => {
    const { a, b, unit, given, asked, times } = drawn;
    const scale = times || 1;
    const area = unit * { whole: (a + b) ** 2, small: a * a, rest: (a + b) ** 2 - a * a }[given];
    const worked = `${area}${given === 'whole' ? '' : `/${shares[given]}`}${asked === 'whole' ? '' : `*${shares[asked]}`}`;
    return { rows: [`k = ${a * scale}/(${a * scale} + ${b * scale})`, worked], reading: value, idea: k };
  }),
  from(z.object({ kind: z.literal('legs'), p: number, q: number, unit: number, asked: z.enum(['small', 'large']), short: number, long: number }), (drawn) => {
    const { p, q, unit, asked, short, long } = drawn;
    return { rows: [`k = ${short}/${long}`, `${unit * (q * q - p * p)}/(1 - k^2)${asked === 'small' ? '*k^2' : ''}`], reading: value, idea: k };
  }),
  from(z.object({ kind: z.literal('areas'), asked: z.enum(['small', 'large', 'part']), toLarge: z.boolean() }), ({ asked, toLarge }, question) => {
    const [ratio, length, ...more] = numbersIn(question);
    if (ratio === undefined || length === undefined || more.length > 0) return null;
    const last = { small: `${length}/k`, large: `${length}*k`, part: toLarge ? `${length}*k - ${length}` : `${length} - ${length}/k` }[asked];
    return {
      rows: [`k = sqrt(1 + ${ratio})`, last],
      reading: value,
      idea: 'The whole area is 1 + the given number times the small one; k is the ratio of lengths.',
    };
  }),
);
