import type { Generator } from '../../generator.ts';
import { oneA } from './one-a.ts';
import { oneB } from './one-b.ts';
import { oneD } from './one-d.ts';
import { oneE } from './one-e.ts';
import { oneG } from './one-g.ts';

export const oneVariableDataGenerators: readonly Generator[] = [oneA, oneB, oneD, oneE, oneG];
