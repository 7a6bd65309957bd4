import type { Generator } from '../../generator.ts';
import { ineqB } from './ineq-b.ts';
import { ineqC } from './ineq-c.ts';
import { ineqF } from './ineq-f.ts';
import { ineqH } from './ineq-h.ts';
import { ineqJ } from './ineq-j.ts';
import { ineqK } from './ineq-k.ts';

/** Topic 15, Linear Inequalities. */
export const linearInequalitiesGenerators: readonly Generator[] = [ineqB, ineqC, ineqF, ineqH, ineqJ, ineqK];
