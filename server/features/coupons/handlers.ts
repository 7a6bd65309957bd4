/** Coupons: students ask what a code takes off; administrators view, pause, resume, end and export them. */
import type { CouponDetail, couponCalls } from '#contract/coupons.ts';
import { couponCode } from '#core/membership/coupon-code.ts';
import { priceOfOrder, termsText, publicReason } from '#core/membership/coupons.ts';
import { tierDefinitions } from '#core/membership/tiers.ts';
import { csvText } from '#core/csv.ts';
import type { Database } from '#server/database/database.ts';
import { isUuid, uuidv7 } from '#server/database/uuid.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuseCursor, toPage } from '#server/http/paging.ts';
import { isRefusal, refuse, type Refusal } from '#server/refusal.ts';
import { asAdmin } from '../admin/store.ts';
import { insertCouponChange, lockCoupon, selectCodes, selectCouponPage, selectRedemptions, updateCouponState } from './admin-store.ts';
import { makeHandlers } from './make-handlers.ts';
import { lookAtCoupon } from './store.ts';
import { couponDetail, toCoupon, toRedemption } from './views.ts';

type CouponHandlers = HandlersFor<typeof couponCalls>;

interface Decision {
  readonly couponId: string;
  readonly adminId: string;
  readonly kind: 'pause' | 'resume' | 'end';
  readonly reason: string | null;
  readonly lastChangeId: string;
}

const codeStates = { free: 'Not used', reserved: 'In checkout', used: 'Used' } as const;

export function couponHandlers({ database, now }: { readonly database: Database; readonly now: () => number }): CouponHandlers {
  /** Changes the coupon, its history and the log of admin actions together. */
  const decide = ({ couponId, adminId, kind, reason, lastChangeId }: Decision): Promise<CouponDetail | Refusal> => {
    const time = now();
    return asAdmin(database, adminId, time, async (queryable) => {
      if (!(await lockCoupon(queryable, couponId))) return refuse('coupon-not-found');
      const found = await couponDetail(queryable, couponId, time);
      if (isRefusal(found)) return found;
      const { coupon } = found;
      if (coupon.lastChangeId !== lastChangeId) return refuse('coupon-changed');
      if (coupon.state === 'ended') return refuse('coupon-ended');
      const paused = found.history.find((change) => change.kind !== 'make')?.kind === 'pause';
      if (kind === (paused ? 'pause' : 'resume')) return refuse('coupon-changed');
      const [id, at] = [uuidv7(time), new Date(time)];
      const change = { id, kind, reason, changed_at: at };
      await updateCouponState(queryable, couponId, change);
      await insertCouponChange(queryable, { ...change, couponId, adminId });
      const metadata = { changeId: id, ...(reason !== null && { reason }) };
      const action = { actionType: `${kind}-coupon`, contentType: 'coupon', contentId: couponId, metadata };
      return { action, answer: await couponDetail(queryable, couponId, time) };
    });
  };

  return {
    ...makeHandlers({ database, now }),
    checkCoupon: signedIn(async ({ body: { code, tier, months }, caller }) => {
      const found = await lookAtCoupon(database, { userId: caller.id, code, tier, now: now() });
      if ('reason' in found) return refuse(`coupon-${publicReason(found.reason)}`);
      return { ...found, code: couponCode(code) ?? '', text: termsText(found), ...priceOfOrder(tier, months, found) };
    }),
    listCoupons: signedIn(async ({ query: { show, q, sort, cursor, limit } }) => {
      if (cursor !== undefined && !isUuid(cursor)) return refuseCursor();
      const time = now();
      const search = { show, prefix: q, after: cursor ?? null, oldestFirst: sort === 'created', limit: limit + 1 };
      const rows = await selectCouponPage(database, search, new Date(time));
      return toPage(
        rows,
        limit,
        ({ id }) => id,
        (row) => toCoupon(row, time),
      );
    }),
    getCoupon: signedIn(({ params }) => database.snapshot((queryable) => couponDetail(queryable, params.couponId, now()))),
    pauseCoupon: signedIn(async ({ params, body, caller }) => decide({ ...params, ...body, adminId: caller.id, kind: 'pause', reason: null })),
    resumeCoupon: signedIn(async ({ params, body, caller }) => decide({ ...params, ...body, adminId: caller.id, kind: 'resume', reason: null })),
    endCoupon: signedIn(async ({ params, body, caller }) => decide({ ...params, ...body, adminId: caller.id, kind: 'end' })),
    exportCouponCodes: signedIn(async ({ params: { couponId }, caller }) => {
      const time = now();
      return asAdmin(database, caller.id, time, async (queryable) => {
        const found = await couponDetail(queryable, couponId, time);
        if (isRefusal(found)) return found;
        const { coupon } = found;
        const codes = await selectCodes(queryable, couponId, new Date(time));
        const plans = coupon.tiers.map((tier) => tierDefinitions[tier].name).join(' and ');
        const same = [coupon.name, termsText(coupon), plans, coupon.startsAt, coupon.expiresAt ?? 'No end date'];
        const header = ['Code', 'State', 'Coupon', 'Discount', 'Plans', 'Starts', 'Expires'];
        const stateOf = (state: keyof typeof codeStates) => (coupon.singleUse ? codeStates[state] : `${coupon.used} used`);
        return {
          action: { actionType: 'export-coupon-codes', contentType: 'coupon', contentId: couponId, metadata: { codes: codes.length } },
          answer: { csv: csvText([header, ...codes.map(({ code, state }) => [code, stateOf(state), ...same])]) },
        };
      });
    }),
    listRedemptions: signedIn(async ({ params: { couponId }, query: { cursor, limit } }) => {
      if (cursor !== undefined && !isUuid(cursor)) return refuseCursor();
      const time = now();
      return database.snapshot(async (queryable) => {
        const found = await couponDetail(queryable, couponId, time);
        if (isRefusal(found)) return found;
        const rows = await selectRedemptions(queryable, couponId, { before: cursor ?? null, limit: limit + 1 }, new Date(time));
        return toPage(rows, limit, ({ id }) => id, toRedemption);
      });
    }),
  };
}
