/** Re-solvers for topic 15: statements are tested at the boundary, next to it, and over grids of numbers. */
import { constantForAnExtreme, coordinatesOfSolutions } from './bounded-coordinates.ts';
import { rangesWithConstantsResolver } from './ranges-with-constants.ts';
import { add, compare, div, mul, neg, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import { evaluate, mathIn, numbersIn, type Assignment } from '../evaluate-latex.ts';
import { readPlane } from '../read-plane.ts';
import { bare, choicesWhere, numberVerdict } from '../verdicts.ts';
import { unknownsInSystem } from './inequality-systems.ts';
import type { Resolver, Verdict } from '../resolver.ts';
import { bestCount, modelsLimits, sameSolutions, satisfies } from './inequality-tests.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import { choicesShowing, hasGraphs } from '../reading.ts';
import type { Figure } from '#core/questions/figure.ts';

interface Inequality {
  readonly left: string;
  readonly symbol: string;
  readonly right: string;
}

function parse(latex: string): Inequality {
  const match = /^(.*?)(<|>|\\le|\\ge)(.*)$/.exec(latex.replace(/&/g, '').trim());
  if (!match) throw new Error(`no inequality in ${latex}`);
  return { left: match[1] ?? '', symbol: match[2] ?? '', right: match[3] ?? '' };
}

const isInequality = (latex: string) => /<|>|\\le|\\ge/.test(latex.replace(/\\left/g, ''));
const inequalitiesIn = (text: string) => mathIn(text).filter(isInequality).map(parse);

function compares(symbol: string, sides: number): boolean {
  return symbol === '<' ? sides < 0 : symbol === '>' ? sides > 0 : symbol === '\\le' ? sides <= 0 : sides >= 0;
}

const holds = ({ left, symbol, right }: Inequality, values: Assignment) => compares(symbol, compare(evaluate(left, values), evaluate(right, values)));

/** Tries counts around the limit and compares the story's own sentence with each inequality. */
const model: Resolver = (question, { shape }) => {
  const prose = question.stem.replace(/\\\(.*?\\\)/g, '');
  const told = numbersIn(prose);
  const limit = told.reduce((most, value) => (compare(value, most) > 0 ? value : most), rat(0));
  const [first = rat(0), second = rat(0)] = told.filter((value) => compare(value, limit) !== 0);
  // In stories with a fixed part, the fixed amount is told first.
  const total = (x: Rational, y: Rational) =>
    shape === 'none'
      ? mul(first, x)
      : shape === 'fixed'
        ? prose.includes('per guest') || prose.includes('already read') || prose.includes('operator')
          ? add(first, mul(second, x))
          : add(second, mul(first, x))
        : add(mul(first, x), mul(second, y));
  const met = (sides: number) =>
    /at least|no less than|no fewer than|a minimum of/.test(prose)
      ? sides >= 0
      : /at most|no more than|a maximum of|up to/.test(prose)
        ? sides <= 0
        : /more than/.test(prose)
          ? sides > 0
          : sides < 0;
  const edge = shape === 'fixed' ? div(sub(limit, first), second) : div(limit, first);
  const points = [edge, add(edge, rat(1, 1000)), sub(edge, rat(1, 1000)), rat(1), mul(edge, rat(2))].flatMap((x): [Rational, Rational][] => [
    [x, rat(0)],
    [x, rat(3)],
    [div(x, rat(2)), rat(5)],
  ]);
  return choicesWhere(question, (text) => {
    const inequality = parse(bare(text));
    return points.every(([x, y]) => holds(inequality, { n: x, x, y }) === met(compare(total(x, y), limit)));
  });
};

/** Walks through the integers. */
const extremeInteger: Resolver = (question, { kind }) => {
  const range = Array.from({ length: 801 }, (_, index) => index - 400);
  const greatest = question.stem.includes('greatest');
  let fits: (x: number) => boolean;
  if (kind === 'pure') {
    const [inequality] = inequalitiesIn(question.stem);
    if (!inequality) throw new Error('no inequality');
    fits = (x) => holds(inequality, { x: rat(x) });
  } else {
    const told = numbersIn(question.stem).map(toNumber);
    const limit = Math.max(...told);
    const [p = 0, q = 0] = told.filter((value) => value !== limit);
    fits = (x) => x >= 0 && (greatest ? p + q * x <= limit : p + q * x >= limit);
  }
  const inside = range.filter(fits);
  const answer = greatest ? Math.max(...inside) : Math.min(...inside);
  if (Math.abs(answer) === 400) throw new Error('no extreme integer');
  return numberVerdict(question, rat(answer));
};

/** Compares each inequality with the shading at many points away from the boundary, and with its dashes on it. */
/** Whether a drawn half-plane, with its boundary, is exactly what the inequality allows. */
function showsSolutions(figure: Figure, inequality: Inequality): boolean {
  const asStrokes = {
    ...figure,
    shapes: figure.shapes.map((shape) => (shape.type === 'polygon' ? { type: 'polyline' as const, points: shape.points } : shape)),
  };
  const edges = readPlane(figure).strokes[0] ?? [];
  const region = readPlane(asStrokes).strokes.find((points) => points.length > 2) ?? [];
  const dashed = figure.shapes.some((shape) => shape.type === 'polyline' && shape.dash === 'dashed');
  const [[x1, y1], [x2, y2]] = [edges[0], edges.at(-1)] as [readonly [number, number], readonly [number, number]];
  const inRegion = (x: number, y: number) =>
    region.reduce((inside, [px, py], index) => {
      const [qx, qy] = region[(index + 1) % region.length] ?? [0, 0];
      return py > y !== qy > y && x < ((qx - px) * (y - py)) / (qy - py) + px ? !inside : inside;
    }, false);
  const grid = [-5.3, -3.7, -1.9, 0.4, 2.1, 3.6, 5.2]
    .flatMap((x) => [-5.4, -3.1, -1.2, 0.7, 2.6, 4.9].map((y) => [x, y] as const))
    .filter(([x, y]) => Math.abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / Math.hypot(x2 - x1, y2 - y1) > 0.15);
  const exact = (value: number) => rat(Math.round(value * 10), 10);
  const boundaryFits = [[x1, y1] as const, [x2, y2] as const].every(
    ([x, y]) => Math.abs(toNumber(evaluate(inequality.right, { x: rat(Math.round(x * 1000), 1000) })) - y) < 0.06,
  );
  return (
    boundaryFits && /^[<>]$/.test(inequality.symbol) === dashed && grid.every(([x, y]) => holds(inequality, { x: exact(x), y: exact(y) }) === inRegion(x, y))
  );
}

const shading: Resolver = (question) => {
  if (hasGraphs(question)) {
    const [inequality] = inequalitiesIn(question.stem);
    if (!inequality) throw new Error('no inequality');
    return choicesShowing(question, (figure) => showsSolutions(figure, inequality));
  }
  const { stimulus } = question;
  if (stimulus?.kind !== 'figure') throw new Error('no figure');
  return choicesWhere(question, (text) => showsSolutions(stimulus.figure, parse(bare(text))));
};

const tables: Resolver = (question) => {
  const bounds = inequalitiesIn(question.stem);
  return choicesWhere(question, (text) => {
    const rows = bare(text)
      .replace(/.*\\hline /, '')
      .replace(/\\end\{array\}/, '')
      .split('\\\\')
      .map((row) => row.split('&').map((cell) => evaluate(cell)));
    return rows.length === 3 && rows.every(([x, y]) => x !== undefined && y !== undefined && bounds.every((bound) => holds(bound, { x, y })));
  });
};

/** Converts 101 values of the given range and takes the least and the greatest. */
const converted: Resolver = (question, { from, to }) => {
  const formula = mathIn(question.stem).find((latex) => latex.includes('=')) ?? '';
  const [left = '', right = ''] = formula.split('=');
  const prose = question.stem.replace(/\\\(.*?\\\)/g, '');
  const [low = rat(0), high = rat(0)] = numbersIn(prose);
  const forward = left.trim() === to;
  const letter = forward ? String(from) : String(to);
  const at = (value: Rational) => evaluate(right, { [letter]: value });
  const [base, one] = [at(rat(0)), at(rat(1))];
  const image = (value: Rational) => (forward ? at(value) : div(sub(value, base), sub(one, base)));
  const values = Array.from({ length: 101 }, (_, index) => image(add(low, mul(sub(high, low), rat(index, 100))))).sort(compare);
  return choicesWhere(question, (text) => {
    const [p = '', , q = ''] = bare(text).split('\\le');
    return compare(evaluate(p), values[0] ?? low) === 0 && compare(evaluate(q), values[100] ?? high) === 0;
  });
};

/** Decides for many k whether the statement has the asked property, by testing x and y, and compares with each choice. */
function constantCondition(question: LearnerQuestion): Verdict {
  const statements = inequalitiesIn(question.stem).filter(({ left }) => left.includes('x') || left.includes('y'));
  const wantsAll = question.stem.includes('all real values');
  const wantsSome = question.stem.includes('at least one');
  const xs = [-50, -3, 0, 2, 41].map((x) => rat(x));
  const [first, second] = statements;
  if (!first) throw new Error('no inequality');
  const property = (k: Rational) => {
    if (!second) return xs.every((x) => holds(first, { x, k }) === wantsAll);
    // For one x, y runs over both boundaries, between them, and outside.
    const ends = statements.map(({ right }) => evaluate(right, { x: rat(3), k }));
    const [p = rat(0), q = rat(0)] = ends;
    const candidates = [p, q, mul(add(p, q), rat(1, 2)), add(p, rat(1000)), sub(p, rat(1000))];
    return candidates.some((y) => statements.every((statement) => holds(statement, { x: rat(3), y, k }))) === wantsSome;
  };
  if (question.format !== 'choice') throw new Error('not a choice question');
  const boundaries = question.choices.map(({ text }) => evaluate(parse(bare(text)).right));
  const tested = boundaries.flatMap((value) => [value, add(value, rat(1, 100)), sub(value, rat(1, 100)), add(value, rat(77)), sub(value, rat(77)), neg(value)]);
  return choicesWhere(question, (text) => tested.every((k) => holds(parse(bare(text)), { k }) === property(k)));
}

/** Samples a and b for which the point is a solution; a choice must hold for all of them. */
function pointCondition(question: LearnerQuestion): Verdict {
  const statements = inequalitiesIn(question.stem);
  const pair = mathIn(question.stem).find((latex) => /^\(-?\d+, -?\d+\)$/.test(latex)) ?? '';
  const [x = rat(0), y = rat(0)] = pair
    .slice(1, -1)
    .split(',')
    .map((part) => evaluate(part.trim()));
  const samples: Assignment[] = [];
  for (let a = -150; a <= 150; a += 7)
    for (let b = -150; b <= 150; b += 7) {
      const values = { x, y, a: rat(a), b: rat(b) };
      if (statements.every((statement) => holds(statement, values))) samples.push(values);
    }
  // Close to both bounds, where a wrong condition fails first.
  const near = samples.length > 0 ? [rat(1, 1000), rat(1, 3)] : [];
  const gapA = sub(y, evaluate(statements[0]?.right ?? '', { x, a: rat(0) }));
  const gapB = sub(y, evaluate(statements[1]?.right ?? '', { x, b: rat(0) }));
  for (const tiny of near) samples.push({ a: add(gapA, tiny), b: sub(gapB, tiny) });
  return choicesWhere(question, (text) => samples.length > 20 && samples.every((values) => holds(parse(bare(text)), values)));
}

/** The kinds of questions about a condition; the others ask for the values of one constant. */
const conditions: Readonly<Record<string, (question: LearnerQuestion) => Verdict>> = {
  coordinates: coordinatesOfSolutions,
  extreme: constantForAnExtreme,
  point: pointCondition,
};

export const linearInequalitiesResolvers: Readonly<Record<string, Resolver>> = {
  'INEQ-a': sameSolutions,
  'INEQ-b': model,
  'INEQ-c': extremeInteger,
  'INEQ-d': sameSolutions,
  'INEQ-e': satisfies,
  'INEQ-f': shading,
  'INEQ-g': modelsLimits,
  'INEQ-h': tables,
  'INEQ-i': bestCount,
  'INEQ-j': (question, { task }) => (conditions[String(task)] ?? constantCondition)(question),
  'INEQ-l': unknownsInSystem,
  'INEQ-m': rangesWithConstantsResolver,
  'INEQ-k': converted,
};
