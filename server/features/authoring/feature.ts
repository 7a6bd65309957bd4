/** The workshop of authors: questions from draft to retired. */
import type { Base, Feature } from '../../feature.ts';
import { authoringHandlers } from './handlers.ts';

export const authoringFeature = (base: Base) => ({ handlers: authoringHandlers(base) }) satisfies Feature;
