/** Re-solvers for topic 13: incidence of points, determinants for slopes, areas from coordinates. */
import { add, div, equal, mul, neg, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import { differenceForm, equationsIn, evaluate, mathIn, numbersIn } from '../evaluate-latex.ts';
import { readPlane } from '../read-plane.ts';
import { bare, choicesWhere, numberVerdict } from '../verdicts.ts';
import type { Resolver } from '../resolver.ts';
import { changeAlong, meaningOfTwo, movedLine, parallelThrough, slopeOrCrossing } from './lines-in-the-plane.ts';
import { choicesShowing, hasGraphs, valueVerdict } from '../reading.ts';

type Line = Readonly<Record<'x' | 'y' | 'c', Rational>>;
const zero = rat(0);

/** A·x + B·y + C = 0 of an equation, other letters fixed. */
function line(equation: readonly [string, string], fixed: Readonly<Record<string, Rational>> = {}): Line {
  const form = differenceForm(equation, ['x', 'y'], fixed);
  return { x: form['x'] ?? zero, y: form['y'] ?? zero, c: form[''] ?? zero };
}

const isOn = (l: Line, x: Rational, y: Rational) => equal(add(add(mul(l.x, x), mul(l.y, y)), l.c), zero);
const xWhere = (l: Line, y: Rational) => div(neg(add(mul(l.y, y), l.c)), l.x);
const yWhere = (l: Line, x: Rational) => div(neg(add(mul(l.x, x), l.c)), l.y);

function only(text: string): [string, string] {
  const [equation] = equationsIn(text);
  if (!equation) throw new Error(`no equation in ${text}`);
  return equation;
}

/** Coordinate pairs written as `(p, q)`, in order, as LaTeX. */
const pairs = (text: string) =>
  mathIn(text).flatMap((latex): [string, string][] => {
    const match = /^\(([^,()]+), ?([^,]+)\)$/.exec(latex);
    return match?.[1] && match[2] ? [[match[1], match[2]]] : [];
  });

const missingCoordinate: Resolver = (question) => {
  const l = line(only(question.stem));
  const [x = '', y = ''] = pairs(question.stem)[0] ?? [];
  return numberVerdict(question, x === 'k' ? xWhere(l, evaluate(y)) : yWhere(l, evaluate(x)));
};

/** Takes counts that meet the story's total and counts that do not, and asks each equation about them. */
const totalModel: Resolver = (question) => {
  const told = numbersIn(question.stem.replace(/\\\(.*?\\\)/g, ''));
  const total = told.reduce((most, value) => (toNumber(value) > toNumber(most) ? value : most), zero);
  const [a = zero, b = zero, ...rest] = told.filter((value) => !equal(value, total));
  const fixed = rest[0] ?? zero;
  const meets = [0, 3, 8].map((x): [Rational, Rational] => [rat(x), div(sub(sub(total, fixed), mul(a, rat(x))), b)]);
  return choicesWhere(question, (text) => {
    const l = line(only(text));
    return meets.every(([x, y]) => isOn(l, x, y)) && !isOn(l, rat(1), rat(1));
  });
};

const perpendicular: Resolver = (question) => {
  const given = line(only(question.stem));
  const points = pairs(question.stem);
  if (/What is the slope of line/.test(question.stem))
    return choicesWhere(question, (text) => equal(mul(evaluate(bare(text)), div(neg(given.x), given.y)), rat(-1)));
  const [px = zero, py = zero] = (points[0] ?? []).map((latex) => evaluate(latex));
  if (question.stem.includes('Which')) {
    return choicesWhere(question, (text) => {
      const l = line(only(text));
      return isOn(l, px, py) && equal(add(mul(l.x, given.x), mul(l.y, given.y)), zero);
    });
  }
  // The normal (A, B) of the given line is the direction of the perpendicular: move along it to the asked x.
  const to = points[1] ? evaluate(points[1][0]) : zero;
  const t = div(sub(to, px), given.x);
  return numberVerdict(question, add(py, mul(t, given.y)));
};

/** Distance of a drawn point from a line, in units of the plane. */
const distance = (l: ReturnType<typeof line>, [x, y]: readonly [number, number]) =>
  Math.abs(toNumber(l.x) * x + toNumber(l.y) * y + toNumber(l.c)) / Math.hypot(toNumber(l.x), toNumber(l.y));

const fromGraph: Resolver = (question) => {
  if (hasGraphs(question)) {
    const l = line(only(question.stem));
    return choicesShowing(question, (figure) => {
      const ends = readPlane(figure).strokes.flat();
      return ends.length > 1 && ends.every((point) => distance(l, point) < 0.06);
    });
  }
  if (question.stimulus?.kind !== 'figure') throw new Error('no figure');
  const { figure } = question.stimulus;
  const { strokes, circles } = readPlane(figure);
  const ends = strokes[0] ?? [];
  const dots = circles.map(({ center: [x, y] }): [Rational, Rational] => [rat(Math.round(x)), rat(Math.round(y))]);
  if (dots.length !== 2 || ends.length < 2) throw new Error('line or dots missing');
  return choicesWhere(question, (text) => {
    const l = line(only(text));
    const drawn = ends.every((point) => distance(l, point) < 0.05);
    return drawn && dots.every(([x, y]) => isOn(l, x, y));
  });
};

const intercepts: Resolver = (question) => {
  const equation = only(question.stem);
  if (question.stem.includes('(a, 0)')) {
    const l = line(equation);
    return numberVerdict(question, evaluate(mathIn(question.stem).at(-1) ?? '', { a: xWhere(l, zero), b: yWhere(l, zero) }));
  }
  /** Shoelace area of origin, x-intercept and y-intercept. */
  const area = (k: Rational) => {
    const l = line(equation, { k });
    const doubled = mul(xWhere(l, zero), yWhere(l, zero));
    return mul(rat(1, 2), doubled.n < 0n ? neg(doubled) : doubled);
  };
  if (!equation[1].includes('k')) return numberVerdict(question, area(zero));
  const stated = mathIn(question.stem)
    .map((latex) => latex)
    .find((latex) => /^(\d+|\\frac\{\d+\}\{\d+\})$/.test(latex));
  const hits = Array.from({ length: 600 }, (_, index) => rat(index + 1, 2)).filter((k) => equal(area(k), evaluate(stated ?? '')));
  const [k] = hits;
  if (!k || hits.length !== 1) throw new Error(`${hits.length} constants fit`);
  return valueVerdict(question, k);
};

/** Both constants are tried: those that fit the point, and whose line runs as the stem says. */
const fittingConstants: Resolver = (question) => {
  const { stem } = question;
  const [own, other] = equationsIn(stem);
  const [x = '', y = ''] = pairs(stem)[0] ?? [];
  const slope = /slope of \\\((.+?)\\\)/.exec(stem)?.[1];
  // Along the line, y changes by `rise` where x changes by `run`.
  const given = line(other ?? ['0', '0']);
  const [run, rise] = slope ? [rat(1), evaluate(slope)] : stem.includes('perpendicular') ? [given.x, given.y] : [neg(given.y), given.x];
  const constants = Array.from({ length: 61 }, (_, index) => rat(index - 30));
  const found = constants.flatMap((a) =>
    constants.flatMap((b) => {
      const runs = equal(add(mul(a, run), mul(b, rise)), zero) && (a.n !== 0n || b.n !== 0n);
      return runs && own && isOn(line(own, { a, b }), evaluate(x), evaluate(y)) ? [{ a, b }] : [];
    }),
  );
  const [only] = found;
  if (!only || found.length !== 1) throw new Error(`${found.length} pairs of constants fit`);
  return numberVerdict(question, evaluate(mathIn(stem).at(-1) ?? '', only));
};

/** Coefficients as unknowns: the stated points or slope are turned into linear conditions and solved. */
const constants: Resolver = (question, parameters) => {
  const { task } = parameters;
  if (task === 'slope-and-point') return fittingConstants(question, parameters);
  const { stem } = question;
  const points = pairs(stem);
  const h = { h: rat(12) };
  if (task === 'intercepts') {
    const [left, right] = only(stem);
    const conditions = points.map(([x, y]) => differenceForm([left, right], ['a', 'b'], { x: evaluate(x), y: evaluate(y) }));
    const [one, two] = conditions as [Record<string, Rational>, Record<string, Rational>];
    const get = (form: Record<string, Rational>, key: string) => form[key] ?? zero;
    const base = sub(mul(get(one, 'a'), get(two, 'b')), mul(get(one, 'b'), get(two, 'a')));
    const a = div(sub(mul(get(one, 'b'), get(two, '')), mul(get(one, ''), get(two, 'b'))), base);
    const b = div(sub(mul(get(one, ''), get(two, 'a')), mul(get(one, 'a'), get(two, ''))), base);
    return numberVerdict(question, evaluate(mathIn(stem).at(-1) ?? '', { a, b }));
  }
  if (task === 'slope') {
    const slope = mathIn(stem).find((latex) => /^-?\\frac\{\d+\}\{\d+\}$/.test(latex)) ?? '';
    // y rises by slope per unit: A·1 + B·slope = 0 is linear in k.
    const gap = (k: Rational) => {
      const l = line(only(stem), { k });
      return add(l.x, mul(l.y, evaluate(slope)));
    };
    const [at0, at1] = [gap(zero), gap(rat(1))];
    return numberVerdict(question, div(neg(at0), sub(at1, at0)));
  }
  if (task === 'perpendicular') {
    const given = line(equationsIn(stem)[1] ?? ['', '']);
    // Direction of the perpendicular line is (A, B) of the given one; a·A + b·B = 0 with b = 1.
    return numberVerdict(question, div(neg(given.y), given.x));
  }
  const [[x1, y1], [x2, y2]] = points.map(([x, y]) => [evaluate(x, h), evaluate(y, h)]) as [[Rational, Rational], [Rational, Rational]];
  // a·Δx + b·Δy = 0 with b = 1.
  return numberVerdict(question, div(sub(y1, y2), sub(x2, x1)));
};

export const linearEquationsTwoVariablesResolvers: Readonly<Record<string, Resolver>> = {
  'LE2-a': missingCoordinate,
  'LE2-b': slopeOrCrossing,
  'LE2-c': totalModel,
  'LE2-d': meaningOfTwo,
  'LE2-e': parallelThrough,
  'LE2-f': perpendicular,
  'LE2-g': fromGraph,
  'LE2-h': intercepts,
  'LE2-i': movedLine,
  'LE2-j': changeAlong,
  'LE2-k': constants,
};
