import { useState } from 'react';
import { Board, Readout, Slider } from './controls.tsx';
import { num, tex } from './numbers.ts';
import type { SettingsOf } from './settings.ts';

export function SolidInteractive({ settings: { edges, unit } }: { readonly settings: SettingsOf<'solid'> }) {
  const [k, setK] = useState(2);
  const [l, w, h] = edges;
  const [surface, volume] = [2 * (l * w + l * h + w * h), l * w * h];
  const scale = Math.min(250 / (3 * (l + w * 0.5)), 200 / (3 * (h + w * 0.35)));
  const box = (left: number, factor: number, className: string) => {
    const [a, c] = [l * scale * factor, h * scale * factor];
    const [dx, dy] = [w * scale * factor * 0.5, w * scale * factor * 0.35];
    const y = 225;
    return (
      <g className={className} strokeWidth={2} strokeLinejoin="round">
        <path d={`M${left} ${y}v${-c}h${a}v${c}z`} />
        <path d={`M${left} ${y - c}l${dx} ${-dy}h${a}l${-dx} ${dy}z`} />
        <path d={`M${left + a} ${y}l${dx} ${-dy}v${-c}l${-dx} ${dy}z`} />
      </g>
    );
  };
  return (
    <Board
      controls={
        <>
          <Slider label="Edges times" value={k} min={0.5} max={3} step={0.5} shown={`× ${num(k)}`} onChange={setK} />
          <Readout
            lines={[
              `Edges: \\(${tex(l * k)}\\times ${tex(w * k)}\\times ${tex(h * k)}\\) ${unit}`,
              `Surface: \\(${tex(surface)}\\cdot ${tex(k)}^2=${tex(surface * k * k)}\\)`,
              `Volume: \\(${tex(volume)}\\cdot ${tex(k)}^3=${tex(volume * k ** 3, 3)}\\)`,
            ]}
          />
        </>
      }
    >
      <svg
        role="img"
        aria-label={`A box with edges ${edges.map((edge) => num(edge)).join(', ')} ${unit}, and one with edges ${num(k)} times as long`}
        viewBox="0 0 420 235"
        className="h-auto w-full max-w-[30rem] select-none"
      >
        <g aria-hidden>
          {box(10, 1, 'fill-topic-blue/20 stroke-topic-blue')}
          {box(10 + (l + w * 0.5) * scale + 24, k, 'fill-topic-red/15 stroke-topic-red')}
        </g>
      </svg>
    </Board>
  );
}
