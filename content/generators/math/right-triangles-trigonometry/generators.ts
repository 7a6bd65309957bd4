import type { Generator } from '../../generator.ts';
import { trA } from './tr-a.ts';
import { trB } from './tr-b.ts';
import { trC } from './tr-c.ts';
import { trD } from './tr-d.ts';
import { trH } from './tr-h.ts';
import { trJ } from './tr-j.ts';
import { trK } from './tr-k.ts';

/** Topic 28, Right Triangles and Trigonometry. */
export const rightTrianglesTrigonometryGenerators: readonly Generator[] = [trA, trB, trC, trD, trH, trJ, trK];
