import { describe, expect, it } from 'vitest';
import { standardShape } from '#core/exams/shape.ts';
import { pacingCoach } from './pacing.ts';
import type { Response } from './result-view.ts';

const minute = 60_000;
const response = (number: number, timeSpentMs: number, change: Partial<Response> = {}): Response => ({
  questionId: `q${number}`,
  position: 0,
  number,
  topicId: 1,
  difficulty: 3,
  answer: 'A',
  correct: true,
  marked: false,
  pretest: false,
  timeSpentMs,
  explained: true,
  ...change,
});

/** One module of 27 questions in 32 minutes: about 71 s each. */
function coach(responses: readonly Response[]) {
  const timeSpentMs = responses.reduce((sum, one) => sum + one.timeSpentMs, 0);
  const modules = [{ position: 0, correct: 0, questions: 27, omitted: 0, timeSpentMs, allowedMs: 32 * minute }];
  const section = { section: 'reading-writing' as const, score: null, low: null, high: null, noScore: null, route: null, correct: 0, scored: 25, modules };
  return pacingCoach({ shape: [...standardShape], sections: [section], responses: [...responses] });
}
const even = (count: number, change: Partial<Response> = {}) => Array.from({ length: count }, (_, index) => response(index + 1, 70_000, change));

describe('the pacing coach', () => {
  it('says where time ran out', () => {
    const [left] =
      coach([
        ...even(24).map((one) => ({ ...one, timeSpentMs: 79_000 })),
        ...even(3, { answer: null, correct: false }).map((one) => ({ ...one, timeSpentMs: 5_000 })),
      ]) ?? [];
    expect(left).toMatch(/^Time ran out in .+ with the last 3 questions blank: a guess costs nothing/);
  });

  it('says what was left unused, and that there was something to win', () => {
    const [left] =
      coach([...even(20).map((one) => ({ ...one, timeSpentMs: 60_000 })), ...even(7, { correct: false }).map((one) => ({ ...one, timeSpentMs: 30_000 }))]) ??
      [];
    expect(left).toMatch(/^You left 8 min unused in .+ and missed 7 questions there/);
  });

  it('says where time went and what came of it', () => {
    const [, went] = coach([...even(25), response(26, 160_000, { correct: false }), response(27, 200_000)]) ?? [];
    expect(went).toBe('2 questions took more than twice an even share of the time, 6 min in all; 1 is right, so that time was mostly well spent.');
    const [, lost] = coach([...even(26), response(27, 200_000, { correct: false })]) ?? [];
    expect(lost).toBe(
      '1 question took more than twice an even share of the time, 3 min in all; none is right: mark questions like that, move on, and come back at the end.',
    );
  });

  it('tells haste that cost points from haste that did not', () => {
    const [, , careless] = coach([...even(24), ...[25, 26, 27].map((number) => response(number, 9_000, { correct: number === 25 }))]) ?? [];
    expect(careless).toBe('3 answers took less than a third of an even share of the time; 2 are wrong: read the question again before you choose.');
    const [, , sure] = coach([...even(24), ...[25, 26, 27].map((number) => response(number, 9_000))]) ?? [];
    expect(sure).toBe('3 answers took less than a third of an even share of the time; none are wrong, so your quick answers hold up.');
  });

  it('is silent where no time was recorded', () => {
    expect(coach(even(27).map((one) => ({ ...one, timeSpentMs: 0 })))).toBeNull();
  });
});
