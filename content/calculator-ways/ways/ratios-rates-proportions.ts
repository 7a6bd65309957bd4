/** The ways of ratios, rates, and proportions: a chain of factors typed as one row, or an equation graphed. */
import * as z from 'zod';
import { equation, firstOf, num, unitsIn } from '../answering.ts';
import { from, value } from '../builders.ts';
import { polynomial } from '../text.ts';
import type { Way, WayOf } from '../way.ts';

/** As it is typed: 1,365 without its comma. */
const amount = z.string().transform((text) => text.replaceAll(',', ''));
const row = (text: string): Way => ({ rows: [text], reading: value });

/** One name for a unit in the singular and in the plural, without its power. */
const unitOf = (name: string) =>
  name
    .replace(/^(?:cubic|square) /, '')
    .replace('feet', 'foot')
    .replace('inches', 'inch')
    .replace(/s$/, '');
const powerOf = (name: string) => (name.startsWith('cubic') ? '^3' : name.startsWith('square') ? '^2' : '');

const converted = from(z.object({ kind: z.literal('converted'), rate: amount, from: z.string(), per: z.string() }), ({ rate, from: above, per }, question) => {
  const units = unitsIn(question);
  const factor = (name: string, isAbove: boolean) => {
    const fact = units.find(({ large, small }) => [large, small].some((one) => unitOf(one) === unitOf(name)));
    if (!fact) return null;
    return `${(unitOf(fact.large) === unitOf(name)) === isAbove ? '*' : '/'}${fact.times}${powerOf(name)}`;
  };
  const [top, bottom] = [factor(above, true), factor(per, false)];
  return top !== null && bottom !== null ? row(rate + top + bottom) : null;
});

const edge = from(z.object({ kind: z.literal('edge'), density: z.number(), mass: amount, faces: z.boolean() }), ({ density, mass, faces }) => {
  const length = `100cbrt(${mass}/1000/${density})`;
  return faces ? { rows: [`a = ${length}`, '6a^2'], reading: value } : row(length);
});

/** One part of a ratio is x. */
const parts = from(
  z.object({ a: z.number(), b: z.number(), p: z.number(), q: z.number(), change: z.number(), secondChange: z.number(), askFirst: z.boolean() }),
  ({ a, b, p, q, change, secondChange, askFirst }) => {
    const [first, second] = [polynomial([a, 'x'], [change, '']), polynomial([b, 'x'], [secondChange, ''])];
    const times = (factor: number, text: string) => (factor === 1 ? text : text.includes(' ') ? `${factor}(${text})` : `${factor}*${text}`);
    return {
      // Two lines: as a quotient, the graph has a pole that takes most of the window.
      ...equation(times(q, first), times(p, second), polynomial([askFirst ? a : b, 'x'])),
      idea: `At first the numbers are ${polynomial([a, 'x'])} and ${polynomial([b, 'x'])}. Afterward ${q} times the first equals ${p} times the second.`,
    };
  },
);

const headStart = from(
  z.object({ kind: z.literal('head-start'), one: z.number(), two: z.number(), alone: z.number(), total: z.number(), askSecond: z.boolean() }),
  ({ one, two, alone, total, askSecond }) => ({
    ...equation(`${one}x + ${two}(x - ${alone})`, `${total}`, askSecond ? `${two}(x - ${alone})` : `${one}x`),
    idea: 'x is the time for which the first one works.',
  }),
);

const sameMiles = from(
  z.object({ kind: z.literal('same-miles'), m1: z.number(), m2: z.number(), told: amount, priced: z.boolean() }),
  ({ m1, m2, told, priced }, { stem }) => {
    const price = /\$(\d+\.\d\d) per gallon/.exec(stem)?.[1];
    if (priced && price === undefined) return null;
    return { ...equation(priced ? `${price}(x/${m1} - x/${m2})` : `x/${m1} - x/${m2}`, told), idea: 'x is the number of miles.' };
  },
);

export const ratiosRatesProportions: Readonly<Record<string, WayOf>> = {
  'RAT-a': from(z.object({ rate: z.number(), time: z.number(), later: z.number().positive() }), ({ rate, time, later }) =>
    row(`${num(rate * time)}/${time}*${later}`),
  ),
  'RAT-b': from(
    z.object({ outputs: amount, inputs: z.number(), target: z.union([z.number(), amount]), back: z.boolean() }),
    ({ outputs, inputs, target, back }) => row(back ? `${inputs}/${outputs}*${target}` : `${outputs}/${inputs}*${target}`),
  ),
  // A single factor needs no calculator.
  'RAT-c': from(z.object({ from: amount, fromUnit: z.string() }), ({ from: given, fromUnit }, question) => {
    const units = unitsIn(question);
    if (units.length < 2) return null;
    const sign = unitOf(units[0]?.large ?? '') === unitOf(fromUnit) ? '*' : '/';
    return row(given + units.map(({ times }) => sign + times).join(''));
  }),
  'RAT-d': from(z.object({ back: z.boolean() }), ({ back }, question) => {
    const given = /\d[\d,]*(?:\.\d+)?/.exec(question.stem)?.[0].replaceAll(',', '');
    const [first, second] = unitsIn(question);
    if (given === undefined || !first || !second) return null;
    return row(back ? `${given}/${first.times}*${second.times}` : `${given}*${first.times}/${second.times}`);
  }),
  'RAT-e': firstOf(
    from(z.object({ yards: z.number(), perPack: amount, cost: amount }), ({ yards, perPack, cost }) =>
      row(`${yards}*3^3${perPack === '1' ? '' : `/${perPack}`}*${cost}`),
    ),
    from(z.object({ from: amount, fromUnit: z.string(), power: z.number() }), ({ from: given, fromUnit, power }, question) => {
      const [fact, ...more] = unitsIn(question);
      return fact && more.length === 0 ? row(`${given}${unitOf(fact.large) === unitOf(fromUnit) ? '*' : '/'}${fact.times}^${power}`) : null;
    }),
  ),
  'RAT-f': from(z.object({ kind: z.string(), m: z.number(), n: z.number(), times: z.number() }), ({ kind, m, n, times }) => {
    if (kind === 'part') return row(`${(m + n) * times}/(${m} + ${n})*${m}`);
    if (kind === 'whole') return row(`${n * times}/${n}*(${m} + ${n})`);
    return kind === 'other' ? row(`${m * times}/${m}*${n}`) : null;
  }),
  'RAT-g': from(z.object({ ask: z.literal('mass'), density: amount, edges: z.array(z.number()).length(3) }), ({ density, edges }) =>
    row(`${edges.join('*')}*${density}`),
  ),
  'RAT-h': from(z.object({ distances: z.array(amount).length(2), speeds: z.array(amount).length(2) }), ({ distances: [a, b], speeds: [v, w] }) =>
    row(`(${a} + ${b})/(${a}/${v} + ${b}/${w})`),
  ),
  'RAT-j': parts,
  'RAT-k': firstOf(
    from(z.object({ kind: z.literal('forward'), a: z.number(), b: z.number(), k: amount }), ({ a, b, k }) => row(`${num(Number(k) * a)}/${a}*${b}`)),
    from(z.object({ kind: z.literal('back'), a: z.number(), b: z.number(), k: amount }), ({ a, b, k }) =>
      row(`${a}/${num(Number(k) * a)}*${num(Number(k) * b)}`),
    ),
  ),
  'RAT-l': firstOf(
    converted,
    edge,
    from(z.object({ kind: z.literal('rising'), long: z.number(), wide: z.number(), perMinute: amount }), ({ long, wide, perMinute }) =>
      row(`${perMinute}*60/(${long}*${wide})*12`),
    ),
    from(z.object({ kind: z.literal('layer'), long: z.number(), wide: z.number(), depth: z.number(), density: z.number() }), ({ long, wide, depth, density }) =>
      row(`${long}*${wide}*3^2*${depth}/12*${density}/2000`),
    ),
  ),
  'RAT-m': firstOf(
    headStart,
    sameMiles,
    from(z.object({ kind: z.literal('in-and-out'), start: z.number(), capacity: z.number(), inflow: z.number(), out: z.number() }), (drawn) =>
      row(`(${drawn.capacity} - ${drawn.start})/(${drawn.inflow} - ${drawn.out})*${drawn.out}`),
    ),
    from(z.object({ kind: z.literal('fuel'), m1: z.number(), m2: z.number(), cents: z.number(), miles: amount }), ({ m1, m2, cents, miles }) =>
      row(`(${miles}/${m1} - ${miles}/${m2})*${num(cents / 100)}`),
    ),
    from(z.object({ kind: z.literal('slower-day'), v1: z.number(), v2: z.number(), minutes: amount }), ({ v1, v2, minutes }) => ({
      ...equation(`x/${Math.min(v1, v2)} - x/${Math.max(v1, v2)}`, `${minutes}/60`),
      idea: 'x is the length; the times are in hours.',
    })),
    from(
      z.object({ kind: z.literal('percent-greater'), slow: amount, percent: z.number(), time: z.number(), asked: z.number(), askFast: z.boolean() }),
      ({ slow, percent, time, asked, askFast }) => {
        const fast = num(1 + percent / 100);
        const total = num(Number(slow) * (2 + percent / 100) * time);
        return { ...equation(`${time}(x + ${fast}x)`, total, askFast ? `${asked}*${fast}x` : `${asked}x`), idea: 'x is the rate of the slower one.' };
      },
    ),
  ),
};
