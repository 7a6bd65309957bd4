/** How many exams may be started: more than anybody takes, fewer than somebody collecting questions needs. */
import type { Queryable } from '#server/database/database.ts';
import { countAllInWindow } from '#server/database/rate-limit-store.ts';
import { networkOf } from '#server/http/network.ts';
import { shortHash } from '#server/http/request-limits.ts';

/**
 * Starts in a day. An exam takes more than two hours, so nobody takes one six times a day, or twelve in all, without discarding them
 * to see more; a school of a few thousand shares one IP and takes an exam on the same morning.
 */
export const startsPerDay = { sameExam: 6, account: 12, network: 5_000 } as const;
const daySeconds = 24 * 3600;

export interface CountedStart {
  readonly userId: string;
  readonly practiceExamId: string;
  readonly clientIp: string;
}

const limitsOf = ({ userId, practiceExamId, clientIp }: CountedStart): ReadonlyMap<string, number> =>
  new Map([
    [`starts:${userId}:${shortHash(practiceExamId)}`, startsPerDay.sameExam],
    [`starts:${userId}`, startsPerDay.account],
    [`starts:${shortHash(networkOf(clientIp))}`, startsPerDay.network],
  ]);

/** Counts these starts. For each, the seconds until the next is allowed; 0 if this one is. A whole school starts at once, and all its starts count in one row. */
export async function countStarts(queryable: Queryable, starts: readonly CountedStart[], time: number): Promise<number[]> {
  if (starts.length === 0) return [];
  const times = new Map<string, number>();
  for (const start of starts) for (const key of limitsOf(start).keys()) times.set(key, (times.get(key) ?? 0) + 1);
  const counted = await countAllInWindow(queryable, times, time, daySeconds);
  return starts.map((start) => {
    const waits = [...limitsOf(start)].map(([key, most]) => {
      const window = counted.get(key);
      return window && window.count > most ? Math.max(1, Math.ceil(daySeconds - (time - window.start) / 1000)) : 0;
    });
    return Math.max(...waits);
  });
}
