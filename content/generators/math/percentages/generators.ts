import type { Generator } from '../../generator.ts';
import { pctA } from './pct-a.ts';
import { pctB } from './pct-b.ts';
import { pctD } from './pct-d.ts';
import { pctE } from './pct-e.ts';
import { pctF } from './pct-f.ts';
import { pctH } from './pct-h.ts';
import { pctK } from './pct-k.ts';

export const percentagesGenerators: readonly Generator[] = [pctA, pctB, pctD, pctE, pctF, pctH, pctK];
