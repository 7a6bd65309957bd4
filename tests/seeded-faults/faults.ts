/** Faults worth planting: one line of the product made wrong, and the test that must fail. */
import { browserFaults } from './browser.ts';
import { couponsFaults } from './coupons.ts';
import { examsFaults } from './exams.ts';
import { harvestingFaults } from './harvesting.ts';
import { identityProvidersFaults } from './identity-providers.ts';
import { inputFaults } from './input.ts';
import { limitsFaults } from './limits.ts';
import { notificationsFaults } from './notifications.ts';
import { operationsFaults } from './operations.ts';
import { passwordsFaults } from './passwords.ts';
import { paymentFaults } from './payment.ts';
import { phoneFaults } from './phone.ts';
import { removedEntryFaults } from './removed-entries.ts';
import { rightsFaults } from './rights.ts';
import { secretsFaults } from './secrets.ts';
import { securityEventsFaults } from './security-events.ts';
import { sessionsFaults } from './sessions.ts';
import { takeoverFaults } from './takeover.ts';
import { trustedBrowsersFaults } from './trusted-browsers.ts';
import { twoStepFaults } from './two-step.ts';
import type { SeededFault } from './fault.ts';

export const faults: readonly SeededFault[] = [
  ...rightsFaults,
  ...removedEntryFaults,
  ...examsFaults,
  ...harvestingFaults,
  ...sessionsFaults,
  ...secretsFaults,
  ...passwordsFaults,
  ...limitsFaults,
  ...takeoverFaults,
  ...identityProvidersFaults,
  ...twoStepFaults,
  ...trustedBrowsersFaults,
  ...phoneFaults,
  ...browserFaults,
  ...inputFaults,
  ...couponsFaults,
  ...paymentFaults,
  ...operationsFaults,
  ...securityEventsFaults,
  ...notificationsFaults,
];
