import type { Generator } from '#content/generators/generator.ts';
import { percentOfNumber } from './percent-of-number.ts';
import { whatPercent } from './what-percent.ts';
import { percentChangeFromData } from './percent-change-from-data.ts';
import { reversePercent } from './reverse-percent.ts';
import { resultOfChange } from './result-of-change.ts';
import { discountAndTax } from './discount-and-tax.ts';
import { percentagePoints } from './percentage-points.ts';
import { mixedPercents } from './mixed-percents.ts';
import { successiveChanges } from './successive-changes.ts';
import { comparisonChain } from './comparison-chain.ts';
import { percentWithLetters } from './percent-with-letters.ts';
import { changeOfQuotient } from './change-of-quotient.ts';

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
  changeOfQuotient,
];
