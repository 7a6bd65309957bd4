/** What is stored of the learning record by user. */
import { pageOfExported, type AccountFields, type ListRow } from '#server/user-data/export-page-store.ts';
import type { UserData } from '#server/user-data/user-data.ts';
import { claimLearning, leaveRankings } from './claim-store.ts';

export const learningUserData: UserData = {
  tables: [
    { table: 'question_attempts', exported: 'attempts', claimed: 'moves' },
    { table: 'topic_stats', exported: 'account', claimed: 'moves' },
    { table: 'topic_evidence', exported: 'account', claimed: 'moves' },
    { table: 'recommendations', exported: 'account', claimed: { not: 'guests are recommended nothing' } },
    { table: 'topic_history', exported: 'topicHistory', claimed: 'moves' },
    { table: 'review_items', exported: 'reviewItems', claimed: 'moves' },
    { table: 'user_stats', exported: 'account', claimed: 'moves' },
    // Recounted for the account from what moves.
    { table: 'statistics_changes', exported: { not: 'what is to be counted still, about everybody' }, claimed: 'moves' },
  ],
  accountFields: (queryable, userId) =>
    queryable.query<AccountFields>(
      `select jsonb_build_object(
         'stats', (select jsonb_build_object('questionsAttempted', t.total_questions, 'questionsCorrect', t.correct_total, 'lastUpdated', t.last_updated)
                   from user_stats t where t.user_id = $1),
         'topicStats', (select coalesce(jsonb_agg(jsonb_build_object('topicId', t.topic_id, 'questionsAttempted', t.questions_attempted,
                          'questionsCorrect', t.questions_correct, 'lastAttemptedAt', t.last_attempted_at) order by t.topic_id), '[]')
                        from topic_stats t where t.user_id = $1),
         'topicEvidence', (select coalesce(jsonb_agg(jsonb_build_object('topicId', e.topic_id, 'difficulty', e.difficulty, 'typed', e.is_spr,
                             'right', e.right_weight, 'wrong', e.wrong_weight, 'questions', e.questions, 'asOf', e.as_of)
                             order by e.topic_id, e.difficulty, e.is_spr), '[]') from topic_evidence e where e.user_id = $1),
         'recommendations', (select jsonb_build_object('generatedAt', r.generated_at, 'kind', r.kind, 'items', r.items)
                             from recommendations r where r.user_id = $1)) as fields`,
      [userId],
    ),
  exportLists: {
    responses: (queryable, userId, after) =>
      queryable.query<ListRow>(
        `with exported as (
           select jsonb_build_object('resultId', id, 'questionId', question_id, 'questionVersion', question_version, 'module', position,
               'number', number, 'answer', answer, 'correct', correct, 'marked', marked, 'eliminated', eliminated,
               'timeSpentMs', time_spent_ms, 'createdAt', attempted_at) as row, id, question_id as key
           from question_attempts where user_id = $1 and context in ('test-day-exam', 'practice-exam', 'predictive-exam')
         ) ${pageOfExported}`,
        [userId, after.id, after.key],
      ),
    attempts: (queryable, userId, after) =>
      queryable.query<ListRow>(
        `with exported as (
           select jsonb_build_object('id', id, 'context', context, 'questionId', question_id, 'questionVersion', question_version,
               'topicId', topic_id, 'archetype', archetype, 'skillTags', skill_tags, 'quizId', quiz_id, 'answer', answer, 'correct', correct,
               'misconception', misconception, 'guessed', guessed, 'firstSeen', first_seen, 'timeSpentMs', time_spent_ms,
               'attemptedAt', attempted_at) as row, id, question_id as key
           from question_attempts where user_id = $1 and answer is not null
         ) ${pageOfExported}`,
        [userId, after.id, after.key],
      ),
    topicHistory: (queryable, userId, after) =>
      queryable.query<ListRow>(
        `with exported as (
           select jsonb_build_object('topicId', topic_id, 'sourceId', source_id, 'attemptedAt', attempted_at,
               'questionsAttempted', questions_attempted, 'questionsCorrect', questions_correct) as row,
             source_id as id, lpad(topic_id::text, 2, '0') as key
           from topic_history where user_id = $1
         ) ${pageOfExported}`,
        [userId, after.id, after.key],
      ),
    reviewItems: (queryable, userId, after) =>
      queryable.query<ListRow>(
        `with exported as (
           select jsonb_build_object('skillTag', skill_tag, 'dueAt', due_at, 'wrongCount', wrong_count, 'lastSeen', last_seen) as row,
             user_id as id, skill_tag as key
           from review_items where user_id = $1
         ) ${pageOfExported}`,
        [userId, after.id, after.key],
      ),
  },
  forget: leaveRankings,
  claim: claimLearning,
};
