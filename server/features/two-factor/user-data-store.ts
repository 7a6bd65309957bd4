/** What two-step verification stores by user. */
import type { AccountFields } from '#server/user-data/export-page-store.ts';
import { ofAccounts, secret, type UserData } from '#server/user-data/user-data.ts';

export const twoFactorUserData: UserData = {
  tables: [
    ofAccounts('two_factor_secrets', 'account'),
    ofAccounts('backup_codes', 'account'),
    ofAccounts('trusted_devices', 'account'),
    ofAccounts('phones', 'account'),
    secret('phone_codes'),
    secret('two_factor_removals'),
    secret('failed_code_attempts'),
    secret('pending_sign_ins'),
  ],
  accountFields: (queryable, userId) =>
    queryable.query<AccountFields>(
      `select jsonb_build_object(
         'twoStepVerification', (select jsonb_build_object('onSince', f.confirmed_at, 'backupCodesLeft',
                                   (select count(*) from backup_codes b where b.user_id = f.user_id and b.used_at is null))
                                 from two_factor_secrets f where f.user_id = $1 and f.confirmed_at is not null),
         'trustedDevices', (select coalesce(jsonb_agg(jsonb_build_object('userAgent', d.user_agent, 'createdAt', d.created_at,
                              'expiresAt', d.expires_at) order by d.id), '[]') from trusted_devices d where d.user_id = $1),
         'phone', (select jsonb_build_object('number', p.number, 'verifiedAt', p.verified_at) from phones p where p.user_id = $1)) as fields`,
      [userId],
    ),
};
