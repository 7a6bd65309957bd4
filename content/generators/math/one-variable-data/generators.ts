import type { Generator } from '#content/generators/generator.ts';
import { meanMedianRange } from './mean-median-range.ts';
import { frequencyTable } from './frequency-table.ts';
import { missingValueForMean } from './missing-value-for-mean.ts';
import { compareDotPlots } from './compare-dot-plots.ts';
import { boxPlots } from './box-plots.ts';
import { changedValue, unchangedStatistics } from './changed-data.ts';
import { combinedGroups } from './combined-groups.ts';
import { shareOfData, transformedData } from './transformed-data.ts';
import { histogramBounds } from './histogram-bounds.ts';
import { intervalTables } from './interval-tables.ts';
import { extremeDatum } from './extreme-datum.ts';

export const oneVariableDataGenerators: readonly Generator[] = [
  meanMedianRange,
  frequencyTable,
  changedValue,
  missingValueForMean,
  compareDotPlots,
  boxPlots,
  histogramBounds,
  combinedGroups,
  transformedData,
  shareOfData,
  unchangedStatistics,
  extremeDatum,
  intervalTables,
];
