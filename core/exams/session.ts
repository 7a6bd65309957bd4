/**
 * The course of an exam session of any shape: what phase it is in, and what is allowed in it. Pure data in,
 * decisions out: the server loads the rows and calls these functions.
 */
import { readClock, remainingMs, start, type ClockReading, type ModuleClock } from './clock.ts';
import type { ExamMode, ModuleRoute, TimeMultiplier } from './format.ts';
import { routeAfterModuleOne, type SecondRoute } from './routing.ts';
import { breakMsOf, type DefinedShape } from './shape.ts';

/** A module the student has opened. */
export interface ModuleAttempt {
  readonly position: number;
  readonly moduleId: string;
  readonly clock: ModuleClock;
  /** Epoch ms; null while open. */
  readonly submittedAt: number | null;
}

export type Routes = Readonly<Partial<Record<number, SecondRoute>>>;

export interface SessionState {
  readonly mode: ExamMode;
  readonly timeMultiplier: TimeMultiplier;
  readonly shape: DefinedShape;
  /** Opened modules, any order, at most one per position. */
  readonly moduleAttempts: readonly ModuleAttempt[];
  /** By position of the module that was chosen; set when the module that decides was submitted. */
  readonly routes: Routes;
  /** The module before which the student last ended a break early; null if none was. */
  readonly breakEndedBefore: number | null;
}

export type Phase =
  | { readonly kind: 'ready'; readonly position: number; readonly moduleId: string }
  | { readonly kind: 'module'; readonly position: number; readonly moduleId: string; readonly clock: ClockReading }
  | { readonly kind: 'break'; readonly position: number; readonly moduleId: string; readonly clock: ClockReading }
  | { readonly kind: 'complete' };

/** Who ends a module: the student, or the clock on the student's behalf. */
export const submitReasons = ['student', 'time'] as const;
export type SubmitReason = (typeof submitReasons)[number];

/** `ok`, or the error code of the API. `already-submitted` asks the caller to return the existing outcome. */
export type SubmitDecision = 'ok' | 'already-submitted' | 'module-not-open' | 'too-early';
export type StartDecision = 'ok' | 'module-not-open' | 'module-submitted';
export type PauseDecision = 'ok' | 'module-not-open' | 'module-submitted' | 'not-in-this-mode';
export type BreakDecision = 'ok' | 'no-break' | 'not-in-this-mode';

const attemptAt = (session: SessionState, position: number): ModuleAttempt | undefined =>
  session.moduleAttempts.find((attempt) => attempt.position === position);

/**
 * The module taken at this position. With several to choose from, the route decides; throws if there
 * is no route yet or no module for it; there is never a silent default.
 */
export function moduleAt(
  { shape, routes }: Pick<SessionState, 'shape' | 'routes'>,
  position: number,
): { readonly moduleId: string; readonly route: ModuleRoute } {
  const slot = shape.find((candidate) => candidate.position === position);
  const route = slot?.routedBy ? routes[position] : slot?.modules[0]?.route;
  const module = slot?.modules.find((candidate) => candidate.route === route);
  if (!module) throw new Error(`no module at position ${position} for route ${route ?? 'unknown'}`);
  return module;
}

/** The routes that a submitted module decides, from its scored questions and how many of them are right. */
export function routesAfter(shape: DefinedShape, position: number, correct: number, scored: number): Routes {
  const decided = shape.flatMap(({ position: chosen, section, routedBy }) =>
    routedBy?.position === position ? [[chosen, routeAfterModuleOne(section, correct, scored, routedBy.threshold)] as const] : [],
  );
  return Object.fromEntries(decided);
}

/** Time left over in the module before this one that is added to its own, ms: only within a section, where the shape says so. */
export function carriedMs({ shape, moduleAttempts }: Pick<SessionState, 'shape' | 'moduleAttempts'>, position: number): number {
  const [before, slot] = [shape[position - 1], shape[position]];
  if (!slot?.carriesTime || before?.section !== slot.section) return 0;
  const attempt = moduleAttempts.find((one) => one.position === before.position);
  return attempt?.submittedAt == null ? 0 : remainingMs({ ...attempt.clock, pausedAt: null }, attempt.submittedAt);
}

/** The clock of the break before this position; it starts when the module before it is submitted. Null if there is no break here. */
function breakClock(session: SessionState, position: number): ModuleClock | null {
  const place = session.shape.findIndex((slot) => slot.position === position);
  const [before, slot] = [session.shape[place - 1], session.shape[place]];
  if (!before || !slot || slot.breakBefore === 0 || session.breakEndedBefore === position) return null;
  const submittedAt = attemptAt(session, before.position)?.submittedAt ?? null;
  return submittedAt === null ? null : start(submittedAt, breakMsOf(slot, session.timeMultiplier));
}

/** Where the session stands at `now`. Throws if the shape lacks the module that is next. */
export function nextPhase(session: SessionState, now: number): Phase {
  const next = session.shape.find((slot) => (attemptAt(session, slot.position)?.submittedAt ?? null) === null);
  if (!next) return { kind: 'complete' };
  const { position } = next;
  const attempt = attemptAt(session, position);
  if (attempt) return { kind: 'module', position, moduleId: attempt.moduleId, clock: readClock(attempt.clock, now) };
  const { moduleId } = moduleAt(session, position);
  const pause = breakClock(session, position);
  if (pause && remainingMs(pause, now) > 0) return { kind: 'break', position, moduleId, clock: readClock(pause, now) };
  return { kind: 'ready', position, moduleId };
}

/** May this module be opened (or continued)? Starting one during a practice break ends the break. */
export function canStart(session: SessionState, position: number, now: number): StartDecision {
  if (attemptAt(session, position)?.submittedAt != null) return 'module-submitted';
  const phase = nextPhase(session, now);
  if (phase.kind === 'complete' || phase.position !== position) return 'module-not-open';
  return phase.kind === 'break' && session.mode === 'test-day' ? 'module-not-open' : 'ok';
}

/**
 * May this module be submitted? Never on the clock's behalf while there is time left, whatever the asking
 * device believes; by the student early in practice mode, on test day only when time is up.
 */
export function canSubmit(session: SessionState, position: number, now: number, reason: SubmitReason): SubmitDecision {
  const attempt = attemptAt(session, position);
  if (!attempt) return 'module-not-open';
  if (attempt.submittedAt !== null) return 'already-submitted';
  const mayEndEarly = session.mode === 'practice' && reason === 'student';
  return !mayEndEarly && remainingMs(attempt.clock, now) > 0 ? 'too-early' : 'ok';
}

/** May this module's clock be stopped? */
export function canPause(session: SessionState, position: number): PauseDecision {
  const attempt = attemptAt(session, position);
  if (!attempt) return 'module-not-open';
  if (attempt.submittedAt !== null) return 'module-submitted';
  return session.mode === 'test-day' ? 'not-in-this-mode' : 'ok';
}

/** May the break be ended now? `no-break`: there is none running, so a repeat changes nothing. */
export function canEndBreak(session: SessionState, now: number): BreakDecision {
  if (nextPhase(session, now).kind !== 'break') return 'no-break';
  return session.mode === 'test-day' ? 'not-in-this-mode' : 'ok';
}
