import type { Generator } from '../../generator.ts';
import { lfB } from './lf-b.ts';
import { lfD } from './lf-d.ts';
import { lfE } from './lf-e.ts';
import { lfH } from './lf-h.ts';
import { lfI } from './lf-i.ts';
import { lfK } from './lf-k.ts';

/** Topic 12, Linear Functions. */
export const linearFunctionsGenerators: readonly Generator[] = [lfB, lfD, lfE, lfH, lfI, lfK];
