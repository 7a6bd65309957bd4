import type { Generator } from '../../generator.ts';
import { le2A } from './le2-a.ts';
import { le2C } from './le2-c.ts';
import { le2F } from './le2-f.ts';
import { le2G } from './le2-g.ts';
import { le2H } from './le2-h.ts';
import { le2K } from './le2-k.ts';

/** Topic 13, Linear Equations in Two Variables. */
export const linearEquationsTwoVariablesGenerators: readonly Generator[] = [le2A, le2C, le2F, le2G, le2H, le2K];
