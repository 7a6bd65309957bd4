import type { ReactNode } from 'react';

export interface SliderProps {
  readonly id: string;
  readonly name?: string;
  readonly label: ReactNode;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  /** The value in words. */
  readonly shown: string;
  readonly onChange: (value: number) => void;
  /** Id of the text that says more. */
  readonly describedBy?: string | undefined;
  /** Its height, and the space around it. */
  readonly className: string;
}

/** A whole number chosen by dragging or with the arrow keys, under its name and what it stands for. */
export const Slider = ({ id, name, label, min, max, value, shown, onChange, describedBy, className }: SliderProps) => (
  <div>
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <label htmlFor={id} className="min-w-0 font-medium">
        {label}
      </label>
      <span aria-hidden className="tabular">
        {shown}
      </span>
    </div>
    <input
      id={id}
      name={name}
      type="range"
      min={min}
      max={max}
      value={value}
      aria-valuetext={shown}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      className={`w-full accent-primary ${className}`}
    />
  </div>
);
