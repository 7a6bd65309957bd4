/** Remembering mistakes. Recording writes the log through this feature's store; quizzes redo what is due. */
import type { Base, Feature } from '#server/feature.ts';
import { reviewHandlers } from './handlers.ts';
import { patternHandlers } from './pattern-handlers.ts';
import { skillHandlers } from './skill-handlers.ts';

export const reviewFeature = ({ database, learningContent, log, seal, now }: Base) =>
  ({
    handlers: {
      ...reviewHandlers({ database, learningContent, seal, now }),
      ...skillHandlers({ database, log, seal, now }),
      ...patternHandlers({ database, now }),
    },
  }) satisfies Feature;
