/** AR-d: area of a figure made of parts, or of what is left when a part is removed. */
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import type { Generator } from '#content/generators/generator.ts';
import { ring, semicircle } from './composite-area-arcs.ts';
import { border, cutTriangle, ell } from './composite-area-polygons.ts';

const draft = (random: Random, level: Difficulty) => (level === 3 ? random.pick([ell, cutTriangle, ring])(random) : random.pick([semicircle, border])(random));

export const compositeArea: Generator = { archetype: 'AR-d', topicId: 26, version: 5, levels: [3, 4], skillTags: ['area', 'composite-figures'], draft };
