import type { Generator } from '../../generator.ts';
import { percentOfNumber } from './percent-of-number.ts';
import { whatPercent } from './what-percent.ts';
import { percentChangeFromData } from './percent-change-from-data.ts';
import { reversePercent } from './reverse-percent.ts';
import { discountAndTax, mixedPercents, percentagePoints, resultOfChange } from './chained-percents.ts';
import { successiveChanges } from './successive-changes.ts';
import { comparisonChain } from './comparison-chain.ts';
import { percentWithLetters } from './percent-with-letters.ts';

export const percentagesGenerators: readonly Generator[] = [
  percentOfNumber,
  whatPercent,
  resultOfChange,
  percentChangeFromData,
  reversePercent,
  successiveChanges,
  discountAndTax,
  comparisonChain,
  percentagePoints,
  mixedPercents,
  percentWithLetters,
];
