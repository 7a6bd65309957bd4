/** What of a fit the data settle. */
import { Matrix, SingularValueDecomposition } from 'ml-matrix';
import { columnsOf } from './fit.ts';
import { squares, type Model, type Vector } from './least-squares.ts';

/** Of a model that is linear in all its parameters: whether others than the best values fit as well, as with x2 = 2x1 beside x1. */
export function isUnsettled(model: Model, count: number): boolean {
  const columns = columnsOf(model, count);
  if (!columns || count < 2) return false;
  const scaled = columns.map((column) => {
    const length = Math.sqrt(squares(column));
    return column.map((value) => (length === 0 ? 0 : value / length));
  });
  const { diagonal } = new SingularValueDecomposition(new Matrix(scaled), { autoTranspose: true });
  // Over years like 2010, the terms of a cubic differ in the eighth digit.
  return Math.min(...diagonal) < 1e-12 * Math.max(...diagonal);
}

/** The phase of a wave as near to 0 as it can be: 0.5 for 0.5 + 6π. In sin(b(x − h)) its period is 2π ÷ b. */
export function inOnePeriod(model: Model, parameters: Vector, turn: number): Vector {
  return parameters.reduce<Vector>((best, value, place) => {
    const changed = (other: number) => best.map((kept, index) => (index === place ? other : kept));
    const values = model(best);
    const near = 1e-9 * Math.max(...values.map(Math.abs));
    const isSame = (other: Vector) => model(other).every((y, row) => Math.abs(y - (values[row] ?? Number.NaN)) < near);
    const periods = [turn, ...best.flatMap((other, index) => (index === place || other === 0 ? [] : [turn / Math.abs(other)]))];
    const period = periods.find((one) => Math.abs(value) > one / 2 && isSame(changed(value + one)) && isSame(changed(value - one)));
    return period === undefined ? best : changed(value - period * Math.round(value / period));
  }, parameters);
}
