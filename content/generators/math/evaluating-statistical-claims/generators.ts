import type { Generator } from '../../generator.ts';
import { clA } from './cl-a.ts';
import { clB } from './cl-b.ts';
import { clE } from './cl-e.ts';
import { clG } from './cl-g.ts';

export const evaluatingStatisticalClaimsGenerators: readonly Generator[] = [clA, clB, clE, clG];
