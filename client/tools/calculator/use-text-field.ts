import { useCallback, useRef, type RefObject } from 'react';

export interface TextField {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** Replaces the selection; the caret goes `back` characters before the end of what was inserted. */
  readonly insert: (text: string, back?: number) => void;
  readonly erase: () => void;
  readonly set: (text: string) => void;
  readonly moveCaret: (by: number) => void;
}

/** An uncontrolled text field edited by on-screen keys as well; `onText` hears of every change made here. */
export function useTextField(onText: (text: string) => void): TextField {
  const ref = useRef<HTMLInputElement>(null);
  const edit = useCallback(
    (change: (field: HTMLInputElement, start: number, end: number) => void) => {
      const field = ref.current;
      if (!field) return;
      change(field, field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length);
      field.focus({ preventScroll: true });
      onText(field.value);
    },
    [onText],
  );
  return {
    ref,
    insert: (text, back = 0) =>
      edit((field, start, end) => {
        field.setRangeText(text, start, end, 'end');
        if (back > 0) field.setSelectionRange(start + text.length - back, start + text.length - back);
      }),
    erase: () => edit((field, start, end) => field.setRangeText('', start === end ? Math.max(0, start - 1) : start, end, 'end')),
    set: (text) =>
      edit((field) => {
        field.value = text;
      }),
    moveCaret: (by) => edit((field, start) => field.setSelectionRange(Math.max(0, start + by), Math.max(0, start + by))),
  };
}
