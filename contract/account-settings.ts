/** Looking after an account: a forgotten password, the profile, its data, its end. */
import * as z from 'zod';
import { signInResultSchema, currentPasswordSchema, emailSchema, meSchema, nameSchema, passwordSchema } from './accounts.ts';
import { defineCall, frequent, ordinary, rare } from './call.ts';
import { connectedIdentitySchema, providerIdSchema } from './identities.ts';
import { instant } from './primitives.ts';

const token = z.string().min(20).max(100);
const currentPassword = currentPasswordSchema.optional();

const deviceSchema = z.object({
  id: z.string(),
  /** In plain words, e.g. "Chrome on Windows". */
  name: z.string(),
  signedInAt: instant,
  /** To the hour. */
  lastUsedAt: instant,
  /** True for the session that makes the call. */
  current: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;

/** What the export consists of; each part is read page by page. */
export const exportParts = [
  'account',
  'examSessions',
  'answers',
  'results',
  'responses',
  'practicedMisses',
  'practiceAnnotations',
  'attempts',
  'topicHistory',
  'reviewItems',
  'quizzes',
  'errorLog',
  'keptQuestions',
  'questionReports',
  'timing',
  'flashcards',
  'flashcardReviews',
] as const;
export type ExportPart = (typeof exportParts)[number];

export const forgotPassword = defineCall({
  id: 'forgotPassword',
  summary: 'Email a link for setting a new password; the response is the same whether or not the address is known',
  method: 'POST',
  path: '/api/accounts/forgot-password',
  access: 'public',
  rateLimit: rare,
  body: z.strictObject({ email: emailSchema }),
  output: z.object({ sent: z.boolean() }),
  errors: ['too-many-mails'],
});

export const getPasswordReset = defineCall({
  id: 'getPasswordReset',
  summary: 'The other ways into the account of an emailed password link, so that its owner can remove any that are not theirs; does not use up the link',
  method: 'POST',
  path: '/api/accounts/reset-password/ways-in',
  access: 'public',
  rateLimit: rare,
  body: z.strictObject({ token }),
  output: z.object({
    /** Connected providers, which stay unless they are named in `resetPassword`. */
    identities: z.array(connectedIdentitySchema),
    /** Where the account is signed in: all these sessions end. */
    devices: z.array(deviceSchema.pick({ name: true, lastUsedAt: true })),
    secondFactors: z.object({
      /** Null while two-step verification is off. */
      twoFactorSince: instant.nullable(),
      /** The last two digits; null without a phone. */
      phoneEnding: z.string().nullable(),
    }),
  }),
  errors: ['link-expired'],
});

export const resetPassword = defineCall({
  id: 'resetPassword',
  summary: 'Set a new password with an emailed link; ends all sessions, then signs in (an account with two-step verification still needs its code)',
  method: 'POST',
  path: '/api/accounts/reset-password',
  access: 'public',
  rateLimit: rare,
  body: z.strictObject({
    token,
    password: passwordSchema,
    /** Providers to disconnect. */
    removeIdentities: z.array(providerIdSchema).max(10).default([]),
    /** Also the phone and two-step verification, which is removed only after three days without a code: access to the mailbox alone must not remove it at once. */
    removeSecondFactors: z.boolean().default(false),
  }),
  output: signInResultSchema.extend({
    /** When two-step verification is removed unless somebody logs in with a code; null if it stays, or was off. */
    twoFactorEndsAt: instant.nullable(),
  }),
  errors: ['link-expired', 'password-too-common', 'password-unchanged'],
});

export const getProfile = defineCall({
  id: 'getProfile',
  summary: 'Where the account is signed in, its ways to log in, and a new address that is waiting to be confirmed',
  method: 'GET',
  path: '/api/accounts/profile',
  access: 'verified',
  rateLimit: ordinary,
  output: z.object({
    devices: z.array(deviceSchema),
    pendingEmail: z.string().nullable(),
    hasPassword: z.boolean(),
    /** Until when a visit to a connected provider counts as the password in this session. */
    confirmedUntil: instant.nullable(),
    identities: z.array(connectedIdentitySchema),
  }),
});

export const updateProfile = defineCall({
  id: 'updateProfile',
  summary: 'Change the name',
  method: 'PATCH',
  path: '/api/accounts/profile',
  access: 'verified',
  rateLimit: ordinary,
  body: z.strictObject({ name: nameSchema }),
  output: z.object({ me: meSchema }),
});

export const changePassword = defineCall({
  id: 'changePassword',
  summary: 'Change the password; ends every other session',
  method: 'POST',
  path: '/api/accounts/change-password',
  access: 'verified',
  rateLimit: rare,
  body: z.strictObject({ currentPassword: currentPasswordSchema, password: passwordSchema }),
  output: z.object({ me: meSchema }),
  errors: ['wrong-password', 'password-too-common', 'password-unchanged'],
});

export const changeEmail = defineCall({
  id: 'changeEmail',
  summary: 'Email a link to a new address, which replaces the old one once it is confirmed',
  method: 'POST',
  path: '/api/accounts/change-email',
  access: 'verified',
  rateLimit: rare,
  body: z.strictObject({ email: emailSchema, currentPassword }),
  output: z.object({ sent: z.boolean() }),
  errors: ['wrong-password', 'confirm-first', 'too-many-mails'],
});

export const correctEmail = defineCall({
  id: 'correctEmail',
  summary: 'Replace an address that was never verified, such as one with a typo; sends a verification email',
  method: 'POST',
  path: '/api/accounts/correct-email',
  access: 'signed-in',
  rateLimit: rare,
  body: z.strictObject({ email: emailSchema }),
  output: z.object({ me: meSchema }),
  errors: ['email-taken', 'forbidden', 'too-many-mails'],
});

export const confirmEmail = defineCall({
  id: 'confirmEmail',
  summary: 'Confirm a new address with the link emailed to it, while signed in to its account',
  method: 'POST',
  path: '/api/accounts/confirm-email',
  access: 'public',
  rateLimit: rare,
  body: z.strictObject({ token }),
  output: z.object({ email: z.string() }),
  errors: ['link-expired', 'link-needs-login', 'link-other-account'],
});

export const signOutElsewhere = defineCall({
  id: 'signOutElsewhere',
  summary: 'End every session of the account except this one',
  method: 'POST',
  path: '/api/accounts/sign-out-elsewhere',
  access: 'verified',
  rateLimit: ordinary,
  output: z.object({ ended: z.int() }),
});

export const signOutDevice = defineCall({
  id: 'signOutDevice',
  summary: 'End one other session of the account',
  method: 'DELETE',
  path: '/api/accounts/devices/:signedInDeviceId',
  access: 'verified',
  rateLimit: ordinary,
  params: z.strictObject({ signedInDeviceId: z.uuid() }),
  output: z.object({ ended: z.literal(true) }),
  errors: ['not-found'],
});

export const exportData = defineCall({
  id: 'exportData',
  summary: 'Everything stored about the caller, part by part and page by page',
  method: 'GET',
  path: '/api/accounts/export',
  access: 'verified',
  rateLimit: frequent,
  query: z.strictObject({
    part: z.enum(exportParts),
    /** `nextCursor` of the previous page. */
    cursor: z
      .string()
      .max(200)
      .regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}~[\w-]*$/)
      .optional(),
  }),
  output: z.object({ rows: z.array(z.record(z.string(), z.json())), nextCursor: z.string().nullable() }),
});

export const deleteAccount = defineCall({
  id: 'deleteAccount',
  summary: 'Delete the account and everything stored about it, for good',
  method: 'POST',
  path: '/api/accounts/delete',
  access: 'verified',
  rateLimit: rare,
  body: z.strictObject({ currentPassword, confirmation: z.literal('DELETE', 'Please type DELETE.') }),
  output: z.object({ deleted: z.boolean() }),
  errors: ['wrong-password', 'confirm-first', 'payment-unavailable'],
});

export const accountSettingsCalls = {
  forgotPassword,
  getPasswordReset,
  resetPassword,
  getProfile,
  updateProfile,
  changePassword,
  changeEmail,
  correctEmail,
  confirmEmail,
  signOutElsewhere,
  signOutDevice,
  exportData,
  deleteAccount,
};
