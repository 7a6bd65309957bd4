import { useState } from 'react';
import { Board, PickButton, Readout, Slider } from './controls.tsx';
import { num } from './numbers.ts';
import type { SettingsOf } from './settings.ts';

/** Angles 1–4 at the upper line and 5–8 at the lower: up right, up left, down left, down right. */
const pairs = [
  { name: 'Corresponding', angles: [1, 5], equal: true },
  { name: 'Alternate interior', angles: [3, 5], equal: true },
  { name: 'Vertical', angles: [1, 3], equal: true },
  { name: 'Same-side interior', angles: [4, 5], equal: false },
] as const;

/** The size of one of the eight angles, if the first is `angle`. */
const sizeOf = (which: number, angle: number) => (which % 2 === 1 ? angle : 180 - angle);

const [topY, bottomY, middle] = [85, 205, 210];

export function AnglesInteractive({ settings }: { readonly settings: SettingsOf<'angles'> }) {
  const [angle, setAngle] = useState(settings.angle);
  const [picked, setPicked] = useState(0);
  const pair = pairs[picked] ?? pairs[0];
  const radians = (angle * Math.PI) / 180;
  const lean = 1 / Math.tan(radians);
  const half = (bottomY - topY) / 2;
  const center = (lower: boolean): readonly [number, number] => (lower ? [middle - half * lean, bottomY] : [middle + half * lean, topY]);
  const wedge = (which: number) => {
    const [cx, cy] = center(which > 4);
    const place = (which - 1) % 4;
    const from = [0, angle, 180, 180 + angle][place] ?? 0;
    const to = [angle, 180, 180 + angle, 360][place] ?? 0;
    const point = (degrees: number, r: number) => `${cx + r * Math.cos((degrees * Math.PI) / 180)} ${cy - r * Math.sin((degrees * Math.PI) / 180)}`;
    const marked = pair.angles.some((one) => one === which);
    const [textX = 0, textY = 0] = point((from + to) / 2, 40)
      .split(' ')
      .map(Number);
    return (
      <g key={which}>
        {marked ? (
          <path
            d={`M${cx} ${cy}L${point(from, 27)}A27 27 0 0 0 ${point(to, 27)}Z`}
            className={which === pair.angles[0] ? 'fill-topic-blue/45' : 'fill-topic-red/45'}
          />
        ) : null}
        <text x={textX} y={textY + 5} textAnchor="middle" className={marked ? 'fill-ink font-semibold' : 'fill-muted'}>
          {num(sizeOf(which, angle), 0)}°
        </text>
      </g>
    );
  };
  const reach = 75;
  const end = (sign: number) => [middle + sign * (half + reach) * lean, (topY + bottomY) / 2 - sign * (half + reach)];
  const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [end(1), end(-1)];
  const [first, second] = pair.angles.map((which) => num(sizeOf(which, angle), 0));
  return (
    <Board
      controls={
        <>
          <Slider label="Angle" value={angle} min={30} max={150} step={1} shown={`${num(angle)}°`} onChange={setAngle} />
          <div role="group" aria-label="Pair of angles" className="study-controls flex flex-wrap gap-2">
            {pairs.map(({ name }, index) => (
              <PickButton key={name} picked={index === picked} onPick={() => setPicked(index)}>
                {name}
              </PickButton>
            ))}
          </div>
          <Readout
            lines={[pair.equal ? `${pair.name} angles are equal: ${first}° and ${second}°.` : `${pair.name} angles add up to 180°: ${first}° + ${second}°.`]}
          />
        </>
      }
    >
      <svg
        role="img"
        aria-label={`Two parallel lines cut by a third at ${num(angle)} degrees; ${pair.name.toLowerCase()} angles of ${first} and ${second} degrees are marked`}
        viewBox="0 0 420 290"
        className="h-auto w-full max-w-[30rem] select-none font-serif"
      >
        <g aria-hidden className="text-[14px]">
          {[topY, bottomY].map((y) => (
            <line key={y} x1={10} x2={410} y1={y} y2={y} strokeWidth={2} className="stroke-ink" />
          ))}
          <line x1={x1} y1={y1} x2={x2} y2={y2} strokeWidth={2} className="stroke-ink" />
          {[1, 2, 3, 4, 5, 6, 7, 8].map(wedge)}
        </g>
      </svg>
    </Board>
  );
}
