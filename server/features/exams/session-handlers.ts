/** The exams on offer and the sessions in progress. */
import type { examSessionCalls } from '#contract/exam-sessions.ts';
import type { examCalls } from '#contract/exams.ts';
import { definedPart, otherModule, partNames } from '#core/exams/parts.ts';
import { slotName } from '#core/exams/shape.ts';
import { mayTake } from '#core/membership/retakes.ts';
import { isUuid, uuidv7 } from '#server/database/uuid.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import { sessionBeginner } from './begin-session.ts';
import type { ExamDependencies } from './dependencies.ts';
import { examSummaries } from './exam-summaries.ts';
import { grantTimeHandler } from './grant-time.ts';
import { liveSessionViews } from './live-sessions.ts';
import { countEstimates } from './result-store.ts';
import { discardSession } from './seen-store.ts';
import { selectSessionOfResult, selectWholeSession } from './session-store.ts';
import { toView } from './session-view.ts';

type SessionCalls = typeof examCalls & typeof examSessionCalls;

export function sessionHandlers(dependencies: ExamDependencies): HandlersFor<SessionCalls> {
  const { database, content, now } = dependencies;
  const begin = sessionBeginner(dependencies);

  return {
    listExams: signedIn(async ({ caller }) => ({ exams: await examSummaries(dependencies, caller) })),

    getExam: signedIn(
      async ({ params, caller }) => (await examSummaries(dependencies, caller)).find(({ id }) => id === params.examId) ?? refuse('exam-not-found'),
    ),

    startSession: signedIn(async ({ body, caller, clientIp }) => {
      const exam = await content.exam(body.practiceExamId);
      const shape = exam?.isPublic ? definedPart(exam.shape, body.part) : null;
      if (!exam || !shape) return refuse('exam-not-found');
      const examTitle = body.part === 'whole' ? exam.title : `${exam.title}: ${partNames[body.part]}`;
      const time = now();
      return begin({
        userId: caller.id,
        id: uuidv7(time),
        practiceExamId: exam.id,
        examTitle,
        shape,
        mode: body.mode,
        timeMultiplier: body.timeMultiplier,
        now: new Date(time),
        clientIp,
        judge: async (queryable) =>
          mayTake(caller.membershipTier, Infinity) || mayTake(caller.membershipTier, await countEstimates(queryable, caller.id, exam.id))
            ? null
            : refuse('retake-needs-plus'),
      });
    }),

    startOtherModule: signedIn(async ({ params: { resultId }, body: { position }, caller, clientIp }) => {
      const taken = isUuid(resultId) ? await selectSessionOfResult(database, caller.id, resultId) : null;
      if (!taken) return refuse('result-not-found');
      const shape = otherModule(taken.shape, taken.routes, position);
      if (!shape) return refuse('no-other-module');
      const { practice_exam_id: practiceExamId, mode, time_multiplier: timeMultiplier } = taken;
      const title = (await content.exam(practiceExamId))?.title ?? taken.exam_title;
      const examTitle = `${title}: ${slotName(taken.shape, position)} (${taken.routes[position] === 'harder' ? 'easier' : 'harder'})`;
      const time = now();
      const session = { userId: caller.id, id: uuidv7(time), practiceExamId, examTitle, shape, mode, timeMultiplier, now: new Date(time) };
      // Whatever the plan says about taking exams again.
      return begin({ ...session, clientIp, judge: async () => null });
    }),

    listSessions: signedIn(async ({ caller }) => ({ sessions: await liveSessionViews(database, caller.id, now()) })),

    getSession: signedIn(async ({ params, caller }) => {
      const whole = isUuid(params.sessionId) ? await selectWholeSession(database, caller.id, params.sessionId) : null;
      return whole ? toView(whole.session, whole.moduleAttempts, now()) : refuse('session-not-found');
    }),

    deleteSession: signedIn(async ({ params, caller }) =>
      isUuid(params.sessionId) && (await discardSession(database, caller.id, params.sessionId)) ? { cleared: true } : refuse('session-not-found'),
    ),

    grantTime: grantTimeHandler(dependencies),
  };
}
