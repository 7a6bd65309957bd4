import { proveOverSeeds } from '../testing/over-seeds.ts';
import { oneVariableData } from './one-variable-data.ts';

proveOverSeeds(oneVariableData);
