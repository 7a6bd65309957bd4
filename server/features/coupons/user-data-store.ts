/** What coupons store by user. */
import type { AccountFields } from '#server/user-data/export-page-store.ts';
import { ofAccounts, type UserData } from '#server/user-data/user-data.ts';
import { forgetRedemptions } from './upkeep-store.ts';

export const couponUserData: UserData = {
  tables: [ofAccounts('coupon_redemptions', 'account')],
  accountFields: (queryable, userId) =>
    queryable.query<AccountFields>(
      `select jsonb_build_object('coupons', coalesce(jsonb_agg(jsonb_build_object('code', r.code, 'tier', r.tier, 'state', r.state,
         'reservedAt', r.reserved_at, 'usedAt', r.used_at) order by r.id), '[]')) as fields
       from coupon_redemptions r where r.user_id = $1`,
      [userId],
    ),
  forget: forgetRedemptions,
};
