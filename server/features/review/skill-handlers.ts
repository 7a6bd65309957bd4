/** The queue of skills: listed, gone over, removed, put back. While its flag is off, nothing is listed and nothing changes. */
import type { SkillInQueue, skillQueueCalls } from '#contract/skill-queue.ts';
import { afterReview, isDue, listReview } from '#core/review/review-queue.ts';
import type { FeatureFlags } from '#core/feature-flags.ts';
import type { Queryable } from '#server/database/database.ts';
import type { Base } from '#server/feature.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { flagsOrDefaults, selectFlags } from '../feature-flags/store.ts';
import { refuse } from '#server/refusal.ts';
import { holdRecordings } from '../learning/record-store.ts';
import { openEntry, sealEntry } from './removed-entry.ts';
import { deleteSkill, insertSkill, saveSkill, selectSkills } from './skill-store.ts';

export function skillHandlers({ database, log, seal, now }: Pick<Base, 'database' | 'log' | 'seal' | 'now'>): HandlersFor<typeof skillQueueCalls> {
  const queueOf = async (queryable: Queryable, flags: FeatureFlags, userId: string) => {
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
  const placeIn = (userId: string, id: string) => ({ userId, list: 'skill', id }) as const;
  return {
    getSkillQueue: signedIn(async ({ caller }) => {
      const flags = await flagsOrDefaults(database, log);
      return database.snapshot((queryable) => queueOf(queryable, flags, caller.id));
    }),
    markSkillReviewed: signedIn(async ({ params, caller }) => {
      // The defaults would answer that nothing is in the queue, and change nothing.
      const flags = await selectFlags(database);
      return database.transaction(async (queryable) => {
        const [, items] = await Promise.all([holdRecordings(queryable, caller.id), selectSkills(queryable, caller.id)]);
        const item = items.find(({ skillTag }) => skillTag === params.skillTag);
        if (item) await saveSkill(queryable, caller.id, afterReview(flags, item, now()));
        return queueOf(queryable, flags, caller.id);
      });
    }),
    removeSkill: signedIn(async ({ params, caller }) => {
      const flags = await selectFlags(database);
      return database.transaction(async (queryable) => {
        const entry = flags.useRepairEngine ? await deleteSkill(queryable, caller.id, params.skillTag) : null;
        const undo = entry === null ? null : sealEntry(seal, placeIn(caller.id, params.skillTag), entry, now());
        return { ...(await queueOf(queryable, flags, caller.id)), undo };
      });
    }),
    restoreSkill: signedIn(async ({ params, body, caller }) => {
      const entry = openEntry(seal, placeIn(caller.id, params.skillTag), body.undo, now());
      if (entry === null) return refuse('skill-not-found');
      const flags = await selectFlags(database);
      return database.transaction(async (queryable) => {
        if (flags.useRepairEngine) await Promise.all([holdRecordings(queryable, caller.id), insertSkill(queryable, caller.id, entry)]);
        return queueOf(queryable, flags, caller.id);
      });
    }),
  };
}
