/** A student's goal. */
import type { studyPlanCalls } from '#contract/study-plan.ts';
import type { Base } from '../../feature.ts';
import { signedIn, type Handler } from '../../http/handler.ts';
import { planFor } from './planning.ts';
import { saveStudySettings, selectStudySettings } from './store.ts';

export function studyPlanHandlers({ database, now }: Pick<Base, 'database' | 'now'>): {
  readonly [Id in keyof typeof studyPlanCalls]: Handler<(typeof studyPlanCalls)[Id]>;
} {
  return {
    getStudySettings: signedIn(async ({ caller }) => ({ settings: await selectStudySettings(database, caller.id) })),

    saveStudySettings: signedIn(async ({ caller, body }) => {
      await saveStudySettings(database, caller.id, body, new Date(now()));
      return { settings: body };
    }),

    getStudyPlan: signedIn(async ({ caller }) => {
      const time = now();
      return database.snapshot((queryable) => planFor(queryable, caller.id, time));
    }),
  };
}
