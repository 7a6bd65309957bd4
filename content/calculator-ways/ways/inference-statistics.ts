/** The ways of inference from samples: a share of a population, and both ends of a range as a list. */
import * as z from 'zod';
import { firstOf, num } from '../answering.ts';
import { from, value } from '../builders.ts';
import type { WayOf } from '../way.ts';

const amount = z.string().transform((text) => text.replaceAll(',', ''));
const bothSidesOf = (margin: string | number) => `[-${margin}, ${margin}]`;

export const inferenceStatistics: Readonly<Record<string, WayOf>> = {
  'IS-a': from(z.object({ sample: z.number(), yes: z.number(), population: amount, not: z.boolean() }), ({ sample, yes, population, not }, { stem }) =>
    stem.includes('%') ? null : { rows: [`${not ? `(${sample} - ${yes})` : yes}/${sample}*${population}`], reading: value },
  ),
  'IS-e': from(z.object({ percent: z.number(), margin: z.number(), size: z.number().positive() }), ({ percent, margin, size }, { format }) =>
    format === 'choice' ? { rows: [`${size}(${percent} + ${bothSidesOf(margin)})/100`], reading: { of: 'between' } } : null,
  ),
  'IS-f': from(z.object({ ask: z.literal('table'), m1: z.number(), m2: z.number() }), ({ m1, m2 }, { stimulus }) => {
    if (stimulus?.kind !== 'table') return null;
    const [first, second] = stimulus.table.rows.map(([, size = '', yes = '']) => `${yes}/${size}*100`.replaceAll(',', ''));
    return { rows: [`${first ?? ''} + ${bothSidesOf(m1)}`, `${second ?? ''} + ${bothSidesOf(m2)}`], reading: { of: 'two ranges' } };
  }),
  'IS-g': from(z.object({ size: amount, estimate: amount, margin: amount }), ({ size, estimate, margin }) => ({
    rows: [`${size}(${estimate} + ${bothSidesOf(margin)})`],
    reading: { of: 'ends' },
  })),
  'IS-h': firstOf(
    from(z.object({ kind: z.literal('range'), size: z.number(), n: z.number(), percent: z.number(), margin: z.number() }), ({ size, n, percent, margin }) => ({
      rows: [`${size}(${num((n * percent) / 100)}/${n} + ${bothSidesOf(num(margin / 100))})`],
      reading: { of: 'ends' },
    })),
  ),
};
