/** Every row of the tables stops the sentence written beside it, and lets the other one through. */
import { describe, expect, it } from 'vitest';
import type { SprQuestion } from '#core/questions/question.ts';
import { typedQuestion, writtenQuestion } from './fixtures.ts';
import { plausibilityProblems, ranges } from './plausibility.ts';
import { relations } from './plausible/relations.ts';

const telling = (stem: string, key = '5'): SprQuestion => {
  const { stimulus: _figure, ...rest } = typedQuestion;
  return { ...rest, stem, solution: { ...rest.solution, keys: [key], mistakes: [] } };
};
const told = (sentence: string) => plausibilityProblems(telling(`${sentence} What is the value of \\(x\\)?`));

describe('a quantity in a sentence', () => {
  it.each(ranges.map((range) => [range.says, range] as const))('%s', (says, { fails, passes }) => {
    expect(told(fails)).toContainEqual(expect.stringContaining(`implausible for ${says}`));
    expect(told(passes)).toEqual([]);
  });
});

describe('what cannot be', () => {
  it.each(relations.map((relation) => [relation.says, relation] as const))('%s', (says, { fails, passes }) => {
    expect(plausibilityProblems(telling(fails.stem, fails.key))).toContainEqual(expect.stringContaining(says));
    expect(plausibilityProblems(telling(passes.stem, passes.key))).toEqual([]);
  });
});

describe('a quantity is found', () => {
  it('in mathematics, with its unit outside or inside', () => {
    expect(told('A trail is \\(40\\) inches long.')).toHaveLength(1);
    expect(told('A ticket costs \\(\\$2{,}600\\).')).toHaveLength(1);
  });
  it('in a table, by the unit of its heading', () => {
    const table = {
      caption: 'Trails of a Park',
      columns: ['Trail', 'Length of trail (miles)'],
      rows: [
        ['Ridge', '4.5'],
        ['Lake', '9,000'],
      ],
    };
    expect(plausibilityProblems({ ...telling('What is the value of \\(x\\)?'), stimulus: { kind: 'table', table } })).toEqual([
      'implausible for a trail: 9000 miles',
    ]);
  });
  it('in the number that is asked for', () => {
    expect(plausibilityProblems(telling('What is the length, in inches, of the hiking trail?', '12'))).toHaveLength(1);
    expect(plausibilityProblems(telling('What is the length, in miles, of the hiking trail?', '12'))).toEqual([]);
  });
  it('small where it is a difference or stands on a map', () => {
    expect(told('The second trail is 0.05 miles longer than the first.')).toEqual([]);
    expect(told('On a map of a park, a trail is 3 inches long.')).toEqual([]);
  });
  it('as an increase where another one decreases', () => {
    const stem = 'The area of a rectangle is constant. If its length decreases by 75%, by what percentage does its width increase?';
    expect(plausibilityProblems(telling(stem, '300'))).toEqual([]);
  });
  it('only in Math', () => {
    expect(plausibilityProblems({ ...writtenQuestion, stem: 'A trail is 40 inches long.' })).toEqual([]);
  });
});
