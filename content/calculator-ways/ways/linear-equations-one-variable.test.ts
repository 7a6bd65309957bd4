import { proveOverSeeds } from '../testing/over-seeds.ts';
import { linearEquationsOneVariable } from './linear-equations-one-variable.ts';

proveOverSeeds(linearEquationsOneVariable);
