import { describe, expect, it } from 'vitest';
import { softAmong, type LevelReading } from './soft-cells.ts';

/** Readers put SYS-h/4 at this place, with this error; level 4 begins at 2. */
const reading = ({ place, error = 0.5, version = 3 }: { place: number; error?: number; version?: number }): LevelReading => ({
  prepared: { cells: [{ id: 'SYS-h/4', version }] },
  judged: { bounds: [-2, 0, 2, 4], cells: [{ id: 'SYS-h/4', level: 4, judged: place < 2 ? 3 : 4, place, error }] },
});
const now = new Map([['SYS-h', 3]]);

describe('a cell is soft', () => {
  it('if readers put it below its label by more than their error', () => {
    expect(softAmong([reading({ place: 1 })], now)).toEqual(new Set(['SYS-h/4']));
    expect(softAmong([reading({ place: 1.8 })], now)).toEqual(new Set());
    expect(softAmong([reading({ place: 2.2 })], now)).toEqual(new Set());
  });
  it('as its last reading says', () => {
    expect(softAmong([reading({ place: 1 }), reading({ place: 3 })], now)).toEqual(new Set());
    expect(softAmong([reading({ place: 3 }), reading({ place: 1 })], now)).toEqual(new Set(['SYS-h/4']));
  });
  it('only if the present version was read', () => {
    expect(softAmong([reading({ place: 1, version: 2 })], now)).toEqual(new Set());
    expect(softAmong([reading({ place: 1 }), reading({ place: 3, version: 2 })], now)).toEqual(new Set(['SYS-h/4']));
  });
});
