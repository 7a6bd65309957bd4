/** What calibration found, for those who work on questions. */
import type { calibrationCalls } from '#contract/calibration.ts';
import { intervalHalf } from '#core/learning/calibration-rules.ts';
import { selectRunInUse } from '#server/content/calibration-store.ts';
import type { Database, Queryable } from '#server/database/database.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuseCursor } from '#server/http/paging.ts';
import { refuse } from '#server/refusal.ts';
import { asAdmin } from '../admin/store.ts';
import { excerptsOf } from '../authoring/shared/excerpts.ts';
import { lockInUse, saveInUse, selectCalibrated, selectLevels, selectQuestionRuns, selectRun, selectRuns } from './store.ts';

type Handlers = HandlersFor<typeof calibrationCalls>;

/** A run a night: shown are the last two months, and one a month before. */
const runsShown = 60;

/** The run in use with what is known of it. */
async function inUse(queryable: Queryable) {
  const chosen = await selectRunInUse(queryable);
  const row = chosen && (await selectRun(queryable, chosen.run));
  return chosen && row ? { run: chosen.run, since: chosen.since, at: row.ran_at.toISOString(), usable: row.usable } : null;
}

export const calibrationHandlers = ({ database, now }: { readonly database: Database; readonly now: () => number }): Handlers => ({
  listCalibration: async ({ query: { cursor, limit, ...filter } }) => {
    const offset = cursor === undefined ? 0 : Number(cursor);
    if (!Number.isInteger(offset) || offset < 0 || offset > 1_000_000) return refuseCursor();
    return database.snapshot(async (queryable) => {
      const rows = await selectCalibrated(queryable, filter, intervalHalf, offset, limit + 1);
      const shown = rows.slice(0, limit);
      const excerpt = await excerptsOf(queryable, shown);
      return {
        items: shown.map(({ question_id, question_version, topic_id: topicId, difficulty: level, ...row }) => ({
          questionId: question_id,
          version: question_version,
          excerpt: excerpt({ question_id, question_version }),
          topicId,
          level,
          ...row,
        })),
        nextCursor: rows.length > limit ? String(offset + limit) : null,
      };
    });
  },
  getCalibration: () =>
    database.snapshot(async (queryable) => {
      const runs = await selectRuns(queryable, runsShown);
      const [newest] = runs;
      const levels = newest ? await selectLevels(queryable, newest.run) : [];
      return {
        inUse: await inUse(queryable),
        runs: runs.map(({ ran_at, abilities: _abilities, ...run }) => ({ at: ran_at.toISOString(), ...run })),
        sections: [...(newest?.abilities ?? [])],
        levels: levels.map(({ is_math, ...level }) => ({ section: is_math ? ('math' as const) : ('reading-writing' as const), ...level })),
      };
    }),
  getQuestionCalibration: async ({ params: { questionId }, query: { version } }) => ({
    runs: (await selectQuestionRuns(database, questionId, version, runsShown)).map(({ ran_at, ...run }) => ({ at: ran_at.toISOString(), ...run })),
  }),
  switchCalibration: signedIn(({ caller, body: { run, before } }) => {
    const time = now();
    return asAdmin<{ inUse: Awaited<ReturnType<typeof inUse>> }>(database, caller.id, time, async (queryable) => {
      await lockInUse(queryable);
      const current = (await selectRunInUse(queryable))?.run ?? null;
      if (current !== before) return refuse('item-changed');
      const chosen = run === null ? null : await selectRun(queryable, run);
      if (run !== null && (chosen === null || chosen.usable === 0)) return refuse('calibration-not-found');
      if (run === current) return { action: null, answer: { inUse: await inUse(queryable) } };
      await saveInUse(queryable, run, new Date(time));
      const action = {
        actionType: run === null ? 'stop-calibration' : 'use-calibration',
        contentType: 'calibration',
        contentId: String(run ?? current),
        metadata: { before: { run: before }, after: { run, questions: chosen?.usable ?? 0 } },
      };
      return { action, answer: { inUse: await inUse(queryable) } };
    });
  }),
});
