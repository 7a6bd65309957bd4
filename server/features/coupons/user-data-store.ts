/** What coupons keep by user. */
import { ofAccounts, type UserData } from '#server/user-data/user-data.ts';
import { forgetRedemptions } from './upkeep-store.ts';

export const couponUserData: UserData = {
  tables: [ofAccounts('coupon_redemptions', 'account')],
  forget: forgetRedemptions,
};
