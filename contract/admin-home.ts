/** What needs somebody who works here, and what was done by whom. */
import * as z from 'zod';
import { defineCall, ordinary } from './call.ts';
import { instant, pageOf, pageQuery, storableText } from './primitives.ts';

export const getAdminHome = defineCall({
  id: 'getAdminHome',
  summary: 'What needs attention: reports, questions in review, flagged questions; for administrators, also jobs, messages, sign-ups, exams, and revenue',
  method: 'GET',
  path: '/api/admin/home',
  access: 'author',
  rateLimit: ordinary,
  output: z.object({
    reports: z.int(),
    inReview: z.int(),
    flagged: z.int(),
    /** Null for authors: people and money. */
    administration: z
      .object({
        failedJobs: z.int(),
        retryingJobs: z.int(),
        messages: z.int(),
        /** The last 28 days, oldest first. */
        days: z.array(z.object({ day: z.string(), signUps: z.int(), exams: z.int() })),
        /** Cents paid and given back in the last 28 days; null where payment is not set up. */
        revenue: z.object({ paid: z.int(), refunded: z.int() }).nullable(),
      })
      .nullable(),
  }),
});

const day = z.iso.date();

const actionSchema = z.object({
  id: z.string(),
  adminName: z.string().nullable(),
  adminId: z.string(),
  actionType: z.string(),
  contentType: z.string(),
  contentId: z.string(),
  metadata: z.record(z.string(), z.json()),
  timestamp: instant,
});
export type AdminAction = z.infer<typeof actionSchema>;

export const listAdminActions = defineCall({
  id: 'listAdminActions',
  summary: 'What administrators and authors did, newest first; `q` matches the start of a name or email address, an action, or the id of what was changed',
  method: 'GET',
  path: '/api/admin/actions',
  access: 'admin',
  rateLimit: ordinary,
  query: z.strictObject({
    q: storableText(120).default(''),
    contentType: storableText(60).optional(),
    /** Days in UTC, both included. */
    from: day.optional(),
    to: day.optional(),
    ...pageQuery,
  }),
  output: pageOf(actionSchema),
});

export const adminHomeCalls = { getAdminHome, listAdminActions };
