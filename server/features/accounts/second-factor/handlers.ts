/** Two-step verification in the profile: on, off, backup codes, trusted browsers. Every change asks for the password and is told by mail. */
import type { secondFactorCalls } from '#contract/second-factor.ts';
import type { Queryable } from '../../../database/database.ts';
import { signedIn, type Account, type Handler } from '../../../http/handler.ts';
import { refuse } from '../../../http/refusal.ts';
import type { Mail } from '#server/integrations/mail.ts';
import { newBackupCodesMail, secondFactorOffMail, secondFactorOnMail } from '#server/integrations/security-mails.ts';
import { deleteSessions } from '../care-store.ts';
import { deviceName } from '../device-name.ts';
import { proveOwner } from '../owner-proof.ts';
import { inBackground, type AccountDependencies } from '../sign-in.ts';
import { newBackupCodes, plainCode } from './backup-codes.ts';
import { countBackupCodes, deleteFactor, hasFactor, keepNewSecret, replaceBackupCodes, selectFactor, switchOn } from './store.ts';
import { deleteTrust, deleteTrusted, selectTrusted } from './ticket-store.ts';
import { keyAddress, newSecret, stepOfCode } from './totp.ts';
import { trustHashes } from './trust.ts';

type Ids = 'getSecondFactor' | 'beginSecondFactor' | 'confirmSecondFactor' | 'renewBackupCodes' | 'switchOffSecondFactor' | 'forgetTrustedDevice';
type SecondFactorHandlers = { readonly [Id in Ids]: Handler<(typeof secondFactorCalls)[Id]> };

/** A secret that was shown longer ago is not switched on any more. */
const setUpMs = 30 * 60_000;

export function secondFactorHandlers(dependencies: AccountDependencies): SecondFactorHandlers {
  const { config, database, log, mailer, now, seal } = dependencies;

  const tell = (requestId: string, { name, email }: Account, mail: (name: string, address: string, link: string) => Mail) =>
    inBackground(log, requestId, 'notice about two-step verification', () => mailer.send(mail(name, email, `${config.publicUrl}/forgot-password`)));

  const makeBackupCodes = async (queryable: Queryable, userId: string): Promise<string[]> => {
    const codes = newBackupCodes();
    const hashes = codes.map((code) => seal.hash(`${userId} ${plainCode(code)}`));
    await replaceBackupCodes(queryable, userId, hashes);
    return codes;
  };

  return {
    getSecondFactor: signedIn(async ({ caller, headers }) => {
      const factor = await selectFactor(database, caller.id);
      const since = factor?.confirmedAt?.toISOString() ?? null;
      const here = trustHashes(dependencies, headers);
      const trusted = since === null ? [] : await selectTrusted(database, caller.id, new Date(now()));
      return {
        since,
        backupCodesLeft: since === null ? 0 : await countBackupCodes(database, caller.id),
        trustedDevices: trusted.map((row) => ({
          id: row.id,
          name: deviceName(row.user_agent),
          until: row.expires_at.toISOString(),
          current: here.includes(row.token_hash),
        })),
      };
    }),
    beginSecondFactor: signedIn(async ({ caller, body }) => {
      const denied = await proveOwner(dependencies, caller, body.currentPassword);
      if (denied) return denied;
      const secret = newSecret();
      const kept = await keepNewSecret(database, caller.id, seal.seal(secret, caller.id), new Date(now()));
      return kept ? { secret, keyAddress: keyAddress(secret, caller.email) } : refuse('second-factor-on');
    }),
    confirmSecondFactor: signedIn(async ({ caller, body, requestId }) => {
      const time = now();
      const result = await database.transaction(async (queryable) => {
        const factor = await selectFactor(queryable, caller.id, true);
        if (factor?.confirmedAt) return refuse('second-factor-on');
        const secret = factor && factor.createdAt.getTime() > time - setUpMs ? seal.open(factor.secret, caller.id) : null;
        if (secret === null) return refuse('set-up-expired');
        const step = stepOfCode(secret, body.code.replace(/\s/g, ''), time, 0);
        if (step === null) return refuse('wrong-code', { code: 'This code is not right. Please enter the one your app shows now.' });
        await switchOn(queryable, caller.id, step, new Date(time));
        // Sessions that were opened without a code must not outlive the decision to ask for one.
        await deleteSessions(queryable, caller.id, caller.sessionId);
        return { backupCodes: await makeBackupCodes(queryable, caller.id) };
      });
      if ('backupCodes' in result) tell(requestId, caller, secondFactorOnMail);
      return result;
    }),
    renewBackupCodes: signedIn(async ({ caller, body, requestId }) => {
      const denied = await proveOwner(dependencies, caller, body.currentPassword);
      if (denied) return denied;
      const backupCodes = await database.transaction(async (queryable) =>
        (await hasFactor(queryable, caller.id)) ? makeBackupCodes(queryable, caller.id) : null,
      );
      if (backupCodes === null) return refuse('second-factor-off');
      tell(requestId, caller, newBackupCodesMail);
      return { backupCodes };
    }),
    switchOffSecondFactor: signedIn(async ({ caller, body, requestId }) => {
      const denied = await proveOwner(dependencies, caller, body.currentPassword);
      if (denied) return denied;
      const wasOn = await database.transaction(async (queryable) => {
        await deleteTrust(queryable, caller.id);
        return deleteFactor(queryable, caller.id);
      });
      if (!wasOn) return refuse('second-factor-off');
      tell(requestId, caller, secondFactorOffMail);
      return { off: true };
    }),
    forgetTrustedDevice: signedIn(async ({ caller, params }) =>
      (await deleteTrusted(database, caller.id, params.deviceId)) ? { forgotten: true } : refuse('not-found'),
    ),
  };
}
