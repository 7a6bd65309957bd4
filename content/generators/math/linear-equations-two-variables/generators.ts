import type { Generator } from '#content/generators/generator.ts';
import { changeInY } from './change-in-y.ts';
import { meaningOfATerm } from './meaning-of-a-term.ts';
import { parallelLine } from './parallel-line.ts';
import { slopeOrIntercept } from './slope-or-intercept.ts';
import { translatedLine } from './translated-line.ts';
import { missingCoordinate } from './missing-coordinate.ts';
import { totalOfTwoKinds } from './total-of-two-kinds.ts';
import { perpendicularLine } from './perpendicular-line.ts';
import { equationFromGraph } from './equation-from-graph.ts';
import { lineIntercepts } from './line-intercepts.ts';
import { constantsFromPoints } from './constants-from-points.ts';

/** Topic 13, Linear Equations in Two Variables. */
export const linearEquationsTwoVariablesGenerators: readonly Generator[] = [
  slopeOrIntercept,
  meaningOfATerm,
  parallelLine,
  translatedLine,
  changeInY,
  missingCoordinate,
  totalOfTwoKinds,
  perpendicularLine,
  equationFromGraph,
  lineIntercepts,
  constantsFromPoints,
];
