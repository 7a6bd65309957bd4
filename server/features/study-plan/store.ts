/** SQL of a student's goal. */
import type { StudySettings } from '#core/learning/study-settings.ts';
import type { Queryable } from '#server/database/database.ts';
import { firstUuidAt } from '#server/database/uuid.ts';

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

/**
 * Time spent on answers since then (ms since 1970), ms. An exam is recorded when it is finished, which may be days after its first module: of
 * it, and of one that is under way, the modules submitted since then count. Ids are UUIDv7, so only recent answers are read.
 */
export async function selectStudiedMs(queryable: Queryable, userId: string, since: number): Promise<number> {
  const { rows } = await queryable.query<{ ms: number }>(
    `select (
       select coalesce(sum(a.time_spent_ms), 0) from question_attempts a
         left join exam_results r on a.quiz_id is null and r.user_id = a.user_id and r.id = a.id
         left join exam_module_attempts m on m.user_id = r.user_id and m.session_id = r.session_id and m.position = a.position
       where a.user_id = $1 and a.id >= $2 and (m.submitted_at is null or m.submitted_at >= $3)
     )::float8 + (
       select coalesce(sum(e.time_spent_ms), 0) from exam_sessions s
         join exam_module_attempts m on m.user_id = s.user_id and m.session_id = s.id and m.submitted_at >= $3
         join exam_answers e on e.user_id = m.user_id and e.session_id = m.session_id and e.position = m.position
       where s.user_id = $1 and s.status = 'in-progress'
     )::float8 as ms`,
    [userId, firstUuidAt(since), new Date(since)],
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
