/** SQL of the answers that a calibration reads. */
import type { Difficulty } from '#core/questions/question.ts';
import type { TopicId } from '#core/topics/topics.ts';
import type { Queryable } from '#server/database/database.ts';

export interface AnsweredVersionRow {
  readonly question_id: string;
  readonly version: number;
  readonly topic_id: TopicId;
  readonly difficulty: Difficulty;
  readonly format: 'choice' | 'spr';
}

/** Versions with at least so many first answers, as measured last; not those that strong students miss more often than weak ones: no difficulty describes them. */
export async function selectAnsweredVersions(queryable: Queryable, minResponses: number): Promise<AnsweredVersionRow[]> {
  const { rows } = await queryable.query<AnsweredVersionRow>(
    `select v.question_id, v.version, v.topic_id, v.difficulty, v.format as format
     from question_quality s join question_versions v on v.question_id = s.question_id and v.version = s.question_version
     where s.responses >= $1 and 'negative' <> all (s.flags) order by v.question_id, v.version`,
    [minResponses],
  );
  return rows;
}

/** Accounts with answers after this one, in order. */
export async function selectAnswerers(queryable: Queryable, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await queryable.query<{ user_id: string }>(
    'select user_id from user_stats where $1::uuid is null or user_id > $1 order by user_id limit $2',
    [after, limit],
  );
  return rows.map(({ user_id }) => user_id);
}

export interface PersonRow {
  readonly user_id: string;
  readonly question_ids: string[];
  readonly versions: number[];
  readonly correct: boolean[];
}

/**
 * First answers of these accounts, one row for each period of an account. Only what was answered, in exams and quizzes that were not hurried;
 * what was recorded of a discarded exam, or of a question seen before, is no first answer, and a guest's counts once an account has
 * claimed it. Questions of a lecture come right after their explanation, so they are left out.
 */
export async function selectFirstAnswers(queryable: Queryable, userIds: readonly string[], periodMs: number, minMsPerAnswer: number): Promise<PersonRow[]> {
  const { rows } = await queryable.query<PersonRow>(
    `with answers as (
       select a.user_id, a.question_id, a.question_version, a.correct, a.attempted_at, a.first_seen and a.counted and a.measured as is_first,
         a.quiz_id is null or avg(a.time_spent_ms) over (partition by a.user_id, a.quiz_id) >= $3 as is_read
       from question_attempts a
       where a.user_id = any($1::uuid[]) and a.answer is not null and a.context <> 'lecture'
         and not exists (select 1 from exam_results e where e.user_id = a.user_id and e.id = a.id and e.hurried))
     select user_id, array_agg(question_id) as question_ids, array_agg(question_version) as versions, array_agg(correct) as correct
     from answers where is_first and is_read group by user_id, floor(extract(epoch from attempted_at) * 1000 / $2)`,
    [userIds, periodMs, minMsPerAnswer],
  );
  return rows;
}
