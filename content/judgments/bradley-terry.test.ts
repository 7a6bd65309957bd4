import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#core/random.ts';
import { anchorsOf } from './anchors.ts';
import { fitPlaces, judgedLevels, levelAt, levelBounds, type Comparison } from './bradley-terry.ts';

const anchors = anchorsOf(1).map(({ id }) => id);
const win = (harder: string, easier: string): Comparison => ({ harder, easier });

describe('positions on the scale', () => {
  it('follow the order of a chain', () => {
    const places = fitPlaces([win('c', 'b'), win('b', 'a')]);
    expect((places.get('c')?.place ?? 0) > (places.get('b')?.place ?? 0)).toBe(true);
    expect((places.get('b')?.place ?? 0) > (places.get('a')?.place ?? 0)).toBe(true);
  });
  it('are finite for a question that always wins, and more certain with more comparisons', () => {
    const once = fitPlaces([win('a', 'b')]).get('a');
    const often = fitPlaces(Array.from({ length: 30 }, () => win('a', 'b'))).get('a');
    expect(Number.isFinite(often?.place)).toBe(true);
    expect(often?.error).toBeLessThan(once?.error ?? 0);
  });
  it('do not depend on the order of the comparisons', () => {
    const all = [win('a', 'b'), win('b', 'c'), win('a', 'c'), win('c', 'd'), win('d', 'b')];
    const straight = fitPlaces(all);
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) =>
        [...fitPlaces(shuffled)].every(([id, { place }]) => Math.abs(place - (straight.get(id)?.place ?? 0)) < 1e-4),
      ),
    );
  });
  it('never fall when a question wins once more', () => {
    const names = ['a', 'b', 'c', 'd'];
    const pair = fc
      .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 3 }))
      .map(([one, step]) => win(names[one] ?? 'a', names[(one + step) % 4] ?? 'b'));
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1, maxLength: 15 }), (all) => {
        const before = fitPlaces([...all, win('a', 'b'), win('b', 'a')]).get('a')?.place ?? 0;
        const after = fitPlaces([...all, win('a', 'b'), win('b', 'a'), win('a', 'c')]).get('a')?.place ?? 0;
        return after > before - 1e-6;
      }),
    );
  });
});

describe('levels', () => {
  it('estimated from simulated readers are right for most questions, and never off by two', () => {
    const random = seededRandom(7);
    const truth = new Map(Array.from({ length: 60 }, (_, index) => [`q${index}`, ((index % 5) - 2) * 1.5]));
    const place = (id: string) => truth.get(id) ?? (Number(id.at(-1)) - 3) * 1.5;
    const judge = (one: string, other: string) =>
      random.int(1, 10_000) <= 10_000 / (1 + Math.exp(place(other) - place(one))) ? win(one, other) : win(other, one);
    const ids = [...truth.keys()];
    const comparisons = ids.flatMap((id, index) => [
      ...[1, 7, 13, 23].flatMap((step) => [judge(id, ids[(index + step) % ids.length] ?? id), judge(id, ids[(index + step) % ids.length] ?? id)]),
      ...anchors.flatMap((anchor) => [judge(id, anchor), judge(id, anchor)]),
    ]);
    const levels = judgedLevels(comparisons);
    const off = ids.map((id, index) => Math.abs((levels.get(id) ?? 0) - ((index % 5) + 1)));
    expect(off.filter((distance) => distance === 0).length).toBeGreaterThan(36);
    expect(Math.max(...off)).toBeLessThanOrEqual(1);
  });
  it('lie between increasing bounds, whatever readers say about the anchors', () => {
    const muddled = fitPlaces([win(anchors[0] ?? '', anchors[4] ?? ''), win('q', anchors[2] ?? '')]);
    const bounds = levelBounds(muddled);
    expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
    expect([-9, 9].map((at) => levelAt(at, bounds))).toEqual([1, 5]);
  });
});
