import { proveOverSeeds } from '../testing/over-seeds.ts';
import { twoVariableData } from './two-variable-data.ts';

proveOverSeeds(twoVariableData);
