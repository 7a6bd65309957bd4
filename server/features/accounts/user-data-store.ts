/** What accounts store by user. */
import type { AccountFields } from '#server/user-data/export-page-store.ts';
import { ofAccounts, secret, type UserData } from '#server/user-data/user-data.ts';

export const accountUserData: UserData = {
  tables: [
    secret('auth_accounts'),
    { table: 'sessions', exported: 'account', claimed: { not: 'the account has a session of its own' } },
    ofAccounts('known_devices', { not: 'keyed hashes by which a browser is recognized' }),
    ofAccounts('email_links', { not: 'a link that was mailed, as a hash' }),
  ],
  accountFields: (queryable, userId) =>
    queryable.query<AccountFields>(
      `select jsonb_build_object(
         'id', u.id, 'name', u.name, 'email', u.email, 'emailVerified', u.email_verified, 'createdAt', u.created_at,
         'sessions', (select coalesce(jsonb_agg(jsonb_build_object('createdAt', s.created_at, 'expiresAt', s.expires_at, 'ipAddress', s.ip_address,
                        'userAgent', s.user_agent) order by s.id), '[]') from sessions s where s.user_id = u.id)) as fields
       from users u where u.id = $1`,
      [userId],
    ),
};
