/** SQL of taking part in the rankings. */
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

export async function selectIsRanked(queryable: Queryable, userId: string): Promise<boolean> {
  const { rows } = await queryable.query<{ is_ranked: boolean }>('select is_ranked from user_stats where user_id = $1', [userId]);
  return rows[0]?.is_ranked ?? true;
}
