/** What somebody with an account has written to us. */
import type { AccountFields } from '#server/user-data/export-page-store.ts';
import type { UserData } from '#server/user-data/user-data.ts';
import { deleteMessagesOf } from './store.ts';

export const contactUserData: UserData = {
  // The table is not by user: most writers have no account.
  tables: [],
  accountFields: (queryable, userId) =>
    queryable.query<AccountFields>(
      `select jsonb_build_object('messagesToUs', (select coalesce(jsonb_agg(jsonb_build_object('ticket', m.ticket, 'topic', m.topic, 'name', m.name, 'email', m.email,
         'message', m.message, 'status', m.status, 'answer', m.answer, 'createdAt', m.created_at) order by m.id), '[]')
         from contact_messages m where m.account_id = $1)) as fields`,
      [userId],
    ),
  forget: deleteMessagesOf,
};
