/**
 * From a cookie to an account or a guest. Lookups that arrive together share one query, so a session check
 * costs little under load and is never older than the request.
 */
import { createHash } from 'node:crypto';
import { withRetry } from '#server/database/retry.ts';
import { batched } from '../database/batched.ts';
import type { Database } from '../database/database.ts';
import { currentPriority } from '../database/priority.ts';
import type { Caller } from './handler.ts';
import { ownCookie, readCookie } from './cookies.ts';
import { selectSessionsByToken, touchSessions } from './session-store.ts';

/** The session cookie under this URL. */
export const sessionCookie = ownCookie('ascent');

/** Session tokens are random and long, so a plain hash is enough to store them. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The token of the session cookie; null if there is none. Cookies of earlier versions carry a signature after a dot. */
export const tokenFromCookie = (header: string | null, name: string): string | null => readCookie(header, name)?.split('.')[0] || null;

/** Use of a session is recorded once an hour, not at every request. */
const touchAfterMs = 3600_000;

/** Who sent a request, by its Cookie header; null without a live session. */
export type FindCaller = (cookieHeader: string | null) => Promise<Caller>;

export function createCallerFinder(
  database: Database,
  config: Parameters<typeof sessionCookie>[0] & { readonly staffNeedTwoFactor: boolean },
  now: () => number,
): FindCaller {
  const { name } = sessionCookie(config);
  const findAll = async (hashes: readonly string[]): Promise<readonly Caller[]> => {
    const callers = await withRetry(() => selectSessionsByToken(database, [...new Set(hashes)], now(), config.staffNeedTwoFactor));
    const stale = [...callers.values()].flatMap((caller) =>
      caller.kind === 'account' && now() - caller.sessionUsedAt.getTime() > touchAfterMs ? [caller.sessionId] : [],
    );
    // Nobody waits for it, and if it fails the next request tries again.
    if (stale.length > 0) void touchSessions(database, stale, new Date(now())).catch(() => undefined);
    return hashes.map((hash) => callers.get(hash) ?? null);
  };
  // Whoever saves shares no query with those who can wait.
  const finders = { save: batched(findAll), other: batched(findAll) } as const;
  return async (cookieHeader) => {
    const token = tokenFromCookie(cookieHeader, name);
    return token ? finders[currentPriority() === 'save' ? 'save' : 'other'](hashToken(token)) : null;
  };
}
