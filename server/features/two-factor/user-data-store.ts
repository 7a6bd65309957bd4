/** What two-step verification keeps by user. */
import { ofAccounts, secret, type UserData } from '#server/user-data/user-data.ts';

export const twoFactorUserData: UserData = {
  tables: [
    ofAccounts('two_factor_secrets', 'account'),
    ofAccounts('backup_codes', 'account'),
    ofAccounts('trusted_devices', 'account'),
    ofAccounts('phones', 'account'),
    secret('phone_codes'),
    secret('failed_code_attempts'),
    secret('pending_sign_ins'),
  ],
};
