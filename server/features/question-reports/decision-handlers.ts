/** What authors decide about the reports of a question. */
import type { questionReportCalls, QuestionReports } from '#contract/question-reports.ts';
import { mayBecome } from '#core/authoring/question-status.ts';
import { needsAnswer } from '#core/questions/reports.ts';
import type { Queryable } from '#server/database/database.ts';
import { isUuid, uuidv7 } from '#server/database/uuid.ts';
import type { Base } from '#server/feature.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuseCursor, toPage } from '#server/http/paging.ts';
import { refuse } from '#server/refusal.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { asAdmin } from '../admin/store.ts';
import { lockQuestionRow, selectQuestionRow, updateQuestion } from '../authoring/store.ts';
import { deleteDecision, insertDecision, isReported, selectDecisions, selectWaitingReports, type DecisionRow } from './store.ts';

type Ids = 'getQuestionReports' | 'listReportDecisions' | 'decideReports' | 'reopenReports';
type Handlers = HandlersFor<Pick<typeof questionReportCalls, Ids>>;

/** For this long a decision can be taken back before anybody is told, ms. */
export const quietMs = 10 * 60_000;

const decisionView = ({ id, question_id, question_version, outcome, answer, reports, decided_by, decided_at }: DecisionRow) => ({
  id,
  questionId: question_id,
  questionVersion: question_version,
  outcome,
  answer,
  reports,
  decidedBy: decided_by,
  decidedAt: decided_at.toISOString(),
});

async function reportsOf(queryable: Queryable, questionId: string): Promise<QuestionReports | null> {
  const question = await selectQuestionRow(queryable, questionId);
  if (!question) return null;
  const waiting = await selectWaitingReports(queryable, questionId);
  return {
    status: question.status,
    version: question.current_version,
    waiting: waiting.map(({ id, question_version, reason, note, created_at }) => ({
      id,
      version: question_version,
      reason,
      note,
      createdAt: created_at.toISOString(),
    })),
    count: waiting[0]?.of_question ?? 0,
    decisions: (await selectDecisions(queryable, questionId, null, 50)).map(decisionView),
  };
}

export function decisionHandlers({ database, now }: Pick<Base, 'database' | 'now'>): Handlers {
  const seen = async (queryable: Queryable, questionId: string) => (await reportsOf(queryable, questionId)) ?? refuse('question-not-found');
  return {
    getQuestionReports: ({ params: { questionId } }) => database.snapshot((queryable) => seen(queryable, questionId)),
    listReportDecisions: async ({ query: { cursor, limit } }) => {
      if (cursor !== undefined && !isUuid(cursor)) return refuseCursor();
      return toPage(await selectDecisions(database, null, cursor ?? null, limit + 1), limit, ({ id }) => id, decisionView);
    },
    decideReports: signedIn(({ params: { questionId }, body: { outcome, answer, newestReport }, caller }) => {
      const time = now();
      return asAdmin<QuestionReports>(database, caller.id, time, async (queryable) => {
        if (needsAnswer(outcome) && answer.trim() === '') return refuse('report-needs-answer', { answer: 'Say why, for the students who reported it.' });
        const question = await lockQuestionRow(queryable, questionId);
        if (!question) return refuse('question-not-found');
        const { status, current_version: version } = question;
        const isMended = status === 'published' && !(await isReported(queryable, questionId, version, newestReport));
        if (outcome === 'mended' && !isMended) return refuse('report-not-mended');
        const decision = { id: uuidv7(time), questionId, version, outcome, answer: answer.trim(), decidedBy: caller.id };
        const reports = await insertDecision(queryable, decision, newestReport, new Date(time));
        if (reports === 0) return refuse('reports-changed');
        const retires = outcome === 'retired' && mayBecome(status, 'retired');
        if (retires) await updateQuestion(queryable, questionId, 'retired', version, new Date(time));
        // Of a dismissal no mail tells, but from then on the student sees that the report was read.
        await enqueue(queryable, 'notify-reporters', { decisionId: decision.id }, { runAt: new Date(time + quietMs) });
        const metadata = {
          decisionId: decision.id,
          outcome,
          answer: decision.answer,
          reports,
          ...(retires && { before: { status, version }, after: { status: 'retired', version } }),
        };
        return {
          action: { actionType: 'decide-reports', contentType: 'question', contentId: questionId, metadata },
          answer: await seen(queryable, questionId),
        };
      });
    }),
    reopenReports: signedIn(({ params: { decisionId }, caller }) =>
      asAdmin<QuestionReports>(database, caller.id, now(), async (queryable) => {
        const taken = await deleteDecision(queryable, decisionId);
        if (!taken) return refuse('not-found');
        const metadata = { decisionId, outcome: taken.outcome };
        const action = { actionType: 'reopen-reports', contentType: 'question', contentId: taken.question_id, metadata };
        return { action, answer: await seen(queryable, taken.question_id) };
      }),
    ),
  };
}
