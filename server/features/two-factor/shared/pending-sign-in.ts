/** The cookie between the password and the code: it grants no access by itself, and lasts ten minutes in one browser. */
import { randomBytes } from 'node:crypto';
import { cookieLine, ownCookie, readCookie } from '#server/http/cookies.ts';
import { hashToken } from '#server/http/sessions.ts';
import type { AccountDependencies } from '#server/features/accounts/shared/dependencies.ts';
import type { Visitor } from '#server/features/accounts/shared/sign-in.ts';
import { deletePendingSignIn, insertPendingSignIn } from '../sign-in-store.ts';

const lifetimeSeconds = 600;

type Dependencies = Pick<AccountDependencies, 'config' | 'database' | 'now'>;

const cookie = ownCookie('ascent-pending');

/** Remembers, in this browser only, that this user has given the first proof. */
export async function beginPendingSignIn(dependencies: Dependencies, userId: string, { setHeader }: Pick<Visitor, 'setHeader'>): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await insertPendingSignIn(dependencies.database, hashToken(token), userId, new Date(dependencies.now() + lifetimeSeconds * 1000));
  setHeader('set-cookie', cookieLine({ ...cookie(dependencies.config), value: token, maxAge: lifetimeSeconds }));
}

/** The hash of this browser's pending sign-in; it may be used up or too old. Null if there is none. */
export function pendingSignInHash(dependencies: Pick<Dependencies, 'config'>, headers: Headers): string | null {
  const token = readCookie(headers.get('cookie'), cookie(dependencies.config).name);
  return token === null ? null : hashToken(token);
}

/** Ends this browser's pending sign-in. */
export async function clearPendingSignIn(dependencies: Pick<Dependencies, 'config' | 'database'>, { headers, setHeader }: Visitor): Promise<void> {
  const hash = pendingSignInHash(dependencies, headers);
  if (hash !== null) await deletePendingSignIn(dependencies.database, hash);
  setHeader('set-cookie', cookieLine({ ...cookie(dependencies.config), value: '', maxAge: 0 }));
}
