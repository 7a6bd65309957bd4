/** Sign-up, sign-in, sign-out, who am I, verification. */
import type { accountCalls } from '#contract/accounts.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { hashToken } from '../../http/sessions.ts';
import { verificationMail } from '../../outside/mail-templates.ts';
import { isCommonPassword } from './common-passwords.ts';
import { makeLink } from './email-link.ts';
import { authHeaders, dropSession, errorFacts, inBackground, openSession, signInWithPassword, toMe, type AccountDependencies } from './sign-in.ts';
import { selectUserByEmail, useEmailLink, type UserRow } from './store.ts';

type AccountHandlers = { readonly [Id in keyof typeof accountCalls]: Handler<(typeof accountCalls)[Id]> };

/** The library's reason for refusing a sign-up; anything but a known address is a bug of ours. */
async function whyNot(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => null);
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
  if (!code.startsWith('USER_ALREADY_EXISTS')) throw new Error(`sign-up was refused with ${response.status} ${code}`);
  return refuse('email-taken', { email: 'This email is already in use.' });
}

export function accountHandlers(dependencies: AccountDependencies): AccountHandlers {
  const { auth, config, database, mailer, log, now } = dependencies;
  // The stored name, not one from a request: nobody shall write into a stranger's mail.
  const sendLink = async (user: UserRow) => {
    const link = await makeLink(database, config.publicUrl, 'verify', { userId: user.id, email: user.email }, now());
    await mailer.send(verificationMail(user.name, user.email, link));
  };

  return {
    signUp: async ({ body, headers, clientAddress, setHeader, requestId }) => {
      if (isCommonPassword(body.password)) return refuse('password-too-common', { password: 'Please choose a less common password.' });
      const response = await auth.api.signUpEmail({ body, headers: authHeaders(headers, clientAddress), asResponse: true });
      if (!response.ok) return whyNot(response);
      const account = await openSession(dependencies, response, { setHeader });
      if (!account) throw new Error('sign-up gave no session');
      const user = await selectUserByEmail(database, body.email);
      if (user) await sendLink(user).catch((error: unknown) => log.warn({ ...errorFacts(error), requestId }, 'verification mail failed'));
      return { me: toMe(account) };
    },
    signIn: async (request) => {
      const account = await signInWithPassword(dependencies, request.body, request);
      return account ? { me: toMe(account) } : refuse('sign-in-failed');
    },
    signOut: async (request) => {
      await dropSession(dependencies, request);
      return { signedOut: true };
    },
    me: async ({ caller }) => ({ me: caller ? toMe(caller) : null }),
    sendVerification: async ({ body, caller, requestId }) => {
      const user = await selectUserByEmail(database, body.email);
      const send = async () => {
        if (user && !user.email_verified) await sendLink(user);
      };
      // Neither the answer nor its time may tell a stranger whether the address has an account.
      if (caller?.id !== user?.id) {
        inBackground(log, requestId, 'verification mail', send);
        return { sent: true };
      }
      try {
        await send();
        return { sent: true };
      } catch (error) {
        log.warn({ ...errorFacts(error), requestId }, 'verification mail failed');
        return refuse('mail-failed');
      }
    },
    verifyEmail: async ({ body }) => ((await useEmailLink(database, hashToken(body.token), new Date(now()))) ? { verified: true } : refuse('link-expired')),
  };
}
