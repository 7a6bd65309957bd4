import { proveOverSeeds } from '../testing/over-seeds.ts';
import { equivalentExpressions } from './equivalent-expressions.ts';

proveOverSeeds(equivalentExpressions);
