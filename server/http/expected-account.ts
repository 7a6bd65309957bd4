/**
 * The account that the screen expects to be signed in. A browser has one session for all its tabs, so a tab may act on somebody who
 * signed in later in another; so each call from the client names its account, and is refused for any other.
 */
import type { Calls } from '#contract/calls.ts';
import { accountHeader, nobody } from '#contract/expected-account.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Account } from './handler.ts';

/** Not checked: calls that ask who is signed in, change that, or act on the account that a mailed link or a proof of identity names. */
const exemptCalls = new Set<string>([
  'me',
  'signUp',
  'signIn',
  'signInAtLink',
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
export function refuseOtherAccount(callId: string, headers: Headers, account: Account | null): Refusal | null {
  const expected = headers.get(accountHeader);
  if (expected === null || exemptCalls.has(callId) || expected === (account?.id ?? nobody)) return null;
  if (account) return refuse('other-account');
  // The session that the screen expected has ended. Ending it again does no harm; no other call may act on a guest instead.
  return callId === 'signOut' ? null : refuse('not-signed-in');
}
