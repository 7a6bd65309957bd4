/** Re-solvers for topic 27: the drawing is measured, with no theorem about angles or similar triangles. */
import { twoUnknownAnglesResolver } from './two-unknown-angles.ts';
import { parallelCutsResolver } from './parallel-cuts.ts';
import { div, rat, sub, toNumber } from '#core/rational.ts';
import type { Figure } from '#core/questions/figure.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import { evaluate, linearForm, mathIn } from '../evaluate-latex.ts';
import { choicesWhere, firstMath, near } from '../reading.ts';
import { nearly, parseLatex } from '../latex-expression.ts';
import type { Resolver, Verdict } from '../resolver.ts';
import { anglesOfPolygon, correspondingSide, isoscelesAngles, scaledFigures, whatSuffices } from './polygons.ts';
import { angleAt, distance, figureOf, measuredAngles, promptNumbers, sizeOf, sizeVerdict, type Point } from './geometry-reading.ts';

/** The drawn size of the angle whose label is the letter, in whole degrees. */
function lettered(question: LearnerQuestion): number {
  const found = measuredAngles(figureOf(question)).filter(({ label }) => /^[a-z]°$/.test(label));
  const [only] = found;
  if (!only || found.length > 1) throw new Error('no single lettered angle');
  return Math.round(only.degrees);
}

const readLabel: Resolver = (question) => sizeVerdict(question, lettered(question));

/** Solves `label = drawn angle` for x. */
const labelled: Resolver = (question) => {
  const asked = /labeled \\\(\((.+?)\)\^/.exec(question.stem)?.[1];
  const values = measuredAngles(figureOf(question)).map(({ label, degrees }) => ({
    latex: label.replace(/[()°\s]/g, '').replace('−', '-'),
    degrees: Math.round(degrees),
  }));
  if (asked) {
    const angle = values.find(({ latex }) => latex === asked.replace(/\s/g, ''));
    return sizeVerdict(question, angle?.degrees ?? Number.NaN);
  }
  const found = values
    .filter(({ latex }) => latex.includes('x'))
    .map(({ latex, degrees }) => {
      const { x = rat(1), '': constant = rat(0) } = linearForm(latex, ['x']);
      return toNumber(div(sub(rat(degrees), constant), x));
    });
  const [x] = found;
  if (x === undefined || found.some((other) => !near(other, x))) throw new Error(`labels give ${found.join(', ')}`);
  for (const { latex, degrees } of values) if (!latex.includes('x') && toNumber(evaluate(latex)) !== degrees) throw new Error('figure not to scale');
  return sizeVerdict(question, x);
};

const threeAngles: Resolver = (question) => {
  if (question.stimulus) return readLabel(question, {});
  const { stem } = question;
  if (stem.includes('respectively')) {
    const forms = mathIn(stem)
      .filter((latex) => latex.includes('circ'))
      .map((latex) => linearForm(latex.replace('^\\circ', ''), ['x']));
    for (let x = 1; x < 180; x++) {
      const sizes = forms.map((form) => toNumber(form.x ?? rat(0)) * x + toNumber(form[''] ?? rat(0)));
      if (sizes.length === 3 && sizes.reduce((sum, size) => sum + size, 0) === 180)
        return sizeVerdict(question, stem.includes('largest') ? Math.max(...sizes) : x);
    }
    throw new Error('no whole x');
  }
  const [a = 0, b = 0] = promptNumbers(question);
  // Two rays from the ends of a base, then the angle at which they meet.
  const [left, right]: [Point, Point] = [
    [0, 0],
    [1, 0],
  ];
  const [p, q] = [Math.tan((a * Math.PI) / 180), Math.tan((b * Math.PI) / 180)];
  const apex: Point = [q / (p + q), (p * q) / (p + q)];
  return sizeVerdict(question, Math.round(angleAt(apex, left, right)));
};

const isTriangle = (a: number, b: number, c: number) => (a + b + c) * (a + b - c) * (a - b + c) * (-a + b + c) > 0;

const thirdSide: Resolver = (question) => {
  const { stem } = question;
  const [a = 0, b = 0] = promptNumbers(question);
  if (question.format === 'choice') return choicesWhere(question, (text) => isTriangle(a, b, sizeOf(firstMath(text))) !== stem.includes('could NOT be'));
  const possible = Array.from({ length: 200 }, (_, index) => index + 1).filter((c) => isTriangle(a, b, c));
  return sizeVerdict(question, stem.includes('greatest') ? Math.max(...possible) : stem.includes('least') ? Math.min(...possible) : possible.length);
};

const meet = (a: Point, b: Point, c: Point, d: Point): Point => {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const t = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / (ux * vy - uy * vx);
  return [a[0] + t * ux, a[1] + t * uy];
};

interface Drawn {
  readonly points: ReadonlyMap<string, Point>;
  readonly numbers: readonly { readonly value: number; readonly at: Point }[];
}

/** Where the named points of a drawing are: each capital letter belongs to the nearest end or crossing of strokes. */
function readDrawing(figure: Figure): Drawn {
  const lines = figure.shapes.flatMap((shape) => (shape.type === 'line' && distance(shape.from, shape.to) > 16 ? [shape] : []));
  const corners = figure.shapes.flatMap((shape) => (shape.type === 'polygon' ? shape.points : []));
  const ends: Point[] = [...corners, ...lines.flatMap(({ from, to }) => [from, to])];
  const [first, second] = lines;
  if (corners.length === 0 && first && second) ends.push(meet(first.from, first.to, second.from, second.to));
  const texts = figure.shapes.flatMap((shape) => (shape.type === 'text' ? [{ text: shape.text, at: [shape.at[0], shape.at[1] - 5] as const }] : []));
  const points = new Map(
    texts.filter(({ text }) => /^[A-Z]$/.test(text)).map(({ text, at }) => [text, ends.toSorted((p, q) => distance(p, at) - distance(q, at))[0] ?? at]),
  );
  return { points, numbers: texts.flatMap(({ text, at }) => (/^\d+$/.test(text) ? [{ value: Number(text), at }] : [])) };
}

const pointOf = ({ points }: Drawn, name: string): Point => {
  const found = points.get(name);
  if (!found) throw new Error(`no point ${name}`);
  return found;
};

/** The line over two parallel lengths is drawn until it meets their common end: numbers stand in the order longer, shorter, distance. */
function sightLine(question: LearnerQuestion): Verdict {
  const [high = 0, low = 0, apart = 0] = promptNumbers(question);
  const [end] = meet([0, high], [apart, low], [0, 0], [1, 0]);
  const fromFar =
    /(base of the lamp|base of the mast|base of the taller tree|length, in inches, of each leg|gate to the bank|edge of the platform|of this edge of the sail)\b[^.]*\?$/;
  return sizeVerdict(question, Math.round((fromFar.test(question.stem) ? end : end - apart) * 1e6) / 1e6);
}

/** Measures the asked segment in units of a labeled one. */
const measuredLength: Resolver = (question) => {
  if (!question.stimulus) return sightLine(question);
  const drawn = readDrawing(figureOf(question));
  const names = [...drawn.points.keys()];
  const pairs = names.flatMap((p, index) => names.slice(index + 1).map((q) => [pointOf(drawn, p), pointOf(drawn, q)] as const));
  // Each label belongs to one of the segments nearest to it; one scale must serve all labels.
  const candidates = drawn.numbers.map(({ value, at }) =>
    pairs
      .toSorted((one, two) => middleDistance(one, at) - middleDistance(two, at))
      .slice(0, 4)
      .map(([p, q]) => distance(p, q) / value),
  );
  const scale = candidates[0]?.find((first) => candidates.every((scales) => scales.some((other) => Math.abs(other / first - 1) < 0.004)));
  if (!scale) throw new Error('labels do not fit one scale');
  const between = (p: string, q: string) => distance(pointOf(drawn, p), pointOf(drawn, q)) / scale;
  const known = /length of \\\(\\overline\{([A-Z])([A-Z])\}\\\) is (\d+)/.exec(question.stem);
  if (known && Math.abs(between(known[1] ?? '', known[2] ?? '') / Number(known[3]) - 1) > 0.01) throw new Error('the stem does not fit the figure');
  const around = /perimeter of quadrilateral \\\(([A-Z]{4})/.exec(question.stem)?.[1]?.split('');
  if (around) return sizeVerdict(question, Math.round(around.reduce((sum, name, index) => sum + between(name, around[(index + 1) % 4] ?? name), 0)));
  const asked = /[Ww]hat is the length of [a-z ]*\\\((?:\\overline\{)?([A-Z])([A-Z])/.exec(question.stem);
  return sizeVerdict(question, Math.round(between(asked?.[1] ?? '', asked?.[2] ?? '')));
};
const middleDistance = ([p, q]: readonly [Point, Point], at: Point) => distance([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], at);

const chased: Resolver = (question) => {
  const { stem } = question;
  if (stem.includes('value of \\(x\\)')) return readLabel(question, {});
  const drawn = readDrawing(figureOf(question));
  const angle = (name: string) => angleAt(pointOf(drawn, name[1] ?? ''), pointOf(drawn, name[0] ?? ''), pointOf(drawn, name[2] ?? ''));
  const named = [...stem.matchAll(/angle \\\(([A-Z]{3})\\\)/g)].map(([, name = '']) => name);
  const asked = angle(named.at(-1) ?? '');
  if (!stem.includes('expression')) return sizeVerdict(question, Math.round(asked));
  const a = Math.round(angle(named.at(-2) ?? ''));
  return choicesWhere(question, (text) => near(nearly(parseLatex(firstMath(text)), { a }), Math.round(asked)));
};

export const linesAnglesTrianglesResolvers: Readonly<Record<string, Resolver>> = {
  'AN-a': readLabel,
  'AN-b': labelled,
  'AN-c': threeAngles,
  'AN-d': isoscelesAngles,
  'AN-e': correspondingSide,
  'AN-f': measuredLength,
  'AN-g': whatSuffices,
  'AN-h': thirdSide,
  'AN-i': anglesOfPolygon,
  'AN-j': chased,
  'AN-k': scaledFigures,
  'AN-l': parallelCutsResolver,
  'AN-m': twoUnknownAnglesResolver,
};
