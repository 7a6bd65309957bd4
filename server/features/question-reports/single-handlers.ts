/** Single reports, as pages of an earlier build list and close them. */
import type { questionReportCalls } from '#contract/question-reports.ts';
import { excerptOf } from '#core/questions/excerpt.ts';
import { questionSchema } from '#core/questions/question.ts';
import { isUuid, uuidv7 } from '#server/database/uuid.ts';
import type { Base } from '#server/feature.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuseCursor, toPage } from '#server/http/paging.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { asAdmin } from '../admin/store.ts';
import { selectQuestionRow } from '../authoring/store.ts';
import { quietMs } from './decision-handlers.ts';
import { decideOne, keepDecision, selectReports } from './store.ts';

type Handlers = HandlersFor<Pick<typeof questionReportCalls, 'listQuestionReports' | 'closeQuestionReport'>>;

export const singleReportHandlers = ({ database, now }: Pick<Base, 'database' | 'now'>): Handlers => ({
  listQuestionReports: async ({ query: { cursor, limit } }) => {
    if (cursor !== undefined && !isUuid(cursor)) return refuseCursor();
    return toPage(
      await selectReports(database, cursor ?? null, limit + 1),
      limit,
      ({ id }) => id,
      ({ id, question_id, question_version, topic_id, body, reason, note, created_at, of_question }) => ({
        id,
        questionId: question_id,
        questionVersion: question_version,
        topicId: topic_id,
        excerpt: excerptOf(questionSchema.parse(body)),
        reason,
        note,
        createdAt: created_at.toISOString(),
        ofQuestion: of_question,
      }),
    );
  },
  closeQuestionReport: signedIn(async ({ params: { reportId }, caller }) => {
    if (!isUuid(reportId)) return { closed: false };
    const time = now();
    return asAdmin<{ closed: boolean }>(database, caller.id, time, async (queryable) => {
      const id = uuidv7(time);
      const report = await decideOne(queryable, { reportId, decisionId: id });
      if (!report) return { action: null, answer: { closed: false } };
      const question = await selectQuestionRow(queryable, report.question_id);
      // Never without its decision: that would take the report out of every list.
      if (!question) throw new Error(`there is no question ${report.question_id}`);
      const decision = { id, questionId: question.id, version: question.current_version, outcome: 'dismissed', answer: '', decidedBy: caller.id } as const;
      await keepDecision(queryable, decision, new Date(time));
      await enqueue(queryable, 'notify-reporters', { decisionId: id }, { runAt: new Date(time + quietMs) });
      const metadata = { decisionId: id, outcome: 'dismissed', reports: 1 };
      return { action: { actionType: 'decide-reports', contentType: 'question', contentId: question.id, metadata }, answer: { closed: true } };
    });
  }),
});
