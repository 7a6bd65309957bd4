/** Making coupons: one code for everybody, or a batch of codes nobody can guess. */
import { randomBytes } from 'node:crypto';
import { dayMs } from '#core/day.ts';
import type * as z from 'zod';
import type { CouponDetail, CouponView, couponCalls } from '#contract/coupons.ts';
import { singleUseCode, singleUseCodeBytes } from '#core/membership/coupon-code.ts';
import type { Database, Queryable } from '#server/database/database.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { isRefusal, refuse, type Refusal } from '#server/refusal.ts';
import { asAdmin, type Done } from '../admin/store.ts';
import { insertCoupon, insertCouponChange, lockForm } from './admin-store.ts';
import { couponDetail } from './views.ts';

type Calls = typeof couponCalls;
type MakeHandlers = HandlersFor<Pick<Calls, 'makeCoupon' | 'makeCouponBatch'>>;

type Form = Omit<z.output<NonNullable<Calls['makeCouponBatch']['body']>>, 'count'>;
interface Making {
  readonly adminId: string;
  readonly form: Form;
  /** Null: a batch of as many codes as `maxUses`. */
  readonly code: string | null;
  readonly maxUses: number | null;
}

const maxMs = 10 * 366 * dayMs;
const inOrder = (tiers: readonly string[]) => [...tiers].sort();

/** True if the coupon is what this form asks for: then the form was merely sent again. */
function isFrom(coupon: CouponView, { form, code, maxUses }: Making): boolean {
  const startsAt = Math.max(Date.parse(coupon.createdAt), form.startsAt === null ? 0 : Date.parse(form.startsAt));
  const expiresAt = form.expiresAt === null ? null : Date.parse(form.expiresAt);
  const asked = [form.name, form.discount, form.duration, inOrder(form.tiers), form.usesPerUser, startsAt, expiresAt, code, maxUses];
  const there = [coupon.name, coupon.discount, coupon.duration, inOrder(coupon.tiers), coupon.usesPerUser, Date.parse(coupon.startsAt)];
  const rest = [coupon.expiresAt === null ? null : Date.parse(coupon.expiresAt), coupon.code, coupon.maxUses];
  return JSON.stringify(asked) === JSON.stringify([...there, ...rest]);
}

/** Invalid dates, by field; `now` in ms. */
function badDates({ startsAt, expiresAt }: Form, now: number): Record<string, string> {
  const starts = Math.max(now, startsAt === null ? now : Date.parse(startsAt));
  const ends = expiresAt === null ? null : Date.parse(expiresAt);
  return {
    ...(starts > now + maxMs && { startsAt: 'Please choose a day within ten years.' }),
    ...(ends !== null && ends <= starts && { expiresAt: 'Please choose a day that is still to come, after the first day.' }),
    ...(ends !== null && ends > now + maxMs && { expiresAt: 'Please choose a day within ten years.' }),
  };
}

export function makeHandlers({ database, now }: { readonly database: Database; readonly now: () => number }): MakeHandlers {
  /** Writes the coupon, its codes, its history and the log of admin actions together. */
  const keep = async (queryable: Queryable, making: Making, time: number): Promise<Done<CouponDetail> | Refusal> => {
    const { form, code, maxUses, adminId } = making;
    const [id, changeId, at] = [uuidv7(time), uuidv7(time), new Date(time)];
    const made = await insertCoupon(queryable, {
      ...form,
      id,
      codes: code === null ? Array.from({ length: maxUses ?? 0 }, () => singleUseCode(randomBytes(singleUseCodeBytes))) : [code],
      singleUse: code === null,
      maxUses,
      startsAt: new Date(Math.max(time, form.startsAt === null ? 0 : Date.parse(form.startsAt))),
      expiresAt: form.expiresAt === null ? null : new Date(form.expiresAt),
      changeId,
      at,
    });
    if (!made) return refuse('coupon-code-taken');
    await insertCouponChange(queryable, { couponId: id, adminId, id: changeId, kind: 'make', reason: null, changed_at: at });
    const { requestId: _, ...terms } = form;
    return {
      action: {
        actionType: code === null ? 'make-coupon-batch' : 'make-coupon',
        contentType: 'coupon',
        contentId: id,
        // The codes of a batch are worth money; the log does not include them.
        metadata: { changeId, ...terms, code, maxUses },
      },
      answer: await couponDetail(queryable, id, time),
    };
  };

  const make = async (making: Making): Promise<CouponDetail | Refusal> => {
    const time = now();
    return asAdmin(database, making.adminId, time, async (queryable) => {
      const existing = await lockForm(queryable, making.form.requestId);
      if (existing !== null) {
        const detail = await couponDetail(queryable, existing, time);
        return isRefusal(detail) || isFrom(detail.coupon, making) ? { action: null, answer: detail } : refuse('coupon-form-used');
      }
      const faults = badDates(making.form, time);
      return Object.keys(faults).length > 0 ? refuse('bad-input', faults) : keep(queryable, making, time);
    });
  };

  return {
    makeCoupon: signedIn(async ({ body: { code, maxUses, ...form }, caller }) => make({ adminId: caller.id, form, code, maxUses })),
    makeCouponBatch: signedIn(async ({ body: { count, ...form }, caller }) => make({ adminId: caller.id, form, code: null, maxUses: count })),
  };
}
