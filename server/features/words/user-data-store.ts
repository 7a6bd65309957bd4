/** What is stored of a student's words. */
import type { AccountFields } from '#server/user-data/export-page-store.ts';
import { ofAccounts, type UserData } from '#server/user-data/user-data.ts';

export const wordUserData: UserData = {
  tables: [ofAccounts('word_progress', 'account')],
  accountFields: (queryable, userId) =>
    queryable.query<AccountFields>(
      `select jsonb_build_object('words', (select coalesce(jsonb_agg(jsonb_build_object('word', w.word, 'state', w.state, 'rightInRow', w.right_in_row,
         'updatedAt', w.updated_at) order by w.word), '[]') from word_progress w where w.user_id = $1)) as fields`,
      [userId],
    ),
};
