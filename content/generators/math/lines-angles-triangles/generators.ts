import type { Generator } from '../../generator.ts';
import { crossingLines } from './crossing-lines.ts';
import { parallelLines } from './parallel-lines.ts';
import { triangleAngleSum } from './triangle-angle-sum.ts';
import { similarTriangles } from './similar-triangles.ts';
import { thirdSide } from './third-side.ts';
import { angleChase } from './angle-chase.ts';

/** Topic 27, Lines, Angles, and Triangles. */
export const linesAnglesTrianglesGenerators: readonly Generator[] = [crossingLines, parallelLines, triangleAngleSum, similarTriangles, thirdSide, angleChase];
