/** The profile: name, address, devices, data, and the end of an account. */
import type { accountSettingsCalls } from '#contract/account-settings.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import type { IdentityProviders } from '#server/integrations/identity-providers/configured.ts';
import { selectExportPage } from '#server/user-data/store.ts';
import { deleteAccountHandler, type DeletionDependencies } from './delete-account.ts';
import { emailHandlers } from './email-handlers.ts';
import { deleteSession, deleteSessions, selectDevices, selectPasswordHash, selectPendingEmail, updateName } from './settings-store.ts';
import { deviceName } from './shared/device-name.ts';
import { toConnectedIdentity } from '../identities/shared/provider-name.ts';
import { selectIdentities } from '../identities/store.ts';
import { confirmedUntil } from './shared/owner-proof.ts';
import { passwordHandlers } from './password-handlers.ts';
import { toMe } from './shared/me.ts';
import { deleteTrust } from '../two-factor/sign-in-store.ts';
import { trustHashes } from '../two-factor/shared/trusted-device.ts';

type SettingsHandlers = HandlersFor<typeof accountSettingsCalls>;

export function accountSettingsHandlers(dependencies: DeletionDependencies, providers: IdentityProviders): SettingsHandlers {
  const { database, now } = dependencies;

  return {
    ...passwordHandlers(dependencies, providers),
    ...emailHandlers(dependencies),

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
    deleteAccount: deleteAccountHandler(dependencies),
  };
}
