import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { FieldController, type FieldOptions } from './field-controller.ts';
import { listen } from './field-events.ts';
import { useFieldDrawing, whenDrawable } from './use-field-drawing.ts';

export interface MathFieldOptions extends FieldOptions {
  readonly text: string;
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
export function useMathField({ text, ...options }: MathFieldOptions): MathField {
  const { functions } = options;
  const input = useRef<HTMLInputElement>(null);
  const told = useRef<HTMLSpanElement>(null);
  const controller = useRef<FieldController>(null);
  controller.current ??= new FieldController(text, options);
  const field = controller.current;
  const { drawing, caret, marked, ...print } = useFieldDrawing(input, functions, () => field.state);

  useLayoutEffect(() => {
    field.options = options;
    field.elements = { input: input.current, drawing: drawing.current, told: told.current, ...print };
  });
  useLayoutEffect(() => {
    const listening = new AbortController();
    if (input.current) listen(field, input.current, listening.signal);
    return () => listening.abort();
  }, [field]);
  useLayoutEffect(() => field.replace(text), [field, text, functions]);
  useEffect(() => whenDrawable(() => field.redraw()), [field]);

  return { input, drawing, caret, marked, told };
}
