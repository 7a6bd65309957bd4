/** A forgotten password and a new one. */
import type { accountSettingsCalls } from '#contract/account-settings.ts';
import type { Queryable } from '#server/database/database.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { isRefusal, refuse } from '#server/refusal.ts';
import { hashToken } from '#server/http/sessions.ts';
import type { IdentityProviders } from '#server/integrations/identity-providers/configured.ts';
import { passwordChangedMail } from '#server/integrations/mail-templates.ts';
import {
  confirmEmail,
  deleteOpenLinks,
  deleteSession,
  deleteSessions,
  insertPasswordHash,
  selectDevices,
  selectLink,
  takeLink,
  updatePasswordHash,
} from './settings-store.ts';
import { toConnectedIdentity } from '../identities/shared/provider-name.ts';
import { deleteIdentities, deleteIdentity, selectIdentities } from '../identities/store.ts';
import { hashPassword } from './hashing.ts';
import { askForPasswordReset } from './jobs/password-reset-mail.ts';
import { checkPassword, refuseCommon, unchangedPassword, wrongPassword } from './passwords.ts';
import type { AccountDependencies } from './shared/dependencies.ts';
import { completeSignIn, openSession } from './shared/sign-in.ts';
import { toMe } from './shared/me.ts';
import { tooManyMails } from './shared/too-many-mails.ts';
import { deviceName } from './shared/device-name.ts';
import { removeSecondFactors } from '../two-factor/shared/remove-two-factor.ts';
import { selectPhone } from '../two-factor/phone/store.ts';
import { selectTwoFactor } from '../two-factor/store.ts';
import { deleteTrust } from '../two-factor/sign-in-store.ts';
import { selectUserByEmail } from './store.ts';

type PasswordHandlers = HandlersFor<Pick<typeof accountSettingsCalls, 'forgotPassword' | 'getPasswordReset' | 'resetPassword' | 'changePassword'>>;

export function passwordHandlers(dependencies: AccountDependencies, providers: IdentityProviders): PasswordHandlers {
  const { config, database, mails, security, now } = dependencies;

  const tellChanged = (queryable: Queryable, { id, name, email }: { readonly id: string; readonly name: string; readonly email: string }) =>
    mails.add(queryable, id, passwordChangedMail({ name, email, link: `${config.publicUrl}/forgot-password` }));

  return {
    forgotPassword: async ({ body }) => {
      const tooMany = await tooManyMails(mails, database, body.email);
      if (tooMany) return tooMany;
      await askForPasswordReset(dependencies, body.email);
      return { sent: true };
    },
    getPasswordReset: ({ body }) =>
      database.snapshot(async (queryable) => {
        const time = new Date(now());
        const link = await selectLink(queryable, hashToken(body.token), 'reset-password', time);
        if (!link?.works) return refuse('link-expired');
        const [factor, phone, identities, devices] = await Promise.all([
          selectTwoFactor(queryable, link.userId),
          selectPhone(queryable, link.userId),
          selectIdentities(queryable, link.userId),
          selectDevices(queryable, link.userId, time),
        ]);
        return {
          identities: identities.map((row) => toConnectedIdentity(providers, row)),
          devices: devices.map((row) => ({ name: deviceName(row.user_agent), lastUsedAt: row.updated_at.toISOString() })),
          secondFactors: { twoFactorSince: factor?.confirmedAt?.toISOString() ?? null, phoneEnding: phone?.number.slice(-2) ?? null },
        };
      }),
    resetPassword: async (request) => {
      const { token, password, removeIdentities, removeSecondFactors: withoutFactors } = request.body;
      const common = refuseCommon(password);
      if (common) return common;
      const [tokenHash, time] = [hashToken(token), new Date(now())];
      // Hashing a password is expensive: only for a link that works.
      const link = await selectLink(database, tokenHash, 'reset-password', time);
      if (!link?.works) return refuse('link-expired');
      // Somebody who knows the old one could get back in.
      if ((await checkPassword(database, link.userId, password)) !== null) return unchangedPassword();
      const hash = await hashPassword(password);
      const done = await database.transaction(async (queryable) => {
        const target = await takeLink(queryable, tokenHash, 'reset-password', time);
        const confirmed = target && (await confirmEmail(queryable, target, time));
        if (!confirmed) return refuse('link-expired');
        // Somebody who signed up first with another person's address must keep no way in.
        if (!confirmed.wasVerified) await deleteIdentities(queryable, target.userId);
        // An account created through an identity provider gets its first password this way.
        if (!(await updatePasswordHash(queryable, target.userId, hash, time)))
          await insertPasswordHash(queryable, { id: uuidv7(), userId: target.userId, hash }, time);
        await deleteSessions(queryable, target.userId);
        await deleteTrust(queryable, target.userId);
        await deleteOpenLinks(queryable, target.userId);
        for (const provider of removeIdentities) await deleteIdentity(queryable, target.userId, provider);
        const user = await selectUserByEmail(queryable, target.email);
        if (!user) return refuse('link-expired');
        await tellChanged(queryable, user);
        const goesAt = withoutFactors ? await removeSecondFactors(queryable, dependencies, user) : null;
        return { userId: user.id, twoFactorEndsAt: goesAt?.toISOString() ?? null };
      });
      if (isRefusal(done)) return done;
      security.report('password-reset', { userId: done.userId, clientIp: request.clientIp });
      const entered = await completeSignIn(dependencies, done.userId, request);
      return isRefusal(entered) ? entered : { ...entered, twoFactorEndsAt: done.twoFactorEndsAt };
    },
    changePassword: signedIn(async (request) => {
      const { body, caller } = request;
      const current = await checkPassword(database, caller.id, body.currentPassword);
      if (current === null) return wrongPassword();
      const common = refuseCommon(body.password);
      if (common) return common;
      if (body.password === body.currentPassword) return unchangedPassword();
      const hash = await hashPassword(body.password);
      const changed = await database.transaction(async (queryable) => {
        if (!(await updatePasswordHash(queryable, caller.id, hash, new Date(now()), current))) return false;
        await deleteSessions(queryable, caller.id, caller.sessionId);
        await deleteTrust(queryable, caller.id);
        await deleteOpenLinks(queryable, caller.id);
        await tellChanged(queryable, caller);
        return true;
      });
      if (!changed) return wrongPassword();
      // This session continues under a new token; the old one ends only once the new one exists.
      const account = await openSession(dependencies, caller.id, request);
      if (isRefusal(account)) return account;
      await deleteSession(database, { userId: caller.id, sessionId: caller.sessionId });
      return { me: toMe(account) };
    }),
  };
}
