/**
 * The countdown a student sees. The server says how much time was left when it responded; from
 * there it runs on a monotonic clock, so a changed system clock has no effect. It never goes
 * up unless the server has actually added time.
 */
export interface ClockReading {
  readonly remainingMs: number;
  readonly allowedMs: number;
  readonly paused: boolean;
}

export interface Countdown {
  /** Applies the server's state. `receivedAt` is the monotonic time of its response. */
  sync(reading: ClockReading, receivedAt: number): void;
  /** Time left, ms, never negative; null before the first sync. */
  remaining(now: number): number | null;
  paused(): boolean;
  allowed(): number;
}

/** A deadline later by no more than this is network jitter, not added time. */
export const jitterMs = 1_500;

export function createCountdown(): Countdown {
  let last: { endsAt: number; reading: ClockReading } | undefined;
  return {
    sync: (reading, receivedAt) => {
      const endsAt = receivedAt + reading.remainingMs;
      const running = last !== undefined && !last.reading.paused && !reading.paused;
      const granted = last !== undefined && reading.allowedMs > last.reading.allowedMs;
      const jitter = last !== undefined && running && !granted && endsAt > last.endsAt && endsAt - last.endsAt <= jitterMs;
      last = { endsAt: jitter && last ? last.endsAt : endsAt, reading };
    },
    remaining: (now) => {
      if (!last) return null;
      return Math.max(0, last.reading.paused ? last.reading.remainingMs : last.endsAt - now);
    },
    paused: () => last?.reading.paused ?? false,
    allowed: () => last?.reading.allowedMs ?? 0,
  };
}

/** Longest absence for which the wall clock is believed when resuming without a server. */
const believableMs = 12 * 3600_000;

/**
 * What to show after a reload without network: the stored remaining time less the wall time
 * since. An estimate for display; the server decides. A wall clock that went back or jumped is ignored.
 */
export function estimateRemaining(storedMs: number, storedAtWall: number, nowWall: number): number {
  const away = nowWall - storedAtWall;
  return away < 0 || away > believableMs ? storedMs : Math.max(0, storedMs - away);
}

/** `31:07`, or `1:04:00` from an hour up; seconds are rounded up so that 0:00 means no time. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** For screen readers and sentences: `5 minutes`, `1 minute 30 seconds`. */
export function clockWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const part = (n: number, unit: string) => (n === 0 ? [] : [`${n} ${unit}${n === 1 ? '' : 's'}`]);
  const words = [...part(Math.floor(seconds / 60), 'minute'), ...part(seconds % 60, 'second')];
  return words.length > 0 ? words.join(' ') : '0 seconds';
}
