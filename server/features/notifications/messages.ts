/** What students read: short, with what to do next. */
import type { NotificationFacts } from '#core/notifications/due.ts';
import type { NotificationKind } from '#core/notifications/kinds.ts';

export interface Message {
  readonly title: string;
  readonly body: string;
  /** The screen to go on at. */
  readonly path: string;
  /** What the button of the mail says. */
  readonly action: string;
}

const count = (amount: number, one: string) => `${amount} ${one}${amount === 1 ? '' : 's'}`;

export function messageOf(kind: NotificationKind, facts: NotificationFacts): Message {
  const { week } = facts;
  switch (kind) {
    case 'payment-trouble':
      return {
        title: 'Your payment did not go through',
        body: 'Your plan is still active for now. Check your card to keep it.',
        path: '/membership/upgrade',
        action: 'Check my payment',
      };
    case 'exam-tomorrow':
      return {
        title: 'Your SAT is tomorrow',
        body: 'Charge your device, pack your ID (and a calculator, if you are bringing one), and sleep well. You have done the work.',
        path: '/study-plan',
        action: 'See my plan',
      };
    case 'late-result':
      return {
        title: 'Your exam result is in',
        body: 'The answers you gave offline have arrived, and your exam is scored.',
        path: '/all-results',
        action: 'See my result',
      };
    case 'exam-unfinished':
      return {
        title: 'Your practice exam is waiting',
        body: 'Your answers are saved. Pick up where you left off.',
        path: '/practice-exams',
        action: 'Continue my exam',
      };
    case 'weekly-summary':
      return {
        title: 'Your week on Ascent',
        body: `You answered ${count(week.answers, 'question')} in ${count(week.minutes, 'minute')}${
          week.exams > 0 ? `, got ${week.correct} right, and finished ${count(week.exams, 'practice exam')}` : ` and got ${week.correct} right`
        }. ${facts.reviewsDue > 0 ? `${count(facts.reviewsDue, 'mistake')} ${facts.reviewsDue === 1 ? 'is' : 'are'} due for review.` : 'No mistakes are due for review.'}`,
        path: '/progress',
        action: 'See my progress',
      };
    case 'reviews-due':
      return {
        title: `${count(facts.reviewsDue, 'mistake')} to review`,
        body: `Today is a good day to try ${facts.reviewsDue === 1 ? 'it' : 'them'} again, before you forget how.`,
        path: '/review',
        action: 'Review now',
      };
    case 'plan-today':
      return {
        title: `${count(facts.plannedMinutes, 'minute')} for today`,
        body: 'That’s the time you set aside. Your next quiz is ready.',
        path: '/dashboard',
        action: 'Start',
      };
  }
}

export const testMessage: Message = {
  title: 'Notifications work',
  body: 'This is the test you asked for.',
  path: '/profile#notifications',
  action: 'Settings',
};
