/** The predictive exam: whether it may be taken now, its start, and what it said before. */
import type { predictiveCalls } from '#contract/predictive.ts';
import { predictiveExamId } from '#core/exams/format.ts';
import { isEnough, predictiveShape, predictiveTitle, rested } from '#core/exams/predictive.ts';
import { nextPredictiveAt, predictiveEveryDays } from '#core/membership/predictive-allowance.ts';
import { bandOf } from '#core/exams/scoring.ts';
import { publicShape } from '#core/exams/shape.ts';
import type { PracticeQuestion } from '#core/quizzes/select-questions.ts';
import { withRetry } from '#server/database/retry.ts';
import type { Queryable } from '../../database/database.ts';
import { uuidv7 } from '../../database/uuid.ts';
import { signedIn, type Account, type Handler } from '../../http/handler.ts';
import { refuse, refuseFor } from '../../http/refusal.ts';
import type { ExamDependencies } from './dependencies.ts';
import { selectAnsweredPage, selectSecondStages } from './drawn-store.ts';
import { drawnName } from './exam-content.ts';
import { liveSessionViews } from './live-sessions.ts';
import { selectPredictions } from './result-store.ts';
import { discardSession } from './seen-store.ts';
import { insertSessions, selectWholeSession } from './session-store.ts';
import { toView } from './session-view.ts';

const dayMs = 24 * 3600_000;

/** When the next one may be begun, and whether there are enough questions for it. */
async function standing(queryable: Queryable, { id, membershipTier }: Account, pool: readonly PracticeQuestion[], time: number) {
  const days = predictiveEveryDays[membershipTier];
  const counted = days === null ? [] : await selectSecondStages(queryable, id, new Date(time - days * dayMs));
  const met = await selectAnsweredPage(queryable, id, pool);
  return {
    days,
    nextAt: nextPredictiveAt(
      membershipTier,
      counted.map((at) => at.getTime()),
      time,
    ),
    enough: isEnough(pool.filter((question) => rested(met.get(question.id), time))),
  };
}

export function predictiveHandlers({ database, now, countStart, predictivePool }: ExamDependencies): {
  readonly [Id in keyof typeof predictiveCalls]: Handler<(typeof predictiveCalls)[Id]>;
} {
  return {
    getPredictive: signedIn(async ({ caller }) => {
      const time = now();
      const pool = await predictivePool();
      const { own, live, results } = await database.snapshot(async (queryable) => ({
        own: await standing(queryable, caller, pool, time),
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
      const values = {
        userId: caller.id,
        id,
        practiceExamId: predictiveExamId,
        examTitle: predictiveTitle,
        shape: predictiveShape((position) => drawnName(id, position)),
        mode: 'practice' as const,
        timeMultiplier: body.timeMultiplier,
        now: new Date(time),
      };
      const [started] = await withRetry(() => insertSessions(database, [values]));
      if (!started) return refuse('not-signed-in');
      if (started.created) {
        // One that is under way goes on whatever the plan says by now; only a new one is judged, and only one of many at once is new.
        const { nextAt, enough } = await database.snapshot((queryable) => standing(queryable, caller, pool, time));
        const wait = nextAt === null && enough ? await countStart({ userId: caller.id, practiceExamId: predictiveExamId, clientIp }) : 0;
        if (nextAt !== null || !enough || wait > 0) {
          await discardSession(database, caller.id, started.row.id);
          if (nextAt !== null) return refuse('predictive-used-up');
          return enough ? refuseFor(wait, 'too-many-starts') : refuse('too-few-new-questions');
        }
      }
      const whole = await selectWholeSession(database, caller.id, started.row.id);
      return whole ? toView(whole.session, whole.moduleAttempts, time) : refuse('session-not-found');
    }),
  };
}
