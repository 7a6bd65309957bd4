/** Who is counted, and as whom: a hash that nobody can trace back, and that is another one tomorrow. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
import { keyOfDay } from './store.ts';

/** The browser asks every site not to track or sell (Do Not Track, Global Privacy Control). */
export const asksNotToBeTracked = (headers: Headers): boolean => headers.get('dnt') === '1' || headers.get('sec-gpc') === '1';

/** Programs that say what they are are not visitors. */
export const isProgram = (headers: Headers): boolean => /bot|crawl|spider|preview|headless|lighthouse/i.test(headers.get('user-agent') ?? '');

/** Returns what names a visitor on a day. The address is used for this alone and is kept nowhere; once the day's key is deleted, the hash means nothing. */
export function visitorNames(database: Database): (day: string, clientIp: string, userAgent: string) => Promise<string> {
  let known: { readonly day: string; readonly key: string } | null = null;
  return async (day, clientIp, userAgent) => {
    if (known?.day !== day) known = { day, key: await keyOfDay(database, day, randomBytes(32).toString('base64url')) };
    return createHmac('sha256', known.key).update(`${clientIp}\n${userAgent}`).digest('base64url').slice(0, 16);
  };
}
