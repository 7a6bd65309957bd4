/** SQL of a student's goal. */
import type { StudySettings } from '#core/learning/study-settings.ts';
import type { Queryable } from '#server/database/database.ts';

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

/** Time spent on answers since then, ms. Ids are UUIDv7, so only these rows are read: `since` is the least id of that moment. */
export async function selectStudiedMs(queryable: Queryable, userId: string, since: string): Promise<number> {
  const { rows } = await queryable.query<{ ms: number }>(
    'select coalesce(sum(time_spent_ms), 0)::float8 as ms from question_attempts where user_id = $1 and id >= $2',
    [userId, since],
  );
  return rows[0]?.ms ?? 0;
}

/** Whether there are mistakes that are not closed. */
export async function selectHasErrors(queryable: Queryable, userId: string): Promise<boolean> {
  const { rows } = await queryable.query<{ some: boolean }>('select exists (select 1 from error_log where user_id = $1 and closed_at is null) as some', [
    userId,
  ]);
  return rows[0]?.some ?? false;
}
