import type { Generator } from '#content/generators/generator.ts';
import { bestValue } from './best-value.ts';
import { compoundInequality } from './compound-inequality.ts';
import { pointThatSatisfies } from './point-that-satisfies.ts';
import { solveInequality } from './solve-inequality.ts';
import { systemForLimits } from './system-for-limits.ts';
import { inequalityFromWords } from './inequality-from-words.ts';
import { extremeWholeNumber } from './extreme-whole-number.ts';
import { inequalityFromGraph } from './inequality-from-graph.ts';
import { rowsThatSatisfy } from './rows-that-satisfy.ts';
import { constantsForACondition } from './constants-for-a-condition.ts';
import { unknownInASystem } from './unknown-in-a-system.ts';
import { rangesWithConstants } from './ranges-with-constants.ts';
import { convertedRange } from './converted-range.ts';

/** Topic 15, Linear Inequalities. */
export const linearInequalitiesGenerators: readonly Generator[] = [
  solveInequality,
  inequalityFromWords,
  extremeWholeNumber,
  compoundInequality,
  pointThatSatisfies,
  inequalityFromGraph,
  systemForLimits,
  rowsThatSatisfy,
  bestValue,
  constantsForACondition,
  convertedRange,
  unknownInASystem,
  rangesWithConstants,
];
