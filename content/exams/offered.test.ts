import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PoolQuestion } from '#core/exams/pick-questions.ts';
import { difficulties } from '#core/questions/question.ts';
import { seededRandom } from '#core/random.ts';
import { dealt, withoutUnwanted } from './offered.ts';

const question = fc.record({ id: fc.uuid(), difficulty: fc.constantFrom(...difficulties) });
const questions = fc.uniqueArray(question, { selector: ({ id }) => id, maxLength: 60 });
const forms = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 4 });

describe('questions of no form yet', () => {
  it('go to one of the forms each, as many of every level to each form as to the others, give or take one', () => {
    fc.assert(
      fc.property(questions, forms, fc.integer(), (all, numbers, seed) => {
        const of = dealt(all, numbers, seededRandom(seed));
        expect([...of.keys()].toSorted()).toEqual(all.map(({ id }) => id).toSorted());
        for (const level of difficulties) {
          const counts = numbers.map((form) => all.filter(({ id, difficulty }) => difficulty === level && of.get(id) === form).length);
          expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('what readers want out of new modules', () => {
  const pool: PoolQuestion[] = [
    { id: 'q-1', topicId: 9, archetype: 'BND-a', difficulty: 3, format: 'choice', key: 'A' },
    { id: 'q-2', topicId: 22, archetype: 'TWO-l', difficulty: 4, format: 'spr', key: null },
    { id: 'q-3', topicId: 22, archetype: 'TWO-m', difficulty: 4, format: 'spr', key: null },
  ];
  it('is not offered, be it a question or a whole archetype', () => {
    expect(withoutUnwanted(pool, ['q-1', 'TWO-l']).map(({ id }) => id)).toEqual(['q-3']);
  });
  it('must be something that could be asked, so that a slip of the pen is noticed', () => {
    expect(() => withoutUnwanted(pool, ['TWO-l', 'TWO-x', 'q-9'])).toThrow('TWO-x, q-9');
  });
});
