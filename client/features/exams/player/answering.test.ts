import { describe, expect, it } from 'vitest';
import { choose, eliminate } from './answering.ts';
import { shortcutOf } from './shortcuts.ts';

describe('choosing and crossing out', () => {
  it('brings a crossed-out choice back when it is chosen', () => {
    expect(choose({ answer: 'A', eliminated: ['B', 'C'] }, 'B')).toEqual({ answer: 'B', eliminated: ['C'] });
  });
  it('crosses out, undoes, and takes a crossed-out answer back', () => {
    expect(eliminate({ answer: 'A', eliminated: ['D'] }, 'B')).toEqual({ eliminated: ['B', 'D'] });
    expect(eliminate({ answer: 'A', eliminated: ['D'] }, 'D')).toEqual({ eliminated: [] });
    expect(eliminate({ answer: 'A', eliminated: [] }, 'A')).toEqual({ eliminated: ['A'], answer: null });
  });
});

describe('shortcuts', () => {
  it('lets C open the calculator in Math and choose C elsewhere', () => {
    expect(shortcutOf('c', true)).toBe('calculator');
    expect(shortcutOf('C', false)).toBe('choose-C');
    expect(shortcutOf('3', true)).toBe('choose-C');
    expect(shortcutOf('x', true)).toBeUndefined();
  });
});
