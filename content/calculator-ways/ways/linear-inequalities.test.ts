import { proveOverSeeds } from '../testing/over-seeds.ts';
import { linearInequalities } from './linear-inequalities.ts';

proveOverSeeds(linearInequalities);
