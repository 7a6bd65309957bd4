/** How a guest is created: a user without an email, and a session like any other. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/database/database.ts';
import { countInWindow } from '#server/database/rate-limit-store.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { cookieLine } from '#server/http/cookies.ts';
import { networkOf } from '#server/http/network.ts';
import type { Guest } from '#server/http/handler.ts';
import { refuseFor, type Refusal } from '#server/refusal.ts';
import { hashToken, sessionCookie, tokenFromCookie } from '#server/http/sessions.ts';
import { extendSession, insertGuest, insertSession } from '../accounts/store.ts';
import { dayMs } from '#core/day.ts';
import { shortHash } from '#server/http/request-limits.ts';

interface Visit {
  readonly headers: Headers;
  readonly clientIp: string;
  setHeader(name: string, value: string): void;
}

export interface GuestSessions {
  /** A new guest with a session; refused for a while if this IP has created more today than a school would need. */
  create(queryable: Queryable, visit: Visit): Promise<string | Refusal>;
  /** Extends the session, and so the practice, of a guest who is still active. */
  extend(queryable: Queryable, guest: Guest, visit: Visit): Promise<void>;
}

/** A guest unused for this long is deleted. */
const guestMs = 30 * dayMs;
/** A session is extended at most once a day. */
const keepAfterMs = dayMs;

const maxPerIp = { guests: 1000, seconds: 24 * 3600 };
/** Counters must not become a list of IPs. */
const counterOf = (ip: string) => `guests:${shortHash(ip)}`;

export function guestSessions(config: Config, now: () => number, enforceLimits: boolean): GuestSessions {
  const own = sessionCookie(config);
  const cookie = (token: string) => cookieLine({ ...own, value: token, maxAge: guestMs / 1000 });
  return {
    create: async (queryable, { headers, clientIp, setHeader }) => {
      const time = now();
      const { start, count } = await countInWindow(queryable, counterOf(networkOf(clientIp)), time, maxPerIp.seconds);
      if (enforceLimits && count > maxPerIp.guests) return refuseFor(Math.ceil(start / 1000 + maxPerIp.seconds - time / 1000));
      const token = randomBytes(32).toString('base64url');
      // Fully random: nobody may infer when, or close to which others, a guest began.
      const userId = randomUUID();
      await insertGuest(queryable, userId, new Date(time));
      const session = { id: uuidv7(), userId, tokenHash: hashToken(token), ipAddress: clientIp, userAgent: headers.get('user-agent') };
      await insertSession(queryable, session, new Date(time), new Date(time + guestMs));
      setHeader('set-cookie', cookie(token));
      return userId;
    },
    extend: async (queryable, guest, { headers, setHeader }) => {
      const time = now();
      const token = tokenFromCookie(headers.get('cookie'), own.name);
      if (!token || guest.sessionEndsAt.getTime() - time > guestMs - keepAfterMs) return;
      await extendSession(queryable, guest, new Date(time + guestMs));
      setHeader('set-cookie', cookie(token));
    },
  };
}
