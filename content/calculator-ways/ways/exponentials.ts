/** The ways of exponential functions. */
import * as z from 'zod';
import { firstOf, num } from '../answering.ts';
import { fitted, formulasOf, from, identity, meeting, value } from '../builders.ts';
import { typed } from '../text.ts';
import type { Way, WayOf } from '../way.ts';
import { quadraticFromVertex } from './functions-from-values.ts';

/** The power by which a quantity changes in the time asked for: the share that is left is where the graphs meet. */
const root = from(
  z.object({ kind: z.literal('root'), b: z.number(), m: z.number(), j: z.number(), T: z.number(), per: z.number(), decays: z.boolean() }),
  ({ b, m, j, T, per, decays }) => {
    const share = (power: number) => (decays ? `1/${b ** power}` : `${b ** power}`);
    return {
      idea: `Let x be the time asked for. The factor ${share(m)} belongs to ${per === 1 ? T : `${T}*${per}`} of its units.`,
      rows: [`y = ${decays ? `(${share(m)})` : share(m)}^(x/${per === 1 ? T : `(${T}*${per})`})`, `y = ${share(j)}`],
      reading: meeting('only'),
    };
  },
);

/** Data in the question's table, as they are typed. */
function tableIn({ stimulus }: Parameters<WayOf>[0]): readonly (readonly [string, string])[] | null {
  if (stimulus?.kind !== 'table') return null;
  const cell = (text = '') => typed(text.replaceAll(/\\[()]|,/g, ''));
  const rows = stimulus.table.rows.map(([x, y]) => [cell(x), cell(y)] as const);
  return rows.every((row): row is readonly [string, string] => row[0] !== null && row[1] !== null) ? rows : null;
}

const fromTable = from(z.object({ kind: z.literal('table') }), (_, question): Way | null => {
  const rows = tableIn(question);
  return (
    rows && {
      rows: fitted(
        rows.map(([x]) => x),
        rows.map(([, y]) => y),
        'a*b^x',
      ),
      reading: { of: 'model', formula: 'a*b^x' },
    }
  );
});
const fromPoints = from(
  z.object({ kind: z.literal('points'), a: z.number(), b: z.number(), m: z.number(), gap: z.number(), target: z.number() }),
  ({ a, b, m, gap, target }): Way => {
    const [first, second] = [num(a * b ** m), num(a * b ** (m + gap))];
    // Over an even number of steps, a negative base fits as well, and the calculator may find that one.
    return gap % 2 === 0
      ? {
          idea: `From x = ${m} to x = ${m + gap} the value is multiplied by ${second}/${first}. Other steps have a power of this factor.`,
          rows: [`${first}(${second}/${first})^(${target - m}/${gap})`],
          reading: value,
        }
      : { rows: [...fitted([m, m + gap], [first, second], 'a*b^x'), `a*b^${target < 0 ? `(${target})` : target}`], reading: value };
  },
);

const steps = from(z.object({ kind: z.literal('step'), percent: z.number(), n: z.number() }), ({ percent, n }) => {
  const whole = num((1 + percent / 100) ** n);
  return {
    idea: `The longer step is ${n} of the shorter ones: the factor of one of them is a root.`,
    rows: [percent < 0 ? `100(1 - ${whole}^(1/${n}))` : `100(${whole}^(1/${n}) - 1)`],
    reading: value,
  };
});
const form = from(z.object({ kind: z.literal('form'), ask: z.string() }), ({ ask }, question) => {
  const rule = formulasOf(question)
    .find((text) => /\^\(/.test(text) && text.includes(' = '))
    ?.replace(/^.* = /, '');
  const asked = typed(ask);
  return rule === undefined || asked === null
    ? null
    : { idea: 'Both forms are equal for every x, so also for these.', rows: identity(rule, 'c*d^x', [1, 2, 3]), reading: { of: 'constants', asked } };
});
const forAllX = from(
  z.object({ kind: z.literal('all x'), b: z.string(), n: z.number(), more: z.number(), known: z.number().nullable() }),
  ({ b, n, more, known }): Way | null => {
    const base = typed(b);
    if (base === null) return null;
    const [above = 1, below = 1] = base.split('/').map(Number);
    const factor = below === 1 ? `${above ** n}` : `(${above ** n}/${below ** n})`;
    return {
      idea: `A step of ${n} multiplies by ${factor.replaceAll(/[()]/g, '')}, so a step of ${more} by its power with the exponent ${more}/${n}.`,
      rows: [`${known === null ? '' : `${known}*`}${factor}^(${more}/${n})`],
      reading: value,
    };
  },
);

/** A quantity that approaches a limit: a constant and an exponential part, fitted to what is told. */
const approach = from(
  z.object({
    kind: z.literal('limit'),
    asks: z.enum(['later', 'start', 'time']),
    limit: z.number(),
    gap0: z.number(),
    top: z.number(),
    under: z.number(),
    step: z.number(),
    steps: z.number(),
  }),
  ({ asks, limit, gap0, top, under, step, steps: count }, { stem }): Way => {
    const gap = (index: number) => gap0 * (top / under) ** index;
    const numbers: readonly string[] = stem.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? [];
    const first = asks === 'start' ? 1 : 0;
    const below = numbers.includes(num(limit - gap(first))) && numbers.includes(num(limit - gap(first + 1)));
    const amount = (index: number) => num(below ? limit - gap(index) : limit + gap(index));
    const rows = fitted([first * step, (first + 1) * step], [amount(first), amount(first + 1)], `${limit} + a*b^x`);
    const idea = `The difference from ${limit} is exponential, so the amount is ${limit} plus an exponential part.`;
    return asks === 'time'
      ? { idea, rows: [...rows, `y = ${amount(count)}`], reading: meeting('only') }
      : { idea, rows: [...rows, `${limit} + a*b^${asks === 'start' ? 0 : count * step}`], reading: value };
  },
);
const threeValues = from(
  z.object({ kind: z.literal('three'), step: z.number(), first: z.number(), asked: z.enum(['a', 'c', 'next']) }),
  ({ step, first, asked }, question): Way | null => {
    const table = tableIn(question);
    if (!table) return null;
    const rows = fitted(
      table.map(([x]) => x),
      table.map(([, y]) => y),
      'a*b^x + c',
    );
    return asked === 'next' ? { rows: [...rows, `a*b^${first + 3 * step} + c`], reading: value } : { rows, reading: { of: 'constants', asked } };
  },
);

export const exponentials: Readonly<Record<string, WayOf>> = {
  'NLF-i': root,
  'NLF-j': firstOf(fromTable, fromPoints, quadraticFromVertex),
  'NLF-o': firstOf(steps, form, forAllX),
  'NLF-q': firstOf(approach, threeValues),
};
