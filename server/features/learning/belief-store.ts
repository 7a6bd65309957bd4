/** SQL of what is believed about a student, and of what follows from it. */
import type { Evidence } from '#core/learning/evidence.ts';
import { difficulties } from '#core/questions/question.ts';
import { isTopicId } from '#core/topics/topics.ts';
import type { Queryable } from '#server/database/database.ts';

/** Of a topic, in one row. */
interface EvidenceRow {
  readonly topic_id: number;
  /** For each level and format: level, 1 if typed, weights right and wrong, answers, and as of when (ms since 1970). */
  readonly kinds: readonly (readonly number[])[];
}

/** At most 29 rows: taking apart the 290 that they are made of would take longer than all that follows from them. */
export async function selectEvidence(queryable: Queryable, userId: string): Promise<Evidence[]> {
  const { rows } = await queryable.query<EvidenceRow>(
    `select topic_id, concat('[', string_agg(concat('[', concat_ws(',', difficulty, is_spr::int, right_weight, wrong_weight, questions,
       round(1000 * date_part('epoch', as_of))), ']'), ','), ']')::json as kinds
     from topic_evidence where user_id = $1 group by topic_id order by topic_id`,
    [userId],
  );
  return rows.flatMap(({ topic_id, kinds }) =>
    isTopicId(topic_id)
      ? kinds.flatMap(([level, isTyped, right = 0, wrong = 0, questions = 0, asOf = 0]): Evidence[] => {
          const difficulty = difficulties.find((one) => one === level);
          return difficulty ? [{ topicId: topic_id, difficulty, isSpr: isTyped === 1, right, wrong, questions, asOf }] : [];
        })
      : [],
  );
}

export interface DayRow {
  /** From 1: which of the days. */
  readonly day: number;
  readonly questions: number;
  readonly correct: number;
  readonly time_spent_ms: number;
}

/** Answers by day, of days that begin at these moments. Ids are UUIDv7, so that only these rows are read: `since` is the least id of the first. */
export async function selectDays(queryable: Queryable, userId: string, since: string, starts: readonly Date[], now: Date): Promise<DayRow[]> {
  const { rows } = await queryable.query<DayRow>(
    `select day, count(*)::int as questions, count(*) filter (where correct)::int as correct, sum(time_spent_ms)::float8 as time_spent_ms
     from (select correct, time_spent_ms, coalesce(width_bucket(attempted_at, $3::timestamptz[]), 0) as day
           from question_attempts where user_id = $1 and id >= $2 and answer is not null and measured and attempted_at <= $4) as recent
     where day > 0 group by day`,
    [userId, since, starts, now],
  );
  return rows;
}

export interface TopicPractice {
  readonly topic_id: number;
  readonly questions: number;
  readonly time_spent_ms: number;
}

/** Answers of the last seven times 24 hours by topic. Ids are UUIDv7, so that only these rows are read: `since` is the least id of that moment. */
export async function selectWeekByTopic(queryable: Queryable, userId: string, since: string, now: Date): Promise<TopicPractice[]> {
  const { rows } = await queryable.query<TopicPractice>(
    `select topic_id, count(*)::int as questions, sum(time_spent_ms)::float8 as time_spent_ms from question_attempts
     where user_id = $1 and id >= $2 and answer is not null and measured and attempted_at <= $3 and attempted_at > $3::timestamptz - interval '168 hours'
     group by topic_id`,
    [userId, since, now],
  );
  return rows;
}

export interface StoredRecommendations {
  readonly generated_at: Date;
  readonly kind: 'strength' | 'points';
  readonly items: unknown;
}

export async function selectRecommendations(queryable: Queryable, userId: string): Promise<StoredRecommendations | null> {
  const { rows } = await queryable.query<StoredRecommendations>('select generated_at, kind, items from recommendations where user_id = $1', [userId]);
  return rows[0] ?? null;
}

export async function saveRecommendations(
  queryable: Queryable,
  userId: string,
  kind: 'strength' | 'points',
  items: readonly object[],
  now: Date,
): Promise<void> {
  await queryable.query(
    `insert into recommendations (user_id, generated_at, kind, items) values ($1, $2, $3, $4)
     on conflict (user_id) do update set generated_at = excluded.generated_at, kind = excluded.kind, items = excluded.items`,
    [userId, now, kind, JSON.stringify(items)],
  );
}

export interface TopicRecord {
  readonly topic_id: number;
  readonly questions_attempted: number;
  readonly questions_correct: number;
  readonly last_attempted_at: Date;
  readonly recent_questions: number;
  readonly recent_correct: number;
}

/** Totals of each topic, and what came since. */
export async function selectTopicRecord(queryable: Queryable, userId: string, since: Date): Promise<TopicRecord[]> {
  const { rows } = await queryable.query<TopicRecord>(
    `select s.topic_id, s.questions_attempted, s.questions_correct, s.last_attempted_at,
       coalesce(h.questions, 0) as recent_questions, coalesce(h.correct, 0) as recent_correct
     from topic_stats s left join (
       select topic_id, sum(questions_attempted)::int as questions, sum(questions_correct)::int as correct
       from topic_history where user_id = $1 and attempted_at >= $2 group by topic_id) h on h.topic_id = s.topic_id
     where s.user_id = $1`,
    [userId, since],
  );
  return rows;
}
