/** What the questions on two tangents share: the circle with its outside point, told in several ways. */
import type { Random } from '#core/random.ts';
import type { ChoiceAnswer, Draft, EntryAnswer } from '#content/generators/generator.ts';
import { degrees, math, segment } from '../text.ts';
import { drawn, letters } from './tangent-figure.ts';

export type Names = (typeof letters)[number];

const opening = (random: Random, [O, P, A, B]: Names) =>
  random.pick([
    `Point ${math(P)} lies outside a circle with center ${math(O)}. Line segments ${segment(`${P}${A}`)} and ${segment(`${P}${B}`)} are tangent to the circle at points ${math(A)} and ${math(B)}, respectively.`,
    `Two lines through point ${math(P)} are tangent to a circle with center ${math(O)} at points ${math(A)} and ${math(B)}.`,
    `Points ${math(A)} and ${math(B)} lie on a circle with center ${math(O)}. The lines tangent to the circle at ${math(A)} and ${math(B)} intersect at point ${math(P)}.`,
    `A circle has center ${math(O)}. From point ${math(P)}, which lies outside the circle, tangents are drawn that touch the circle at points ${math(A)} and ${math(B)}.`,
    `In a circle with center ${math(O)}, ${segment(`${O}${A}`)} and ${segment(`${O}${B}`)} are radii. The tangents to the circle at ${math(A)} and ${math(B)} meet at point ${math(P)}.`,
  ]);

/** The angle between the tangents and the central angle of the two points of tangency add up to 180°. */
export const supplement = ([O, P, A, B]: Names) =>
  `The radii to ${math(A)} and ${math(B)} are perpendicular to the tangents, so quadrilateral ${math(`${O}${A}${P}${B}`)} has two right angles, and angles ${math(`${A}${P}${B}`)} and ${math(`${A}${O}${B}`)} add up to ${degrees(180)}.`;
const takeaway =
  'Two tangents from one point: radii to the points of tangency make two right angles, so the central angle is 180° minus the angle between the tangents.';

interface Case {
  readonly facts: string;
  readonly ask: string;
  readonly answer: ChoiceAnswer | EntryAnswer | null;
  readonly steps: readonly string[];
  readonly parameters: Draft['parameters'];
  /** Angle between the tangents, for the drawing. */
  readonly angle: number;
  /** A third point, on the major arc, joined to both points of tangency. */
  readonly third?: string;
}

export function finish(random: Random, names: Names, { facts, ask, answer, steps, parameters, angle, third }: Case): Draft | null {
  const figure = random.chance(1, 3) ? drawn(10, 10 / Math.sin((angle * Math.PI) / 360), names, names[3], third) : null;
  return (
    answer && {
      parameters: { ...parameters, withFigure: figure !== null },
      ...(figure && { stimulus: { kind: 'figure', figure } as const }),
      stem: `${opening(random, names)} ${facts} ${ask}`,
      answer,
      steps,
      takeaway,
    }
  );
}
