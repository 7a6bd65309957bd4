import { proveOverSeeds } from '../testing/over-seeds.ts';
import { circles } from './circles.ts';

proveOverSeeds(circles);
