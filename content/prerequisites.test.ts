import { expect, test } from 'vitest';
import { mathGenerators } from './generators/math/registry.ts';
import { prerequisites } from './prerequisites.ts';

const known = new Set(mathGenerators.map(({ archetype }) => archetype));

test('every edge joins two archetypes there are, once, and says why', () => {
  for (const { archetype, leansOn, of, first, reason } of prerequisites) {
    expect(known.has(archetype), archetype).toBe(true);
    expect(known.has(leansOn), leansOn).toBe(true);
    for (const words of [of, first, reason]) expect(words.length, `${archetype} → ${leansOn}`).toBeGreaterThan(5);
  }
  const edges = prerequisites.map(({ archetype, leansOn }) => `${archetype} ${leansOn}`);
  expect(new Set(edges).size).toBe(edges.length);
});

test('an archetype is called the same everywhere', () => {
  const names = new Map<string, Set<string>>();
  for (const { archetype, of } of prerequisites) names.set(archetype, (names.get(archetype) ?? new Set()).add(of));
  for (const [archetype, own] of names) expect([archetype, own.size]).toEqual([archetype, 1]);
});

test('nothing leans on itself, by however many steps', () => {
  const leansOn = Map.groupBy(prerequisites, ({ archetype }) => archetype);
  const reaches = (from: string, wanted: string, met: ReadonlySet<string>): boolean =>
    (leansOn.get(from) ?? []).some(({ leansOn: next }) => next === wanted || (!met.has(next) && reaches(next, wanted, new Set([...met, next]))));
  expect([...leansOn.keys()].filter((archetype) => reaches(archetype, archetype, new Set()))).toEqual([]);
});
