import { proveOverSeeds } from '../testing/over-seeds.ts';
import { rightTrianglesTrigonometry } from './right-triangles-trigonometry.ts';

proveOverSeeds(rightTrianglesTrigonometry);
