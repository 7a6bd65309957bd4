/** What administrators may do about an account's security: each action has a reason and is logged, and the owner is notified of any that weakens the account. */
import type { AccountSecurity, accountAdminCalls } from '#contract/account-admin.ts';
import type { Queryable } from '#server/database/database.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuse, type Refusal } from '#server/refusal.ts';
import { twoFactorRemovedMail } from '#server/integrations/security-mails.ts';
import { asAdmin, isLastAction } from '../admin/store.ts';
import { deleteSessions, selectDevices } from './settings-store.ts';
import { selectPhone } from '../two-factor/phone/store.ts';
import { countBackupCodes, deleteTwoFactor, selectTwoFactor } from '../two-factor/store.ts';
import { deleteTrust } from '../two-factor/sign-in-store.ts';
import type { AccountDependencies } from './shared/dependencies.ts';
import { lockUser, selectIsAuthor, selectUserById, setAuthor } from './store.ts';

type AccountAdminHandlers = HandlersFor<typeof accountAdminCalls>;

interface Deed {
  readonly userId: string;
  readonly adminId: string;
  readonly actionType: string;
  readonly reason: string;
  /** What is done beyond ending sessions and trust; returns why it cannot be done, or null. */
  readonly also: (queryable: Queryable, owner: { readonly name: string; readonly email: string }) => Promise<Refusal | null>;
}

export function accountAdminHandlers({ config, database, mails, now }: AccountDependencies): AccountAdminHandlers {
  const view = async (queryable: Queryable, userId: string): Promise<AccountSecurity> => {
    const factor = await selectTwoFactor(queryable, userId);
    const since = factor?.confirmedAt?.toISOString() ?? null;
    return {
      sessions: (await selectDevices(queryable, userId, new Date(now()))).length,
      twoFactorSince: since,
      backupCodesLeft: since === null ? 0 : await countBackupCodes(queryable, userId),
      hasPhone: (await selectPhone(queryable, userId)) !== null,
      isAuthor: await selectIsAuthor(queryable, userId),
    };
  };

  /** Does it, ends all sessions and trust, and logs it, in one transaction. */
  const carryOut = ({ userId, adminId, actionType, reason, also }: Deed): Promise<AccountSecurity | Refusal> =>
    asAdmin(database, adminId, now(), async (queryable) => {
      const owner = await selectUserById(queryable, userId);
      if (!owner) return refuse('user-not-found');
      const refused = await also(queryable, owner);
      if (refused) return refused;
      const ended = await deleteSessions(queryable, userId);
      await deleteTrust(queryable, userId);
      return {
        action: { actionType, contentType: 'account', contentId: userId, metadata: { userId, reason, sessionsEnded: ended } },
        answer: await view(queryable, userId),
      };
    });

  return {
    getAccountSecurity: signedIn(({ params }) =>
      database.snapshot(async (queryable) => ((await selectUserById(queryable, params.userId)) ? view(queryable, params.userId) : refuse('user-not-found'))),
    ),
    endAllSessions: signedIn(async ({ params: { userId }, body, caller }) => {
      if (userId === caller.id) return refuse('own-account');
      return carryOut({ userId, adminId: caller.id, actionType: 'end-sessions', reason: body.reason, also: async () => null });
    }),
    removeTwoFactor: signedIn(async ({ params: { userId }, body, caller }) => {
      // For one's own there is the profile, which asks for the password.
      if (userId === caller.id) return refuse('own-account');
      return carryOut({
        userId,
        adminId: caller.id,
        actionType: 'remove-two-factor',
        reason: body.reason,
        also: async (queryable, { name, email }) => {
          if (!(await deleteTwoFactor(queryable, userId))) return refuse('two-factor-off');
          await mails.add(queryable, userId, twoFactorRemovedMail({ name, email, link: `${config.publicUrl}/forgot-password` }));
          return null;
        },
      });
    }),
    setAuthor: signedIn(({ params: { userId }, body: { isAuthor, reason, takesBack }, caller }) =>
      asAdmin(database, caller.id, now(), async (queryable) => {
        if (!(await lockUser(queryable, userId))) return refuse('user-not-found');
        if (takesBack && !(await isLastAction(queryable, takesBack, userId, ['make-author', 'end-author']))) return refuse('changed-since');
        const changed = await setAuthor(queryable, userId, isAuthor);
        return {
          action: changed
            ? { actionType: isAuthor ? 'make-author' : 'end-author', contentType: 'account', contentId: userId, metadata: { userId, reason } }
            : null,
          answer: await view(queryable, userId),
        };
      }),
    ),
  };
}
