/** The parameters with which a model fits its data best. */
import { isFinitePoint, minimize, solveLinear, squares, type Minimum, type Model, type Vector } from './least-squares.ts';

const probe = (count: number, seed: number): number[] => Array.from({ length: count }, (_, index) => 0.7 + 0.37 * seed + 0.21 * index * (1 + seed));

/** Whether the model is linear in the parameters at these places while the others stay as in `at`. */
function linearIn(model: Model, at: Vector, places: readonly number[]): boolean {
  const put = (values: Vector) => model(at.map((value, index) => (places.includes(index) ? (values[places.indexOf(index)] ?? 0) : value)));
  const zero = put(places.map(() => 0));
  const [a, b] = [probe(places.length, 1), probe(places.length, 2)];
  const [fa, fb, sum] = [put(a), put(b), put(a.map((value, index) => value + (b[index] ?? 0)))];
  if (![zero, fa, fb, sum].every(isFinitePoint)) return false;
  return sum.every((value, row) => {
    const [u = 0, v = 0, w = 0] = [fa[row], fb[row], zero[row]];
    return Math.abs(value + w - u - v) <= 1e-9 * (1 + Math.abs(value) + Math.abs(u) + Math.abs(v));
  });
}

/** The best values at these places while the others stay as they are. */
function solvePlaces(model: Model, wanted: Vector, at: Vector, places: readonly number[]): number[] | null {
  const put = (place: number | null) => model(at.map((value, index) => (index === place ? 1 : places.includes(index) ? 0 : value)));
  const base = put(null);
  const columns = places.map((place) => put(place).map((value, row) => value - (base[row] ?? 0)));
  if (!isFinitePoint(base) || !columns.every(isFinitePoint)) return null;
  const found = solveLinear(
    columns,
    wanted.map((value, row) => value - (base[row] ?? 0)),
  );
  return found && at.map((value, index) => (places.includes(index) ? (found[places.indexOf(index)] ?? value) : value));
}

/** Values from which the search begins, for a parameter that does not enter linearly. */
function seedsOf(span: number): readonly number[] {
  const rates = [0.02, 0.1, 0.3, 0.6, 1, 1.5, 3, 6, 12].flatMap((rate) => [rate / span, -rate / span]);
  return [...new Set([...rates, 0.25, 0.5, 0.8, 0.95, 1.05, 1.2, 1.5, 2, 3, 6, 10, 30, 100, 1_000, -0.5, -1, -2, -5])];
}
const triedAtMost = 4_000;

function* starts(places: readonly number[], count: number, span: number): Generator<number[]> {
  const seeds = seedsOf(span);
  const [first, second, ...rest] = places;
  const plain = Array.from({ length: count }, () => 1);
  yield plain;
  if (first === undefined) return;
  if (second === undefined) {
    for (const seed of seeds) yield plain.map((value, index) => (index === first ? seed : value));
    return;
  }
  let tried = 0;
  for (const a of seeds)
    for (const b of seeds)
      for (const c of rest.length === 0 ? [1] : [1, 0.2, -1, 3]) {
        tried += 1;
        if (tried > triedAtMost) return;
        yield plain.map((value, index) => (index === first ? a : index === second ? b : rest.includes(index) ? c : value));
      }
}

/** Splits the places of the parameters: as many as possible that enter linearly together. */
function linearPlaces(model: Model, count: number): readonly number[] {
  const at = probe(count, 0);
  let found: readonly number[] = [];
  for (let place = 0; place < count; place += 1) if (linearIn(model, at, [...found, place])) found = [...found, place];
  return found;
}

/**
 * The least squares in the parameters that do not enter linearly, with the others always at their best. Over years like 2010, a of a·b^x changes by
 * powers of ten with each small change of b: a search that moves both at once does not get along that valley.
 */
function alongValley(model: Model, wanted: Vector, start: Vector, linear: readonly number[], other: readonly number[]): Vector | null {
  if (linear.length === 0 || other.length === 0) return null;
  const whole = (values: Vector) =>
    solvePlaces(
      model,
      wanted,
      start.map((value, index) => values[other.indexOf(index)] ?? value),
      linear,
    );
  const nothing = wanted.map(() => Number.NaN);
  const reduced: Model = (values) => {
    const parameters = whole(values);
    return parameters ? model(parameters) : nothing;
  };
  const found = minimize(
    reduced,
    wanted,
    other.map((index) => start[index] ?? 1),
    60,
  );
  return whole(found.parameters);
}

/** What each parameter is multiplied by at the data points, where a model is linear in all of them. */
export function columnsOf(model: Model, count: number): readonly Vector[] | null {
  if (linearPlaces(model, count).length < count) return null;
  const zeros = Array.from({ length: count }, () => 0);
  const base = model(zeros);
  return zeros.map((_, place) => model(zeros.map((zero, index) => (index === place ? 1 : zero))).map((value, row) => value - (base[row] ?? 0)));
}

/** `span`: how far the data reach across, to begin at sensible rates. Null if the model has no values for any parameters tried. */
export function fitModel(model: Model, wanted: Vector, count: number, span: number): Minimum | null {
  if (count === 0) return { parameters: [], error: squares(model([]).map((value, row) => value - (wanted[row] ?? 0))) };
  const linear = linearPlaces(model, count);
  const errorOf = (parameters: Vector) => squares(model(parameters).map((value, row) => value - (wanted[row] ?? 0)));
  if (linear.length === count) {
    const parameters = solvePlaces(model, wanted, probe(count, 0), linear);
    return parameters && { parameters, error: errorOf(parameters) };
  }
  const other = Array.from({ length: count }, (_, index) => index).filter((index) => !linear.includes(index));
  const candidates: Minimum[] = [];
  for (const start of starts(other, count, span)) {
    const parameters = linear.length > 0 ? solvePlaces(model, wanted, start, linear) : start;
    const error = parameters ? errorOf(parameters) : Number.NaN;
    if (parameters && Number.isFinite(error)) candidates.push({ parameters, error });
  }
  const best = candidates.sort((a, b) => a.error - b.error).slice(0, 8);
  const refine = (start: Vector) => minimize(model, wanted, alongValley(model, wanted, start, linear, other) ?? start);
  const refined = best.map(({ parameters }) => refine(parameters)).sort((a, b) => a.error - b.error);
  // Of waves that pass through the same points, the slowest is meant.
  const size = ({ parameters }: Minimum) => Math.max(...other.map((place) => Math.abs(parameters[place] ?? 0)));
  const maxError = (refined[0]?.error ?? 0) * (1 + 1e-9) + 1e-20 * squares(wanted);
  return refined.filter(({ error }) => error <= maxError).sort((a, b) => size(a) - size(b))[0] ?? null;
}
