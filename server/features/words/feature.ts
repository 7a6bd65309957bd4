/** The word bank. */
import type { Base, Feature } from '#server/feature.ts';
import { wordHandlers } from './handlers.ts';

export const wordsFeature = (base: Base) => ({ handlers: wordHandlers(base) }) satisfies Feature;
