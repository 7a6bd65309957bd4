import { proveOverSeeds } from '../testing/over-seeds.ts';
import { percentages } from './percentages.ts';

proveOverSeeds(percentages);
