/**
 * Counts visits: which route, and how fast the page was. Nothing that names anybody, nothing on the device, and nothing at all in a browser
 * that asks not to be tracked or after the switch in the profile. The server sees to both once more.
 */
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { recordEngagement, recordVisit } from '#contract/analytics.ts';
import type { AnalyticsEvent, Vital } from '#core/analytics/events.ts';
import { analyticsKey } from './analytics-key.ts';
import { api } from './api.ts';
import { readSetting } from './storage.ts';

declare global {
  interface Navigator {
    /** Global Privacy Control; missing in browsers without it. */
    readonly globalPrivacyControl?: boolean;
  }
}

const isCounted = (): boolean => navigator.globalPrivacyControl !== true && navigator.doNotTrack !== '1' && readSetting(analyticsKey) !== 'off';

/** Events are sent together, ms after the first. */
const gatherMs = 5_000;
/** As many as the call takes. */
const most = 20;

let waiting: AnalyticsEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting.splice(0, most);
  if (events.length === 0 || !isCounted()) return;
  // A count that is lost is no harm.
  void api(recordVisit, { body: { events } }, { keepalive: true }).catch(() => undefined);
}

function add(event: AnalyticsEvent): void {
  if (!isCounted()) return;
  waiting.push(event);
  timer ??= setTimeout(send, gatherMs);
}

const referrer = (): string | null => {
  const host = URL.parse(document.referrer)?.hostname;
  return host && host !== location.hostname ? host : null;
};

/** How fast the first page was; known in full only when it is left. */
function measure(path: string): void {
  const properties: Partial<Record<Vital, number>> = {};
  for (const on of [onLCP, onINP, onCLS, onFCP, onTTFB])
    on(({ name, value }) => {
      properties[name] = Math.round(value * 1000) / 1000;
    });
  let told = false;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    if (!told && Object.keys(properties).length > 0) add({ name: 'web_vitals', path, referrer: null, properties });
    told = true;
    send();
  });
}

/** What a screen is about, by the parameters of its route. */
const tagOf = ({ conceptId, lectureId, subcategoryId }: Readonly<Record<string, string | undefined>>): string | null =>
  conceptId ?? lectureId ?? subcategoryId ?? null;

let first = true;

/** Call for each screen that is opened, with its route and the values of its parameters, of which only topics and concepts are looked at. */
export function countVisit(route: string, params: Readonly<Record<string, string | undefined>>): void {
  if (!route.startsWith('/')) return;
  add({ name: 'pageview', path: route, referrer: first ? referrer() : null, properties: {} });
  if (first) {
    measure(route);
    addEventListener('appinstalled', () => add({ name: 'app_installed', path: route, referrer: null, properties: {} }));
  }
  first = false;
  const skillTag = tagOf(params);
  if (skillTag === null || !isCounted() || readSetting('account') === null) return;
  void api(recordEngagement, { body: { engagementType: 'screen_opened', skillTag: skillTag.slice(0, 60), metadata: { screen: route } } }).catch(
    () => undefined,
  );
}
