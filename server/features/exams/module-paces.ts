/** How each module of an exam was worked through, from the server's record of its clock. */
import { isAnswered } from '#core/questions/check-answer.ts';
import { elapsedMs } from '#core/exams/clock.ts';
import { isExplained, paceOf, type Pace } from '#core/exams/pace.ts';
import { slotAt, type Shape } from '#core/exams/shape.ts';
import type { Queryable } from '#server/database/database.ts';
import { insertSeenModules } from './seen-store.ts';
import { toClock, type ModuleAttemptRow, type SessionRow } from './session-store.ts';

export interface PacedModule {
  readonly position: number;
  readonly workedMs: number;
  readonly pace: Pace;
}

interface Given {
  readonly position: number;
  readonly answer: string | null;
}

/** All modules of a session that is complete at `time`, when the last one is being submitted. */
export const modulePaces = (shape: Shape, moduleAttempts: readonly ModuleAttemptRow[], given: readonly Given[], time: number): PacedModule[] =>
  moduleAttempts.map((attempt) => {
    const { position } = attempt;
    const workedMs = elapsedMs(toClock(attempt, time), attempt.submitted_at?.getTime() ?? time);
    const answered = given.filter((one) => one.position === position && isAnswered(one.answer)).length;
    return { position, workedMs, pace: paceOf({ workedMs, standardMs: slotAt(shape, position).timeLimit * 1000, allowedMs: attempt.allowed_ms, answered }) };
  });

/** The questions that go into the learning record: exactly those whose explanation may be read. */
export const recorded = <Taken extends Given>(taken: readonly Taken[], modules: readonly PacedModule[]): Taken[] => {
  const paces = new Map(modules.map(({ position, pace }) => [position, pace]));
  return taken.filter(({ position, answer }) => isExplained(paces.get(position) ?? 'honest', isAnswered(answer)));
};

/** Records as seen the modules whose questions did not all go into the learning record. Call it last, or this exam's own questions would count as seen before. */
export async function keepSeen(
  queryable: Queryable,
  session: SessionRow,
  moduleAttempts: readonly ModuleAttemptRow[],
  modules: readonly PacedModule[],
): Promise<void> {
  const positions = modules.filter(({ pace }) => pace !== 'honest').map(({ position }) => position);
  const seen = moduleAttempts.filter(({ position }) => positions.includes(position));
  if (seen.length > 0) await insertSeenModules(queryable, session, seen);
}
