/** What is stored of a student's lectures. */
import type { AccountFields } from '#server/user-data/export-page-store.ts';
import { ofAccounts, type UserData } from '#server/user-data/user-data.ts';

export const lectureUserData: UserData = {
  tables: [ofAccounts('lecture_progress', 'account'), ofAccounts('lecture_answers', 'account')],
  accountFields: (queryable, userId) =>
    queryable.query<AccountFields>(
      `select jsonb_build_object(
         'lectures', (select coalesce(jsonb_agg(jsonb_build_object('lecture', p.lecture, 'part', p.part, 'doneAt', p.done_at, 'updatedAt', p.updated_at)
           order by p.lecture), '[]') from lecture_progress p where p.user_id = $1),
         'lectureAnswers', (select coalesce(jsonb_agg(jsonb_build_object('lecture', a.lecture, 'question', a.question, 'choice', a.choice, 'correct', a.correct,
           'answeredAt', a.answered_at) order by a.lecture, a.question), '[]') from lecture_answers a where a.user_id = $1)) as fields`,
      [userId],
    ),
};
