/** SQL of what happens to a learning record when an account claims a guest's practice, and when either is deleted. */
import { rankedValues } from '#core/progress/ranking.ts';
import type { Queryable } from '#server/database/database.ts';
import { lockOwnTotals, setRanked } from './ranking-store.ts';
import { addToTotals, addEvidence } from './record-store.ts';
import type { Claim } from '#server/user-data/user-data.ts';

interface TotalsRow {
  readonly total_questions: number;
  readonly correct_total: number;
  readonly last_updated: Date;
  readonly is_ranked: boolean;
}

/** Locked to the end of the transaction; waits for a recording in progress. */
async function lockTotals(queryable: Queryable, userId: string): Promise<TotalsRow | null> {
  const { rows } = await queryable.query<TotalsRow>(
    'select total_questions, correct_total, last_updated, is_ranked from user_stats where user_id = $1 for update',
    [userId],
  );
  return rows[0] ?? null;
}

/**
 * Makes a guest's learning the account's own, as if all of it had been done there. Call it in a transaction that holds the guest, whose rows
 * it leaves for the caller to delete. Returns how many answers moved.
 */
export async function claimLearning(queryable: Queryable, { guestId, userId }: Claim): Promise<number> {
  const guest = await lockTotals(queryable, guestId);
  if (!guest) return 0;
  const claimed = { questions: guest.total_questions, correct: guest.correct_total };
  const { questions, correct, isRanked } = await addToTotals(queryable, userId, claimed, guest.last_updated);
  // If the guest saw a question before the account did, that answer is the first response, and the account's own is no longer.
  await queryable.query(
    `with later as (
       update question_attempts a set first_seen = false from question_attempts g
       where a.user_id = $2 and a.first_seen and g.user_id = $1 and g.first_seen and g.question_id = a.question_id
         and (g.attempted_at, g.id) < (a.attempted_at, a.id)
       returning a.id, a.position, a.number, a.counted)
     insert into statistics_changes (user_id, id, attempt_id, position, number, sign)
     select $2, gen_random_uuid(), id, position, number, -1 from later where counted`,
    [guestId, userId],
  );
  // Rows are inserted again rather than given another user_id, by which these tables may be distributed.
  await queryable.query(
    `with moved as (
       insert into question_attempts (user_id, id, quiz_id, attempted_at, context, question_id, question_version, parameters_version, topic_id, archetype,
         skill_tags, difficulty, position, number, answer, correct, misconception, guessed, pretest, marked, eliminated, time_spent_ms, first_seen,
         counted, measured)
       select $2, id, quiz_id, attempted_at, context, question_id, question_version, parameters_version, topic_id, archetype,
         skill_tags, difficulty, position, number, answer, correct, misconception, guessed, pretest, marked, eliminated, time_spent_ms, is_first,
         is_first and measured, measured
       from question_attempts g cross join lateral (
         select g.first_seen and not exists (
           select 1 from question_attempts a where a.user_id = $2 and a.question_id = g.question_id and a.first_seen) as is_first) as first
       where g.user_id = $1
       returning id, counted)
     insert into statistics_changes (user_id, id, attempt_id) select distinct $2::uuid, id, id from moved where counted`,
    [guestId, userId],
  );
  await queryable.query(
    `insert into topic_stats as kept (user_id, topic_id, questions_attempted, questions_correct, last_attempted_at)
     select $2, topic_id, questions_attempted, questions_correct, last_attempted_at from topic_stats where user_id = $1 order by topic_id
     on conflict (user_id, topic_id) do update set questions_attempted = kept.questions_attempted + excluded.questions_attempted,
       questions_correct = kept.questions_correct + excluded.questions_correct,
       last_attempted_at = greatest(kept.last_attempted_at, excluded.last_attempted_at)`,
    [guestId, userId],
  );
  await queryable.query(
    `insert into topic_evidence as kept (user_id, topic_id, difficulty, is_spr, right_weight, wrong_weight, questions, as_of)
     select $2, topic_id, difficulty, is_spr, right_weight, wrong_weight, questions, as_of from topic_evidence where user_id = $1
     on conflict (user_id, topic_id, difficulty, is_spr) do update set ${addEvidence}`,
    [guestId, userId],
  );
  await queryable.query(
    `insert into topic_history (user_id, topic_id, source_id, attempted_at, questions_attempted, questions_correct)
     select $2, topic_id, source_id, attempted_at, questions_attempted, questions_correct from topic_history where user_id = $1`,
    [guestId, userId],
  );
  // The due date follows the later of the two: a miss makes it due at once, a review two days after.
  await queryable.query(
    `insert into review_items as kept (user_id, skill_tag, due_at, wrong_count, last_seen)
     select $2, skill_tag, due_at, wrong_count, last_seen from review_items where user_id = $1
     on conflict (user_id, skill_tag) do update set wrong_count = kept.wrong_count + excluded.wrong_count,
       due_at = case when excluded.last_seen >= kept.last_seen then excluded.due_at else kept.due_at end,
       last_seen = greatest(kept.last_seen, excluded.last_seen)`,
    [guestId, userId],
  );
  const before = rankedValues({ questions: questions - claimed.questions, correct: correct - claimed.correct });
  if (isRanked) await insertRankChange(queryable, userId, before, rankedValues({ questions, correct }));
  return claimed.questions;
}

type Ranks = ReturnType<typeof rankedValues>;
const unranked: Ranks = { questions: null, accuracy: null };

async function insertRankChange(queryable: Queryable, userId: string, before: Ranks, after: Ranks): Promise<void> {
  await queryable.query(
    `insert into statistics_changes (user_id, id, questions_before, questions_after, accuracy_before, accuracy_after) values ($1, gen_random_uuid(), $2, $3, $4, $5)`,
    [userId, before.questions, after.questions, before.accuracy, after.accuracy],
  );
}

/** Nobody's id, for what must still be counted of a deleted account. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Takes an account out of the rankings before its rows are deleted; call it in that transaction. Its contribution to question statistics stays, as
 * far as it is counted.
 */
export async function leaveRankings(queryable: Queryable, userId: string): Promise<void> {
  const totals = await lockTotals(queryable, userId);
  if (!totals) return;
  await queryable.query(
    `with own as (delete from statistics_changes where user_id = $1 returning questions_before, questions_after, accuracy_before, accuracy_after)
     insert into statistics_changes (user_id, id, questions_before, questions_after, accuracy_before, accuracy_after)
     select $2, gen_random_uuid(), questions_before, questions_after, accuracy_before, accuracy_after from own
     where questions_after is not null`,
    [userId, nobody],
  );
  if (totals.is_ranked) await insertRankChange(queryable, nobody, rankedValues({ questions: totals.total_questions, correct: totals.correct_total }), unranked);
}

/**
 * Lets a student take part in the rankings, or leaves them out: their values are put into the histogram, or taken out of it. Call it in a
 * transaction; a recording waits for it. A repeat changes nothing.
 */
export async function takePart(queryable: Queryable, userId: string, isRanked: boolean, now: Date): Promise<void> {
  const totals = await lockOwnTotals(queryable, userId, now);
  if (totals.is_ranked === isRanked) return;
  await setRanked(queryable, userId, isRanked);
  const values = rankedValues({ questions: totals.total_questions, correct: totals.correct_total });
  await (isRanked ? insertRankChange(queryable, userId, unranked, values) : insertRankChange(queryable, userId, values, unranked));
}
