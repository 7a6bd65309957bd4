/** The independent re-solver of every Math archetype. */
import type { Resolver } from '../resolver.ts';
import { areaVolumeResolvers } from './area-volume.ts';
import { circlesResolvers } from './circles.ts';
import { equivalentExpressionsResolvers } from './equivalent-expressions.ts';
import { evaluatingStatisticalClaimsResolvers } from './evaluating-statistical-claims.ts';
import { inferenceStatisticsResolvers } from './inference-statistics.ts';
import { linearEquationsOneVariableResolvers } from './linear-equations-one-variable.ts';
import { linearEquationsTwoVariablesResolvers } from './linear-equations-two-variables.ts';
import { linearFunctionsResolvers } from './linear-functions.ts';
import { linearInequalitiesResolvers } from './linear-inequalities.ts';
import { linesAnglesTrianglesResolvers } from './lines-angles-triangles.ts';
import { nonlinearEquationsResolvers } from './nonlinear-equations.ts';
import { nonlinearFunctionsResolvers } from './nonlinear-functions.ts';
import { oneVariableDataResolvers } from './one-variable-data.ts';
import { percentagesResolvers } from './percentages.ts';
import { probabilityResolvers } from './probability.ts';
import { ratiosRatesProportionsResolvers } from './ratios-rates-proportions.ts';
import { rightTrianglesTrigonometryResolvers } from './right-triangles-trigonometry.ts';
import { systemsLinearEquationsResolvers } from './systems-linear-equations.ts';
import { twoVariableDataResolvers } from './two-variable-data.ts';

export const mathResolvers: Readonly<Record<string, Resolver>> = {
  ...linearEquationsOneVariableResolvers,
  ...linearFunctionsResolvers,
  ...linearEquationsTwoVariablesResolvers,
  ...systemsLinearEquationsResolvers,
  ...linearInequalitiesResolvers,
  ...nonlinearFunctionsResolvers,
  ...nonlinearEquationsResolvers,
  ...equivalentExpressionsResolvers,
  ...ratiosRatesProportionsResolvers,
  ...percentagesResolvers,
  ...oneVariableDataResolvers,
  ...twoVariableDataResolvers,
  ...probabilityResolvers,
  ...inferenceStatisticsResolvers,
  ...evaluatingStatisticalClaimsResolvers,
  ...areaVolumeResolvers,
  ...linesAnglesTrianglesResolvers,
  ...rightTrianglesTrigonometryResolvers,
  ...circlesResolvers,
};
