import { useId, type ReactNode } from 'react';
import { Slider } from '#client/ui/slider.tsx';

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
export const StepsSlider = ({ label, steps, value, shown, onChange, describedBy }: StepsSliderProps) => (
  <Slider
    id={useId()}
    label={label}
    min={0}
    max={steps.length - 1}
    value={Math.max(0, steps.indexOf(value))}
    shown={shown(value)}
    onChange={(place) => onChange(steps[place] ?? value)}
    describedBy={describedBy}
    className="h-8 scroll-mb-40 pointer-coarse:h-11"
  />
);
