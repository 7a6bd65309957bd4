/** Counting visits without recognizing anybody, and what administrators read from it. */
import * as z from 'zod';
import { analyticsEventSchema, vitals } from '#core/analytics/events.ts';
import { defineCall, ordinary, type RateLimit } from './call.ts';
import { openEnum, storableText } from './primitives.ts';

/** A page sends a few at a time. */
const many: RateLimit = { requests: 120, seconds: 60, perIp: 1200, sharedIp: false };

export const recordVisit = defineCall({
  id: 'recordVisit',
  summary: 'Count page views and events; nothing is stored for browsers that ask not to be tracked or for students who opted out',
  method: 'POST',
  path: '/api/analytics/events',
  access: 'public',
  rateLimit: many,
  body: z.strictObject({ events: z.array(analyticsEventSchema).min(1).max(20) }),
  output: z.object({ counted: z.boolean() }),
});

const choice = z.object({
  /** False: visits of this account are not counted. */
  counted: z.boolean(),
});

export const getAnalyticsChoice = defineCall({
  id: 'getAnalyticsChoice',
  summary: 'Whether your visits are counted',
  method: 'GET',
  path: '/api/analytics/choice',
  access: 'verified',
  rateLimit: ordinary,
  output: choice,
});

export const saveAnalyticsChoice = defineCall({
  id: 'saveAnalyticsChoice',
  summary: 'Choose whether your visits are counted',
  method: 'PUT',
  path: '/api/analytics/choice',
  access: 'verified',
  rateLimit: ordinary,
  body: z.strictObject({ counted: z.boolean() }),
  output: choice,
});

export const recordEngagement = defineCall({
  id: 'recordEngagement',
  summary: 'Record what you did with a part of the product; nothing is stored if you opted out',
  method: 'POST',
  path: '/api/analytics/engagement',
  access: 'verified',
  rateLimit: ordinary,
  body: z.strictObject({
    engagementType: z
      .string()
      .max(40)
      .regex(/^[a-z_]+$/),
    skillTag: storableText(60).nullable().default(null),
    metadata: z.strictObject({ screen: storableText(100).optional() }).default({}),
  }),
  output: z.object({ recorded: z.boolean() }),
});

export const getAnalytics = defineCall({
  id: 'getAnalytics',
  summary: 'Visits, the funnel from first visit to returning student, retention, and page speed',
  method: 'GET',
  path: '/api/admin/analytics',
  access: 'admin',
  rateLimit: ordinary,
  query: z.strictObject({ days: z.coerce.number().int().min(7).max(90).default(28) }),
  output: z.object({
    /** The latest last. */
    days: z.array(z.object({ day: z.iso.date(), visitors: z.int(), views: z.int() })),
    funnel: z.array(z.object({ name: openEnum(['visit', 'guest-quiz', 'sign-up', 'first-exam', 'second-week']), count: z.int() })),
    /** Accounts by the week in which they were made, and how many of them answered something in the weeks after. */
    retention: z.array(z.object({ week: z.iso.date(), accounts: z.int(), active: z.array(z.int()) })),
    pages: z.array(z.object({ path: z.string(), views: z.int(), visitors: z.int() })),
    referrers: z.array(z.object({ host: z.string(), visitors: z.int() })),
    /** The 75th percentile of real visits, ms; layout shift without a unit. Null: no measurement yet. */
    speed: z.array(z.object({ path: z.string(), visits: z.int(), values: z.record(z.enum(vitals), z.number().nullable()) })),
  }),
});

export const analyticsCalls = { recordVisit, getAnalyticsChoice, saveAnalyticsChoice, recordEngagement, getAnalytics };
