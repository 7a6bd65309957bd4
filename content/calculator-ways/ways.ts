/** The ways of the archetypes that have one, each from the parameters its generator drew or from the stem itself. */
import type { WayOf } from './way.ts';
import { linearEquationsOneVariable } from './ways/linear-equations-one-variable.ts';
import { linearEquationsTwoVariables } from './ways/linear-equations-two-variables.ts';
import { linearFunctions } from './ways/linear-functions.ts';
import { systemsLinearEquations } from './ways/systems-linear-equations.ts';
import { linearInequalities } from './ways/linear-inequalities.ts';
import { equivalentExpressions } from './ways/equivalent-expressions.ts';
import { nonlinearEquations } from './ways/nonlinear-equations.ts';
import { nonlinearFunctions } from './ways/nonlinear-functions.ts';
import { oneVariableData } from './ways/one-variable-data.ts';
import { percentages } from './ways/percentages.ts';
import { areaVolume } from './ways/area-volume.ts';
import { linesAnglesTriangles } from './ways/lines-angles-triangles.ts';
import { rightTrianglesTrigonometry } from './ways/right-triangles-trigonometry.ts';
import { circles } from './ways/circles.ts';
import { inferenceStatistics } from './ways/inference-statistics.ts';
import { probability } from './ways/probability.ts';
import { twoVariableData } from './ways/two-variable-data.ts';
import { ratiosRatesProportions } from './ways/ratios-rates-proportions.ts';

export const ways: Readonly<Record<string, WayOf>> = {
  ...linearEquationsOneVariable,
  ...linearEquationsTwoVariables,
  ...linearFunctions,
  ...systemsLinearEquations,
  ...linearInequalities,
  ...equivalentExpressions,
  ...nonlinearEquations,
  ...nonlinearFunctions,
  ...oneVariableData,
  ...percentages,
  ...ratiosRatesProportions,
  ...twoVariableData,
  ...probability,
  ...inferenceStatistics,
  ...areaVolume,
  ...linesAnglesTriangles,
  ...rightTrianglesTrigonometry,
  ...circles,
};
