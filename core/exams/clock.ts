/**
 * The clock of one module attempt (or of the break), computed from the server's record alone.
 *
 * All values are milliseconds; instants are epoch milliseconds, so calendar effects (time zones,
 * daylight saving, leap days) cannot matter. Every function is pure: the caller says what time it is.
 */

export interface ModuleClock {
  readonly startedAt: number;
  /** All the time this module attempt has: accommodation and time given back included. */
  readonly allowedMs: number;
  /** When the running pause began; null while the clock runs. */
  readonly pausedAt: number | null;
  /** Total of the finished pauses, which does not count as time used. Never negative. */
  readonly pausedMs: number;
}

/** What a student is told about a clock. */
export interface ClockReading {
  readonly remainingMs: number;
  readonly allowedMs: number;
  readonly paused: boolean;
}

/** For this long after the deadline, saves already on their way are still accepted. */
export const saveGraceMs = 15_000;

function requireTime(name: string, value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`${name} is not a time: ${value}`);
  return value;
}

/** A clock that starts running at `now`. Throws on a length that is not positive. */
export function start(now: number, allowedMs: number): ModuleClock {
  if (requireTime('allowedMs', allowedMs) <= 0) throw new RangeError(`allowedMs must be positive: ${allowedMs}`);
  return { startedAt: requireTime('now', now), allowedMs, pausedAt: null, pausedMs: 0 };
}

/** Time used, without pauses. Never negative, even if the wall clock was set back; may exceed `allowedMs`. */
export const elapsedMs = (clock: ModuleClock, now: number): number =>
  Math.max(0, (clock.pausedAt ?? requireTime('now', now)) - clock.startedAt - clock.pausedMs);

/** Time left, from 0 to `allowedMs`. */
export const remainingMs = (clock: ModuleClock, now: number): number => Math.max(0, clock.allowedMs - elapsedMs(clock, now));

/** Stops the clock. A clock that is stopped already or has no time left stays as it is. */
export function pause(clock: ModuleClock, now: number): ModuleClock {
  if (clock.pausedAt !== null || remainingMs(clock, now) === 0) return clock;
  // A wall clock set back before the start must not leave a pause that began before the module attempt.
  return { ...clock, pausedAt: Math.max(now, clock.startedAt + clock.pausedMs) };
}

/** Resumes a stopped clock with the same time left, never with less even if the wall clock was set back in the meantime. */
export function resume(clock: ModuleClock, now: number): ModuleClock {
  if (clock.pausedAt === null) return clock;
  return { ...clock, pausedAt: null, pausedMs: Math.max(0, clock.pausedMs + (requireTime('now', now) - clock.pausedAt)) };
}

/**
 * After a silence of this length the page of a practice exam is closed or its device asleep. The player is heard every half minute,
 * once a minute where a browser slows down a page in the background.
 */
export const autoPauseAfterMs = 75_000;

/** A clock and when its player was last heard; null: this clock never pauses by itself. */
export interface HeardClock extends ModuleClock {
  readonly heardAt: number | null;
}

/** The clock as it is at `now`: after a silence it has paused, `autoPauseAfterMs` after the last sign of life, unless time was up by then. */
export const withAutoPause = ({ heardAt, ...clock }: HeardClock, now: number): ModuleClock =>
  heardAt === null || now - heardAt <= autoPauseAfterMs ? clock : pause(clock, heardAt + autoPauseAfterMs);

/** True where the clock has paused by itself. */
export const hasAutoPaused = (clock: HeardClock, now: number): boolean => clock.pausedAt === null && withAutoPause(clock, now).pausedAt !== null;

/**
 * The clock of a player that was silent but worked on, without a connection: it says how much time it had left. It is believed between
 * two bounds: as if the clock had run all along, and as if it had stood still. A clock that has not paused by itself stays as it is.
 */
export function catchUp(heard: HeardClock, leftMs: number, now: number): ModuleClock {
  const paused = withAutoPause(heard, now);
  if (!hasAutoPaused(heard, now)) return paused;
  const left = Math.min(remainingMs(paused, now), Math.max(remainingMs(heard, now), requireTime('leftMs', leftMs)));
  const { heardAt: _heardAt, ...clock } = heard;
  return { ...clock, pausedMs: clock.pausedMs + elapsedMs(clock, now) - (clock.allowedMs - left) };
}

/**
 * Gives time back. With `now`, a module attempt whose time ran out earlier gets the whole of `extraMs`
 * from now on; without it the extra time counts from the old deadline. Throws unless `extraMs` is positive.
 */
export function grant(clock: ModuleClock, extraMs: number, now: number = clock.startedAt): ModuleClock {
  if (requireTime('extraMs', extraMs) <= 0) throw new RangeError(`extraMs must be positive: ${extraMs}`);
  const overtime = Math.max(0, elapsedMs(clock, now) - clock.allowedMs);
  return { ...clock, allowedMs: clock.allowedMs + extraMs, pausedMs: clock.pausedMs + overtime };
}

/** The instant at which time is up; null while paused, when there is none. */
export const deadline = (clock: ModuleClock): number | null => (clock.pausedAt === null ? clock.startedAt + clock.pausedMs + clock.allowedMs : null);

/** How long ago the deadline was; 0 before it and while paused. */
export function lateMs(clock: ModuleClock, now: number): number {
  const end = deadline(clock);
  return end === null ? 0 : Math.max(0, requireTime('now', now) - end);
}

export const readClock = (clock: ModuleClock, now: number): ClockReading => ({
  remainingMs: remainingMs(clock, now),
  allowedMs: clock.allowedMs,
  paused: clock.pausedAt !== null,
});
