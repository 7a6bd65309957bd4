/** What identities keep by user. */
import type { AccountFields } from '#server/user-data/export-page-store.ts';
import { ofAccounts, secret, type UserData } from '#server/user-data/user-data.ts';

export const identityUserData: UserData = {
  tables: [secret('owner_codes'), ofAccounts('user_identities', 'account'), secret('sign_in_attempts')],
  accountFields: (queryable, userId) =>
    queryable.query<AccountFields>(
      `select jsonb_build_object('identities', coalesce(jsonb_agg(jsonb_build_object('provider', i.provider, 'issuer', i.issuer, 'subject', i.subject,
         'email', i.email, 'connectedAt', i.connected_at, 'lastUsedAt', i.last_used_at) order by i.provider), '[]')) as fields
       from user_identities i where i.user_id = $1`,
      [userId],
    ),
};
