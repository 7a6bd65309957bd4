import { useState } from 'react';
import { Board, Readout, Slider } from './controls.tsx';
import { niceStep, num, tex } from './numbers.ts';
import { Curve, Dot, Plane } from './plane.tsx';
import type { SettingsOf } from './settings.ts';

export function ExponentialInteractive({ settings: { window, xName, yName, ...given } }: { readonly settings: SettingsOf<'exponential'> }) {
  const [start, setStart] = useState(given.start);
  const [factor, setFactor] = useState(given.factor);
  const up = niceStep(window.yMax / 60);
  const percent = (factor - 1) * 100;
  const change = percent === 0 ? 'stays the same' : `${percent > 0 ? 'grows' : 'shrinks'} by ${num(Math.abs(percent))}%`;
  return (
    <Board
      controls={
        <>
          <Slider label="Start" value={start} min={up} max={Math.max(window.yMax * 0.6, given.start)} step={up} shown={num(start)} onChange={setStart} />
          <Slider
            label="Factor per step"
            value={factor}
            min={0.2}
            max={Math.max(2.5, given.factor * 1.5)}
            step={0.01}
            shown={num(factor)}
            onChange={setFactor}
          />
          <Readout lines={[`\\(y=${tex(start)}\\cdot ${tex(factor)}^x\\)`, `With each step, y ${change}.`, 'Dashed: a line with the same first step.']} />
        </>
      }
    >
      <Plane
        window={window}
        xName={xName}
        yName={yName}
        label={`A curve that starts at ${num(start)} and ${change} with each step, beside a straight line with the same first step`}
      >
        <Curve dashed f={(x) => start + start * (factor - 1) * x} xMin={window.xMin} xMax={window.xMax} className="stroke-muted" />
        <Curve f={(x) => start * factor ** x} xMin={window.xMin} xMax={window.xMax} className="stroke-topic-blue" />
        <Dot at={[0, start]} className="fill-topic-red" />
        <Dot at={[1, start * factor]} />
      </Plane>
    </Board>
  );
}
