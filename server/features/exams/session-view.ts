/** From rows to the session as the student's client sees it. */
import type { SessionView } from '#contract/exams.ts';
import { moduleFacts, positionFacts } from '#core/exams/format.ts';
import { nextPhase, type SessionState } from '#core/exams/session.ts';
import type { LoadedExam } from './exam-content.ts';
import { toClock, type SessionRow, type ModuleAttemptRow } from './session-store.ts';

/** The rows as core/exams/session.ts wants them. */
export function toState(session: SessionRow, moduleAttempts: readonly ModuleAttemptRow[]): SessionState {
  return {
    mode: session.mode,
    timeMultiplier: session.time_multiplier,
    modules: session.modules,
    moduleAttempts: moduleAttempts.map((row) => ({
      position: row.position,
      moduleId: row.module_id,
      clock: toClock(row),
      submittedAt: row.submitted_at?.getTime() ?? null,
    })),
    routes: {
      ...(session.reading_writing_route && { 'reading-writing': session.reading_writing_route }),
      ...(session.math_route && { math: session.math_route }),
    },
    breakEndedAt: session.break_ended_at?.getTime() ?? null,
  };
}

export function toView(exam: LoadedExam, session: SessionRow, moduleAttempts: readonly ModuleAttemptRow[], now: number): SessionView {
  const phase = nextPhase(toState(session, moduleAttempts), now);
  return {
    id: session.id,
    practiceExamId: session.practice_exam_id,
    examTitle: exam.title,
    status: session.status,
    mode: session.mode,
    timeMultiplier: session.time_multiplier,
    currentModuleIndex: session.current_module_index,
    currentQuestionIndex: session.current_question_index,
    phase: phase.kind === 'complete' ? { kind: 'complete', resultId: session.result_id ?? '' } : phase,
    modulesMeta: moduleAttempts.map((row) => {
      const { section } = positionFacts[row.position];
      return {
        position: row.position,
        moduleId: row.module_id,
        questionCount: moduleFacts[section].questionCount,
        answered: row.answered,
        submitted: row.submitted_at !== null,
      };
    }),
    startedAt: session.started_at.toISOString(),
    updatedAt: session.updated_at.toISOString(),
  };
}
