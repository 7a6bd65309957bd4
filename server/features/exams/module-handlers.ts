/** Taking a module: start, save, pause, submit; and the break between the sections. */
import type { examModuleCalls } from '#contract/exam-modules.ts';
import { pause } from '#core/exams/clock.ts';
import { canEndBreak, canPause, nextPhase } from '#core/exams/session.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import { changeSessionAlone } from './change-session.ts';
import type { ExamDependencies } from './dependencies.ts';
import { answerSaver } from './saving.ts';
import { insertTimingAudit, toClock, updateClock, updateSession } from './session-store.ts';
import { toState } from './session-view.ts';
import { startModuleHandler } from './start-module.ts';
import { submitModuleHandler } from './submit-module.ts';

type ModuleCalls = typeof examModuleCalls;

export function moduleHandlers(dependencies: ExamDependencies): HandlersFor<ModuleCalls> {
  const save = answerSaver(dependencies.database, dependencies.content, dependencies.now);

  return {
    startModule: startModuleHandler(dependencies),

    saveAnswers: signedIn(({ params: { sessionId, position }, body, caller }) =>
      save({ userId: caller.id, sessionId, position, saves: body.saves, questionIndex: body.currentQuestionIndex, remainingMs: body.remainingMs }),
    ),

    pauseModule: signedIn(({ params: { sessionId, position }, caller }) =>
      changeSessionAlone(dependencies, caller.id, sessionId, async ({ session, moduleAttempts }, queryable, time) => {
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

    submitModule: submitModuleHandler(dependencies),

    endBreak: signedIn(({ params: { sessionId }, caller }) =>
      changeSessionAlone(dependencies, caller.id, sessionId, async ({ session, moduleAttempts }, queryable, time) => {
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
