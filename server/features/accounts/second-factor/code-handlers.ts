/** The step between the password and the session. */
import type { secondFactorCalls } from '#contract/second-factor.ts';
import type { Account, Handler } from '../../../http/handler.ts';
import { isRefusal, refuse, type Refusal } from '../../../http/refusal.ts';
import { backupCodeUsedMail, wrongCodesMail } from '#server/integrations/security-mails.ts';
import { sendPhoneCode } from '../phone/send-code.ts';
import { selectPhone } from '../phone/store.ts';
import { inBackground, openSession, toMe, type AccountDependencies } from '../sign-in.ts';
import { selectUserById } from '../store.ts';
import { challengeOf } from './challenge.ts';
import { countBackupCodes } from './store.ts';
import { takeCode, type CodeMethod } from './take-code.ts';
import { deleteTicket, selectTicket } from './ticket-store.ts';
import { dropTicket, ticketHash } from './ticket.ts';
import { trust } from './trust.ts';

type Ids = 'getChallenge' | 'signInWithCode' | 'textSignInCode' | 'abandonSignIn';
type CodeHandlers = { readonly [Id in Ids]: Handler<(typeof secondFactorCalls)[Id]> };

const wrong = () => refuse('wrong-code', { code: 'This code is not right, or it was used already. Please enter the newest one.' });

export function codeHandlers(dependencies: AccountDependencies): CodeHandlers {
  const { config, database, log, mailer, now, seal } = dependencies;
  const newPassword = `${config.publicUrl}/forgot-password`;

  /** Whose sign-in waits in this browser. */
  const waiting = async (headers: Headers): Promise<string | null> => {
    const hash = ticketHash(dependencies, headers);
    return hash === null ? null : selectTicket(database, hash, new Date(now()));
  };

  const warnOwner = (requestId: string, userId: string) =>
    inBackground(log, requestId, 'notice of wrong codes', async () => {
      const user = await selectUserById(database, userId);
      if (user) await mailer.send(wrongCodesMail(user.name, user.email, newPassword));
    });

  /** Uses up code and ticket together; the user they let in, or why nobody is. */
  const redeem = async (hash: string, method: CodeMethod, code: string, requestId: string): Promise<string | Refusal> => {
    const time = now();
    const { userId, verdict } = await database.transaction(async (queryable) => {
      const owner = await selectTicket(queryable, hash, new Date(time), true);
      if (owner === null) return { userId: '', verdict: 'no-ticket' as const };
      const found = await takeCode(queryable, seal, { userId: owner, method, code, now: time });
      if (found === 'right') await deleteTicket(queryable, hash);
      return { userId: owner, verdict: found };
    });
    if (verdict === 'last-try') warnOwner(requestId, userId);
    switch (verdict) {
      case 'right':
        return userId;
      case 'no-ticket':
        return refuse('sign-in-expired');
      case 'too-many':
        return refuse('too-many-codes');
      case 'wrong':
      case 'last-try':
        return wrong();
    }
  };

  const tellBackupUse = (requestId: string, { id, name, email }: Account) =>
    inBackground(log, requestId, 'notice of a backup code', async () =>
      mailer.send(backupCodeUsedMail(name, email, await countBackupCodes(database, id), newPassword)),
    );

  return {
    getChallenge: async ({ headers }) => {
      const userId = await waiting(headers);
      return { challenge: userId === null ? null : await challengeOf(dependencies, userId) };
    },
    signInWithCode: async (request) => {
      const { body, headers, requestId } = request;
      const hash = ticketHash(dependencies, headers);
      const userId = hash === null ? refuse('sign-in-expired') : await redeem(hash, body.method, body.code, requestId);
      if (isRefusal(userId)) return userId;
      const account = await openSession(dependencies, userId, request);
      if (body.trustDevice) await trust(dependencies, userId, request);
      await dropTicket(dependencies, request);
      if (body.method === 'backup') tellBackupUse(requestId, account);
      return { me: toMe(account) };
    },
    textSignInCode: async ({ headers, clientAddress, requestId }) => {
      const userId = await waiting(headers);
      if (userId === null) return refuse('sign-in-expired');
      const phone = await selectPhone(database, userId);
      return phone ? sendPhoneCode(dependencies, { userId, purpose: 'sign-in', number: phone.number, clientAddress, requestId }) : refuse('no-phone');
    },
    abandonSignIn: async (request) => {
      await dropTicket(dependencies, request);
      return { abandoned: true };
    },
  };
}
