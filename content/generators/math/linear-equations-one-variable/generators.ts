import type { Generator } from '#content/generators/generator.ts';
import { constantForNumberOfSolutions } from './constant-for-number-of-solutions.ts';
import { equationForAStory } from './equation-for-a-story.ts';
import { fractionalCoefficients } from './fractional-coefficients.ts';
import { lettersAsCoefficients } from './letters-as-coefficients.ts';
import { meaningInAnEquation } from './meaning-in-an-equation.ts';
import { numberOfSolutions } from './number-of-solutions.ts';
import { solveOneStep } from './solve-one-step.ts';
import { valueOfAnotherExpression } from './value-of-another-expression.ts';
import { valueOfTheBracket } from './value-of-the-bracket.ts';
import { variableOnBothSides } from './variable-on-both-sides.ts';
import { wordProblem } from './word-problem.ts';

/** Topic 11, Linear Equations in One Variable. */
export const linearEquationsOneVariableGenerators: readonly Generator[] = [
  solveOneStep,
  valueOfAnotherExpression,
  variableOnBothSides,
  fractionalCoefficients,
  valueOfTheBracket,
  equationForAStory,
  wordProblem,
  meaningInAnEquation,
  numberOfSolutions,
  constantForNumberOfSolutions,
  lettersAsCoefficients,
];
