import type { ClipboardEvent } from 'react';
import { useMathField, type MathFieldOptions } from './use-math-field.ts';

interface MathFieldProps extends MathFieldOptions {
  readonly id: string;
  readonly label: string;
  readonly describedBy: string;
  readonly invalid: boolean;
  readonly placeholder: string;
  /** The on-screen keys are open: a phone's own keyboard stays away. */
  readonly ownKeys: boolean;
  readonly onFocus: () => void;
  /** True if what is pasted is no expression and has found its place elsewhere. */
  readonly onPasted: (text: string) => boolean;
}

/** A field for an expression, typeset while it is typed. */
export function MathField({ id, label, describedBy, invalid, placeholder, ownKeys, onFocus, onPasted, ...options }: MathFieldProps) {
  const { input, drawing, caret, marked, told } = useMathField(options);
  return (
    <div className="math-scroll">
      <div className="math-line">
        <div aria-hidden className="math-shown maths text-lg">
          <span ref={marked} hidden className="math-marked" />
          <div ref={drawing} />
          <span ref={caret} hidden className="math-caret" />
        </div>
        <input
          ref={input}
          id={id}
          data-type-here
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          defaultValue={options.text}
          placeholder={placeholder}
          inputMode={ownKeys && matchMedia('(pointer: coarse)').matches ? 'none' : 'text'}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onPaste={(event: ClipboardEvent) => {
            if (onPasted(event.clipboardData.getData('text/plain'))) event.preventDefault();
          }}
          onFocus={onFocus}
          className="math-input bg-transparent text-lg outline-none placeholder:text-muted"
        />
        <span ref={told} role="status" className="sr-only" />
      </div>
    </div>
  );
}
