/** The exam that reviews have to come before. */
import { instantOf } from '#core/notifications/next-moment.ts';
import type { Queryable } from '#server/database/database.ts';
import { selectStudySettings } from '#server/features/study-plan/store.ts';

/** When the day of the student's exam begins where they are; null if they have named none. */
export async function examDayStart(queryable: Queryable, userId: string): Promise<Date | null> {
  const { examDate, timeZone } = (await selectStudySettings(queryable, userId)) ?? { examDate: null, timeZone: 'UTC' };
  return examDate === null ? null : new Date(instantOf(examDate, 0, timeZone));
}
