import { useState } from 'react';
import type { Result } from '#core/calculator/language/calculate.ts';
import { exactForm, formatFraction, listText, mixedText, pointText, rationalText } from '#core/calculator/language/format.ts';
import { formatNumber } from '#core/calculator/language/fraction.ts';
import type { AngleUnit } from '#core/calculator/language/real.ts';
import type { Numbers } from '#core/calculator/language/values.ts';

/** The forms a number can be shown in, the decimal first. */
export function numberForms(value: number, exact: Extract<Result, { type: 'number' }>['exact']): readonly string[] {
  const decimal = formatNumber(value);
  if (!Number.isFinite(value)) return [decimal];
  const fraction = (exact && rationalText(exact)) ?? formatFraction(value);
  const mixed = fraction ? mixedText(value) : null;
  const other = fraction ? null : exactForm(value);
  return [decimal, ...[fraction, mixed, other].flatMap((form) => form ?? [])].filter((form, index, all) => all.indexOf(form) === index);
}

export function resultText(result: Result): string {
  switch (result.type) {
    case 'number':
      return formatNumber(result.value);
    case 'list':
      return listText(result.value);
    case 'point':
      return pointText(result.value, 8);
    case 'points':
      return `${result.value.length} points`;
  }
}

const spokenForm = (form: string) =>
  form.includes(' ') ? 'mixed number' : form.includes('/') || form.includes('√') || form.includes('π') ? 'exact form' : 'decimal';

interface ResultLineProps {
  readonly id: string;
  readonly result: Result;
  readonly otherUnit: number | Numbers | null;
  readonly unit: AngleUnit;
  readonly onUnit: (unit: AngleUnit) => void;
}

/** The value of a row; a tap changes between decimal, fraction and mixed number. Says so where the angle unit changes it. */
export function ResultLine({ id, result, otherUnit, unit, onUnit }: ResultLineProps) {
  const [chosen, setChosen] = useState(0);
  const forms = result.type === 'number' ? numberForms(result.value, result.exact) : [resultText(result)];
  const form = forms[chosen % forms.length] ?? '';
  const next = forms[(chosen + 1) % forms.length] ?? '';
  const other = unit === 'degrees' ? 'radians' : 'degrees';
  return (
    <div className="pb-1.5">
      <div className="flex items-center justify-end gap-1.5">
        <output id={id} className="tabular min-w-0 text-right text-base font-semibold break-words">
          = {form}
        </output>
        {forms.length > 1 ? (
          <button
            type="button"
            aria-label={`Show as ${spokenForm(next)}: ${next}`}
            title={`= ${next}`}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => setChosen(chosen + 1)}
            className="min-h-8 shrink-0 rounded-control border border-line px-1.5 text-xs text-muted hover:bg-hover pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          >
            a⁄b
          </button>
        ) : null}
      </div>
      {otherUnit === null ? null : (
        <p className="text-right text-xs text-muted">
          Angles are in {unit}.{' '}
          <button type="button" onClick={() => onUnit(other)} className="underline hover:text-ink pointer-coarse:min-h-11">
            In {other}: {typeof otherUnit === 'number' ? formatNumber(otherUnit, 6) : listText(otherUnit)}
          </button>
        </p>
      )}
    </div>
  );
}
