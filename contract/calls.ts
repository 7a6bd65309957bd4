/** All calls, by id. */
import { accountAdminCalls } from './account-admin.ts';
import { accountCareCalls } from './account-care.ts';
import { accountCalls } from './accounts.ts';
import { couponCalls } from './coupons.ts';
import { resultCalls } from './exam-results.ts';
import { examCalls } from './exams.ts';
import { identityCalls } from './identities.ts';
import { membershipCalls } from './membership.ts';
import { paymentCalls } from './payment.ts';
import { phoneCalls } from './phone.ts';
import { progressCalls } from './progress.ts';
import { quizCalls } from './quizzes.ts';
import { secondFactorCalls } from './second-factor.ts';
import { studyCalls } from './study.ts';

export const calls = {
  ...accountCalls,
  ...accountCareCalls,
  ...identityCalls,
  ...accountAdminCalls,
  ...secondFactorCalls,
  ...phoneCalls,
  ...examCalls,
  ...resultCalls,
  ...progressCalls,
  ...membershipCalls,
  ...couponCalls,
  ...quizCalls,
  ...paymentCalls,
  ...studyCalls,
};
export type Calls = typeof calls;
