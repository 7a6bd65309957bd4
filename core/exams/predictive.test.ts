import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difficulties } from '../questions/question.ts';
import { nextPredictiveAt } from '../membership/predictive-allowance.ts';
import { seededRandom } from '../random.ts';
import { mainCategories, sections, topicById, topics, type MainCategory, type Section } from '../topics/topics.ts';
import { sectionShare } from './blueprint.ts';
import { chooseStage, information, isEnough, predictiveFormat, predictiveShape, type Candidate } from './predictive.ts';
import { grid, itemParameters } from './scoring.ts';
import { lengthOf } from './shape.ts';

/** A bank with every topic, level and format several times. */
const bank: readonly Candidate[] = topics.flatMap(({ id, section }) =>
  difficulties.flatMap((difficulty) =>
    Array.from({ length: 4 }, (_, index) => ({
      id: `${id}-${difficulty}-${index}`,
      topicId: id,
      difficulty,
      format: section === 'math' && index === 0 ? ('spr' as const) : ('choice' as const),
      archetype: `${id}-${index}`,
    })),
  ),
);

/** A whole section, stage by stage, with the abilities that each stage believes in. */
function take(section: Section, abilities: readonly number[], seed: number, pool = bank): Candidate[][] {
  const asked: Candidate[] = [];
  return predictiveFormat[section].stages.map((count, stage) => {
    const open = pool.filter((one) => !asked.includes(one));
    const belief = { theta: abilities[stage % abilities.length] ?? 0, se: 0.5 };
    const chosen = chooseStage({ section, count, belief, asked: [...asked], pool: open, random: seededRandom(seed + stage) });
    asked.push(...chosen);
    return chosen;
  });
}

const anySection = fc.constantFrom(...sections);
const anyAbilities = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 1, maxLength: 4 });

describe('the predictive exam', () => {
  it('has 44 questions in 55 minutes, and no more of it is known before than its shape', () => {
    expect(lengthOf(predictiveShape((position) => `m${position}`))).toEqual({ questionCount: 44, seconds: 55 * 60, breakSeconds: 0 });
  });

  it('asks no question twice, only of its section, and as many as it says, for any abilities', () => {
    fc.assert(
      fc.property(anySection, anyAbilities, fc.nat(), (section, abilities, seed) => {
        const stages = take(section, abilities, seed);
        const asked = stages.flat();
        expect(stages.map(({ length }) => length)).toEqual(predictiveFormat[section].stages);
        expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
        expect(asked.every(({ topicId }) => topicById(topicId).section === section)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('keeps every part of the content within a question and a half of its share, topics within two, and typed answers near half of Math', () => {
    fc.assert(
      fc.property(anySection, anyAbilities, fc.nat(), (section, abilities, seed) => {
        const asked = take(section, abilities, seed).flat();
        for (const category of Object.keys(mainCategories) as MainCategory[]) {
          if (mainCategories[category].section !== section) continue;
          const share = topics.reduce((sum, { id, mainCategory }) => sum + (mainCategory === category ? sectionShare(id) : 0), 0);
          const given = asked.filter(({ topicId }) => topicById(topicId).mainCategory === category).length;
          expect(Math.abs(given - share * asked.length)).toBeLessThanOrEqual(1.5);
        }
        for (const { id } of topics.filter((topic) => topic.section === section)) {
          const given = asked.filter(({ topicId }) => topicId === id).length;
          expect(given - sectionShare(id) * asked.length).toBeLessThanOrEqual(2);
        }
        if (section === 'math') expect(Math.abs(asked.filter(({ format }) => format === 'spr').length - 10)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 40 },
    );
  });

  it('asks stronger students harder questions', () => {
    const mean = (theta: number) => {
      const asked = take('math', [theta], 7).flat();
      return asked.reduce((sum, { difficulty }) => sum + difficulty, 0) / asked.length;
    };
    expect(mean(2)).toBeGreaterThan(mean(0) + 0.5);
    expect(mean(0)).toBeGreaterThan(mean(-2) + 0.5);
  });

  it('does not ask two students the same', () => {
    const ids = (seed: number) =>
      take('math', [0], seed)
        .flat()
        .map(({ id }) => id);
    expect(ids(1)).not.toEqual(ids(2));
    expect(ids(1)).toEqual(ids(1));
  });

  it('goes by the difficulty that answers have shown, where it is known', () => {
    const hard = bank.filter(({ topicId, difficulty, format }) => topicId === 11 && difficulty === 5 && format === 'choice').slice(0, 1);
    const pool = hard.flatMap((one) => [0, 1, 2, 3, 4, 5].map((number) => ({ ...one, id: `q-${number}`, archetype: `LIN-${number}` })));
    const [easy] = pool;
    const calibrated = pool.map((one) => (one === easy ? { ...one, parameters: { b: -1.5 } } : one));
    const firstFor = (theta: number, from: readonly (typeof pool)[number][]) =>
      Array.from({ length: 30 }, (_, seed) => seed).map(
        (seed) => chooseStage({ section: 'math', count: 1, belief: { theta, se: 0.2 }, asked: [], pool: from, random: seededRandom(seed) })[0]?.id,
      );
    // One of the five best of six is taken: for a strong student never the one that turned out easy, for a weak one often.
    expect(firstFor(2, calibrated)).not.toContain(easy?.id);
    expect(firstFor(-1.5, calibrated)).toContain(easy?.id);
  });

  it('takes what there is where the bank is small', () => {
    const pool = bank.filter(({ topicId }) => topicId === 11);
    expect(chooseStage({ section: 'math', count: 5, belief: { theta: 0, se: 1 }, asked: [], pool, random: seededRandom(1) })).toHaveLength(5);
    expect(chooseStage({ section: 'math', count: 5, belief: { theta: 0, se: 1 }, asked: [], pool: pool.slice(0, 2), random: seededRandom(1) })).toHaveLength(2);
    expect(isEnough(pool)).toBe(false);
    expect(isEnough(bank)).toBe(true);
  });
});

describe('information', () => {
  it('is largest near the difficulty of an item, a little above it where guessing helps', () => {
    const item = itemParameters('math', 3, 'choice');
    const best = grid.reduce((kept, theta) => (information(item, theta) > information(item, kept) ? theta : kept), -4);
    expect(best).toBeGreaterThan(item.b);
    expect(best).toBeLessThan(item.b + 0.4);
  });
});

describe('how often', () => {
  const day = 24 * 3600_000;
  const now = 1_800_000_000_000;
  it('is once in 30 days, once a week, or as often as one likes', () => {
    expect(nextPredictiveAt('free', [], now)).toBeNull();
    expect(nextPredictiveAt('free', [now - 29 * day, now - 40 * day], now)).toBe(now + day);
    expect(nextPredictiveAt('free', [now - 30 * day], now)).toBeNull();
    expect(nextPredictiveAt('plus', [now - 6 * day], now)).toBe(now + day);
    expect(nextPredictiveAt('plus', [now - 7 * day], now)).toBeNull();
    expect(nextPredictiveAt('max', [now], now)).toBeNull();
  });
});
