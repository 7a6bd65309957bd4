/** How sessions begin and end. */
import { dayMs } from '#core/day.ts';
import { randomBytes } from 'node:crypto';
import type { SignInResult } from '#contract/accounts.ts';
import type { Account, Caller } from '#server/http/handler.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { cookieLine } from '#server/http/cookies.ts';
import { isRefusal, refuse, type Refusal } from '#server/refusal.ts';
import { hashToken, sessionCookie } from '#server/http/sessions.ts';
import { deleteSubscriptionsOfSession } from '#server/features/notifications/store.ts';
import { challengeOf } from '#server/features/two-factor/shared/challenge.ts';
import { hasTwoFactor } from '#server/features/two-factor/store.ts';
import { beginPendingSignIn } from '#server/features/two-factor/shared/pending-sign-in.ts';
import { isTrusted } from '#server/features/two-factor/shared/trusted-device.ts';
import { deleteSession } from '../settings-store.ts';
import type { AccountDependencies } from './dependencies.ts';
import { recognizeDevice } from './known-device.ts';
import { toMe } from './me.ts';
import { claimGuestPractice } from '#server/user-data/guest-store.ts';
import { holdUser, insertSession } from '../store.ts';
import { selectSessionsByToken } from '#server/http/session-store.ts';

/** The parts of the request that signing in uses. */
export interface Visitor {
  readonly headers: Headers;
  readonly clientIp: string;
  /** Who was there before: an account, or a guest whose practice moves into the account. */
  readonly caller: Caller;
  setHeader(name: string, value: string): void;
}

type SessionDependencies = Pick<AccountDependencies, 'config' | 'database' | 'mails' | 'seal' | 'security' | 'now'>;

/** How long a session lasts, ms. */
const sessionMs = 30 * dayMs;

/**
 * Opens a session for the user and sets its cookie. All sessions begin here, for a user who has proved all that
 * the account asks for; after a password or an identity provider call `completeSignIn` instead.
 */
export async function openSession(
  dependencies: SessionDependencies,
  userId: string,
  { headers, clientIp, caller, setHeader }: Visitor,
): Promise<Account | Refusal> {
  const { config, database, now } = dependencies;
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashToken(token);
  const time = now();
  const session = { id: uuidv7(), userId, tokenHash, ipAddress: clientIp, userAgent: headers.get('user-agent') };
  // A guest's practice is in the account from the first moment, or the session does not open.
  const deviceCookie = await database.transaction(async (queryable) => {
    if (!(await holdUser(queryable, userId))) return null;
    const claimedAnswers = caller?.kind === 'guest' ? await claimGuestPractice(queryable, { guestId: caller.id, userId }) : 0;
    await insertSession(queryable, { ...session, claimedAnswers }, new Date(time), new Date(time + sessionMs));
    return recognizeDevice(dependencies, queryable, userId, headers);
  });
  // The user was deleted in the meantime, before the session was made or right after it.
  const account = deviceCookie === null ? null : (await selectSessionsByToken(database, [tokenHash], time, config.staffNeedTwoFactor)).get(tokenHash);
  if (deviceCookie === null || account?.kind !== 'account') return refuse('not-signed-in');
  setHeader('set-cookie', cookieLine({ ...sessionCookie(config), value: token, maxAge: sessionMs / 1000 }));
  setHeader('set-cookie', deviceCookie);
  dependencies.security.report('session-opened', { userId, clientIp });
  return account;
}

/**
 * Lets in a user who has proved who they are with a password, a mailed link or an identity provider: all of them
 * end here. An account with two-step verification gets no session yet but a challenge for a code, unless it
 * trusts this browser.
 */
export async function completeSignIn(
  dependencies: SessionDependencies & Pick<AccountDependencies, 'sms'>,
  userId: string,
  visitor: Visitor,
): Promise<SignInResult | Refusal> {
  if ((await hasTwoFactor(dependencies.database, userId)) && !(await isTrusted(dependencies, userId, visitor.headers))) {
    await beginPendingSignIn(dependencies, userId, visitor);
    dependencies.security.report('code-asked', { userId, clientIp: visitor.clientIp });
    return { me: null, challenge: await challengeOf(dependencies, userId) };
  }
  const account = await openSession(dependencies, userId, visitor);
  return isRefusal(account) ? account : { me: toMe(account), challenge: null };
}

/** Ends the session and clears its cookie. */
export async function endSession(
  { config, database }: Pick<AccountDependencies, 'config' | 'database'>,
  { setHeader, caller }: Pick<Visitor, 'setHeader' | 'caller'>,
): Promise<void> {
  if (caller)
    await database.transaction(async (queryable) => {
      await deleteSubscriptionsOfSession(queryable, { userId: caller.id, sessionId: caller.sessionId });
      await deleteSession(queryable, { userId: caller.id, sessionId: caller.sessionId });
    });
  setHeader('set-cookie', cookieLine({ ...sessionCookie(config), value: '', maxAge: 0 }));
  setHeader('clear-site-data', '"cache"');
}
