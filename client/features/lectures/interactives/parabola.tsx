import { useState } from 'react';
import { Board, Readout, Slider } from './controls.tsx';
import { heightStep } from './line.tsx';
import { niceStep, num, polynomial, shifted, snapTo, withSign } from './numbers.ts';
import { Curve, Dot, Knob, Plane } from './plane.tsx';
import type { SettingsOf } from './settings.ts';

/** The zeros of a(x − h)² + k, none, one, or two. */
export function zerosOf(a: number, h: number, k: number): readonly number[] {
  const square = -k / a;
  if (square < -1e-9) return [];
  const half = Math.sqrt(Math.max(0, square));
  return half < 1e-9 ? [h] : [h - half, h + half];
}

const lead = (a: number) => (a === 1 ? '' : a === -1 ? '-' : num(a).replace('−', '-'));

function formText(form: 'vertex' | 'factored' | 'standard', a: number, h: number, k: number): readonly string[] {
  const zeros = zerosOf(a, h, k);
  switch (form) {
    case 'vertex':
      return ['Vertex form:', `\\(y=${lead(a)}${shifted('x', h)}^2${withSign(k)}\\)`];
    case 'standard':
      return ['Standard form:', `\\(y=${polynomial([a, -2 * a * h, a * h * h + k])}\\)`];
    case 'factored':
      if (zeros.length === 0) return ['Factored form: none, because the graph doesn’t meet the \\(x\\)-axis.'];
      return ['Factored form:', `\\(y=${lead(a)}${zeros.length === 1 ? `${shifted('x', h)}^2` : zeros.map((zero) => shifted('x', zero)).join('')}\\)`];
  }
}

export function ParabolaInteractive({ settings: { window, xName, yName, forms, ...given } }: { readonly settings: SettingsOf<'parabola'> }) {
  const [a, setA] = useState(given.a);
  const [h, setH] = useState(given.h);
  const [k, setK] = useState(given.k);
  const stepX = Math.max(0.5, niceStep((window.xMax - window.xMin) / 60));
  const stepY = Math.max(0.5, heightStep(window));
  const most = Math.max(3, Math.ceil(Math.abs(given.a) * 2));
  const stepA = Math.abs(given.a) < 0.5 ? niceStep(Math.abs(given.a) / 4) : 0.5;
  const zeros = zerosOf(a, h, k);
  const count = ['no zeros', 'one zero', 'two zeros'][zeros.length] ?? '';
  return (
    <Board
      controls={
        <>
          <Slider
            label="Stretch a"
            value={a}
            min={-most}
            max={most}
            step={stepA}
            shown={num(a)}
            onChange={(to) => setA(to === 0 ? Math.sign(a) * -stepA : to)}
          />
          <Slider label="Vertex: x" value={h} min={window.xMin} max={window.xMax} step={stepX} shown={num(h)} onChange={setH} />
          <Slider label="Vertex: y" value={k} min={window.yMin} max={window.yMax} step={stepY} shown={num(k)} onChange={setK} />
          <Readout lines={[...forms.flatMap((form) => formText(form, a, h, k)), `The graph has ${count}.`]} />
        </>
      }
    >
      <Plane
        window={window}
        xName={xName}
        yName={yName}
        label={`A parabola that opens ${a > 0 ? 'upward' : 'downward'}, with its vertex at (${num(h)}, ${num(k)}) and ${count}`}
      >
        <Curve f={(x) => a * (x - h) ** 2 + k} xMin={window.xMin} xMax={window.xMax} className="stroke-topic-blue" />
        {zeros.map((zero) => (
          <Dot key={zero} at={[zero, 0]} />
        ))}
        <Knob
          at={[h, k]}
          onMove={([x, y]) => {
            setH(snapTo(x, stepX));
            setK(snapTo(y, stepY));
          }}
        />
      </Plane>
    </Board>
  );
}
