import { useState } from 'react';
import { Board, Readout, Slider } from './controls.tsx';
import { niceStep, num, polynomial, snapTo, clamp } from './numbers.ts';
import { Curve, Knob, Plane, Segment, type Window } from './plane.tsx';
import type { SettingsOf } from './settings.ts';

/** How steep lines get, and in what steps, so that moving one is felt in this window. */
export function slopeRange({ xMin, xMax, yMin, yMax }: Window, slope: number): { readonly most: number; readonly step: number } {
  const step = niceStep((yMax - yMin) / (xMax - xMin) / 20);
  return { most: Math.max(snapTo((2 * (yMax - yMin)) / (xMax - xMin), step), Math.abs(slope)), step };
}
export const heightStep = ({ yMin, yMax }: Window): number => niceStep((yMax - yMin) / 60);

export function LineInteractive({ settings: { slope, intercept, window, xName, yName } }: { readonly settings: SettingsOf<'line'> }) {
  const [m, setM] = useState(slope);
  const [b, setB] = useState(intercept);
  const { most, step } = slopeRange(window, slope);
  const up = heightStep(window);
  const run = niceStep((window.xMax - Math.max(0, window.xMin)) / 3);
  const start = Math.max(0, window.xMin);
  const equation = polynomial([m, b]);
  const change = m === 0 ? 'stays the same' : `${m > 0 ? 'goes up' : 'goes down'} by ${num(Math.abs(m))}`;
  return (
    <Board
      controls={
        <>
          <Slider label="Start" value={b} min={window.yMin} max={window.yMax} step={up} shown={num(b)} onChange={setB} />
          <Slider label="Rate" value={m} min={-most} max={most} step={step} shown={num(m)} onChange={setM} />
          <Readout lines={[`\\(y=${equation}\\)`, `For each step of 1, ${yName ?? 'y'} ${change}.`]} />
        </>
      }
    >
      <Plane window={window} xName={xName} yName={yName} label={`A line with the start ${num(b)} and the rate ${num(m)}`}>
        <Segment dashed from={[start, m * start + b]} to={[start + run, m * start + b]} className="stroke-muted" />
        <Segment dashed from={[start + run, m * start + b]} to={[start + run, m * (start + run) + b]} className="stroke-muted" />
        <Curve f={(x) => m * x + b} xMin={window.xMin} xMax={window.xMax} className="stroke-topic-blue" />
        <Knob
          at={[start + run, m * (start + run) + b]}
          paint="fill-topic-blue"
          onMove={([, y]) => setM(clamp(snapTo((y - (m * start + b)) / run, step), -most, most))}
        />
        {window.xMin <= 0 ? <Knob at={[0, b]} paint="fill-topic-red" onMove={([, y]) => setB(snapTo(y, up))} /> : null}
      </Plane>
    </Board>
  );
}
