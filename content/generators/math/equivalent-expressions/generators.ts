/** The archetypes of Equivalent Expressions. */
import type { Generator } from '#content/generators/generator.ts';
import { dividePolynomials } from './divide-polynomials.ts';
import { whichIsAFactor } from './which-is-a-factor.ts';
import { polynomialSums } from './polynomial-sums.ts';
import { polynomialProducts } from './polynomial-products.ts';
import { factorPolynomials } from './factor-polynomials.ts';
import { exponentRules } from './exponent-rules.ts';
import { radicalsAndRationalExponents } from './radicals-and-rational-exponents.ts';
import { rationalExpressionSums } from './rational-expression-sums.ts';
import { unknownCoefficients } from './unknown-coefficients.ts';
import { completeTheSquare } from './complete-the-square.ts';
import { powersWithConstants } from './powers-with-constants.ts';
import { rationalIdentities } from './rational-identities.ts';
import { squaresWithConstants } from './squares-with-constants.ts';
import { twoVariableExpressions } from './two-variable-expressions.ts';

export const equivalentExpressionsGenerators: readonly Generator[] = [
  polynomialSums,
  polynomialProducts,
  factorPolynomials,
  exponentRules,
  radicalsAndRationalExponents,
  rationalExpressionSums,
  dividePolynomials,
  unknownCoefficients,
  completeTheSquare,
  whichIsAFactor,
  twoVariableExpressions,
  powersWithConstants,
  rationalIdentities,
  squaresWithConstants,
];
