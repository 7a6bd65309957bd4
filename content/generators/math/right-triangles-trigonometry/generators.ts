import type { Generator } from '#content/generators/generator.ts';
import { pythagoreanTheorem } from './pythagorean-theorem.ts';
import { trigonometricRatio } from './trigonometric-ratio.ts';
import { specialRightTriangles } from './special-right-triangles.ts';
import { complementaryAngles } from './complementary-angles.ts';
import { oneRatioFromAnother } from './one-ratio-from-another.ts';
import { similarRightTriangles } from './similar-right-triangles.ts';
import { heightAndDistance } from './height-and-distance.ts';
import { unitCircleValues } from './unit-circle-values.ts';
import { altitudeAndArea } from './altitude-and-area.ts';
import { sideFromPerimeterOrArea } from './side-from-perimeter-or-area.ts';
import { sharedAltitude } from './shared-altitude.ts';
import { ratioInLetters } from './ratio-in-letters.ts';
import { constantForComplementaryAngles } from './constant-for-complementary-angles.ts';
import { firstTriangles } from './first-triangles.ts';

/** Topic 28, Right Triangles and Trigonometry. */
export const rightTrianglesTrigonometryGenerators: readonly Generator[] = [
  pythagoreanTheorem,
  trigonometricRatio,
  specialRightTriangles,
  complementaryAngles,
  oneRatioFromAnother,
  similarRightTriangles,
  heightAndDistance,
  altitudeAndArea,
  unitCircleValues,
  sideFromPerimeterOrArea,
  constantForComplementaryAngles,
  firstTriangles,
  ratioInLetters,
  sharedAltitude,
];
