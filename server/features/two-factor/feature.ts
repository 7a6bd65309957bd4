/** Two-step verification: the app, the backup codes, the phone, and the step between password and session. */
import type { Base, Feature } from '#server/feature.ts';
import { codeHandlers } from './code-handlers.ts';
import { twoFactorHandlers } from './handlers.ts';
import { removeTwoFactor } from './shared/remove-two-factor.ts';
import { sendText } from './jobs/send-text.ts';
import { phoneHandlers } from './phone/handlers.ts';

export const twoFactorFeature = (base: Base) =>
  ({
    handlers: { ...twoFactorHandlers(base), ...codeHandlers(base), ...phoneHandlers(base) },
    jobs: { 'send-text': sendText(base), 'remove-two-factor': removeTwoFactor(base) },
  }) satisfies Feature;
