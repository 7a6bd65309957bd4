/** What an administrator sees of an account to help its owner: read-only, with a reason, and logged. */
import * as z from 'zod';
import { defineCall, ordinary } from './call.ts';
import { sessionSchema } from './exam-sessions.ts';
import { instant, reasonSchema } from './primitives.ts';

const count = z.int().min(0);

const supportViewSchema = z.object({
  account: z.object({
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    createdAt: instant,
    lastSeenAt: instant.nullable(),
    timeZone: z.string().nullable(),
  }),
  /** Exams in progress, as their owner sees them. */
  sessions: z.array(sessionSchema),
  /** What happened to the clocks of exams, newest first; at most the newest fifty. */
  timing: z.array(
    z.object({
      id: z.string(),
      sessionId: z.string(),
      /** Null if the exam was discarded. */
      examTitle: z.string().nullable().default(null),
      position: z.int(),
      event: z.string(),
      minutes: z.number().nullable(),
      at: instant,
    }),
  ),
  /** Newest first, at most twenty. */
  results: z.array(
    z.object({
      id: z.string(),
      examTitle: z.string(),
      completedAt: instant,
      total: z.int().nullable(),
      correct: count,
      questions: count,
      hurried: z.boolean(),
    }),
  ),
  /** Newest first, at most twenty. */
  quizzes: z.array(z.object({ id: z.string(), startedAt: instant, completedAt: instant.nullable(), questions: count, answered: count, right: count })),
  practice: z.object({ questions: count, correct: count, openMistakes: count, decks: count }),
  /** Mails to this account that have not gone out: waiting, or failed for good. */
  mails: z.array(z.object({ id: z.string(), subject: z.string(), addedAt: instant, attempts: count, failed: z.boolean() })),
});
export type SupportView = z.infer<typeof supportViewSchema>;

export const openSupportView = defineCall({
  id: 'openSupportView',
  summary: 'A read-only view of an account for support; who opened it and why is logged',
  method: 'POST',
  path: '/api/admin/accounts/:userId/support-view',
  access: 'admin',
  rateLimit: ordinary,
  params: z.strictObject({ userId: z.uuid() }),
  body: z.strictObject({ reason: reasonSchema }),
  output: supportViewSchema,
  errors: ['user-not-found'],
});

export const supportCalls = { openSupportView };
