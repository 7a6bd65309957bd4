/** What is stored of a student's goal. */
import type { AccountFields } from '#server/user-data/export-page-store.ts';
import { ofAccounts, type UserData } from '#server/user-data/user-data.ts';

export const studyPlanUserData: UserData = {
  tables: [ofAccounts('study_settings', 'account')],
  accountFields: (queryable, userId) =>
    queryable.query<AccountFields>(
      `select jsonb_build_object('studySettings', (select jsonb_build_object('examDate', s.exam_date, 'targetScore', s.target_score, 'minutes', s.minutes,
         'timeZone', s.time_zone, 'updatedAt', s.updated_at) from study_settings s where s.user_id = $1)) as fields`,
      [userId],
    ),
};
