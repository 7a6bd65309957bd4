import { proveOverSeeds } from '../testing/over-seeds.ts';
import { linearFunctions } from './linear-functions.ts';

proveOverSeeds(linearFunctions);
