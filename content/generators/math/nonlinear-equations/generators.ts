/** The archetypes of Nonlinear Equations. */
import type { Generator } from '#content/generators/generator.ts';
import { isolateAVariable } from './isolate-a-variable.ts';
import { quadraticInDisguise } from './quadratic-in-disguise.ts';
import { rationalEquation } from './rational-equation.ts';
import { squareRootOrSquaring } from './square-root-or-squaring.ts';
import { factorableQuadratic } from './factorable-quadratic.ts';
import { quadraticFormula } from './quadratic-formula.ts';
import { radicalEquation } from './radical-equation.ts';
import { absoluteValueEquation } from './absolute-value-equation.ts';
import { lineAndParabola } from './line-and-parabola.ts';
import { constantForRealSolutions } from './constant-for-real-solutions.ts';
import { sumAndProductOfSolutions } from './sum-and-product-of-solutions.ts';
import { exponentialEquation } from './exponential-equation.ts';
import { lineTangentToParabola } from './line-tangent-to-parabola.ts';
import { constantForACount } from './constant-for-a-count.ts';
import { beyondTangency } from './beyond-tangency.ts';
import { intersectionsWithConstants } from './intersections-with-constants.ts';
import { sharedSolution } from './shared-solution.ts';
import { sharedTotal } from './shared-total.ts';
import { solutionsSubstituted } from './solutions-substituted.ts';
import { solutionsInLetters } from './solutions-in-letters.ts';

export const nonlinearEquationsGenerators: readonly Generator[] = [
  squareRootOrSquaring,
  factorableQuadratic,
  quadraticFormula,
  radicalEquation,
  rationalEquation,
  absoluteValueEquation,
  lineAndParabola,
  constantForRealSolutions,
  sumAndProductOfSolutions,
  isolateAVariable,
  quadraticInDisguise,
  exponentialEquation,
  lineTangentToParabola,
  solutionsInLetters,
  beyondTangency,
  constantForACount,
  sharedSolution,
  intersectionsWithConstants,
  solutionsSubstituted,
  sharedTotal,
];
