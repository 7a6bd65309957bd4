/** Practice exams: sessions, modules, results. */
import type { Queryable } from '#server/database/database.ts';
import type { Base, Feature } from '#server/feature.ts';
import type { ExamDependencies } from './dependencies.ts';
import { examContent } from './exam-content.ts';
import { liveSessionViews } from './live-sessions.ts';
import { moduleHandlers } from './module-handlers.ts';
import { predictiveHandlers } from './predictive-handlers.ts';
import { resultHandlers } from './result-handlers.ts';
import { sessionHandlers } from './session-handlers.ts';
import { countStarts } from './start-limits.ts';
import { takenExams } from './taken-exams.ts';
import { examAuthoringHandlers } from './workshop/exam-handlers.ts';
import { moduleAuthoringHandlers } from './workshop/module-handlers.ts';

export function examsFeature({
  database,
  now,
  security,
  enforceRateLimits,
  predictivePool,
  calibration,
  learningContent,
}: Base & Pick<ExamDependencies, 'predictivePool'>) {
  const content = examContent(database, now);
  const limits: Pick<ExamDependencies, 'countStarts'> = { countStarts: enforceRateLimits ? countStarts : async (_, starts) => starts.map(() => 0) };
  const exams = { database, content, now, security, predictivePool, calibration, learningContent, ...limits };
  return {
    handlers: {
      ...sessionHandlers(exams),
      ...moduleHandlers(exams),
      ...resultHandlers(exams),
      ...predictiveHandlers(exams),
      ...examAuthoringHandlers(exams),
      ...moduleAuthoringHandlers(exams),
    },
    liveSessions: (queryable: Queryable, userId: string) => liveSessionViews(queryable, userId, now()),
    takenExams,
    publicExams: async () => (await content.exams()).filter(({ isPublic }) => isPublic),
  } satisfies Feature & Record<string, unknown>;
}
