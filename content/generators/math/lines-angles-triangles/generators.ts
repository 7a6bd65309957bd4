import type { Generator } from '../../generator.ts';
import { anA } from './an-a.ts';
import { anB } from './an-b.ts';
import { anC } from './an-c.ts';
import { anF } from './an-f.ts';
import { anH } from './an-h.ts';
import { anJ } from './an-j.ts';

/** Topic 27, Lines, Angles, and Triangles. */
export const linesAnglesTrianglesGenerators: readonly Generator[] = [anA, anB, anC, anF, anH, anJ];
