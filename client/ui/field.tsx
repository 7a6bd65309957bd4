import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { cx } from './class-names.ts';

const controlClass =
  'w-full rounded-control border border-line-strong bg-raised px-3.5 text-base text-ink transition-colors duration-150 placeholder:text-muted focus-visible:border-primary focus-visible:outline-2 focus-visible:outline-offset-0 aria-invalid:border-danger disabled:opacity-60';

interface FieldText {
  readonly label: string;
  /** A hint under the label. */
  readonly description?: ReactNode;
  /** What is wrong with the entry, in words fit to show. */
  readonly error?: string | undefined;
}

interface FrameProps extends FieldText {
  readonly id: string;
  /** The error comes by itself, some time after the entry: it is read out. */
  readonly announced?: boolean;
  readonly children: ReactNode;
}

export const describedBy = (id: string, { description, error }: FieldText) =>
  [description ? `${id}-description` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;

export function FieldFrame({ id, label, description, error, announced, children }: FrameProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {label}
      </label>
      {description ? (
        <p id={`${id}-description`} className="text-sm text-muted">
          {description}
        </p>
      ) : null}
      {children}
      {error ? (
        <p id={`${id}-error`} role={announced ? 'alert' : undefined} className="text-sm text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & FieldText;

/** A labeled text input; uncontrolled unless `value` is given, so fast typing loses nothing. */
export function TextField({ label, description, error, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} description={description} error={error}>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, description, error })}
        className={cx(controlClass, 'h-12')}
      />
    </FieldFrame>
  );
}

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & FieldText;

/** A labeled text of several lines. */
export function TextArea({ label, description, error, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} description={description} error={error}>
      <textarea
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, description, error })}
        className={cx(controlClass, 'py-2.5')}
      />
    </FieldFrame>
  );
}

/** A password input whose entry can be shown. */
export function PasswordField({ label, description, error, ...input }: Omit<TextFieldProps, 'type'>) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame id={id} label={label} description={description} error={error}>
      <div className="relative">
        <input
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { label, description, error })}
          className={cx(controlClass, 'h-12 pr-13')}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={`Show ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0.5 right-0.5 inline-flex w-11 items-center justify-center rounded-control text-muted hover:text-ink"
        >
          <Icon aria-hidden size={20} />
        </button>
      </div>
    </FieldFrame>
  );
}

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'className'> &
  FieldText & { readonly options: readonly { readonly value: string; readonly label: string }[] };

/** A labeled native select: the platform's own list is the best one on a phone. */
export function SelectField({ label, description, error, options, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} description={description} error={error}>
      <div className="relative">
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { label, description, error })}
          className={cx(controlClass, 'h-12 appearance-none truncate pr-10')}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {/* The browser's own arrow sticks to the border. */}
        <ChevronDown aria-hidden size={18} className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted" />
      </div>
    </FieldFrame>
  );
}
