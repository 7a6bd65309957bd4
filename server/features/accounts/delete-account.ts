/** The end of an account, at its owner's wish: what it still pays for is ended first, then it goes with everything that is stored for it. */
import type { accountSettingsCalls } from '#contract/account-settings.ts';
import { calls } from '#contract/calls.ts';
import type { Queryable } from '#server/database/database.ts';
import { signedIn, type Handler } from '#server/http/handler.ts';
import { accountDeletedMail } from '#server/integrations/mail-templates.ts';
import { deleteJobsOf } from '#server/jobs/store.ts';
import { refuse } from '#server/refusal.ts';
import { textCounter } from '../two-factor/phone/store.ts';
import { deleteUser } from './settings-store.ts';
import type { AccountDependencies } from './shared/dependencies.ts';
import { forgetDevice } from './shared/known-device.ts';
import { proveOwner } from './shared/owner-proof.ts';
import { endSession } from './shared/sign-in.ts';
import { lockUser } from './store.ts';

/** Every request counter of a user. */
const countersOf = (userId: string) => [...Object.keys(calls).map((id) => `${id}:${userId}`), textCounter(userId)];

/** The user's pseudonym in the log of admin actions: the same in every entry, and traceable only with SECRET and the id. */
const pseudonymOf = (seal: AccountDependencies['seal'], userId: string) => `deleted-${seal.hash(`subject ${userId}`).slice(0, 22)}`;

/** A user may start a purchase while deleting the account: that is ended too, at most this many times. */
const maxDeletionTries = 5;

export interface DeletionDependencies extends AccountDependencies {
  /**
   * Ends a user's subscriptions and open payments; null if that could not be done now. The function it returns checks, inside the
   * transaction of the deletion, that nothing else has been started since.
   */
  readonly endBilling: (userId: string) => Promise<((queryable: Queryable) => Promise<boolean>) | null>;
}

export const deleteAccountHandler = (dependencies: DeletionDependencies): Handler<(typeof accountSettingsCalls)['deleteAccount']> =>
  signedIn(async (request) => {
    const { config, database, mails, seal, endBilling } = dependencies;
    const { caller, body } = request;
    const denied = await proveOwner(dependencies, caller, body.currentPassword);
    if (denied) return denied;
    for (let tries = 0; tries < maxDeletionTries; tries++) {
      const isEnded = await endBilling(caller.id);
      if (!isEnded) return refuse('payment-unavailable');
      const deleted = await database.transaction(async (queryable) => {
        await lockUser(queryable, caller.id);
        // A purchase was started in the meantime: that must end first.
        if (!(await isEnded(queryable))) return false;
        await deleteUser(queryable, caller.id, countersOf(caller.id), pseudonymOf(seal, caller.id));
        await deleteJobsOf(queryable, caller.id);
        await mails.add(queryable, caller.id, accountDeletedMail({ name: caller.name, email: caller.email, link: `${config.publicUrl}/signup` }));
        return true;
      });
      if (!deleted) continue;
      await endSession(dependencies, request);
      forgetDevice(dependencies, request);
      return { deleted: true };
    }
    return refuse('payment-unavailable');
  });
