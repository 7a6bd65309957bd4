import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { getCoupon, listCoupons, listRedemptions, type CouponDetail } from '#contract/coupons.ts';
import { api } from '../../../platform/api.ts';

export const shows = ['all', 'active', 'paused', 'ended'] as const;
export type Show = (typeof shows)[number];

const listKey = ['coupons', 'list'] as const;

/** Coupons whose name or code begins with `q`, page by page. */
export const couponsQuery = (show: Show, q: string) =>
  infiniteQueryOptions({
    queryKey: [...listKey, show, q],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => api(listCoupons, { query: { show, q, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** One coupon and its history. */
export const couponQuery = (couponId: string) =>
  queryOptions({
    queryKey: ['coupons', 'one', couponId],
    staleTime: 0,
    queryFn: ({ signal }) => api(getCoupon, { params: { couponId } }, { signal }),
  });

/** Who uses a coupon, page by page. */
export const redemptionsQuery = (couponId: string) =>
  infiniteQueryOptions({
    queryKey: ['coupons', 'redemptions', couponId],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => api(listRedemptions, { params: { couponId }, query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
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
