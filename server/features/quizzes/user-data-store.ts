/** What quizzes keep by user. */
import type { Queryable } from '#server/database/database.ts';
import { pageOfExported, type ListRow } from '#server/user-data/export-page-store.ts';
import { ofAccounts, type Claim, type UserData } from '#server/user-data/user-data.ts';
import { onConflictSeen } from './shared/seen-store.ts';

/** Copies a guest's quizzes to the account; their answers follow with the learning. The guest's rows are left for the caller to delete. */
async function claimQuizzes(queryable: Queryable, { guestId, userId }: Claim): Promise<number> {
  // Rows are written anew rather than given another user_id, by which these tables may be distributed.
  await queryable.query(
    `insert into quizzes (user_id, id, specification, question_count, answered_count, started_at, updated_at, completed_at, deadline, hardest_set)
     select $2, id, specification, question_count, answered_count, started_at, updated_at, completed_at, deadline, hardest_set from quizzes where user_id = $1`,
    [guestId, userId],
  );
  await queryable.query(
    `insert into quiz_questions (user_id, quiz_id, position, question_id, question_version, topic_id, attempt_id,
       answer, guessed, time_spent_ms, seq, device, redo_of)
     select $2, quiz_id, position, question_id, question_version, topic_id, attempt_id, answer, guessed, time_spent_ms, seq, device, redo_of
     from quiz_questions where user_id = $1`,
    [guestId, userId],
  );
  await queryable.query(
    `insert into seen_questions as seen (user_id, topic_id, question_id, given_at)
     select $2, topic_id, question_id, given_at from seen_questions where user_id = $1 order by topic_id, question_id ${onConflictSeen}`,
    [guestId, userId],
  );
  return 0;
}

export const quizUserData: UserData = {
  tables: [
    { table: 'quizzes', exported: 'quizzes', claimed: 'moves' },
    { table: 'quiz_questions', exported: 'quizzes', claimed: 'moves' },
    { table: 'seen_questions', exported: { not: 'which questions were given, which the quizzes and the answers in predictive exams say' }, claimed: 'moves' },
    ofAccounts('question_notes', 'keptQuestions'),
  ],
  exportLists: {
    keptQuestions: (queryable, userId, after) =>
      queryable.query<ListRow>(
        `with exported as (
           select jsonb_build_object('questionId', question_id, 'marked', marked, 'note', note, 'updatedAt', updated_at) as row, user_id as id, question_id as key
           from question_notes where user_id = $1
         ) ${pageOfExported}`,
        [userId, after.id, after.key],
      ),
    quizzes: (queryable, userId, after) =>
      queryable.query<ListRow>(
        `with exported as (
           select jsonb_build_object('id', z.id, 'specification', z.specification, 'startedAt', z.started_at, 'completedAt', z.completed_at, 'deadline', z.deadline,
               'hardestSet', z.hardest_set,
               'questions', (select coalesce(jsonb_agg(jsonb_build_object('questionId', q.question_id, 'questionVersion', q.question_version,
                               'topicId', q.topic_id, 'redoOf', q.redo_of, 'answer', coalesce(a.answer, q.answer), 'guessed', coalesce(a.guessed, q.guessed), 'correct', a.correct,
                               'timeSpentMs', coalesce(a.time_spent_ms, nullif(q.time_spent_ms, 0)),
                               'answeredAt', a.attempted_at) order by q.position), '[]')
                             from quiz_questions q left join question_attempts a on a.user_id = q.user_id and a.id = q.attempt_id
                               and a.position = 0 and a.number = q.position + 1
                             where q.user_id = z.user_id and q.quiz_id = z.id)) as row, z.id, '' as key
           from quizzes z where z.user_id = $1
         ) ${pageOfExported}`,
        [userId, after.id, after.key],
      ),
  },
  claim: claimQuizzes,
};
