/** What students say is wrong with a question. */
import * as z from 'zod';
import { defineCall, ordinary, type RateLimit } from './call.ts';
import { idSchema, instant, openEnum, pageOf, pageQuery, storableText } from './primitives.ts';

export const reportReasons = ['wrong-key', 'unclear', 'typo', 'display', 'explanation', 'other'] as const;

/** Enough for a careful reader, too few to flood the list. */
const reporting: RateLimit = { requests: 20, seconds: 3600 };

export const reportQuestion = defineCall({
  id: 'reportQuestion',
  summary: 'Say what is wrong with a question you have answered; said again for the same reason, it replaces what was said',
  method: 'POST',
  path: '/api/question-reports',
  access: 'verified',
  rateLimit: reporting,
  body: z.strictObject({ questionId: idSchema, reason: z.enum(reportReasons), note: storableText(1000).default('') }),
  output: z.object({ reported: z.literal(true) }),
  errors: ['question-not-met'],
});

const reportSchema = z.object({
  id: z.string(),
  questionId: z.string(),
  questionVersion: z.int(),
  topicId: z.int(),
  excerpt: z.string(),
  reason: openEnum(reportReasons),
  note: z.string(),
  createdAt: instant,
  /** Reports of the same question, this one included. */
  ofQuestion: z.int(),
});

export type QuestionReport = z.infer<typeof reportSchema>;

export const listQuestionReports = defineCall({
  id: 'listQuestionReports',
  summary: 'What students report about questions, newest first',
  method: 'GET',
  path: '/api/admin/question-reports',
  access: 'author',
  rateLimit: ordinary,
  query: z.strictObject({ ...pageQuery }),
  output: pageOf(reportSchema),
});

export const closeQuestionReport = defineCall({
  id: 'closeQuestionReport',
  summary: 'Take a report off the list, once it has been looked at',
  method: 'DELETE',
  path: '/api/admin/question-reports/:reportId',
  access: 'author',
  rateLimit: ordinary,
  params: z.strictObject({ reportId: idSchema }),
  output: z.object({ closed: z.boolean() }),
});

export const questionReportCalls = { reportQuestion, listQuestionReports, closeQuestionReport };
