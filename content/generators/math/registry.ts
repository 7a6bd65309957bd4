/** Every Math generator, topic by topic in id order. */
import type { Generator } from '../generator.ts';
import { areaVolumeGenerators } from './area-volume/generators.ts';
import { circlesGenerators } from './circles/generators.ts';
import { equivalentExpressionsGenerators } from './equivalent-expressions/generators.ts';
import { evaluatingStatisticalClaimsGenerators } from './evaluating-statistical-claims/generators.ts';
import { inferenceStatisticsGenerators } from './inference-statistics/generators.ts';
import { linearEquationsOneVariableGenerators } from './linear-equations-one-variable/generators.ts';
import { linearEquationsTwoVariablesGenerators } from './linear-equations-two-variables/generators.ts';
import { linearFunctionsGenerators } from './linear-functions/generators.ts';
import { linearInequalitiesGenerators } from './linear-inequalities/generators.ts';
import { linesAnglesTrianglesGenerators } from './lines-angles-triangles/generators.ts';
import { nonlinearEquationsGenerators } from './nonlinear-equations/generators.ts';
import { nonlinearFunctionsGenerators } from './nonlinear-functions/generators.ts';
import { oneVariableDataGenerators } from './one-variable-data/generators.ts';
import { percentagesGenerators } from './percentages/generators.ts';
import { probabilityGenerators } from './probability/generators.ts';
import { ratiosRatesProportionsGenerators } from './ratios-rates-proportions/generators.ts';
import { rightTrianglesTrigonometryGenerators } from './right-triangles-trigonometry/generators.ts';
import { systemsLinearEquationsGenerators } from './systems-linear-equations/generators.ts';
import { twoVariableDataGenerators } from './two-variable-data/generators.ts';

export const mathGenerators: readonly Generator[] = [
  ...linearEquationsOneVariableGenerators,
  ...linearFunctionsGenerators,
  ...linearEquationsTwoVariablesGenerators,
  ...systemsLinearEquationsGenerators,
  ...linearInequalitiesGenerators,
  ...nonlinearFunctionsGenerators,
  ...nonlinearEquationsGenerators,
  ...equivalentExpressionsGenerators,
  ...ratiosRatesProportionsGenerators,
  ...percentagesGenerators,
  ...oneVariableDataGenerators,
  ...twoVariableDataGenerators,
  ...probabilityGenerators,
  ...inferenceStatisticsGenerators,
  ...evaluatingStatisticalClaimsGenerators,
  ...areaVolumeGenerators,
  ...linesAnglesTrianglesGenerators,
  ...rightTrianglesTrigonometryGenerators,
  ...circlesGenerators,
];
