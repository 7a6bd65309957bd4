/** The engine's pulse: a tick twice a second, a beat twice a minute, and a call when the machine wakes up. */
import type { Ports } from './ports.ts';

const tickMs = 500;
const beatMs = 30_000;
/** Monotonic and wall clock differ by this much: the machine slept, or its clock was set. */
const wakeMs = 4_000;

export interface TickerListener {
  onTick(now: number): void;
  onBeat(): void;
  onWake(): void;
}

export function createTicker(ports: Pick<Ports, 'now' | 'wall' | 'schedule'>, { onTick, onBeat, onWake }: TickerListener): { start(): void; stop(): void } {
  let cancel: (() => void) | undefined;
  let beatAt = ports.now();
  let tickAt = ports.now();
  let gap = ports.wall() - ports.now();
  const tick = () => {
    cancel = ports.schedule(tick, tickMs);
    const now = ports.now();
    const drift = ports.wall() - now - gap;
    gap += drift;
    // Where the monotonic clock counts sleep, a long pause between two ticks shows it.
    if (Math.abs(drift) > wakeMs || now - tickAt > 4 * beatMs) onWake();
    tickAt = now;
    if (now - beatAt >= beatMs) {
      beatAt = now;
      onBeat();
    }
    onTick(now);
  };
  return {
    start: () => {
      cancel?.();
      tick();
    },
    stop: () => cancel?.(),
  };
}
