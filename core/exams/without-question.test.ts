import { expect, test } from 'vitest';
import { itemParameters, scoreSection, thetaMax } from './scoring.ts';
import { scoreWithout } from './without-question.ts';

const levels = [1, 2, 3, 4, 5] as const;
const items = Array.from({ length: 40 }, (_, index) => itemParameters('math', levels[index % 5] ?? 1, 'choice'));
const record = (wrong: readonly number[]) => items.map((_, index) => !wrong.includes(index));
const scored = (responses: readonly boolean[]) => scoreSection({ section: 'math', items, responses, hardPathItems: items });
const without = (wrong: readonly number[], left: number) =>
  scoreWithout({ section: 'math', items, responses: record(wrong), thetaMax: scored(record(wrong)).thetaMax }, left);

test('a perfect record stays at 800, whichever question is left out', () => {
  expect(items.map((_, left) => without([], left))).toEqual(items.map(() => 800));
});

test('the only wrong answer left out makes 800; a right one left out takes nothing from the others', () => {
  expect(without([7], 7)).toBe(800);
  expect(scored(record([7])).score).toBeLessThan(800);
  expect(Math.abs(without([7], 8) - scored(record([7])).score)).toBeLessThanOrEqual(20);
});

test('a wrong answer left out never lowers a score, a right one never raises it by more than rounding', () => {
  const wrong = [0, 3, 4, 9, 14, 19, 22, 31];
  const { score } = scored(record(wrong));
  for (const left of items.keys())
    if (wrong.includes(left)) expect(without(wrong, left)).toBeGreaterThanOrEqual(score);
    else expect(without(wrong, left)).toBeLessThanOrEqual(score + 10);
});

test('on the easier path the stored top of the scale stands', () => {
  const top = thetaMax(items) + 0.5;
  expect(scoreWithout({ section: 'math', items, responses: record([]), thetaMax: top }, 0)).toBeLessThan(800);
});
