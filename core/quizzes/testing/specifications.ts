/** Specifications and questions for the tests of quizzes. */
import fc from 'fast-check';
import { topics } from '#core/topics/topics.ts';
import { practiceSets } from '../practice-sets.ts';
import type { PracticeQuestion } from '../select-questions.ts';
import { quizSpecificationSchema, type QuizSpecification } from '../specification.ts';

/** That of a practice set, changed. */
export const specification = (key: string, change: Partial<QuizSpecification> = {}): QuizSpecification => {
  const found = practiceSets.find(({ slug }) => slug === key);
  if (!found) throw new Error(key);
  return { ...found.specification, ...change };
};

export const levels = [1, 2, 3, 4, 5] as const;

/** Ten questions of each topic: five archetypes, two levels each. */
export const pool: PracticeQuestion[] = topics.flatMap(({ id }) =>
  Array.from({ length: 10 }, (_, index) => ({
    id: `q-${id}-${index}`,
    version: 1,
    topicId: id,
    difficulty: levels[index % 5] ?? 1,
    format: 'choice' as const,
    archetype: `A${id}-${index % 4}`,
    skillTags: [`skill-${id}`, index % 2 === 0 ? 'even' : 'odd'],
    misconceptions: [],
  })),
);

/** Anything a quiz may be asked to be, as it comes from outside. */
export const anySpecification = fc
  .record(
    {
      source: fc.constantFrom('topics', 'smart'),
      topics: fc.array(fc.constantFrom(...topics.map(({ id }) => id)), { minLength: 1, maxLength: 29 }),
      levels: fc.array(fc.constantFrom(...levels), { minLength: 1, maxLength: 5 }),
      skills: fc.array(fc.constantFrom('even', 'odd', 'skill-3', 'skill-29', 'unknown'), { maxLength: 4 }),
      length: fc.integer({ min: 1, max: 40 }),
      timing: fc.constantFrom('untimed', 'test-pace'),
      mode: fc.constantFrom('after-each', 'at-end'),
    },
    { requiredKeys: ['source', 'topics'] },
  )
  .map((given) => quizSpecificationSchema.parse(given));
