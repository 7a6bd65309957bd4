/** Problems with questions: students report them, authors decide about them. */
import type { questionReportCalls } from '#contract/question-reports.ts';
import type { Base, Feature } from '#server/feature.ts';
import type { HandlersFor } from '#server/http/handler.ts';
import { decisionHandlers } from './decision-handlers.ts';
import { notifyReporters } from './jobs/notify-reporters.ts';
import { reportHandlers } from './report-handlers.ts';
import { singleReportHandlers } from './single-handlers.ts';

type Handlers = HandlersFor<typeof questionReportCalls>;

export function questionReportsFeature(base: Base) {
  const handlers: Handlers = { ...reportHandlers(base), ...decisionHandlers(base), ...singleReportHandlers(base) };
  return { handlers, jobs: { 'notify-reporters': notifyReporters(base) } } satisfies Feature;
}
