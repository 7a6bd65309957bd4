import type { Generator } from '#content/generators/generator.ts';
import { combineEquations } from './combine-equations.ts';
import { constantForNumberOfSolutions } from './constant-for-number-of-solutions.ts';
import { fractionsAndRatios } from './fractions-and-ratios.ts';
import { numberOfSolutions } from './number-of-solutions.ts';
import { ratesAndMixtures } from './rates-and-mixtures.ts';
import { solutionFromGraph } from './solution-from-graph.ts';
import { solveBySubstitution } from './solve-by-substitution.ts';
import { systemForAStory } from './system-for-a-story.ts';
import { systemsWithLetters } from './systems-with-letters.ts';
import { twoUnknownConstants } from './two-unknown-constants.ts';
import { twoAmountsStory } from './two-amounts-story.ts';
import { toldByChanges } from './told-by-changes.ts';
import { twoRates } from './two-rates.ts';
import { valueOfACombination } from './value-of-a-combination.ts';

/** Topic 14, Systems of Linear Equations. */
export const systemsLinearEquationsGenerators: readonly Generator[] = [
  solveBySubstitution,
  valueOfACombination,
  solutionFromGraph,
  twoAmountsStory,
  systemForAStory,
  combineEquations,
  numberOfSolutions,
  constantForNumberOfSolutions,
  fractionsAndRatios,
  ratesAndMixtures,
  systemsWithLetters,
  twoUnknownConstants,
  twoRates,
  toldByChanges,
];
