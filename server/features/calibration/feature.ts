/** How difficult questions are, by their answers. */
import type { Base, Feature } from '#server/feature.ts';
import { calibrationHandlers } from './handlers.ts';
import { calibrateQuestions } from './jobs/calibrate-questions.ts';

export const calibrationFeature = (base: Base) =>
  ({ handlers: calibrationHandlers(base), jobs: { 'calibrate-questions': calibrateQuestions(base) } }) satisfies Feature;
