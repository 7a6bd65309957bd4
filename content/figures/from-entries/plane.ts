/** The xy-plane with formulas as the graphing calculator reads them: curves, inequalities and points. Nothing is evaluated but by its parser. */
import type { Figure } from '#core/questions/figure.ts';
import { contourPieces } from '#core/calculator/graph/contour.ts';
import { viewOf } from '#core/calculator/graph/view.ts';
import { rowReader } from '#core/calculator/rows/row-reader.ts';
import type { Curve, Drawing, Field } from '#core/calculator/rows/row.ts';
import { planeFigure, type PlaneItem } from '../plane.ts';
import type { Point, Window } from '../plane-clip.ts';
import { EntryError, numbersOf, requiredText, textOf, type Entries } from './read.ts';

const maxFormulas = 6;
const paints = ['series1', 'series2', 'series3'] as const;
const size = { width: 320, height: 320 };
/** Places along a curve at which the edge of a shaded region is drawn. */
const edgeSteps = 150;
/** Points that a polyline may have. */
const maxPoints = 380;

function rangeOf(entries: Entries, field: 'x' | 'y'): readonly [number, number] {
  const [from, to, ...more] = numbersOf(field, textOf(entries, field));
  if (from === undefined || to === undefined || more.length > 0) throw new EntryError(field, 'Enter two numbers, like -10, 10.');
  if (to <= from) throw new EntryError(field, 'The second number has to be above the first.');
  return [from, to];
}

const shortNumber = (value: number): string => String(Math.round(value * 100) / 100).replace('-', '\u2212');
const pointText = ([x, y]: Point): string => `(${shortNumber(x)}, ${shortNumber(y)})`;

const thinned = (points: readonly Point[]): Point[] => {
  const every = Math.ceil(points.length / maxPoints);
  return points.filter((_, index) => index % every === 0 || index === points.length - 1);
};

/** Points of a curve that are easy to read off: whole numbers first. */
function readablePoints(f: (x: number) => number, [from, to]: readonly [number, number], [low, high]: readonly [number, number]): Point[] {
  const whole = Array.from({ length: Math.floor(to) - Math.ceil(from) + 1 }, (_, index): Point => [Math.ceil(from) + index, f(Math.ceil(from) + index)]);
  const inside = whole.filter(([, y]) => Number.isFinite(y) && y >= low && y <= high);
  const clean = inside.filter(([, y]) => Math.abs(y - Math.round(y)) < 1e-9);
  return (clean.length >= 2 ? clean : inside)
    .toSorted(([a], [b]) => Math.abs(a) - Math.abs(b))
    .slice(0, 5)
    .toSorted(([a], [b]) => a - b);
}

const isStraight = (f: (x: number) => number, from: number, to: number): boolean => {
  const [a, b, c, d] = [0, 0.31, 0.63, 1].map((part) => f(from + (to - from) * part)) as [number, number, number, number];
  const slope = (d - a) / (to - from);
  return [b - a - slope * 0.31 * (to - from), c - a - slope * 0.63 * (to - from)].every((rest) => Math.abs(rest) < 1e-6 * (1 + Math.abs(d - a)));
};

interface Drawn {
  readonly items: readonly PlaneItem[];
  readonly says: string;
}

function drawCurve(curve: Curve, w: Window, paint: (typeof paints)[number], line: number): Drawn {
  const look = { paint, ...(curve.strict && { dash: 'dashed' as const }) };
  const stroke = curve.strict ? 'dashed ' : '';
  const [across, up] = [[w.xMin, w.xMax] as const, [w.yMin, w.yMax] as const];
  switch (curve.kind) {
    case 'y': {
      const points = readablePoints(curve.f, across, up).map(pointText);
      const kind = isStraight(curve.f, w.xMin, w.xMax) ? 'straight line' : 'curve';
      return {
        items: [{ type: 'curve', f: curve.f, ...look }],
        says: `A ${stroke}${kind} ${points.length > 0 ? `through ${points.join(', ')}` : 'without easily read points'}.`,
      };
    }
    case 'x': {
      const points = Array.from({ length: 241 }, (_, step): Point => {
        const y = w.yMin + ((w.yMax - w.yMin) * step) / 240;
        return [curve.f(y), y];
      });
      const isVertical = points.every(([x]) => Math.abs(x - (points[0]?.[0] ?? 0)) < 1e-9);
      const says = isVertical
        ? `A ${stroke}vertical line at x = ${shortNumber(points[0]?.[0] ?? 0)}.`
        : `A ${stroke}curve through ${readablePoints(curve.f, up, across)
            .map(([y, x]) => pointText([x, y]))
            .join(', ')}.`;
      const [first, last] = [points[0], points.at(-1)];
      return { items: [isVertical && first && last ? { type: 'segment', from: first, to: last, ...look } : { type: 'path', points, ...look }], says };
    }
    case 'implicit': {
      const view = viewOf({ xMin: w.xMin, xMax: w.xMax, yMin: w.yMin, yMax: w.yMax }, size);
      if (!view) throw new EntryError('formulas', `Line ${line} cannot be drawn in this window.`);
      const toPlane = ([x, y]: Point): Point => [w.xMin + (x / size.width) * (w.xMax - w.xMin), w.yMax - (y / size.height) * (w.yMax - w.yMin)];
      const pieces = contourPieces(curve.field, view, size, 4).map((piece) => thinned(piece).map(toPlane));
      if (pieces.length === 0) throw new EntryError('formulas', `Nothing of line ${line} is in this window.`);
      const [xs, ys] = [pieces.flat().map(([x]) => x), pieces.flat().map(([, y]) => y)];
      const span = (values: readonly number[]) => `from ${shortNumber(Math.min(...values))} to ${shortNumber(Math.max(...values))}`;
      return {
        items: pieces.map((points) => ({ type: 'path' as const, points, ...look })),
        says: `A ${stroke}curve that reaches ${span(xs)} in x and ${span(ys)} in y.`,
      };
    }
    default:
      throw new EntryError('formulas', `Line ${line} is a curve that depends on t. Use an equation in x and y.`);
  }
}

/** The part of the window where `field` is above 0, beside the one curve that bounds it. */
function drawRegion(field: Field, curve: Curve, w: Window, paint: 'shade1' | 'shade2', line: number): Drawn {
  if (curve.kind !== 'y' && curve.kind !== 'x')
    throw new EntryError('formulas', `The region of line ${line} can be shaded where the inequality can be solved for y or x.`);
  const isY = curve.kind === 'y';
  const [from, to, low, high] = isY ? [w.xMin, w.xMax, w.yMin, w.yMax] : [w.yMin, w.yMax, w.xMin, w.xMax];
  const places = Array.from({ length: edgeSteps + 1 }, (_, step) => from + ((to - from) * step) / edgeSteps);
  const edge = places.map((at): readonly [number, number] => [at, Math.min(Math.max(curve.f(at), low), high)]).filter(([, value]) => Number.isFinite(value));
  const middle = edge[Math.floor(edge.length / 2)];
  if (!middle || edge.length < 2) throw new EntryError('formulas', `Nothing of line ${line} is in this window.`);
  const at = (along: number, value: number): Point => (isY ? [along, value] : [value, along]);
  const beyond = curve.f(middle[0]) + (high - low) / 1000;
  const isAbove = field(...at(middle[0], beyond)) > 0;
  const rim = isAbove ? high : low;
  const points = [...edge.map(([along, value]) => at(along, value)), at(edge.at(-1)?.[0] ?? to, rim), at(edge[0]?.[0] ?? from, rim)];
  const side = isY ? (isAbove ? 'above' : 'below') : isAbove ? 'to the right of' : 'to the left of';
  return { items: [{ type: 'polygon', points, fill: paint, paint: 'none' }], says: `The region ${side} it is shaded.` };
}

function drawRow(drawing: Drawing, w: Window, index: number): Drawn {
  const line = index + 1;
  const paint = paints[index % paints.length] ?? 'series1';
  if (drawing.region && drawing.curves.length !== 1) throw new EntryError('formulas', `Line ${line}: use one inequality sign a line.`);
  const curves = drawing.curves.map((curve) => drawCurve(curve, w, paint, line));
  const [bound] = drawing.curves;
  const regions = drawing.region && bound ? [drawRegion(drawing.region, bound, w, index % 2 === 0 ? 'shade1' : 'shade2', line)] : [];
  const points = drawing.points.map((at): Drawn => ({ items: [{ type: 'point', at }], says: `A point at ${pointText(at)}.` }));
  const all = [...curves, ...regions, ...points];
  if (all.length === 0) throw new EntryError('formulas', `Line ${line} draws nothing: write an equation in x and y, or a point.`);
  return { items: all.flatMap(({ items }) => items), says: all.map(({ says }) => says).join(' ') };
}

export function planeFromEntries(entries: Entries): Figure {
  const formulas = textOf(entries, 'formulas')
    .split(/\r?\n/)
    .map((text) => text.trim())
    .filter(Boolean);
  if (formulas.length > maxFormulas) throw new EntryError('formulas', `Use at most ${maxFormulas} formulas.`);
  const long = formulas.findIndex((text) => text.length > 200);
  if (long >= 0) throw new EntryError('formulas', `Line ${long + 1} is longer than 200 characters.`);
  const [[xMin, xMax], [yMin, yMax]] = [rangeOf(entries, 'x'), rangeOf(entries, 'y')];
  const w: Window = { xMin, xMax, yMin, yMax };
  const steps = numbersOf('step', textOf(entries, 'step') || '1');
  const [xStep = 1, yStep = xStep] = steps;
  if (xStep <= 0 || yStep <= 0) throw new EntryError('step', 'The distance has to be above 0.');
  if ((xMax - xMin) / xStep > 40 || (yMax - yMin) / yStep > 40) throw new EntryError('step', 'This makes more than 40 grid lines. Use a larger distance.');
  const rows = rowReader()(
    formulas.map((text, index) => ({ id: String(index), text, hidden: false })),
    'radians',
  );
  const drawn = rows.map(({ meaning }, index) => {
    if (meaning.kind === 'error') throw new EntryError('formulas', `Line ${index + 1}: ${meaning.message}`);
    if (meaning.kind !== 'drawing') throw new EntryError('formulas', `Line ${index + 1} draws nothing: write an equation in x and y, or a point.`);
    return drawRow(meaning, w, index);
  });
  const name = (field: 'xName' | 'yName') => textOf(entries, field).slice(0, 40) || field[0] || '';
  const sees = drawn.map(({ says }) => says).join(' ');
  const figure = planeFigure({
    window: w,
    title: requiredText(entries, 'title', 'a title', 120),
    alt: `The ${name('xName')}${name('yName')}-plane, with ${name('xName')} from ${shortNumber(xMin)} to ${shortNumber(xMax)} and ${name('yName')} from ${shortNumber(yMin)} to ${shortNumber(yMax)}. ${sees || 'Nothing is drawn in it.'}`.slice(
      0,
      880,
    ),
    items: drawn.flatMap(({ items }) => items),
    xStep,
    yStep,
    xName: name('xName'),
    yName: name('yName'),
    square: (xMax - xMin) / (yMax - yMin) < 3 && (yMax - yMin) / (xMax - xMin) < 1.6,
  });
  return figure;
}
