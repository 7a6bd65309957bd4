/** The ways of percentages: a chain of factors as one row, an equation graphed, or numbers tried for the letters. */
import * as z from 'zod';
import { among, equation, firstOf, num } from '../answering.ts';
import { from, meeting, value } from '../builders.ts';
import type { Way, WayOf } from '../way.ts';

const amount = z.string().transform((text) => text.replaceAll(',', ''));
const row = (text: string): Way => ({ rows: [text], reading: value });
/** What a change by so many percent multiplies by. */
const factor = (percent: number) => num(1 + percent / 100);
/** By how many percent a factor changes something, as a positive number. */
const size = (product: string, isMore: boolean) => row(isMore ? `(${product} - 1)*100` : `(1 - ${product})*100`);
const changed = (before: number, after: number) => row(`${after > before ? `(${after} - ${before})` : `(${before} - ${after})`}/${before}*100`);

/** A discount and a tax as a formula: for a price of 100 dollars the right one gives what the story gives. */
const priced = from(
  z.object({ letter: z.string(), off: z.number(), tax: z.number(), backwards: z.boolean(), fee: z.number() }),
  ({ letter, off, tax, backwards, fee }, question) => {
    const paid = `${factor(tax)}*(100 - ${off})${fee === 0 ? '' : ` + ${fee}`}`;
    const way = among(question, backwards ? [`${letter} = ${paid}`, '100'] : [`${letter} = 100`, paid]);
    return way && { ...way, idea: `Try a price of 100 dollars: a discount of ${off}% takes off ${off} dollars.` };
  },
);

/** h is so many percent of g, or more or less than it: numbers for the letters tell the right formula. */
const lettered = from(
  z.object({ letters: z.string().length(3), kind: z.enum(['more', 'less', 'of']), times: z.number(), askShare: z.boolean() }),
  ({ letters, kind, times, askShare }, question) => {
    const [percent = '', whole = '', part = ''] = letters;
    const share = { more: `(1 + ${percent}/100)`, less: `(1 - ${percent}/100)`, of: `*${percent}/100` }[kind];
    const way = among(question, [`${percent} = 20`, `${part} = 200${share}${times === 1 ? '' : `/${times}`}`, askShare ? `200/${part}*100` : '200']);
    return way && { ...way, idea: `Try ${whole} = 200 and ${percent} = 20, and work out ${part}.` };
  },
);

export const percentages: Readonly<Record<string, WayOf>> = {
  'PCT-d': from(z.object({ values: z.array(z.number()), from: z.number(), to: z.number() }), ({ values, from: first, to }) => {
    const [before, after] = [values[first], values[to]];
    return before === undefined || after === undefined ? null : changed(before, after);
  }),
  'PCT-e': from(z.object({ percent: z.number(), rise: z.boolean(), result: amount }), ({ percent, rise, result }) => ({
    ...equation(`x ${rise ? '+' : '-'} ${num(percent / 100)}x`, result),
    idea: 'x is the number before the change.',
  })),
  'PCT-f': firstOf(
    from(z.object({ percents: z.array(z.number()), unknown: z.number() }), ({ percents, unknown }) => ({
      rows: [
        `y = ${percents.map((percent, index) => (index === unknown ? `(1 ${percent > 0 ? '+' : '-'} x/100)` : factor(percent))).join('*')}`,
        `y = ${num(percents.reduce((before, percent) => (before * (100 + percent)) / 100, 1))}`,
      ],
      reading: meeting('only'),
      idea: 'x stands for p. The starting value is left out, since both sides are parts of it.',
    })),
    from(z.object({ percents: z.array(z.number()), start: amount }), ({ percents, start }) => row([start, ...percents.map(factor)].join('*'))),
    from(z.object({ percents: z.array(z.number()), asked: z.string() }), ({ percents }) => {
      const product = percents.reduce((before, percent) => before * (1 + percent / 100), 1);
      return size(percents.map(factor).join('*'), product > 1);
    }),
    from(z.object({ percents: z.array(z.number()) }), ({ percents }) => ({
      rows: [`(${percents.map(factor).join('*')} - 1)*100`],
      reading: { of: 'change in percent' },
    })),
  ),
  'PCT-g': priced,
  'PCT-h': firstOf(
    from(z.object({ p: z.number(), q: z.number(), back: z.literal(true) }), ({ p, q }) => {
      const product = (1 + p / 100) * (1 + q / 100);
      return size(`1/(${factor(p)}*${factor(q)})`, product < 1);
    }),
    from(z.object({ p: z.number(), q: z.number() }), ({ p, q }) => row(`${factor(p)}*${factor(q)}*100`)),
  ),
  'PCT-i': from(z.object({ kind: z.literal('percent'), a: z.number(), b: z.number() }), ({ a, b }) => changed(a, b)),
  'PCT-j': firstOf(
    from(z.object({ kind: z.literal('share'), m: z.number(), n: z.number(), p: z.number(), q: z.number() }), ({ m, n, p, q }) =>
      row(`(${m}*${p} + ${n}*${q})/(${m} + ${n})`),
    ),
    from(z.object({ kind: z.literal('amount'), m: z.number(), n: z.number(), p: z.number(), q: z.number() }), ({ m, n, p, q }) => ({
      ...equation(`(${m}*${p} + ${q}x)/(${m} + x)`, num((m * p + n * q) / (m + n))),
      idea: 'x is the amount that is added.',
    })),
  ),
  'PCT-k': lettered,
  'PCT-l': firstOf(
    from(z.object({ kind: z.literal('quotient'), p: z.number(), q: z.number() }), ({ p, q }) => size(`${factor(p)}/${factor(q)}`, p > q)),
    from(z.object({ kind: z.literal('constant'), p: z.number() }), ({ p }) => size(`1/${factor(p)}`, p < 0)),
    from(z.object({ kind: z.literal('up-and-down'), percent: z.number() }), ({ percent }) => ({
      ...equation('(1 + x/100)(1 - x/100)', `1 - ${num((percent / 100) ** 2)}`, 'x', 'positive'),
      idea: 'Start from 1.',
    })),
    from(z.object({ kind: z.literal('square'), p: z.number(), r: z.number() }), ({ p, r }) =>
      size(`${factor(r)}/${factor(p)}^2`, (1 + r / 100) / (1 + p / 100) ** 2 > 1),
    ),
    from(z.object({ kind: z.literal('part'), p: z.number(), r: z.number(), askTop: z.boolean() }), ({ p, r, askTop }) =>
      askTop ? size(`${factor(r)}*${factor(p)}`, (1 + r / 100) * (1 + p / 100) > 1) : size(`${factor(p)}/${factor(r)}`, p > r),
    ),
  ),
};
