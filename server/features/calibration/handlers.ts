/** What calibration found, for those who work on questions. */
import type { calibrationCalls } from '#contract/calibration.ts';
import { intervalHalf } from '#core/learning/calibration-rules.ts';
import type { Database } from '#server/database/database.ts';
import type { Handler } from '#server/http/handler.ts';
import { notAPlace } from '#server/http/paging.ts';
import { refuse } from '#server/http/refusal.ts';
import { selectCalibrated, selectLevels, selectQuestionRuns, selectRuns } from './store.ts';

type Handlers = { readonly [Id in keyof typeof calibrationCalls]: Handler<(typeof calibrationCalls)[Id]> };

/** A run a night: shown are the last two months, and one a month before. */
const runsShown = 60;

export const calibrationHandlers = ({ database }: { readonly database: Database }): Handlers => ({
  listCalibration: async ({ query: { cursor, limit, sort, ...filter } }) => {
    const offset = cursor === undefined ? 0 : Number(cursor);
    if (!Number.isInteger(offset) || offset < 0 || offset > 1_000_000) return refuse('bad-input', { cursor: notAPlace });
    const rows = await selectCalibrated(database, filter, sort, intervalHalf, offset, limit + 1);
    return {
      items: rows.slice(0, limit).map(({ question_id: questionId, question_version: version, topic_id: topicId, difficulty: level, ...row }) => ({
        questionId,
        version,
        topicId,
        level,
        ...row,
      })),
      nextCursor: rows.length > limit ? String(offset + limit) : null,
    };
  },
  getCalibration: () =>
    database.snapshot(async (queryable) => {
      const runs = await selectRuns(queryable, runsShown);
      const [newest] = runs;
      const levels = newest ? await selectLevels(queryable, newest.run) : [];
      return {
        runs: runs.map(({ ran_at, abilities: _abilities, ...run }) => ({ at: ran_at.toISOString(), ...run })),
        sections: [...(newest?.abilities ?? [])],
        levels: levels.map(({ is_math, ...level }) => ({ section: is_math ? ('math' as const) : ('reading-writing' as const), ...level })),
      };
    }),
  getQuestionCalibration: async ({ params: { questionId }, query: { version } }) => ({
    runs: (await selectQuestionRuns(database, questionId, version, runsShown)).map(({ ran_at, ...run }) => ({ at: ran_at.toISOString(), ...run })),
  }),
});
