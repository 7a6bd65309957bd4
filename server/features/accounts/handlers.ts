/** Sign-up, sign-in, sign-out, who am I, verification. */
import { randomBytes } from 'node:crypto';
import type { accountCalls, Me } from '#contract/accounts.ts';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { Account, Handler } from '../../http/handler.ts';
import { refuse } from '../../http/refusal.ts';
import { hashToken } from '../../http/sessions.ts';
import type { Mailer } from '../../outside/mail.ts';
import { verificationMail } from '../../outside/mail-templates.ts';
import type { Auth } from './auth.ts';
import { isCommonPassword } from './common-passwords.ts';
import { insertEmailLink, selectAccountsByToken, selectUserByEmail, useEmailLink, type UserRow } from './store.ts';

export interface AccountDependencies {
  readonly auth: Auth;
  readonly config: Config;
  readonly database: Database;
  readonly mailer: Mailer;
  readonly log: Logger;
  readonly now: () => number;
}

const linkLifetimeMs = 24 * 3600_000;

type AccountHandlers = { readonly [Id in keyof typeof accountCalls]: Handler<(typeof accountCalls)[Id]> };

export const toMe = (account: Account): Me => ({
  id: account.id,
  name: account.name,
  email: account.email,
  emailVerified: account.emailVerified,
  isAdmin: account.isAdmin,
  membershipTier: account.membershipTier,
  membershipEndDate: account.membershipEndDate?.toISOString() ?? null,
  createdAt: account.createdAt.toISOString(),
});

/** The library's headers carry the client's address under a name only we set. */
function authHeaders(headers: Headers, clientAddress: string): Headers {
  const own = new Headers(headers);
  own.set('x-client-address', clientAddress);
  return own;
}

export function accountHandlers({ auth, config, database, mailer, log, now }: AccountDependencies): AccountHandlers {
  const sendLink = async (user: UserRow, name: string) => {
    const token = randomBytes(24).toString('base64url');
    await insertEmailLink(database, hashToken(token), user, new Date(now() + linkLifetimeMs));
    await mailer.send(verificationMail(name, user.email, `${config.publicUrl}/verify-email?token=${token}`));
  };

  /** Copies the session cookie of the library's answer to ours and reads the account behind it. */
  const openSession = async (response: Response, setHeader: (name: string, value: string) => void): Promise<Account | null> => {
    for (const cookie of response.headers.getSetCookie()) setHeader('set-cookie', cookie);
    const body: unknown = await response.json();
    const token = typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string' ? hashToken(body.token) : '';
    return (await selectAccountsByToken(database, [token], now())).get(token) ?? null;
  };

  return {
    signUp: async ({ body, headers, clientAddress, setHeader, requestId }) => {
      if (isCommonPassword(body.password)) return refuse('password-too-common', { password: 'Please choose a less common password.' });
      const response = await auth.api.signUpEmail({ body, headers: authHeaders(headers, clientAddress), asResponse: true });
      if (!response.ok) return refuse('email-taken', { email: 'This email is already in use.' });
      const account = await openSession(response, setHeader);
      if (!account) throw new Error('sign-up gave no session');
      const user = await selectUserByEmail(database, body.email);
      if (user) await sendLink(user, body.name).catch((error: unknown) => log.warn({ err: error, requestId }, 'verification mail failed'));
      return { me: toMe(account) };
    },
    signIn: async ({ body, headers, clientAddress, setHeader }) => {
      const response = await auth.api.signInEmail({ body, headers: authHeaders(headers, clientAddress), asResponse: true });
      if (!response.ok) return refuse('sign-in-failed');
      const account = await openSession(response, setHeader);
      return account ? { me: toMe(account) } : refuse('sign-in-failed');
    },
    signOut: async ({ headers, clientAddress, setHeader }) => {
      const response = await auth.api.signOut({ headers: authHeaders(headers, clientAddress), asResponse: true });
      for (const cookie of response.headers.getSetCookie()) setHeader('set-cookie', cookie);
      setHeader('clear-site-data', '"cache"');
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
