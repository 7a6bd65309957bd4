import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrow, dockable, fit, margin, resized, type Box } from './geometry.ts';

const window = { width: 1000, height: 700 };
const minSize = { width: 300, height: 200 };
const inside = ({ x, y, width, height }: Box) => x >= margin && y >= margin && x + width <= window.width - margin && y + height <= window.height - margin;

test('wherever it is dragged, it stays inside', () => {
  const any = fc.integer({ min: -3_000, max: 3_000 });
  fc.assert(
    fc.property(
      any,
      any,
      any,
      any,
      (x, y, width, height) =>
        inside(fit({ x, y, width, height }, window, minSize)) && inside(resized(fit({ x, y, width, height }, window, minSize), height, width, window, minSize)),
    ),
  );
});
test('it never gets smaller than its least size', () =>
  expect(resized({ x: 100, y: 100, width: 400, height: 300 }, -999, -999, window, minSize)).toEqual({ x: 100, y: 100, width: 300, height: 200 }));
test('growing does not push it away', () =>
  expect(resized({ x: 600, y: 400, width: 300, height: 200 }, 999, 999, window, minSize)).toMatchObject({ x: 600, y: 400 }));
test('a window smaller than its least size still holds it', () =>
  expect(fit({ x: 0, y: 0, width: 400, height: 400 }, { width: 200, height: 150 }, minSize)).toEqual({ x: 8, y: 8, width: 184, height: 134 }));
test('docked and made wide, it leaves the question its room beside a sidebar', () => {
  expect(dockable(582, 340, 1024 - 80)).toBe(524);
  expect(dockable(480, 340, 1440)).toBe(480);
  expect(dockable(480, 340, 700)).toBe(340);
});
test('arrows', () => {
  expect(arrow('ArrowLeft', false)).toEqual([-24, 0]);
  expect(arrow('ArrowDown', true)).toEqual([0, 4]);
  expect(arrow('a', false)).toBeNull();
});
