/** Questions with a setting are worded in enough ways and set in enough situations, archetype by archetype and level by level. */
import { describe, expect, it } from 'vitest';
import { varietyDraws, varietyOf, varietyProblems } from '#content/verify/gates/variety.ts';
import { makeQuestion } from '../make-question.ts';
import { mathGenerators } from './registry.ts';

const seeds = Array.from({ length: varietyDraws }, (_, index) => index + 1);
/** In most cells the first draws are enough already: more add wordings and contexts, and take none away. */
const fewDraws = 40;

describe('every archetype at every level has enough wordings and contexts', () => {
  it.each(mathGenerators.map((generator) => [generator.archetype, generator] as const))('%s', (_archetype, generator) => {
    const problems = generator.levels.flatMap((level) => {
      const drawn = (from: readonly number[]) => from.flatMap((seed) => makeQuestion(generator, seed, level) ?? []);
      const few = drawn(seeds.slice(0, fewDraws));
      const first = varietyOf(few);
      // Where few draws have a setting, others may.
      if (first.contexts !== null && varietyProblems(first).length === 0) return [];
      return varietyProblems(varietyOf([...few, ...drawn(seeds.slice(fewDraws))])).map((problem) => `level ${level}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });
});
