/** A code by mail, for a provider that cannot confirm that its visitor has just logged in. */
import { randomInt } from 'node:crypto';
import type { Account } from '#server/http/handler.ts';
import { keepingWrites, refuse, type Refusal } from '#server/refusal.ts';
import { ownerCodeMail } from '#server/integrations/security-mails.ts';
import { constantTimeEqual } from '#server/sealed.ts';
import type { AccountDependencies } from '../accounts/shared/dependencies.ts';
import { confirmSession, countFailedOwnerCode, deleteOwnerCode, saveOwnerCode, selectOwnerCode } from './store.ts';

const lifetimeMs = 10 * 60_000;
const maxTries = 5;

type Dependencies = Pick<AccountDependencies, 'database' | 'mails' | 'seal' | 'now'>;

const hashOf = ({ seal }: Pick<Dependencies, 'seal'>, { id, sessionId }: Account, code: string) => seal.hash(`owner code ${id} ${sessionId} ${code}`);

/** Mails a code for this session; false if the mailbox has reached its limit of mails. */
export async function mailOwnerCode(dependencies: Dependencies, caller: Account): Promise<boolean> {
  const { database, mails, now } = dependencies;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = now() + lifetimeMs;
  return database.transaction(async (queryable) => {
    if ((await mails.countRequest(queryable, caller.email)) > 0) return false;
    await saveOwnerCode(queryable, { userId: caller.id, sessionId: caller.sessionId, codeHash: hashOf(dependencies, caller, code) }, new Date(expiresAt));
    await mails.addRequested(queryable, caller.id, ownerCodeMail({ name: caller.name, email: caller.email, code }), { purpose: 'owner-code', expiresAt });
    return true;
  });
}

/** Null if the code is right: the session then counts as the owner's. */
export async function redeemOwnerCode(dependencies: Dependencies, caller: Account, code: string): Promise<Refusal | null> {
  const { database, now } = dependencies;
  const time = new Date(now());
  return database.transaction(async (queryable) => {
    const kept = await selectOwnerCode(queryable, { userId: caller.id, sessionId: caller.sessionId }, time);
    if (!kept || kept.failedAttempts >= maxTries) return refuse('code-expired');
    if (!constantTimeEqual(kept.codeHash, hashOf(dependencies, caller, code))) {
      await countFailedOwnerCode(queryable, { userId: caller.id, sessionId: caller.sessionId });
      return keepingWrites(refuse('wrong-code', { code: 'This code is incorrect. Please check the newest email.' }));
    }
    await deleteOwnerCode(queryable, { userId: caller.id, sessionId: caller.sessionId });
    await confirmSession(queryable, { userId: caller.id, sessionId: caller.sessionId }, time);
    return null;
  });
}
