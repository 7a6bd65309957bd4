/** The exam that reviews have to come before. */
import type { Queryable } from '../../../database/database.ts';
import { selectStudySettings } from '../../study-plan/store.ts';

/** The beginning (UTC) of the day of the student's exam; null if they have named none. */
export async function examDayStart(queryable: Queryable, userId: string): Promise<Date | null> {
  const examDate = (await selectStudySettings(queryable, userId))?.examDate ?? null;
  return examDate === null ? null : new Date(`${examDate}T00:00:00Z`);
}
