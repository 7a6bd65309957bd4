/** Counts the screens that are opened, and how fast the first was. */
import { recordEngagement, recordVisit } from '#contract/analytics.ts';
import { api } from './api.ts';
import { measureSpeed } from './page-speed.ts';
import { readSetting } from './storage.ts';
import { createVisitCounter, isCounted, referrer } from './visit-count.ts';

const visits = createVisitCounter((events) => void api(recordVisit, { body: { events: [...events] } }, { keepalive: true }).catch(() => undefined));

/** What a screen is about, by the parameters of its route. */
const tagOf = ({ conceptId, lectureId, subcategoryId }: Readonly<Record<string, string | undefined>>): string | null =>
  conceptId ?? lectureId ?? subcategoryId ?? null;

let first = true;

/** Call for each screen that is opened, with its route and the values of its parameters, of which only topics and concepts are looked at. */
export function countVisit(route: string, params: Readonly<Record<string, string | undefined>>): void {
  if (!route.startsWith('/')) return;
  visits.add({ name: 'pageview', path: route, referrer: first ? referrer() : null, properties: {} });
  if (first) {
    measureSpeed(route, visits);
    addEventListener('appinstalled', () => visits.add({ name: 'app_installed', path: route, referrer: null, properties: {} }));
  }
  first = false;
  const skillTag = tagOf(params);
  if (skillTag !== null) recordUse('screen_opened', route, skillTag.slice(0, 60));
}

/** Records what an account did with a part of the product, unless it said no; `screen`: the route of the screen it was on. */
export function recordUse(engagementType: string, screen: string | undefined, skillTag: string | null = null): void {
  if (!isCounted() || readSetting('account') === null) return;
  void api(recordEngagement, { body: { engagementType, skillTag, metadata: screen === undefined ? {} : { screen } } }, { keepalive: true }).catch(
    () => undefined,
  );
}
