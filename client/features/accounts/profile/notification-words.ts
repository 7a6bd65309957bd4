/** What is said about notifications. */
import type { PushProblem } from '#client/platform/push-setup.ts';

const problems: Readonly<Record<PushProblem, string>> = {
  'permission-default': 'You didn’t choose, so notifications stay off. You can turn them on here in a week.',
  'permission-blocked': 'Your browser blocks notifications from Ascent. Allow them in its settings for this site, then come back.',
  'unsupported-browser': 'This browser cannot show notifications. On an iPhone or iPad, add Ascent to your Home Screen and open it from there.',
  'token-subscribe-failed': 'Your browser could not reach its notification service. Check your connection and try again.',
  'token-update-failed': 'We could not save that. Check your connection and try again.',
  'failed-service-worker-registration': 'Your browser could not start notifications. Private windows often block them.',
};

export const problemText = (code: PushProblem): string => problems[code];

const hourFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** 5:00 PM */
export const hourText = (hour: number): string => hourFormat.format(new Date(Date.UTC(2000, 0, 1, hour)));

/** Tuesday, Nov 24, 5:00 PM, where the student is. */
export const momentText = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(instant));
