import { useRef, useState, type PointerEvent } from 'react';
import { Board, Readout, Slider } from './controls.tsx';
import { lineWidth, NumberLine, placeOn, valueAt } from './number-line.tsx';
import { clamp, num } from './numbers.ts';
import type { SettingsOf } from './settings.ts';

export const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
}

const [base, gap] = [150, 15];

export function DistributionInteractive({ settings: { min, max, name, ...given } }: { readonly settings: SettingsOf<'distribution'> }) {
  const [values, setValues] = useState<readonly number[]>(given.values);
  const [chosen, setChosen] = useState(given.values.length - 1);
  const svg = useRef<SVGSVGElement>(null);
  const place = placeOn(min, max);
  const move = (index: number, to: number) => setValues(values.with(index, clamp(Math.round(to), min, max)));
  const under = (event: PointerEvent) => {
    const box = svg.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return valueAt(min, max)(((event.clientX - box.left) * lineWidth) / box.width);
  };
  const [mean, median] = [meanOf(values), medianOf(values)];
  const heightOf = (index: number) => base - 10 - gap * values.slice(0, index).filter((value) => value === values[index]).length;
  const marks = [
    { label: 'mean', at: mean, className: 'fill-topic-red' },
    { label: 'median', at: median, className: 'fill-topic-blue' },
  ];
  return (
    <Board
      controls={
        <>
          <Slider
            label="Which dot"
            value={chosen + 1}
            min={1}
            max={values.length}
            step={1}
            shown={`${chosen + 1} of ${values.length}`}
            onChange={(dot) => setChosen(dot - 1)}
          />
          <Slider
            label="Its value"
            value={values[chosen] ?? min}
            min={min}
            max={max}
            step={1}
            shown={num(values[chosen] ?? min)}
            onChange={(to) => move(chosen, to)}
          />
          <Readout lines={[`Mean: ${num(mean)}`, `Median: ${num(median)}`]} />
        </>
      }
    >
      <svg
        ref={svg}
        role="img"
        aria-label={`Dot plot of ${name}: ${values.toSorted((a, b) => a - b).join(', ')}. Mean ${num(mean)}, median ${num(median)}.`}
        viewBox={`0 0 ${lineWidth} 225`}
        className="h-auto w-full max-w-[30rem] select-none font-serif"
      >
        <NumberLine min={min} max={max} y={base} />
        <text aria-hidden x={lineWidth / 2} y={base + 36} textAnchor="middle" className="fill-ink text-[13px] italic">
          {name}
        </text>
        {values.map((value, index) => (
          <circle
            key={index}
            aria-hidden
            cx={place(value)}
            cy={heightOf(index)}
            r={6.5}
            strokeWidth={index === chosen ? 2.5 : 0}
            className="cursor-grab touch-none fill-topic-green stroke-ink active:cursor-grabbing"
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              event.preventDefault();
              setChosen(index);
            }}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) move(index, under(event));
            }}
          />
        ))}
        {marks.map(({ label, at, className }, row) => (
          <g key={label} aria-hidden className={className}>
            <path d={`M${place(at)} ${base + 40 + row * 20}l-5 9h10z`} />
            <text x={place(at) + 10} y={base + 50 + row * 20} className="text-[13px]">
              {label}
            </text>
          </g>
        ))}
      </svg>
    </Board>
  );
}
