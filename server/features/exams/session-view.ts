/** From rows to the session as the student's client sees it. */
import type { SessionView } from '#contract/exam-sessions.ts';
import { nextPhase, type SessionState } from '#core/exams/session.ts';
import { publicShape, slotAt } from '#core/exams/shape.ts';
import { toClock, type CountedModuleAttempt, type ModuleAttemptRow, type SessionRow } from './session-store.ts';

/** The rows in the form core/exams/session.ts takes, as they stand at `now`. */
export function toState(session: SessionRow, moduleAttempts: readonly ModuleAttemptRow[], now: number): SessionState {
  return {
    mode: session.mode,
    timeMultiplier: session.time_multiplier,
    shape: session.shape,
    moduleAttempts: moduleAttempts.map((row) => ({
      position: row.position,
      moduleId: row.module_id,
      clock: toClock(row, now),
      submittedAt: row.submitted_at?.getTime() ?? null,
    })),
    routes: session.routes,
    breakEndedBefore: session.break_ended_before,
  };
}

/**
 * What a client may call a module: it differs from session to session, so that it reveals neither the route nor that two students take
 * the same one. Only its questions show which one it is.
 */
export const moduleName = (sessionId: string, position: number): string => `m${position + 1}-${sessionId}`;

/** When the session was last worked on. */
const touchedAt = (session: SessionRow, moduleAttempts: readonly ModuleAttemptRow[]): Date =>
  new Date(Math.max(session.updated_at.getTime(), ...moduleAttempts.map(({ touched_at }) => touched_at?.getTime() ?? 0)));

export function toView(session: SessionRow, moduleAttempts: readonly CountedModuleAttempt[], now: number): SessionView {
  const phase = nextPhase(toState(session, moduleAttempts, now), now);
  return {
    id: session.id,
    practiceExamId: session.practice_exam_id,
    examTitle: session.exam_title,
    status: session.status,
    mode: session.mode,
    timeMultiplier: session.time_multiplier,
    currentModuleIndex: session.current_module_index,
    currentQuestionIndex: moduleAttempts.find(({ position }) => position === session.current_module_index)?.question_index ?? 0,
    phase: phase.kind === 'complete' ? { kind: 'complete', resultId: session.result_id ?? '' } : { ...phase, moduleId: moduleName(session.id, phase.position) },
    shape: publicShape(session.shape),
    modulesMeta: moduleAttempts.map((row) => ({
      position: row.position,
      moduleId: moduleName(session.id, row.position),
      questionCount: slotAt(session.shape, row.position).questionCount,
      answered: row.answered,
      submitted: row.submitted_at !== null,
    })),
    startedAt: session.started_at.toISOString(),
    updatedAt: touchedAt(session, moduleAttempts).toISOString(),
  };
}
