import { expect, test } from 'vitest';
import { thisFirst, type ArchetypeRecord } from './this-first.ts';

const edges = [
  { archetype: 'SYS-f', leansOn: 'LE1-c' },
  { archetype: 'NLE-b', leansOn: 'EQX-c' },
];
const blank = { answers: 0, correct: 0, openMisses: 0 };
const found = (stands: Readonly<Record<string, Partial<ArchetypeRecord>>>) => thisFirst(edges, (archetype) => ({ ...blank, ...stands[archetype] }));
const missed = { answers: 3, correct: 1, openMisses: 2 };

test('two misses lead to a prerequisite that was never asked, or is weak', () => {
  expect(found({ 'SYS-f': { ...missed, correct: 0 } })).toEqual([edges[0]]);
  expect(found({ 'SYS-f': missed, 'LE1-c': { answers: 6, correct: 3 } })).toEqual([edges[0]]);
});

test('one miss does not, nor a prerequisite that holds', () => {
  expect(found({ 'SYS-f': { ...missed, openMisses: 1 } })).toEqual([]);
  expect(found({ 'SYS-f': missed, 'LE1-c': { answers: 6, correct: 5 } })).toEqual([]);
});

test('who uses it daily is not sent back to it', () => {
  expect(found({ 'SYS-f': { answers: 20, correct: 18, openMisses: 2 } })).toEqual([]);
});

test('the one that goes wrong most comes first', () => {
  expect(found({ 'SYS-f': { openMisses: 2 }, 'NLE-b': { openMisses: 5 } })).toEqual([edges[1], edges[0]]);
});
