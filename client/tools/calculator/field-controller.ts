import type { RefObject } from 'react';
import { selectAll, stateOf, type FieldState } from '#core/calculator/field/field-state.ts';
import { placeWords } from '#core/calculator/field/place-words.ts';
import { writeTree, type Written } from '#core/calculator/field/write-tree.ts';
import { tell } from './field-drawing.ts';
import { FieldHistory } from './field-history.ts';

/** What its row gives a field, anew with each rendering. */
export interface FieldOptions {
  readonly functions: ReadonlySet<string>;
  readonly onText: (text: string) => void;
  readonly onEnter: () => void;
  /** To the row above or below. */
  readonly onStep: (by: -1 | 1) => void;
  /** Backspace in an empty field. */
  readonly onLeave: () => void;
}

/** The elements of a field, as far as they are there, and how it is drawn. */
interface FieldElements {
  readonly input: HTMLInputElement | null;
  readonly drawing: HTMLElement | null;
  /** Where moves of the cursor are told. */
  readonly told: HTMLElement | null;
  /** Otherwise the field's own text, cursor and selection are seen. */
  readonly isDrawn: RefObject<boolean>;
  readonly redraw: () => void;
  readonly drawCaret: () => void;
}

const notThere: FieldElements = { input: null, drawing: null, told: null, isDrawn: { current: false }, redraw: () => undefined, drawCaret: () => undefined };

/** What stands in a field and where its cursor is; the browser's own field is kept to both. */
export class FieldController {
  options: FieldOptions;
  elements = notThere;
  state: FieldState;
  /** The state as plain text. */
  written: Written;
  /** What pointed last: a tap leaves the browser to open its keyboard. */
  pointer = 'mouse';
  /** Before the word that a phone's keyboard is still composing. */
  composing: { readonly state: FieldState; readonly value: string } | null = null;
  readonly #history = new FieldHistory();
  /** The text as its row knows it. */
  #text: string;
  /** Where the browser's own cursor was put last. */
  #native: readonly [number | null, number | null] = [null, null];
  /** The cursor is to be drawn, and the browser told its place; the field's own text is not what is drawn any more. */
  #isDue = false;
  #isTold = false;
  #isStale = false;

  constructor(text: string, options: FieldOptions) {
    this.options = options;
    this.state = stateOf(text, options.functions);
    this.written = writeTree(this.state.line);
    this.#text = text;
  }

  /** Text that comes from elsewhere: a slider, a point that was dragged, a function that has a name now. What is being typed is never written over. */
  replace(text: string): void {
    const { input } = this.elements;
    if (document.activeElement === input) return;
    this.state = stateOf(text, this.options.functions);
    this.written = writeTree(this.state.line);
    this.#text = text;
    if (input && input.value !== text) input.value = text;
    this.redraw();
  }

  /** What stands there now, and its cursor. */
  take(state: FieldState): void {
    const { told, redraw } = this.elements;
    const changed = state.line !== this.state.line;
    tell(told, placeWords(this.state, state));
    this.state = state;
    if (changed) {
      this.written = writeTree(state.line);
      this.#isStale = true;
      redraw();
    }
    if (changed && this.written.text !== this.#text) {
      this.#text = this.written.text;
      this.options.onText(this.#text);
    }
    this.placeCaret();
  }

  /** Drawn anew: what draws is there now. */
  redraw(): void {
    this.elements.redraw();
    this.placeCaret();
  }

  /** A change that can be taken back. */
  edit(next: FieldState): void {
    if (next.line !== this.state.line) this.#history.keep(this.composing?.state ?? this.state);
    this.take(next);
  }

  undo(): void {
    const before = this.#history.undo(this.state);
    if (before) this.take(before);
  }

  redo(): void {
    const after = this.#history.redo(this.state);
    if (after) this.take(after);
  }

  /** A phone's keyboard has finished its word: the field's own text is written anew. */
  finishComposing(): void {
    this.composing = null;
    this.#isStale = true;
    this.placeCaret();
  }

  /** Once the row is rendered: to say and to ask where the cursor is has everything laid out, which then happens once for a key. */
  placeCaret(tellBrowser = true): void {
    if (!this.#isDue) queueMicrotask(() => this.#settle());
    this.#isDue = true;
    this.#isTold ||= tellBrowser;
  }

  #settle(): void {
    this.#isDue = false;
    const { input, drawCaret } = this.elements;
    if (input && !this.composing) {
      if (this.#isStale) input.value = this.written.text;
      this.#isStale = false;
      if (this.#isTold && document.activeElement === input) this.#select(input);
    }
    this.#isTold = false;
    drawCaret();
  }

  /** The cursor as the browser knows it. */
  #select(input: HTMLInputElement): void {
    const { anchor, cursor } = this.state;
    const [from, to] = [this.written.offsetOf(anchor ?? cursor), this.written.offsetOf(cursor)];
    input.setSelectionRange(Math.min(from, to), Math.max(from, to));
    this.#native = [input.selectionStart, input.selectionEnd];
  }

  /** Where the browser put its cursor by itself, as a phone's handles do. */
  follow(): void {
    const { input } = this.elements;
    if (!input || this.composing || document.activeElement !== input) return;
    const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    const [knownStart, knownEnd] = this.#native;
    if (start === knownStart && end === knownEnd) return;
    if (start === 0 && end === input.value.length && end > 0) this.take(selectAll(this.state));
    else if (knownStart !== null) this.take({ ...this.state, cursor: this.written.cursorAt(end), anchor: start === end ? null : this.written.cursorAt(start) });
  }
}
