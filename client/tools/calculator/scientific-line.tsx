import { useState, type KeyboardEvent, type RefObject } from 'react';
import { MathText } from '#client/ui/question/math-text.tsx';
import { calculate } from '#core/calculator/language/calculate.ts';
import { formatNumber } from '#core/calculator/language/fraction.ts';
import type { AngleUnit } from '#core/calculator/language/real.ts';
import { typeset } from '#core/calculator/language/typeset.ts';
import { resultText } from './result-line.tsx';

interface ScientificLineProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly unit: AngleUnit;
  /** What names in the line stand for. */
  readonly values: Parameters<typeof calculate>[2];
  readonly error: string;
  readonly onTyped: (input: HTMLInputElement) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The line to type in, with its value so far, and below it the line in print and what is wrong with it. */
export function ScientificLine({ input, text, unit, values, error, onTyped, onKeyDown }: ScientificLineProps) {
  const [kept] = useState(text);
  const preview = text.trim() === '' ? null : calculate(text, unit, values);
  const print = typeset(text);
  return (
    <div className="shrink-0 border-t border-line px-3 pt-2">
      <div className="flex min-h-12 items-center gap-3 rounded-control border border-line-strong bg-paper px-3 focus-within:outline-2 focus-within:outline-primary">
        <input
          ref={input}
          data-type-here
          aria-label="Expression"
          aria-invalid={error !== ''}
          aria-describedby="scientific-error"
          defaultValue={kept}
          inputMode={matchMedia('(pointer: coarse)').matches ? 'none' : 'text'}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onInput={(event) => onTyped(event.currentTarget)}
          onKeyDown={onKeyDown}
          className="tabular h-11 min-w-0 grow bg-transparent text-lg outline-none"
        />
        <output className="tabular shrink-0 text-muted">{preview?.ok ? `= ${resultText(preview.result)}` : ''}</output>
      </div>
      {print !== null && /[\\^_]/.test(print) ? (
        <div aria-hidden className="overflow-hidden pt-1 text-muted">
          <MathText tex={print} />
        </div>
      ) : null}
      {preview?.ok && preview.otherUnit !== null ? (
        <p className="pt-0.5 text-xs text-muted">
          Angles are in {unit}. In {unit === 'degrees' ? 'radians' : 'degrees'}: {formatNumber(preview.otherUnit, 6)}
        </p>
      ) : null}
      <p id="scientific-error" role="alert" className="min-h-6 py-0.5 text-sm text-danger">
        {error}
      </p>
    </div>
  );
}
