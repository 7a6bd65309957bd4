/** The ways of sectors and regions that a chord bounds: the central angle from two lengths, then area or arc. */
import * as z from 'zod';
import type { Question } from '#core/questions/question.ts';
import { among, firstOf, typedFormulas } from '../answering.ts';
import { from } from '../builders.ts';
import type { Way } from '../way.ts';

/** The lengths that the stem gives, in order. */
const lengthsIn = (question: Question) => typedFormulas(question).filter((text) => /^(?:\d+|\d*sqrt\(\d+\)|\d*sqrt\(\d+\)\/\d+)$/.test(text));
const squared = (text: string) => (/^\d+$/.test(text) ? `${text}^2` : `(${text})^2`);
const over = (text: string) => (/^\d+$/.test(text) ? text : `(${text})`);

const regions = { sector: 'a*r_1^2/2', arc: 'a*r_1', 'small-segment': 'r_1^2(a - sin(a))/2' } as const;

const fromLengths = from(
  z.object({ kind: z.enum(['sector', 'arc', 'small-segment']), given: z.enum(['chord-distance', 'radius-chord', 'radius-distance']) }),
  ({ kind, given }, question): Way | null => {
    const inOrder = lengthsIn(question);
    const [first, second, ...more] = inOrder;
    if (first === undefined || second === undefined || more.length > 0) return null;
    const rows = {
      'chord-distance': [`r_1 = sqrt((${first}/2)^2 + ${squared(second)})`, `a = 2arctan(${first}/2/${over(second)})`],
      'radius-chord': [`r_1 = ${first}`, `a = 2arcsin(${second}/2/r_1)`],
      'radius-distance': [`r_1 = ${first}`, `a = 2arccos(${second}/r_1)`],
    }[given];
    const way = among(question, [...rows, regions[kind]]);
    return (
      way && { ...way, idea: 'In radian mode: half the chord and the distance are the legs of a right triangle, r_1 is the radius and a the central angle.' }
    );
  },
);

const asked = {
  chord: (half: string) => `2r_1*sin(${half}°)`,
  triangle: (_half: string, angle: string) => `r_1^2*sin(${angle}°)/2`,
  distance: (half: string) => `r_1*cos(${half}°)`,
} as const;

const fromSector = from(
  z.object({ kind: z.literal('from-sector'), given: z.enum(['sector', 'arc']), asked: z.enum(['chord', 'triangle', 'distance']), central: z.number() }),
  ({ given, asked: what, central }, question): Way | null => {
    const size = typedFormulas(question).find((text) => text.includes('π'));
    if (size === undefined) return null;
    const radius = given === 'sector' ? `sqrt(${size}/(${central}/360*π))` : `${size}/(${central}/360*2π)`;
    const way = among(question, [`r_1 = ${radius}`, asked[what](`${central / 2}`, `${central}`)]);
    return way && { ...way, idea: `r_1 is the radius: the ${given} is the part ${central}/360 of the whole circle.` };
  },
);

export const chordParts = firstOf(fromLengths, fromSector);
