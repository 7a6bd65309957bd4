import { useState } from 'react';
import { Board, Readout, Slider } from './controls.tsx';
import { lineWidth, NumberLine, placeOn } from './number-line.tsx';
import { niceStep, num } from './numbers.ts';
import type { SettingsOf } from './settings.ts';

/** Twice the standard error, the usual margin at 95%. */
export const marginOf = (spread: number, sampleSize: number): number => (2 * spread) / Math.sqrt(sampleSize);

const sizes = [10, 25, 50, 100, 200, 400, 800, 1600, 3200, 5000];

export function MarginOfErrorInteractive({ settings: { estimate, unit, name, ...given } }: { readonly settings: SettingsOf<'margin-of-error'> }) {
  const offered = [...new Set([...sizes, given.sampleSize])].toSorted((a, b) => a - b);
  const [size, setSize] = useState(given.sampleSize);
  const [spread, setSpread] = useState(given.spread);
  const margin = marginOf(spread, size);
  const reach = marginOf(given.spread * 1.5, 25);
  const [min, max] = [estimate - reach, estimate + reach];
  const place = placeOn(min, max);
  const step = niceStep(given.spread / 20);
  const withUnit = (value: number) => (unit === '%' ? `${num(value, 1)}%` : `${num(value, 1)} ${unit}`);
  const [from, to] = [Math.max(min, estimate - margin), Math.min(max, estimate + margin)];
  return (
    <Board
      controls={
        <>
          <Slider
            label="People asked"
            value={offered.indexOf(size)}
            min={0}
            max={offered.length - 1}
            step={1}
            shown={num(size)}
            onChange={(index) => setSize(offered[index] ?? size)}
          />
          <Slider label="Spread of the answers" value={spread} min={step} max={given.spread * 1.5} step={step} shown={withUnit(spread)} onChange={setSpread} />
          <Readout lines={[`Margin of error: about ${withUnit(margin)}`, `Plausible: ${withUnit(estimate - margin)} to ${withUnit(estimate + margin)}`]} />
        </>
      }
    >
      <svg
        role="img"
        aria-label={`The estimate for ${name} is ${withUnit(estimate)}, and the interval around it reaches from ${withUnit(estimate - margin)} to ${withUnit(estimate + margin)}`}
        viewBox={`0 0 ${lineWidth} 130`}
        className="h-auto w-full max-w-[30rem] select-none font-serif"
      >
        <g aria-hidden>
          <rect x={place(from)} width={Math.max(2, place(to) - place(from))} y={48} height={20} rx={4} className="fill-topic-blue/25" />
          <line x1={place(from)} x2={place(to)} y1={58} y2={58} strokeWidth={2.5} className="stroke-topic-blue" />
          <circle cx={place(estimate)} cy={58} r={6} className="fill-topic-blue" />
          <text x={place(estimate)} y={36} textAnchor="middle" className="fill-ink text-[14px]">
            {withUnit(estimate)}
          </text>
        </g>
        <NumberLine min={min} max={max} y={84} />
        <text aria-hidden x={lineWidth / 2} y={122} textAnchor="middle" className="fill-ink text-[13px] italic">
          {name}
        </text>
      </svg>
    </Board>
  );
}
