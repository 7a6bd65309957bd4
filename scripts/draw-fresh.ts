/** Math questions to freeze, with seeds and ids that cannot be derived from anything public. */
import { randomBytes, randomInt } from 'node:crypto';
import { makeQuestion } from '#content/generators/make-question.ts';
import type { Generator } from '#content/generators/generator.ts';
import type { Difficulty, Question } from '#core/questions/question.ts';
import { idFromBytes, randomIdBytes } from '#core/random-id.ts';

export const freshId = (prefix: 'q' | 'm'): string => idFromBytes(prefix, randomBytes(randomIdBytes));

/** Returns fewer than `count` if the generator finds nothing usable. */
export const drawFresh = (generator: Generator, level: Difficulty, count: number): Question[] =>
  // Small seeds could be tried one by one.
  Array.from({ length: count }, () => makeQuestion(generator, randomInt(1_000_000, 2 ** 31), level))
    .filter((question) => question !== null)
    .map((question) => ({ ...question, id: freshId('q') }));
