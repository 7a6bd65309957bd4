/** The archetypes of Equivalent Expressions. */
import type { Generator } from '../../generator.ts';
import { eqxA } from './eqx-a.ts';
import { eqxB } from './eqx-b.ts';
import { eqxC } from './eqx-c.ts';
import { eqxD } from './eqx-d.ts';
import { eqxE } from './eqx-e.ts';
import { eqxF } from './eqx-f.ts';
import { eqxH } from './eqx-h.ts';
import { eqxI } from './eqx-i.ts';
import { eqxK } from './eqx-k.ts';

export const equivalentExpressionsGenerators: readonly Generator[] = [eqxA, eqxB, eqxC, eqxD, eqxE, eqxF, eqxH, eqxI, eqxK];
