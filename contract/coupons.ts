/** Coupons: what a student may ask about a code, and how administrators create, stop and track them. */
import * as z from 'zod';
import { couponCode } from '#core/membership/coupon-code.ts';
import { couponLimits, couponStates, paidTiers } from '#core/membership/coupons.ts';
import { isStorable, stripBidiControls } from '#core/text.ts';
import { defineCall, ordinary, type RateLimit } from './call.ts';
import { instant, pageOf, pageQuery, reasonSchema, storableText, openEnum } from './primitives.ts';

const unsaved = 'This contains characters that cannot be saved.';
const whole = (max: number) =>
  z
    .int('Please enter a whole number.')
    .min(1, 'At least 1.')
    .max(max, `At most ${max.toLocaleString('en-US')}.`);

const tierSchema = z.enum(paidTiers);
/** Off the price of a month; cents are US cents. */
const discountSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent: whole(100) }),
  z.strictObject({ kind: z.literal('amount'), cents: whole(couponLimits.cents) }),
]);
const durationSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('once') }),
  z.strictObject({ kind: z.literal('months'), months: whole(couponLimits.months) }),
  z.strictObject({ kind: z.literal('forever') }),
]);

/** For calls that try codes: enough to mistype one, far too few to find one. */
export const triesCodes: RateLimit = { requests: 20, seconds: 600 };

/** Why a code may not work; `in-checkout` only when a checkout begins. */
export const couponErrors = ['coupon-unknown', 'coupon-expired', 'coupon-paused', 'coupon-wrong-tier', 'coupon-already-used', 'coupon-used-up'] as const;

const couponSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** True for a batch of single-use codes. */
  singleUse: z.boolean(),
  /** The one code; null for a batch. */
  code: z.string().nullable(),
  discount: discountSchema,
  duration: durationSchema,
  tiers: z.array(tierSchema),
  /** Total uses (for a batch, its number of codes); null: any number. */
  maxUses: z.int().nullable(),
  usesPerUser: z.int(),
  startsAt: instant,
  /** The first instant it no longer works. */
  expiresAt: instant.nullable(),
  state: openEnum(couponStates),
  used: z.int(),
  /** By open checkouts. */
  reserved: z.int(),
  createdAt: instant,
  lastChangeId: z.string(),
});
export type CouponView = z.infer<typeof couponSchema>;

const changeSchema = z.object({
  id: z.string(),
  kind: openEnum(['make', 'pause', 'resume', 'end']),
  reason: z.string().nullable(),
  /** Null once that administrator's account is gone. */
  adminName: z.string().nullable(),
  changedAt: instant,
});
export type CouponChange = z.infer<typeof changeSchema>;

const detailSchema = z.object({
  coupon: couponSchema,
  /** Newest first; at most the newest hundred. */
  history: z.array(changeSchema),
});
export type CouponDetail = z.infer<typeof detailSchema>;

const redemptionSchema = z.object({
  id: z.string(),
  userId: z.string(),
  userName: z.string(),
  email: z.string(),
  code: z.string(),
  tier: tierSchema,
  state: openEnum(['reserved', 'used']),
  /** When it was used, or reserved by a checkout. */
  at: instant,
});
export type Redemption = z.infer<typeof redemptionSchema>;

const params = z.strictObject({ couponId: z.uuid() });
const reason = reasonSchema;
/** The newest change the administrator has seen: a repeated request, or one based on an older state, changes nothing. */
const lastChangeId = z.uuid();

const making = {
  /** Generated when the form is opened: if it is sent again after a lost response, it is the same coupon. */
  requestId: z.uuid(),
  name: z
    .string()
    .trim()
    .min(1, 'Please enter a name.')
    .max(80, 'Please keep it below 80 characters.')
    .refine((name) => isStorable(name) && stripBidiControls(name) === name, unsaved),
  discount: discountSchema,
  duration: durationSchema,
  tiers: z
    .array(tierSchema)
    .min(1, 'Please choose at least one plan.')
    .max(2)
    .refine((tiers) => new Set(tiers).size === tiers.length, 'Each plan once.'),
  usesPerUser: whole(couponLimits.perUser),
  /** Null: from now on. */
  startsAt: instant.nullable(),
  expiresAt: instant.nullable(),
};

export const checkCoupon = defineCall({
  id: 'checkCoupon',
  summary: 'What a code takes off the price of a plan, or why it does not work',
  method: 'POST',
  path: '/api/membership/coupon-check',
  access: 'verified',
  rateLimit: triesCodes,
  body: z.strictObject({
    code: z.string().max(100).refine(isStorable, unsaved),
    tier: tierSchema,
    /** Months paid at once; null for a subscription, for which the first month is priced. */
    months: whole(couponLimits.prepaidMonths).nullable(),
  }),
  output: z.object({
    code: z.string(),
    discount: discountSchema,
    duration: durationSchema,
    /** `20% off for 3 months`. */
    text: z.string(),
    listCents: z.int(),
    offCents: z.int(),
    dueCents: z.int(),
  }),
  errors: couponErrors,
});

export const listCoupons = defineCall({
  id: 'listCoupons',
  summary: 'Coupons, newest first; `q` matches the start of a name or code',
  method: 'GET',
  path: '/api/admin/coupons',
  access: 'admin',
  rateLimit: ordinary,
  query: z.strictObject({
    /** `active` includes coupons that begin later, `ended` those that are used up. */
    show: z.enum(['all', 'active', 'paused', 'ended']).default('all'),
    q: storableText(80).default(''),
    sort: z.enum(['-created', 'created']).default('-created'),
    ...pageQuery,
  }),
  output: pageOf(couponSchema),
});

export const getCoupon = defineCall({
  id: 'getCoupon',
  summary: 'One coupon and its history',
  method: 'GET',
  path: '/api/admin/coupons/:couponId',
  access: 'admin',
  rateLimit: ordinary,
  params,
  output: detailSchema,
  errors: ['coupon-not-found'],
});

export const makeCoupon = defineCall({
  id: 'makeCoupon',
  summary: 'Create a coupon with one code for everyone',
  method: 'POST',
  path: '/api/admin/coupons',
  access: 'admin',
  rateLimit: ordinary,
  body: z.strictObject({
    ...making,
    code: z
      .string()
      .max(100, 'Please use 4 to 24 letters, digits, and hyphens.')
      .refine((typed) => couponCode(typed) !== null, 'Please use 4 to 24 letters, digits, and hyphens.')
      .transform((typed) => couponCode(typed) ?? ''),
    maxUses: whole(couponLimits.maxUses).nullable(),
  }),
  output: detailSchema,
  errors: ['coupon-code-taken', 'coupon-form-used'],
});

export const makeCouponBatch = defineCall({
  id: 'makeCouponBatch',
  summary: 'Create a batch of unguessable single-use codes',
  method: 'POST',
  path: '/api/admin/coupon-batches',
  access: 'admin',
  rateLimit: ordinary,
  body: z.strictObject({ ...making, count: whole(couponLimits.batch) }),
  output: detailSchema,
  errors: ['coupon-form-used'],
});

export const pauseCoupon = defineCall({
  id: 'pauseCoupon',
  summary: 'Pause a coupon',
  method: 'POST',
  path: '/api/admin/coupons/:couponId/pause',
  access: 'admin',
  rateLimit: ordinary,
  params,
  body: z.strictObject({ lastChangeId }),
  output: detailSchema,
  errors: ['coupon-not-found', 'coupon-changed', 'coupon-ended'],
});

export const resumeCoupon = defineCall({
  id: 'resumeCoupon',
  summary: 'Resume a paused coupon',
  method: 'POST',
  path: '/api/admin/coupons/:couponId/resume',
  access: 'admin',
  rateLimit: ordinary,
  params,
  body: z.strictObject({ lastChangeId }),
  output: detailSchema,
  errors: ['coupon-not-found', 'coupon-changed', 'coupon-ended'],
});

export const endCoupon = defineCall({
  id: 'endCoupon',
  summary: 'End a coupon for good',
  method: 'POST',
  path: '/api/admin/coupons/:couponId/end',
  access: 'admin',
  rateLimit: ordinary,
  params,
  body: z.strictObject({ lastChangeId, reason }),
  output: detailSchema,
  errors: ['coupon-not-found', 'coupon-changed', 'coupon-ended'],
});

export const exportCouponCodes = defineCall({
  id: 'exportCouponCodes',
  summary: 'All codes of a coupon with their status, as CSV; the export is logged',
  method: 'POST',
  path: '/api/admin/coupons/:couponId/codes',
  access: 'admin',
  rateLimit: ordinary,
  params,
  output: z.object({ csv: z.string() }),
  errors: ['coupon-not-found'],
});

export const listRedemptions = defineCall({
  id: 'listRedemptions',
  summary: 'Who used a coupon, when, and for what, newest first',
  method: 'GET',
  path: '/api/admin/coupons/:couponId/redemptions',
  access: 'admin',
  rateLimit: ordinary,
  params,
  query: z.strictObject(pageQuery),
  output: pageOf(redemptionSchema),
  errors: ['coupon-not-found'],
});

export const couponCalls = {
  checkCoupon,
  listCoupons,
  getCoupon,
  makeCoupon,
  makeCouponBatch,
  pauseCoupon,
  resumeCoupon,
  endCoupon,
  exportCouponCodes,
  listRedemptions,
};
