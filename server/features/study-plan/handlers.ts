/** A student's goal. */
import type { studyPlanCalls } from '#contract/study-plan.ts';
import { hasPassed, passedDateText } from '#core/learning/study-settings.ts';
import type { Base } from '#server/feature.ts';
import { signedIn, type Handler } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import { planFor } from './planning.ts';
import { saveStudySettings, selectStudySettings } from './store.ts';

export function studyPlanHandlers({ database, now }: Pick<Base, 'database' | 'now'>): {
  readonly [Id in keyof typeof studyPlanCalls]: Handler<(typeof studyPlanCalls)[Id]>;
} {
  return {
    getStudySettings: signedIn(async ({ caller }) => ({ settings: await selectStudySettings(database, caller.id) })),

    saveStudySettings: signedIn(async ({ caller, body }) => {
      const time = now();
      if (hasPassed(body, time)) return refuse('bad-input', { examDate: passedDateText });
      await saveStudySettings(database, caller.id, body, new Date(time));
      return { settings: body };
    }),

    getStudyPlan: signedIn(async ({ caller }) => {
      const time = now();
      return database.snapshot((queryable) => planFor(queryable, caller.id, time));
    }),
  };
}
