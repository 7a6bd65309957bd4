/** Polar and parametric curves. */
import { compile, type Context } from '../language/compile.ts';
import { ExpressionError } from '../language/expression-error.ts';
import { allParts, type Condition, type Expression } from '../language/syntax.ts';
import { numberOf, type Compiled, type Point } from '../language/values.ts';
import { relationDrawing, type Plane } from './curves.ts';
import { emptyDrawing, type Curve, type Drawing, type Row } from './row.ts';

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The bounds in a restriction such as {0 ≤ t ≤ 2π}. */
function writtenSpan(expression: Expression, name: string, context: Context): Span | null {
  for (const part of allParts(expression)) {
    if (part.type !== 'piecewise') continue;
    for (const { when } of part.branches) {
      const [low, middle, high] = when.operands;
      if (!low || !high || middle?.type !== 'name' || middle.name !== name) continue;
      const ends = [compile(low, context), compile(high, context)].flatMap((end) => (end.type === 'number' ? [end.run()] : []));
      const [from, to] = [Math.min(...ends), Math.max(...ends)];
      if (ends.length === 2 && Number.isFinite(from) && Number.isFinite(to)) return { from, to };
    }
  }
  return null;
}

/** All the way round. */
export const turnOf = (context: Context) => (context.unit === 'degrees' ? 360 : 2 * Math.PI);
const perUnit = (context: Context) => (context.unit === 'degrees' ? Math.PI / 180 : 1);

/** r = f(θ), through one turn if it repeats then, else through six. */
function polarCurve(value: Compiled, body: Expression, plane: Plane, angleName: string): Curve {
  if (value.type !== 'number') throw new ExpressionError('r must be one number for each angle: r = 2 + sin(θ).');
  const { cells, context } = plane;
  const radius = (angle: number) => {
    cells.t = angle;
    return value.run();
  };
  const turn = turnOf(context);
  const repeats = [0.3, 1.1, 2.7, 4.4].every((share) => {
    const [here, there] = [radius((share / 6) * turn), radius((share / 6) * turn + turn)];
    return (Number.isNaN(here) && Number.isNaN(there)) || Math.abs(here - there) < 1e-9 * (1 + Math.abs(here));
  });
  const span = writtenSpan(body, angleName, context) ?? { from: 0, to: repeats ? turn : 6 * turn };
  const factor = perUnit(context);
  return {
    kind: 'parametric',
    at: (angle) => {
      const r = radius(angle);
      return [r * Math.cos(angle * factor), r * Math.sin(angle * factor)];
    },
    ...span,
    strict: false,
  };
}

/** What a comparison between r and θ draws. */
export function polarDrawing(condition: Condition, plane: Plane): Drawing {
  const { cells, context } = plane;
  const [left, right] = condition.operands;
  const explicit = condition.signs.length === 1 && condition.signs[0] === '=' && left?.type === 'name' && left.name === 'r' ? right : null;
  if (explicit && ![...allParts(explicit)].some((part) => part.type === 'name' && part.name === 'r')) {
    const names = new Map([...context.names, ['theta', numberOf(() => cells.t)]] as const);
    return { ...emptyDrawing, curves: [polarCurve(compile(explicit, { ...context, names }), explicit, plane, 'theta')] };
  }
  const turn = turnOf(context);
  const angle = () => {
    const found = Math.atan2(cells.y, cells.x) / perUnit(context);
    return found < 0 ? found + turn : found;
  };
  const names = new Map([...context.names, ['r', numberOf(() => Math.hypot(cells.x, cells.y))], ['theta', numberOf(angle)]] as const);
  // As a relation between x and y: r and θ are functions of these.
  const drawing = relationDrawing(condition, { cells, context: { ...context, names } });
  if (drawing.curves.length > 0) return drawing;
  const sides = condition.operands.map((operand) => compile(operand, { ...context, names }));
  const curves = condition.signs.flatMap((sign, index): readonly Curve[] => {
    const [a, b] = [sides[index], sides[index + 1]];
    if (a?.type !== 'number' || b?.type !== 'number') return [];
    const field = (x: number, y: number) => {
      cells.x = x;
      cells.y = y;
      return a.run() - b.run();
    };
    return [{ kind: 'implicit', field, strict: sign === '<' || sign === '>' }];
  });
  return { ...drawing, curves };
}

/** The closed line through these points. @throws ExpressionError */
export function polygonDrawing(corners: Compiled): Drawing {
  const points = corners.type === 'points' ? corners.run() : [];
  if (points.length < 2) throw new ExpressionError('A polygon needs points as its corners: polygon((0, 0), (4, 0), (0, 3)).');
  const at = (t: number): Point => {
    const index = Math.min(Math.floor(t), points.length - 1);
    const [[ax, ay] = [Number.NaN, Number.NaN], [bx, by] = [Number.NaN, Number.NaN]] = [points[index], points[(index + 1) % points.length]];
    return [ax + (bx - ax) * (t - index), ay + (by - ay) * (t - index)];
  };
  return { ...emptyDrawing, curves: [{ kind: 'parametric', at, from: 0, to: points.length, strict: false }], points };
}

/** (t, t^2): a point that moves with t. */
export function parametricDrawing(expression: Expression, row: Row, plane: Plane): Drawing | null {
  const { cells, context } = plane;
  const inner: Context = { ...context, names: new Map([...context.names, ['t', numberOf(() => cells.t)]] as const) };
  const value = compile(expression, inner);
  if (value.type !== 'point') return null;
  const { run } = value;
  const written = writtenSpan(expression, 't', context);
  const span = written ?? row.domain ?? { from: 0, to: 1 };
  const at = (t: number) => {
    cells.t = t;
    return run();
  };
  return { ...emptyDrawing, curves: [{ kind: 'parametric', at, ...span, strict: false }], domain: written ? null : span };
}
