import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { getCoupon, listCoupons, listRedemptions, type CouponDetail, type CouponView, type Redemption } from '#contract/coupons.ts';
import type { List } from '#client/kits/list/list.ts';
import { api } from '#client/platform/api.ts';

export const shows = ['all', 'active', 'paused', 'ended'] as const;
export type Show = (typeof shows)[number];

const listKey = ['coupons', 'list'] as const;

/** Sort orders by creation time, newest first or last. */
export const couponSorts = ['-created', 'created'] as const;

/** Coupons whose name or code begins with `q`. */
export const couponList = (show: Show, q: string, sort: (typeof couponSorts)[number]): List<CouponView> => ({
  key: [...listKey, show, q, sort],
  read: (page, signal) => api(listCoupons, { query: { show, q, sort, ...page } }, signal ? { signal } : {}),
});

/** One coupon and its history. */
export const couponQuery = (couponId: string) =>
  queryOptions({
    queryKey: ['coupons', 'one', couponId],
    staleTime: 0,
    queryFn: ({ signal }) => api(getCoupon, { params: { couponId } }, { signal }),
  });

/** Who uses a coupon, newest first. */
export const redemptionList = (couponId: string): List<Redemption> => ({
  key: ['coupons', 'redemptions', couponId],
  read: (page, signal) => api(listRedemptions, { params: { couponId }, query: page }, signal ? { signal } : {}),
});

/** What is shown anywhere of a coupon, brought up to date: with the server's answer to a change, or by asking again. */
export function useRefreshCoupon(): (couponId: string, answer?: CouponDetail) => void {
  const client = useQueryClient();
  return (couponId, answer) => {
    if (answer) client.setQueryData(couponQuery(couponId).queryKey, answer);
    else void client.invalidateQueries(couponQuery(couponId));
    void client.invalidateQueries({ queryKey: listKey });
  };
}
