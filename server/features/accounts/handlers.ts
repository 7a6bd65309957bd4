/** Sign-up, sign-in, sign-out, who am I, verification. */
import type { accountCalls } from '#contract/accounts.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../http/refusal.ts';
import { hashToken } from '../../http/sessions.ts';
import { verificationMail } from '../../outside/mail-templates.ts';
import { isCommonPassword } from './common-passwords.ts';
import { makeLink } from './email-link.ts';
import { authHeaders, dropSession, openSession, signInWithPassword, toMe, type AccountDependencies } from './sign-in.ts';
import { selectUserByEmail, useEmailLink, type UserRow } from './store.ts';

type AccountHandlers = { readonly [Id in keyof typeof accountCalls]: Handler<(typeof accountCalls)[Id]> };

export function accountHandlers(dependencies: AccountDependencies): AccountHandlers {
  const { auth, config, database, mailer, log, now } = dependencies;
  const sendLink = async (user: UserRow, name: string) => {
    const link = await makeLink(database, config.publicUrl, 'verify', { userId: user.id, email: user.email }, now());
    await mailer.send(verificationMail(name, user.email, link));
  };

  return {
    signUp: async ({ body, headers, clientAddress, setHeader, requestId }) => {
      if (isCommonPassword(body.password)) return refuse('password-too-common', { password: 'Please choose a less common password.' });
      const response = await auth.api.signUpEmail({ body, headers: authHeaders(headers, clientAddress), asResponse: true });
      if (!response.ok) return refuse('email-taken', { email: 'This email is already in use.' });
      const account = await openSession(dependencies, response, { setHeader });
      if (!account) throw new Error('sign-up gave no session');
      const user = await selectUserByEmail(database, body.email);
      if (user) await sendLink(user, body.name).catch((error: unknown) => log.warn({ err: error, requestId }, 'verification mail failed'));
      return { me: toMe(account) };
    },
    signIn: async (request) => {
      const account = await signInWithPassword(dependencies, request.body, request);
      return account ? { me: toMe(account) } : refuse('sign-in-failed');
    },
    signOut: async (request) => {
      await dropSession(auth, request);
      return { signedOut: true };
    },
    me: async ({ caller }) => ({ me: caller ? toMe(caller) : null }),
    sendVerification: async ({ body, requestId }) => {
      const user = await selectUserByEmail(database, body.email);
      // The answer must not tell whether the address has an account.
      if (!user || user.email_verified) return { sent: true };
      try {
        await sendLink(user, body.name);
        return { sent: true };
      } catch (error) {
        log.warn({ err: error, requestId }, 'verification mail failed');
        return refuse('mail-failed');
      }
    },
    verifyEmail: async ({ body }) => ((await useEmailLink(database, hashToken(body.token), new Date(now()))) ? { verified: true } : refuse('link-expired')),
  };
}
