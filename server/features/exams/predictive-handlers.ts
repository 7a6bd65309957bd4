/** The predictive exam: whether it may be taken now, its start, and what it said before. */
import type { predictiveCalls } from '#contract/predictive.ts';
import { predictiveExamId } from '#core/exams/format.ts';
import { isEnough, predictiveShape, predictiveTitle, rested } from '#core/exams/predictive.ts';
import { nextPredictiveAt, predictiveEveryDays } from '#core/membership/predictive-allowance.ts';
import { bandOf } from '#core/exams/scoring.ts';
import { publicShape } from '#core/exams/shape.ts';
import type { PracticeQuestion } from '#core/quizzes/select-questions.ts';
import type { Queryable } from '#server/database/database.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { signedIn, type Account, type HandlersFor } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import { sessionBeginner } from './begin-session.ts';
import type { ExamDependencies } from './dependencies.ts';
import { selectLastSeen, selectSecondStages } from './drawn-store.ts';
import { drawnName } from './exam-content.ts';
import { liveSessionViews } from './live-sessions.ts';
import { selectPredictions } from './result-store.ts';
import { dayMs } from '#core/day.ts';

/** When the next one may be begun, and whether there are enough questions for it. */
async function availabilityOf(queryable: Queryable, { id, membershipTier }: Account, pool: readonly PracticeQuestion[], time: number) {
  const days = predictiveEveryDays[membershipTier];
  const [counted, lastSeen] = await Promise.all([
    days === null ? [] : selectSecondStages(queryable, id, new Date(time - days * dayMs)),
    selectLastSeen(queryable, id, pool),
  ]);
  return {
    days,
    nextAt: nextPredictiveAt(
      membershipTier,
      counted.map((at) => at.getTime()),
      time,
    ),
    enough: isEnough(pool.filter((question) => rested(lastSeen.get(question.id), time))),
  };
}

export function predictiveHandlers(dependencies: ExamDependencies): HandlersFor<typeof predictiveCalls> {
  const { database, now, predictivePool } = dependencies;
  const begin = sessionBeginner(dependencies);
  return {
    getPredictive: signedIn(async ({ caller }) => {
      const time = now();
      const pool = await predictivePool();
      const { own, live, results } = await database.snapshot(async (queryable) => ({
        own: await availabilityOf(queryable, caller, pool, time),
        live: await liveSessionViews(queryable, caller.id, time),
        results: await selectPredictions(queryable, caller.id, predictiveExamId),
      }));
      return {
        shape: publicShape(predictiveShape((position) => drawnName('', position))),
        everyDays: own.days,
        nextAt: own.nextAt === null ? null : new Date(own.nextAt).toISOString(),
        enough: own.enough,
        inProgress: live.find(({ practiceExamId }) => practiceExamId === predictiveExamId) ?? null,
        history: results.flatMap(({ id, completed_at, total, total_low, total_high }) => {
          const band = bandOf(total, total_low, total_high);
          return band ? [{ resultId: id, completedAt: completed_at.toISOString(), ...band }] : [];
        }),
      };
    }),

    startPredictive: signedIn(async ({ caller, body, clientIp }) => {
      const time = now();
      const pool = await predictivePool();
      const id = uuidv7(time);
      return begin({
        userId: caller.id,
        id,
        practiceExamId: predictiveExamId,
        examTitle: predictiveTitle,
        shape: predictiveShape((position) => drawnName(id, position)),
        mode: 'practice',
        timeMultiplier: body.timeMultiplier,
        clientIp,
        now: new Date(time),
        judge: async (queryable) => {
          const { nextAt, enough } = await availabilityOf(queryable, caller, pool, time);
          if (nextAt !== null) return refuse('predictive-used-up');
          return enough ? null : refuse('too-few-new-questions');
        },
      });
    }),
  };
}
