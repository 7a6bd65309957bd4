import { proveOverSeeds } from '../testing/over-seeds.ts';
import { linearEquationsTwoVariables } from './linear-equations-two-variables.ts';

proveOverSeeds(linearEquationsTwoVariables);
