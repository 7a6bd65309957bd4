/** Signing in with an identity provider: which providers there are, the way to one, and what an account is connected to. */
import * as z from 'zod';
import { signInResultSchema, currentPasswordSchema, emailSchema, nameSchema } from './accounts.ts';
import { defineCall, ordinary, rare } from './call.ts';
import { instant, openEnum } from './primitives.ts';

const providerIds = ['google', 'apple', 'facebook', 'x', 'github', 'oidc'] as const;
export const providerIdSchema = z.enum(providerIds);
export type ProviderId = z.infer<typeof providerIdSchema>;

const providerSchema = z.object({ id: providerIdSchema, name: z.string() });
export type Provider = z.infer<typeof providerSchema>;

/** How a visit to a provider ended, as reported to the page that began it. */
export const identityOutcomeSchema = z.enum([
  'signed-in',
  /** The account asks for a code too. */
  'two-factor',
  /** The provider gave no email: one must be entered. */
  'email-needed',
  /** There is already an account with this email; it is neither opened nor connected. */
  'email-taken',
  'connected',
  /** Connected to another account. */
  'in-use',
  'confirmed',
  /** The right person, but the provider did not say that they have just logged in: a code was mailed. */
  'code-mailed',
  /** Another person at the provider than the one this account is connected to. */
  'other-identity',
  'cancelled',
  /** Begun too long ago, in another browser, or finished before. */
  'expired',
  'failed',
]);
export type IdentityOutcome = z.infer<typeof identityOutcomeSchema>;

/** The message of the window at the provider to the page that opened it. */
export const identityMessageSchema = z.strictObject({
  type: z.literal('ascent:identity'),
  /** Empty if the server does not know which attempt it was. */
  attempt: z.string().max(64),
  outcome: identityOutcomeSchema,
});

export const connectedIdentitySchema = z.object({ provider: providerSchema, email: z.string().nullable(), connectedAt: instant });
export type ConnectedIdentity = z.infer<typeof connectedIdentitySchema>;

const way = {
  provider: providerIdSchema,
  /** True for a separate window; otherwise the page itself goes there and comes back. */
  popup: z.boolean(),
};
const beginning = z.object({ attempt: z.string(), url: z.url() });

export const identityProviders = defineCall({
  id: 'identityProviders',
  summary: 'The identity providers available for signing in',
  method: 'GET',
  path: '/api/accounts/identity-providers',
  access: 'public',
  rateLimit: ordinary,
  output: z.object({ providers: z.array(providerSchema.extend({ id: openEnum(providerIds) })) }),
});

export const beginIdentitySignIn = defineCall({
  id: 'beginIdentitySignIn',
  summary: 'Start signing in or signing up with an identity provider; returns where to go',
  method: 'POST',
  path: '/api/accounts/identity/sign-in',
  access: 'public',
  rateLimit: rare,
  /** `search`: the query of the screen to come back to. */
  body: z.strictObject({ ...way, search: z.string().max(2000).default('') }),
  output: beginning,
  errors: ['not-found', 'provider-unavailable'],
});

export const beginIdentityConnection = defineCall({
  id: 'beginIdentityConnection',
  summary: 'Start connecting an identity provider to the account',
  method: 'POST',
  path: '/api/accounts/identity/connect',
  access: 'verified',
  rateLimit: rare,
  body: z.strictObject({ ...way, currentPassword: currentPasswordSchema.optional() }),
  output: beginning,
  errors: ['not-found', 'provider-unavailable', 'wrong-password', 'confirm-first', 'already-connected'],
});

export const beginIdentityConfirmation = defineCall({
  id: 'beginIdentityConfirmation',
  summary: 'Start confirming at a connected identity provider that this session belongs to the owner',
  method: 'POST',
  path: '/api/accounts/identity/confirm',
  access: 'verified',
  rateLimit: rare,
  body: z.strictObject(way),
  output: beginning,
  errors: ['not-found', 'provider-unavailable'],
});

export const confirmWithMailedCode = defineCall({
  id: 'confirmWithMailedCode',
  summary: 'Confirm with an emailed code that this session belongs to the owner, if the provider cannot confirm it',
  method: 'POST',
  path: '/api/accounts/identity/confirm-code',
  access: 'verified',
  rateLimit: rare,
  body: z.strictObject({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'Please enter the six digits of the code.'),
  }),
  output: z.object({ confirmed: z.boolean() }),
  errors: ['wrong-code', 'code-expired'],
});

export const disconnectIdentity = defineCall({
  id: 'disconnectIdentity',
  summary: 'Disconnect an identity provider, unless it is the only way into the account',
  method: 'POST',
  path: '/api/accounts/identity/disconnect',
  access: 'verified',
  rateLimit: rare,
  body: z.strictObject({ provider: providerIdSchema, currentPassword: currentPasswordSchema.optional() }),
  output: z.object({ disconnected: z.boolean() }),
  errors: ['not-found', 'wrong-password', 'confirm-first', 'last-way-in'],
});

export const unfinishedSignUp = defineCall({
  id: 'unfinishedSignUp',
  summary: 'The pending sign-up in this browser of someone whose provider gave no email address; null if there is none',
  method: 'GET',
  path: '/api/accounts/identity/sign-up',
  access: 'public',
  rateLimit: ordinary,
  output: z.object({ signUp: z.object({ provider: providerSchema, name: z.string() }).nullable() }),
});

export const finishSignUp = defineCall({
  id: 'finishSignUp',
  summary: 'Finish signing up when the provider gave no email address; sends a verification email',
  method: 'POST',
  path: '/api/accounts/identity/sign-up',
  access: 'public',
  rateLimit: rare,
  body: z.strictObject({ name: nameSchema, email: emailSchema }),
  output: signInResultSchema,
  status: 201,
  errors: ['email-taken', 'sign-up-expired'],
});

export const identityCalls = {
  identityProviders,
  beginIdentitySignIn,
  beginIdentityConnection,
  beginIdentityConfirmation,
  confirmWithMailedCode,
  disconnectIdentity,
  unfinishedSignUp,
  finishSignUp,
};
