import { useState } from 'react';
import { Board, Readout, Slider } from './controls.tsx';
import { num, tex } from './numbers.ts';
import type { SettingsOf } from './settings.ts';

/** The corner above a base of length c, for the sides a (from the right end) and b (from the left end). */
export function apexOf(a: number, b: number, c: number): readonly [number, number] {
  const x = (b * b + c * c - a * a) / (2 * c);
  return [x, Math.sqrt(Math.max(0, b * b - x * x))];
}

export function SimilarTrianglesInteractive({ settings: { sides, ...given } }: { readonly settings: SettingsOf<'similar-triangles'> }) {
  const [scale, setScale] = useState(given.scale);
  const [a, b, c] = sides;
  const [apexX, apexY] = apexOf(a, b, c);
  const most = Math.max(3, given.scale);
  const unit = Math.min(250 / (c * (1 + most)), 190 / (apexY * most));
  const triangle = (left: number, k: number, className: string) => {
    const u = unit * k;
    const [tipX, tipY] = [left + apexX * u, 215 - apexY * u];
    const right = left + c * u;
    return (
      <>
        <polygon points={`${left},215 ${right},215 ${tipX},${tipY}`} strokeWidth={2.5} strokeLinejoin="round" className={className} />
        <text x={(left + right) / 2} y={234} textAnchor="middle" className="fill-ink">
          {num(c * k)}
        </text>
        <text x={(left + tipX) / 2 - 6} y={(215 + tipY) / 2} textAnchor="end" className="fill-ink">
          {num(b * k)}
        </text>
        <text x={(right + tipX) / 2 + 6} y={(215 + tipY) / 2} className="fill-ink">
          {num(a * k)}
        </text>
      </>
    );
  };
  return (
    <Board
      controls={
        <>
          <Slider label="Scale" value={scale} min={0.5} max={most} step={0.1} shown={`× ${num(scale)}`} onChange={setScale} />
          <Readout
            lines={[
              `\\(\\frac{${tex(a * scale)}}{${tex(a)}}=\\frac{${tex(b * scale)}}{${tex(b)}}=\\frac{${tex(c * scale)}}{${tex(c)}}=${tex(scale)}\\)`,
              `The angles stay the same. The area is multiplied by \\(${tex(scale)}^2=${tex(scale * scale)}\\).`,
            ]}
          />
        </>
      }
    >
      <svg
        role="img"
        aria-label={`A triangle with sides ${sides.map((side) => num(side)).join(', ')} and its copy, ${num(scale)} times as large`}
        viewBox="0 0 420 245"
        className="h-auto w-full max-w-[30rem] select-none font-serif"
      >
        <g aria-hidden className="text-[14px]">
          {triangle(34, 1, 'fill-topic-blue/15 stroke-topic-blue')}
          {triangle(34 + c * unit + 84, scale, 'fill-topic-red/15 stroke-topic-red')}
        </g>
      </svg>
    </Board>
  );
}
