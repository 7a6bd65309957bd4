import { useState } from 'react';
import { Board, Readout, Slider } from './controls.tsx';
import { niceStep, num, tex } from './numbers.ts';
import type { SettingsOf } from './settings.ts';

/** What the whole is multiplied by. */
export const factorOf = (mode: 'part' | 'up' | 'down', percent: number): number =>
  mode === 'part' ? percent / 100 : mode === 'up' ? 1 + percent / 100 : 1 - percent / 100;

const [widest, left] = [330, 8];

export function PercentBarInteractive({ settings: { mode, unit, ...given } }: { readonly settings: SettingsOf<'percent-bar'> }) {
  const [whole, setWhole] = useState(given.whole);
  const [percent, setPercent] = useState(given.percent);
  const most = mode === 'down' || given.percent <= 100 ? 100 : 200;
  const full = widest / Math.max(1, factorOf(mode, most));
  const factor = factorOf(mode, percent);
  const result = whole * factor;
  const step = niceStep(given.whole / 20);
  const change = { part: `${num(percent)}% of`, up: `${num(percent)}% more than`, down: `${num(percent)}% less than` }[mode];
  const bar = (y: number, share: number, value: number, className: string) => (
    <>
      <rect x={left} y={y} width={Math.max(1, full * share)} height={34} rx={4} className={className} />
      <text x={left + full * share + 8} y={y + 22} className="fill-ink text-[15px]">
        {num(value)}
      </text>
    </>
  );
  return (
    <Board
      controls={
        <>
          <Slider label="Percent" value={percent} min={0} max={most} step={1} shown={`${num(percent)}%`} onChange={setPercent} />
          <Slider label="The whole" value={whole} min={step} max={given.whole * 2} step={step} shown={num(whole)} onChange={setWhole} />
          <Readout lines={[`\\(${tex(whole)}\\cdot ${tex(factor)}=${tex(result)}\\)`, `${num(result)} is ${change} ${num(whole)}.`]} />
        </>
      }
    >
      <svg
        role="img"
        aria-label={`A bar for ${num(whole)} ${unit}, and below it one for ${num(result)} ${unit}, which is ${change} it`}
        viewBox="0 0 420 130"
        className="h-auto w-full max-w-[30rem] select-none font-serif"
      >
        <g aria-hidden>
          {bar(8, 1, whole, 'fill-topic-blue/35')}
          {mode === 'up' ? null : <rect x={left} y={62} width={full} height={34} rx={4} fill="none" strokeDasharray="5 4" className="stroke-muted" />}
          {bar(62, factor, result, 'fill-topic-red/45')}
          {mode === 'up' ? <line x1={left + full} x2={left + full} y1={4} y2={100} strokeDasharray="5 4" className="stroke-ink" /> : null}
          <text x={left} y={120} className="fill-muted text-[14px] italic">
            {unit}
          </text>
        </g>
      </svg>
    </Board>
  );
}
