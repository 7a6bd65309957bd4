/** Coupons as administrators see them. */
import type { CouponChange, CouponDetail, CouponView, Redemption } from '#contract/coupons.ts';
import { couponState } from '#core/membership/coupons.ts';
import type { Queryable } from '#server/database/database.ts';
import { refuse, type Refusal } from '#server/refusal.ts';
import { selectCoupon, selectCouponChanges, type AdminCouponRow, type CouponChangeRow, type RedemptionRow } from './admin-store.ts';
import { couponOf } from './store.ts';

const historyLength = 100;

export function toCoupon(row: AdminCouponRow, now: number): CouponView {
  const coupon = couponOf(row);
  return {
    id: row.id,
    name: row.name,
    singleUse: row.single_use,
    code: row.code,
    discount: coupon.discount,
    duration: coupon.duration,
    tiers: [...coupon.tiers],
    maxUses: coupon.maxUses,
    usesPerUser: coupon.usesPerUser,
    startsAt: row.starts_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    state: couponState(coupon, row.taken - row.lapsed, now),
    used: row.taken - row.reserved - row.lapsed,
    reserved: row.reserved,
    createdAt: row.created_at.toISOString(),
    lastChangeId: row.last_change_id,
  };
}

const toChange = (row: CouponChangeRow & { readonly admin_name: string | null }): CouponChange => ({
  id: row.id,
  kind: row.kind,
  reason: row.reason,
  adminName: row.admin_name,
  changedAt: row.changed_at.toISOString(),
});

export const toRedemption = (row: RedemptionRow): Redemption => ({
  id: row.id,
  userId: row.user_id,
  userName: row.user_name,
  email: row.email,
  code: row.code,
  tier: row.tier,
  state: row.state,
  at: row.at.toISOString(),
});

/** A coupon and what was done with it; `now` in ms. */
export async function couponDetail(queryable: Queryable, couponId: string, now: number): Promise<CouponDetail | Refusal> {
  const row = await selectCoupon(queryable, couponId, new Date(now));
  if (!row) return refuse('coupon-not-found');
  return { coupon: toCoupon(row, now), history: (await selectCouponChanges(queryable, couponId, historyLength)).map(toChange) };
}
