/** Taking a module: start, save, pause, submit; and the break between the sections. */
import type { SessionView } from '#contract/exam-sessions.ts';
import type { examModuleCalls } from '#contract/exam-modules.ts';
import { notIn, trailless, type AnswerState } from '#core/exams/answer-state.ts';
import { isLater } from '#core/exams/stamp.ts';
import { catchUp, isSilent, lateMs, pause, resume, saveGraceMs, type ModuleClock } from '#core/exams/clock.ts';
import { canEndBreak, canPause, canStart, canSubmit, carriedMs, moduleAt, nextPhase } from '#core/exams/session.ts';
import { allowedMsOf, slotAt } from '#core/exams/shape.ts';
import { withRetry } from '#server/database/retry.ts';
import type { Queryable } from '#server/database/database.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { signedIn, type Handler } from '#server/http/handler.ts';
import { prepared, preparedObject } from '#server/http/prepared.ts';
import { isRefusal, refuse, type Refusal } from '#server/refusal.ts';
import { mergeAnswers, selectAnswers, selectAnswersOf, selectGivenAnswers } from './answer-store.ts';
import { completeExam, routesDecided, type Completed } from './completion.ts';
import type { ExamDependencies } from './dependencies.ts';
import { drawStage } from './draw-stage.ts';
import { lockSession, type LoadedSession } from './load-session.ts';
import { answerSaver, misfit } from './saving.ts';
import {
  insertModuleAttempt,
  insertTimingAudit,
  markSubmitted,
  selectWholeSession,
  toClock,
  toHeardClock,
  updateClock,
  updateSession,
  withClock,
  type ModuleAttemptRow,
} from './session-store.ts';
import { toState, toView } from './session-view.ts';

type ModuleCalls = typeof examModuleCalls;

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
  if (row.submitted_at || !isSilent(heard, time)) return row;
  const clock: ModuleClock = leftMs === undefined ? toClock(row, time) : catchUp(heard, leftMs, time);
  return withClock(row, clock, time);
}

/** What a change of a session came to. */
interface Worked<Found> {
  readonly found: Found;
  /** The session as it is then; not given: it is read again. */
  readonly after?: Completed['after'];
}

export function moduleHandlers({ database, content, now, security, predictivePool, calibration }: ExamDependencies): {
  readonly [Id in keyof ModuleCalls]: Handler<ModuleCalls[Id]>;
} {
  const save = answerSaver(database, content, now);

  /**
   * Loads and locks a session, lets `work` decide and write, and answers with what it found and the session as it is then: as `work`
   * returns it, or read again. Every such change may arrive, or be made, twice: the second finds that the first is done.
   */
  const change = <Found>(
    userId: string,
    sessionId: string,
    work: (loaded: LoadedSession, queryable: Queryable, time: number) => Promise<Refusal | Worked<Found>>,
  ): Promise<{ readonly session: SessionView; readonly found: Found } | Refusal> =>
    withRetry(async () => {
      const own = await content.ofSession(userId, sessionId);
      if (!own) return refuse('session-not-found');
      return database.transaction(async (queryable) => {
        const loaded = await lockSession(queryable, own, userId, sessionId);
        if (!loaded) return refuse('session-not-found');
        const time = now();
        const worked = await work(loaded, queryable, time);
        if (isRefusal(worked)) return worked;
        const after = worked.after ?? (await selectWholeSession(queryable, userId, sessionId));
        if (!after) throw new Error('a locked session vanished');
        return { session: toView(after.session, after.moduleAttempts, time), found: worked.found };
      });
    });

  /** The same, where only the session matters. */
  const changeAlone = async (
    userId: string,
    sessionId: string,
    work: (loaded: LoadedSession, queryable: Queryable, time: number) => Promise<Refusal | null>,
  ): Promise<SessionView | Refusal> => {
    const changed = await change(userId, sessionId, async (...given) => (await work(...given)) ?? { found: null });
    return isRefusal(changed) ? changed : changed.session;
  };

  return {
    startModule: signedIn(async ({ params: { sessionId, position }, caller }) => {
      const [pool, estimates] = await Promise.all([predictivePool(), calibration()]);
      const started = await change(caller.id, sessionId, async (loaded, queryable, time) => {
        const { session: row, moduleAttempts } = loaded;
        const state = toState(row, moduleAttempts, time);
        const decision = canStart(state, position, time);
        if (decision !== 'ok') return refuse(decision);
        const attempt = moduleAttempts.find((candidate) => candidate.position === position);
        const moduleId = attempt?.module_id ?? moduleAt(state, position).moduleId;
        const [place, at] = [{ userId: caller.id, sessionId, position }, new Date(time)];
        const audit = { ...place, id: uuidv7(time), at };
        const clock = attempt && toClock(attempt, time);
        if (!attempt && loaded.content.isDrawn) await drawStage(queryable, loaded, position, pool, estimates, time);
        const writes: Promise<void>[] = [];
        if (clock?.pausedAt != null) {
          // A pause that nobody asked for is recorded with its end.
          const detail = attempt?.paused_at ? {} : { pausedItself: new Date(clock.pausedAt).toISOString() };
          writes.push(updateClock(queryable, place, resume(clock, time), at), insertTimingAudit(queryable, { ...audit, event: 'resumed', detail }));
        }
        if (!attempt) {
          const allowedMs = allowedMsOf(slotAt(row.shape, position), row.time_multiplier) + carriedMs(state, position);
          const pausesByItself = row.mode === 'practice';
          writes.push(
            insertModuleAttempt(queryable, { ...place, moduleId, allowedMs, pausesByItself, now: at }),
            insertTimingAudit(queryable, { ...audit, event: 'started', detail: { allowedMs } }),
            updateSession(queryable, caller.id, sessionId, { moduleIndex: position }, at),
          );
        }
        const [answers] = await Promise.all([selectAnswers(queryable, caller.id, sessionId, position), ...writes]);
        return { found: { moduleId, answers } };
      });
      if (isRefusal(started)) return started;
      const { session, found } = started;
      const { moduleId, answers } = found;
      if (session.phase.kind !== 'module') throw new Error('a started module is not open');
      const module = await content.module(caller.id, moduleId);
      const trails = Object.fromEntries(answers.flatMap(({ questionId, trail }) => (trail === undefined ? [] : [[questionId, trail]])));
      return preparedObject({
        session: prepared(session),
        module: module.view(session.phase.moduleId, slotAt(session.shape, position)),
        answers: prepared(answers.map(trailless)),
        trails: prepared(trails),
      });
    }),

    saveAnswers: signedIn(({ params: { sessionId, position }, body, caller }) =>
      save({ userId: caller.id, sessionId, position, saves: body.saves, questionIndex: body.currentQuestionIndex, remainingMs: body.remainingMs }),
    ),

    pauseModule: signedIn(({ params: { sessionId, position }, caller }) =>
      changeAlone(caller.id, sessionId, async ({ session, moduleAttempts }, queryable, time) => {
        const decision = canPause(toState(session, moduleAttempts, time), position);
        if (decision !== 'ok') return refuse(decision);
        const attempt = moduleAttempts.find((candidate) => candidate.position === position);
        if (!attempt) return null;
        const running = toClock(attempt, time);
        const stopped = pause(running, time);
        if (stopped === running) return null; // stopped already, or no time left to stop
        const [place, at] = [{ userId: caller.id, sessionId, position }, new Date(time)];
        await Promise.all([
          updateClock(queryable, place, stopped, at),
          insertTimingAudit(queryable, { ...place, id: uuidv7(time), event: 'paused', at, detail: {} }),
          updateSession(queryable, caller.id, sessionId, {}, at),
        ]);
        return null;
      }),
    ),

    submitModule: signedIn(async ({ params: { sessionId, position }, body, caller, clientIp }) => {
      const estimates = await calibration();
      const submitted = await change(caller.id, sessionId, async (loaded, queryable, time) => {
        const { session } = loaded;
        const moduleAttempts = loaded.moduleAttempts.map((row) => (row.position === position ? heardAgain(row, body.remainingMs, time) : row));
        const decision = canSubmit(toState(session, moduleAttempts, time), position, time, body.reason);
        if (decision !== 'ok' && decision !== 'already-submitted') return refuse(decision);
        const attempt = moduleAttempts.find((candidate) => candidate.position === position);
        if (!attempt) throw new Error('a module attempt that may be submitted is missing');
        const module = loaded.content.module(attempt.module_id);
        const wrong = misfit(module, body.saves);
        if (wrong) return wrong;
        const { answers: changes, questionIds } = await newsIn(queryable, caller.id, sessionId, body.saves);
        if (decision === 'already-submitted') {
          // A repeat brings nothing new and gets the existing outcome; what comes too late must not be lost silently.
          return changes > 0 ? refuse('module-submitted') : { found: { hurried: false, notKept: questionIds } };
        }
        // A device that was offline at the deadline may submit its answers later; the result says so.
        const overdue = lateMs(toClock(attempt, time), time);
        const late = overdue > saveGraceMs && changes > 0 ? overdue : null;
        const detail = { overdueMs: overdue, answersSentWithSubmit: changes };
        const isLast = position === session.shape.at(-1)?.position;
        // In one flight and in this order: what is read has all saves in it, and is final.
        const [, , , given] = await Promise.all([
          loaded.moduleAttempts.includes(attempt)
            ? null
            : updateClock(queryable, { userId: caller.id, sessionId, position }, toClock(attempt, time), new Date(time)),
          markSubmitted(queryable, { userId: caller.id, id: uuidv7(time), sessionId, position, at: new Date(time), detail }, late),
          mergeAnswers(
            queryable,
            body.saves.map((state) => ({ userId: caller.id, sessionId, position, state })),
            new Date(time),
          ),
          isLast ? selectGivenAnswers(queryable, caller.id, sessionId) : null,
        ]);
        const routes = await routesDecided(queryable, session, position, module);
        if (routes) await updateSession(queryable, caller.id, sessionId, { routes }, new Date(time));
        if (given) {
          const closed = moduleAttempts.map((row) => (row.position === position ? { ...row, late_ms: late } : row));
          const completed = await completeExam({ queryable, userId: caller.id, loaded: { ...loaded, moduleAttempts: closed }, given, estimates, time });
          return { found: { hurried: completed.hurried, notKept: [] }, after: completed.after };
        }
        return { found: { hurried: false, notKept: [] } };
      });
      if (isRefusal(submitted)) return submitted;
      const { hurried, notKept } = submitted.found;
      if (hurried) security.report('impossible-time', { userId: caller.id, clientIp });
      return { ...submitted.session, notKept: [...notKept] };
    }),

    endBreak: signedIn(({ params: { sessionId }, caller }) =>
      changeAlone(caller.id, sessionId, async ({ session, moduleAttempts }, queryable, time) => {
        const state = toState(session, moduleAttempts, time);
        const decision = canEndBreak(state, time);
        if (decision === 'not-in-this-mode') return refuse(decision);
        const phase = nextPhase(state, time);
        if (decision === 'ok' && phase.kind === 'break')
          await updateSession(queryable, caller.id, sessionId, { breakEndedBefore: phase.position }, new Date(time));
        return null;
      }),
    ),
  };
}
