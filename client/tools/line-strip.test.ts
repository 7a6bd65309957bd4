import { expect, test } from 'vitest';
import { fitStrip, nudge } from './line-strip.ts';

const strip = { top: 100, height: 84 };
test.each([
  ['ArrowDown', false, { top: 128, height: 84 }],
  ['ArrowUp', true, { top: 96, height: 84 }],
  ['+', false, { top: 100, height: 112 }],
  ['-', false, { top: 100, height: 56 }],
] as const)('%s', (key, fine, expected) => expect(nudge(strip, key, fine)).toEqual(expected));
test('other keys are not handled', () => expect(nudge(strip, 'a', false)).toBeNull());
test('stays inside the window', () => {
  expect(fitStrip({ top: 900, height: 84 }, { top: 80, bottom: 700 })).toEqual({ top: 616, height: 84 });
  expect(fitStrip({ top: -50, height: 5 }, { top: 80, bottom: 700 })).toEqual({ top: 80, height: 28 });
});
