/** Whose requests count together: the keys of a call's limits. */
import { canonicalEmail } from '#server/email-address.ts';
import { createHash } from 'node:crypto';
import type { Call } from '#contract/call.ts';
import type { Account } from './handler.ts';
import { networkOf } from './network.ts';
import type { Limiter } from './rate-limit.ts';

/** The e-mail a request is about, if it names one. */
export const emailIn = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string' ? canonicalEmail(body.email) : null;

/** Whom a request is about, as far as it tells: an e-mail, or the account of a mailed link. */
const subjectOf = (body: unknown): string | null => {
  if (typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string') return `link ${body.token}`;
  return emailIn(body);
};

/** What a limit counts by: counters must not become a list of addresses, or of links. */
export const shortHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** How many accounts may be busy behind one IP, e.g. at a school. */
const accountsPerIp = 20;

/**
 * What a request counts for: its IP, its account and the e-mail or mailed link it names, each by itself. A session takes the place of
 * neither of the others: sessions cost nothing. Calls that anybody may make about any address do not look at it at all.
 */
export function limitsOf(call: Call, limiter: Limiter) {
  const { requests, seconds, perIp, sharedIp = true } = call.rateLimit;
  const ignoresSession = call.access === 'public' && perIp !== undefined;
  return {
    /** Seconds to wait; 0 for none. */
    ofCaller: async (clientIp: string, account: Account | null): Promise<number> => {
      const network = networkOf(clientIp);
      if (!account || ignoresSession) return limiter.check(`${call.id}:${network}`, { requests: perIp ?? requests, seconds });
      const shared = { key: `${call.id}:accounts:${network}`, requests: requests * accountsPerIp };
      return limiter.check(`${call.id}:${account.id}`, { requests, seconds }, sharedIp ? shared : undefined);
    },
    ofSubject: async (clientIp: string, body: unknown): Promise<number> => {
      const subject = perIp === undefined ? null : subjectOf(body);
      if (subject === null) return 0;
      const wait = await limiter.check(`${call.id}:${shortHash(`${networkOf(clientIp)} ${subject}`)}`, { requests, seconds });
      // What was refused already does not count here: one stranger alone must not use up the owner's tries.
      return wait || limiter.check(`${call.id}:${shortHash(subject)}`, { requests: requests * 10, seconds });
    },
  };
}
