import type { Generator } from '../../generator.ts';
import { valueOfAnotherExpression } from './value-of-another-expression.ts';
import { valueOfTheBracket } from './value-of-the-bracket.ts';
import { wordProblem } from './word-problem.ts';
import { numberOfSolutions } from './number-of-solutions.ts';
import { constantForNumberOfSolutions } from './constant-for-number-of-solutions.ts';
import { lettersAsCoefficients } from './letters-as-coefficients.ts';

/** Topic 11, Linear Equations in One Variable. */
export const linearEquationsOneVariableGenerators: readonly Generator[] = [
  valueOfAnotherExpression,
  valueOfTheBracket,
  wordProblem,
  numberOfSolutions,
  constantForNumberOfSolutions,
  lettersAsCoefficients,
];
