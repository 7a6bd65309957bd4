/** That it is the owner who asks: the password, or a visit to a connected provider in this session a moment ago. */
import type { Account } from '../../http/handler.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { isSessionConfirmed } from './identity-store.ts';
import { checkPassword, wrongPassword } from './passwords.ts';
import type { AccountDependencies } from './sign-in.ts';

/** How long a visit to a provider counts, ms. */
const confirmedMs = 5 * 60_000;

/** Null if it is the owner. */
export async function proveOwner(
  { auth, database, now }: Pick<AccountDependencies, 'auth' | 'database' | 'now'>,
  caller: Account,
  currentPassword: string | undefined,
): Promise<Refusal | null> {
  if (currentPassword !== undefined) return (await checkPassword(auth, database, caller.id, currentPassword)) === null ? wrongPassword() : null;
  return (await isSessionConfirmed(database, caller.id, caller.sessionId, new Date(now() - confirmedMs))) ? null : refuse('confirm-first');
}
