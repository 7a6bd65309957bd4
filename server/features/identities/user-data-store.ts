/** What identities keep by user. */
import { ofAccounts, secret, type UserData } from '#server/user-data/user-data.ts';

export const identityUserData: UserData = {
  tables: [ofAccounts('user_identities', 'account'), secret('sign_in_attempts')],
};
