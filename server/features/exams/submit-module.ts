/** Submitting a module: the last saves, the end of its clock, the route it decides, and after the last one the result. */
import type { submitModule } from '#contract/exam-modules.ts';
import { notIn, type AnswerState } from '#core/exams/answer-state.ts';
import { catchUp, hasAutoPaused, lateMs, saveGraceMs, type ModuleClock } from '#core/exams/clock.ts';
import { canSubmit, type SubmitReason } from '#core/exams/session.ts';
import { isLater } from '#core/exams/stamp.ts';
import type { CalibrationInUse } from '#server/content/calibration.ts';
import type { Queryable } from '#server/database/database.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { signedIn, type Handler } from '#server/http/handler.ts';
import { isRefusal, refuse, type Refusal } from '#server/refusal.ts';
import { mergeAnswers, selectAnswersOf, selectGivenAnswers, type GivenAnswer } from './answer-store.ts';
import { changeSession, type Worked } from './change-session.ts';
import { completeExam, routesDecided } from './completion.ts';
import type { ExamDependencies } from './dependencies.ts';
import type { LoadedSession } from './load-session.ts';
import { misfit } from './saving.ts';
import { markSubmitted, toClock, toHeardClock, updateClock, updateSession, withClock, type ModuleAttemptRow } from './session-store.ts';
import { toState } from './session-view.ts';

interface News {
  /** How many of these saves carry an answer newer than the stored one. Time and marks do not count. */
  readonly answers: number;
  /** Questions for which something here is not stored yet. */
  readonly questionIds: readonly string[];
}

/** What these saves contain that is not stored. */
async function newsIn(queryable: Queryable, userId: string, sessionId: string, saves: readonly AnswerState[]): Promise<News> {
  if (saves.length === 0) return { answers: 0, questionIds: [] };
  const kept = new Map(
    (
      await selectAnswersOf(
        queryable,
        userId,
        sessionId,
        saves.map(({ questionId }) => questionId),
      )
    ).map((state) => [state.questionId, state]),
  );
  const answers = saves.filter((save) => {
    const known = kept.get(save.questionId);
    return known ? isLater(save.answerStamp, known.answerStamp) && save.answer !== known.answer : save.answer !== null;
  }).length;
  return { answers, questionIds: notIn(kept, saves).map(({ questionId }) => questionId) };
}

/** A module attempt whose player was silent and is there again: its clock as it paused, or as the player says that it ran on. */
function heardAgain(row: ModuleAttemptRow, leftMs: number | undefined, time: number): ModuleAttemptRow {
  const heard = toHeardClock(row);
  if (row.submitted_at || !hasAutoPaused(heard, time)) return row;
  const clock: ModuleClock = leftMs === undefined ? toClock(row, time) : catchUp(heard, leftMs, time);
  return withClock(row, clock, time);
}

/** What closing a module attempt writes. */
interface Closing {
  readonly userId: string;
  readonly attempt: ModuleAttemptRow;
  /** Whether its clock is another one than is stored. */
  readonly hasNewClock: boolean;
  readonly saves: readonly AnswerState[];
  readonly late: number | null;
  /** For the audit of clocks. */
  readonly detail: object;
}

/** Closes a module attempt with its last saves; after the last module it returns all answers of the session. */
async function closeModule(queryable: Queryable, closing: Closing, isLast: boolean, time: number): Promise<ReadonlyMap<string, GivenAnswer> | null> {
  const { userId, attempt, hasNewClock, saves, late, detail } = closing;
  const [place, at] = [{ userId, sessionId: attempt.session_id, position: attempt.position }, new Date(time)];
  // In one flight and in this order: what is read has all saves in it, and is final.
  const [, , , given] = await Promise.all([
    hasNewClock ? updateClock(queryable, place, toClock(attempt, time), at) : null,
    markSubmitted(queryable, { ...place, id: uuidv7(time), at, detail }, late),
    mergeAnswers(
      queryable,
      saves.map((state) => ({ ...place, state })),
      at,
    ),
    isLast ? selectGivenAnswers(queryable, userId, attempt.session_id) : null,
  ]);
  return given;
}

interface Submission {
  readonly position: number;
  readonly saves: readonly AnswerState[];
  readonly reason: SubmitReason;
  /** Time its player had left, if it worked on without being heard. */
  readonly remainingMs?: number | undefined;
}

interface Submitted {
  /** A module was submitted faster than it can be read. */
  readonly hurried: boolean;
  /** Questions for which something came too late to be kept. */
  readonly notKept: readonly string[];
}

/** Submits a module in the transaction that holds its session. */
async function submit(
  queryable: Queryable,
  loaded: LoadedSession,
  { position, saves, reason, remainingMs }: Submission,
  estimates: CalibrationInUse,
  time: number,
): Promise<Refusal | Worked<Submitted>> {
  const { session } = loaded;
  const { user_id: userId, id: sessionId } = session;
  const moduleAttempts = loaded.moduleAttempts.map((row) => (row.position === position ? heardAgain(row, remainingMs, time) : row));
  const decision = canSubmit(toState(session, moduleAttempts, time), position, time, reason);
  if (decision !== 'ok' && decision !== 'already-submitted') return refuse(decision);
  const attempt = moduleAttempts.find((candidate) => candidate.position === position);
  if (!attempt) throw new Error('a module attempt that may be submitted is missing');
  const module = loaded.content.module(attempt.module_id);
  const wrong = misfit(module, saves);
  if (wrong) return wrong;
  const { answers: changes, questionIds } = await newsIn(queryable, userId, sessionId, saves);
  if (decision === 'already-submitted') {
    // A repeat brings nothing new and gets the existing outcome; what comes too late must not be lost silently.
    return changes > 0 ? refuse('module-submitted') : { found: { hurried: false, notKept: questionIds } };
  }
  // A device that was offline at the deadline may submit its answers later; the result says so.
  const overdue = lateMs(toClock(attempt, time), time);
  const late = overdue > saveGraceMs && changes > 0 ? overdue : null;
  const detail = { overdueMs: overdue, answersSentWithSubmit: changes };
  const hasNewClock = !loaded.moduleAttempts.includes(attempt);
  const isLast = position === session.shape.at(-1)?.position;
  const given = await closeModule(queryable, { userId, attempt, hasNewClock, saves, late, detail }, isLast, time);
  const routes = await routesDecided(queryable, session, position, module);
  if (routes) await updateSession(queryable, userId, sessionId, { routes }, new Date(time));
  if (!given) return { found: { hurried: false, notKept: [] } };
  const closed = moduleAttempts.map((row) => (row.position === position ? { ...row, late_ms: late } : row));
  const completed = await completeExam({ queryable, userId, loaded: { ...loaded, moduleAttempts: closed }, given, estimates, time });
  return { found: { hurried: completed.hurried, notKept: [] }, after: completed.after };
}

export const submitModuleHandler = (dependencies: ExamDependencies): Handler<typeof submitModule> =>
  signedIn(async ({ params: { sessionId, position }, body, caller, clientIp }) => {
    const { security, calibration } = dependencies;
    const estimates = await calibration();
    const submitted = await changeSession(dependencies, caller.id, sessionId, (loaded, queryable, time) =>
      submit(queryable, loaded, { position, ...body }, estimates, time),
    );
    if (isRefusal(submitted)) return submitted;
    const { hurried, notKept } = submitted.found;
    if (hurried) security.report('impossible-time', { userId: caller.id, clientIp });
    return { ...submitted.session, notKept: [...notKept] };
  });
