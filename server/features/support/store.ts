/** SQL of what an administrator sees of an account to help its owner. Nothing of what somebody wrote, chose or answered. */
import type { Queryable } from '#server/database/database.ts';

export interface AccountRow {
  readonly name: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly created_at: Date;
  readonly last_seen_at: Date | null;
  readonly time_zone: string | null;
  readonly questions: number;
  readonly correct: number;
  readonly open_mistakes: number;
  readonly decks: number;
}

export async function selectAccount(queryable: Queryable, userId: string): Promise<AccountRow | null> {
  const { rows } = await queryable.query<AccountRow>(
    `select u.name, coalesce(u.email, '') as email, u.email_verified, u.created_at, -- Use of a session is noted once an hour, work on an exam with every save.
       greatest((select max(s.updated_at) from sessions s where s.user_id = u.id), (select max(e.updated_at) from exam_sessions e where e.user_id = u.id)) as last_seen_at,
       (select t.time_zone from study_settings t where t.user_id = u.id) as time_zone,
       coalesce(t.total_questions, 0) as questions, coalesce(t.correct_total, 0) as correct,
       (select count(*)::int from error_log e where e.user_id = u.id and e.closed_at is null) as open_mistakes,
       (select count(*)::int from flashcard_decks d where d.user_id = u.id and d.deleted_at is null) as decks
     from users u left join user_stats t on t.user_id = u.id where u.id = $1 and not u.is_anonymous`,
    [userId],
  );
  return rows[0] ?? null;
}

export interface QuizRow {
  readonly id: string;
  readonly started_at: Date;
  readonly completed_at: Date | null;
  readonly questions: number;
  readonly answered: number;
  readonly right: number;
}

/** Newest first. */
export async function selectQuizzes(queryable: Queryable, userId: string, limit: number): Promise<QuizRow[]> {
  const { rows } = await queryable.query<QuizRow>(
    `select z.id, z.started_at, z.completed_at, z.question_count::int as questions, n.answered, n.right
     from quizzes z cross join lateral (
       select count(*) filter (where q.attempt_id is not null or q.answer is not null)::int as answered, (count(*) filter (where a.correct))::int as right
       from quiz_questions q left join question_attempts a on a.user_id = q.user_id and a.id = q.attempt_id and a.position = 0 and a.number = q.position + 1
       where q.user_id = z.user_id and q.quiz_id = z.id) as n
     where z.user_id = $1 order by z.id desc limit $2`,
    [userId, limit],
  );
  return rows;
}

export interface TimingRow {
  readonly id: string;
  readonly session_id: string;
  /** Null if the exam was discarded. */
  readonly exam_title: string | null;
  readonly position: number;
  readonly event: string;
  readonly minutes: number | null;
  readonly at: Date;
}

/** Newest first. */
export async function selectTiming(queryable: Queryable, userId: string, limit: number): Promise<TimingRow[]> {
  const { rows } = await queryable.query<TimingRow>(
    `select t.id, t.session_id, s.exam_title, t.position, t.event, (t.detail ->> 'minutes')::float8 as minutes, t.at
     from timing_audit t left join exam_sessions s on s.user_id = t.user_id and s.id = t.session_id
     where t.user_id = $1 order by t.id desc limit $2`,
    [userId, limit],
  );
  return rows;
}

export interface MailRow {
  readonly id: number;
  readonly subject: string;
  readonly created_at: Date;
  readonly attempts: number;
  readonly failed: boolean;
}

/** Newest first. */
export async function selectUnsentMails(queryable: Queryable, userId: string, limit: number): Promise<MailRow[]> {
  const { rows } = await queryable.query<MailRow>(
    `select j.id, coalesce(j.payload ->> 'subject', '') as subject, j.created_at, j.attempts, j.attempts >= j.max_attempts as failed
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-mail' and j.payload ->> 'userId' = $1 order by j.id desc limit $2`,
    [userId, limit],
  );
  return rows;
}
