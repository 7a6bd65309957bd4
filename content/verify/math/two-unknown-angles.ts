/** Re-solver for angles with unknowns: triangles are drawn from numbers, their segments constructed and the angles measured. */
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import { nearly, parseLatex } from '../latex-expression.ts';
import { choicesWhere, firstMath, mathIn, near } from '../reading.ts';
import type { Resolver, Verdict } from '../resolver.ts';
import { angleAt, figureOf, measuredAngles, rootOf, sizeVerdict, type Point } from './geometry-reading.ts';
import { textParameter } from './read-numbers.ts';

const tidy = (value: number) => Math.round(value * 1e6) / 1e6;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const toward = ([x, y]: Point, direction: number): Point => [x + Math.cos(radians(direction)), y + Math.sin(radians(direction))];

function meet([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, [dx, dy]: Point): Point {
  const [ux, uy, vx, vy] = [bx - ax, by - ay, dx - cx, dy - cy];
  const t = ((cx - ax) * vy - (cy - ay) * vx) / (ux * vy - uy * vx);
  return [ax + t * ux, ay + t * uy];
}

/** B at the origin, C to the right of it, A above: from the angles at B and C. */
function triangle(atB: number, atC: number): readonly [A: Point, B: Point, C: Point] {
  const [B, C]: [Point, Point] = [
    [0, 0],
    [1, 0],
  ];
  return [meet(B, toward(B, atB), C, toward(C, 180 - atC)), B, C];
}

/** The asked angle for given angles at B and C; `first` is at A where only one is told. */
const measured: Readonly<Record<string, (atB: number, atC: number) => number>> = {
  'bisector-foot': (b, c) => {
    const [A, B, C] = triangle(b, c);
    const direction = 180 + b + angleAt(A, B, C) / 2;
    return angleAt(meet(A, toward(A, direction), B, C), A, B);
  },
  'altitude-bisector': (b, c) => {
    const [A, B, C] = triangle(b, c);
    const foot: Point = [A[0], 0];
    return angleAt(A, foot, meet(A, toward(A, 180 + b + angleAt(A, B, C) / 2), B, C));
  },
  'outer-bisectors': (b, c) => {
    const [, B, C] = triangle(b, c);
    const D = meet(B, toward(B, -(180 - b) / 2), C, toward(C, 180 + (180 - c) / 2));
    return angleAt(D, B, C);
  },
  'inner-outer-bisector': (b, c) => {
    const [, B, C] = triangle(b, c);
    const D = meet(B, toward(B, b / 2), C, toward(C, (180 - c) / 2));
    return angleAt(D, B, C);
  },
  'equal-segments': (b, c) => {
    const [A, B, C] = triangle(b, c);
    // D on CA at the distance BC from B, other than C itself.
    const at = (t: number): Point => [C[0] + t * (A[0] - C[0]), C[1] + t * (A[1] - C[1])];
    const nearest = rootOf((t) => (at(t)[0] - B[0]) * (A[0] - C[0]) + (at(t)[1] - B[1]) * (A[1] - C[1]), 0, 1);
    return angleAt(B, A, at(2 * nearest));
  },
  'parallel-bisector': (b, c) => {
    const [A, B] = triangle(b, c);
    const E = meet(B, toward(B, b / 2), A, [A[0] + 1, A[1]]);
    return angleAt(E, A, B);
  },
};
const oneLetter = ['outer-bisectors', 'inner-outer-bisector'];

/** The expression after `value of`, with values for its letters. */
const askedValue = (stem: string, values: Readonly<Record<string, number>>) =>
  tidy(nearly(parseLatex(/value of \\\((.*?)\\\)\?/.exec(stem)?.[1] ?? ''), values));

/** Every labeled angle is measured: each label gives its letter, and two labels with one letter must agree. */
function labeledAngles(question: LearnerQuestion): Verdict {
  const values: Record<string, number> = {};
  for (const { label, degrees } of measuredAngles(figureOf(question))) {
    const expression = parseLatex(label.replace(/[()°\s]/g, '').replace('−', '-'));
    const letter = /[a-z]/.exec(label)?.[0] ?? '';
    const value = tidy(rootOf((size) => nearly(expression, { [letter]: size }) - Math.round(degrees), -1e3, 1e3));
    if (!near(values[letter] ?? value, value)) throw new Error(`labels give ${values[letter]} and ${value} for ${letter}`);
    values[letter] = value;
  }
  return sizeVerdict(question, askedValue(question.stem, values));
}

export const twoUnknownAnglesResolver: Resolver = (question, parameters) => {
  const kind = textParameter(parameters, 'kind');
  const { stem } = question;
  const measure = measured[kind];
  if (measure) {
    const [a, b] = [textParameter(parameters, 'a'), parameters.b === '' ? null : textParameter(parameters, 'b')];
    return choicesWhere(question, (text) =>
      [
        [67, 41],
        [52, 39],
      ].every(([first = 0, second = 0]) => {
        if (b !== null) return near(nearly(parseLatex(firstMath(text)), { [a]: first, [b]: second }), measure(first, second));
        // Told is the angle at A; the others are equal where sides are, and anything otherwise.
        const atB = oneLetter.includes(kind) ? 61 : (180 - second) / 2;
        return near(nearly(parseLatex(firstMath(text)), { [a]: second }), measure(atB, 180 - second - atB));
      }),
    );
  }
  if (kind === 'parallel' && question.stimulus) return labeledAngles(question);
  const angles = mathIn(stem)
    .filter((latex, index, all) => latex.includes('^\\circ') && all.indexOf(latex) === index)
    .map((latex) => parseLatex(latex.replace('^\\circ', '')));
  const [one, two, three] = angles;
  if (!one || !two) throw new Error('angles missing');
  if (kind === 'parallel') {
    const [u, v] = [textParameter(parameters, 'u'), textParameter(parameters, 'v')];
    if (!three) throw new Error('no angle at the second line');
    const uFor = (value: number) => rootOf((x) => nearly(one, { [u]: x }) - nearly(three, { [v]: value }), -1e4, 1e4);
    const y = rootOf((value) => nearly(one, { [u]: uFor(value) }) + nearly(two, { [v]: value }) - 180, -1e3, 1e3);
    return sizeVerdict(question, askedValue(stem, { [u]: uFor(y), [v]: y }));
  }
  if (kind === 'exterior-sum') {
    if (!three) throw new Error('third angle missing');
    const inner = (x: number) => [one, two, three].map((each) => 180 - nearly(each, { x }));
    const x = rootOf((value) => inner(value).reduce((sum, each) => sum + each, 0) - 180, -1e3, 1e3);
    return sizeVerdict(question, tidy(stem.includes('smallest') ? Math.min(...inner(x)) : Math.max(...inner(x))));
  }
  const atBase = textParameter(parameters, 'exteriorAt') === 'base';
  // Base angle from the first expression; the exterior angle is measured on the drawn triangle.
  const baseAt = (x: number) => (atBase ? (180 - nearly(one, { x })) / 2 : nearly(one, { x }));
  const exteriorAt = (x: number) => {
    const [A, B, C] = triangle(baseAt(x), baseAt(x));
    return atBase ? angleAt(C, A, [2, 0]) : angleAt(A, C, [2 * A[0] - B[0], 2 * A[1] - B[1]]);
  };
  const [from, to] = [rootOf((x) => baseAt(x) - 1e-3, -1e3, 1e3), rootOf((x) => baseAt(x) - 90 + 1e-3, -1e3, 1e3)].toSorted((p, q) => p - q) as [
    number,
    number,
  ];
  const x = rootOf((value) => exteriorAt(value) - nearly(two, { x: value }), from, to);
  return sizeVerdict(question, tidy(stem.includes('value of \\(x\\)') ? x : atBase ? baseAt(x) : 180 - 2 * baseAt(x)));
};
