/** Who works is told everything, also about blanks; who only collects keys is told nothing; extended time and pauses change neither. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { timeMultipliers } from './format.ts';
import { honestMs, isExplained, minMsPerAnswer, paceOf } from './pace.ts';
import { allowedMsOf, standardShape } from './shape.ts';

const modules = fc.record({ slot: fc.constantFrom(...standardShape), multiplier: fc.constantFrom(...timeMultipliers) });
const worked = modules.chain(({ slot, multiplier }) =>
  fc.record({
    standardMs: fc.constant(slot.timeLimit * 1000),
    allowedMs: fc.constant(allowedMsOf(slot, multiplier)),
    workedMs: fc.integer({ min: 0, max: 3 * 3600_000 }),
    answered: fc.integer({ min: 0, max: slot.questionCount }),
  }),
);

it('time that was up makes a module honest, however much is blank', () => {
  fc.assert(
    fc.property(worked, (module) => {
      expect(paceOf({ ...module, workedMs: module.allowedMs + module.workedMs })).toBe('honest');
    }),
  );
});

it('more time never makes a pace worse, and extended time asks for no more of it', () => {
  const rank = { hurried: 0, short: 1, honest: 2 };
  fc.assert(
    fc.property(worked, fc.nat(3600_000), (module, more) => {
      expect(rank[paceOf({ ...module, workedMs: module.workedMs + more })]).toBeGreaterThanOrEqual(rank[paceOf(module)]);
      if (module.workedMs >= honestMs(module.standardMs)) expect(paceOf({ ...module, allowedMs: module.standardMs * 2 })).toBe('honest');
    }),
  );
});

it('a third of the time on a standard module is enough to read and answer all of it', () => {
  for (const { timeLimit, questionCount } of standardShape) expect(honestMs(timeLimit * 1000)).toBeGreaterThan(questionCount * minMsPerAnswer);
});

it('explains nothing of what is submitted at once, whatever is answered', () => {
  fc.assert(
    fc.property(worked, ({ workedMs, ...module }) => {
      const pace = paceOf({ ...module, workedMs: workedMs % minMsPerAnswer });
      expect(isExplained(pace, true) && module.answered > 0).toBe(false);
      expect(isExplained(pace, false)).toBe(false);
    }),
  );
});

it('explains what was answered at a human pace, and blanks of an honest module only', () => {
  fc.assert(
    fc.property(worked, (module) => {
      const pace = paceOf(module);
      if (module.workedMs >= module.answered * minMsPerAnswer) expect(isExplained(pace, true)).toBe(true);
      expect(isExplained(pace, false)).toBe(
        module.workedMs >= Math.min(module.allowedMs, Math.max(honestMs(module.standardMs), module.answered * minMsPerAnswer)),
      );
    }),
  );
});
