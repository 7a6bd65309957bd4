/** The exams on offer and the sessions in progress. */
import type { examSessionCalls } from '#contract/exam-sessions.ts';
import type { ExamSummary, examCalls } from '#contract/exams.ts';
import { grant } from '#core/exams/clock.ts';
import { definedPart, otherModule, partNames } from '#core/exams/parts.ts';
import { nextPhase } from '#core/exams/session.ts';
import { publicShape, slotName } from '#core/exams/shape.ts';
import { mayTake } from '#core/membership/retakes.ts';
import { isUuid, uuidv7 } from '#server/database/uuid.ts';
import { signedIn, type Account, type Handler } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import { asAdmin } from '../admin/store.ts';
import { sessionBeginner } from './begin-session.ts';
import type { ExamDependencies } from './dependencies.ts';
import { lockSession } from './load-session.ts';
import { liveSessionViews } from './live-sessions.ts';
import { countEstimates, selectExamHistory } from './result-store.ts';
import { discardSession } from './seen-store.ts';
import { insertTimingAudit, selectSessionOfResult, selectWholeSession, toClock, updateClock } from './session-store.ts';
import { toState, toView } from './session-view.ts';

type SessionCalls = typeof examCalls & typeof examSessionCalls;

export function sessionHandlers(dependencies: ExamDependencies): { readonly [Id in keyof SessionCalls]: Handler<SessionCalls[Id]> } {
  const { database, content, now } = dependencies;
  const begin = sessionBeginner(dependencies);

  const summaries = async ({ id: userId, membershipTier }: Account): Promise<ExamSummary[]> => {
    const exams = await content.exams();
    // On one snapshot: an exam being submitted at this moment is in progress or finished, never neither.
    const { live, history } = await database.snapshot(async (queryable) => ({
      live: await liveSessionViews(queryable, userId, now()),
      history: await selectExamHistory(queryable, userId),
    }));
    const liveOf = (examId: string) => live.find(({ practiceExamId }) => practiceExamId === examId) ?? null;
    return (
      exams
        // An exam no longer offered is still shown to those in the middle of it.
        .filter(({ id, isPublic }) => isPublic || liveOf(id))
        .map(({ id, number, title, description, isDiagnostic, isPublic, questionCount, minutes, shape }) => {
          const past = history.find(({ practice_exam_id }) => practice_exam_id === id);
          return {
            id,
            number,
            title,
            description,
            isDiagnostic,
            isOffered: isPublic,
            questionCount,
            minutes,
            shape: publicShape(shape),
            inProgress: liveOf(id),
            completedCount: past?.completed ?? 0,
            mayTake: mayTake(membershipTier, past?.estimates ?? 0),
            latest: past?.latest ?? null,
          };
        })
    );
  };

  return {
    listExams: signedIn(async ({ caller }) => ({ exams: await summaries(caller) })),

    getExam: signedIn(async ({ params, caller }) => (await summaries(caller)).find(({ id }) => id === params.examId) ?? refuse('exam-not-found')),

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

    grantTime: signedIn(async ({ params: { userId, sessionId }, body, caller }) => {
      const own = isUuid(userId) ? await content.ofSession(userId, sessionId) : null;
      if (!own) return refuse('session-not-found');
      const time = now();
      return asAdmin(database, caller.id, time, async (queryable) => {
        const loaded = await lockSession(queryable, own, userId, sessionId);
        if (!loaded) return refuse('session-not-found');
        const phase = nextPhase(toState(loaded.session, loaded.moduleAttempts, time), time);
        const attempt = phase.kind === 'module' ? loaded.moduleAttempts.find(({ position }) => position === phase.position) : undefined;
        if (!attempt) return refuse('module-not-open');
        const { position } = attempt;
        const detail = { minutes: body.minutes, reason: body.reason, adminId: caller.id };
        await updateClock(queryable, { userId, sessionId, position }, grant(toClock(attempt, time), body.minutes * 60_000, time), new Date(time));
        await insertTimingAudit(queryable, { userId, id: uuidv7(time), sessionId, position, event: 'granted', at: new Date(time), detail });
        const after = await selectWholeSession(queryable, userId, sessionId);
        if (!after) throw new Error('a locked session vanished');
        const action = { actionType: 'grant-time', contentType: 'exam-session', contentId: sessionId, metadata: { userId, ...detail } };
        return { action, answer: toView(after.session, after.moduleAttempts, time) };
      });
    }),
  };
}
