/** How many questions may be drawn for quizzes: more than anybody practices with, fewer than fill the bank with what one person asked for. */
import type { Queryable } from '#server/database/database.ts';
import { countAllInWindow } from '#server/database/rate-limit-store.ts';
import { networkOf } from '#server/http/network.ts';
import { shortHash } from '#server/http/request-limits.ts';

/** Questions drawn in a day. They stay in the bank, for everybody; a school shares one IP. */
export const drawsPerDay = { account: 400, network: 5_000 } as const;
const daySeconds = 24 * 3600;

export interface DrawsFor {
  readonly userId: string;
  readonly clientIp: string;
}

/** How many of so many may be drawn; counts them. */
export async function countDraws(queryable: Queryable, { userId, clientIp }: DrawsFor, wanted: number, time: number): Promise<number> {
  const allowed = async (key: string, most: number, asked: number) => {
    if (asked === 0) return 0;
    const counted = await countAllInWindow(queryable, new Map([[key, asked]]), time, daySeconds);
    return Math.max(0, Math.min(asked, most - ((counted.get(key)?.count ?? 0) - asked)));
  };
  // What the account may not have takes nothing from the others at its IP.
  const own = await allowed(`draws:${userId}`, drawsPerDay.account, wanted);
  return allowed(`draws:${shortHash(networkOf(clientIp))}`, drawsPerDay.network, own);
}
