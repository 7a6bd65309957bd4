/** SQL that folds in recent changes: question statistics and the histogram of ranks. */
import { advisoryLocks } from '#server/database/advisory-locks.ts';
import type { Queryable } from '#server/database/database.ts';

/**
 * Adds at most `limit` changes to what is counted over all accounts; call it in a transaction. Returns how many: if fewer than the limit,
 * nothing committed is left. One process at a time; another gets 0.
 */
export async function foldStatistics(queryable: Queryable, limit: number): Promise<number> {
  const { rows: locked } = await queryable.query<{ own: boolean }>('select pg_try_advisory_xact_lock($1) as own', [advisoryLocks.statistics]);
  if (!locked[0]?.own) return 0;
  const { rows } = await queryable.query<{ taken: number }>(
    `with taken as materialized (
       delete from statistics_changes where (user_id, id) in (select user_id, id from statistics_changes limit $1) returning *),
     responses as (
       select a.question_id, a.question_version, a.answer, a.correct, a.time_spent_ms, t.sign
       from taken t join question_attempts a on a.user_id = t.user_id and a.id = t.attempt_id
         and (t.number is null or (a.position = t.position and a.number = t.number))
       where a.counted),
     items as (
       insert into item_statistics as kept (question_id, question_version, responses, correct, omitted, chose_a, chose_b, chose_c, chose_d, time_spent_ms)
       select question_id, question_version, coalesce(sum(sign) filter (where answer is not null), 0), coalesce(sum(sign) filter (where correct), 0),
         coalesce(sum(sign) filter (where answer is null), 0), coalesce(sum(sign) filter (where answer = 'A'), 0),
         coalesce(sum(sign) filter (where answer = 'B'), 0), coalesce(sum(sign) filter (where answer = 'C'), 0),
         coalesce(sum(sign) filter (where answer = 'D'), 0), coalesce(sum(sign * time_spent_ms) filter (where answer is not null), 0)
       from responses group by question_id, question_version order by question_id, question_version
       on conflict (question_id, question_version) do update set responses = kept.responses + excluded.responses, correct = kept.correct + excluded.correct,
         omitted = kept.omitted + excluded.omitted, chose_a = kept.chose_a + excluded.chose_a, chose_b = kept.chose_b + excluded.chose_b,
         chose_c = kept.chose_c + excluded.chose_c, chose_d = kept.chose_d + excluded.chose_d, time_spent_ms = kept.time_spent_ms + excluded.time_spent_ms),
     moves as (
       select metric, value, sum(change) as change from taken cross join lateral (values
         ('questions', questions_before, -1), ('questions', questions_after, 1), ('accuracy', accuracy_before, -1), ('accuracy', accuracy_after, 1))
         as m (metric, value, change)
       where value is not null group by metric, value having sum(change) <> 0),
     ranks as (
       insert into rank_histogram as kept (metric, value, n) select metric, value, change from moves order by metric, value
       on conflict (metric, value) do update set n = kept.n + excluded.n),
     blocks as (
       insert into rank_blocks as kept (metric, block, n) select metric, value / 128, sum(change) from moves group by metric, value / 128 order by 1, 2
       on conflict (metric, block) do update set n = kept.n + excluded.n)
     select count(*)::int as taken from taken`,
    [limit],
  );
  await queryable.query('delete from rank_histogram where n = 0');
  return rows[0]?.taken ?? 0;
}
