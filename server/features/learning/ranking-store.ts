/** SQL of the rankings: who takes part, and how many are ahead of one. */
import type { RankedValues } from '#core/progress/ranking.ts';
import type { Queryable } from '../../database/database.ts';

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

/** Without a lock; null where nothing was ever answered. */
export async function selectOwnTotals(queryable: Queryable, userId: string): Promise<OwnTotals | null> {
  const { rows } = await queryable.query<OwnTotals>('select total_questions, correct_total, is_ranked from user_stats where user_id = $1', [userId]);
  return rows[0] ?? null;
}

/** How many accounts are ranked by each metric, and how many of them have more. */
export interface CountsRow {
  readonly questions_ranked: number;
  readonly questions_ahead: number;
  readonly accuracy_ranked: number;
  readonly accuracy_ahead: number;
}

/**
 * The histogram by blocks of 128 values, within the value's own block by value, and what is not folded into it yet. It costs the same however
 * many accounts there are. A null is ahead of nobody.
 */
export async function selectRankingCounts(queryable: Queryable, { questions, accuracy }: RankedValues): Promise<CountsRow> {
  const { rows } = await queryable.query<CountsRow>(
    `with folded as (
       select metric, sum(n) as ranked, sum(n) filter (where block > case metric when 'questions' then $1::integer else $2::integer end / 128) as ahead
       from rank_blocks group by metric),
     beside as (
       select metric, sum(n) as ahead from rank_histogram
       where (metric = 'questions' and value > $1 and value < ($1 / 128 + 1) * 128) or (metric = 'accuracy' and value > $2 and value < ($2 / 128 + 1) * 128)
       group by metric),
     recent as (
       select count(questions_after) - count(questions_before) as questions_ranked,
         count(*) filter (where questions_after > $1) - count(*) filter (where questions_before > $1) as questions_ahead,
         count(accuracy_after) - count(accuracy_before) as accuracy_ranked,
         count(*) filter (where accuracy_after > $2) - count(*) filter (where accuracy_before > $2) as accuracy_ahead
       from statistics_changes)
     select (coalesce((select ranked from folded where metric = 'questions'), 0) + questions_ranked)::int as questions_ranked,
       (coalesce((select ahead from folded where metric = 'questions'), 0) + coalesce((select ahead from beside where metric = 'questions'), 0)
         + questions_ahead)::int as questions_ahead,
       (coalesce((select ranked from folded where metric = 'accuracy'), 0) + accuracy_ranked)::int as accuracy_ranked,
       (coalesce((select ahead from folded where metric = 'accuracy'), 0) + coalesce((select ahead from beside where metric = 'accuracy'), 0)
         + accuracy_ahead)::int as accuracy_ahead
     from recent`,
    [questions, accuracy],
  );
  const [row] = rows;
  if (!row) throw new Error('counting gave no row');
  return row;
}
