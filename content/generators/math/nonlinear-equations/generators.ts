/** The archetypes of Nonlinear Equations. */
import type { Generator } from '../../generator.ts';
import { nleA } from './nle-a.ts';
import { nleB } from './nle-b.ts';
import { nleC } from './nle-c.ts';
import { nleD } from './nle-d.ts';
import { nleF } from './nle-f.ts';
import { nleG } from './nle-g.ts';
import { nleH } from './nle-h.ts';
import { nleI } from './nle-i.ts';
import { nleL } from './nle-l.ts';
import { nleM } from './nle-m.ts';

export const nonlinearEquationsGenerators: readonly Generator[] = [nleA, nleB, nleC, nleD, nleF, nleG, nleH, nleI, nleL, nleM];
