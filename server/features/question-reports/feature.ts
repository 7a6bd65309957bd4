/** Problems with questions: students report them, administrators look at them. */
import type { questionReportCalls } from '#contract/question-reports.ts';
import { excerptOf } from '#core/questions/excerpt.ts';
import { questionSchema } from '#core/questions/question.ts';
import { isUuid, uuidv7 } from '../../database/uuid.ts';
import type { Base, Feature } from '../../feature.ts';
import { signedIn, type Handler } from '../../http/handler.ts';
import { notAPlace, toPage } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { asAdmin } from '../admin/store.ts';
import { deleteReport, saveReport, selectReports } from './store.ts';

type Handlers = { readonly [Id in keyof typeof questionReportCalls]: Handler<(typeof questionReportCalls)[Id]> };

export function questionReportsFeature({ database, now }: Base) {
  const handlers: Handlers = {
    reportQuestion: signedIn(async ({ body, caller }) => {
      const time = now();
      const saved = await saveReport(database, { userId: caller.id, id: uuidv7(time), ...body }, new Date(time));
      return saved ? { reported: true } : refuse('question-not-met');
    }),
    listQuestionReports: signedIn(async ({ query: { cursor, limit } }) => {
      if (cursor !== undefined && !isUuid(cursor)) return refuse('bad-input', { cursor: notAPlace });
      const rows = await selectReports(database, cursor ?? null, limit + 1);
      return toPage(
        rows,
        limit,
        ({ id }) => id,
        (row) => ({
          id: row.id,
          questionId: row.question_id,
          questionVersion: row.question_version,
          topicId: row.topic_id,
          excerpt: excerptOf(questionSchema.parse(row.body)),
          reason: row.reason,
          note: row.note,
          createdAt: row.created_at.toISOString(),
          ofQuestion: row.of_question,
        }),
      );
    }),
    closeQuestionReport: signedIn(async ({ params: { reportId }, caller }) => {
      if (!isUuid(reportId)) return { closed: false };
      return asAdmin<{ closed: boolean }>(database, caller.id, now(), async (queryable) => {
        const report = await deleteReport(queryable, reportId);
        if (!report) return { action: null, answer: { closed: false } };
        const metadata = { reportId, userId: report.user_id };
        return { action: { actionType: 'close-question-report', contentType: 'question', contentId: report.question_id, metadata }, answer: { closed: true } };
      });
    }),
  };
  return { handlers } satisfies Feature;
}
