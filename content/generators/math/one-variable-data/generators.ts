import type { Generator } from '../../generator.ts';
import { meanMedianRange } from './mean-median-range.ts';
import { frequencyTable } from './frequency-table.ts';
import { missingValueForMean } from './missing-value-for-mean.ts';
import { compareDotPlots } from './compare-dot-plots.ts';
import { histogramBounds } from './histogram-bounds.ts';

export const oneVariableDataGenerators: readonly Generator[] = [meanMedianRange, frequencyTable, missingValueForMean, compareDotPlots, histogramBounds];
