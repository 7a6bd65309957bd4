/** The archetypes of Nonlinear Functions. */
import type { Generator } from '#content/generators/generator.ts';
import { evaluateFunction } from './evaluate-function.ts';
import { exponentialModel } from './exponential-model.ts';
import { vertexOrExtreme } from './vertex-or-extreme.ts';
import { zerosAndIntercepts } from './zeros-and-intercepts.ts';
import { projectileMotion } from './projectile-motion.ts';
import { formThatShows } from './form-that-shows.ts';
import { meaningOfAParameter } from './meaning-of-a-parameter.ts';
import { modelFromValues } from './model-from-values.ts';
import { polynomialZeros } from './polynomial-zeros.ts';
import { translatedGraph } from './translated-graph.ts';
import { exponentialTimeUnits } from './exponential-time-units.ts';
import { unknownQuadraticCoefficients } from './unknown-quadratic-coefficients.ts';
import { composedFunctions } from './composed-functions.ts';
import { builtQuadratic } from './built-quadratic.ts';
import { exponentialApproach } from './exponential-approach.ts';
import { innerAndOuterChanges } from './inner-and-outer-changes.ts';
import { movedIntercepts } from './moved-intercepts.ts';
import { exponentialLetters } from './exponential-letters.ts';
import { vertexAndIntercepts } from './vertex-and-intercepts.ts';

export const nonlinearFunctionsGenerators: readonly Generator[] = [
  evaluateFunction,
  exponentialModel,
  meaningOfAParameter,
  vertexOrExtreme,
  zerosAndIntercepts,
  formThatShows,
  projectileMotion,
  translatedGraph,
  exponentialTimeUnits,
  modelFromValues,
  polynomialZeros,
  unknownQuadraticCoefficients,
  composedFunctions,
  vertexAndIntercepts,
  exponentialLetters,
  builtQuadratic,
  exponentialApproach,
  movedIntercepts,
  innerAndOuterChanges,
];
