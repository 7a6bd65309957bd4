import type { Generator } from '#content/generators/generator.ts';
import { crossingLines } from './crossing-lines.ts';
import { parallelLines } from './parallel-lines.ts';
import { triangleAngleSum } from './triangle-angle-sum.ts';
import { similarTriangles } from './similar-triangles.ts';
import { isoscelesTriangles } from './isosceles-triangles.ts';
import { similarTriangleSides } from './similar-triangle-sides.ts';
import { sufficientConditions } from './sufficient-conditions.ts';
import { polygonAngles } from './polygon-angles.ts';
import { twoUnknownAngles } from './two-unknown-angles.ts';
import { parallelCuts } from './parallel-cuts.ts';
import { similarFigures } from './similar-figures.ts';
import { thirdSide } from './third-side.ts';
import { angleChase } from './angle-chase.ts';

/** Topic 27, Lines, Angles, and Triangles. */
export const linesAnglesTrianglesGenerators: readonly Generator[] = [
  crossingLines,
  parallelLines,
  triangleAngleSum,
  isoscelesTriangles,
  similarTriangleSides,
  similarTriangles,
  sufficientConditions,
  thirdSide,
  polygonAngles,
  angleChase,
  similarFigures,
  parallelCuts,
  twoUnknownAngles,
];
