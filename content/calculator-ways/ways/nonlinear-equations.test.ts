import { proveOverSeeds } from '../testing/over-seeds.ts';
import { nonlinearEquations } from './nonlinear-equations.ts';

proveOverSeeds(nonlinearEquations);
