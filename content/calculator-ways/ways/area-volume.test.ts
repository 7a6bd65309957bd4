import { proveOverSeeds } from '../testing/over-seeds.ts';
import { areaVolume } from './area-volume.ts';

proveOverSeeds(areaVolume);
