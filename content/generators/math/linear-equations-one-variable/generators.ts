import type { Generator } from '../../generator.ts';
import { le1B } from './le1-b.ts';
import { le1E } from './le1-e.ts';
import { le1G } from './le1-g.ts';
import { le1I } from './le1-i.ts';
import { le1J } from './le1-j.ts';
import { le1K } from './le1-k.ts';

/** Topic 11, Linear Equations in One Variable. */
export const linearEquationsOneVariableGenerators: readonly Generator[] = [le1B, le1E, le1G, le1I, le1J, le1K];
