import { describe, expect, it } from 'vitest';
import type { Generator } from '#content/generators/generator.ts';
import { checkGenerator } from '../check-generator.ts';
import type { Resolver } from '../resolver.ts';

/** Draws one of the stems and puts its number at the place of N. */
const drawing = (stems: readonly string[]): Generator => ({
  archetype: 'LE1-a',
  topicId: 11,
  version: 1,
  levels: [1],
  skillTags: ['linear-equations'],
  draft(random) {
    const n = random.int(1000, 9999);
    return {
      parameters: { n },
      stem: random.pick(stems).replaceAll('N', `${n}`),
      answer: { format: 'spr', keys: [`${2 * n}`.slice(0, 5)], mistakes: [] },
      steps: ['Double the number.', `This gives ${2 * n}.`],
      takeaway: 'Twice as much is two times as much.',
    };
  },
});
const resolver: Resolver = (_question, { n }) => ({ format: 'spr', values: [`${2 * Number(n)}`.slice(0, 5)] });
const failures = (stems: readonly string[], draws = 150) =>
  checkGenerator({ generator: drawing(stems), resolver, seeds: Array.from({ length: draws }, (_, index) => index), renderLatex: () => undefined }).levels[0]
    ?.failures;

const ask = 'How many are there in two of them?';
const stories = [
  `A bakery sells N loaves of bread each week. ${ask}`,
  `A library lends N novels each week. ${ask}`,
  `A farmer plants N apple trees in an orchard. ${ask}`,
  `A theater collects N tickets at the door. ${ask}`,
  `A truck carries N crates of oranges. ${ask}`,
  `A museum welcomes N visitors on Sundays. ${ask}`,
  `A printer fills N envelopes with letters. ${ask}`,
  `A pump moves N gallons of oil. ${ask}`,
];

describe('variety of a cell', () => {
  it('is enough with eight wordings', () => {
    expect(failures(stories)).toEqual([]);
  });
  it('is not enough with seven', () => {
    expect(failures(stories.slice(0, 7))).toEqual(['wordings: 7 of 8']);
  });
  it('is not enough with eight wordings of four contexts', () => {
    const told = stories.slice(0, 4).flatMap((story) => [story, story.replace(ask, 'How many is two times as many?')]);
    expect(failures(told)).toEqual(['contexts: 4 of 6']);
  });
  it('does not grow with other names, numbers or units', () => {
    const told = ['Amara', 'Diego'].flatMap((who) =>
      ['pounds', 'ounces'].flatMap((unit) => [2, 3].map((size) => `At the market, ${who} bought N ${unit} of cherries for ${size} neighbors. ${ask}`)),
    );
    expect(told).toHaveLength(8);
    expect(failures(told)).toEqual(['wordings: 1 of 8', 'contexts: 1 of 6']);
  });
  it('is not asked of bare mathematics', () => {
    expect(failures(['What is the value of \\(x\\) if \\(\\frac{x}{2}=N\\)?'])).toEqual([]);
  });
  it('is not asked of a single story among bare equations', () => {
    expect(failures([...Array.from({ length: 3 }, () => 'What is the solution to the equation \\(\\frac{x}{2}=N\\)?'), stories[0] ?? ''])).toEqual([]);
  });
  it('is not judged from a few draws', () => {
    expect(failures(stories.slice(0, 7), 100)).toEqual([]);
  });
});
