import { describe, expect, it } from 'vitest';
import { changeByKey, choose, eliminate } from './answering.ts';
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
  it('mark every question, and choose only where there are choices', () => {
    const state = { answer: 'A', marked: true };
    expect(changeByKey('mark', 'spr', { ...state, eliminated: [] })).toEqual({ marked: false });
    expect(changeByKey('choose-B', 'choice', { ...state, eliminated: ['B', 'C'] })).toEqual({ answer: 'B', eliminated: ['C'] });
    expect(changeByKey('choose-B', 'spr', { ...state, eliminated: [] })).toBeNull();
    expect(changeByKey('eliminate', 'choice', { ...state, eliminated: [] })).toBeNull();
  });
  it('lets C open the calculator in Math and choose C elsewhere', () => {
    expect(shortcutOf('c', true)).toBe('calculator');
    expect(shortcutOf('C', false)).toBe('choose-C');
    expect(shortcutOf('3', true)).toBe('choose-C');
    expect(shortcutOf('x', true)).toBeUndefined();
  });
});
