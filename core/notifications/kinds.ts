/** What a student can be told about, and on which ways. */

/** The most important first: where only one may be sent, it is the first that is due. */
export const notificationKinds = ['payment-trouble', 'exam-tomorrow', 'late-result', 'exam-unfinished', 'weekly-summary', 'reviews-due', 'plan-today'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** On which way: a notification of the browser's, or a mail. */
export type Channel = 'push' | 'email';

/** A week does not fit into a notification. */
export const pushKinds: readonly NotificationKind[] = notificationKinds.filter((kind) => kind !== 'weekly-summary');

/** As they are called in the settings. */
export const kindNames: Readonly<Record<NotificationKind, string>> = {
  'payment-trouble': 'A payment did not go through',
  'exam-tomorrow': 'Your SAT is tomorrow',
  'late-result': 'An exam you finished offline is scored',
  'exam-unfinished': 'A practice exam is half finished',
  'weekly-summary': 'Your weekly summary is ready, every Sunday',
  'reviews-due': 'Mistakes are due for review',
  'plan-today': 'You planned to study today',
};
