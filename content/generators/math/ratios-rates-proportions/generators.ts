import type { Generator } from '../../generator.ts';
import { ratB } from './rat-b.ts';
import { ratC } from './rat-c.ts';
import { ratE } from './rat-e.ts';
import { ratG } from './rat-g.ts';
import { ratH } from './rat-h.ts';
import { ratJ } from './rat-j.ts';

export const ratiosRatesProportionsGenerators: readonly Generator[] = [ratB, ratC, ratE, ratG, ratH, ratJ];
