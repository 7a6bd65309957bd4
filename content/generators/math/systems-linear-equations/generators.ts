import type { Generator } from '../../generator.ts';
import { solveBySubstitution } from './solve-by-substitution.ts';
import { solutionFromGraph } from './solution-from-graph.ts';
import { twoAmountsStory } from './two-amounts-story.ts';
import { combineEquations } from './combine-equations.ts';
import { constantForNumberOfSolutions } from './constant-for-number-of-solutions.ts';
import { systemsWithLetters } from './systems-with-letters.ts';

/** Topic 14, Systems of Linear Equations. */
export const systemsLinearEquationsGenerators: readonly Generator[] = [
  solveBySubstitution,
  solutionFromGraph,
  twoAmountsStory,
  combineEquations,
  constantForNumberOfSolutions,
  systemsWithLetters,
];
