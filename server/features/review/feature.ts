/** Remembering mistakes. Recording writes the log through this feature's store; quizzes redo what is due. */
import type { Base, Feature } from '../../feature.ts';
import { reviewHandlers } from './handlers.ts';

export const reviewFeature = ({ database, now }: Base) => ({ handlers: reviewHandlers({ database, now }) }) satisfies Feature;
