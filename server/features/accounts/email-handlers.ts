/** The address of an account: another one, a mistyped one put right, and the link that confirms it. */
import type { accountSettingsCalls } from '#contract/account-settings.ts';
import { unlessTaken } from '#server/database/unless-taken.ts';
import { canonicalEmail } from '#server/email-address.ts';
import { accountOf, signedIn, type HandlersFor } from '#server/http/handler.ts';
import { isRefusal, refuse } from '#server/refusal.ts';
import { hashToken } from '#server/http/sessions.ts';
import { emailChangeRequestedMail, emailChangedMail } from '#server/integrations/mail-templates.ts';
import { makeLink } from './email-link.ts';
import { askForNewEmailMail } from './jobs/new-email-mail.ts';
import { linkStatus } from './link-status.ts';
import { deleteOpenLinks, selectLink, takeLink, updateEmail, updateUnverifiedEmail } from './settings-store.ts';
import type { AccountDependencies } from './shared/dependencies.ts';
import { toMe } from './shared/me.ts';
import { proveOwner } from './shared/owner-proof.ts';
import { tooManyMails } from './shared/too-many-mails.ts';
import { askForVerification } from './shared/verification-mail.ts';

type EmailHandlers = HandlersFor<Pick<typeof accountSettingsCalls, 'changeEmail' | 'correctEmail' | 'confirmEmail'>>;

export function emailHandlers(dependencies: AccountDependencies): EmailHandlers {
  const { config, database, mails, seal, now } = dependencies;
  const forgotten = `${config.publicUrl}/forgot-password`;

  return {
    changeEmail: signedIn(async ({ caller, body }) => {
      const denied = await proveOwner(dependencies, caller, body.currentPassword);
      if (denied) return denied;
      const email = canonicalEmail(body.email);
      if (email === caller.email) return refuse('bad-input', { email: 'This is already your email address.' });
      const tooMany = await tooManyMails(mails, database, email);
      if (tooMany) return tooMany;
      await database.transaction(async (queryable) => {
        const { url, expiresAt } = await makeLink(queryable, config.publicUrl, 'change-email', { userId: caller.id, email }, now());
        // Whether the address has an account is looked up later, and only its owner is notified.
        await askForNewEmailMail(queryable, seal, caller.id, { name: caller.name, email, url, expiresAt });
        await mails.add(queryable, caller.id, emailChangeRequestedMail({ name: caller.name, email: caller.email, newEmail: email, link: forgotten }));
      });
      return { sent: true };
    }),
    correctEmail: signedIn(async ({ caller, body }) => {
      // A verified address changes only with owner proof, and once the new one is confirmed.
      if (caller.emailVerified) return refuse('forbidden');
      const email = canonicalEmail(body.email);
      const tooMany = await tooManyMails(mails, database, email);
      if (tooMany) return tooMany;
      const corrected = await unlessTaken(() =>
        database.transaction(async (queryable) => {
          if (!(await updateUnverifiedEmail(queryable, { userId: caller.id, email }, new Date(now())))) return false;
          // Whoever reads the mail of the mistyped address must not get in.
          await deleteOpenLinks(queryable, caller.id);
          await askForVerification(queryable, dependencies, email);
          return true;
        }),
      );
      if (!corrected) return refuse('email-taken', { email: 'This email is already in use.' });
      return { me: toMe({ ...caller, email }) };
    }),
    confirmEmail: async ({ body, caller }) => {
      const [tokenHash, time] = [hashToken(body.token), new Date(now())];
      const link = await selectLink(database, tokenHash, 'change-email', time);
      const fate = linkStatus(link, accountOf(caller));
      if (isRefusal(fate)) return fate;
      if (fate === 'done') return { email: link?.email ?? '' };
      const changed = await unlessTaken(() =>
        database.transaction(async (queryable) => {
          const target = await takeLink(queryable, tokenHash, 'change-email', time);
          const before = target && (await updateEmail(queryable, target, time));
          if (!before) return refuse('link-expired');
          // Links to the old address must not outlive it.
          await deleteOpenLinks(queryable, target.userId);
          await mails.add(queryable, target.userId, emailChangedMail({ name: before.name, email: before.oldEmail, newEmail: target.email }));
          return { email: target.email };
        }),
      );
      return changed ?? refuse('link-expired');
    },
  };
}
