import type { Generator } from '../../generator.ts';
import { inequalityFromWords } from './inequality-from-words.ts';
import { extremeWholeNumber } from './extreme-whole-number.ts';
import { inequalityFromGraph } from './inequality-from-graph.ts';
import { rowsThatSatisfy } from './rows-that-satisfy.ts';
import { constantsForACondition } from './constants-for-a-condition.ts';
import { convertedRange } from './converted-range.ts';

/** Topic 15, Linear Inequalities. */
export const linearInequalitiesGenerators: readonly Generator[] = [
  inequalityFromWords,
  extremeWholeNumber,
  inequalityFromGraph,
  rowsThatSatisfy,
  constantsForACondition,
  convertedRange,
];
