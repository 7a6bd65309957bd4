/** Least squares on ml-matrix: linear problems by QR, others by Levenberg and Marquardt. */
import { Matrix, QrDecomposition, SingularValueDecomposition } from 'ml-matrix';

export type Vector = readonly number[];
/** The model's values at all data points for these parameters. */
export type Model = (parameters: Vector) => Vector;

export const squares = (values: Vector): number => values.reduce((sum, value) => sum + value * value, 0);
const difference = (a: Vector, b: Vector): number[] => a.map((value, index) => value - (b[index] ?? Number.NaN));
export const isFinitePoint = (values: Vector): boolean => values.every(Number.isFinite);

/** The x for which rows · x comes closest to `wanted`; columns are scaled to equal length first. */
export function solveLinear(columns: readonly Vector[], wanted: Vector): number[] | null {
  const scales = columns.map((column) => Math.sqrt(squares(column)) || 1);
  const matrix = new Matrix(wanted.map((_, row) => columns.map((column, index) => (column[row] ?? 0) / (scales[index] ?? 1))));
  if (columns.length === 0 || ![...columns.flat(), ...wanted].every(Number.isFinite)) return null;
  const right = Matrix.columnVector([...wanted]);
  const qr = wanted.length >= columns.length ? new QrDecomposition(matrix) : null;
  const solve = (target: Matrix) => (qr?.isFullRank() ? qr.solve(target) : new SingularValueDecomposition(matrix, { autoTranspose: true }).solve(target));
  const first = solve(right);
  // One step of iterative refinement.
  const found = Matrix.add(first, solve(Matrix.sub(right, matrix.mmul(first))));
  return scales.map((scale, index) => found.get(index, 0) / scale);
}

/** The derivatives of the model by each parameter, by central differences. */
function derivatives(model: Model, at: Vector): readonly Vector[] | null {
  const columns = at.map((value, index) => {
    const step = 6e-6 * Math.max(Math.abs(value), 1e-3);
    const moved = (by: number) => model(at.map((other, place) => (place === index ? other + by : other)));
    const [up, down] = [moved(step), moved(-step)];
    return up.map((high, row) => (high - (down[row] ?? Number.NaN)) / (2 * step));
  });
  return columns.flat().every(Number.isFinite) ? columns : null;
}

export interface Minimum {
  readonly parameters: Vector;
  /** Sum of squared residuals. */
  readonly error: number;
}

/** The parameters near `start` for which the squared residuals are least. */
export function minimize(model: Model, wanted: Vector, start: Vector, steps = 200): Minimum {
  let parameters = start;
  let residuals = difference(wanted, model(start));
  let error = squares(residuals);
  let damping = 1e-3;
  for (let step = 0; step < steps && Number.isFinite(error) && damping < 1e12; step += 1) {
    const columns = derivatives(model, parameters);
    if (!columns) break;
    // Damping as extra equations that ask each parameter not to move.
    const extra = columns.map((column, index) => columns.map((_, place) => (place === index ? Math.sqrt(damping * squares(column)) : 0)));
    const change = solveLinear(
      columns.map((column, index) => [...column, ...(extra[index] ?? [])]),
      [...residuals, ...columns.map(() => 0)],
    );
    if (!change) break;
    const next = parameters.map((value, index) => value + (change[index] ?? 0));
    const nextResiduals = difference(wanted, model(next));
    const nextError = squares(nextResiduals);
    if (!(nextError <= error)) {
      damping *= 8;
      continue;
    }
    const settled = change.every((value, index) => Math.abs(value) <= 1e-13 * (Math.abs(parameters[index] ?? 0) + 1e-13));
    [parameters, residuals, error] = [next, nextResiduals, nextError];
    damping = Math.max(damping / 10, 1e-15);
    if (settled) break;
  }
  return { parameters, error };
}
