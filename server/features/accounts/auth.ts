/** better-auth on our tables: passwords, sessions and their cookie. Its own HTTP routes are not mounted. */
import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { Kysely, PostgresDialect } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { uuidv7 } from '../../database/uuid.ts';
import { sessionCookieName } from '../../http/sessions.ts';
import { hashPassword, verifyPassword } from './hashing.ts';
import { withHashedTokens } from './hashed-tokens.ts';

const day = 86_400;

/** Mails the library's own verification token; rejects if that failed. */
export type MailLibraryToken = (to: { readonly name: string; readonly email: string }, token: string) => Promise<void>;

/** How long the library's own verification token works, seconds. */
const libraryTokenSeconds = 3600;

export function createAuth(config: Config, database: Database, mailToken?: MailLibraryToken) {
  const secure = config.publicUrl.startsWith('https:');
  const kysely = new Kysely({ dialect: new PostgresDialect({ pool: database.pool }) });
  return betterAuth({
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    secret: config.secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: (options: BetterAuthOptions) => withHashedTokens(kyselyAdapter(kysely, { type: 'postgres', transaction: true })(options)),
    emailAndPassword: {
      enabled: true,
      // A new account must be able to sign in to reach /verify-email; routes guard themselves.
      requireEmailVerification: false,
      minPasswordLength: 6,
      maxPasswordLength: 256,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    ...(mailToken && { emailVerification: { expiresIn: libraryTokenSeconds, sendVerificationEmail: ({ user, token }) => mailToken(user, token) } }),
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      expiresIn: 30 * day,
    },
    account: {
      modelName: 'auth_accounts',
      fields: {
        userId: 'user_id',
        providerId: 'provider_id',
        accountId: 'account_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'auth_verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    advanced: {
      database: { generateId: () => uuidv7() },
      ipAddress: { ipAddressHeaders: ['x-client-ip'] },
      cookies: {
        session_token: {
          name: sessionCookieName(secure),
          attributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
        },
      },
      useSecureCookies: false,
    },
    rateLimit: { enabled: false },
  });
}

export type Auth = ReturnType<typeof createAuth>;
