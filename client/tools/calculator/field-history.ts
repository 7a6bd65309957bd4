import type { FieldState } from '#core/calculator/field/field-state.ts';

/** How many edits can be taken back. */
const maxUndos = 300;

/** What a field was before its edits, and what it was before they were taken back. */
export class FieldHistory {
  #past: FieldState[] = [];
  #future: FieldState[] = [];

  /** An edit of this is being made. */
  keep(before: FieldState): void {
    if (this.#past.at(-1) !== before) this.#past = [...this.#past.slice(-maxUndos), before];
    this.#future = [];
  }

  /** What the field was one edit earlier; undefined if it never was. */
  undo(now: FieldState): FieldState | undefined {
    const next = this.#past.pop();
    if (next) this.#future.push(now);
    return next;
  }

  /** What it was before the last edit was taken back. */
  redo(now: FieldState): FieldState | undefined {
    const next = this.#future.pop();
    if (next) this.#past.push(now);
    return next;
  }
}
