/** What the answers of students say about questions. */
import type { Base, Feature } from '#server/feature.ts';
import { questionQualityHandlers } from './handlers.ts';
import { measureQuestions } from './jobs/measure-questions.ts';

export const questionQualityFeature = (base: Base) =>
  ({ handlers: questionQualityHandlers(base), jobs: { 'measure-questions': measureQuestions(base) } }) satisfies Feature;
