import type { Generator } from '#content/generators/generator.ts';
import { unrepresentativeSample } from './unrepresentative-sample.ts';
import { largestPopulation } from './largest-population.ts';
import { assignedAtRandom, onlyObserved } from './designs.ts';
import { betterDesign } from './better-design.ts';
import { randomSelectionOrAssignment } from './random-selection-or-assignment.ts';
import { weakenCausalClaim } from './weaken-causal-claim.ts';
import { firstSamples } from './first-samples.ts';
import { reachedPopulation } from './reached-population.ts';

export const evaluatingStatisticalClaimsGenerators: readonly Generator[] = [
  unrepresentativeSample,
  largestPopulation,
  assignedAtRandom,
  onlyObserved,
  randomSelectionOrAssignment,
  betterDesign,
  weakenCausalClaim,
  firstSamples,
  reachedPopulation,
];
