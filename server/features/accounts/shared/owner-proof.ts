/** Proof that the request comes from the owner: the password, or a recent visit to a connected provider in this session. */
import type { Queryable } from '#server/database/database.ts';
import type { Account } from '#server/http/handler.ts';
import { refuse, type Refusal } from '#server/refusal.ts';
import { selectConfirmedAt } from '#server/features/identities/store.ts';
import { checkPassword, wrongPassword } from '../passwords.ts';
import type { AccountDependencies } from './dependencies.ts';

/** How long a visit to a provider counts, ms. */
const confirmedMs = 5 * 60_000;

/** Until when the last visit counts, ms; null if none still does. */
export async function confirmedUntil(queryable: Queryable, now: () => number, caller: Account): Promise<number | null> {
  const confirmedAt = await selectConfirmedAt(queryable, { userId: caller.id, sessionId: caller.sessionId });
  const until = confirmedAt === null ? 0 : confirmedAt.getTime() + confirmedMs;
  return until > now() ? until : null;
}

/** Null if it is the owner. */
export async function proveOwner(
  dependencies: Pick<AccountDependencies, 'database' | 'now'>,
  caller: Account,
  currentPassword: string | undefined,
): Promise<Refusal | null> {
  if (currentPassword === undefined) return (await confirmedUntil(dependencies.database, dependencies.now, caller)) === null ? refuse('confirm-first') : null;
  return (await checkPassword(dependencies.database, caller.id, currentPassword)) === null ? wrongPassword() : null;
}
