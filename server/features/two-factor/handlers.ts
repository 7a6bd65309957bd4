/** Two-step verification in the profile: on, off, backup codes, trusted browsers. What weakens an account asks for its owner first; every change is reported by mail. */
import type { twoFactorCalls } from '#contract/two-factor.ts';
import type { Queryable } from '#server/database/database.ts';
import { signedIn, type Account, type HandlersFor } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import type { Mail } from '#server/integrations/mail.ts';
import type { LetterWithLink } from '#server/integrations/mail-templates.ts';
import { newBackupCodesMail, twoFactorOffMail, twoFactorOnMail } from '#server/integrations/security-mails.ts';
import { deleteSessions } from '#server/features/accounts/settings-store.ts';
import { deviceName } from '#server/features/accounts/shared/device-name.ts';
import { proveOwner } from '#server/features/accounts/shared/owner-proof.ts';
import type { AccountDependencies } from '#server/features/accounts/shared/dependencies.ts';
import { newBackupCodes, normalizeCode } from './backup-codes.ts';
import { countBackupCodes, deleteTwoFactor, hasTwoFactor, saveSecret, replaceBackupCodes, lockTwoFactor, selectTwoFactor, confirmSecret } from './store.ts';
import { deleteTrust, deleteTrusted, selectTrusted } from './sign-in-store.ts';
import { otpauthUrl, newSecret, stepOfCode } from './totp.ts';
import { trustHashes } from './shared/trusted-device.ts';

type Ids = 'getTwoFactor' | 'beginTwoFactor' | 'confirmTwoFactor' | 'renewBackupCodes' | 'turnOffTwoFactor' | 'forgetTrustedDevice';
type TwoFactorHandlers = HandlersFor<Pick<typeof twoFactorCalls, Ids>>;

/** A secret shown longer ago than this can no longer be switched on. */
const setUpMs = 30 * 60_000;

export function twoFactorHandlers(dependencies: AccountDependencies): TwoFactorHandlers {
  const { config, database, mails, now, seal } = dependencies;

  const tell = (queryable: Queryable, { id, name, email }: Account, mail: (to: LetterWithLink) => Mail) =>
    mails.add(queryable, id, mail({ name, email, link: `${config.publicUrl}/forgot-password` }));

  const makeBackupCodes = async (queryable: Queryable, userId: string): Promise<string[]> => {
    const codes = newBackupCodes();
    const hashes = codes.map((code) => seal.hash(`${userId} ${normalizeCode(code)}`));
    await replaceBackupCodes(queryable, userId, hashes);
    return codes;
  };

  return {
    getTwoFactor: signedIn(({ caller, headers }) =>
      database.snapshot(async (queryable) => {
        const factor = await selectTwoFactor(queryable, caller.id);
        const since = factor?.confirmedAt?.toISOString() ?? null;
        const here = trustHashes(dependencies, headers);
        const trusted = since === null ? [] : await selectTrusted(queryable, caller.id, new Date(now()));
        return {
          since,
          backupCodesLeft: since === null ? 0 : await countBackupCodes(queryable, caller.id),
          trustedDevices: trusted.map((row) => ({
            id: row.id,
            name: deviceName(row.user_agent),
            until: row.expires_at.toISOString(),
            current: here.includes(row.token_hash),
          })),
        };
      }),
    ),
    beginTwoFactor: signedIn(async ({ caller, body }) => {
      const denied = await proveOwner(dependencies, caller, body.currentPassword);
      if (denied) return denied;
      const secret = newSecret();
      const kept = await saveSecret(database, caller.id, seal.seal(secret, caller.id), new Date(now()));
      return kept ? { secret, otpauthUrl: otpauthUrl(secret, caller.email) } : refuse('two-factor-on');
    }),
    confirmTwoFactor: signedIn(async ({ caller, body }) => {
      const time = now();
      return database.transaction(async (queryable) => {
        const factor = await lockTwoFactor(queryable, caller.id);
        if (factor?.confirmedAt) return refuse('two-factor-on');
        const secret = factor && factor.createdAt.getTime() > time - setUpMs ? seal.open(factor.secret, caller.id) : null;
        if (secret === null) return refuse('set-up-expired');
        const step = stepOfCode(secret, body.code.replace(/\s/g, ''), time, 0);
        if (step === null) return refuse('wrong-code', { code: 'This code is incorrect. Please enter the one your app shows now.' });
        await confirmSecret(queryable, caller.id, step, new Date(time));
        // Sessions that were opened without a code must not outlive the decision to ask for one.
        await deleteSessions(queryable, caller.id, caller.sessionId);
        await tell(queryable, caller, twoFactorOnMail);
        return { backupCodes: await makeBackupCodes(queryable, caller.id) };
      });
    }),
    renewBackupCodes: signedIn(async ({ caller, body }) => {
      const denied = await proveOwner(dependencies, caller, body.currentPassword);
      if (denied) return denied;
      return database.transaction(async (queryable) => {
        if (!(await hasTwoFactor(queryable, caller.id))) return refuse('two-factor-off');
        await tell(queryable, caller, newBackupCodesMail);
        return { backupCodes: await makeBackupCodes(queryable, caller.id) };
      });
    }),
    turnOffTwoFactor: signedIn(async ({ caller, body }) => {
      const denied = await proveOwner(dependencies, caller, body.currentPassword);
      if (denied) return denied;
      return database.transaction(async (queryable) => {
        await deleteTrust(queryable, caller.id);
        if (!(await deleteTwoFactor(queryable, caller.id))) return refuse('two-factor-off');
        await tell(queryable, caller, twoFactorOffMail);
        return { off: true };
      });
    }),
    forgetTrustedDevice: signedIn(async ({ caller, params }) =>
      (await deleteTrusted(database, caller.id, params.deviceId)) ? { forgotten: true } : refuse('not-found'),
    ),
  };
}
