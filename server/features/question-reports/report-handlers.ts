/** What is reported: by students, and as authors read it, question by question. */
import type { questionReportCalls } from '#contract/question-reports.ts';
import { excerptOf } from '#core/questions/excerpt.ts';
import { questionSchema } from '#core/questions/question.ts';
import { isUuid, uuidv7 } from '#server/database/uuid.ts';
import type { Base } from '#server/feature.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuseCursor, toPage } from '#server/http/paging.ts';
import { refuse } from '#server/refusal.ts';
import { selectAffected } from '../exams/shared/affected-store.ts';
import { effectOf } from '../exams/shared/question-effect.ts';
import { saveReport, selectOwnReports, selectReported, type QueuePlace } from './store.ts';

type Ids = 'reportQuestion' | 'listOwnReports' | 'listReportedQuestions' | 'listAffectedResults';
type Handlers = HandlersFor<Pick<typeof questionReportCalls, Ids>>;

/** "3.q-…": three reports, this question. */
function placeOf(cursor: string): QueuePlace | null {
  const [, reports = '', questionId = ''] = /^(\d{1,9})\.(.+)$/s.exec(cursor) ?? [];
  return questionId === '' ? null : { reports: Number(reports), questionId };
}

export function reportHandlers({ database, now }: Pick<Base, 'database' | 'now'>): Handlers {
  return {
    reportQuestion: signedIn(async ({ body, caller }) => {
      const time = now();
      const saved = await saveReport(database, { userId: caller.id, id: uuidv7(time), ...body }, new Date(time));
      return saved ? { reported: true } : refuse('question-not-answered');
    }),
    listOwnReports: signedIn(async ({ params: { questionId }, caller }) => ({
      reports: (await selectOwnReports(database, caller.id, questionId)).map(({ id, reason, note, created_at, outcome, answer, decided_at }) => ({
        id,
        reason,
        note,
        createdAt: created_at.toISOString(),
        decision: outcome && decided_at ? { outcome, answer: answer ?? '', decidedAt: decided_at.toISOString() } : null,
      })),
    })),
    listReportedQuestions: async ({ query: { cursor, limit } }) => {
      const after = cursor === undefined ? null : placeOf(cursor);
      if (cursor !== undefined && !after) return refuseCursor();
      return toPage(
        await selectReported(database, after, limit + 1),
        limit,
        ({ reports, question_id }) => `${reports}.${question_id}`,
        ({ question_id, topic_id, body, status, reports, reasons, oldest_at, newest_at }) => ({
          questionId: question_id,
          topicId: topic_id,
          excerpt: excerptOf(questionSchema.parse(body)),
          status,
          reports,
          reasons: [...reasons],
          oldestAt: oldest_at.toISOString(),
          newestAt: newest_at.toISOString(),
        }),
      );
    },
    listAffectedResults: signedIn(async ({ params: { questionId }, query: { cursor, limit }, caller }) => {
      if (cursor !== undefined && !isUuid(cursor)) return refuseCursor();
      const rows = await selectAffected(database, questionId, cursor ?? null, limit + 1);
      const page = toPage(
        rows,
        limit,
        ({ id }) => id,
        (row) => {
          const touched = effectOf(row, questionId);
          const { id: resultId, exam_title: examTitle, completed_at, user_id, student } = row;
          return touched
            ? [{ resultId, examTitle, completedAt: completed_at.toISOString(), student: caller.isAdmin ? { id: user_id, name: student } : null, ...touched }]
            : [];
        },
      );
      return { ...page, items: page.items.flat() };
    }),
  };
}
