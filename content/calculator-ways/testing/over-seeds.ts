/** Draws every archetype of a topic over seeds and proves each way that a draw has. */
import { describe, expect, test } from 'vitest';
import { makeQuestion } from '#content/generators/make-question.ts';
import { mathGenerators } from '#content/generators/math/registry.ts';
import type { WayOf } from '../way.ts';
import { prove } from './prove.ts';

/** Of an archetype at a level; `npm run content:ways` tries many more. */
const draws = 15;

export function proveOverSeeds(ways: Readonly<Record<string, WayOf>>): void {
  describe('the way of each archetype finds the key', () => {
    test.each(Object.entries(ways))('%s', { timeout: 120_000 }, (archetype, wayOf) => {
      const generator = mathGenerators.find((one) => one.archetype === archetype);
      if (!generator) throw new Error('no such archetype');
      const solved = generator.levels.flatMap((level) =>
        Array.from({ length: draws }, (_, index) => makeQuestion(generator, 900 + index, level)).filter((question) => {
          const way = question && wayOf(question);
          if (way) prove(question, way);
          return Boolean(way);
        }),
      );
      // Some archetypes have a way for one of their rarer kinds only.
      expect(solved.length).toBeGreaterThan(0);
    });
  });
}
