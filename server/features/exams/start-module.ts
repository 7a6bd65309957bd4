/** Opening a module: the first time its clock starts, later a pause ends; its questions and the answers so far go out. */
import type { startModule } from '#contract/exam-modules.ts';
import { trailless, type AnswerState } from '#core/exams/answer-state.ts';
import { resume } from '#core/exams/clock.ts';
import { canStart, carriedMs, moduleAt } from '#core/exams/session.ts';
import { allowedMsOf, slotAt } from '#core/exams/shape.ts';
import type { PracticeQuestion } from '#core/quizzes/select-questions.ts';
import type { CalibrationInUse } from '#server/content/calibration.ts';
import type { Queryable } from '#server/database/database.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { signedIn, type Handler } from '#server/http/handler.ts';
import { serialized, serializedObject } from '#server/http/serialized-json.ts';
import { isRefusal, refuse, type Refusal } from '#server/refusal.ts';
import { selectAnswers } from './answer-store.ts';
import { changeSession, type Worked } from './change-session.ts';
import type { ExamDependencies } from './dependencies.ts';
import { drawStage } from './draw-stage.ts';
import type { LoadedSession } from './load-session.ts';
import { insertModuleAttempt, insertTimingAudit, toClock, updateClock, updateSession, type ModuleAttemptRow, type SessionRow } from './session-store.ts';
import { toState } from './session-view.ts';

/** Writes the first start of a module: its clock runs from here, for the time it has and what is carried over. */
function startClock(
  queryable: Queryable,
  { user_id: userId, id: sessionId, shape, mode, time_multiplier }: SessionRow,
  { position, moduleId, carried }: { readonly position: number; readonly moduleId: string; readonly carried: number },
  time: number,
): Promise<void>[] {
  const allowedMs = allowedMsOf(slotAt(shape, position), time_multiplier) + carried;
  const [place, at] = [{ userId, sessionId, position }, new Date(time)];
  return [
    insertModuleAttempt(queryable, { ...place, moduleId, allowedMs, pausesByItself: mode === 'practice', now: at }),
    insertTimingAudit(queryable, { ...place, id: uuidv7(time), event: 'started', at, detail: { allowedMs } }),
    updateSession(queryable, userId, sessionId, { moduleIndex: position }, at),
  ];
}

/** Lets a paused clock run on; a running one is left alone. */
function resumeClock(queryable: Queryable, userId: string, attempt: ModuleAttemptRow, time: number): Promise<void>[] {
  const clock = toClock(attempt, time);
  if (clock.pausedAt === null) return [];
  const [place, at] = [{ userId, sessionId: attempt.session_id, position: attempt.position }, new Date(time)];
  // A pause that nobody asked for is recorded with its end.
  const detail = attempt.paused_at ? {} : { pausedItself: new Date(clock.pausedAt).toISOString() };
  return [updateClock(queryable, place, resume(clock, time), at), insertTimingAudit(queryable, { ...place, id: uuidv7(time), event: 'resumed', at, detail })];
}

interface Opened {
  readonly moduleId: string;
  readonly answers: readonly AnswerState[];
}

/** Opens a module in the transaction that holds its session. `pool` and `estimates` are for one that has to be drawn. */
async function openModule(
  queryable: Queryable,
  loaded: LoadedSession,
  position: number,
  { pool, estimates }: { readonly pool: readonly PracticeQuestion[]; readonly estimates: CalibrationInUse },
  time: number,
): Promise<Refusal | Worked<Opened>> {
  const { session, moduleAttempts } = loaded;
  const { user_id: userId, id: sessionId } = session;
  const state = toState(session, moduleAttempts, time);
  const decision = canStart(state, position, time);
  if (decision !== 'ok') return refuse(decision);
  const attempt = moduleAttempts.find((candidate) => candidate.position === position);
  const moduleId = attempt?.module_id ?? moduleAt(state, position).moduleId;
  if (!attempt && loaded.content.isDrawn) await drawStage(queryable, loaded, position, pool, estimates, time);
  const writes = attempt
    ? resumeClock(queryable, userId, attempt, time)
    : startClock(queryable, session, { position, moduleId, carried: carriedMs(state, position) }, time);
  const [answers] = await Promise.all([selectAnswers(queryable, userId, sessionId, position), ...writes]);
  return { found: { moduleId, answers } };
}

export const startModuleHandler = (dependencies: ExamDependencies): Handler<typeof startModule> =>
  signedIn(async ({ params: { sessionId, position }, caller }) => {
    const { content, predictivePool, calibration } = dependencies;
    const [pool, estimates] = await Promise.all([predictivePool(), calibration()]);
    const started = await changeSession(dependencies, caller.id, sessionId, (loaded, queryable, time) =>
      openModule(queryable, loaded, position, { pool, estimates }, time),
    );
    if (isRefusal(started)) return started;
    const { session, found } = started;
    const { moduleId, answers } = found;
    if (session.phase.kind !== 'module') throw new Error('a started module is not open');
    const module = await content.module(caller.id, moduleId);
    const trails = Object.fromEntries(answers.flatMap(({ questionId, trail }) => (trail === undefined ? [] : [[questionId, trail]])));
    return serializedObject({
      session: serialized(session),
      module: module.view(session.phase.moduleId, slotAt(session.shape, position)),
      answers: serialized(answers.map(trailless)),
      trails: serialized(trails),
    });
  });
