/** Accounts: sign-up, sign-in, who am I, verification. */
import * as z from 'zod';
import { defineCall, frequent, ordinary, rare } from './call.ts';
import { isStorable, stripBidiControls } from '#core/text.ts';
import { instant } from './primitives.ts';
import { topicChange } from './topic-change.ts';

/** In responses. A tier that only a newer server knows reads as free. */
export const membershipTierSchema = z.enum(['free', 'plus', 'max']).catch('free');

export const meSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  isAdmin: z.boolean(),
  /** Works on content; administrators do, too. */
  isAuthor: z.boolean(),
  /** An author or administrator who may do nothing as such before two-step verification is on. */
  needsTwoFactor: z.boolean(),
  membershipTier: membershipTierSchema,
  membershipEndDate: instant.nullable(),
  createdAt: instant,
  /** Answers given as a guest that were moved into the account when this session was opened. */
  claimedAnswers: z.int().min(0),
});
export type Me = z.infer<typeof meSchema>;

/** What an account with two-step verification asks for after the password. */
export const challengeSchema = z.object({
  /** The last two digits of the phone a code can be texted to; null if there is none. */
  phoneEnding: z.string().nullable(),
});
export type Challenge = z.infer<typeof challengeSchema>;

/** What a proof of identity leads to: a session, or a request for a code. Exactly one is not null. */
export const signInResultSchema = z.object({ me: meSchema.nullable(), challenge: challengeSchema.nullable() });
export type SignInResult = z.infer<typeof signInResultSchema>;

export const nameSchema = z
  .string()
  .trim()
  .min(1, 'Please enter your name.')
  .max(80)
  .refine(isStorable, 'Please enter your name.')
  .refine((name) => stripBidiControls(name) === name, 'This name contains invisible characters. Please type it again.');
const badEmail = 'Please enter a valid email address.';
/** Letters of every script, as mail servers now accept them; no spaces, control or invisible characters. */
const emailPattern = /^[^\s@"(),:;<>[\\\]\p{C}]{1,64}@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.){1,8}[\p{L}\p{M}\p{N}-]{2,63}$/u;
export const emailSchema = z
  .email({ pattern: emailPattern, error: badEmail })
  .max(254)
  .refine((email) => !/^\.|\.\.|\.@/.test(email), badEmail);
export const passwordSchema = z.string().min(6, 'Password must be at least 6 characters').max(256);

/** For users who have one; for other proofs of being the owner see `confirm-first`. */
export const currentPasswordSchema = z.string().min(1, 'Please enter your current password.').max(256);

export const signUp = defineCall({
  id: 'signUp',
  summary: 'Create an account and sign in; sends a verification email',
  method: 'POST',
  path: '/api/accounts/sign-up',
  access: 'public',
  rateLimit: rare,
  body: z.strictObject({ name: nameSchema, email: emailSchema, password: passwordSchema }),
  output: z.object({ me: meSchema }),
  status: 201,
  errors: ['email-taken', 'password-too-short', 'password-too-common'],
});

export const signIn = defineCall({
  id: 'signIn',
  summary: 'Sign in with email and password; an account with two-step verification then needs a code',
  method: 'POST',
  path: '/api/accounts/sign-in',
  access: 'public',
  rateLimit: rare,
  body: z.strictObject({ email: z.string().min(1).max(254).refine(isStorable, badEmail), password: z.string().min(1).max(256) }),
  output: signInResultSchema,
  errors: ['sign-in-failed'],
});

export const signOut = defineCall({
  id: 'signOut',
  summary: 'End this session',
  method: 'POST',
  path: '/api/accounts/sign-out',
  access: 'public',
  rateLimit: ordinary,
  output: z.object({ signedOut: z.boolean() }),
});

export const getMe = defineCall({
  id: 'me',
  summary: 'Who is signed in; null for a guest',
  method: 'GET',
  path: '/api/accounts/me',
  access: 'public',
  rateLimit: frequent,
  output: z.object({
    me: meSchema.nullable(),
    /** Encrypts what a device keeps of this account's unsent answers after the session there has ended; the same each time. */
    deviceKey: z.string().optional(),
    /** Topics that this installation shows with another name, color or place; left out while they cannot be read. */
    topics: z.array(topicChange).optional(),
  }),
});

export const sendVerification = defineCall({
  id: 'sendVerification',
  summary: 'Send or resend the verification email; the response is the same whether or not the address is known',
  method: 'POST',
  path: '/api/email/send-verification',
  access: 'public',
  rateLimit: rare,
  body: z.strictObject({ email: emailSchema, name: z.string().max(80).default('Student') }),
  output: z.object({ sent: z.boolean() }),
  errors: ['mail-failed', 'too-many-mails'],
});

export const sendBackupVerification = defineCall({
  id: 'sendBackupVerification',
  summary: 'Send a backup verification email, whose link is sealed and not stored, when the regular one could not be sent',
  method: 'POST',
  path: '/api/email/send-backup-verification',
  access: 'signed-in',
  rateLimit: rare,
  output: z.object({ sent: z.boolean() }),
  errors: ['mail-failed', 'too-many-mails'],
});

export const verifyEmail = defineCall({
  id: 'verifyEmail',
  summary: 'Confirm an address with its verification link, while signed in to its account',
  method: 'POST',
  path: '/api/email/verify',
  access: 'public',
  rateLimit: rare,
  body: z.strictObject({ token: z.string().min(20).max(1000) }),
  output: z.object({ verified: z.boolean() }),
  errors: ['link-expired', 'link-needs-login', 'link-other-account'],
});

export const signInAtLink = defineCall({
  id: 'signInAtLink',
  summary: 'Sign in with a password to the account of an emailed confirmation link; does not use up the link',
  method: 'POST',
  path: '/api/accounts/sign-in/link',
  access: 'public',
  rateLimit: rare,
  body: z.strictObject({ token: z.string().min(20).max(1000), password: z.string().min(1).max(256) }),
  output: signInResultSchema,
  errors: ['link-expired', 'sign-in-failed'],
});

export const accountCalls = { signUp, signIn, signInAtLink, signOut, me: getMe, sendVerification, sendBackupVerification, verifyEmail };
