import { proveOverSeeds } from '../testing/over-seeds.ts';
import { linesAnglesTriangles } from './lines-angles-triangles.ts';

proveOverSeeds(linesAnglesTriangles);
