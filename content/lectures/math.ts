/** The lectures on Math, in the order of their topics. */
import type { Lecture } from './lecture.ts';
import { areaVolume } from './topics/area-volume.ts';
import { circles } from './topics/circles.ts';
import { equivalentExpressions } from './topics/equivalent-expressions.ts';
import { evaluatingStatisticalClaims } from './topics/evaluating-statistical-claims.ts';
import { inferenceStatistics } from './topics/inference-statistics.ts';
import { linearEquationsOneVariable } from './topics/linear-equations-one-variable.ts';
import { linearEquationsTwoVariables } from './topics/linear-equations-two-variables.ts';
import { linearFunctions } from './topics/linear-functions.ts';
import { linearInequalities } from './topics/linear-inequalities.ts';
import { linesAnglesTriangles } from './topics/lines-angles-triangles.ts';
import { nonlinearEquations } from './topics/nonlinear-equations.ts';
import { nonlinearFunctions } from './topics/nonlinear-functions.ts';
import { oneVariableData } from './topics/one-variable-data.ts';
import { percentages } from './topics/percentages.ts';
import { probability } from './topics/probability.ts';
import { ratiosRatesProportions } from './topics/ratios-rates-proportions.ts';
import { rightTrianglesTrigonometry } from './topics/right-triangles-trigonometry.ts';
import { systemsLinearEquations } from './topics/systems-linear-equations.ts';
import { twoVariableData } from './topics/two-variable-data.ts';

export const mathLectures: readonly Lecture[] = [
  linearEquationsOneVariable,
  linearFunctions,
  linearEquationsTwoVariables,
  systemsLinearEquations,
  linearInequalities,
  nonlinearFunctions,
  nonlinearEquations,
  equivalentExpressions,
  ratiosRatesProportions,
  percentages,
  oneVariableData,
  twoVariableData,
  probability,
  inferenceStatistics,
  evaluatingStatisticalClaims,
  areaVolume,
  linesAnglesTriangles,
  rightTrianglesTrigonometry,
  circles,
];
