import { useState } from 'react';
import { Board, Readout, Slider } from './controls.tsx';
import { heightStep } from './line.tsx';
import { niceStep, num, polynomial, snapTo, tex } from './numbers.ts';
import { Curve, Knob, Plane, useScales, type Point, type Window } from './plane.tsx';
import type { SettingsOf } from './settings.ts';

const signs = {
  '<': { tex: '<', holds: (a: number, b: number) => a < b },
  '<=': { tex: '\\le', holds: (a: number, b: number) => a <= b },
  '>': { tex: '>', holds: (a: number, b: number) => a > b },
  '>=': { tex: '\\ge', holds: (a: number, b: number) => a >= b },
} as const;

/** Everything on one side of the line; what leaves the window is cut off by the plane. */
function Side({ f, window: { xMin, xMax, yMin, yMax }, above }: { readonly f: (x: number) => number; readonly window: Window; readonly above: boolean }) {
  const { at } = useScales();
  const far = above ? yMax + (yMax - yMin) * 20 : yMin - (yMax - yMin) * 20;
  const corners: Point[] = [
    [xMin, f(xMin)],
    [xMax, f(xMax)],
    [xMax, far],
    [xMin, far],
  ];
  return <polygon points={corners.map((corner) => at(corner).join(',')).join(' ')} className="fill-topic-blue/20" />;
}

export function InequalityRegionInteractive({
  settings: { slope, intercept, sign, window, xName, yName },
}: {
  readonly settings: SettingsOf<'inequality-region'>;
}) {
  const [stepX, stepY] = [niceStep((window.xMax - window.xMin) / 60), heightStep(window)];
  const [x, setX] = useState(() => snapTo((window.xMin + 2 * window.xMax) / 3, stepX));
  const [y, setY] = useState(() => snapTo((window.yMin + 2 * window.yMax) / 3, stepY));
  const f = (value: number) => slope * value + intercept;
  const { tex: symbol, holds } = signs[sign];
  const right = f(x);
  const fits = holds(y, right);
  return (
    <Board
      controls={
        <>
          <Slider label="Point: x" value={x} min={window.xMin} max={window.xMax} step={stepX} shown={num(x)} onChange={setX} />
          <Slider label="Point: y" value={y} min={window.yMin} max={window.yMax} step={stepY} shown={num(y)} onChange={setY} />
          <Readout
            lines={[
              `\\(y${symbol} ${polynomial([slope, intercept])}\\)`,
              `Is \\(${tex(y)}${symbol} ${tex(right)}\\)? ${fits ? 'Yes: the point is a solution.' : 'No: the point is not a solution.'}`,
            ]}
          />
        </>
      }
    >
      <Plane
        window={window}
        xName={xName}
        yName={yName}
        label={`The solutions of an inequality, shaded, and the point (${num(x)}, ${num(y)}), which is ${fits ? 'one' : 'not one'} of them`}
      >
        <Side f={f} window={window} above={sign.startsWith('>')} />
        <Curve dashed={sign.length === 1} f={f} xMin={window.xMin} xMax={window.xMax} className="stroke-topic-blue" />
        <Knob
          at={[x, y]}
          paint={fits ? 'fill-success' : 'fill-danger'}
          onMove={([toX, toY]) => {
            setX(snapTo(toX, stepX));
            setY(snapTo(toY, stepY));
          }}
        />
      </Plane>
    </Board>
  );
}
