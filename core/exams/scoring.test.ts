import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difficulties, type Difficulty, type Question } from '../questions/question.ts';
import type { Section } from '../topics/topics.ts';
import { ability, itemParameters, probabilityRight, scaleScore, scoreSection, thetaMax, totalScore, type ItemParameters } from './scoring.ts';

type Levels = readonly [number, number, number, number, number];

const levels = {
  'reading-writing': { base: [5, 6, 8, 5, 3], easier: [8, 9, 7, 2, 1], harder: [1, 3, 8, 9, 6] },
  math: { base: [4, 5, 7, 4, 2], easier: [7, 7, 5, 2, 1], harder: [1, 3, 6, 7, 5] },
} as const satisfies Record<Section, Record<string, Levels>>;

/** Every fourth Math item within a level is a student-produced response. */
function moduleItems(section: Section, counts: Levels): ItemParameters[] {
  return difficulties.flatMap((level, index) =>
    Array.from({ length: counts[index] ?? 0 }, (_, number) => itemParameters(section, level, section === 'math' && number % 4 === 3 ? 'spr' : 'choice')),
  );
}

function score(section: Section, route: 'easier' | 'harder', right1: number, right2: number): number {
  const first = moduleItems(section, levels[section].base);
  const second = moduleItems(section, levels[section][route]);
  const hard = [...first, ...moduleItems(section, levels[section].harder)];
  const responses = [...first.map((_, index) => index < right1), ...second.map((_, index) => index < right2)];
  return scoreSection({ section, items: [...first, ...second], responses, hardPathItems: hard }).score;
}

describe('scores of known records', () => {
  it.each([
    ['reading-writing', 'harder', 27, 27, 800],
    ['reading-writing', 'harder', 27, 25, 770],
    ['reading-writing', 'harder', 25, 22, 720],
    ['reading-writing', 'harder', 22, 17, 650],
    ['reading-writing', 'harder', 17, 10, 530],
    ['reading-writing', 'easier', 16, 27, 610],
    ['reading-writing', 'easier', 14, 22, 540],
    ['reading-writing', 'easier', 10, 15, 440],
    ['reading-writing', 'easier', 6, 8, 330],
    ['reading-writing', 'easier', 0, 0, 200],
    ['math', 'harder', 22, 22, 800],
    ['math', 'harder', 22, 20, 760],
    ['math', 'harder', 20, 17, 710],
    ['math', 'harder', 17, 13, 620],
    ['math', 'harder', 14, 8, 530],
    ['math', 'easier', 13, 22, 600],
    ['math', 'easier', 11, 17, 510],
    ['math', 'easier', 8, 12, 420],
    ['math', 'easier', 4, 6, 300],
  ] as const)('%s, %s path, %i and %i right: %i', (section, route, right1, right2, expected) => {
    expect(score(section, route, right1, right2)).toBe(expected);
  });

  it.each([
    ['reading-writing', 3.064],
    ['math', 2.892],
  ] as const)('ability of a perfect %s record: %f', (section, expected) => {
    const items = [...moduleItems(section, levels[section].base), ...moduleItems(section, levels[section].harder)];
    expect(thetaMax(items)).toBeCloseTo(expected, 3);
  });
});

describe('item parameters', () => {
  it('give the published chances at average ability', () => {
    const percent = difficulties.map((level) => Math.round(100 * probabilityRight(itemParameters('reading-writing', level, 'choice'), 0)));
    expect(percent).toEqual([94, 81, 56, 35, 25]);
  });
  it('take calibrated values one by one', () => {
    expect(itemParameters('math', 3, 'spr', { b: 0.4 })).toEqual({ a: 1.6, b: 0.4, c: 0 });
  });
  it.each([{ a: 0 }, { a: -1 }, { b: Number.NaN }, { c: 1 }, { c: -0.1 }])('refuse %o', (overrides) => {
    expect(() => itemParameters('math', 1, 'choice', overrides)).toThrow(RangeError);
  });
});

describe('ability', () => {
  it('is the prior without items', () => {
    const { theta, se } = ability([], []);
    expect(theta).toBeCloseTo(0, 6);
    expect(se).toBeCloseTo(1, 2);
  });
  it('refuses lists of unequal length', () => {
    expect(() => ability([itemParameters('math', 1, 'spr')], [])).toThrow(RangeError);
  });
  it('weighs which questions were right, not only how many', () => {
    const items = moduleItems('reading-writing', levels['reading-writing'].base);
    const easy = ability(
      items,
      items.map((_, index) => index < 10),
    ).theta;
    const hard = ability(
      items,
      items.map((_, index) => index >= 17),
    ).theta;
    expect(easy).not.toBeCloseTo(hard, 2);
  });
});

describe('scale', () => {
  it('meets at 700 and ends at 800', () => {
    expect(scaleScore('math', (700 - 508) / 128, 2.9)).toBe(700);
    expect(scaleScore('math', 2.9, 2.9)).toBe(800);
    expect(scaleScore('math', 9, 2.9)).toBe(800);
    expect(scaleScore('math', -9, 2.9)).toBe(200);
  });
  it('keeps a very short form on the first segment', () => {
    const items = [itemParameters('math', 3, 'spr')];
    expect(scoreSection({ section: 'math', items, responses: [true], hardPathItems: items }).score).toBeLessThan(700);
  });
});

describe('ranges', () => {
  it('are at least 30 either side and stay on the scale', () => {
    const items = moduleItems('math', levels.math.base);
    const result = scoreSection({ section: 'math', items, responses: items.map(() => true), hardPathItems: items });
    expect(result.halfWidth).toBeGreaterThanOrEqual(30);
    expect(result.high).toBe(800);
    expect(result.low).toBe(result.score - result.halfWidth);
  });
  it('add as independent errors in the total', () => {
    expect(
      totalScore([
        { score: 600, halfWidth: 40 },
        { score: 500, halfWidth: 30 },
      ]),
    ).toEqual({ score: 1100, low: 1050, high: 1150 });
    expect(
      totalScore([
        { score: 210, halfWidth: 30 },
        { score: 200, halfWidth: 30 },
      ]),
    ).toEqual({ score: 410, low: 400, high: 450 });
  });
});

const anyItem = fc.record({
  section: fc.constant<Section>('math'),
  level: fc.constantFrom<Difficulty>(...difficulties),
  format: fc.constantFrom<Question['format']>('choice', 'spr'),
  shift: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
  right: fc.boolean(),
});

describe('properties', () => {
  it('scores lie on 200, 210, …, 800 with the range around them', () => {
    fc.assert(
      fc.property(fc.constantFrom<Section>('reading-writing', 'math'), fc.array(anyItem, { minLength: 1, maxLength: 54, size: 'max' }), (section, drawn) => {
        const items = drawn.map(({ level, format, shift }) => itemParameters(section, level, format, { b: level - 3 + shift }));
        const result = scoreSection({ section, items, responses: drawn.map(({ right }) => right), hardPathItems: items });
        expect(result.score % 10).toBe(0);
        expect(result.score).toBeGreaterThanOrEqual(200);
        expect(result.score).toBeLessThanOrEqual(800);
        expect(result.low).toBeLessThanOrEqual(result.score);
        expect(result.high).toBeGreaterThanOrEqual(result.score);
      }),
      { numRuns: 300 },
    );
  });

  it('turning a wrong answer right never lowers the score', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Section>('reading-writing', 'math'),
        fc.array(anyItem, { minLength: 1, maxLength: 54, size: 'max' }),
        fc.nat(),
        (section, drawn, pick) => {
          const items = drawn.map(({ level, format, shift }) => itemParameters(section, level, format, { b: level - 3 + shift }));
          const before = drawn.map(({ right }) => right);
          const after = before.with(pick % before.length, true);
          const scores = [before, after].map((responses) => scoreSection({ section, items, responses, hardPathItems: items }));
          expect(scores[1]?.score).toBeGreaterThanOrEqual(scores[0]?.score ?? 0);
          expect(scores[1]?.theta).toBeGreaterThanOrEqual((scores[0]?.theta ?? 0) - 1e-9);
        },
      ),
      { numRuns: 300 },
    );
  });
});
