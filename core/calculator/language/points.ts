import { ExpressionError } from './expression-error.ts';
import type { Operator } from './syntax.ts';
import { kindName, pointOf, pointsOf, type Compiled, type Point } from './values.ts';

type Combine = (a: Point, b: Point) => Point;
const combine: Partial<Record<Operator, Combine>> = { '+': ([a, b], [c, d]) => [a + c, b + d], '-': ([a, b], [c, d]) => [a - c, b - d] };
const isPointed = ({ type }: Compiled) => type === 'point' || type === 'points';

/** Sums and differences of points, and their multiples; null where no point is concerned. */
export function pointArithmetic(operator: Operator, left: Compiled, right: Compiled): Compiled | null {
  if (!isPointed(left) && !isPointed(right)) return null;
  const sum = combine[operator];
  if (sum && left.type === 'point' && right.type === 'point') return pointOf(() => sum(left.run(), right.run()));
  if (sum && left.type === 'points' && right.type === 'point') return pointsOf(() => left.run().map((point) => sum(point, right.run())));
  if (sum && left.type === 'point' && right.type === 'points') return pointsOf(() => right.run().map((point) => sum(left.run(), point)));
  if (operator === '*' && left.type === 'number') return scaled(right, left.run);
  if (operator === '*' && right.type === 'number') return scaled(left, right.run);
  if (operator === '/' && right.type === 'number') return scaled(left, () => 1 / right.run());
  throw new ExpressionError(`${capital(kindName(left))} and ${kindName(right)} cannot be combined like this.`);
}

function scaled(of: Compiled, factor: () => number): Compiled {
  const scale = ([x, y]: Point, by: number): Point => [x * by, y * by];
  if (of.type === 'point') return pointOf(() => scale(of.run(), factor()));
  if (of.type === 'points') return pointsOf(() => of.run().map((point) => scale(point, factor())));
  throw new ExpressionError('Only points can be multiplied like this.');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
