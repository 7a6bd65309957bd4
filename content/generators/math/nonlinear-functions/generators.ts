/** The archetypes of Nonlinear Functions. */
import type { Generator } from '../../generator.ts';
import { nlfA } from './nlf-a.ts';
import { nlfB } from './nlf-b.ts';
import { nlfD } from './nlf-d.ts';
import { nlfE } from './nlf-e.ts';
import { nlfG } from './nlf-g.ts';
import { nlfH } from './nlf-h.ts';
import { nlfI } from './nlf-i.ts';
import { nlfL } from './nlf-l.ts';
import { nlfM } from './nlf-m.ts';

export const nonlinearFunctionsGenerators: readonly Generator[] = [nlfA, nlfB, nlfD, nlfE, nlfG, nlfH, nlfI, nlfL, nlfM];
