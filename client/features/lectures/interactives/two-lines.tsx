import { useState } from 'react';
import { Board, Readout, Slider } from './controls.tsx';
import { heightStep, slopeRange } from './line.tsx';
import { num, polynomial, snapTo, tex } from './numbers.ts';
import { Curve, Dot, Knob, Plane } from './plane.tsx';
import type { SettingsOf } from './settings.ts';

interface Line {
  readonly slope: number;
  readonly intercept: number;
}

/** Where two lines meet: at a point, nowhere, or everywhere. */
export function meeting(first: Line, second: Line): readonly [number, number] | 'never' | 'always' {
  if (Math.abs(first.slope - second.slope) < 1e-9) return Math.abs(first.intercept - second.intercept) < 1e-9 ? 'always' : 'never';
  const x = (second.intercept - first.intercept) / (first.slope - second.slope);
  return [x, first.slope * x + first.intercept];
}

export function TwoLinesInteractive({ settings }: { readonly settings: SettingsOf<'two-lines'> }) {
  const { window, xName, yName } = settings;
  const [first, setFirst] = useState<Line>(settings.first);
  const [second, setSecond] = useState<Line>(settings.second);
  const up = heightStep(window);
  const where = meeting(first, second);
  const said =
    where === 'always'
      ? 'One and the same line: infinitely many solutions.'
      : where === 'never'
        ? 'Same slope, different start: the lines never meet. No solution.'
        : `One solution: \\((${tex(where[0])},\\,${tex(where[1])})\\)`;
  const sliders = (name: string, line: Line, change: (line: Line) => void) => {
    const { most, step } = slopeRange(window, line.slope);
    return (
      <>
        <Slider
          label={`${name}: slope`}
          value={line.slope}
          min={-most}
          max={most}
          step={step}
          shown={num(line.slope)}
          onChange={(slope) => change({ ...line, slope })}
        />
        <Slider
          label={`${name}: start`}
          value={line.intercept}
          min={window.yMin}
          max={window.yMax}
          step={up}
          shown={num(line.intercept)}
          onChange={(intercept) => change({ ...line, intercept })}
        />
      </>
    );
  };
  return (
    <Board
      controls={
        <>
          {sliders('Blue', first, setFirst)}
          {sliders('Red, dashed', second, setSecond)}
          <Readout lines={[`\\(y=${polynomial([first.slope, first.intercept])}\\)`, `\\(y=${polynomial([second.slope, second.intercept])}\\)`, said]} />
        </>
      }
    >
      <Plane
        window={window}
        xName={xName}
        yName={yName}
        label={
          typeof where === 'string'
            ? `Two lines that ${where === 'never' ? 'never meet' : 'are the same'}`
            : `Two lines that meet at (${num(where[0])}, ${num(where[1])})`
        }
      >
        <Curve f={(x) => first.slope * x + first.intercept} xMin={window.xMin} xMax={window.xMax} className="stroke-topic-blue" />
        <Curve dashed f={(x) => second.slope * x + second.intercept} xMin={window.xMin} xMax={window.xMax} className="stroke-topic-red" />
        {typeof where === 'string' ? null : <Dot at={where} />}
        {window.xMin <= 0 ? (
          <>
            <Knob at={[0, first.intercept]} paint="fill-topic-blue" onMove={([, y]) => setFirst({ ...first, intercept: snapTo(y, up) })} />
            <Knob at={[0, second.intercept]} paint="fill-topic-red" onMove={([, y]) => setSecond({ ...second, intercept: snapTo(y, up) })} />
          </>
        ) : null}
      </Plane>
    </Board>
  );
}
