import { proveOverSeeds } from '../testing/over-seeds.ts';
import { inferenceStatistics } from './inference-statistics.ts';

proveOverSeeds(inferenceStatistics);
