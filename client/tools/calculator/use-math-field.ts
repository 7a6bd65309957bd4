import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useStableCallback } from '#client/ui/use-stable-callback.ts';
import { withoutSelection } from '#core/calculator/field/erase.ts';
import { selectAll, selectionOf, stateOf, type FieldState } from '#core/calculator/field/field-state.ts';
import { movedVertically } from '#core/calculator/field/move.ts';
import { placeWords } from '#core/calculator/field/place-words.ts';
import { lineAt } from '#core/calculator/field/tree.ts';
import { writeTree, type Written } from '#core/calculator/field/write-tree.ts';
import { placeAt, tell } from './field-drawing.ts';
import { asked, happened, pressed, stepTo } from './field-edits.ts';
import type { Key } from './keys.ts';
import { useFieldDrawing, whenDrawable } from './use-field-drawing.ts';
import { useFieldHistory } from './use-field-history.ts';

export interface MathFieldOptions {
  readonly text: string;
  readonly functions: ReadonlySet<string>;
  readonly onText: (text: string) => void;
  readonly onEnter: () => void;
  /** To the row above or below. */
  readonly onStep: (by: -1 | 1) => void;
  /** Backspace in an empty field. */
  readonly onLeave: () => void;
}

export interface MathField {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly drawing: RefObject<HTMLDivElement | null>;
  readonly caret: RefObject<HTMLSpanElement | null>;
  readonly marked: RefObject<HTMLSpanElement | null>;
  /** Where the cursor has gone, in words. */
  readonly told: RefObject<HTMLSpanElement | null>;
}

/**
 * A field of text that shows what is typed as print. The field itself, unseen above its drawing, is a real one: a phone's keyboard,
 * dictation and screen readers know it, and its value is the plain text.
 */
export function useMathField({ text, functions, onText, onEnter, onStep, onLeave }: MathFieldOptions): MathField {
  const input = useRef<HTMLInputElement>(null);
  const told = useRef<HTMLSpanElement>(null);
  const now = useRef<{ state: FieldState; written: Written } | null>(null);
  /** The text that `now` is the tree of, as its row knows it. */
  const known = useRef<string | null>(null);
  /** Where the browser's own cursor was put last. */
  const native = useRef<readonly [number | null, number | null]>([null, null]);
  /** The cursor is to be drawn, and the browser told its place; the field's own text is not what is drawn any more. */
  const isDue = useRef(false);
  const isTold = useRef(false);
  const isStale = useRef(false);
  /** What pointed last: a tap leaves the browser to open its keyboard. */
  const pointer = useRef('mouse');
  /** Before the word that a phone's keyboard is still composing. */
  const composing = useRef<{ readonly state: FieldState; readonly value: string } | null>(null);

  if (now.current === null) {
    const state = stateOf(text, functions);
    now.current = { state, written: writeTree(state.line) };
    known.current = text;
  }
  const held = () => now.current ?? { state: stateOf('', functions), written: writeTree([]) };

  const history = useFieldHistory();
  const { drawing, caret, marked, isDrawn, redraw, drawCaret } = useFieldDrawing(input, functions, () => held().state);
  const settle = () => {
    isDue.current = false;
    const field = input.current;
    if (field && !composing.current) {
      const { state, written } = held();
      if (isStale.current) field.value = written.text;
      isStale.current = false;
      if (isTold.current && document.activeElement === field) {
        const [from, to] = [written.offsetOf(state.anchor ?? state.cursor), written.offsetOf(state.cursor)];
        field.setSelectionRange(Math.min(from, to), Math.max(from, to));
        native.current = [field.selectionStart, field.selectionEnd];
      }
    }
    isTold.current = false;
    drawCaret();
  };
  /** Once the row is rendered: to say and to ask where the cursor is has everything laid out, which then happens once for a key. */
  const placeCaret = (tellBrowser = true) => {
    if (!isDue.current) queueMicrotask(settle);
    isDue.current = true;
    isTold.current ||= tellBrowser;
  };
  const take = (state: FieldState) => {
    const changed = state.line !== held().state.line;
    const written = changed ? writeTree(state.line) : held().written;
    tell(told.current, placeWords(held().state, state));
    now.current = { state, written };
    if (changed) {
      isStale.current = true;
      redraw();
    }
    if (changed && written.text !== known.current) {
      known.current = written.text;
      onText(written.text);
    }
    placeCaret();
  };
  const edit = (next: FieldState) => {
    const { state } = held();
    if (next.line !== state.line) history.keep(composing.current?.state ?? state);
    take(next);
  };
  const turn = (way: 'back' | 'forth') => {
    const next = history.turn(way, held().state);
    if (next) take(next);
  };
  /** Where the browser put its cursor by itself, as a phone's handles do. */
  const follow = () => {
    const field = input.current;
    const { state, written } = held();
    if (!field || composing.current || document.activeElement !== field) return;
    const [start, end] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
    if (start === native.current[0] && end === native.current[1]) return;
    if (start === 0 && end === field.value.length && end > 0) take(selectAll(state));
    else if (native.current[0] !== null) take({ ...state, cursor: written.cursorAt(end), anchor: start === end ? null : written.cursorAt(start) });
  };

  const onKeyDown = useStableCallback((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const { state } = held();
    const command = event.ctrlKey || event.metaKey;
    const letter = event.key.toLowerCase();
    follow();
    const vertical = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    const stepped = event.altKey ? null : stepTo(held().state, event);
    if (event.key === 'Enter') onEnter();
    else if (stepped) take(stepped);
    else if (vertical !== null) {
      const next = movedVertically(held().state, vertical);
      if (next) take(next);
      else onStep(vertical);
    } else if (event.key === 'Backspace' && state.line.length === 0) {
      if (event.repeat) return;
      onLeave();
    } else if (command && letter === 'a') take(selectAll(state));
    else if (command && (letter === 'y' || (letter === 'z' && event.shiftKey))) turn('forth');
    else if (command && letter === 'z') turn('back');
    else return;
    event.preventDefault();
  });
  const onBeforeInput = useStableCallback((event: InputEvent) => {
    // What cannot be prevented is seen once it has happened.
    if (event.isComposing || composing.current || !event.cancelable) return;
    follow();
    const next = asked(event, held().state, functions);
    if (event.inputType === 'historyUndo') turn('back');
    else if (event.inputType === 'historyRedo') turn('forth');
    else if (next) edit(next);
    else return;
    event.preventDefault();
  });
  const onInput = useStableCallback(() => {
    const field = input.current;
    if (!field) return;
    const base = composing.current ?? { state: held().state, value: held().written.text };
    if (composing.current || field.value !== base.value) edit(happened(base.state, base.value, field.value, functions));
  });
  const onComposition = useStableCallback((event: CompositionEvent) => {
    if (event.type === 'compositionstart') {
      follow();
      composing.current = { state: held().state, value: input.current?.value ?? '' };
      return;
    }
    composing.current = null;
    isStale.current = true;
    placeCaret();
  });
  const onCopy = useStableCallback((event: ClipboardEvent) => {
    const { state } = held();
    const selection = selectionOf(state);
    if (!selection) return;
    event.clipboardData?.setData('text/plain', writeTree(lineAt(state.line, selection.path).slice(selection.from, selection.to)).text);
    event.preventDefault();
    if (event.type === 'cut') edit(withoutSelection(state));
  });
  const onKey = useStableCallback((event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    edit(pressed(held().state, event.detail as Key, functions));
  });
  const onPoint = useStableCallback((event: MouseEvent) => {
    const field = input.current;
    if (!field || !drawing.current || !isDrawn.current) return;
    const at = placeAt(drawing.current, held().state.line, event.clientX, event.clientY);
    const { state } = held();
    if (event.type === 'dblclick') return take(selectAll(state));
    if (event.type === 'click') {
      if (pointer.current !== 'mouse') take({ ...state, cursor: at, anchor: null });
    } else if (pointer.current !== 'mouse') return;
    else if (event.type === 'mousemove') {
      if (event.buttons === 1 && document.activeElement === field) take({ ...state, cursor: at, anchor: state.anchor ?? state.cursor });
    } else if (event.button === 0) {
      event.preventDefault();
      field.focus({ preventScroll: true });
      take({ ...state, cursor: at, anchor: event.shiftKey ? (state.anchor ?? state.cursor) : null });
    }
  });
  const onPointer = useStableCallback((event: PointerEvent) => {
    pointer.current = event.pointerType;
  });
  const onFocusChange = useStableCallback(() => {
    placeCaret(false);
    // What the browser has selected by itself, as the Tab key does, is known only after this event.
    setTimeout(() => {
      follow();
      placeCaret();
    });
  });
  const onSelection = useStableCallback(() => follow());

  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return undefined;
    const listeners: readonly (readonly [string, (event: never) => void])[] = [
      ['keydown', onKeyDown],
      ['beforeinput', onBeforeInput],
      ['input', onInput],
      ['compositionstart', onComposition],
      ['compositionend', onComposition],
      ['copy', onCopy],
      ['cut', onCopy],
      ['calculator-key', onKey],
      ['pointerdown', onPointer],
      ['mousedown', onPoint],
      ['mousemove', onPoint],
      ['click', onPoint],
      ['dblclick', onPoint],
      ['focusin', onFocusChange],
      ['focusout', onFocusChange],
    ];
    for (const [name, listener] of listeners) field.addEventListener(name, listener as EventListener);
    document.addEventListener('selectionchange', onSelection);
    return () => {
      for (const [name, listener] of listeners) field.removeEventListener(name, listener as EventListener);
      document.removeEventListener('selectionchange', onSelection);
    };
  }, [onKeyDown, onBeforeInput, onInput, onComposition, onCopy, onKey, onPoint, onPointer, onFocusChange, onSelection]);

  useLayoutEffect(() => {
    // The text came from elsewhere: a slider, a point that was dragged, a function that has a name now. What is being typed is never written over.
    if (document.activeElement === input.current) return;
    const state = stateOf(text, functions);
    known.current = text;
    now.current = { state, written: writeTree(state.line) };
    if (input.current && input.current.value !== text) input.current.value = text;
    redraw();
    placeCaret();
  }, [text, functions]);

  useEffect(
    () =>
      whenDrawable(() => {
        redraw();
        placeCaret();
      }),
    [],
  );

  return { input, drawing, caret, marked, told };
}
