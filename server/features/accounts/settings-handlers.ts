/** The profile: name, address, devices, data, and the end of an account. */
import { canonicalEmail } from '#server/email-address.ts';
import type { accountSettingsCalls } from '#contract/account-settings.ts';
import { calls } from '#contract/calls.ts';
import type { Queryable } from '#server/database/database.ts';
import { unlessTaken } from '#server/database/unless-taken.ts';
import { accountOf, signedIn, type Handler } from '#server/http/handler.ts';
import { isRefusal, refuse } from '#server/refusal.ts';
import { hashToken } from '#server/http/sessions.ts';
import type { IdentityProviders } from '#server/integrations/identity-providers/configured.ts';
import { accountDeletedMail, emailChangeRequestedMail, emailChangedMail } from '#server/integrations/mail-templates.ts';
import { selectExportPage } from '#server/user-data/store.ts';
import {
  deleteOpenLinks,
  deleteSession,
  deleteSessions,
  deleteUser,
  selectDevices,
  selectLink,
  selectPasswordHash,
  selectPendingEmail,
  takeLink,
  updateEmail,
  updateName,
  updateUnverifiedEmail,
} from './settings-store.ts';
import { lockUser } from './store.ts';
import { deviceName } from './shared/device-name.ts';
import { deleteJobsOf } from '#server/jobs/store.ts';
import { makeLink } from './email-link.ts';
import { linkStatus } from './link-status.ts';
import { askForNewEmailMail } from './jobs/new-email-mail.ts';
import { tooManyMails } from './shared/too-many-mails.ts';
import { askForVerification } from './shared/verification-mail.ts';
import { toConnectedIdentity } from '../identities/shared/provider-name.ts';
import { selectIdentities } from '../identities/store.ts';
import { forgetDevice } from './shared/known-device.ts';
import { confirmedUntil, proveOwner } from './shared/owner-proof.ts';
import { passwordHandlers } from './password-handlers.ts';
import type { AccountDependencies } from './shared/dependencies.ts';
import { endSession } from './shared/sign-in.ts';
import { toMe } from './shared/me.ts';
import { textCounter } from '../two-factor/phone/store.ts';
import { deleteTrust } from '../two-factor/sign-in-store.ts';
import { trustHashes } from '../two-factor/shared/trusted-device.ts';

type SettingsHandlers = { readonly [Id in keyof typeof accountSettingsCalls]: Handler<(typeof accountSettingsCalls)[Id]> };

/** Every request counter of a user. */
const countersOf = (userId: string) => [...Object.keys(calls).map((id) => `${id}:${userId}`), textCounter(userId)];

/** The user's pseudonym in the log of admin actions: the same in every entry, and traceable only with SECRET and the id. */
const pseudonymOf = (seal: SettingsDependencies['seal'], userId: string) => `deleted-${seal.hash(`subject ${userId}`).slice(0, 22)}`;

/** A user may start a purchase while deleting the account: that is ended too, at most this many times. */
const maxDeletionTries = 5;

export interface SettingsDependencies extends AccountDependencies {
  /**
   * Ends a user's subscriptions and open payments; null if that could not be done now. The function it returns checks, inside the
   * transaction of the deletion, that nothing else has been started since.
   */
  readonly endBilling: (userId: string) => Promise<((queryable: Queryable) => Promise<boolean>) | null>;
}

export function accountSettingsHandlers(dependencies: SettingsDependencies, providers: IdentityProviders): SettingsHandlers {
  const { config, database, mails, seal, now, endBilling } = dependencies;
  const forgotten = `${config.publicUrl}/forgot-password`;

  return {
    ...passwordHandlers(dependencies, providers),
    getProfile: signedIn(({ caller }) =>
      database.snapshot(async (queryable) => {
        const time = new Date(now());
        const [devices, confirmed, pendingEmail, passwordHash, identities] = await Promise.all([
          selectDevices(queryable, caller.id, time),
          confirmedUntil(queryable, now, caller),
          selectPendingEmail(queryable, caller.id, time),
          selectPasswordHash(queryable, caller.id),
          selectIdentities(queryable, caller.id),
        ]);
        return {
          devices: devices.map((row) => ({
            id: row.id,
            name: deviceName(row.user_agent),
            signedInAt: row.created_at.toISOString(),
            lastUsedAt: row.updated_at.toISOString(),
            current: row.id === caller.sessionId,
          })),
          pendingEmail,
          hasPassword: passwordHash !== null,
          confirmedUntil: confirmed === null ? null : new Date(confirmed).toISOString(),
          identities: identities.map((row) => toConnectedIdentity(providers, row)),
        };
      }),
    ),
    updateProfile: signedIn(async ({ caller, body }) => {
      await updateName(database, caller.id, body.name, new Date(now()));
      return { me: toMe({ ...caller, name: body.name }) };
    }),
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
    signOutElsewhere: signedIn(async ({ caller, headers }) => ({
      ended: await database.transaction(async (queryable) => {
        await deleteTrust(queryable, caller.id, trustHashes(dependencies, headers));
        return deleteSessions(queryable, caller.id, caller.sessionId);
      }),
    })),
    signOutDevice: signedIn(async ({ caller, params: { signedInDeviceId } }) => {
      // Ending one's own session is logging out, and this device must learn of it.
      const ended = signedInDeviceId !== caller.sessionId && (await deleteSession(database, { userId: caller.id, sessionId: signedInDeviceId }));
      return ended ? { ended: true } : refuse('not-found');
    }),
    exportData: signedIn(async ({ caller, query }) => database.snapshot((queryable) => selectExportPage(queryable, caller.id, query.part, query.cursor))),
    deleteAccount: signedIn(async (request) => {
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
    }),
  };
}
