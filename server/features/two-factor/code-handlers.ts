/** The step between the password and the session. */
import type { twoFactorCalls } from '#contract/two-factor.ts';
import type { Queryable } from '#server/database/database.ts';
import type { HandlersFor } from '#server/http/handler.ts';
import { isRefusal, refuse, type Refusal } from '#server/refusal.ts';
import { backupCodeUsedMail, wrongCodesMail } from '#server/integrations/security-mails.ts';
import { sendPhoneCode } from '#server/features/two-factor/phone/send-code.ts';
import { selectPhone } from '#server/features/two-factor/phone/store.ts';
import type { AccountDependencies } from '#server/features/accounts/shared/dependencies.ts';
import { openSession } from '#server/features/accounts/shared/sign-in.ts';
import { toMe } from '#server/features/accounts/shared/me.ts';
import { selectUserById } from '#server/features/accounts/store.ts';
import { challengeOf } from './shared/challenge.ts';
import { countBackupCodes, cancelRemoval } from './store.ts';
import { verifyCode, type CodeMethod, type Verdict } from './verify-code.ts';
import { deletePendingSignIn, lockPendingSignIn, selectPendingSignIn } from './sign-in-store.ts';
import { clearPendingSignIn, pendingSignInHash } from './shared/pending-sign-in.ts';
import { trust } from './shared/trusted-device.ts';

type Ids = 'getChallenge' | 'signInWithCode' | 'textSignInCode' | 'abandonSignIn';
type CodeHandlers = HandlersFor<Pick<typeof twoFactorCalls, Ids>>;

const wrong = () => refuse('wrong-code', { code: 'This code is incorrect or was already used. Please enter the newest one.' });

export function codeHandlers(dependencies: AccountDependencies): CodeHandlers {
  const { config, database, mails, now, seal, security } = dependencies;
  const newPassword = `${config.publicUrl}/forgot-password`;

  /** Whose sign-in waits in this browser. */
  const waiting = async (headers: Headers): Promise<string | null> => {
    const hash = pendingSignInHash(dependencies, headers);
    return hash === null ? null : selectPendingSignIn(database, hash, new Date(now()));
  };

  /** Notifies the owner of what happened with a code, where that concerns them. */
  const tell = async (queryable: Queryable, userId: string, method: CodeMethod, verdict: Verdict): Promise<void> => {
    const usedBackup = verdict === 'right' && method === 'backup';
    const user = usedBackup || verdict === 'last-try' ? await selectUserById(queryable, userId) : null;
    if (!user) return;
    const mail = usedBackup
      ? backupCodeUsedMail({ name: user.name, email: user.email, left: await countBackupCodes(queryable, userId), link: newPassword })
      : wrongCodesMail({ name: user.name, email: user.email, link: newPassword });
    await mails.add(queryable, userId, mail);
  };

  /** Uses up the code and the pending sign-in together; returns the user they let in, or why nobody is let in. */
  const redeem = async (hash: string, method: CodeMethod, code: string, clientIp: string): Promise<string | Refusal> => {
    const time = now();
    const { userId, verdict } = await database.transaction(async (queryable) => {
      const owner = await lockPendingSignIn(queryable, hash, new Date(time));
      if (owner === null) return { userId: '', verdict: 'no-sign-in' as const };
      const found = await verifyCode(queryable, seal, { userId: owner, method, code, now: time });
      if (found === 'right') {
        await deletePendingSignIn(queryable, hash);
        await cancelRemoval(queryable, owner);
      }
      await tell(queryable, owner, method, found);
      return { userId: owner, verdict: found };
    });
    switch (verdict) {
      case 'right':
        return userId;
      case 'no-sign-in':
        return refuse('sign-in-expired');
      case 'too-many':
        return refuse('too-many-codes');
      case 'wrong':
      case 'last-try':
        security.report('code-wrong', { userId, clientIp, call: 'signInWithCode' });
        return wrong();
    }
  };

  return {
    getChallenge: async ({ headers }) => {
      const userId = await waiting(headers);
      return { challenge: userId === null ? null : await challengeOf(dependencies, userId) };
    },
    signInWithCode: async (request) => {
      const { body, headers } = request;
      const hash = pendingSignInHash(dependencies, headers);
      const userId = hash === null ? refuse('sign-in-expired') : await redeem(hash, body.method, body.code, request.clientIp);
      if (isRefusal(userId)) return userId;
      const account = await openSession(dependencies, userId, request);
      if (isRefusal(account)) return account;
      if (body.trustDevice) await trust(dependencies, userId, request);
      await clearPendingSignIn(dependencies, request);
      return { me: toMe(account) };
    },
    textSignInCode: async ({ headers, clientIp }) => {
      const userId = await waiting(headers);
      if (userId === null) return refuse('sign-in-expired');
      const phone = await selectPhone(database, userId);
      return phone ? sendPhoneCode(dependencies, { userId, purpose: 'sign-in', number: phone.number, clientIp }) : refuse('no-phone');
    },
    abandonSignIn: async (request) => {
      await clearPendingSignIn(dependencies, request);
      return { abandoned: true };
    },
  };
}
