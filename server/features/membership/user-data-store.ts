/** What memberships keep by user. */
import { ofAccounts, type UserData } from '#server/user-data/user-data.ts';

export const membershipUserData: UserData = {
  tables: [ofAccounts('membership_changes', 'account')],
};
