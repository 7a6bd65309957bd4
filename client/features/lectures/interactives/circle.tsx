import { useState } from 'react';
import { Board, Readout, Slider } from './controls.tsx';
import { niceStep, num, shifted, snapTo, tex } from './numbers.ts';
import { Dot, Knob, Plane, Segment, useScales, type Point } from './plane.tsx';
import type { SettingsOf } from './settings.ts';

function Ring({ center, radius, arc }: { readonly center: Point; readonly radius: number; readonly arc: number | undefined }) {
  const { at } = useScales();
  const [cx, cy] = at(center);
  const r = Math.abs(at([center[0] + radius, center[1]])[0] - cx);
  const angle = ((arc ?? 0) * Math.PI) / 180;
  const [endX, endY] = [cx + r * Math.cos(angle), cy - r * Math.sin(angle)];
  return (
    <>
      <circle cx={cx} cy={cy} r={r} fill="none" strokeWidth={2.5} className="stroke-topic-blue" />
      {arc === undefined ? null : (
        <path
          d={`M${cx} ${cy}L${cx + r} ${cy}A${r} ${r} 0 ${arc > 180 ? 1 : 0} 0 ${endX} ${endY}Z`}
          strokeWidth={3}
          className="fill-topic-red/20 stroke-topic-red"
        />
      )}
    </>
  );
}

export function CircleInteractive({ settings: { window, xName, yName, ...given } }: { readonly settings: SettingsOf<'circle'> }) {
  const [center, setCenter] = useState<Point>(given.center);
  const [radius, setRadius] = useState(given.radius);
  const [arc, setArc] = useState(given.arc);
  const step = niceStep((window.xMax - window.xMin) / 60);
  const [h, k] = center;
  const share = (arc ?? 0) / 360;
  const lines =
    arc === undefined
      ? [`\\(${shifted('x', h)}^2+${shifted('y', k)}^2=${tex(radius * radius)}\\)`, `Center \\((${tex(h)},\\,${tex(k)})\\), radius \\(${tex(radius)}\\)`]
      : [
          `\\(${tex(arc, 0)}^\\circ\\) is \\(\\frac{${tex(arc, 0)}}{360}\\) of the circle.`,
          `Arc: \\(${tex(2 * radius * share)}\\pi\\) of \\(${tex(2 * radius)}\\pi\\)`,
          `Sector: \\(${tex(radius * radius * share)}\\pi\\) of \\(${tex(radius * radius)}\\pi\\)`,
        ];
  return (
    <Board
      controls={
        <>
          {arc === undefined ? (
            <>
              <Slider label="Center: x" value={h} min={window.xMin} max={window.xMax} step={step} shown={num(h)} onChange={(to) => setCenter([to, k])} />
              <Slider label="Center: y" value={k} min={window.yMin} max={window.yMax} step={step} shown={num(k)} onChange={(to) => setCenter([h, to])} />
            </>
          ) : (
            <Slider label="Angle" value={arc} min={10} max={350} step={5} shown={`${num(arc)}°`} onChange={setArc} />
          )}
          <Slider label="Radius" value={radius} min={step} max={(window.xMax - window.xMin) / 2} step={step} shown={num(radius)} onChange={setRadius} />
          <Readout lines={lines} />
        </>
      }
    >
      <Plane
        square
        window={window}
        xName={xName}
        yName={yName}
        label={`A circle with center (${num(h)}, ${num(k)}) and radius ${num(radius)}${arc === undefined ? '' : `, and in it an angle of ${num(arc)} degrees`}`}
      >
        <Ring center={center} radius={radius} arc={arc} />
        {arc === undefined ? <Segment dashed from={center} to={[h + radius, k]} className="stroke-muted" /> : null}
        <Dot at={center} />
        {arc === undefined ? <Knob at={center} onMove={([x, y]) => setCenter([snapTo(x, step), snapTo(y, step)])} /> : null}
        <Knob at={[h + radius, k]} paint="fill-topic-red" onMove={([x]) => setRadius(Math.max(step, snapTo(x - h, step)))} />
      </Plane>
    </Board>
  );
}
