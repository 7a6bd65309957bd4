import fc from 'fast-check';
import katex from 'katex';
import { expect, test } from 'vitest';
import { drawTree } from './draw-tree.ts';
import { erasedForward, erasedTidily, erasedWord } from './erase.ts';
import { selectAll, stateOf, treeOf, type FieldState } from './field-state.ts';
import { moved, movedToEnd, movedVertically } from './move.ts';
import { meaningOf } from './same-meaning.ts';
import { lineAt, type Cursor, type Line } from './tree.ts';
import { inserted, typed } from './type.ts';
import { writeTree } from './write-tree.ts';

/** Whether a place is in the tree. */
const isPlace = (line: Line, { path, at }: Cursor): boolean => {
  let here = line;
  for (let step = 0; step < path.length; step += 2) {
    const inside = here[path[step] ?? -1]?.slots[path[step + 1] ?? -1];
    if (!inside) return false;
    here = inside;
  }
  return at >= 0 && at <= lineAt(line, path).length;
};
const none: ReadonlySet<string> = new Set();
const keys = [
  ...'0123456789xyabefn+-*/^_()[]{}|<>=~,.:!% °√π²÷',
  'sqrt',
  'pi',
  'sin',
  'log',
  'cbrt',
  'root(',
  'nCr(',
  'theta',
  'mean(',
  'sum_',
  'int_0',
  'd/dx',
  "'",
  ' for ',
];
const moves = ['←', '→', '↑', '↓', '⇤', '⇥', '⇧←', '⇧→', '⌫', '⌦', '⌃⌫', 'all', 'paste'];

function pressed(state: FieldState, key: string): FieldState {
  const does: Readonly<Record<string, () => FieldState>> = {
    '←': () => moved(state, -1),
    '→': () => moved(state, 1),
    '↑': () => movedVertically(state, -1) ?? state,
    '↓': () => movedVertically(state, 1) ?? state,
    '⇤': () => movedToEnd(state, -1),
    '⇥': () => movedToEnd(state, 1),
    '⇧←': () => moved(state, -1, true),
    '⇧→': () => moved(state, 1, true),
    '⌫': () => erasedTidily(state),
    '⌦': () => erasedForward(state),
    '⌃⌫': () => erasedWord(state),
    all: () => selectAll(state),
    paste: () => inserted(state, 'y=1/2x+3', none),
  };
  return does[key]?.() ?? Array.from(key).reduce(typed, state);
}

const anyKeys = fc.array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...keys) }, { weight: 1, arbitrary: fc.constantFrom(...moves) }), { maxLength: 30 });
const afterKeys = (all: readonly string[]) => all.reduce(pressed, stateOf('', none));

test('whatever is pressed, the cursor stays in the tree, and the text has a place for it', () => {
  fc.assert(
    fc.property(anyKeys, (all) => {
      let state = stateOf('', none);
      for (const key of all) {
        state = pressed(state, key);
        expect(isPlace(state.line, state.cursor)).toBe(true);
        if (state.anchor) expect(isPlace(state.line, state.anchor)).toBe(true);
        const { text, offsetOf, cursorAt } = writeTree(state.line);
        const offset = offsetOf(state.cursor);
        expect(offset).toBeGreaterThanOrEqual(0);
        expect(offset).toBeLessThanOrEqual(text.length);
        expect(offsetOf(cursorAt(offset))).toBe(offset);
      }
    }),
    { numRuns: 400 },
  );
});

test('what was typed means the same when it is read again from its text', () => {
  fc.assert(
    fc.property(anyKeys, (all) => {
      const { text } = writeTree(afterKeys(all).line);
      const meaning = meaningOf(text, none);
      const again = writeTree(treeOf(text, none)).text;
      expect(meaningOf(again, none)).toBe(meaning);
      // Once read, it stays as it is.
      if (meaning !== null) expect(writeTree(treeOf(again, none)).text).toBe(again);
    }),
    { numRuns: 400 },
  );
});

test('Backspace empties every field', () => {
  fc.assert(
    fc.property(anyKeys, (all) => {
      let state = movedToEnd(afterKeys(all), 1);
      for (let count = 0; count < 1_500 && state.line.length > 0; count += 1) state = erasedTidily(state);
      expect(state.line).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('→ from the beginning reaches the end through every place, and ← comes back', () => {
  fc.assert(
    fc.property(anyKeys, (all) => {
      const start = movedToEnd(afterKeys(all), -1);
      let state = start;
      const seen = [state.cursor];
      for (;;) {
        const next = moved(state, 1);
        if (next.cursor.path.length === 0 && next.cursor.at === state.cursor.at && state.cursor.path.length === 0) break;
        seen.push(next.cursor);
        state = next;
        expect(seen.length).toBeLessThan(2_000);
      }
      expect(state.cursor).toEqual({ path: [], at: start.line.length });
      for (const cursor of seen.toReversed().slice(1)) {
        state = moved(state, -1);
        expect(state.cursor).toEqual(cursor);
      }
    }),
    { numRuns: 200 },
  );
});

/** Expressions as the tree shows them, each with the text that surely means the same. */
const shown = fc.letrec<{ value: { readonly keys: string; readonly text: string } }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('2', '13', '0.5', 'x', 'a', 'π').map((text) => ({ keys: text, text })),
    fc.tuple(tie('value'), tie('value')).map(([a, b]) => ({ keys: `(${a.keys})/(${b.keys})→`, text: `((${a.text})/(${b.text}))` })),
    fc.tuple(tie('value'), tie('value')).map(([a, b]) => ({ keys: `(${a.keys})^0+${b.keys}→`, text: `((${a.text})^(0+${b.text}))` })),
    fc
      .tuple(tie('value'), tie('value'), fc.constantFrom('+', '-'))
      .map(([a, b, sign]) => ({ keys: `(${a.keys}${sign}${b.keys})`, text: `(${a.text}${sign}(${b.text}))` })),
    tie('value').map(({ keys: inside, text }) => ({ keys: `sqrt0+${inside}→`, text: `sqrt(0+${text})` })),
    fc.tuple(tie('value'), tie('value')).map(([a, b]) => ({ keys: `(∑n=1→0+${a.keys}→(${b.keys}))`, text: `(∑_{n=1}^{0+${a.text}}(${b.text}))` })),
    tie('value').map(({ keys: inside, text }) => ({ keys: `sin(${inside})`, text: `sin(${text})` })),
  ),
}));

test('what stands in the field means what it looks like', () => {
  fc.assert(
    fc.property(shown.value, ({ keys: all, text }) => {
      const { line } = Array.from(all).reduce(pressed, stateOf('', none));
      expect(meaningOf(writeTree(line).text, none), `${all} → ${writeTree(line).text}`).toBe(meaningOf(text, none));
    }),
    { numRuns: 400 },
  );
});

test('nothing that is pasted fails', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('()[]{}|^_/√\\frac 1x²⁻₂…,<')), maxLength: 40 }), (text) => {
      writeTree(treeOf(text, none));
    }),
    { numRuns: 500 },
  );
});

const draws = (line: Line) => katex.renderToString(drawTree(line, none), { output: 'html', throwOnError: true, strict: 'ignore', trust: true });

test('whatever is pressed can be drawn', () => {
  fc.assert(
    fc.property(anyKeys, (all) => {
      draws(afterKeys(all).line);
    }),
    { numRuns: 200 },
  );
});

test.each([...'≠∑∫∏∉√π∞−×·→é²'])('%s can be drawn: in a row, a restriction and a note', (sign) => {
  for (const text of [`x${sign}2`, `y=2{x${sign}0}`, `"x ${sign} 2`]) draws(treeOf(text, none));
});
