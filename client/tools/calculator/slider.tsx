import { useState } from 'react';

/** A letter's value, dragged or stepped; its reach grows when a larger number is typed. */
export function Slider({ name, value, onValue }: { readonly name: string; readonly value: number; readonly onValue: (value: number) => void }) {
  const [reach, setReach] = useState(10);
  if (Math.abs(value) > reach) setReach(10 ** Math.ceil(Math.log10(Math.abs(value))));
  return (
    <div className="tabular flex items-center gap-2 pb-2 text-xs text-muted">
      <span aria-hidden>−{reach}</span>
      <input
        type="range"
        aria-label={`Value of ${name}`}
        min={-reach}
        max={reach}
        step={reach / 100}
        value={value}
        onChange={(event) => onValue(Number(event.currentTarget.value))}
        className="h-8 min-w-0 grow accent-primary pointer-coarse:h-11"
      />
      <span aria-hidden>{reach}</span>
    </div>
  );
}
