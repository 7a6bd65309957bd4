import type { Generator } from '../../generator.ts';
import { arA } from './ar-a.ts';
import { arB } from './ar-b.ts';
import { arC } from './ar-c.ts';
import { arD } from './ar-d.ts';
import { arE } from './ar-e.ts';
import { arJ } from './ar-j.ts';
import { arK } from './ar-k.ts';

/** Topic 26, Area and Volume. */
export const areaVolumeGenerators: readonly Generator[] = [arA, arB, arC, arD, arE, arJ, arK];
