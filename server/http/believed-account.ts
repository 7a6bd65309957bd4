/**
 * Whom the screen believes to be signed in. A browser has one session for all its tabs, so a tab may act on somebody who
 * signed in later in another; each call of the client therefore names its account, and nobody else is acted on.
 */
import type { Calls } from '#contract/calls.ts';
import { accountHeader, nobody } from '#contract/believed-account.ts';
import { refuse, type Refusal } from './refusal.ts';
import type { SessionOwner } from '#server/features/accounts/store.ts';

/** Calls that ask who is signed in, change that, or act on the account that a mailed link or a proof of identity names. */
const whoeverIsSignedIn = new Set<string>([
  'me',
  'signUp',
  'signIn',
  'sendVerification',
  'verifyEmail',
  'forgotPassword',
  'getPasswordReset',
  'resetPassword',
  'confirmEmail',
  'identityProviders',
  'beginIdentitySignIn',
  'unfinishedSignUp',
  'finishSignUp',
  'getChallenge',
  'signInWithCode',
  'textSignInCode',
  'abandonSignIn',
] satisfies (keyof Calls)[]);

/** The refusal of a call meant for somebody else; null without a header, as from scripts and earlier clients. */
export function refuseOtherAccount(callId: string, headers: Headers, { account }: SessionOwner): Refusal | null {
  const believed = headers.get(accountHeader);
  if (believed === null || whoeverIsSignedIn.has(callId) || believed === (account?.id ?? nobody)) return null;
  if (account) return refuse('other-account');
  // The session that was believed in has ended. Ending it again does no harm; all else must not happen to a guest.
  return callId === 'signOut' ? null : refuse('not-signed-in');
}
