/** What follows from somebody's identity at a provider. An account is found by issuer and subject, never by an email. */
import { randomBytes } from 'node:crypto';
import { stripBidiControls } from '#core/text.ts';
import type { SignInResult } from '#contract/accounts.ts';
import type { IdentityOutcome } from '#contract/identities.ts';
import type { Queryable } from '#server/database/database.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { cookieLine, ownCookie } from '#server/http/cookies.ts';
import { isRefusal, refuse, type Refusal } from '#server/refusal.ts';
import { hashToken } from '#server/http/sessions.ts';
import type { Identity, IdentityProvider } from '#server/integrations/identity-providers/provider.ts';
import { identityConnectedMail } from '#server/integrations/mail-templates.ts';
import { confirmSession, insertIdentity, insertPendingSignUp, useIdentity, verifyEmail, type Attempt, type Proven } from './store.ts';
import { mailOwnerCode } from './owner-code.ts';
import { askForVerification } from '../accounts/shared/verification-mail.ts';
import type { AccountDependencies } from '../accounts/shared/dependencies.ts';
import { completeSignIn, type Visitor } from '../accounts/shared/sign-in.ts';
import { insertUser } from '../accounts/store.ts';

/** Somebody who came back, and how long they were there, ms. */
export type Visited = Identity & { readonly tookMs: number };

/** How long somebody may take to enter an address, ms. */
const pendingSignUpMs = 30 * 60_000;
export const pendingSignUpCookie = ownCookie('ascent-sign-up');

const maxNameLength = 80;
const tidyName = (name: string | null) =>
  [...stripBidiControls(name ?? '')]
    .filter((character) => character >= ' ' && character !== '\u007f')
    .slice(0, maxNameLength)
    .join('')
    .trim();

/** The account was deleted in the meantime: the visit is over. */
const outcomeOf = (result: SignInResult | Refusal): IdentityOutcome => (isRefusal(result) ? 'expired' : result.me ? 'signed-in' : 'two-factor');

/** A new account that this identity opens; null if the address, or by now the identity, already has one. */
export async function createAccount(
  { database, mails, seal, now }: Pick<AccountDependencies, 'database' | 'mails' | 'seal' | 'now'>,
  proven: Proven,
  user: { readonly name: string; readonly email: string; readonly emailVerified: boolean },
  precondition: (queryable: Queryable) => Promise<boolean> = async () => true,
): Promise<string | null> {
  const id = uuidv7();
  const time = new Date(now());
  const created = await database.transaction(async (queryable) => {
    if (!(await precondition(queryable)) || !(await insertUser(queryable, { ...user, id }, time))) return refuse('sign-up-expired');
    // Without its identity nobody could sign in to the account.
    if (!(await insertIdentity(queryable, id, proven, time))) return refuse('sign-up-expired');
    // Beyond the limit the account is created without the mail; the screen that follows offers another, and says when.
    if (!user.emailVerified && (await mails.countRequest(queryable, user.email)) === 0) await askForVerification(queryable, { seal, now }, user.email);
    return id;
  });
  return isRefusal(created) ? null : created;
}

async function signIn(dependencies: AccountDependencies, provider: IdentityProvider, identity: Identity, visitor: Visitor): Promise<IdentityOutcome> {
  const { config, database, now } = dependencies;
  const proven = { provider: provider.id, ...identity };
  const { email, emailVerified } = identity;
  const time = new Date(now());
  const known = await useIdentity(database, proven, time);
  if (known !== null) {
    if (email !== null && emailVerified) await verifyEmail(database, known, email, time);
    return outcomeOf(await completeSignIn(dependencies, known, visitor));
  }
  const name = tidyName(identity.name) || 'Student';
  if (email === null) {
    const token = randomBytes(32).toString('base64url');
    await insertPendingSignUp(database, hashToken(token), { ...proven, name: identity.name && name }, new Date(now() + pendingSignUpMs));
    visitor.setHeader('set-cookie', cookieLine({ ...pendingSignUpCookie(config), value: token, maxAge: pendingSignUpMs / 1000 }));
    return 'email-needed';
  }
  const created = await createAccount(dependencies, proven, { name, email, emailVerified });
  if (created === null) return 'email-taken';
  dependencies.security.report('account-created', { userId: created, clientIp: visitor.clientIp });
  return outcomeOf(await completeSignIn(dependencies, created, visitor));
}

async function connect(
  dependencies: AccountDependencies,
  provider: IdentityProvider,
  identity: Identity,
  { caller, clientIp }: Visitor,
): Promise<IdentityOutcome> {
  const { config, database, mails, security, now } = dependencies;
  if (caller?.kind !== 'account') return 'expired';
  const proven = { provider: provider.id, ...identity };
  const time = new Date(now());
  const connected = await database.transaction(async (queryable) => {
    if (!(await insertIdentity(queryable, caller.id, proven, time))) return false;
    await mails.add(
      queryable,
      caller.id,
      identityConnectedMail({ name: caller.name, email: caller.email, provider: provider.name, link: `${config.publicUrl}/forgot-password` }),
    );
    return true;
  });
  if (connected) security.report('identity-connected', { userId: caller.id, clientIp });
  return connected || (await useIdentity(database, proven, time)) === caller.id ? 'connected' : 'in-use';
}

/** Providers round to seconds, and their pages take a moment. */
const clockMs = 30_000;

/** An old login at the provider may be used by anybody at this computer, so it proves nothing. */
const isFresh = ({ loggedInAgoMs, tookMs }: Visited): boolean => loggedInAgoMs !== null && loggedInAgoMs <= tookMs + clockMs;

async function confirm(dependencies: AccountDependencies, provider: IdentityProvider, identity: Visited, { caller }: Visitor): Promise<IdentityOutcome> {
  const { database, now } = dependencies;
  if (caller?.kind !== 'account') return 'expired';
  const time = new Date(now());
  if ((await useIdentity(database, { provider: provider.id, ...identity }, time)) !== caller.id) return 'other-identity';
  if (!isFresh(identity)) return (await mailOwnerCode(dependencies, caller)) ? 'code-mailed' : 'failed';
  await confirmSession(database, { userId: caller.id, sessionId: caller.sessionId }, time);
  return 'confirmed';
}

const decisions = { 'sign-in': signIn, connect, confirm } as const satisfies Record<Attempt['purpose'], typeof confirm>;

export async function decide(
  dependencies: AccountDependencies,
  provider: IdentityProvider,
  attempt: Attempt,
  identity: Visited,
  visitor: Visitor,
): Promise<IdentityOutcome> {
  // Connecting and confirming only count in the session they were begun in.
  if (attempt.purpose !== 'sign-in' && (visitor.caller?.id !== attempt.userId || visitor.caller?.sessionId !== attempt.sessionId)) return 'expired';
  return decisions[attempt.purpose](dependencies, provider, identity, visitor);
}
