/** SQL of what first responses say about questions. */
import type { QualityFlag } from '#core/questions/quality.ts';
import type { Queryable } from '#server/database/database.ts';

export interface MeasureRow {
  readonly question_id: string;
  readonly question_version: number;
  readonly difficulty: number;
  readonly topic_id: number;
  /** As authors set it for the topic; null: as the test gives. */
  readonly target_minutes: number | null;
  readonly format: 'choice' | 'spr';
  readonly key: string | null;
  readonly responses: number;
  readonly correct: number;
  readonly chosen: readonly number[];
  readonly point_biserial: number | null;
  readonly pairs: number;
  readonly median_time_ms: number | null;
  readonly recent_responses: number;
  readonly recent_correct: number;
}

/** Every version with counted responses. Reads all of them: for a job. An exam or quiz of fewer than ten questions has no rest to compare with. */
export async function measureAll(queryable: Queryable, recentFrom: Date): Promise<MeasureRow[]> {
  const { rows } = await queryable.query<MeasureRow>(
    `with responses as (
       select question_id, question_version, correct, answer, time_spent_ms, attempted_at,
         sum(correct::int) over taken - correct::int as rest, count(*) over taken - 1 as others, counted and measured and answer is not null as used
       from question_attempts window taken as (partition by user_id, coalesce(quiz_id, id)))
     select r.question_id, r.question_version, v.difficulty, v.topic_id, s.target_minutes::float8 as target_minutes, v.format as format, v.body #>> '{solution,key}' as key,
       count(*)::int as responses, count(*) filter (where r.correct)::int as correct,
       array[count(*) filter (where r.answer = 'A'), count(*) filter (where r.answer = 'B'), count(*) filter (where r.answer = 'C'),
         count(*) filter (where r.answer = 'D')]::int[] as chosen,
       corr(r.correct::int, r.rest::double precision / r.others) filter (where r.others >= 9) as point_biserial,
       count(*) filter (where r.others >= 9)::int as pairs,
       round(percentile_cont(0.5) within group (order by r.time_spent_ms))::int as median_time_ms,
       count(*) filter (where r.attempted_at >= $1)::int as recent_responses,
       count(*) filter (where r.attempted_at >= $1 and r.correct)::int as recent_correct
     from responses r join question_versions v on v.question_id = r.question_id and v.version = r.question_version
     left join topic_settings s on s.topic_id = v.topic_id
     where r.used group by r.question_id, r.question_version, v.difficulty, v.topic_id, s.target_minutes, v.format, v.body #>> '{solution,key}'`,
    [recentFrom],
  );
  return rows;
}

export type Measured = Omit<MeasureRow, 'difficulty' | 'topic_id' | 'target_minutes' | 'format' | 'key'> & { readonly flags: readonly QualityFlag[] };

/** Replaces what was measured before. */
export async function replaceMeasures(queryable: Queryable, measured: readonly Measured[], now: Date): Promise<void> {
  await queryable.query('delete from question_quality');
  await queryable.query(
    `insert into question_quality (question_id, question_version, responses, correct, chose_a, chose_b, chose_c, chose_d, point_biserial, pairs,
       median_time_ms, recent_responses, recent_correct, flags, measured_at)
     select t.question_id, t.question_version, t.responses, t.correct, t.chosen[1], t.chosen[2], t.chosen[3], t.chosen[4], t.point_biserial, t.pairs,
       t.median_time_ms, t.recent_responses, t.recent_correct, t.flags, $2
     from jsonb_to_recordset($1::jsonb) as t (question_id text, question_version integer, responses integer, correct integer, chosen integer[],
       point_biserial double precision, pairs integer, median_time_ms integer, recent_responses integer, recent_correct integer, flags text[])`,
    [JSON.stringify(measured), now],
  );
}

export interface QualityFilter {
  readonly topicId?: number | undefined;
  readonly level?: number | undefined;
  readonly archetype?: string | undefined;
}

const values = ({ topicId, level, archetype }: QualityFilter) => [topicId ?? null, level ?? null, archetype ?? null];
const fits = '($1::integer is null or v.topic_id = $1) and ($2::integer is null or v.difficulty = $2) and ($3::text is null or v.archetype = $3)';

export interface QualityRow {
  readonly question_id: string;
  readonly question_version: number;
  readonly topic_id: number;
  readonly archetype: string;
  readonly difficulty: number;
  readonly format: 'choice' | 'spr';
  readonly key: string | null;
  readonly responses: number;
  readonly correct: number;
  readonly chose_a: number;
  readonly chose_b: number;
  readonly chose_c: number;
  readonly chose_d: number;
  readonly point_biserial: number | null;
  readonly pairs: number;
  readonly median_time_ms: number | null;
  readonly recent_responses: number;
  readonly recent_correct: number;
  readonly flags: string[];
}

/** Those with most flags first, then the most answered ones; `offset` of them left out. */
export async function selectQuality(
  queryable: Queryable,
  filter: QualityFilter,
  { flag, offset, limit }: { readonly flag: string | null; readonly offset: number; readonly limit: number },
): Promise<QualityRow[]> {
  const { rows } = await queryable.query<QualityRow>(
    `select s.question_id, s.question_version, v.topic_id, v.archetype, v.difficulty, v.format as format, v.body #>> '{solution,key}' as key,
       s.responses, s.correct, s.chose_a, s.chose_b, s.chose_c, s.chose_d, s.point_biserial, s.pairs, s.median_time_ms, s.recent_responses, s.recent_correct, s.flags
     from question_quality s join question_versions v on v.question_id = s.question_id and v.version = s.question_version
     where ${fits} and ($4::text is null or ($4 = 'any' and s.flags <> '{}') or $4 = any (s.flags))
     order by cardinality(s.flags) desc, s.responses desc, s.question_id, s.question_version offset $5 limit $6`,
    [...values(filter), flag, offset, limit],
  );
  return rows;
}

export interface GroupRow {
  readonly topic_id: number;
  readonly level: number;
  readonly questions: number;
  readonly responses: number;
  readonly correct: number;
  readonly mean_point_biserial: number | null;
  readonly flagged: number;
}

export async function selectQualityGroups(queryable: Queryable, filter: QualityFilter): Promise<GroupRow[]> {
  const { rows } = await queryable.query<GroupRow>(
    `select v.topic_id, v.difficulty as level, count(*)::int as questions, coalesce(sum(s.responses), 0)::int as responses,
       coalesce(sum(s.correct), 0)::int as correct, avg(s.point_biserial) as mean_point_biserial, count(*) filter (where s.flags <> '{}')::int as flagged
     from question_quality s join question_versions v on v.question_id = s.question_id and v.version = s.question_version
     where ${fits} group by v.topic_id, v.difficulty order by v.topic_id, v.difficulty`,
    values(filter),
  );
  return rows;
}

export async function selectMeasuredAt(queryable: Queryable): Promise<Date | null> {
  const { rows } = await queryable.query<{ at: Date | null }>('select max(measured_at) as at from question_quality');
  return rows[0]?.at ?? null;
}

export interface ResponseRow {
  readonly user_id: string;
  readonly id: string;
  readonly position: number;
  readonly number: number;
  readonly question_id: string;
  readonly question_version: number;
  readonly topic_id: number;
  readonly archetype: string;
  readonly difficulty: number;
  readonly context: string;
  readonly answer: string | null;
  readonly correct: boolean;
  readonly time_spent_ms: number;
  readonly rest_correct: number;
  readonly rest_asked: number;
  readonly day: string;
}

export interface ResponsePlace {
  readonly userId: string;
  readonly id: string;
  readonly position: number;
  readonly number: number;
}

/** Counted first responses by account, after a place. */
export async function selectResponses(queryable: Queryable, filter: QualityFilter, after: ResponsePlace | null, limit: number): Promise<ResponseRow[]> {
  const { rows } = await queryable.query<ResponseRow>(
    `select a.user_id, a.id, a.position, a.number, a.question_id, a.question_version, a.topic_id, a.archetype, a.difficulty, a.context, a.answer, a.correct,
       a.time_spent_ms, (s.correct - a.correct::int)::int as rest_correct, (s.asked - 1)::int as rest_asked, to_char(a.attempted_at, 'YYYY-MM-DD') as day
     from question_attempts a
     join lateral (select count(*) filter (where o.correct)::int as correct, count(*)::int as asked from question_attempts o
       where o.user_id = a.user_id and (o.id = a.id or o.quiz_id = a.quiz_id)) as s on true
     where a.counted and a.measured and ($1::integer is null or a.topic_id = $1) and ($2::integer is null or a.difficulty = $2)
       and ($3::text is null or a.archetype = $3) and ($4::uuid is null or (a.user_id, a.id, a.position, a.number) > ($4, $5::uuid, $6::smallint, $7::smallint))
     order by a.user_id, a.id, a.position, a.number limit $8`,
    [...values(filter), after?.userId ?? null, after?.id ?? null, after?.position ?? null, after?.number ?? null, limit],
  );
  return rows;
}
