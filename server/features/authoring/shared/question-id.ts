import { randomBytes } from 'node:crypto';
import { idFromBytes, randomIdBytes } from '#core/random-id.ts';

/** An id that nobody can guess. */
export const newQuestionId = (): string => idFromBytes('q', randomBytes(randomIdBytes));
