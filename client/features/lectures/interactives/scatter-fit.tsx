import { useState } from 'react';
import { Board, Readout, Slider } from './controls.tsx';
import { heightStep, slopeRange } from './line.tsx';
import { num, polynomial } from './numbers.ts';
import { Curve, Dot, Plane, Segment, type Point } from './plane.tsx';
import type { SettingsOf } from './settings.ts';

/** How far points lie from a line, upward and downward: the mean distance. */
export const meanMiss = (points: readonly Point[], slope: number, intercept: number): number =>
  points.reduce((sum, [x, y]) => sum + Math.abs(y - slope * x - intercept), 0) / points.length;

export function ScatterFitInteractive({ settings: { points, window, xName, yName, ...given } }: { readonly settings: SettingsOf<'scatter-fit'> }) {
  const [m, setM] = useState(given.slope);
  const [b, setB] = useState(given.intercept);
  const { most, step } = slopeRange(window, given.slope);
  const above = points.filter(([x, y]) => y > m * x + b).length;
  const miss = meanMiss(points, m, b);
  return (
    <Board
      controls={
        <>
          <Slider label="Slope" value={m} min={-most} max={most} step={step / 2} shown={num(m)} onChange={setM} />
          <Slider label="Start" value={b} min={window.yMin} max={window.yMax} step={heightStep(window)} shown={num(b)} onChange={setB} />
          <Readout
            lines={[
              `\\(y=${polynomial([m, b])}\\)`,
              `On average, a point is ${num(miss, 1)} away from the line. ${above} above, ${points.length - above} below.`,
            ]}
          />
        </>
      }
    >
      <Plane window={window} xName={xName} yName={yName} label={`${points.length} points and a line; on average a point is ${num(miss, 1)} away from it`}>
        {points.map((point) => (
          <Segment key={point.join()} from={point} to={[point[0], m * point[0] + b]} className="stroke-topic-red" />
        ))}
        <Curve f={(x) => m * x + b} xMin={window.xMin} xMax={window.xMax} className="stroke-topic-blue" />
        {points.map((point) => (
          <Dot key={point.join()} at={point} />
        ))}
      </Plane>
    </Board>
  );
}
