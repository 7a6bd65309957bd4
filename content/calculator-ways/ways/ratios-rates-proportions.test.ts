import { proveOverSeeds } from '../testing/over-seeds.ts';
import { ratiosRatesProportions } from './ratios-rates-proportions.ts';

proveOverSeeds(ratiosRatesProportions);
