import { proveOverSeeds } from '../testing/over-seeds.ts';
import { systemsLinearEquations } from './systems-linear-equations.ts';

proveOverSeeds(systemsLinearEquations);
