/** The phone number in the profile. */
import type { phoneCalls } from '#contract/phone.ts';
import { unlessTaken } from '#server/database/unless-taken.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { keepingWrites, refuse } from '#server/refusal.ts';
import { phoneAddedMail, phoneRemovedMail } from '#server/integrations/security-mails.ts';
import { proveOwner } from '#server/features/accounts/shared/owner-proof.ts';
import type { AccountDependencies } from '#server/features/accounts/shared/dependencies.ts';
import { sendPhoneCode, waitSeconds } from './send-code.ts';
import { deletePhone, savePhone, selectPhone, selectPhoneCode } from './store.ts';
import { verifyPhoneCode } from './verify-phone-code.ts';

type PhoneHandlers = HandlersFor<typeof phoneCalls>;

export function phoneHandlers(dependencies: AccountDependencies): PhoneHandlers {
  const { config, database, mails, now, seal, sms } = dependencies;
  const newPassword = `${config.publicUrl}/forgot-password`;
  return {
    getPhone: signedIn(({ caller }) =>
      database.snapshot(async (queryable) => {
        const phone = await selectPhone(queryable, caller.id);
        const code = await selectPhoneCode(queryable, caller.id, 'verify');
        const open = code && code.expiresAt.getTime() > now();
        return {
          available: sms !== null,
          number: phone?.number ?? null,
          pending: open ? { number: code.number, waitSeconds: waitSeconds(code.sentAt.getTime(), now()) } : null,
        };
      }),
    ),
    textPhoneCode: signedIn(async ({ caller, body, clientIp }) => {
      const denied = await proveOwner(dependencies, caller, body.currentPassword);
      if (denied) return denied;
      return sendPhoneCode(dependencies, { userId: caller.id, purpose: 'verify', number: body.number, clientIp });
    }),
    resendPhoneCode: signedIn(async ({ caller, clientIp }) => {
      const code = await selectPhoneCode(database, caller.id, 'verify');
      if (!code || code.expiresAt.getTime() <= now()) return refuse('code-expired');
      return sendPhoneCode(dependencies, { userId: caller.id, purpose: 'verify', number: code.number, clientIp });
    }),
    verifyPhone: signedIn(async ({ caller, body }) => {
      const time = now();
      const verified = await unlessTaken(() =>
        database.transaction(async (queryable) => {
          const verdict = await verifyPhoneCode(queryable, seal, { userId: caller.id, purpose: 'verify', code: body.code, now: time });
          if (verdict.kind === 'wrong') return keepingWrites(refuse('wrong-code', { code: 'This code is incorrect. Please check the newest message.' }));
          if (verdict.kind === 'gone') return refuse('code-expired');
          // Only the person who has the phone learns that its number is in use elsewhere.
          if (!(await savePhone(queryable, caller.id, verdict.number, new Date(time)))) return refuse('phone-taken');
          await mails.add(
            queryable,
            caller.id,
            phoneAddedMail({ name: caller.name, email: caller.email, ending: verdict.number.slice(-2), link: newPassword }),
          );
          return { number: verdict.number };
        }),
      );
      return verified ?? refuse('phone-taken');
    }),
    removePhone: signedIn(async ({ caller, body }) => {
      const denied = await proveOwner(dependencies, caller, body.currentPassword);
      if (denied) return denied;
      const removed = await database.transaction(async (queryable) => {
        if (!(await deletePhone(queryable, caller.id))) return false;
        await mails.add(queryable, caller.id, phoneRemovedMail({ name: caller.name, email: caller.email, link: newPassword }));
        return true;
      });
      return { removed };
    }),
  };
}
