import { useState } from 'react';
import { Board, Readout, Slider } from './controls.tsx';
import { num, tex } from './numbers.ts';
import type { SettingsOf } from './settings.ts';

export function RightTriangleInteractive({ settings: { legs } }: { readonly settings: SettingsOf<'right-triangle'> }) {
  const [base, setBase] = useState(legs[0]);
  const [height, setHeight] = useState(legs[1]);
  const most = Math.ceil(Math.max(...legs) * 1.6);
  const step = most > 20 ? 1 : 0.5;
  const scale = 240 / most;
  const [x, y] = [40 + base * scale, 260 - height * scale];
  const long = Math.hypot(base, height);
  const angle = (Math.atan2(height, base) * 180) / Math.PI;
  const [arcX, arcY] = [40 + 26 * Math.cos((angle * Math.PI) / 180), 260 - 26 * Math.sin((angle * Math.PI) / 180)];
  return (
    <Board
      controls={
        <>
          <Slider label="Leg a (next to the angle)" value={base} min={step} max={most} step={step} shown={num(base)} onChange={setBase} />
          <Slider label="Leg b (opposite it)" value={height} min={step} max={most} step={step} shown={num(height)} onChange={setHeight} />
          <Readout
            lines={[
              `\\(c=\\sqrt{a^2+b^2}\\approx ${tex(long)}\\)`,
              `Angle: about \\(${tex(angle, 1)}^\\circ\\)`,
              `\\(\\sin=\\frac{b}{c}\\approx ${tex(height / long)}\\)`,
              `\\(\\cos=\\frac{a}{c}\\approx ${tex(base / long)}\\)`,
              `\\(\\tan=\\frac{b}{a}\\approx ${tex(height / base)}\\)`,
            ]}
          />
        </>
      }
    >
      <svg
        role="img"
        aria-label={`A right triangle with legs ${num(base)} and ${num(height)} and hypotenuse about ${num(long)}`}
        viewBox="0 0 330 300"
        className="h-auto w-full max-w-[24rem] select-none font-serif"
      >
        <g aria-hidden className="text-[15px] italic">
          <polygon points={`40,260 ${x},260 ${x},${y}`} strokeWidth={2.5} strokeLinejoin="round" className="fill-topic-blue/15 stroke-topic-blue" />
          <path d={`M${x - 12} 260v-12h12`} fill="none" className="stroke-ink" />
          <path d={`M66 260A26 26 0 0 0 ${arcX} ${arcY}`} fill="none" strokeWidth={2} className="stroke-topic-red" />
          <text x={(40 + x) / 2} y={281} textAnchor="middle" className="fill-ink">
            a
          </text>
          <text x={x + 10} y={(260 + y) / 2 + 5} className="fill-ink">
            b
          </text>
          <text x={(40 + x) / 2 - 12} y={(260 + y) / 2 - 8} textAnchor="end" className="fill-ink">
            c
          </text>
        </g>
      </svg>
    </Board>
  );
}
