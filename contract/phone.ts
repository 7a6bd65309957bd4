/** The phone number of an account, verified by a texted code. */
import * as z from 'zod';
import { isPhoneNumber } from '#core/accounts/phone.ts';
import { defineCall, ordinary, rare } from './call.ts';
import { codeSchema, currentPassword } from './two-factor.ts';

/** Seconds until another message may be asked for. */
const waitSeconds = z.int();

const phoneSchema = z.object({
  /** False where the server has no way to send text messages. */
  available: z.boolean(),
  /** E.164; null while none is verified. */
  number: z.string().nullable(),
  /** The number a code was sent to, while it can be entered. */
  pending: z.object({ number: z.string(), waitSeconds }).nullable(),
});

const sending = ['texts-not-set-up', 'text-too-soon', 'too-many-texts', 'text-failed'] as const;

export const getPhone = defineCall({
  id: 'getPhone',
  summary: 'The verified phone number, and one waiting for its code',
  method: 'GET',
  path: '/api/accounts/phone',
  access: 'verified',
  rateLimit: ordinary,
  output: phoneSchema,
});

export const textPhoneCode = defineCall({
  id: 'textPhoneCode',
  summary: 'Text a code to a number to verify it',
  method: 'POST',
  path: '/api/accounts/phone/send',
  access: 'verified',
  rateLimit: rare,
  body: z.strictObject({
    number: z.string().max(20).refine(isPhoneNumber, 'Please enter a phone number with its country code.'),
    currentPassword,
  }),
  output: z.object({ waitSeconds }),
  errors: ['wrong-password', 'confirm-first', ...sending],
});

export const resendPhoneCode = defineCall({
  id: 'resendPhoneCode',
  summary: 'Text a new code to the number being verified',
  method: 'POST',
  path: '/api/accounts/phone/resend',
  access: 'verified',
  rateLimit: rare,
  output: z.object({ waitSeconds }),
  errors: ['code-expired', ...sending],
});

export const verifyPhone = defineCall({
  id: 'verifyPhone',
  summary: 'Verify a number with the texted code; replaces an earlier number',
  method: 'POST',
  path: '/api/accounts/phone/verify',
  access: 'verified',
  rateLimit: rare,
  body: z.strictObject({ code: codeSchema }),
  output: z.object({ number: z.string() }),
  errors: ['wrong-code', 'code-expired', 'phone-taken'],
});

export const removePhone = defineCall({
  id: 'removePhone',
  summary: 'Remove the phone number',
  method: 'POST',
  path: '/api/accounts/phone/remove',
  access: 'verified',
  rateLimit: rare,
  body: z.strictObject({ currentPassword }),
  output: z.object({ removed: z.boolean() }),
  errors: ['wrong-password', 'confirm-first'],
});

export const phoneCalls = { getPhone, textPhoneCode, resendPhoneCode, verifyPhone, removePhone };
