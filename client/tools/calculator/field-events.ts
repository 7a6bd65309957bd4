/** What a math field does at each event of the browser's own field. */
import { withoutSelection } from '#core/calculator/field/erase.ts';
import { selectAll, selectionOf } from '#core/calculator/field/field-state.ts';
import { movedVertically } from '#core/calculator/field/move.ts';
import { lineAt } from '#core/calculator/field/tree.ts';
import { writeTree } from '#core/calculator/field/write-tree.ts';
import type { FieldController } from './field-controller.ts';
import { placeAt } from './field-drawing.ts';
import { asked, happened, pressed, stepTo } from './field-edits.ts';
import type { Key } from './keys.ts';

/** A key held down does not delete the row after the last of what stands in it. */
function leave(field: FieldController, { repeat }: KeyboardEvent): boolean {
  if (!repeat) field.options.onLeave();
  return !repeat;
}

function stepVertically(field: FieldController, by: -1 | 1): boolean {
  const next = movedVertically(field.state, by);
  if (next) field.take(next);
  else field.options.onStep(by);
  return true;
}

/** Undo, redo, and all of it selected. */
function onShortcut(field: FieldController, { key, shiftKey }: KeyboardEvent): boolean {
  const letter = key.toLowerCase();
  if (letter === 'a') field.take(selectAll(field.state));
  else if (letter === 'y' || (letter === 'z' && shiftKey)) field.redo();
  else if (letter === 'z') field.undo();
  else return false;
  return true;
}

/** Whether the key is dealt with: the browser does nothing of its own then. */
function handleKey(field: FieldController, event: KeyboardEvent): boolean {
  const isEmpty = field.state.line.length === 0;
  field.follow();
  const stepped = event.altKey ? null : stepTo(field.state, event);
  if (event.key === 'Enter') {
    field.options.onEnter();
    return true;
  }
  if (stepped) {
    field.take(stepped);
    return true;
  }
  if (event.key === 'ArrowUp') return stepVertically(field, -1);
  if (event.key === 'ArrowDown') return stepVertically(field, 1);
  if (event.key === 'Backspace' && isEmpty) return leave(field, event);
  return (event.ctrlKey || event.metaKey) && onShortcut(field, event);
}

function onKeyDown(field: FieldController, event: KeyboardEvent): void {
  if (!event.isComposing && handleKey(field, event)) event.preventDefault();
}

function onBeforeInput(field: FieldController, event: InputEvent): void {
  // What cannot be prevented is seen once it has happened.
  if (event.isComposing || field.composing || !event.cancelable) return;
  field.follow();
  const next = asked(event, field.state, field.options.functions);
  if (event.inputType === 'historyUndo') field.undo();
  else if (event.inputType === 'historyRedo') field.redo();
  else if (next) field.edit(next);
  else return;
  event.preventDefault();
}

function onInput(field: FieldController): void {
  const { input } = field.elements;
  if (!input) return;
  const base = field.composing ?? { state: field.state, value: field.written.text };
  if (field.composing || input.value !== base.value) field.edit(happened(base.state, base.value, input.value, field.options.functions));
}

function onCompositionStart(field: FieldController): void {
  field.follow();
  field.composing = { state: field.state, value: field.elements.input?.value ?? '' };
}

function onCopy(field: FieldController, event: ClipboardEvent): void {
  const { state } = field;
  const selection = selectionOf(state);
  if (!selection) return;
  event.clipboardData?.setData('text/plain', writeTree(lineAt(state.line, selection.path).slice(selection.from, selection.to)).text);
  event.preventDefault();
  if (event.type === 'cut') field.edit(withoutSelection(state));
}

/** An on-screen key. */
function onKey(field: FieldController, event: Event): void {
  if (!(event instanceof CustomEvent)) return;
  event.preventDefault();
  field.edit(pressed(field.state, event.detail as Key, field.options.functions));
}

function onPointerDown(field: FieldController, event: PointerEvent): void {
  field.pointer = event.pointerType;
}

/** Clicks, taps and drags: the cursor goes to what is drawn there. */
function onMouse(field: FieldController, event: MouseEvent): void {
  const { input, drawing, isDrawn } = field.elements;
  if (!input || !drawing || !isDrawn.current) return;
  const { state } = field;
  if (event.type === 'dblclick') return field.take(selectAll(state));
  const isMouse = field.pointer === 'mouse';
  const at = placeAt(drawing, state.line, event.clientX, event.clientY);
  if (event.type === 'click' && !isMouse) field.take({ ...state, cursor: at, anchor: null });
  if (event.type === 'mousemove' && isMouse && event.buttons === 1 && document.activeElement === input)
    field.take({ ...state, cursor: at, anchor: state.anchor ?? state.cursor });
  if (event.type === 'mousedown' && isMouse && event.button === 0) {
    event.preventDefault();
    input.focus({ preventScroll: true });
    field.take({ ...state, cursor: at, anchor: event.shiftKey ? (state.anchor ?? state.cursor) : null });
  }
}

function onFocusChange(field: FieldController): void {
  field.placeCaret(false);
  // What the browser has selected by itself, as the Tab key does, is known only after this event.
  setTimeout(() => {
    field.follow();
    field.placeCaret();
  });
}

type Handler = (field: FieldController, event: never) => void;
const handlers: readonly (readonly [events: readonly string[], handler: Handler])[] = [
  [['keydown'], onKeyDown],
  [['beforeinput'], onBeforeInput],
  [['input'], onInput],
  [['compositionstart'], onCompositionStart],
  [['compositionend'], (field) => field.finishComposing()],
  [['copy', 'cut'], onCopy],
  [['calculator-key'], onKey],
  [['pointerdown'], onPointerDown],
  [['mousedown', 'mousemove', 'click', 'dblclick'], onMouse],
  [['focusin', 'focusout'], onFocusChange],
];

/** Until the signal: what happens in the browser's own field happens in the math field. */
export function listen(field: FieldController, input: HTMLInputElement, signal: AbortSignal): void {
  for (const [events, handler] of handlers) for (const name of events) input.addEventListener(name, (event) => handler(field, event as never), { signal });
  document.addEventListener('selectionchange', () => field.follow(), { signal });
}
