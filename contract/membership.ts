/** Memberships as administrators manage them. A user's own tier is part of `me`; no call of theirs changes it. */
import * as z from 'zod';
import { maxDurationMonths } from '#core/membership/membership.ts';
import { membershipTierSchema } from './accounts.ts';
import { defineCall, ordinary } from './call.ts';
import { grantedSchema, paymentSchema, subscriptionSchema } from './payment.ts';
import { instant, pageOf, pageQuery, reasonSchema, storableText, openEnum } from './primitives.ts';

const memberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** As it is now: an ended plan reads as free. */
  tier: membershipTierSchema,
  startDate: instant,
  /** Null: without end. */
  endDate: instant.nullable(),
});
export type Member = z.infer<typeof memberSchema>;

const membershipChangeSchema = z.object({
  id: z.string(),
  kind: openEnum(['grant', 'extend', 'end', 'purchase', 'renew', 'change', 'shorten', 'lapse']),
  previousTier: membershipTierSchema,
  tier: membershipTierSchema,
  endDate: instant.nullable(),
  months: z.int().nullable(),
  /** A granted plan begins when a subscription ends, so its end is not known yet. */
  waits: z.boolean(),
  reason: z.string(),
  by: openEnum(['administrator', 'payment']),
  /** Null once that administrator's account is gone, and for payments. */
  adminName: z.string().nullable(),
  changedAt: instant,
});
export type MembershipChange = z.infer<typeof membershipChangeSchema>;

const memberDetailSchema = z.object({
  member: memberSchema,
  /** Newest first; at most the newest hundred. */
  history: z.array(membershipChangeSchema),
  subscription: subscriptionSchema.nullable(),
  granted: grantedSchema.nullable(),
  /** Newest first; at most the newest hundred. */
  payments: z.array(paymentSchema.extend({ reference: z.string() })),
});
export type MemberDetail = z.infer<typeof memberDetailSchema>;

const params = z.strictObject({ userId: z.uuid() });
const months = z.int('Please enter whole months.').min(1, 'At least 1 month.').max(maxDurationMonths, `At most ${maxDurationMonths} months.`);
const decision = {
  reason: reasonSchema,
  /** The newest change the administrator has seen, or null: a repeated request, or one based on an older state, changes nothing. */
  lastChangeId: z.uuid().nullable(),
};

export const searchMembers = defineCall({
  id: 'searchMembers',
  summary: 'Users with their membership, sorted by email; `q` matches the start of a name or email address',
  method: 'GET',
  path: '/api/admin/membership',
  access: 'admin',
  rateLimit: ordinary,
  query: z.strictObject({
    q: storableText(254).default(''),
    sort: z.enum(['email', '-email']).default('email'),
    ...pageQuery,
  }),
  output: pageOf(memberSchema),
});

export const getMember = defineCall({
  id: 'getMember',
  summary: 'The membership of one user and its history',
  method: 'GET',
  path: '/api/admin/membership/:userId',
  access: 'admin',
  rateLimit: ordinary,
  params,
  output: memberDetailSchema,
  errors: ['user-not-found'],
});

export const grantMembership = defineCall({
  id: 'grantMembership',
  summary: 'Give a user a paid tier starting now, in place of the current one',
  method: 'POST',
  path: '/api/admin/membership/:userId/grant',
  access: 'admin',
  rateLimit: ordinary,
  params,
  body: z.strictObject({ tier: z.enum(['plus', 'max']), months, ...decision }),
  output: memberDetailSchema,
  errors: ['user-not-found', 'membership-changed', 'paid-for-more'],
});

export const extendMembership = defineCall({
  id: 'extendMembership',
  summary: 'Extend an active paid tier',
  method: 'POST',
  path: '/api/admin/membership/:userId/extend',
  access: 'admin',
  rateLimit: ordinary,
  params,
  body: z.strictObject({ months, ...decision }),
  output: memberDetailSchema,
  errors: ['user-not-found', 'membership-changed', 'no-membership', 'membership-without-end'],
});

export const endMembership = defineCall({
  id: 'endMembership',
  summary: 'End an active paid tier now',
  method: 'POST',
  path: '/api/admin/membership/:userId/end',
  access: 'admin',
  rateLimit: ordinary,
  params,
  body: z.strictObject(decision),
  output: memberDetailSchema,
  errors: ['user-not-found', 'membership-changed', 'no-membership'],
});

export const membershipCalls = { searchMembers, getMember, grantMembership, extendMembership, endMembership };
