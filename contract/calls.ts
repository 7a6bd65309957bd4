/** All calls, by id. */
import { accountCareCalls } from './account-care.ts';
import { accountCalls } from './accounts.ts';
import { couponCalls } from './coupons.ts';
import { resultCalls } from './exam-results.ts';
import { examCalls } from './exams.ts';
import { identityCalls } from './identities.ts';
import { membershipCalls } from './membership.ts';
import { progressCalls } from './progress.ts';

export const calls = {
  ...accountCalls,
  ...accountCareCalls,
  ...identityCalls,
  ...examCalls,
  ...resultCalls,
  ...progressCalls,
  ...membershipCalls,
  ...couponCalls,
};
export type Calls = typeof calls;
