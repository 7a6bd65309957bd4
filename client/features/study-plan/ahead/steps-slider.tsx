import { useId, type ReactNode } from 'react';

export interface StepsSliderProps {
  readonly label: ReactNode;
  /** Its places in order; `value` is one of them. */
  readonly steps: readonly number[];
  readonly value: number;
  /** A place in words. */
  readonly shown: (value: number) => string;
  readonly onChange: (value: number) => void;
  /** Id of the text that says more. */
  readonly describedBy?: string;
}

/** A slider whose places need not be even; arrow keys go from one to the next. */
export function StepsSlider({ label, steps, value, shown, onChange, describedBy }: StepsSliderProps) {
  const id = useId();
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="min-w-0 font-medium">
          {label}
        </label>
        <span aria-hidden className="tabular">
          {shown(value)}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={steps.length - 1}
        value={Math.max(0, steps.indexOf(value))}
        aria-valuetext={shown(value)}
        aria-describedby={describedBy}
        onChange={(event) => onChange(steps[event.currentTarget.valueAsNumber] ?? value)}
        className="h-8 w-full scroll-mb-40 accent-primary pointer-coarse:h-11"
      />
    </div>
  );
}
