/** The exam that cards have to come before. */
import type { Queryable } from '../../../database/database.ts';
import { examInstant } from '../../review/shared/exam-instant.ts';

/** Null without an exam, and once it is over: after it, cards come back by their schedule alone. */
export async function examAhead(queryable: Queryable, userId: string, now: number): Promise<Date | null> {
  const exam = await examInstant(queryable, userId);
  return exam && exam.getTime() > now ? exam : null;
}
