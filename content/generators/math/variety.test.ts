/** Questions with a setting are worded in enough ways and set in enough situations, archetype by archetype and level by level. */
import { describe, expect, it } from 'vitest';
import { varietyDraws, varietyOf, varietyProblems } from '#content/verify/gates/variety.ts';
import { makeQuestion } from '../make-question.ts';
import { mathGenerators } from './registry.ts';

const seeds = Array.from({ length: varietyDraws }, (_, index) => index + 1);

describe('every archetype at every level has enough wordings and contexts', () => {
  it.each(mathGenerators.map((generator) => [generator.archetype, generator] as const))('%s', (_archetype, generator) => {
    const problems = generator.levels.flatMap((level) =>
      varietyProblems(varietyOf(seeds.flatMap((seed) => makeQuestion(generator, seed, level) ?? []))).map((problem) => `level ${level}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });
});
