import { proveOverSeeds } from '../testing/over-seeds.ts';
import { nonlinearFunctions } from './nonlinear-functions.ts';

proveOverSeeds(nonlinearFunctions);
