import type { Generator } from '../../generator.ts';
import { twoA } from './two-a.ts';
import { twoC } from './two-c.ts';
import { twoD } from './two-d.ts';
import { twoH } from './two-h.ts';
import { twoJ } from './two-j.ts';

export const twoVariableDataGenerators: readonly Generator[] = [twoA, twoC, twoD, twoH, twoJ];
