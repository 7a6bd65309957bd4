/** What waits for those who work here, and the log of what they did. */
import type { adminHomeCalls } from '#contract/admin-home.ts';
import { dayMs } from '#core/day.ts';
import type { Base } from '#server/feature.ts';
import { isUuid } from '#server/database/uuid.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuseCursor, toPage } from '#server/http/paging.ts';
import { countJobs } from '#server/jobs/admin-store.ts';
import { selectActions, type ActionRow } from './action-store.ts';
import { selectDays, selectRevenue, selectWaiting } from './home-store.ts';

type Handlers = HandlersFor<typeof adminHomeCalls>;

const shownDays = 28;

const toAction = (row: ActionRow) => ({
  id: row.id,
  adminId: row.admin_id,
  adminName: row.admin_name,
  actionType: row.action_type,
  contentType: row.content_type,
  contentId: row.content_id,
  metadata: JSON.parse(JSON.stringify(row.metadata)),
  timestamp: row.timestamp.toISOString(),
});

export function adminHandlers({ database, now, gateway }: Pick<Base, 'database' | 'now' | 'gateway'>): Handlers {
  return {
    getAdminHome: signedIn(({ caller }) =>
      database.snapshot(async (queryable) => {
        const { reports, in_review: inReview, flagged, messages } = await selectWaiting(queryable);
        if (!caller.isAdmin) return { reports, inReview, flagged, administration: null };
        const { failed: failedJobs, retrying: retryingJobs } = await countJobs(queryable);
        const days = await selectDays(queryable, new Date(now()), shownDays);
        const revenue = gateway ? await selectRevenue(queryable, new Date(now() - shownDays * dayMs)) : null;
        return {
          reports,
          inReview,
          flagged,
          administration: {
            failedJobs,
            retryingJobs,
            messages,
            days: days.map(({ day, sign_ups: signUps, exams }) => ({ day, signUps, exams })),
            revenue,
          },
        };
      }),
    ),
    listAdminActions: async ({ query: { cursor, limit, ...filter } }) => {
      if (cursor !== undefined && !isUuid(cursor)) return refuseCursor();
      const rows = await selectActions(database, filter, cursor ?? null, limit + 1);
      return toPage(rows, limit, ({ id }) => id, toAction);
    },
  };
}
