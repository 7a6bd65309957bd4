/** Equations and inequalities between x and y as curves and regions. */
import { compile, type Context } from '../language/compile.ts';
import { ExpressionError } from '../language/expression-error.ts';
import { Meter } from '../language/meter.ts';
import { namesIn, type Comparison, type Condition, type Expression } from '../language/syntax.ts';
import { kindName, numberOf, type Compiled } from '../language/values.ts';
import { needs } from './definitions.ts';
import { isLinearIn } from './degree.ts';
import { emptyDrawing, type Curve, type Drawing, type Field, type Meaning } from './row.ts';

/** x and y as letters whose values are set before each evaluation. */
export interface Plane {
  readonly cells: { x: number; y: number; t: number };
  readonly context: Context;
}

export function planeOf(context: Context): Plane {
  const cells = { x: 0, y: 0, t: 0 };
  const names = new Map([...context.names, ['x', numberOf(() => cells.x)], ['y', numberOf(() => cells.y)]] as const);
  return { cells, context: { ...context, names, meter: Meter.forCurves() } };
}

const probes = [-7.3, -3.1, -1.7, -0.6, 0.45, 1.9, 2.8, 6.1, 13.7, 57.3] as const;
const near = (a: number, b: number, scale: number) => Math.abs(a - b) <= 1e-9 * (1 + scale);

/** Solves field(other, v) = 0 for v where the field is linear in v (2x + 3y = 6). That it is written so is known; whether its slope vanishes is probed. */
function solveLinear(field: (other: number, v: number) => number): ((other: number) => number) | null {
  let seen = 0;
  for (const other of probes) {
    const at = field(other, 0);
    const slope = field(other, 1) - at;
    // No slope: none at this place, as at x = 0 in xy = 12, or none beside a number as large as 2^57.
    if (!Number.isFinite(at) || !Number.isFinite(slope) || slope === 0) continue;
    const scale = Math.abs(at) + Math.abs(slope);
    for (const v of [-3, 2, 7.5]) if (!near(field(other, v), at + slope * v, scale * 10)) return null;
    seen += 1;
  }
  if (seen === 0) return null;
  return (other) => {
    const at = field(other, 0);
    return -at / (field(other, 1) - at);
  };
}

/** The numbers of a value one by one: a list draws a family of curves. @throws ExpressionError for points */
function members(value: Compiled): readonly (() => number)[] {
  if (value.type === 'number') return [value.run];
  if (value.type !== 'list') throw new ExpressionError(`An equation needs numbers on both sides, not ${kindName(value)}.`);
  return Array.from({ length: Math.min(40, value.run().length) }, (_, index) => () => value.run()[index] ?? Number.NaN);
}

const isName = (side: Expression, name: string) => side.type === 'name' && side.name === name;

function curveOf(left: Expression, right: Expression, a: () => number, b: () => number, plane: Plane, strict: boolean): Curve {
  const { cells, context } = plane;
  const at = (run: () => number) => (x: number, y: number) => {
    cells.x = x;
    cells.y = y;
    return run();
  };
  const used = (side: Expression) => needs(side, context.functions);
  const [inLeft, inRight] = [used(left), used(right)];
  const field = at(() => a() - b());
  const alone = (name: 'x' | 'y') => (isName(left, name) && !inRight.has(name) ? b : isName(right, name) && !inLeft.has(name) ? a : null);
  const [forY, forX] = [alone('y'), alone('x')];
  if (forY) {
    const f = at(forY);
    return { kind: 'y', f: (x) => f(x, 0), strict };
  }
  if (forX) {
    const f = at(forX);
    return { kind: 'x', f: (y) => f(0, y), strict };
  }
  const isSolvedFor = (name: 'x' | 'y') => (inLeft.has(name) || inRight.has(name)) && [left, right].every((side) => isLinearIn(name, side, context.functions));
  const y = isSolvedFor('y') ? solveLinear(field) : null;
  if (y) return { kind: 'y', f: y, strict };
  const x = isSolvedFor('x') ? solveLinear((other, v) => field(v, other)) : null;
  return x ? { kind: 'x', f: x, strict } : { kind: 'implicit', field, strict };
}

/** Positive where the comparison holds. */
const sideOf = (sign: Comparison, a: () => number, b: () => number): (() => number) => (sign === '<' || sign === '≤' ? () => b() - a() : () => a() - b());

/** The curves and the region of a (chained) comparison between x and y. @throws ExpressionError */
export function relationDrawing({ operands, signs }: Condition, plane: Plane): Drawing {
  const values = operands.map((operand) => members(compile(operand, plane.context)));
  const count = Math.max(...values.map((list) => list.length));
  const curves: Curve[] = [];
  const sides: (() => number)[] = [];
  if (signs.length > 1 && signs.includes('=')) throw new ExpressionError('Use one equals sign per row.');
  for (const [index, sign] of signs.entries()) {
    const [left, right] = [operands[index], operands[index + 1]];
    if (!left || !right) continue;
    for (let member = 0; member < count; member += 1) {
      const pick = (list: readonly (() => number)[] | undefined) => list?.[member] ?? list?.[0] ?? (() => Number.NaN);
      const [a, b] = [pick(values[index]), pick(values[index + 1])];
      if (namesIn(left, right).size > 0 && [left, right].some((side) => ['x', 'y'].some((name) => needs(side, plane.context.functions).has(name)))) {
        curves.push(curveOf(left, right, a, b, plane, sign === '<' || sign === '>'));
      }
      if (sign !== '=') sides.push(sideOf(sign, a, b));
    }
  }
  const region: Field | null =
    sides.length === 0
      ? null
      : (x, y) => {
          plane.cells.x = x;
          plane.cells.y = y;
          let min = Number.POSITIVE_INFINITY;
          for (const side of sides) min = Math.min(min, side());
          return min;
        };
  return { ...emptyDrawing, curves, region };
}

/** The same drawing. @throws ExpressionError where nested ∑ or ∫ make each place so costly that drawing would freeze the page */
export function drawable(drawing: Drawing, { context }: Plane): Drawing {
  for (const curve of drawing.curves) {
    for (const probe of probes.slice(0, 8)) {
      if (curve.kind === 'parametric') curve.at(curve.from + ((probe + 10) / 70) * (curve.to - curve.from));
      else if (curve.kind === 'implicit') curve.field(probe, -probe);
      else curve.f(probe);
    }
  }
  if (drawing.region) for (const probe of probes) drawing.region(probe, -probe);
  context.meter.requireDrawable(drawing.region !== null || drawing.curves.some(({ kind }) => kind === 'implicit'));
  return drawing;
}

/** 2x + 3 = 2x + 5 holds for no x, 2(x + 1) = 2x + 2 for every one: no graph would say so. */
export function alwaysOrNever({ operands, signs }: Condition, used: ReadonlySet<string>, { cells, context }: Plane): Meaning | null {
  const [left, right, more] = operands;
  const [of, other] = (['x', 'y'] as const).filter((name) => used.has(name));
  if (!left || !right || more || !of || other || signs[0] !== '=') return null;
  if (![left, right].every((side) => isLinearIn(of, side, context.functions))) return null;
  const [a, b] = [compile(left, context), compile(right, context)];
  if (a.type !== 'number' || b.type !== 'number') return null;
  const gaps = [-7.3, 0, 0.45, 6.1].map((value) => {
    cells.x = value;
    cells.y = value;
    return a.run() - b.run();
  });
  const [first = Number.NaN] = gaps;
  return gaps.every((gap) => Math.abs(gap - first) < 1e-9) ? { kind: 'truth', holds: Math.abs(first) < 1e-9, of, angles: false } : null;
}
