import fc from 'fast-check';
import { expect, test } from 'vitest';
import { difficulties } from '#core/questions/question.ts';
import { quizSpecificationSchema } from '#core/quizzes/specification.ts';
import { allTopics, levelsText, quizText, readSpecification, specificationQuery, topicsText } from './specification-words.ts';

test('a specification survives its way through a URL', () => {
  fc.assert(
    fc.property(
      fc.record({
        source: fc.constantFrom('topics', 'smart'),
        topics: fc.subarray([...allTopics], { minLength: 1 }),
        levels: fc.subarray([...difficulties], { minLength: 1 }),
        length: fc.integer({ min: 1, max: 40 }),
        timing: fc.constantFrom('untimed', 'test-pace'),
        mode: fc.constantFrom('after-each', 'at-end'),
      }),
      (given) => {
        const specification = quizSpecificationSchema.parse(given);
        const search = new URLSearchParams(specificationQuery(specification));
        expect(readSpecification((name) => search.get(name))).toEqual(specification);
      },
    ),
  );
});

test('kinds of one topic survive the way too; of several topics there are none', () => {
  const parse = (topics: readonly number[]) => quizSpecificationSchema.parse({ source: 'topics', topics, archetypes: ['LF-a', 'LF-b'] });
  const search = new URLSearchParams(specificationQuery(parse([12])));
  expect(readSpecification((name) => search.get(name))).toEqual(parse([12]));
  expect(quizText(parse([12]))).toBe('Linear Functions quiz, chosen kinds');
  expect(specificationQuery(parse([12, 13]))).not.toHaveProperty('kinds');
});

test.each(['topics=12.13&kinds=LF-a', 'topics=12&kinds=nonsense', 'topics=1.99', 'topics=x', 'length=0', 'length=99', 'mode=never', 'levels=6'])(
  '%s is no quiz',
  (query) => {
    const search = new URLSearchParams(query);
    expect(readSpecification((name) => search.get(name))).toBeNull();
  },
);

test('topics and levels are named as briefly as they can be', () => {
  expect(topicsText(allTopics)).toBe('All topics');
  expect(topicsText([11, 12, 13, 14, 15])).toBe('Algebra');
  expect(topicsText([29])).toBe('Circles');
  expect(topicsText([20, 29])).toBe('Percentages and Circles');
  expect(topicsText([1, 2, 29])).toBe('3 topics');
  expect(levelsText([1, 2, 3, 4, 5])).toBe('All levels');
  expect(levelsText([4])).toBe('Level 4');
  expect(levelsText([2, 3])).toBe('Levels 2–3');
  expect(levelsText([1, 5])).toBe('Levels 1, 5');
});
