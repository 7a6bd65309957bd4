/**
 * The course of an exam module attempt: what phase it is in, and what is allowed in it. Pure data in,
 * decisions out: the server loads the rows and asks.
 */
import type { Section } from '../topics/topics.ts';
import { modulePositions, positionFacts, type ExamMode, type ModulePosition, type ModuleRoute, type TimeMultiplier } from './format.ts';
import type { SecondRoute } from './routing.ts';
import { breakMsFor, readClock, remainingMs, start, type ClockReading, type ModuleClock } from './clock.ts';

/** One module of a practice exam. An adaptive exam has three per section: base, easier, harder. */
export interface DefinedModule {
  readonly moduleId: string;
  readonly position: ModulePosition;
  readonly route: ModuleRoute;
}

/** A module the student has opened. */
export interface ModuleAttempt {
  readonly position: ModulePosition;
  readonly moduleId: string;
  readonly clock: ModuleClock;
  /** Epoch ms; null while open. */
  readonly submittedAt: number | null;
}

export interface SessionState {
  readonly mode: ExamMode;
  readonly timeMultiplier: TimeMultiplier;
  readonly modules: readonly DefinedModule[];
  /** Opened modules, any order, at most one per position. */
  readonly moduleAttempts: readonly ModuleAttempt[];
  /** Set when module 1 of a section was submitted. */
  readonly routes: Readonly<Partial<Record<Section, SecondRoute>>>;
  /** When the student ended the break early, epoch ms; null if not. */
  readonly breakEndedAt: number | null;
}

export type Phase =
  | { readonly kind: 'ready'; readonly position: ModulePosition; readonly moduleId: string }
  | { readonly kind: 'module'; readonly position: ModulePosition; readonly moduleId: string; readonly clock: ClockReading }
  | { readonly kind: 'break'; readonly position: ModulePosition; readonly moduleId: string; readonly clock: ClockReading }
  | { readonly kind: 'complete' };

/** Who ends a module: the student, or the clock on the student's behalf. */
export const submitReasons = ['student', 'time'] as const;
export type SubmitReason = (typeof submitReasons)[number];

/** `ok`, or the error code of the API. `already-submitted` asks the caller to answer with the outcome there is. */
export type SubmitDecision = 'ok' | 'already-submitted' | 'module-not-open' | 'too-early';
export type StartDecision = 'ok' | 'module-not-open' | 'module-submitted';
export type PauseDecision = 'ok' | 'module-not-open' | 'module-submitted' | 'not-in-this-mode';
export type BreakDecision = 'ok' | 'no-break' | 'not-in-this-mode';

const attemptAt = (session: SessionState, position: ModulePosition): ModuleAttempt | undefined =>
  session.moduleAttempts.find((attempt) => attempt.position === position);

/** Positions this exam has, in order; a full exam has all four. */
const positionsOf = (session: SessionState): ModulePosition[] =>
  modulePositions.filter((position) => session.modules.some((module) => module.position === position));

/**
 * The module taken at this position. With several to choose from, the section's route decides;
 * throws if there is no route yet or no module for it: never a silent default.
 */
export function moduleAt(session: Pick<SessionState, 'modules' | 'routes'>, position: ModulePosition): DefinedModule {
  const candidates = session.modules.filter((module) => module.position === position);
  const [only] = candidates;
  if (only && candidates.length === 1) return only;
  const { section, stage } = positionFacts[position];
  const route = stage === 1 ? 'base' : session.routes[section];
  const module = candidates.find((candidate) => candidate.route === route);
  if (!module) throw new Error(`no module at position ${position} for route ${route ?? 'unknown'}`);
  return module;
}

/** The clock of the break before this position; it starts when the section before was submitted. Null if there is no break here. */
function breakClock(session: SessionState, position: ModulePosition): ModuleClock | null {
  const positions = positionsOf(session);
  const before = positions[positions.indexOf(position) - 1];
  if (before === undefined || positionFacts[before].section === positionFacts[position].section) return null;
  const submittedAt = attemptAt(session, before)?.submittedAt ?? null;
  return submittedAt === null ? null : start(submittedAt, breakMsFor(session.timeMultiplier));
}

/** Where the module attempt stands at `now`. Throws if the definition lacks the module that is next. */
export function nextPhase(session: SessionState, now: number): Phase {
  const position = positionsOf(session).find((candidate) => (attemptAt(session, candidate)?.submittedAt ?? null) === null);
  if (position === undefined) return { kind: 'complete' };
  const attempt = attemptAt(session, position);
  if (attempt) return { kind: 'module', position, moduleId: attempt.moduleId, clock: readClock(attempt.clock, now) };
  const { moduleId } = moduleAt(session, position);
  const pause = session.breakEndedAt === null ? breakClock(session, position) : null;
  if (pause && remainingMs(pause, now) > 0) return { kind: 'break', position, moduleId, clock: readClock(pause, now) };
  return { kind: 'ready', position, moduleId };
}

/** May this module be opened (or continued)? Starting one during a practice break ends the break. */
export function canStart(session: SessionState, position: ModulePosition, now: number): StartDecision {
  if (attemptAt(session, position)?.submittedAt != null) return 'module-submitted';
  const phase = nextPhase(session, now);
  if (phase.kind === 'complete' || phase.position !== position) return 'module-not-open';
  return phase.kind === 'break' && session.mode === 'test-day' ? 'module-not-open' : 'ok';
}

/**
 * May this module be submitted? Never on the clock's behalf while there is time left, whatever the asking
 * device believes; by the student early in practice mode, on test day only when time is up.
 */
export function canSubmit(session: SessionState, position: ModulePosition, now: number, reason: SubmitReason): SubmitDecision {
  const attempt = attemptAt(session, position);
  if (!attempt) return 'module-not-open';
  if (attempt.submittedAt !== null) return 'already-submitted';
  const mayEndEarly = session.mode === 'practice' && reason === 'student';
  return !mayEndEarly && remainingMs(attempt.clock, now) > 0 ? 'too-early' : 'ok';
}

/** May this module's clock be stopped? */
export function canPause(session: SessionState, position: ModulePosition): PauseDecision {
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
