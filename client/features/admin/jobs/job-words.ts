/** What jobs are called on screen. */
import type { JobView, RegularTask } from '#contract/jobs.ts';
import { dayMs, hourMs } from '#core/day.ts';
import type { BadgeTone } from '#client/ui/badge.tsx';
import { formatDateTime } from '#client/ui/format.ts';

const taskNames: Readonly<Record<string, string>> = {
  'clean-up': 'Clean up expired data',
  'credit-customer': 'Credit a customer',
  'end-subscription': 'End a subscription',
  'fold-statistics': 'Add up statistics',
  'forward-visits': 'Send visits to the collector',
  'import-questions': 'Import questions',
  'measure-questions': 'Measure questions',
  'new-email-mail': 'Prepare email to a new address',
  notify: 'Check who to notify',
  'password-reset-mail': 'Prepare password email',
  'reconcile-payments': 'Reconcile payments',
  'send-mail': 'Send email',
  'send-push': 'Send notification',
  'send-text': 'Send text message',
  'settle-memberships': 'Process ended memberships',
  'verification-mail': 'Prepare verification email',
};

/** A task without a name here is shown as it is called in the code: "some-task" → "Some task". */
export const taskName = (task: string): string => taskNames[task] ?? `${task.charAt(0).toUpperCase()}${task.slice(1).replaceAll('-', ' ')}`;

export const stateWords = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  running: { label: 'Running', tone: 'primary' },
  retrying: { label: 'Will be retried', tone: 'warning' },
  failed: { label: 'Failed', tone: 'danger' },
  unknown: { label: 'Other', tone: 'neutral' },
} as const satisfies Record<JobView['state'], { label: string; tone: BadgeTone }>;

/** When it runs, or ran. */
export function timeText({ state, runAt, createdAt }: JobView, now: number): string {
  switch (state) {
    case 'failed':
    case 'running':
    case 'unknown':
      return `Added ${formatDateTime(createdAt)}`;
    case 'retrying':
      return `Next try ${formatDateTime(runAt)}`;
    case 'waiting':
      return Date.parse(runAt) > now ? `Due ${formatDateTime(runAt)}` : `Added ${formatDateTime(createdAt)}`;
  }
}

/** The patterns in use, in words; another one as it is. */
export function scheduleText(schedule: string): string {
  if (schedule === '* * * * *') return 'Every minute';
  const hourly = /^(\d+) \* \* \* \*$/.exec(schedule);
  if (hourly) return `Every hour, at minute ${hourly[1]}`;
  const daily = /^(\d+) (\d+) \* \* \*$/.exec(schedule);
  if (daily) return `Every day at ${daily[2]?.padStart(2, '0')}:${daily[1]?.padStart(2, '0')} UTC`;
  const often = /^\*\/(\d+) \* \* \* \*$/.exec(schedule);
  return often ? `Every ${often[1]} minutes` : schedule;
}

export type TaskHealth = 'never' | 'working' | 'failing';

/** How the last run of a regular task ended. */
export function healthOf({ lastSuccessAt, lastFailureAt }: RegularTask): TaskHealth {
  if (lastFailureAt !== null && (lastSuccessAt === null || Date.parse(lastFailureAt) > Date.parse(lastSuccessAt))) return 'failing';
  return lastSuccessAt === null ? 'never' : 'working';
}

export const healthWords = {
  never: { label: 'Has not run yet', tone: 'neutral' },
  working: { label: 'Working', tone: 'success' },
  failing: { label: 'Failing', tone: 'danger' },
} as const satisfies Record<TaskHealth, { label: string; tone: BadgeTone }>;

/** "3 minutes": how long something has been so. Both in ms. */
export function durationText(ms: number): string {
  const units = [
    [dayMs, 'day'],
    [hourMs, 'hour'],
    [60_000, 'minute'],
  ] as const;
  for (const [unit, name] of units) {
    const count = Math.floor(ms / unit);
    if (count > 0) return `${count} ${name}${count === 1 ? '' : 's'}`;
  }
  return 'less than a minute';
}
