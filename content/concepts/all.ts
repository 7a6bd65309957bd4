/** The concept bank, topic by topic. */
import type { Concept } from './concept.ts';
import { centralIdeasDetails } from './central-ideas-details.ts';
import { commandOfEvidence } from './command-of-evidence.ts';
import { equivalentExpressions } from './equivalent-expressions.ts';
import { inferences } from './inferences.ts';
import { linearEquationsOneVariable } from './linear-equations-one-variable.ts';
import { linearEquationsTwoVariables } from './linear-equations-two-variables.ts';
import { linearFunctions } from './linear-functions.ts';
import { linearInequalities } from './linear-inequalities.ts';
import { nonlinearEquations } from './nonlinear-equations.ts';
import { nonlinearFunctions } from './nonlinear-functions.ts';
import { systemsLinearEquations } from './systems-linear-equations.ts';

export const concepts: readonly Concept[] = [
  ...centralIdeasDetails,
  ...inferences,
  ...commandOfEvidence,
  ...linearEquationsOneVariable,
  ...linearFunctions,
  ...linearEquationsTwoVariables,
  ...systemsLinearEquations,
  ...linearInequalities,
  ...nonlinearFunctions,
  ...nonlinearEquations,
  ...equivalentExpressions,
];
