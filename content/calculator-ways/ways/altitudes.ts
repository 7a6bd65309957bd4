/** The ways of triangles with an altitude: an equation of similar triangles, or the angles from their ratios and the sides from them. */
import * as z from 'zod';
import { equation, firstOf, numbersIn, workedOut } from '../answering.ts';
import { from, value } from '../builders.ts';
import { formulas, typed } from '../text.ts';
import type { Question } from '#core/questions/question.ts';
import type { Way } from '../way.ts';

const number = z.number();
const ratios = z.enum(['sin', 'cos', 'tan']);
const idea = 'The altitude of a right triangle is the geometric mean of both parts of the hypotenuse.';

export const altitudes = firstOf(
  from(z.object({ kind: z.literal('altitude'), AD: number, DB: number, ask: z.enum(['CD', 'DB', 'AD from leg']) }), ({ AD, DB, ask }, question) => {
    if (ask === 'CD') {
      const way = workedOut(question, `sqrt(${AD}*${DB})`);
      return way && { ...way, idea };
    }
    if (ask === 'DB') return { rows: [`${Math.round(Math.sqrt(AD * DB))}^2/${AD}`], reading: value, idea };
    const leg = Math.round(Math.sqrt(AD * (AD + DB)));
    return { ...equation(`x(x + ${DB})`, `${leg}^2`, 'x', 'positive'), idea: 'The square of a leg is its part of the hypotenuse times the whole hypotenuse.' };
  }),
  from(z.object({ kind: z.literal('part-ratio'), m: number, n: number, height: number }), ({ m, n, height }) => ({
    ...equation(m === 1 ? `${n * n}x^2` : `${n * n}x*${m * m}x`, `${height}^2`, `${m * m + n * n}x*${height}/2`, 'positive'),
    idea: `${idea} The parts are ${n * n}x and ${m === 1 ? '' : m * m}x.`,
  })),
  from(
    z.object({ kind: z.literal('third-side'), height: number, base: number, side: number, obtuse: z.boolean() }),
    ({ height, base, side, obtuse }, question) => {
      const way = workedOut(question, `h = 2*${(height * base) / 2}/${base}`, `p = sqrt(${side}^2 - h^2)`, `sqrt(h^2 + (${base} ${obtuse ? '+' : '-'} p)^2)`);
      return (
        way && { ...way, idea: `h is the height on the side of length ${base}; its foot lies p from the end of that side, ${obtuse ? 'outside' : 'inside'}.` }
      );
    },
  ),
);

/** The fractions to which the stem sets ratios, in order. */
const fractionsOfRatios = ({ stem }: Question) =>
  formulas(stem).flatMap((formula) => {
    const [, fraction] = /\\(?:sin|cos|tan).*?=(.*)$/.exec(formula) ?? [];
    return fraction === undefined ? [] : (typed(fraction) ?? []);
  });

/** Two right triangles beside each other: a and c are their angles, h is the leg they share. */
const bothSides = from(
  z.object({
    kind: z.literal('both-sides'),
    given: z.enum(['AB', 'AD']),
    left: ratios,
    right: ratios,
    ask: z.enum(['BC', 'DC', 'AC', 'perimeter', 'area']),
    h: number,
    AD: number,
  }),
  ({ given, left, right, ask, h, AD }, question): Way | null => {
    const [first, second] = fractionsOfRatios(question);
    if (first === undefined || second === undefined) return null;
    const AB = Math.round(Math.hypot(h, AD));
    const [hyp, foot] = given === 'AB' ? [`${AB}`, `${AB}cos(a)`] : [`${AD}/cos(a)`, `${AD}`];
    const base = `${foot} + h/tan(c)`;
    const asked = { BC: 'h/sin(c)', DC: 'h/tan(c)', AC: base, perimeter: `${hyp} + h/sin(c) + ${base}`, area: `(${base})*h/2` }[ask];
    return {
      rows: [`a = arc${left}(${first})`, `c = arc${right}(${second})`, given === 'AB' ? `h = ${AB}sin(a)` : `h = ${AD}tan(a)`, asked],
      reading: value,
      idea: 'a and c are the angles at the base, and h is the altitude.',
    };
  },
);

/** A right triangle with its altitude: a is the angle, b the leg beside it. */
const turned = from(
  z.object({ kind: z.literal('turned'), given: z.enum(['AB', 'AD', 'BD']), ask: z.enum(['AC', 'BC', 'DC', 'BD', 'AD']), name: ratios }),
  ({ given, ask, name }, question): Way | null => {
    const [fraction, ...more] = fractionsOfRatios(question);
    const [length, ...lengths] = numbersOf(question);
    if (fraction === undefined || length === undefined || more.length + lengths.length > 0) return null;
    const leg = { AB: length, AD: `${length}/cos(a)`, BD: `${length}/sin(a)` }[given];
    const asked = { AC: 'b/cos(a)', BC: 'b*tan(a)', DC: 'b*tan(a)*sin(a)', BD: 'b*sin(a)', AD: 'b*cos(a)' }[ask];
    return {
      rows: [`a = arc${name}(${fraction})`, `b = ${leg}`, asked],
      reading: value,
      idea: 'a is the angle at the end of the hypotenuse, and b is the leg beside it. The altitude makes the same angle with the other leg.',
    };
  },
);

/** Lengths stand alone or as in EG = 144. */
const numbersOf = ({ stem }: Question) => formulas(stem).flatMap((formula) => /^(?:[A-Z]{2}\s*=\s*)?(\d+)$/.exec(formula)?.[1] ?? []);

export const sharedAltitude = firstOf(
  bothSides,
  turned,
  from(z.object({ kind: z.literal('two-angles') }), (_, question) => {
    const fractions = numbersIn(question).filter((text) => text.includes('/'));
    const [far, near] = fractionsOfRatios(question).length === 2 ? fractionsOfRatios(question) : fractions;
    const apart = numbersIn(question).find((text) => !text.includes('/'));
    if (far === undefined || near === undefined || apart === undefined) return null;
    const over = (ratio: string) => (ratio.includes('/') ? `x/(${ratio})` : `x/${ratio}`);
    return { ...equation(`${over(far)} - ${over(near)}`, apart), idea: 'x is the height: divided by a tangent it is a distance on the ground.' };
  }),
);
