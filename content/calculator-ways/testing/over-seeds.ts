/** Draws every archetype of a topic over seeds and proves each way that a draw has. */
import { describe, expect, test } from 'vitest';
import { makeQuestion } from '#content/generators/make-question.ts';
import { mathGenerators } from '#content/generators/math/registry.ts';
import type { WayOf } from '../way.ts';
import { prove } from './prove.ts';

/** Ways that are proved of an archetype at a level, and seeds tried to find them; `npm run content:ways` tries many more. */
const [enough, most] = [10, 60];

export function proveOverSeeds(ways: Readonly<Record<string, WayOf>>): void {
  describe('the way of each archetype finds the key', () => {
    test.each(Object.entries(ways))('%s', { timeout: 60_000 }, (archetype, wayOf) => {
      const generator = mathGenerators.find((one) => one.archetype === archetype);
      if (!generator) throw new Error('no such archetype');
      const found = generator.levels.map((level) => {
        let solved = 0;
        for (let seed = 900; seed < 900 + most && solved < enough; seed += 1) {
          const question = makeQuestion(generator, seed, level);
          const way = question && wayOf(question);
          if (!way) continue;
          prove(question, way);
          solved += 1;
        }
        return solved;
      });
      // Some archetypes have a way for one of their rarer kinds only.
      expect(Math.max(...found)).toBeGreaterThan(0);
    });
  });
}
