/** A student's goal. */
import type { studyPlanCalls } from '#contract/study-plan.ts';
import { examDateProblem } from '#core/learning/study-settings.ts';
import type { Base } from '#server/feature.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import { planFor } from './planning.ts';
import { projectionFor } from './projecting.ts';
import { saveStudySettings, selectStudySettings } from './store.ts';

export function studyPlanHandlers({ database, now }: Pick<Base, 'database' | 'now'>): HandlersFor<typeof studyPlanCalls> {
  return {
    getStudySettings: signedIn(async ({ caller }) => ({ settings: await selectStudySettings(database, caller.id) })),

    saveStudySettings: signedIn(async ({ caller, body }) => {
      const time = now();
      const problem = examDateProblem(body, time);
      if (problem !== null) return refuse('bad-input', { examDate: problem });
      await saveStudySettings(database, caller.id, body, new Date(time));
      return { settings: body };
    }),

    getStudyPlan: signedIn(async ({ caller }) => {
      const time = now();
      return database.snapshot((queryable) => planFor(queryable, caller.id, time));
    }),

    getProjection: signedIn(async ({ caller }) => {
      const time = now();
      return database.snapshot((queryable) => projectionFor(queryable, caller.id, time));
    }),
  };
}
