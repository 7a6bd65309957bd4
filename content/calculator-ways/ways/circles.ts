/** The ways of circles: formulas with their numbers as one row, equations graphed, the center put into the equation of a circle. */
import * as z from 'zod';
import { equation, firstOf, inPi, typedFormulas, workedOut } from '../answering.ts';
import { from } from '../builders.ts';
import type { Question } from '#core/questions/question.ts';
import type { Way, WayOf } from '../way.ts';
import { chordParts } from './chords.ts';
import { inThePlane } from './circles-in-the-plane.ts';
import { tangentLines } from './tangents-in-the-plane.ts';
import { tangentParts } from './tangents.ts';

const number = z.number();

/** The stem's one formula with π, such as the length of an arc. */
const withPi = (question: Question): string | null => {
  const [one, ...more] = typedFormulas(question).filter((text) => text.includes('π'));
  return one === undefined || more.length > 0 ? null : one;
};

/** An arc or a sector with one number unknown, x. */
const solvedFor =
  (side: (drawn: { readonly degrees: number; readonly r: number }) => string, which: 'only' | 'positive' = 'only') =>
  (drawn: { readonly degrees: number; readonly r: number }, question: Question): Way | null => {
    const given = withPi(question);
    return given === null ? null : equation(side(drawn), given, 'x', which);
  };

const measures = z.object({ degrees: number, r: number });
const arcIdea = 'An arc is the part angle/360 of the circumference.';
const sectorIdea = 'A sector is the part angle/360 of the area.';
const told = (way: Way | null, idea: string): Way | null => way && { ...way, idea };

export const circles: Readonly<Record<string, WayOf>> = {
  ...inThePlane,
  'CI-e': firstOf(
    from(measures.extend({ kind: z.literal('arc') }), ({ degrees, r }, question) => told(inPi(question, `${degrees}/360*2*${r}`), arcIdea)),
    from(measures.extend({ kind: z.literal('radius-from-arc') }), (drawn, question) =>
      told(solvedFor(({ degrees }) => `${degrees}/360*2π*x`)(drawn, question), arcIdea),
    ),
    from(measures.extend({ kind: z.literal('angle-from-arc') }), (drawn, question) => told(solvedFor(({ r }) => `x/360*2π*${r}`)(drawn, question), arcIdea)),
  ),
  'CI-f': firstOf(
    from(measures.extend({ kind: z.literal('area') }), ({ degrees, r }, question) => told(inPi(question, `${degrees}/360*${r}^2`), sectorIdea)),
    from(measures.extend({ kind: z.literal('radius-from-area') }), (drawn, question) =>
      told(solvedFor(({ degrees }) => `${degrees}/360*π*x^2`, 'positive')(drawn, question), sectorIdea),
    ),
    from(measures.extend({ kind: z.literal('angle-from-area') }), (drawn, question) =>
      told(solvedFor(({ r }) => `x/360*π*${r}^2`)(drawn, question), sectorIdea),
    ),
  ),
  'CI-g': from(z.object({ kind: z.literal('to-radians'), degrees: number }), ({ degrees }, question) =>
    told(inPi(question, `${degrees}/180`), '180° are π radians.'),
  ),
  'CI-h': firstOf(
    from(z.object({ kind: z.literal('radius'), tangent: number, distance: number }), ({ tangent, distance }, question) =>
      workedOut(question, `sqrt(${distance}^2 - ${tangent}^2)`),
    ),
    from(z.object({ kind: z.literal('tangent'), radius: number, distance: number }), ({ radius, distance }, question) =>
      workedOut(question, `sqrt(${distance}^2 - ${radius}^2)`),
    ),
    from(z.object({ kind: z.literal('distance'), radius: number, tangent: number }), ({ radius, tangent }, question) =>
      workedOut(question, `sqrt(${radius}^2 + ${tangent}^2)`),
    ),
    from(z.object({ kind: z.literal('kite'), radius: number, distance: number }), ({ radius, distance }, question) =>
      workedOut(question, `2(${radius} + sqrt(${distance}^2 - ${radius}^2))`),
    ),
    from(z.object({ kind: z.literal('nearest'), radius: number, tangent: number }), ({ radius, tangent }, question) =>
      workedOut(question, `sqrt(${radius}^2 + ${tangent}^2) - ${radius}`),
    ),
    from(z.object({ kind: z.literal('from-gap'), radius: number, tangent: number, distance: number }), ({ radius, tangent, distance }) => ({
      ...equation(`x^2 + ${tangent}^2`, `(x + ${distance - radius})^2`),
      idea: 'x is the radius; the tangent and the radius make a right angle.',
    })),
  ),
  'CI-k': tangentLines,
  'CI-l': firstOf(
    from(z.object({ kind: z.literal('chord'), distance: number, radius: number }), ({ distance, radius }, question) =>
      workedOut(question, `2sqrt(${radius}^2 - ${distance}^2)`),
    ),
    from(z.object({ kind: z.literal('radius'), chord: number, distance: number }), ({ chord, distance }, question) =>
      workedOut(question, `sqrt(${distance}^2 + (${chord}/2)^2)`),
    ),
    from(z.object({ kind: z.literal('distance'), chord: number, radius: number }), ({ chord, radius }, question) =>
      workedOut(question, `sqrt(${radius}^2 - (${chord}/2)^2)`),
    ),
  ),
  'CI-m': tangentParts,
  'CI-n': chordParts,
};
