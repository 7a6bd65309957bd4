/**
 * From a cookie to an account. Look-ups that arrive together share one query, so a session check
 * costs little under load and is never older than the request.
 */
import { createHash } from 'node:crypto';
import { patiently } from '../database/away.ts';
import { batched } from '../database/batched.ts';
import type { Database } from '../database/database.ts';
import type { Account } from './handler.ts';
import { selectAccountsByToken } from '../features/accounts/store.ts';

export const sessionCookieName = (secure: boolean) => (secure ? '__Host-ascent' : 'ascent');

/** Session tokens are random and long, so a plain hash is enough to store them. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The token part of a signed cookie value `token.signature`; null if there is no session cookie. */
function tokenFromCookie(header: string | null, name: string): string | null {
  const start = header?.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  // The token itself never needs decoding; the signature after the point is not looked at.
  const token = start?.slice(name.length + 1).split('.')[0];
  return token ? token : null;
}

export type FindAccount = (cookieHeader: string | null) => Promise<Account | null>;

export function accountFinder(database: Database, secure: boolean, now: () => number): FindAccount {
  const find = batched<string, Account | null>(async (hashes) => {
    const accounts = await patiently(() => selectAccountsByToken(database, [...new Set(hashes)], now()));
    return hashes.map((hash) => accounts.get(hash) ?? null);
  });
  return async (cookieHeader) => {
    const token = tokenFromCookie(cookieHeader, sessionCookieName(secure));
    return token ? find(hashToken(token)) : null;
  };
}
