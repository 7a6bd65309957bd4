import type { Generator } from '#content/generators/generator.ts';
import { countFromSampleProportion } from './count-from-sample-proportion.ts';
import { marginOfError } from './margin-of-error.ts';
import { plausibleValue, smallerMargin } from './plausible-values.ts';
import { supportedConclusion } from './supported-conclusion.ts';
import { compareTwoSamples } from './compare-two-samples.ts';
import { populationTotalRange } from './population-total-range.ts';
import { backFromInterval } from './back-from-interval.ts';
import { firstEstimates } from './first-estimates.ts';
import { totalInAnotherUnit } from './total-in-another-unit.ts';

export const inferenceStatisticsGenerators: readonly Generator[] = [
  countFromSampleProportion,
  marginOfError,
  supportedConclusion,
  smallerMargin,
  plausibleValue,
  compareTwoSamples,
  populationTotalRange,
  backFromInterval,
  firstEstimates,
  totalInAnotherUnit,
];
