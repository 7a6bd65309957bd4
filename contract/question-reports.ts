/** What students say is wrong with a question, and what authors decide about it. */
import * as z from 'zod';
import { reportOutcomes, reportReasons } from '#core/questions/reports.ts';
import { sections } from '#core/topics/topics.ts';
import { defineCall, ordinary, type RateLimit } from './call.ts';
import { questionStatuses } from '#core/authoring/question-status.ts';
import { idSchema, instant, openEnum, pageOf, pageQuery, storableText } from './primitives.ts';

/** Enough for a careful reader, too few to flood the list. */
const reporting: RateLimit = { requests: 20, seconds: 3600 };

export const reportQuestion = defineCall({
  id: 'reportQuestion',
  summary: 'Report a question you have answered; a second report for the same reason replaces the first',
  method: 'POST',
  path: '/api/question-reports',
  access: 'verified',
  rateLimit: reporting,
  body: z.strictObject({ questionId: idSchema, reason: z.enum(reportReasons), note: storableText(1000).default('') }),
  output: z.object({ reported: z.literal(true) }),
  errors: ['question-not-answered'],
});

const ownReportSchema = z.object({
  id: z.string(),
  reason: openEnum(reportReasons),
  note: z.string(),
  createdAt: instant,
  /** What came of it; null while nobody has decided. */
  decision: z.object({ outcome: openEnum(reportOutcomes), answer: z.string(), decidedAt: instant }).nullable(),
});
export type OwnReport = z.infer<typeof ownReportSchema>;

export const listOwnReports = defineCall({
  id: 'listOwnReports',
  summary: 'Your reports about a question, newest first, with their outcomes',
  method: 'GET',
  path: '/api/question-reports/:questionId',
  access: 'verified',
  rateLimit: ordinary,
  params: z.strictObject({ questionId: idSchema }),
  output: z.object({ reports: z.array(ownReportSchema) }),
});

const reportedQuestionSchema = z.object({
  questionId: z.string(),
  topicId: z.int(),
  excerpt: z.string(),
  status: openEnum(questionStatuses),
  reports: z.int(),
  /** How often each reason was given, the most frequent first. */
  reasons: z.array(z.object({ reason: openEnum(reportReasons), count: z.int() })),
  oldestAt: instant,
  newestAt: instant,
});
export type ReportedQuestion = z.infer<typeof reportedQuestionSchema>;

export const listReportedQuestions = defineCall({
  id: 'listReportedQuestions',
  summary: 'Questions with open reports, most reports first',
  method: 'GET',
  path: '/api/admin/reported-questions',
  access: 'author',
  rateLimit: ordinary,
  query: z.strictObject({ ...pageQuery }),
  output: pageOf(reportedQuestionSchema),
});

const decisionSchema = z.object({
  id: z.string(),
  questionId: z.string(),
  questionVersion: z.int(),
  outcome: openEnum(reportOutcomes),
  answer: z.string(),
  reports: z.int(),
  /** Null once that account is gone. */
  decidedBy: z.string().nullable(),
  decidedAt: instant,
});
export type ReportDecision = z.infer<typeof decisionSchema>;

export const listReportDecisions = defineCall({
  id: 'listReportDecisions',
  summary: 'Decisions about reported questions, newest first',
  method: 'GET',
  path: '/api/admin/report-decisions',
  access: 'author',
  rateLimit: ordinary,
  query: z.strictObject({ ...pageQuery }),
  output: pageOf(decisionSchema),
});

const questionReportsSchema = z.object({
  /** What students are asked now. */
  status: openEnum(questionStatuses),
  version: z.int(),
  /** Those that wait, newest first; at most the newest hundred, of which there are `count`. */
  waiting: z.array(z.object({ id: z.string(), version: z.int(), reason: openEnum(reportReasons), note: z.string(), createdAt: instant })),
  count: z.int(),
  decisions: z.array(decisionSchema),
});
export type QuestionReports = z.infer<typeof questionReportsSchema>;

const params = z.strictObject({ questionId: idSchema });

export const getQuestionReports = defineCall({
  id: 'getQuestionReports',
  summary: 'Open reports about one question, and earlier decisions',
  method: 'GET',
  path: '/api/admin/reported-questions/:questionId',
  access: 'author',
  rateLimit: ordinary,
  params,
  output: questionReportsSchema,
  errors: ['question-not-found'],
});

export const decideReports = defineCall({
  id: 'decideReports',
  summary: 'Decide on the reports you have seen about a question. Unless they are dismissed, everyone who reported it gets an email ten minutes later',
  method: 'POST',
  path: '/api/admin/reported-questions/:questionId/decision',
  access: 'author',
  rateLimit: ordinary,
  params,
  body: z.strictObject({
    outcome: z.enum(reportOutcomes),
    answer: storableText(2000).default(''),
    /** The newest report you have read: later ones wait on. */
    newestReport: z.uuid(),
  }),
  output: questionReportsSchema,
  errors: ['question-not-found', 'reports-changed', 'report-not-mended', 'report-needs-answer'],
});

export const reopenReports = defineCall({
  id: 'reopenReports',
  summary: 'Undo a decision about reports, which reopens them. Students who have not been told yet will not be',
  method: 'POST',
  path: '/api/admin/report-decisions/:decisionId/reopen',
  access: 'author',
  rateLimit: ordinary,
  params: z.strictObject({ decisionId: z.uuid() }),
  output: questionReportsSchema,
  errors: ['not-found'],
});

/** As pages of an earlier build list and close single reports; a page of today decides by question. */
const listQuestionReports = defineCall({
  id: 'listQuestionReports',
  summary: 'Open reports, newest first',
  method: 'GET',
  path: '/api/admin/question-reports',
  access: 'author',
  rateLimit: ordinary,
  query: z.strictObject({ ...pageQuery }),
  output: pageOf(
    z.object({
      id: z.string(),
      questionId: z.string(),
      questionVersion: z.int(),
      topicId: z.int(),
      excerpt: z.string(),
      reason: openEnum(reportReasons),
      note: z.string(),
      createdAt: instant,
      /** Reports of the same question that wait, this one included. */
      ofQuestion: z.int(),
    }),
  ),
});

const closeQuestionReport = defineCall({
  id: 'closeQuestionReport',
  summary: 'Dismiss one report',
  method: 'DELETE',
  path: '/api/admin/question-reports/:reportId',
  access: 'author',
  rateLimit: ordinary,
  params: z.strictObject({ reportId: idSchema }),
  output: z.object({ closed: z.boolean() }),
});

const affectedSchema = z.object({
  resultId: z.string(),
  examTitle: z.string(),
  completedAt: instant,
  /** Whose result it is; null for authors, who work on content and not with people. */
  student: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Of the question that was asked; null where it was not kept. */
  version: z.int().nullable(),
  correct: z.boolean(),
  /** It was tried out and counted in no score. */
  unscored: z.boolean(),
  section: z.enum(sections),
  /** The section score, and what it would be without this question. Null where there is none, or none that can be computed again. */
  score: z.int().nullable(),
  without: z.int().nullable(),
});
export type AffectedResult = z.infer<typeof affectedSchema>;

export const listAffectedResults = defineCall({
  id: 'listAffectedResults',
  summary: 'Exam results that include a question, newest first: whether it was answered correctly, and the section score without it',
  method: 'GET',
  path: '/api/admin/reported-questions/:questionId/results',
  access: 'author',
  rateLimit: ordinary,
  params,
  query: z.strictObject({ ...pageQuery }),
  output: pageOf(affectedSchema),
});

export const questionReportCalls = {
  reportQuestion,
  listOwnReports,
  listReportedQuestions,
  listReportDecisions,
  getQuestionReports,
  decideReports,
  reopenReports,
  listQuestionReports,
  closeQuestionReport,
  listAffectedResults,
};
