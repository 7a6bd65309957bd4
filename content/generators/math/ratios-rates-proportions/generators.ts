import type { Generator } from '#content/generators/generator.ts';
import { proportionalScaling } from './proportional-scaling.ts';
import { unitConversion } from './unit-conversion.ts';
import { areaAndVolumeUnits } from './area-and-volume-units.ts';
import { densityAndPopulation } from './density-and-population.ts';
import { averageRate } from './average-rate.ts';
import { unitRate } from './unit-rate.ts';
import { compoundUnits } from './compound-units.ts';
import { partsAndWhole } from './parts-and-whole.ts';
import { scaleDrawing } from './scale-drawing.ts';
import { directVariation } from './direct-variation.ts';
import { changedRatio } from './changed-ratio.ts';
import { rateInOtherUnits } from './rate-in-other-units.ts';
import { twoRates } from './two-rates.ts';

export const ratiosRatesProportionsGenerators: readonly Generator[] = [
  unitRate,
  proportionalScaling,
  unitConversion,
  compoundUnits,
  areaAndVolumeUnits,
  partsAndWhole,
  densityAndPopulation,
  averageRate,
  scaleDrawing,
  changedRatio,
  directVariation,
  rateInOtherUnits,
  twoRates,
];
