/**
 * Every kind of job, by name, with the schema of its payload. `enqueue` is checked against it, and the server starts only
 * with a task for each.
 */
import type * as z from 'zod';
import type { newEmailMailPayload } from '../features/accounts/jobs/new-email-mail.ts';
import type { passwordResetMailPayload } from '../features/accounts/jobs/password-reset-mail.ts';
import type { verificationMailPayload } from '../features/accounts/shared/verification-mail.ts';
import type { planMailPayload } from '../features/membership/jobs/plan-mail.ts';
import type { notifyRenewalsPayload } from '../features/payment/jobs/notify-renewals.ts';
import type { forwardVisitsPayload } from '../features/analytics/jobs/forward-visits.ts';
import type { notifyPayload } from '../features/notifications/jobs/notify.ts';
import type { notifyReportersPayload } from '../features/question-reports/jobs/notify-reporters.ts';
import type { sendPushPayload } from '../features/notifications/jobs/send-push.ts';
import type { removeTwoFactorPayload } from '../features/two-factor/shared/remove-two-factor.ts';
import type { sendTextPayload } from '../features/two-factor/jobs/send-text.ts';
import type { askModelPayload } from '../features/model-drafts/jobs/ask-model.ts';
import type { importQuestionsPayload } from '../features/authoring/jobs/import-questions.ts';
import type { removeOrphansPayload } from '../features/files/jobs/remove-orphans.ts';
import type { calibrateQuestionsPayload } from '../features/calibration/jobs/calibrate-questions.ts';
import type { measureQuestionsPayload } from '../features/question-quality/jobs/measure-questions.ts';
import type { cleanUpPayload } from './tasks/clean-up.ts';
import type { foldStatisticsPayload } from '../features/learning/jobs/fold-statistics.ts';
import type { sendMailPayload } from './tasks/send-mail.ts';
import type { creditCustomerPayload } from '../features/payment/jobs/credit-customer.ts';
import type { endSubscriptionPayload } from '../features/payment/jobs/end-subscription.ts';
import type { reconcilePaymentsPayload } from '../features/payment/jobs/reconcile-payments.ts';
import type { settleMembershipsPayload } from '../features/payment/jobs/settle-memberships.ts';

export interface TaskPayloads {
  'ask-model': typeof askModelPayload;
  'import-questions': typeof importQuestionsPayload;
  'calibrate-questions': typeof calibrateQuestionsPayload;
  'clean-up': typeof cleanUpPayload;
  'fold-statistics': typeof foldStatisticsPayload;
  'measure-questions': typeof measureQuestionsPayload;
  'new-email-mail': typeof newEmailMailPayload;
  'password-reset-mail': typeof passwordResetMailPayload;
  'send-mail': typeof sendMailPayload;
  'send-text': typeof sendTextPayload;
  'credit-customer': typeof creditCustomerPayload;
  'end-subscription': typeof endSubscriptionPayload;
  'forward-visits': typeof forwardVisitsPayload;
  notify: typeof notifyPayload;
  'send-push': typeof sendPushPayload;
  'reconcile-payments': typeof reconcilePaymentsPayload;
  'plan-mail': typeof planMailPayload;
  'notify-renewals': typeof notifyRenewalsPayload;
  'notify-reporters': typeof notifyReportersPayload;
  'remove-orphan-files': typeof removeOrphansPayload;
  'remove-two-factor': typeof removeTwoFactorPayload;
  'settle-memberships': typeof settleMembershipsPayload;
  'verification-mail': typeof verificationMailPayload;
}

export type TaskName = keyof TaskPayloads;

/** What must be passed to enqueue a job of this name. */
export type PayloadOf<Name extends TaskName> = z.input<TaskPayloads[Name]>;
