/** Two-step verification: switching it on and off, and the step it adds to signing in. */
import * as z from 'zod';
import { challengeSchema, currentPasswordSchema, meSchema } from './accounts.ts';
import { defineCall, frequent, ordinary, rare } from './call.ts';
import { instant } from './primitives.ts';

/** Absent for somebody who has just visited a connected provider. */
export const currentPassword = currentPasswordSchema.optional();
/** Six digits, however they are grouped, or a backup code. */
export const codeSchema = z.string().trim().min(1, 'Please enter the code.').max(40);

const trustedDeviceSchema = z.object({
  id: z.string(),
  /** In plain words, e.g. "Chrome on Windows". */
  name: z.string(),
  until: instant,
  /** True for the browser that makes the call. */
  current: z.boolean(),
});

const twoFactorSchema = z.object({
  /** Null while it is off. */
  since: instant.nullable(),
  backupCodesLeft: z.int(),
  trustedDevices: z.array(trustedDeviceSchema),
});

/** Shown once: the server keeps hashes. */
const backupCodes = z.array(z.string());

export const getTwoFactor = defineCall({
  id: 'getTwoFactor',
  summary: 'Whether two-step verification is on, and which browsers are trusted',
  method: 'GET',
  path: '/api/accounts/two-factor',
  access: 'verified',
  rateLimit: ordinary,
  output: twoFactorSchema,
});

export const beginTwoFactor = defineCall({
  id: 'beginTwoFactor',
  summary: 'Start setting up two-step verification: a new secret for an authenticator app',
  method: 'POST',
  path: '/api/accounts/two-factor/begin',
  access: 'verified',
  rateLimit: rare,
  body: z.strictObject({ currentPassword }),
  output: z.object({
    /** Base32, to be typed. */
    secret: z.string(),
    /** `otpauth://…`, for a QR code. */
    otpauthUrl: z.string(),
  }),
  errors: ['wrong-password', 'confirm-first', 'two-factor-on'],
});

export const confirmTwoFactor = defineCall({
  id: 'confirmTwoFactor',
  summary: 'Turn on two-step verification with a first code; returns backup codes and ends every other session',
  method: 'POST',
  path: '/api/accounts/two-factor/confirm',
  access: 'verified',
  rateLimit: rare,
  body: z.strictObject({ code: codeSchema }),
  output: z.object({ backupCodes }),
  errors: ['wrong-code', 'two-factor-on', 'set-up-expired'],
});

export const renewBackupCodes = defineCall({
  id: 'renewBackupCodes',
  summary: 'Create new backup codes; the old ones stop working',
  method: 'POST',
  path: '/api/accounts/two-factor/backup-codes',
  access: 'verified',
  rateLimit: rare,
  body: z.strictObject({ currentPassword }),
  output: z.object({ backupCodes }),
  errors: ['wrong-password', 'confirm-first', 'two-factor-off'],
});

export const turnOffTwoFactor = defineCall({
  id: 'turnOffTwoFactor',
  summary: 'Turn off two-step verification',
  method: 'POST',
  path: '/api/accounts/two-factor/off',
  access: 'verified',
  rateLimit: rare,
  body: z.strictObject({ currentPassword }),
  output: z.object({ off: z.boolean() }),
  errors: ['wrong-password', 'confirm-first', 'two-factor-off'],
});

export const forgetTrustedDevice = defineCall({
  id: 'forgetTrustedDevice',
  summary: 'Stop trusting a browser, so that it needs a code again',
  method: 'DELETE',
  path: '/api/accounts/two-factor/devices/:deviceId',
  access: 'verified',
  rateLimit: ordinary,
  params: z.strictObject({ deviceId: z.uuid() }),
  output: z.object({ forgotten: z.boolean() }),
  errors: ['not-found'],
});

export const getChallenge = defineCall({
  id: 'getChallenge',
  summary: 'The sign-in waiting for a code in this browser; null if there is none',
  method: 'GET',
  path: '/api/accounts/sign-in/challenge',
  access: 'public',
  rateLimit: frequent,
  output: z.object({ challenge: challengeSchema.nullable() }),
});

export const signInWithCode = defineCall({
  id: 'signInWithCode',
  summary: 'Finish signing in with a code from the app or a text message, or a backup code',
  method: 'POST',
  path: '/api/accounts/sign-in/code',
  access: 'public',
  rateLimit: rare,
  body: z.strictObject({
    method: z.enum(['app', 'text', 'backup']),
    code: codeSchema,
    /** True: ask for no code in this browser for thirty days. */
    trustDevice: z.boolean().default(false),
  }),
  output: z.object({ me: meSchema }),
  errors: ['wrong-code', 'too-many-codes', 'sign-in-expired'],
});

export const textSignInCode = defineCall({
  id: 'textSignInCode',
  summary: 'Text a code to the verified phone of the account that is signing in',
  method: 'POST',
  path: '/api/accounts/sign-in/text',
  access: 'public',
  rateLimit: rare,
  output: z.object({
    /** Seconds until another one may be asked for. */
    waitSeconds: z.int(),
  }),
  errors: ['sign-in-expired', 'no-phone', 'texts-not-set-up', 'text-too-soon', 'too-many-texts', 'text-failed'],
});

export const abandonSignIn = defineCall({
  id: 'abandonSignIn',
  summary: 'Cancel a sign-in that is waiting for a code',
  method: 'POST',
  path: '/api/accounts/sign-in/abandon',
  access: 'public',
  rateLimit: ordinary,
  output: z.object({ abandoned: z.boolean() }),
});

export const twoFactorCalls = {
  getTwoFactor,
  beginTwoFactor,
  confirmTwoFactor,
  renewBackupCodes,
  turnOffTwoFactor,
  forgetTrustedDevice,
  getChallenge,
  signInWithCode,
  textSignInCode,
  abandonSignIn,
};
