/** A forgotten password and a new one. */
import type { accountSettingsCalls } from '#contract/account-settings.ts';
import { countInWindow } from '../../database/rate-limit-store.ts';
import { uuidv7 } from '../../database/uuid.ts';
import { signedIn, type Handler } from '../../http/handler.ts';
import { refuse } from '../../http/refusal.ts';
import { hashToken } from '../../http/sessions.ts';
import { passwordChangedMail, resetMail } from '#server/integrations/mail-templates.ts';
import {
  confirmEmail,
  deleteOpenLinks,
  deleteSession,
  deleteSessions,
  insertPasswordHash,
  selectLink,
  takeLink,
  updatePasswordHash,
} from './settings-store.ts';
import { makeLink } from './email-link.ts';
import { deleteIdentitiesOfUnverified } from './identity-store.ts';
import { hashPassword } from './hashing.ts';
import { checkPassword, refuseCommon, wrongPassword } from './passwords.ts';
import { completeSignIn, inBackground, openSession, toMe, type AccountDependencies } from './sign-in.ts';
import { deleteTrust } from './two-factor/sign-in-store.ts';
import { selectUserByEmail } from './store.ts';

type PasswordHandlers = { readonly [Id in 'forgotPassword' | 'resetPassword' | 'changePassword']: Handler<(typeof accountSettingsCalls)[Id]> };

/** Nobody can be flooded with mails by others, wherever they ask from. */
const mailsPerEmail = { most: 5, seconds: 600 };
export const resetMailCounter = (userId: string) => `reset-mail:${userId}`;

export function passwordHandlers(dependencies: AccountDependencies): PasswordHandlers {
  const { config, database, mailer, log, now } = dependencies;

  const sendReset = async (email: string) => {
    const user = await selectUserByEmail(database, email);
    if (!user) return;
    const { count } = await countInWindow(database, resetMailCounter(user.id), now(), mailsPerEmail.seconds);
    if (count > mailsPerEmail.most) return;
    const link = await makeLink(database, config.publicUrl, 'reset-password', { userId: user.id, email: user.email }, now());
    await mailer.send(resetMail(user.name, user.email, link));
  };

  const tellChanged = (requestId: string, { name, email }: { readonly name: string; readonly email: string }) =>
    inBackground(log, requestId, 'notice of a new password', () => mailer.send(passwordChangedMail(name, email, `${config.publicUrl}/forgot-password`)));

  return {
    // Answered before anything is looked up: neither words nor time tell who has an account.
    forgotPassword: async ({ body, requestId }) => {
      inBackground(log, requestId, 'password mail', () => sendReset(body.email));
      return { sent: true };
    },
    resetPassword: async (request) => {
      const { token, password } = request.body;
      const common = refuseCommon(password);
      if (common) return common;
      const [tokenHash, time] = [hashToken(token), new Date(now())];
      // Hashing a password is dear: only for a link that works.
      if (!(await selectLink(database, tokenHash, 'reset-password', time))) return refuse('link-expired');
      const hash = await hashPassword(password);
      const owner = await database.transaction(async (queryable) => {
        const target = await takeLink(queryable, tokenHash, 'reset-password', time);
        if (!target) return null;
        // Whoever got here first with somebody else's address keeps no way in.
        await deleteIdentitiesOfUnverified(queryable, target.userId);
        if (!(await confirmEmail(queryable, target, time))) return null;
        // An account that came in by an identity provider gets its first password this way.
        if (!(await updatePasswordHash(queryable, target.userId, hash, time))) await insertPasswordHash(queryable, uuidv7(), target.userId, hash, time);
        await deleteSessions(queryable, target.userId);
        await deleteTrust(queryable, target.userId);
        await deleteOpenLinks(queryable, target.userId);
        return selectUserByEmail(queryable, target.email);
      });
      if (!owner) return refuse('link-expired');
      tellChanged(request.requestId, owner);
      return completeSignIn(dependencies, owner.id, request);
    },
    changePassword: signedIn(async (request) => {
      const { body, caller } = request;
      const current = await checkPassword(database, caller.id, body.currentPassword);
      if (current === null) return wrongPassword();
      const common = refuseCommon(body.password);
      if (common) return common;
      const hash = await hashPassword(body.password);
      const changed = await database.transaction(async (queryable) => {
        if (!(await updatePasswordHash(queryable, caller.id, hash, new Date(now()), current))) return false;
        await deleteSessions(queryable, caller.id, caller.sessionId);
        await deleteTrust(queryable, caller.id);
        await deleteOpenLinks(queryable, caller.id);
        return true;
      });
      if (!changed) return wrongPassword();
      // This session goes on under a new token; the old one ends only when the new one is there.
      const account = await openSession(dependencies, caller.id, request);
      await deleteSession(database, caller.id, caller.sessionId);
      tellChanged(request.requestId, caller);
      return { me: toMe(account) };
    }),
  };
}
