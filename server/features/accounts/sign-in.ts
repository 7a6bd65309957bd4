/** What the account handlers share: the library's headers, its cookies, and the mails that nobody waits for. */
import type { Me } from '#contract/accounts.ts';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { Account } from '../../http/handler.ts';
import { hashToken } from '../../http/sessions.ts';
import type { Mailer } from '../../outside/mail.ts';
import type { Auth } from './auth.ts';
import { deleteSession } from './care-store.ts';
import { selectAccountsByToken } from './store.ts';

export interface AccountDependencies {
  readonly auth: Auth;
  readonly config: Config;
  readonly database: Database;
  readonly mailer: Mailer;
  readonly log: Logger;
  readonly now: () => number;
}

export const toMe = (account: Account): Me => ({
  id: account.id,
  name: account.name,
  email: account.email,
  emailVerified: account.emailVerified,
  isAdmin: account.isAdmin,
  membershipTier: account.membershipTier,
  membershipEndDate: account.membershipEndDate?.toISOString() ?? null,
  createdAt: account.createdAt.toISOString(),
});

/** The library's headers carry the client's address under a name only we set. */
export function authHeaders(headers: Headers, clientAddress: string): Headers {
  const own = new Headers(headers);
  own.set('x-client-address', clientAddress);
  return own;
}

export interface Answering {
  readonly headers: Headers;
  readonly clientAddress: string;
  setHeader(name: string, value: string): void;
}

/** Copies the session cookie of the library's answer to ours and reads the account behind it. */
export async function openSession(
  { database, now }: Pick<AccountDependencies, 'database' | 'now'>,
  response: Response,
  { setHeader }: Pick<Answering, 'setHeader'>,
): Promise<Account | null> {
  for (const cookie of response.headers.getSetCookie()) setHeader('set-cookie', cookie);
  const body: unknown = await response.json();
  const token = typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string' ? hashToken(body.token) : '';
  return (await selectAccountsByToken(database, [token], now())).get(token) ?? null;
}

/** Opens a session if the password is right; null if it is not. */
export async function signInWithPassword(
  dependencies: Pick<AccountDependencies, 'auth' | 'database' | 'now'>,
  body: { readonly email: string; readonly password: string },
  answering: Answering,
): Promise<Account | null> {
  const headers = authHeaders(answering.headers, answering.clientAddress);
  const response = await dependencies.auth.api.signInEmail({ body, headers, asResponse: true });
  return response.ok ? openSession(dependencies, response, answering) : null;
}

/** Ends the session and takes its cookie away. The row is ours to delete: the library would leave it when the cookie's signature is off. */
export async function dropSession(
  { auth, database }: Pick<AccountDependencies, 'auth' | 'database'>,
  { headers, clientAddress, setHeader, caller }: Answering & { readonly caller: Account | null },
): Promise<void> {
  if (caller) await deleteSession(database, caller.id, caller.sessionId);
  const response = await auth.api.signOut({ headers: authHeaders(headers, clientAddress), asResponse: true });
  for (const cookie of response.headers.getSetCookie()) setHeader('set-cookie', cookie);
  setHeader('clear-site-data', '"cache"');
}

/** What may be logged of an error from outside: mail servers quote addresses in their messages. */
export function errorFacts(error: unknown): { readonly type: string; readonly code: string | null } {
  return { type: error instanceof Error ? error.name : typeof error, code: error instanceof Error && 'code' in error ? String(error.code) : null };
}

/** Begins work whose end the answer must not wait for, because how long it takes would tell something. */
export function inBackground(log: Logger, requestId: string, what: string, work: () => Promise<void>): void {
  void work().catch((error: unknown) => log.warn({ ...errorFacts(error), requestId }, `${what} failed`));
}
