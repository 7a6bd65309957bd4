/** The workshop of authors: questions from draft to retired. */
import type { Base, Feature } from '#server/feature.ts';
import { descriptionHandlers } from './descriptions.ts';
import { figureDrawingHandlers } from './figure-drawing.ts';
import { questionImportHandlers } from './import/handlers.ts';
import { authoringHandlers } from './handlers.ts';
import { importQuestionsTask } from './jobs/import-questions.ts';

export const authoringFeature = (base: Base) =>
  ({
    handlers: { ...authoringHandlers(base), ...questionImportHandlers(base), ...descriptionHandlers(base), ...figureDrawingHandlers },
    jobs: { 'import-questions': importQuestionsTask(base) },
  }) satisfies Feature;
