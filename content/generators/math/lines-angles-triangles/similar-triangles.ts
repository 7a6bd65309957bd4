/** AN-f: a parallel to one side inside a triangle, or two segments that cross between parallels. */
import type { Generator } from '../../generator.ts';
import { crossed } from './similar-triangles-crossed.ts';
import { nested } from './similar-triangles-nested.ts';

export const similarTriangles: Generator = {
  archetype: 'AN-f',
  topicId: 27,
  version: 2,
  levels: [3, 4],
  skillTags: ['similar-triangles', 'parallel-lines'],
  draft: (random, level) => random.pick([nested, crossed])(random, level),
};
