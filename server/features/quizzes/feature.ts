/** Quizzes of accounts and guests. */
import type { Base, Feature } from '#server/feature.ts';
import { practiceBank } from './bank.ts';
import type { QuizDependencies } from './dependencies.ts';
import { countDraws } from './draw-limits.ts';
import { hardestHandlers } from './hardest-handlers.ts';
import { kindHandlers } from './kinds.ts';
import { quizHandlers } from './handlers.ts';
import { answeredHandlers } from './answered-handlers.ts';

export function quizzesFeature({
  database,
  log,
  now,
  guests,
  draws,
  learningContent,
  calibration,
  enforceRateLimits,
}: Base & Pick<QuizDependencies, 'guests' | 'draws'>) {
  const bank = practiceBank(database, calibration, now);
  const limits: Pick<QuizDependencies, 'countDraws'> = { countDraws: enforceRateLimits ? countDraws : async (_queryable, _drawsFor, wanted) => wanted };
  const dependencies: QuizDependencies = { database, log, bank, guests, draws, learningContent, calibration, now, ...limits };
  return {
    handlers: { ...quizHandlers(dependencies), ...answeredHandlers(dependencies), ...kindHandlers(dependencies), ...hardestHandlers(dependencies) },
    /** All questions that accounts practice with. */
    practicePool: async () => (await bank.offer('practice')).whole,
    predictivePool: bank.forPrediction,
  } satisfies Feature & Record<string, unknown>;
}
