/** AN-f: a parallel to one side inside a triangle, two segments that cross between parallels, or a line over two tops. */
import type { Generator } from '#content/generators/generator.ts';
import { persist } from '../persist.ts';
import { crossed } from './similar-triangles-crossed.ts';
import { nested } from './similar-triangles-nested.ts';
import { sightLine } from './similar-triangles-sight-lines.ts';

export const similarTriangles: Generator = {
  archetype: 'AN-f',
  topicId: 27,
  version: 9,
  levels: [2, 4],
  skillTags: ['similar-triangles', 'parallel-lines'],
  draft(random, level) {
    const make = random.pick(level === 2 ? [nested, crossed] : [nested, crossed, sightLine, sightLine, sightLine]);
    return persist(() => make(random, level));
  },
};
