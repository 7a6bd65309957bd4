/** Counting visits, saying no to it, and the report. */
import type { analyticsCalls } from '#contract/analytics.ts';
import { vitals } from '#core/analytics/events.ts';
import type { Base } from '#server/feature.ts';
import { accountOf, signedIn, type HandlersFor } from '#server/http/handler.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { selectFunnel, selectPages, selectReferrers, selectRetention, selectSpeed, selectVisitDays, type SpeedRow } from './report-store.ts';
import { insertEngagement, insertVisits, saveIsCounted, selectIsCounted } from './store.ts';
import { asksNotToBeTracked, isProgram, visitorNames } from './visitor.ts';
import { dayMs } from '#core/day.ts';

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** One row per page, the most visited first. */
const byPage = (rows: readonly SpeedRow[]) =>
  [...Map.groupBy(rows, ({ path }) => path)]
    .map(([path, own]) => ({
      path,
      visits: Math.max(...own.map(({ visits }) => visits)),
      values: Object.fromEntries(vitals.map((vital) => [vital, own.find(({ name }) => name === vital)?.value ?? null])) as Record<
        (typeof vitals)[number],
        number | null
      >,
    }))
    .toSorted((a, b) => b.visits - a.visits);

export function analyticsHandlers({ database, collector, now }: Pick<Base, 'database' | 'collector' | 'now'>): HandlersFor<typeof analyticsCalls> {
  const nameOf = visitorNames(database);
  return {
    recordVisit: async ({ body: { events }, caller, headers, clientIp }) => {
      if (asksNotToBeTracked(headers) || isProgram(headers)) return { counted: false };
      const account = accountOf(caller);
      if (account && !(await selectIsCounted(database, account.id))) return { counted: false };
      const time = now();
      const day = dayOf(time);
      const visitor = await nameOf(day, clientIp, headers.get('user-agent') ?? '');
      await database.transaction(async (queryable) => {
        await insertVisits(queryable, day, visitor, events, new Date(time));
        // A job for each: one that the collector did not take is tried again without those that it took.
        if (collector) await Promise.all(events.map((event) => enqueue(queryable, 'forward-visits', { events: [event], visitor })));
      });
      return { counted: true };
    },

    getAnalyticsChoice: signedIn(async ({ caller }) => ({ counted: await selectIsCounted(database, caller.id) })),

    saveAnalyticsChoice: signedIn(async ({ caller, body: { counted } }) => {
      await saveIsCounted(database, caller.id, counted, new Date(now()));
      return { counted };
    }),

    recordEngagement: signedIn(async ({ caller, headers, body }) => {
      if (asksNotToBeTracked(headers) || !(await selectIsCounted(database, caller.id))) return { recorded: false };
      await insertEngagement(database, caller.id, body, new Date(now()));
      return { recorded: true };
    }),

    getAnalytics: async ({ query }) => {
      const first = dayOf(now() - (query.days - 1) * dayMs);
      const since = { day: first, start: new Date(`${first}T00:00:00Z`) };
      return database.snapshot(async (queryable) => {
        const [{ visits, guests, accounts, exams, stayed }, days, retention, pages, referrers, speed] = await Promise.all([
          selectFunnel(queryable, since),
          selectVisitDays(queryable, since),
          selectRetention(queryable, since),
          selectPages(queryable, since),
          selectReferrers(queryable, since),
          selectSpeed(queryable, since),
        ]);
        return {
          days,
          funnel: [
            { name: 'visit' as const, count: visits },
            { name: 'guest-quiz' as const, count: guests },
            { name: 'sign-up' as const, count: accounts },
            { name: 'first-exam' as const, count: exams },
            { name: 'second-week' as const, count: stayed },
          ],
          retention,
          pages,
          referrers,
          speed: byPage(speed),
        };
      });
    },
  };
}
