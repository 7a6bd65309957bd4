/** The exam that cards have to come before. */
import type { Queryable } from '#server/database/database.ts';
import { examDayStart } from '#server/features/review/shared/exam-day-start.ts';

/** Null without an exam, and once it is over: after it, cards come back by their schedule alone. */
export async function examAhead(queryable: Queryable, userId: string, now: number): Promise<Date | null> {
  const exam = await examDayStart(queryable, userId);
  return exam && exam.getTime() > now ? exam : null;
}
