import type { ReactNode } from 'react';
import { cx } from '#client/ui/class-names.ts';
import { RichText } from '#client/ui/question/rich-text.tsx';

/** A drawing and what moves it, side by side where there is room. */
export const Board = ({ children, controls }: { readonly children: ReactNode; readonly controls: ReactNode }) => (
  <div className="grid items-center gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_16rem] print:block">
    <div className="min-w-0">{children}</div>
    <div className="flex min-w-0 flex-col gap-3">{controls}</div>
  </div>
);

/** One number to change: by pointer, arrow keys, or a screen reader's own way. */
export function Slider({
  label,
  value,
  min,
  max,
  step,
  shown,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value in words. */
  readonly shown: string;
  readonly onChange: (value: number) => void;
}) {
  return (
    <label className="study-controls block text-sm">
      <span className="flex justify-between gap-3">
        <span>{label}</span>
        <span className="font-medium tabular">{shown}</span>
      </span>
      <input
        type="range"
        className="h-8 w-full accent-primary pointer-coarse:h-11"
        value={value}
        min={min}
        max={max}
        step={step}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

/** What follows from how things stand; read out when it changes. Rich text. */
export const Readout = ({ lines }: { readonly lines: readonly string[] }) => (
  <div aria-live="polite" className="flex flex-col gap-1.5 rounded-control bg-sunken px-3 py-2.5 text-base">
    {lines.map((line, index) => (
      <p key={index} className="py-0.5 [&_.maths]:whitespace-nowrap">
        <RichText inline text={line} />
      </p>
    ))}
  </div>
);

export type Tone = 'good' | 'bad' | null;

/** One of several things to pick. */
export function PickButton({
  picked,
  tone = null,
  className,
  onPick,
  children,
}: {
  readonly picked: boolean;
  readonly tone?: Tone;
  readonly className?: string;
  readonly onPick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={picked}
      onClick={onPick}
      className={cx(
        'min-h-9 rounded-control border px-3 py-1.5 text-left text-base transition-colors duration-150 pointer-coarse:min-h-11',
        picked && tone === 'good' && 'border-success bg-success-soft',
        picked && tone === 'bad' && 'border-danger bg-danger-soft',
        picked && tone === null && 'border-primary bg-primary-soft',
        !picked && 'border-line-strong bg-raised hover:bg-hover',
        className,
      )}
    >
      {children}
    </button>
  );
}
