import type { Generator } from '../../generator.ts';
import { proA } from './pro-a.ts';
import { proD } from './pro-d.ts';
import { proE } from './pro-e.ts';
import { proH } from './pro-h.ts';

export const probabilityGenerators: readonly Generator[] = [proA, proD, proE, proH];
