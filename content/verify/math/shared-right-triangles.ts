/** Re-solver for right triangles with a common side: the corners are placed in the plane, each found by bisection from the printed ratios. */
import { nearly, parseLatex } from '../latex-expression.ts';
import type { Resolver } from '../resolver.ts';
import { distance, promptNumbers, rootOf, shoelace, sizeVerdict, type Point } from './geometry-reading.ts';
import { textParameter } from './read-numbers.ts';

const ratioAt = (name: string, vertex: Point, top: Point): number => {
  const [run, rise] = [Math.abs(top[0] - vertex[0]), top[1] - vertex[1]];
  return name === 'tan' ? rise / run : name === 'sin' ? rise / Math.hypot(run, rise) : run / Math.hypot(run, rise);
};
const tidy = (value: number) => Math.round(value * 1e5) / 1e5;
const ratiosIn = (stem: string) =>
  [...stem.matchAll(/\\(sin|cos|tan)(?: [A-Z]|\(\\angle [A-Z]{3}\))=(.*?)\\\)/g)].map(([, name = '', latex = '']) => ({
    name,
    value: nearly(parseLatex(latex)),
  }));

/** How high over a run of 1 the top is, for a ratio at the end of the run. */
const riseFor = (name: string, value: number) => rootOf((y) => ratioAt(name, [0, 0], [1, y]) - value, 1e-9, 1e5);

export const sharedRightTriangles: Resolver = (question, parameters) => {
  const kind = textParameter(parameters, 'kind');
  const { stem } = question;
  if (kind === 'two-angles') {
    const formula = /PR=(\d+).*?\\tan P=(.*?)\\\).*?is \\\((.*?)\\\)/.exec(stem);
    const [apart = 0, far = 0, near = 0] = formula
      ? [Number(formula[1]), nearly(parseLatex(formula[2] ?? '')), nearly(parseLatex(formula[3] ?? ''))]
      : stem.startsWith('From')
        ? (([a, b, c]) => [b, a, c])(promptNumbers(question) as [number, number, number])
        : stem.startsWith('A surveyor')
          ? (([a, b, c]) => [b, a, c])(promptNumbers(question) as [number, number, number])
          : promptNumbers(question);
    // The top stands over the origin; the two points are where its rays with these slopes meet the ground.
    const ground = (height: number, slope: number) => rootOf((x) => height - slope * x, 0, 1e6);
    return sizeVerdict(question, tidy(rootOf((height) => ground(height, far) - ground(height, near) - apart, 0, 1e5)));
  }
  const [left, right] = ratiosIn(stem);
  if (!left) throw new Error('no ratio');
  const given = textParameter(parameters, 'given');
  const ask = textParameter(parameters, 'ask');
  const length = Number(/(?:length of \\\(\\overline\{[A-Z]{2}\}\\\) is \\\(|[A-Z]{2}=)(\d+)/.exec(stem)?.[1]);
  const rise = riseFor(left.name, left.value);
  // A at the origin, D at x, B above D, C farther along.
  const place = (x: number) => {
    const [A, D, B]: [Point, Point, Point] = [
      [0, 0],
      [x, 0],
      [x, rise * x],
    ];
    const c = right ? x + B[1] / riseFor(right.name, right.value) : rootOf((along) => (A[0] - B[0]) * (along - B[0]) + B[1] * B[1], x, 1e7);
    const C: Point = [c, 0];
    return {
      AB: distance(A, B),
      AD: distance(A, D),
      BD: distance(B, D),
      DC: distance(D, C),
      BC: distance(B, C),
      AC: distance(A, C),
      area: shoelace([A, B, C]),
      perimeter: distance(A, B) + distance(B, C) + distance(C, A),
    };
  };
  const measured = (x: number, name: string) => (place(x) as Readonly<Record<string, number>>)[name] ?? Number.NaN;
  const found = measured(
    rootOf((value) => measured(value, given) - length, 1e-6, 1e4),
    ask,
  );
  return sizeVerdict(question, tidy(found));
};
