/** Browsers that are not asked for a code for thirty days, recognized by a separate cookie. */
import { randomBytes } from 'node:crypto';
import { uuidv7 } from '#server/database/uuid.ts';
import { cookieLine, ownCookie, readCookie } from '#server/http/cookies.ts';
import { hashToken } from '#server/http/sessions.ts';
import type { AccountDependencies } from '#server/features/accounts/shared/dependencies.ts';
import type { Visitor } from '#server/features/accounts/shared/sign-in.ts';
import { insertTrusted, isTrustedToken } from '../sign-in-store.ts';

const lifetimeSeconds = 30 * 86_400;
/** Siblings may share a computer, so the cookie holds the newest tokens of several accounts. */
const maxTokens = 5;

type Dependencies = Pick<AccountDependencies, 'config' | 'database' | 'now'>;

const cookie = ownCookie('ascent-trusted');

const tokensIn = (dependencies: Pick<Dependencies, 'config'>, headers: Headers): string[] =>
  readCookie(headers.get('cookie'), cookie(dependencies.config).name)?.split('.').filter(Boolean).slice(0, maxTokens) ?? [];

/** Hashes of the tokens this browser holds, of whatever account. */
export const trustHashes = (dependencies: Pick<Dependencies, 'config'>, headers: Headers): string[] => tokensIn(dependencies, headers).map(hashToken);

export async function isTrusted(dependencies: Dependencies, userId: string, headers: Headers): Promise<boolean> {
  const hashes = trustHashes(dependencies, headers);
  return hashes.length > 0 && isTrustedToken(dependencies.database, userId, hashes, new Date(dependencies.now()));
}

/** Trusts this browser under a new token: one that was in the cookie before may be somebody else's. */
export async function trust(dependencies: Dependencies, userId: string, { headers, setHeader }: Visitor): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const time = dependencies.now();
  await insertTrusted(dependencies.database, userId, {
    id: uuidv7(time),
    token_hash: hashToken(token),
    user_agent: headers.get('user-agent')?.slice(0, 500) ?? null,
    created_at: new Date(time),
    expires_at: new Date(time + lifetimeSeconds * 1000),
  });
  const value = [token, ...tokensIn(dependencies, headers)].slice(0, maxTokens).join('.');
  setHeader('set-cookie', cookieLine({ ...cookie(dependencies.config), value, maxAge: lifetimeSeconds }));
}
