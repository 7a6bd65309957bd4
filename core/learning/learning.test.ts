import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grid, itemParameters, priorWeights, probabilityRight } from '../exams/scoring.ts';
import { sectionShare } from '../exams/blueprint.ts';
import { difficulties, type Difficulty } from '../questions/question.ts';
import { sections, topics, type Section, type TopicId } from '../topics/topics.ts';
import { sectionBelief, topicAbility, topicDeviation } from './abilities.ts';
import { evidenceHalfLifeMs, evidenceLevels, fade, type Evidence } from './evidence.ts';
import { scoreNow, sectionNow } from './score-now.ts';
import { topicWorths } from './worth.ts';

const now = 1_800_000_000_000;
const cell = (topicId: TopicId, right: number, wrong: number, change: Partial<Evidence> = {}): Evidence => ({
  topicId,
  difficulty: 3,
  isSpr: false,
  right,
  wrong,
  questions: right + wrong,
  asOf: now,
  ...change,
});
const anyEvidence = fc.array(
  fc
    .tuple(fc.constantFrom(...topics.map(({ id }) => id)), fc.constantFrom(...difficulties), fc.boolean(), fc.nat(30), fc.nat(30), fc.nat(200))
    .map(([topicId, difficulty, isSpr, right, wrong, days]) => cell(topicId, right, wrong, { difficulty, isSpr, asOf: now - days * 24 * 3600_000 })),
  { maxLength: 25 },
);
const beliefsOf = (evidence: readonly Evidence[]) => ({
  'reading-writing': sectionBelief('reading-writing', evidence, now),
  math: sectionBelief('math', evidence, now),
});

describe('abilities', () => {
  it('know a question by the difficulty that answers have shown', () => {
    const right = { topicId: 12, difficulty: 3, isSpr: false, right: 1, wrong: 0, questions: 1, asOf: 0 } as const;
    const of = (b: number) => sectionBelief('math', [{ ...right, parameters: { b } }], 0).ability.theta;
    expect(of(itemParameters('math', 3, 'choice').b)).toBeCloseTo(sectionBelief('math', [right], 0).ability.theta, 9);
    expect(of(1.5)).toBeGreaterThan(of(-1.5));
  });
  it('from answers shared out between two levels are those from the difficulty itself, and hardly surer', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ b: fc.double({ min: -1.85, max: 1.95, noNaN: true }), correct: fc.boolean() }), { maxLength: 60 }), (answers) => {
        const one = { topicId: 12, isSpr: false, questions: 1, asOf: 0 } as const;
        const exact = answers.map(({ b, correct }) => ({ ...one, difficulty: 3 as const, right: Number(correct), wrong: Number(!correct), parameters: { b } }));
        const shared = answers.flatMap(({ b, correct }) => {
          const { lower, upperShare } = evidenceLevels(1, b);
          const part = (level: number, share: number) => ({ ...one, difficulty: level as Difficulty, right: correct ? share : 0, wrong: correct ? 0 : share });
          return upperShare > 0 ? [part(lower, 1 - upperShare), part(lower + 1, upperShare)] : [part(lower, 1)];
        });
        const [wanted, found] = [exact, shared].map((evidence) => sectionBelief('math', evidence, 0).ability);
        expect(Math.abs((found?.theta ?? 9) - (wanted?.theta ?? 0))).toBeLessThan(0.1);
        expect((found?.se ?? 0) / (wanted?.se ?? 1)).toBeGreaterThan(0.97);
        expect((found?.se ?? 0) / (wanted?.se ?? 1)).toBeLessThan(1.15);
      }),
    );
  });
  it('count an answer as one to its level where nothing else is known, and at the difficulty of a level as one to that level', () => {
    for (const level of difficulties) {
      expect(evidenceLevels(level, null)).toEqual({ lower: level, upperShare: 0 });
      expect(evidenceLevels(1, itemParameters('math', level, 'spr').b)).toEqual({ lower: level, upperShare: 0 });
    }
    expect(evidenceLevels(3, -9)).toEqual({ lower: 1, upperShare: 0 });
    expect(evidenceLevels(3, 9)).toEqual({ lower: 5, upperShare: 0 });
    expect(evidenceLevels(5, 0.6).lower).toBe(3);
    expect(evidenceLevels(5, 0.6).upperShare).toBeCloseTo(0.5);
  });
  it('without evidence are the prior', () => {
    const { ability, topics: own } = sectionBelief('math', [], now);
    expect(ability.theta).toBeCloseTo(0, 6);
    for (const { theta, se } of own.values()) {
      expect(theta).toBeCloseTo(0, 6);
      expect(se).toBeCloseTo(Math.hypot(1, topicDeviation), 2);
    }
    expect([...own.keys()]).toEqual(topics.filter(({ section }) => section === 'math').map(({ id }) => id));
  });

  it('are those of the whole model, summed up point by point', () => {
    // Two topics with answers: the joint posterior over (section, topic, topic), by brute force on a coarse grid.
    const evidence = [cell(11, 9, 1), cell(17, 2, 8, { difficulty: 2 })];
    const coarse = grid.filter((_, index) => index % 4 === 0);
    const prior = (theta: number) => Math.exp((-theta * theta) / 2);
    const near = (a: number, b: number) => Math.exp(-((a - b) ** 2) / (2 * topicDeviation ** 2));
    const chance = (theta: number, { difficulty, right, wrong }: Evidence) => {
      const p = probabilityRight(itemParameters('math', difficulty, 'choice'), theta);
      return p ** right * (1 - p) ** wrong;
    };
    let [total, first, second] = [0, 0, 0];
    for (const s of coarse)
      for (const a of coarse)
        for (const b of coarse) {
          const w = prior(s) * near(a, s) * near(b, s) * chance(a, evidence[0] as Evidence) * chance(b, evidence[1] as Evidence);
          total += w;
          first += w * a;
          second += w * b;
        }
    const { topics: own } = sectionBelief('math', evidence, now);
    expect(own.get(11)?.theta).toBeCloseTo(first / total, 2);
    expect(own.get(17)?.theta).toBeCloseTo(second / total, 2);
    expect(priorWeights).toHaveLength(grid.length);
  });

  it('rise with right answers and fall with wrong ones, in the topic most and in its section too; the other section stays', () => {
    fc.assert(
      fc.property(anyEvidence, fc.constantFrom(...topics), fc.constantFrom(...difficulties), (evidence, { id, section }, difficulty) => {
        const before = beliefsOf(evidence);
        const better = beliefsOf([...evidence, cell(id, 5, 0, { difficulty })]);
        const worse = beliefsOf([...evidence, cell(id, 0, 5, { difficulty })]);
        expect(topicAbility(better, id).theta).toBeGreaterThanOrEqual(topicAbility(before, id).theta - 1e-6);
        expect(topicAbility(worse, id).theta).toBeLessThanOrEqual(topicAbility(before, id).theta + 1e-6);
        expect(better[section].ability.theta).toBeGreaterThanOrEqual(before[section].ability.theta - 1e-6);
        const other: Section = section === 'math' ? 'reading-writing' : 'math';
        expect(better[other].ability).toEqual(before[other].ability);
      }),
      { numRuns: 60 },
    );
  });

  it('do not rise with a wrong answer that says almost nothing, at the end of the grid', () => {
    const before = beliefsOf([cell(23, 0, 7, { difficulty: 1 })]);
    const worse = beliefsOf([cell(23, 0, 7, { difficulty: 1 }), cell(20, 0, 5, { difficulty: 5 })]);
    expect(topicAbility(worse, 20).theta).toBeLessThanOrEqual(topicAbility(before, 20).theta);
  });

  it('are finite for any evidence, and their ranges are between 200 and 800', () => {
    fc.assert(
      fc.property(anyEvidence, (evidence) => {
        const beliefs = beliefsOf(evidence);
        for (const section of sections) {
          for (const { theta, se } of [beliefs[section].ability, ...beliefs[section].topics.values()]) {
            expect(Number.isFinite(theta) && se > 0).toBe(true);
          }
          const { score, low, high, halfWidth } = sectionNow(section, beliefs[section]);
          expect(score).toBeGreaterThanOrEqual(200);
          expect(score).toBeLessThanOrEqual(800);
          expect(low <= score && score <= high).toBe(true);
          expect(halfWidth).toBeGreaterThanOrEqual(30);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('evidence', () => {
  it('counts half after sixty days, and gaining or fading in two steps is the same as in one', () => {
    expect(fade(now - evidenceHalfLifeMs, now)).toBeCloseTo(0.5);
    expect(fade(now, now)).toBe(1);
    expect(fade(now, now - 5)).toBe(1);
    fc.assert(
      fc.property(fc.nat(10 ** 10), fc.nat(10 ** 10), (a, b) => {
        expect(fade(0, a) * fade(a, a + b)).toBeCloseTo(fade(0, a + b), 9);
      }),
    );
  });
  it('that is older leaves more doubt', () => {
    const fresh = sectionBelief('math', [cell(11, 20, 10)], now).ability;
    const old = sectionBelief('math', [cell(11, 20, 10, { asOf: now - 3 * evidenceHalfLifeMs })], now).ability;
    expect(old.se).toBeGreaterThan(fresh.se);
  });
});

describe('the score now', () => {
  it('needs ten answers in a section, and both sections for a total', () => {
    const math = [cell(11, 15, 5)];
    expect(scoreNow(beliefsOf([cell(11, 6, 3)]), [cell(11, 6, 3)])).toEqual({
      sections: [],
      total: null,
      questions: 0,
      newest: null,
      answers: [
        { section: 'reading-writing', questions: 0 },
        { section: 'math', questions: 9 },
      ],
    });
    expect(scoreNow(beliefsOf(math), math)).toMatchObject({ sections: [{ section: 'math' }], total: null, questions: 20 });
    // Says how old what it rests on is.
    const old = [cell(11, 15, 5, { asOf: now - evidenceHalfLifeMs }), cell(4, 6, 3)];
    expect(scoreNow(beliefsOf(old), old).newest).toBe(now - evidenceHalfLifeMs);
    const both = [...math, cell(4, 10, 10)];
    const { total, questions } = scoreNow(beliefsOf(both), both);
    expect(questions).toBe(40);
    expect(total?.low).toBeLessThan(total?.score ?? 0);
  });
});

describe('the worth of a topic', () => {
  const none = { paceMs: { 'reading-writing': null, math: null }, spentMs: new Map<TopicId, number>() } as const;
  it('covers every topic and the whole form', () => {
    const worths = topicWorths(beliefsOf([]), none);
    expect(new Set(worths.map(({ topicId }) => topicId)).size).toBe(29);
    expect(worths.reduce((sum, { perForm }) => sum + perForm, 0)).toBeCloseTo(98);
    expect(worths.every(({ points, chance }) => points > 0 && chance > 0 && chance < 1)).toBe(true);
  });
  it('is larger for topics that are asked more often, all else being equal', () => {
    const math = topicWorths(beliefsOf([]), none).filter(({ topicId }) => topicId > 10);
    expect(math.map(({ topicId }) => topicId)).toEqual(
      [...math].sort((a, b) => sectionShare(b.topicId) - sectionShare(a.topicId) || a.topicId - b.topicId).map(({ topicId }) => topicId),
    );
  });
  it('shrinks with time already spent on it, and with a slower pace', () => {
    const at = (worths: ReturnType<typeof topicWorths>) => worths.find(({ topicId }) => topicId === 17);
    const [plain, tired, slow] = [
      none,
      { ...none, spentMs: new Map([[17, 3600_000]]) as ReadonlyMap<TopicId, number> },
      { ...none, paceMs: { ...none.paceMs, math: 200_000 } },
    ].map((practice) => at(topicWorths(beliefsOf([]), practice)));
    expect(tired?.points).toBeLessThan(plain?.points ?? 0);
    expect(slow?.minutes).toBeGreaterThan(plain?.minutes ?? Infinity);
  });
});
