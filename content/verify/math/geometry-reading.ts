/** For re-solvers of geometry: numbers of the text, labels and measured angles of the drawing, answers by numeric size. */
import { rat, toText, type Rational } from '#core/rational.ts';
import type { Figure } from '#core/questions/figure.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import { nearly, parseLatex } from '../latex-expression.ts';
import { choicesWhere, firstMath, near, wholeText } from '../reading.ts';
import type { Verdict } from '../resolver.ts';

export type Point = readonly [number, number];

/** The fraction with a denominator of at most 200 that a computed number stands for. Throws when there is none. */
function rationalNear(value: number): Rational {
  for (let d = 1; d <= 200; d++) if (Math.abs(value * d - Math.round(value * d)) < 1e-7 * Math.max(1, Math.abs(value))) return rat(Math.round(value * d), d);
  throw new Error(`${value} is not a simple fraction`);
}

/** Size of a LaTeX expression without letters, units and degree signs left aside. */
export const sizeOf = (latex: string) => nearly(parseLatex(latex.replace(/\\%|\^\{?\\circ\}?|\\text\{[^}]*\}/g, '').replace(/\\div/g, '/')));

/** The choices (or the entry) of the given numeric size. */
export function sizeVerdict(question: LearnerQuestion, value: number): Verdict {
  if (question.format === 'spr') return { format: 'spr', values: [toText(rationalNear(value))] };
  return choicesWhere(question, (text) => near(sizeOf(firstMath(text)), value));
}

/** Unsigned numbers of the whole prompt in reading order; what stands in mathematics counts once, by its value. */
export function promptNumbers(question: LearnerQuestion): number[] {
  const found = [...wholeText(question).matchAll(/\\\(([\s\S]*?)\\\)|(?<![\w.])\d[\d,]*(?:\.\d+)?(?!-sided)/g)];
  return found.flatMap(([all, latex]) => {
    if (latex === undefined) return [Number(all.replaceAll(',', ''))];
    try {
      return [sizeOf(latex)];
    } catch {
      return [];
    }
  });
}

export function figureOf(question: LearnerQuestion): Figure {
  if (question.stimulus?.kind !== 'figure') throw new Error('figure expected');
  return question.stimulus.figure;
}

export interface MeasuredAngle {
  readonly label: string;
  readonly degrees: number;
}

/** Every labeled angle mark with the angle actually drawn. */
export const measuredAngles = (figure: Figure): MeasuredAngle[] =>
  figure.shapes.flatMap((shape, index) => {
    const next = figure.shapes[index + 1];
    return shape.type === 'arc' && next?.type === 'text' && next.text.includes('°') ? [{ label: next.text, degrees: shape.toAngle - shape.fromAngle }] : [];
  });

/** Numbers among the labels, in drawing order. */
export const labelNumbers = (figure: Figure): number[] =>
  figure.shapes.flatMap((shape) => {
    const number = shape.type === 'text' ? /^(\d+(?:\.\d+)?)(?: [a-z]+)?$/.exec(shape.text)?.[1] : undefined;
    return number === undefined ? [] : [Number(number)];
  });

/** Corners of the first drawn polygon, y upwards. */
export function polygonOf(figure: Figure): Point[] {
  const polygon = figure.shapes.find((shape) => shape.type === 'polygon');
  if (polygon?.type !== 'polygon') throw new Error('polygon expected');
  return polygon.points.map(([x, y]) => [x, -y]);
}

/** Area by the shoelace formula. */
export const shoelace = (points: readonly Point[]): number =>
  Math.abs(
    points.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

export const distance = ([a, b]: Point, [c, d]: Point) => Math.hypot(a - c, b - d);

/** The angle at a vertex in degrees. */
export const angleAt = (vertex: Point, p: Point, q: Point): number => {
  const turn = Math.abs(Math.atan2(p[1] - vertex[1], p[0] - vertex[0]) - Math.atan2(q[1] - vertex[1], q[0] - vertex[0]));
  return (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI;
};

/** Composite Simpson integral, exact for the quadratic cross-sections of cones and spheres. */
export function integral(f: (x: number) => number, from: number, to: number, pieces = 64): number {
  const step = (to - from) / pieces;
  let sum = f(from) + f(to);
  for (let index = 1; index < pieces; index++) sum += f(from + index * step) * (index % 2 === 1 ? 4 : 2);
  return (sum * step) / 3;
}

/** The root of an increasing or decreasing function in an interval, by bisection. */
export function rootOf(f: (x: number) => number, from: number, to: number): number {
  let [a, b] = [from, to];
  for (let round = 0; round < 200; round++) {
    const middle = (a + b) / 2;
    if (f(a) * f(middle) <= 0) b = middle;
    else a = middle;
  }
  return (a + b) / 2;
}
