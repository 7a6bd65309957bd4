/** The ways of lines, angles, and triangles: sums of angles as an equation graphed, ratios of similar figures as one row. */
import * as z from 'zod';
import { equation, firstOf } from '../answering.ts';
import { from, meeting, value } from '../builders.ts';
import { formulas, polynomial, typed } from '../text.ts';
import type { Way, WayOf } from '../way.ts';
import { cutTriangles, nestedOrCrossed, similarAreas } from './similar-figures.ts';

const number = z.number();
const row = (text: string): Way => ({ rows: [text], reading: value });
const bracketed = (text: string) => (text.includes(' ') ? `(${text})` : text);
/** An angle in x as the stem states it, without its degree sign. */
const anglesIn = (stem: string) =>
  formulas(stem).flatMap((formula) => (formula.endsWith('^\\circ') ? (typed(formula.replace(/\^\\circ$/, '').replace(/^\((.*)\)$/, '$1')) ?? []) : []));

const parallelCut = firstOf(
  from(
    z.object({ kind: z.literal('one expression'), theta: number, first: number, second: number, a: number, b: number, askAngle: z.literal(false) }),
    (drawn) => {
      const { theta, first, second, a, b } = drawn;
      const isEqual = (first - second) % 2 === 0;
      const given = first % 2 === 0 ? theta : 180 - theta;
      return {
        ...equation(polynomial([a, 'x'], [b, '']), isEqual ? `${given}` : `180 - ${given}`),
        idea: `The two angles ${isEqual ? 'are equal' : 'add up to 180°'}.`,
      };
    },
  ),
  from(
    z.object({ kind: z.literal('two expressions'), first: number, second: number, a: number, b: number, c: number, d: number, askAngle: z.boolean() }),
    ({ first, second, a, b, c, d, askAngle }, { stem }) => {
      const [one, other] = [polynomial([a, 'x'], [b, '']), polynomial([c, 'x'], [d, ''])];
      const asked = askAngle ? anglesIn(stem).at(-1) : 'x';
      if (asked === undefined) return null;
      return (first - second) % 2 === 0
        ? { ...equation(one, other, asked), idea: 'The two angles are equal.' }
        : { ...equation(`${one} + ${bracketed(other)}`, '180', asked), idea: 'The two angles add up to 180°.' };
    },
  ),
);

const sumOfAngles = from(
  z.object({ kind: z.literal('algebra'), p: number, q: number, r: number, s: number, askLargest: z.boolean() }),
  ({ p, q, r, s, askLargest }) => {
    const x = (180 - r - s) / (1 + p + q);
    const angles = [
      { text: 'x', size: x },
      { text: polynomial([p, 'x'], [r, '']), size: p * x + r },
      { text: polynomial([q, 'x'], [s, '']), size: q * x + s },
    ];
    const largest = angles.toSorted((one, other) => other.size - one.size)[0]?.text ?? 'x';
    return {
      ...equation(angles.map(({ text }) => bracketed(text)).join(' + '), '180', askLargest ? largest : 'x'),
      idea: 'The angles of a triangle add up to 180°.',
    };
  },
);

/** Angles of a polygon in x, as pairs of factor and constant. */
const polygon = from(z.object({ kind: z.literal('letters'), n: number, all: z.array(z.string()), greatest: z.boolean() }), ({ n, all, greatest }) => {
  const pairs = all.map((pair) => pair.split(',').map(Number) as [number, number]);
  const sum = (index: 0 | 1) => pairs.reduce((total, pair) => total + pair[index], 0);
  const x = (180 * (n - 2) - sum(1)) / sum(0);
  const ordered = pairs.toSorted(([a, b], [c, d]) => a * x + b - (c * x + d));
  const [factor, constant] = (greatest ? ordered.at(-1) : ordered[0]) ?? [1, 0];
  const text = ([a, b]: readonly [number, number]) => bracketed(polynomial([a, 'x'], [b, '']));
  return {
    ...equation(pairs.map(text).join(' + '), `180(${n} - 2)`, polynomial([factor, 'x'], [constant, ''])),
    idea: `With the x of the meeting, compare the angles: the ${greatest ? 'largest' : 'smallest'} one is asked for.`,
  };
});

const exteriorAngles = from(
  z.object({ kind: z.literal('exterior-sum'), inner: z.array(number), factors: z.array(number), x: number, ask: z.enum(['least', 'greatest']) }),
  ({ inner, factors, x, ask }) => {
    const angles = factors.map((factor, index) => polynomial([factor, 'x'], [180 - (inner[index] ?? 0) - factor * x, '']));
    const asked = angles[inner.indexOf(ask === 'least' ? Math.min(...inner) : Math.max(...inner))];
    return asked === undefined
      ? null
      : {
          ...equation(angles.map(bracketed).join(' + '), '360', `180 - ${bracketed(asked)}`),
          idea: `The exterior angles add up to 360°; the ${ask === 'least' ? 'smallest' : 'largest'} interior angle is beside the ${ask === 'least' ? 'largest' : 'smallest'} of them.`,
        };
  },
);

const isosceles = from(
  z.object({ kind: z.literal('isosceles'), exteriorAt: z.enum(['apex', 'base']), ask: z.enum(['x', 'apex', 'base']) }),
  ({ exteriorAt, ask }, { stem }) => {
    const [inside, outside] = anglesIn(stem);
    if (inside === undefined || outside === undefined) return null;
    if (exteriorAt === 'apex') {
      const asked = { x: 'x', apex: `180 - ${bracketed(outside)}`, base: inside }[ask];
      return { ...equation(outside, `2${bracketed(inside)}`, asked), idea: 'The exterior angle is the sum of both base angles, which are equal.' };
    }
    const asked = { x: 'x', apex: inside, base: `180 - ${bracketed(outside)}` }[ask];
    return {
      ...equation(`${bracketed(inside)} + 2(180 - ${bracketed(outside)})`, '180', asked),
      idea: 'Beside the exterior angle is a base angle, and the base angles are equal.',
    };
  },
);

const twoUnknowns = from(
  z.object({
    kind: z.literal('parallel'),
    a: number,
    b: number,
    c: number,
    e: number,
    d: number,
    f: number,
    ask: z.enum(['first', 'second', 'sum', 'difference']),
    u: z.string(),
    v: z.string(),
  }),
  ({ a, b, c, e, d, f, ask, u, v }, { stem, stimulus }) => {
    const isTurned = formulas(stem).at(-1)?.startsWith(`${v}-`);
    const [one, two, three] = [polynomial([a, 'x'], [b, '']), polynomial([c, 'y'], [e, '']), polynomial([d, 'y'], [f, ''])];
    return {
      rows: [`${one} = ${three}`, `${one} + ${bracketed(two)} = 180`],
      reading: meeting('only', { first: 'x', second: 'y', sum: 'x + y', difference: isTurned ? 'y - x' : 'x - y' }[ask]),
      idea: `${stimulus ? `The angle with ${u} equals the one at the other line, and the two angles side by side` : 'Angles 1 and 3 are equal, angles 1 and 2'} add up to 180°${v === 'y' ? '' : ` (${u === 'x' ? '' : `x stands for ${u}, `}y stands for ${v})`}.`,
    };
  },
);

export const linesAnglesTriangles: Readonly<Record<string, WayOf>> = {
  'AN-b': parallelCut,
  'AN-c': sumOfAngles,
  'AN-e': from(z.object({ kind: z.enum(['triangles', 'shadow']), a: number, b: number, c: number }), ({ kind, a, b, c }) => ({
    ...row(kind === 'shadow' ? `${c}*${b}/${a}` : `${b}*${c}/${a}`),
    idea: 'The length that corresponds, times the ratio of lengths.',
  })),
  'AN-f': nestedOrCrossed,
  'AN-i': firstOf(
    polygon,
    from(z.object({ kind: z.literal('side-by-side'), one: number, two: number, overlap: z.boolean() }), ({ one, two, overlap }) => {
      const [small, large] = [Math.min(one, two), Math.max(one, two)];
      const angle = (n: number) => `180(1 - 2/${n})`;
      return {
        ...row(overlap ? `${angle(large)} - ${angle(small)}` : `360 - ${angle(one)} - ${angle(two)}`),
        idea: 'An angle of a regular polygon with n sides is 180°(1 - 2/n).',
      };
    }),
    from(z.object({ kind: z.literal('compared'), how: z.literal('more') }), (_, question) => {
      const more = /(\d+)\^\\circ/.exec(question.stem)?.[1];
      return more === undefined
        ? null
        : { ...equation('180(1 - 2/x) - 360/x', more), idea: 'With x sides, an interior angle is 180°(1 - 2/x) and an exterior one 360°/x.' };
    }),
  ),
  'AN-k': similarAreas,
  'AN-l': cutTriangles,
  'AN-m': firstOf(exteriorAngles, isosceles, twoUnknowns),
};
