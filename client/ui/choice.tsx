import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';

const cardClass =
  'flex min-h-11 cursor-pointer items-start gap-3 rounded-card border border-line-strong bg-raised p-4 transition-colors duration-150 hover:bg-hover has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary has-disabled:cursor-not-allowed has-disabled:opacity-60';

interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioCardsProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  /** With `onChange`, the chosen value; otherwise the browser keeps it, starting from `defaultValue`. */
  readonly value?: Value;
  readonly defaultValue?: Value;
  readonly onChange?: (value: Value) => void;
  readonly options: readonly RadioOption<Value>[];
  /** Columns from 640 px on. */
  readonly columns?: 1 | 2 | 3;
}

const columnClass = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' } as const;

/** One choice out of a few, each with room for an explanation. */
export function RadioCards<Value extends string>({ legend, name, value, defaultValue, onChange, options, columns = 1 }: RadioCardsProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className={cx('grid gap-3', columnClass[columns])}>
        {options.map((option) => (
          <label key={option.value} className={cardClass}>
            <input
              type="radio"
              name={name}
              value={option.value}
              {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
              disabled={option.disabled}
              onChange={() => onChange?.(option.value)}
              className="mt-1 size-4 shrink-0 accent-primary outline-none"
            />
            <span className="flex flex-col gap-0.5">
              <span className="font-medium">{option.label}</span>
              {option.description ? <span className="text-sm text-muted">{option.description}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly label: string;
  readonly description?: ReactNode;
}

/** A labeled checkbox with a 44 px target. */
export function Checkbox({ label, description, ...input }: CheckboxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
      <input {...input} type="checkbox" className="mt-1 size-4.5 shrink-0 accent-primary" />
      <span className="flex flex-col">
        <span>{label}</span>
        {description ? <span className="text-sm text-muted">{description}</span> : null}
      </span>
    </label>
  );
}
