/** The concept bank, topic by topic. */
import type { Concept } from './concept.ts';
import { areaVolume } from './area-volume.ts';
import { boundaries } from './boundaries.ts';
import { centralIdeasDetails } from './central-ideas-details.ts';
import { circles } from './circles.ts';
import { commandOfEvidence } from './command-of-evidence.ts';
import { crossTextConnections } from './cross-text-connections.ts';
import { equivalentExpressions } from './equivalent-expressions.ts';
import { evaluatingStatisticalClaims } from './evaluating-statistical-claims.ts';
import { formStructureSense } from './form-structure-sense.ts';
import { inferenceStatistics } from './inference-statistics.ts';
import { inferences } from './inferences.ts';
import { linearEquationsOneVariable } from './linear-equations-one-variable.ts';
import { linearEquationsTwoVariables } from './linear-equations-two-variables.ts';
import { linearFunctions } from './linear-functions.ts';
import { linearInequalities } from './linear-inequalities.ts';
import { linesAnglesTriangles } from './lines-angles-triangles.ts';
import { nonlinearEquations } from './nonlinear-equations.ts';
import { nonlinearFunctions } from './nonlinear-functions.ts';
import { oneVariableData } from './one-variable-data.ts';
import { percentages } from './percentages.ts';
import { probability } from './probability.ts';
import { ratiosRatesProportions } from './ratios-rates-proportions.ts';
import { rhetoricalSynthesis } from './rhetorical-synthesis.ts';
import { rightTrianglesTrigonometry } from './right-triangles-trigonometry.ts';
import { systemsLinearEquations } from './systems-linear-equations.ts';
import { textStructurePurpose } from './text-structure-purpose.ts';
import { transitions } from './transitions.ts';
import { twoVariableData } from './two-variable-data.ts';
import { wordsInContext } from './words-in-context.ts';

export const concepts: readonly Concept[] = [
  ...centralIdeasDetails,
  ...inferences,
  ...commandOfEvidence,
  ...wordsInContext,
  ...textStructurePurpose,
  ...crossTextConnections,
  ...rhetoricalSynthesis,
  ...transitions,
  ...boundaries,
  ...formStructureSense,
  ...linearEquationsOneVariable,
  ...linearFunctions,
  ...linearEquationsTwoVariables,
  ...systemsLinearEquations,
  ...linearInequalities,
  ...nonlinearFunctions,
  ...nonlinearEquations,
  ...equivalentExpressions,
  ...ratiosRatesProportions,
  ...percentages,
  ...oneVariableData,
  ...twoVariableData,
  ...probability,
  ...inferenceStatistics,
  ...evaluatingStatisticalClaims,
  ...areaVolume,
  ...linesAnglesTriangles,
  ...rightTrianglesTrigonometry,
  ...circles,
];
