/** A fixed cut-off once ended ten thousand exams too early. Here no module ends by the clock while there is time left. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyStep, play } from '#tests/support/clock-histories.ts';
import { lateMs, remainingMs, start } from './clock.ts';
import { timeMultipliers } from './format.ts';
import { allowedMsOf, breakMsOf, slotAt, standardShape } from './shape.ts';
import { canSubmit, submitReasons, type SessionState } from './session.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 4, 2, 12);

it('never submits with time left, over every module × extension × late start × pauses × break × time given back', () => {
  let early = 0;
  let due = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...standardShape),
      fc.constantFrom(...timeMultipliers),
      fc.constantFrom('practice' as const, 'test-day' as const),
      fc.integer({ min: 0, max: 400 * minute }),
      fc.boolean(),
      fc.array(anyStep, { maxLength: 14, size: 'max' }),
      (slot, timeMultiplier, mode, lateStart, afterBreak, steps) => {
        const from = noon + lateStart + (afterBreak ? breakMsOf(slotAt(standardShape, 2), timeMultiplier) : 0);
        const { position } = slot;
        for (const { clock, now, left, overtime } of play(start(from, allowedMsOf(slot, timeMultiplier)), from, steps)) {
          const attempt = { position, moduleId: 'm', clock, submittedAt: null };
          const session: SessionState = { mode, timeMultiplier, shape: [], moduleAttempts: [attempt], routes: {}, breakEndedBefore: null };
          expect(remainingMs(clock, now)).toBe(left);
          expect(lateMs(clock, now)).toBe(clock.pausedAt === null ? overtime : 0);
          for (const reason of submitReasons) {
            const decision = canSubmit(session, position, now, reason);
            const student = mode === 'practice' && reason === 'student';
            expect(decision).toBe(left > 0 && !student ? 'too-early' : 'ok');
            if (decision === 'ok') due++;
            else early++;
          }
        }
      },
    ),
    { numRuns: 3000 },
  );
  expect(early).toBeGreaterThan(5000);
  expect(due).toBeGreaterThan(5000);
});
