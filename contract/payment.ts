/** Buying a plan. No call here grants one: that follows from what the payment provider says, and from nothing a client sends. */
import * as z from 'zod';
import { maxPrepaidMonths } from '#core/membership/prepaid.ts';
import { isStorable } from '#core/text.ts';
import { membershipTierSchema } from './accounts.ts';
import { defineCall, frequent, type RateLimit } from './call.ts';
import { couponErrors } from './coupons.ts';
import { instant, openEnum } from './primitives.ts';

const cents = z.int().min(0);
const paidTierSchema = z.enum(['plus', 'max']);

/** Each opens a page or changes something at the provider. */
const atProvider: RateLimit = { requests: 20, seconds: 600 };

export const subscriptionSchema = z.object({
  tier: paidTierSchema,
  /** `overdue`: the last renewal was not paid; it will be retried. */
  status: openEnum(['active', 'overdue']),
  /** Null if it does not renew. */
  renewsAt: instant.nullable(),
  /** Null if it renews. */
  endsAt: instant.nullable(),
  /** A change to the other plan that waits until its payment is confirmed at the bank; null if there is none. */
  pendingChange: z
    .object({
      tier: paidTierSchema,
      /** The provider's page where it is confirmed. */
      confirmUrl: z.url(),
      /** From then on nothing changes any more. */
      until: instant,
    })
    .nullable(),
});

/** What is left of time granted by an administrator. */
export const grantedSchema = z.object({
  tier: paidTierSchema,
  /** Rounded up. */
  days: z.int().min(1),
  /** True: it begins when the subscription ends. */
  waits: z.boolean(),
});
export type Granted = z.infer<typeof grantedSchema>;

export const paymentSchema = z.object({
  id: z.string(),
  tier: paidTierSchema,
  /** Null: a month of a subscription. */
  months: z.int().nullable(),
  amountCents: cents,
  refundedCents: cents,
  /** The card's owner has disputed the charge with the bank: `open` while the bank looks into it, `lost` once the money is gone. */
  dispute: openEnum(['open', 'lost']).nullable(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  paidAt: instant,
  receiptUrl: z.url().nullable(),
});
export type Payment = z.infer<typeof paymentSchema>;

const planSchema = z.object({
  /** False: payment is not set up on this server. */
  available: z.boolean(),
  tier: membershipTierSchema,
  endDate: instant.nullable(),
  /** When the first of the payments for months began that follow one another up to the end; null without any. */
  paidSince: instant.nullable().default(null),
  /** The running one. */
  subscription: subscriptionSchema.nullable(),
  /** Null if nothing was granted, nothing of it is left, or it has no end. */
  granted: grantedSchema.nullable(),
  /** What is left of months paid at once, counted toward another plan. */
  unusedCents: cents,
  /** True if there are cards or invoices to manage. */
  hasBilling: z.boolean(),
  /** A payment that is not confirmed yet. */
  pendingCheckoutId: z.string().nullable(),
  /** The newest twelve; all of them are in the provider's portal. */
  payments: z.array(paymentSchema),
});
export type Plan = z.infer<typeof planSchema>;

/** `open`: not paid yet; `pending`: the bank still has to confirm it; `ended`: it was not paid. */
const checkoutStateSchema = openEnum(['open', 'pending', 'paid', 'ended']);

const notReady = ['payment-not-set-up', 'payment-unavailable'] as const;

export const getPlan = defineCall({
  id: 'getPlan',
  summary: 'Your plan, how it was paid for, and whether plans can be bought here',
  method: 'GET',
  path: '/api/payment/plan',
  access: 'verified',
  rateLimit: frequent,
  output: planSchema,
});

export const startCheckout = defineCall({
  id: 'startCheckout',
  summary: 'Open the payment page for a plan, monthly or for a number of months; closes one opened earlier',
  method: 'POST',
  path: '/api/payment/checkout',
  access: 'verified',
  rateLimit: atProvider,
  body: z.strictObject({
    tier: paidTierSchema,
    /** Null: monthly until canceled. */
    months: z.int().min(1).max(maxPrepaidMonths).nullable(),
    couponCode: z.string().trim().min(1).max(64).refine(isStorable).nullable(),
  }),
  output: z.object({ checkoutId: z.string(), url: z.url() }),
  errors: [...notReady, 'payment-pending', 'subscription-running', 'plan-lower', 'too-many-months', 'too-few-months', ...couponErrors],
});

export const confirmCheckout = defineCall({
  id: 'confirmCheckout',
  summary: 'The outcome of a visit to the payment page; checks with the provider at most every two seconds',
  method: 'POST',
  path: '/api/payment/checkout/:checkoutId/confirm',
  access: 'verified',
  rateLimit: frequent,
  params: z.strictObject({ checkoutId: z.uuid() }),
  /** `dueCents`: what was charged at once if it is paid, nothing with some coupons; null from a server that does not say. */
  output: z.object({ state: checkoutStateSchema, tier: paidTierSchema, months: z.int().nullable(), dueCents: z.int().min(0).nullable().default(null) }),
  errors: ['payment-not-set-up', 'checkout-not-found'],
});

export const cancelCheckout = defineCall({
  id: 'cancelCheckout',
  summary: 'Close an unused payment page; releases a coupon reserved for it',
  method: 'POST',
  path: '/api/payment/checkout/:checkoutId/cancel',
  access: 'verified',
  rateLimit: atProvider,
  params: z.strictObject({ checkoutId: z.uuid() }),
  output: z.object({ state: checkoutStateSchema }),
  errors: [...notReady, 'checkout-not-found'],
});

export const openPortal = defineCall({
  id: 'openPortal',
  summary: 'Open the page for cards and invoices, or go straight to canceling',
  method: 'POST',
  path: '/api/payment/portal',
  access: 'verified',
  rateLimit: atProvider,
  body: z.strictObject({ purpose: z.enum(['billing', 'cancel']) }),
  output: z.object({ url: z.url() }),
  errors: [...notReady, 'no-billing', 'no-subscription'],
});

export const keepPlan = defineCall({
  id: 'keepPlan',
  summary: 'Resume a canceled subscription',
  method: 'POST',
  path: '/api/payment/keep',
  access: 'verified',
  rateLimit: atProvider,
  body: z.strictObject({}),
  output: z.object({ renewsAt: instant.nullable() }),
  errors: [...notReady, 'no-subscription'],
});

export const previewChange = defineCall({
  id: 'previewChange',
  summary: 'What switching an active subscription to the other plan costs now',
  method: 'POST',
  path: '/api/payment/change/preview',
  access: 'verified',
  rateLimit: atProvider,
  body: z.strictObject({ tier: paidTierSchema }),
  output: z.object({
    quoteId: z.string(),
    tier: paidTierSchema,
    /** Charged at once. */
    dueCents: cents,
    /** Counted toward the next payments. */
    creditCents: cents,
    /** From the next renewal on, with the coupon taken off if one stays. */
    monthlyCents: cents,
    renewsAt: instant,
    /** The subscription's coupon; it is removed if it is not for the new plan. */
    coupon: z.object({ text: z.string(), kept: z.boolean() }).nullable(),
  }),
  errors: [...notReady, 'no-subscription', 'plan-lower'],
});

export const changePlan = defineCall({
  id: 'changePlan',
  summary: 'Switch an active subscription as previewed; the plan changes once the provider confirms',
  method: 'POST',
  path: '/api/payment/change',
  access: 'verified',
  rateLimit: atProvider,
  body: z.strictObject({ quoteId: z.uuid() }),
  output: z.object({
    requested: z.literal(true),
    /** Where the bank’s customer confirms the payment first; null if the bank does not ask for that. */
    confirmUrl: z.url().nullable(),
  }),
  errors: [...notReady, 'no-subscription', 'quote-expired', 'payment-declined'],
});

export const paymentCalls = { getPlan, startCheckout, confirmCheckout, cancelCheckout, openPortal, keepPlan, previewChange, changePlan };
