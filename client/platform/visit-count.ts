/**
 * What is counted of visits, in the app and on public pages: nothing that names anybody, nothing on the device, and nothing at all in a browser
 * that asks not to be tracked or after the switch in the profile. The server sees to both once more.
 */
import type { AnalyticsEvent } from '#core/analytics/events.ts';
import { analyticsKey } from './analytics-key.ts';
import { readSetting } from './storage.ts';

declare global {
  interface Navigator {
    /** Global Privacy Control; missing in browsers without it. */
    readonly globalPrivacyControl?: boolean;
  }
}

export const isCounted = (): boolean => navigator.globalPrivacyControl !== true && navigator.doNotTrack !== '1' && readSetting(analyticsKey) !== 'off';

/** The site that led here, if it was another. */
export const referrer = (): string | null => {
  const host = URL.parse(document.referrer)?.hostname;
  return host && host !== location.hostname ? host : null;
};

export const visitPath = '/api/analytics/events';

/** As many events as one call takes. */
const most = 20;

export interface VisitCounter {
  readonly add: (event: AnalyticsEvent) => void;
  /** Sends what waits. */
  readonly flush: () => void;
}

/** Events are sent together, `gatherMs` after the first. A count that is lost is no harm. */
export function createVisitCounter(send: (events: readonly AnalyticsEvent[]) => void, gatherMs = 5_000): VisitCounter {
  let waiting: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting.slice(0, most);
    waiting = waiting.slice(most);
    if (events.length > 0 && isCounted()) send(events);
  };
  return {
    flush,
    add: (event) => {
      if (!isCounted()) return;
      waiting.push(event);
      timer ??= setTimeout(flush, gatherMs);
    },
  };
}
