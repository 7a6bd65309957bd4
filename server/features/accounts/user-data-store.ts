/** What accounts keep by user. */
import { ofAccounts, secret, type UserData } from '#server/user-data/user-data.ts';

export const accountUserData: UserData = {
  tables: [
    secret('auth_accounts'),
    { table: 'sessions', exported: 'account', claimed: { not: 'the account has a session of its own' } },
    ofAccounts('email_links', { not: 'a link that was mailed, as a hash' }),
  ],
};
