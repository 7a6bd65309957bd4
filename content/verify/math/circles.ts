/** Re-solvers for Circles: substitute points, measure distances by coordinates, integrate and search. */
import { rat, type Rational } from '#core/rational.ts';
import { exactly, nearly, parseLatex, type Expression } from '../latex-expression.ts';
import { choicesWhere, equationsIn, firstMath, mathIn, near, numbersIn, valueVerdict } from '../reading.ts';
import { chordOfCircle, circleMoved, inscribedAngle, radianMeasure, tangentLines } from './circle-lines.ts';
import { chordRegionsResolver, twoTangentsResolver } from './tangents-and-chords.ts';
import { touchingCircles } from './touching-circles.ts';
import { readPlane } from '../read-plane.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import type { Resolver, Verdict } from '../resolver.ts';

/** Fraction with a small denominator nearest to a float. */
function fractionNear(value: number): Rational {
  for (let d = 1; d <= 48; d++) if (Math.abs(value * d - Math.round(value * d)) < 1e-6) return rat(Math.round(value * d), d);
  throw new Error(`not a simple fraction: ${value}`);
}

const valueIs = (question: LearnerQuestion, value: number): Verdict =>
  question.format === 'spr' ? valueVerdict(question, fractionNear(value)) : choicesWhere(question, (text) => near(nearly(parseLatex(firstMath(text))), value));

/** Area under a quarter circle by Simpson's rule in the angle, so that πr² is found rather than quoted. */
function discArea(r: number): number {
  const n = 64;
  const f = (t: number) => (r * Math.cos(t)) ** 2;
  const step = Math.PI / 2 / n;
  let sum = 0;
  for (let k = 0; k <= n; k++) sum += f(k * step) * (k === 0 || k === n ? 1 : k % 2 === 1 ? 4 : 2);
  return (4 * sum * step) / 3;
}

/** Perimeter of a regular polygon, extrapolated from two side counts. */
function perimeter(r: number): number {
  const p = (n: number) => 2 * n * r * Math.sin(Math.PI / n);
  return (4 * p(20000) - p(10000)) / 3;
}

const basic: Resolver = (question) => {
  const { stem } = question;
  const numbers = numbersIn(stem.replaceAll('\\pi', ''));
  const [given = Number.NaN] = numbers;
  const wants = /What is (?:the|its) (\w+)/.exec(stem)?.[1];
  const search = (measure: (r: number) => number, target: number) => {
    for (let r = 1; r <= 200; r += 0.5) if (Math.abs(measure(r) - target) < 1e-6 * target) return r;
    throw new Error('no radius');
  };
  const piGiven = nearly(parseLatex(mathIn(stem).find((latex) => latex.includes('pi')) ?? '0'));
  const r = stem.includes('diameter of')
    ? given / 2
    : stem.includes('radius of')
      ? given
      : /(?:has an area|The area)/.test(stem)
        ? search(discArea, piGiven)
        : search(perimeter, piGiven);
  return valueIs(question, { area: discArea(r), circumference: perimeter(r), radius: r, diameter: 2 * r }[wants ?? ''] ?? Number.NaN);
};

interface Disc {
  readonly h: number;
  readonly k: number;
  readonly q: number;
}

/** Center and squared radius of a printed circle from five values of left − right; no completing of squares. */
function discOf(left: string, right: string): Disc {
  const [l, r]: Expression[] = [parseLatex(left), parseLatex(right)];
  const f = (x: number, y: number) => {
    const at = { x: rat(x), y: rat(y) };
    const [a, b] = [l, r].map((side) => (side ? exactly(side, at) : rat(0)));
    return a && b ? Number(a.n) / Number(a.d) - Number(b.n) / Number(b.d) : Number.NaN;
  };
  const lead = (f(1, 0) + f(-1, 0)) / 2 - f(0, 0);
  const [h, k] = [(f(-1, 0) - f(1, 0)) / 4 / lead, (f(0, -1) - f(0, 1)) / 4 / lead];
  return { h, k, q: h * h + k * k - f(0, 0) / lead };
}

const circleIn = (text: string): Disc => {
  const found = equationsIn(text).find(([left]) => left.includes('x') && left.includes('y'));
  if (!found) throw new Error('no circle');
  return discOf(...found);
};

const fromEquation: Resolver = (question) => {
  const { stem } = question;
  const { h, k, q } = circleIn(stem);
  if (/center of the circle\?|Which of the following is the center/.test(stem)) {
    return choicesWhere(question, (text) => {
      const [x, y] = numbersIn(text);
      return near(x ?? Number.NaN, h) && near(y ?? Number.NaN, k);
    });
  }
  return valueIs(
    question,
    stem.includes('h + k') ? h + k : stem.includes('value of \\(n\\)') ? q : stem.includes('diameter') ? 2 * Math.sqrt(q) : Math.sqrt(q),
  );
};

/** Which printed equation holds at the points that must lie on the circle? */
const whichEquation: Resolver = (question) => {
  const { stem, stimulus } = question;
  const given = [...stem.matchAll(/\((-?\d+), (-?\d+)\)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  let points: (readonly [number, number])[];
  if (stimulus?.kind === 'figure') {
    const drawn = readPlane(stimulus.figure).circles.reduce((best, circle) => (circle.radius > best.radius ? circle : best));
    const [h, k, r] = [Math.round(drawn.center[0]), Math.round(drawn.center[1]), Math.round(drawn.radius)];
    points = [
      [h + r, k],
      [h - r, k],
      [h, k + r],
      [h, k - r],
    ];
  } else {
    const [first, second] = given;
    if (!first || !second) throw new Error('points missing');
    const [h, k] = stem.includes('diameter') ? [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2] : first;
    const [dx, dy] = [second[0] - h, second[1] - k];
    points = [
      [h + dx, k + dy],
      [h - dx, k - dy],
      [h - dy, k + dx],
      [h + dy, k - dx],
    ];
  }
  return choicesWhere(question, (text) => {
    const [found] = equationsIn(text);
    if (!found) return false;
    const [left, right] = found.map((side) => parseLatex(side));
    return left !== undefined && right !== undefined && points.every(([x, y]) => near(nearly(left, { x, y }), nearly(right, { x, y })));
  });
};

/** An arc is a share of the perimeter of a polygon with very many sides. */
const arc: Resolver = (question) => {
  const found = mathIn(question.stem);
  const degrees = Number(/(\d+)\^\\circ/.exec(question.stem)?.[1]);
  const r = Number(found.find((latex) => /^\d+$/.test(latex)));
  const length = nearly(parseLatex(found.find((latex) => latex.includes('pi')) ?? '0'));
  if (length === 0) return valueIs(question, (perimeter(r) * degrees) / 360);
  return valueIs(
    question,
    Number.isFinite(r) ? Math.round((length / perimeter(r)) * 360 * 1e6) / 1e6 : Math.round((length / perimeter(1) / degrees) * 360 * 1e6) / 1e6,
  );
};

/** Works in radians: arc r·θ, sector r²θ/2. */
const sector: Resolver = (question) => {
  const { stem } = question;
  const degrees = Number(/(\d+)\^\\circ/.exec(stem)?.[1]);
  const r = Number(
    /(?:radius (?:of the circle is|of|is)) \\\((\d+)\\\)|with radius \\\((\d+)\\\)/
      .exec(stem)
      ?.slice(1)
      .find((n) => n !== undefined),
  );
  const theta = (degrees * Math.PI) / 180;
  const size = nearly(parseLatex(mathIn(stem).find((latex) => latex.includes('pi')) ?? '0'));
  if (stem.includes('area of the sector formed')) return valueIs(question, (r * r * theta) / 2);
  if (stem.includes('arc of length')) return valueIs(question, (r * size) / 2);
  if (stem.includes('in degrees')) return valueIs(question, ((2 * size) / (r * r)) * (180 / Math.PI));
  return valueIs(question, Math.sqrt((2 * size) / theta));
};

/** Counts common points by the sign of a quadratic in the parameter along the line. */
const tangent: Resolver = (question) => {
  const { stem } = question;
  const { h, k, q } = circleIn(stem);
  const line = equationsIn(stem).find(([left, right]) => /^[xy]$/.test(left) && /[ac]/.test(right.replace('\\frac', '')));
  if (!line) throw new Error('no line');
  const constant = line[1].includes('c') && !/^\d*a$/.test(line[1]) ? 'c' : 'a';
  const parsed = parseLatex(line[1]);
  const touches = (value: number) => {
    const point = (t: number): readonly [number, number] =>
      line[0] === 'y' ? [t, nearly(parsed, { x: t, [constant]: value })] : [nearly(parsed, { [constant]: value }), t];
    const gap = (t: number) => {
      const [x, y] = point(t);
      return (x - h) ** 2 + (y - k) ** 2 - q;
    };
    const [u, v, w] = [gap(-1), gap(0), gap(1)];
    const [a, b] = [(u + w) / 2 - v, (w - u) / 2];
    return Math.abs(b * b - 4 * a * v) < 1e-6 * Math.max(1, b * b);
  };
  const values: number[] = [];
  for (let value = -500; value <= 500; value++) if (touches(value)) values.push(value);
  const wanted = /lesser|least/.test(stem) ? values[0] : values.at(-1);
  if (wanted === undefined) throw new Error('no tangent');
  return valueIs(question, wanted);
};

export const circlesResolvers: Readonly<Record<string, Resolver>> = {
  'CI-a': basic,
  'CI-b': fromEquation,
  'CI-c': whichEquation,
  'CI-d': fromEquation,
  'CI-e': arc,
  'CI-f': sector,
  'CI-g': radianMeasure,
  'CI-h': tangentLines,
  'CI-i': inscribedAngle,
  'CI-j': circleMoved,
  'CI-k': tangent,
  'CI-l': chordOfCircle,
  'CI-m': twoTangentsResolver,
  'CI-n': chordRegionsResolver,
  'CI-o': touchingCircles,
};
