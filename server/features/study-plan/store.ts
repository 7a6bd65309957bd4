/** SQL of a student's goal. */
import type { StudySettings } from '#core/learning/study-settings.ts';
import type { Queryable } from '../../database/database.ts';

interface SettingsRow {
  readonly exam_date: string | null;
  readonly target_score: number | null;
  readonly minutes: number[];
  readonly time_zone: string;
}

/** Null if the student has not been asked yet. */
export async function selectStudySettings(queryable: Queryable, userId: string): Promise<StudySettings | null> {
  const { rows } = await queryable.query<SettingsRow>(
    'select exam_date::text as exam_date, target_score, minutes, time_zone from study_settings where user_id = $1',
    [userId],
  );
  const [row] = rows;
  return row ? { examDate: row.exam_date, targetScore: row.target_score, minutes: row.minutes, timeZone: row.time_zone } : null;
}

export async function saveStudySettings(queryable: Queryable, userId: string, settings: StudySettings, now: Date): Promise<void> {
  await queryable.query(
    `insert into study_settings (user_id, exam_date, target_score, minutes, time_zone, updated_at) values ($1, $2::text::date, $3, $4, $5, $6)
     on conflict (user_id) do update set exam_date = excluded.exam_date, target_score = excluded.target_score, minutes = excluded.minutes,
       time_zone = excluded.time_zone, updated_at = excluded.updated_at`,
    [userId, settings.examDate, settings.targetScore, settings.minutes, settings.timeZone, now],
  );
}
