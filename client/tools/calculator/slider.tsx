import { Pause, Play, Settings2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import type { Row } from '#core/calculator/rows/row.ts';
import { formatNumber } from '#core/calculator/language/fraction.ts';
import { NumberField } from './number-field.tsx';

type Span = NonNullable<Row['slider']>;

/** −10 to 10, or farther if the value is. */
function spanAround(value: number): Span {
  const reach = Math.abs(value) <= 10 ? 10 : 10 ** Math.ceil(Math.log10(Math.abs(value)));
  return { from: -reach, to: reach, step: reach / 100 };
}
const rounded = (value: number) => Number(value.toPrecision(10));
const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
/** From one end to the other in about five seconds. */
const sweep = { everyMs: 50, steps: 100 } as const;

interface SliderProps {
  readonly name: string;
  readonly value: number;
  readonly span: Span | undefined;
  readonly onValue: (value: number) => void;
  readonly onSpan: (span: Span) => void;
}

/** Moves the value back and forth while it plays. */
function usePlay({ value, span, onValue }: { readonly value: number; readonly span: Span; readonly onValue: (value: number) => void }) {
  const [playing, setPlaying] = useState(false);
  const [up, setUp] = useState(true);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(
      () => {
        const stride = Math.max(span.step, Math.round((span.to - span.from) / sweep.steps / span.step) * span.step);
        const next = value + (up ? stride : -stride);
        if (next > span.to || next < span.from) setUp(!up);
        onValue(rounded(Math.max(span.from, Math.min(span.to, next))));
      },
      reducedMotion() ? sweep.everyMs * 10 : sweep.everyMs,
    );
    return () => clearTimeout(timer);
  }, [playing, up, value, span, onValue]);
  return { playing, toggle: () => setPlaying(!playing) };
}

/** A letter's value, dragged, stepped or played; its ends and step can be set. */
export function Slider({ name, value, span: chosen, onValue, onSpan }: SliderProps) {
  const span = chosen && value >= chosen.from && value <= chosen.to ? chosen : { ...spanAround(value), ...(chosen && { step: chosen.step }) };
  const { playing, toggle } = usePlay({ value, span, onValue });
  const [setting, setSetting] = useState(false);
  const setEnd = (change: Partial<Span>) => {
    const next = { ...span, ...change };
    if (next.from < next.to && next.step > 0) onSpan(next);
  };
  return (
    <div className="row-slider pb-1.5 text-xs text-muted">
      <div className="tabular flex items-center gap-1.5">
        <IconButton label={playing ? `Stop ${name}` : `Play ${name}`} className="size-8! pointer-coarse:size-11!" onClick={toggle}>
          {playing ? <Pause aria-hidden size={14} /> : <Play aria-hidden size={14} />}
        </IconButton>
        <span aria-hidden>{formatNumber(span.from, 4)}</span>
        <input
          type="range"
          aria-label={`Value of ${name}`}
          min={span.from}
          max={span.to}
          step={span.step}
          value={value}
          onChange={(event) => onValue(Number(event.currentTarget.value))}
          className="h-8 min-w-0 grow accent-primary pointer-coarse:h-11"
        />
        <span aria-hidden>{formatNumber(span.to, 4)}</span>
        <IconButton label={`Range of ${name}`} aria-expanded={setting} className="size-8! pointer-coarse:size-11!" onClick={() => setSetting(!setting)}>
          <Settings2 aria-hidden size={14} />
        </IconButton>
      </div>
      {setting ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-sm">
          <NumberField label="from" value={span.from} onValue={(from) => setEnd({ from })} />
          <NumberField label="to" value={span.to} onValue={(to) => setEnd({ to })} />
          <NumberField label="step" value={span.step} onValue={(step) => setEnd({ step })} />
        </div>
      ) : null}
    </div>
  );
}
