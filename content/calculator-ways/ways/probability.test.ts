import { proveOverSeeds } from '../testing/over-seeds.ts';
import { probability } from './probability.ts';

proveOverSeeds(probability);
