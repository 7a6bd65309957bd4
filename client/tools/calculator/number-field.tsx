import { calculate } from '#core/calculator/language/calculate.ts';
import { typedNumber } from '#core/calculator/language/fraction.ts';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onValue: (value: number) => void;
}

/** A small field for a number, also typed as 2π or 1/3; invalid input leaves the value unchanged. */
export function NumberField({ label, value, onValue }: NumberFieldProps) {
  const shown = typedNumber(Number(value.toPrecision(6)));
  const commit = (field: HTMLInputElement) => {
    const found = calculate(field.value, 'radians');
    if (found.ok && found.result.type === 'number') onValue(found.result.value);
    else field.value = shown;
  };
  return (
    <label className="flex items-center gap-1.5 text-muted">
      {label}
      <input
        key={value}
        defaultValue={shown}
        autoComplete="off"
        onBlur={(event) => commit(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit(event.currentTarget);
        }}
        className="tabular h-9 w-16 rounded-control border border-line-strong bg-paper px-2 text-ink pointer-coarse:h-11"
      />
    </label>
  );
}
