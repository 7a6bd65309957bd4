/** What to tell a student now. Days are calendar days where the student is. */
import { addDays, daysBetween, weekdayOf } from '../learning/study-settings.ts';
import { notificationKinds, type Channel, type NotificationKind } from './kinds.ts';

export interface NotificationFacts {
  /** Mistakes that are due for review. */
  readonly reviewsDue: number;
  /** Minutes the student set aside for today, and has studied today. */
  readonly plannedMinutes: number;
  readonly studiedMinutes: number;
  /** Of the SAT itself. */
  readonly examDate: string | null;
  /** A practice exam was begun and left for a while. */
  readonly examUnfinished: boolean;
  /** An exam whose answers arrived long after its time was up was scored in the last day and a half. */
  readonly lateResult: boolean;
  /** The last renewal of the plan could not be paid. */
  readonly paymentFailed: boolean;
  /** In the last seven days. */
  readonly week: { readonly answers: number; readonly correct: number; readonly minutes: number; readonly exams: number };
  /** When the student last answered a question; null: never. */
  readonly lastActive: string | null;
}

/** What was sent before on the same channel. */
export interface SentBefore {
  /** The last day of each kind. */
  readonly lastOf: Partial<Readonly<Record<NotificationKind, string>>>;
}

const sunday = 6;

function isDue(kind: NotificationKind, facts: NotificationFacts, today: string): boolean {
  // Whoever sits in the SAT today is not sent to practice for it, nor the day before: their plan says rest.
  const rests = facts.examDate === today || facts.examDate === addDays(today, 1);
  switch (kind) {
    case 'payment-trouble':
      return facts.paymentFailed;
    case 'exam-tomorrow':
      return facts.examDate === addDays(today, 1);
    case 'late-result':
      return facts.lateResult;
    case 'exam-unfinished':
      return facts.examUnfinished && !rests;
    case 'weekly-summary':
      return weekdayOf(today) === sunday && facts.week.answers > 0;
    case 'reviews-due':
      return facts.reviewsDue > 0 && !rests;
    case 'plan-today':
      return facts.plannedMinutes > 0 && facts.studiedMinutes === 0 && !rests;
  }
}

/** Days from one to the next of its kind, at least. */
const minDaysBetween: Readonly<Record<NotificationKind, number>> = {
  'payment-trouble': 3,
  'exam-tomorrow': 1,
  // Longer than the fact is true: each result is told once.
  'late-result': 2,
  'exam-unfinished': 3,
  'weekly-summary': 6,
  'reviews-due': 1,
  'plan-today': 1,
};

/** Somebody who has been away this long hears of daily things once a week only. */
const awayDays = 14;
const whileAway = 7;

function daysApart(kind: NotificationKind, { lastActive }: NotificationFacts, today: string): number {
  const daily = kind === 'reviews-due' || kind === 'plan-today';
  const away = lastActive === null || daysBetween(lastActive, today) >= awayDays;
  return daily && away ? whileAway : minDaysBetween[kind];
}

/** The kinds that may be sent on one channel, the most important first. */
function dueOn(wanted: readonly NotificationKind[], facts: NotificationFacts, { lastOf }: SentBefore, today: string): NotificationKind[] {
  return notificationKinds.filter((kind) => {
    const last = lastOf[kind];
    return wanted.includes(kind) && isDue(kind, facts, today) && (last === undefined || daysBetween(last, today) >= daysApart(kind, facts, today));
  });
}

interface OnChannel {
  readonly channel: Channel;
  /** What the student chose for it; nothing where it cannot be reached. */
  readonly wanted: readonly NotificationKind[];
  readonly before: SentBefore;
}

/** What to send on which way, the most important first. Unless `severalADay`, that is one thing a day, on each way the student chose for it. */
export function messagesToSend(
  channels: readonly OnChannel[],
  facts: NotificationFacts,
  { today, severalADay }: { readonly today: string; readonly severalADay: boolean },
): { readonly channel: Channel; readonly kind: NotificationKind }[] {
  const due = channels.flatMap(({ channel, wanted, before }) => dueOn(wanted, facts, before, today).map((kind) => ({ channel, kind })));
  if (severalADay) return due;
  if (channels.some(({ before }) => Object.values(before.lastOf).some((day) => day >= today))) return [];
  const first = notificationKinds.find((kind) => due.some((one) => one.kind === kind));
  return due.filter(({ kind }) => kind === first);
}
