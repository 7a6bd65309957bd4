import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annotationLimit, noteLimit, type Annotation } from '#core/exams/answer-state.ts';
import { addAnnotation } from './add-annotation.ts';

const plain = 'Rain fell on the hill, and  nobody moved for an hour or two.';
const ids = () => {
  let last = 0;
  return () => `new${++last}`;
};
const mark = (words: string, change: Partial<Annotation> = {}): Annotation => {
  const start = plain.indexOf(words);
  return { id: words.replaceAll(/\W/g, ''), target: 'stimulus', start, end: start + words.length, colour: 'yellow', underline: 'none', ...change };
};
const shown = (list: readonly Annotation[]) =>
  list.toSorted((a, b) => a.start - b.start).map(({ start, end, colour, note }) => [plain.slice(start, end), colour, ...(note === undefined ? [] : [note])]);

describe('lay', () => {
  it('restyles a highlight on the same words and keeps its note', () => {
    const old = mark('fell on', { note: 'why?' });
    expect(addAnnotation([old], mark('fell on', { id: 'x', colour: 'pink' }), plain, ids())).toEqual([{ ...old, colour: 'pink' }]);
  });
  it('trims a highlight that looks different', () => {
    const list = [mark('fell on the hill', { note: 'n' })];
    expect(shown(addAnnotation(list, mark('on', { id: 'x', colour: 'blue' }), plain, ids()))).toEqual([
      ['fell', 'yellow', 'n'],
      ['on', 'blue'],
      ['the hill', 'yellow'],
    ]);
    expect(shown(addAnnotation(list, mark('hill, and', { id: 'x', colour: 'blue' }), plain, ids()))).toEqual([
      ['fell on the', 'yellow', 'n'],
      ['hill, and', 'blue'],
    ]);
  });
  it('merges with highlights of the same look, with their notes one below the other', () => {
    const list = [mark('Rain fell', { note: 'one' }), mark('the hill', { note: 'two' })];
    expect(shown(addAnnotation(list, mark('fell on the', { id: 'x' }), plain, ids()))).toEqual([['Rain fell on the hill', 'yellow', 'one\ntwo']]);
  });
  it('takes over the note of a highlight it covers', () => {
    expect(shown(addAnnotation([mark('hill', { note: 'n' }), mark('on')], mark('on the hill, and', { id: 'x', colour: 'pink' }), plain, ids()))).toEqual([
      ['on the hill, and', 'pink', 'n'],
    ]);
  });
  it('goes around a highlight whose note would not fit', () => {
    const long = (letter: string) => letter.repeat(noteLimit - 10);
    const list = [mark('on', { note: long('a') }), mark('hill', { note: long('b') })];
    expect(shown(addAnnotation(list, mark('fell on the hill, and', { id: 'x', colour: 'pink' }), plain, ids()))).toEqual([
      ['fell on the', 'pink', long('a')],
      ['hill', 'yellow', long('b')],
      [', and', 'pink'],
    ]);
  });
  it('leaves other texts and neighbours alone', () => {
    const list = [mark('fell', { target: 'stem' }), mark('on')];
    expect(addAnnotation(list, mark('fell', { id: 'x' }), plain, ids())).toEqual([...list, mark('fell', { id: 'x' })]);
  });

  const added = fc.record({
    target: fc.constantFrom('stimulus' as const, 'stem' as const),
    ends: fc.tuple(fc.nat(plain.length - 1), fc.nat(plain.length - 1)).filter(([a, b]) => plain.slice(Math.min(a, b), Math.max(a, b) + 1).trim() !== ''),
    colour: fc.constantFrom('yellow' as const, 'pink' as const),
    underline: fc.constantFrom('none' as const, 'solid' as const),
    note: fc.option(fc.oneof({ weight: 4, arbitrary: fc.constant('n') }, fc.constant('x'.repeat(600))), { nil: undefined }),
  });

  it('any highlights in any order: one highlight per character, no note lost, the new look where it was requested', () => {
    fc.assert(
      fc.property(fc.array(added, { maxLength: 14 }), (steps) => {
        const newId = ids();
        let list: Annotation[] = [];
        for (const [index, { ends, note, ...look }] of steps.entries()) {
          const raw = { start: Math.min(...ends), end: Math.max(...ends) + 1 };
          const text = plain.slice(raw.start, raw.end);
          const [start, end] = [raw.start + text.length - text.trimStart().length, raw.end - text.length + text.trimEnd().length];
          list = addAnnotation(list, { id: newId(), ...look, start, end }, plain, newId);
          const covering = (at: number) => list.filter((one) => one.target === look.target && one.start <= at && at < one.end);
          for (let at = start; at < end; at++) {
            if (plain[at] === ' ') continue;
            const [only, ...more] = covering(at);
            expect(more).toEqual([]);
            expect(only).toBeDefined();
            // A different look only where there was no room to move a note.
            if (only?.colour !== look.colour || only.underline !== look.underline) expect(only?.note?.length).toBeGreaterThan(300);
          }
          for (const target of ['stimulus', 'stem'] as const) {
            const sorted = list.filter((one) => one.target === target).toSorted((a, b) => a.start - b.start);
            for (const [place, one] of sorted.entries()) {
              expect(one.start).toBeLessThan(one.end);
              expect(one.start).toBeGreaterThanOrEqual(sorted[place - 1]?.end ?? 0);
              expect(plain.slice(one.start, one.end).trim()).toBe(plain.slice(one.start, one.end));
            }
          }
          expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
          const written = steps.slice(0, index).flatMap((step) => step.note ?? []);
          // Then a note is added to whatever annotation is now at the beginning, below its existing note.
          for (const one of written) expect(list.some((other) => other.note?.includes(one))).toBe(true);
          expect(list.every((one) => (one.note ?? '').length <= noteLimit)).toBe(true);
          if (note !== undefined) {
            const [here] = covering(start);
            const added = here?.note === undefined ? `<${index}>${note}` : here.note;
            list = list.map((one) => (one === here ? { ...one, note: added } : one));
            steps[index] = { ...(steps[index] ?? expect.fail()), note: added };
          }
        }
        expect(list.length).toBeLessThanOrEqual(annotationLimit);
      }),
    );
  });
});
