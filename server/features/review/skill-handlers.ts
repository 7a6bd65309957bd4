/** The queue of skills: listed, gone over, removed. While its flag is off, nothing is listed and nothing changes. */
import type { SkillInQueue, skillQueueCalls } from '#contract/skill-queue.ts';
import { afterReview, isDue, listReview } from '#core/review/review-queue.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { signedIn, type Handler } from '../../http/handler.ts';
import { selectFlags } from '../feature-flags/store.ts';
import { deleteSkill, saveSkill, selectSkills } from './skill-store.ts';

export function skillHandlers({ database, now }: { readonly database: Database; readonly now: () => number }): {
  readonly [Id in keyof typeof skillQueueCalls]: Handler<(typeof skillQueueCalls)[Id]>;
} {
  const queueOf = async (queryable: Queryable, userId: string) => {
    const flags = await selectFlags(queryable);
    const items = listReview(flags, await selectSkills(queryable, userId)).map(
      (item): SkillInQueue => ({
        skillTag: item.skillTag,
        dueAt: new Date(item.dueAt).toISOString(),
        isDue: isDue(item, now()),
        wrongCount: item.wrongCount,
        lastSeen: new Date(item.lastSeen).toISOString(),
      }),
    );
    return { enabled: flags.useRepairEngine, items };
  };
  return {
    getSkillQueue: signedIn(({ caller }) => database.snapshot((queryable) => queueOf(queryable, caller.id))),
    markSkillReviewed: signedIn(({ params, caller }) =>
      database.transaction(async (queryable) => {
        const flags = await selectFlags(queryable);
        const item = (await selectSkills(queryable, caller.id)).find(({ skillTag }) => skillTag === params.skillTag);
        if (item) await saveSkill(queryable, caller.id, afterReview(flags, item, now()));
        return queueOf(queryable, caller.id);
      }),
    ),
    removeSkill: signedIn(({ params, caller }) =>
      database.transaction(async (queryable) => {
        if ((await selectFlags(queryable)).useRepairEngine) await deleteSkill(queryable, caller.id, params.skillTag);
        return queueOf(queryable, caller.id);
      }),
    ),
  };
}
