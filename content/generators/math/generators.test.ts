/** Every archetype at every level over a few seeds; scripts/check-generators.ts does the same over a thousand. */
import katex from 'katex';
import { describe, expect, it } from 'vitest';
import { checkGenerator } from '#content/verify/check-generator.ts';
import { mathResolvers } from '#content/verify/math/registry.ts';
import { mathGenerators } from './registry.ts';

/** Other seeds than those of the shipped exams, which are checked one by one elsewhere. */
const seeds = Array.from({ length: 12 }, (_, index) => 5000 + index);

const rendered = new Set<string>();
function renderLatex(latex: string): void {
  if (rendered.has(latex)) return;
  katex.renderToString(latex, { throwOnError: true, strict: 'error' });
  rendered.add(latex);
}

describe('every Math generator makes sound questions', () => {
  it.each(mathGenerators.map((generator) => [generator.archetype, generator] as const))('%s', (archetype, generator) => {
    const resolver = mathResolvers[archetype];
    if (!resolver) throw new Error(`${archetype} has no re-solver`);
    const report = checkGenerator({ generator, resolver, seeds, renderLatex });
    expect([...report.levels.flatMap(({ level, failures }) => failures.map((failure) => `level ${level}: ${failure}`)), ...report.failures]).toEqual([]);
  });

  it('there is a re-solver for every archetype, and none without a generator', () => {
    expect(Object.keys(mathResolvers).toSorted()).toEqual(mathGenerators.map(({ archetype }) => archetype).toSorted());
  });
});
