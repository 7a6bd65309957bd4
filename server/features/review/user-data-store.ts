/** What review keeps by user. */
import type { Queryable } from '#server/database/database.ts';
import { pageOfExported, type ListRow } from '#server/user-data/export-page-store.ts';
import type { Claim, UserData } from '#server/user-data/user-data.ts';

/** Of one question that went wrong for both, the later miss holds, with the misses of both. */
async function claimErrors(queryable: Queryable, { guestId, userId }: Claim): Promise<number> {
  await queryable.query(
    `insert into error_log as kept (user_id, question_id, question_version, topic_id, archetype, difficulty, context, answer, correct, misconception,
       first_missed_at, missed_at, misses, cause, note, closed_at, stability, redo_difficulty, due_at, seen_at, redos, lapses, right_after_ms, spread)
     select $2, question_id, question_version, topic_id, archetype, difficulty, context, answer, correct, misconception,
       first_missed_at, missed_at, misses, cause, note, closed_at, stability, redo_difficulty, due_at, seen_at, redos, lapses, right_after_ms, spread
     from error_log where user_id = $1
     on conflict (user_id, question_id) do update set
       (question_version, answer, correct, misconception, context) = (
         select later.question_version, later.answer, later.correct, later.misconception, later.context
         from (values (kept.question_version, kept.answer, kept.correct, kept.misconception, kept.context, kept.missed_at),
           (excluded.question_version, excluded.answer, excluded.correct, excluded.misconception, excluded.context, excluded.missed_at))
           as later (question_version, answer, correct, misconception, context, missed_at) order by later.missed_at desc limit 1),
       misses = kept.misses + excluded.misses,
       first_missed_at = least(kept.first_missed_at, excluded.first_missed_at), missed_at = greatest(kept.missed_at, excluded.missed_at),
       closed_at = null, due_at = least(kept.due_at, excluded.due_at)`,
    [guestId, userId],
  );
  return 0;
}

export const reviewUserData: UserData = {
  tables: [{ table: 'error_log', exported: 'errorLog', claimed: 'moves' }],
  exportLists: {
    errorLog: (queryable, userId, after) =>
      queryable.query<ListRow>(
        `with exported as (
           select jsonb_build_object('questionId', question_id, 'questionVersion', question_version, 'topicId', topic_id, 'archetype', archetype,
               'difficulty', difficulty, 'context', context, 'answer', answer, 'correct', correct, 'misconception', misconception,
               'firstMissedAt', first_missed_at, 'missedAt', missed_at, 'misses', misses, 'cause', cause, 'note', note, 'closedAt', closed_at,
               'dueAt', due_at, 'seenAt', seen_at, 'redos', redos, 'lapses', lapses, 'stability', stability, 'redoDifficulty', redo_difficulty,
               'rightAfterMs', right_after_ms) as row, user_id as id, question_id as key
           from error_log where user_id = $1
         ) ${pageOfExported}`,
        [userId, after.id, after.key],
      ),
  },
  claim: claimErrors,
};
