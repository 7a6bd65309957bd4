import type { Generator } from '../../generator.ts';
import { sysA } from './sys-a.ts';
import { sysC } from './sys-c.ts';
import { sysD } from './sys-d.ts';
import { sysF } from './sys-f.ts';
import { sysH } from './sys-h.ts';
import { sysK } from './sys-k.ts';

/** Topic 14, Systems of Linear Equations. */
export const systemsLinearEquationsGenerators: readonly Generator[] = [sysA, sysC, sysD, sysF, sysH, sysK];
