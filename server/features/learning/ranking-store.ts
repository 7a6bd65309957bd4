/** SQL of the rankings: who takes part, and how many are ahead of one. */
import { minAnswersForAccuracyRank } from '#core/progress/ranking.ts';
import type { Queryable } from '#server/database/database.ts';

export interface OwnTotals {
  readonly total_questions: number;
  readonly correct_total: number;
  readonly is_ranked: boolean;
}

/** Locked to the end of the transaction, so that recordings wait; made if there were none. */
export async function lockOwnTotals(queryable: Queryable, userId: string, now: Date): Promise<OwnTotals> {
  const { rows } = await queryable.query<OwnTotals>(
    `insert into user_stats as kept (user_id, total_questions, correct_total, last_updated) values ($1, 0, 0, $2)
     on conflict (user_id) do update set last_updated = kept.last_updated returning total_questions, correct_total, is_ranked`,
    [userId, now],
  );
  const [row] = rows;
  if (!row) throw new Error('totals were neither inserted nor read');
  return row;
}

export async function setRanked(queryable: Queryable, userId: string, isRanked: boolean): Promise<void> {
  await queryable.query('update user_stats set is_ranked = $2 where user_id = $1', [userId, isRanked]);
}

/** Whether an account takes part, as everybody does until they ask to be left out. */
export async function selectIsRanked(queryable: Queryable, userId: string): Promise<boolean> {
  const { rows } = await queryable.query<{ is_ranked: boolean }>('select is_ranked from user_stats where user_id = $1', [userId]);
  return rows[0]?.is_ranked ?? true;
}

/** Where an account stands by one metric: its own value, how many have one, and how many of them have more. A null is behind nobody. */
export interface RankCounts {
  readonly questions_own: number | null;
  readonly questions_ranked: number;
  readonly questions_ahead: number;
  readonly accuracy_own: number | null;
  readonly accuracy_ranked: number;
  readonly accuracy_ahead: number;
  readonly is_ranked: boolean;
}

/**
 * One statement, so that no answer is recorded between one's own totals and those of the others. The histogram is read by blocks of 128
 * values, within the value's own block by value, together with what is not folded into it yet: it costs the same however many accounts
 * there are. The values are those of `rankedValues` (core/progress/ranking.ts), rounded as JavaScript does; tests/api/rankings.test.ts compares.
 */
export async function selectRanks(queryable: Queryable, userId: string): Promise<RankCounts> {
  const { rows } = await queryable.query<RankCounts>(
    `with own as materialized (
       select coalesce(bool_and(is_ranked), true) as is_ranked,
         max(total_questions) filter (where is_ranked and total_questions > 0) as questions,
         max(floor(correct_total::float8 / total_questions * 100 + 0.5)::integer) filter (where is_ranked and total_questions >= $2::integer) as accuracy
       from user_stats where user_id = $1),
     folded as (
       select metric, sum(n) as ranked, sum(n) filter (where block > case metric when 'questions' then own.questions else own.accuracy end / 128) as ahead
       from rank_blocks cross join own group by metric),
     beside as (
       select metric, sum(n) as ahead from rank_histogram h cross join own
       where (metric = 'questions' and value > own.questions and value < (own.questions / 128 + 1) * 128)
         or (metric = 'accuracy' and value > own.accuracy and value < (own.accuracy / 128 + 1) * 128)
       group by metric),
     recent as (
       select count(questions_after) - count(questions_before) as questions_ranked,
         count(*) filter (where questions_after > own.questions) - count(*) filter (where questions_before > own.questions) as questions_ahead,
         count(accuracy_after) - count(accuracy_before) as accuracy_ranked,
         count(*) filter (where accuracy_after > own.accuracy) - count(*) filter (where accuracy_before > own.accuracy) as accuracy_ahead
       from statistics_changes cross join own)
     select own.is_ranked, own.questions as questions_own, own.accuracy as accuracy_own,
       (coalesce((select ranked from folded where metric = 'questions'), 0) + questions_ranked)::int as questions_ranked,
       (coalesce((select ahead from folded where metric = 'questions'), 0) + coalesce((select ahead from beside where metric = 'questions'), 0)
         + questions_ahead)::int as questions_ahead,
       (coalesce((select ranked from folded where metric = 'accuracy'), 0) + accuracy_ranked)::int as accuracy_ranked,
       (coalesce((select ahead from folded where metric = 'accuracy'), 0) + coalesce((select ahead from beside where metric = 'accuracy'), 0)
         + accuracy_ahead)::int as accuracy_ahead
     from own cross join recent`,
    [userId, minAnswersForAccuracyRank],
  );
  const [row] = rows;
  if (!row) throw new Error('counting gave no row');
  return row;
}
