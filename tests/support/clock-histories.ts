/** Generated histories of a module attempt (pauses, time given back, plain waiting), with a second, independent computation of the clock. */
import fc from 'fast-check';
import { grant, pause, resume, type ModuleClock } from '#core/exams/clock.ts';

const minute = 60_000;

type StepKind = 'run' | 'pause' | 'resume' | 'grant';
export interface Step {
  readonly kind: StepKind;
  /** Time that passes after it; for `grant` also the time given. */
  readonly ms: number;
}

export const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom<StepKind>('run', 'pause', 'resume', 'grant'),
  ms: fc.integer({ min: 1, max: 25 * minute }),
});

export interface Moment {
  readonly clock: ModuleClock;
  readonly now: number;
  /** Time left, counted down piece by piece. */
  readonly left: number;
  /** Time since it ran out while the clock was not paused. */
  readonly overtime: number;
}

/** The moments of a history that begins with this clock at `from`. */
export function play(clock: ModuleClock, from: number, steps: readonly Step[]): Moment[] {
  let moment: Moment = { clock, now: from, left: clock.allowedMs, overtime: 0 };
  return steps.map(({ kind, ms }) => {
    let { clock: current, now, left, overtime } = moment;
    if (kind === 'grant') {
      current = grant(current, ms, now);
      left += ms;
      overtime = 0;
    } else if (kind === 'pause') current = pause(current, now);
    else if (kind === 'resume') current = resume(current, now);
    // Whatever happened, some time then passes.
    if (current.pausedAt === null) {
      overtime += Math.max(0, ms - left);
      left = Math.max(0, left - ms);
    }
    now += ms;
    moment = { clock: current, now, left, overtime };
    return moment;
  });
}
