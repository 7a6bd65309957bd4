/** Sums, products and integrals, and lists with “for”: their letter has one value after the other. */
import { ExpressionError } from './expression-error.ts';
import { integral } from './integral.ts';
import type { Meter } from './meter.ts';
import type { SeriesKind } from './syntax.ts';
import { kindName, listOf, maxListLength, numberOf, pointsOf, type Compiled, type Point } from './values.ts';

/** Compiles something with a letter that stands for this value. */
type CompileWith = (name: string, value: Compiled) => Compiled;

const shown: Readonly<Record<SeriesKind, string>> = { sum: '∑', product: '∏', integral: '∫' };

function numbersOf(kind: SeriesKind, values: readonly Compiled[]): readonly (() => number)[] {
  return values.map((value) => {
    if (value.type !== 'number') throw new ExpressionError(`${shown[kind]} works with numbers, not with ${kindName(value)}.`);
    return value.run;
  });
}

function added(from: number, to: number, kind: 'sum' | 'product', meter: Meter, valueAt: (n: number) => number): number {
  if (!Number.isInteger(from) || !Number.isFinite(to) || to - from >= maxListLength) return Number.NaN;
  let result = kind === 'sum' ? 0 : 1;
  for (let n = from; n <= to; n += 1) {
    if (!meter.step()) return Number.NaN;
    result = kind === 'sum' ? result + valueAt(n) : result * valueAt(n);
  }
  return result;
}

/** Bounds that are the same at any time are judged at once, so that what is wrong with them can be said. */
function checkBounds(kind: SeriesKind, from: number, to: number): void {
  if (!Number.isFinite(from) || !Number.isFinite(to)) throw new ExpressionError(`The bounds of ${shown[kind]} must be numbers, and infinity isn’t one.`);
  if (kind === 'integral') return;
  if (!Number.isInteger(from) || !Number.isInteger(to)) throw new ExpressionError(`The bounds of ${shown[kind]} must be whole numbers.`);
  if (to - from >= maxListLength) throw new ExpressionError(`${shown[kind]} can have at most ${maxListLength.toLocaleString('en-US')} terms.`);
}

export function compileSeries(
  kind: SeriesKind,
  name: string,
  bounds: readonly [Compiled, Compiled],
  areFixed: boolean,
  compileWith: CompileWith,
  meter: Meter,
): Compiled {
  let current = 0;
  const [from, to, of] = numbersOf(kind, [
    ...bounds,
    compileWith(
      name,
      numberOf(() => current),
    ),
  ]);
  if (!from || !to || !of) throw new ExpressionError(`${shown[kind]} is not finished.`);
  if (areFixed) checkBounds(kind, from(), to());
  const valueAt = (value: number) => {
    current = value;
    return of();
  };
  return numberOf(() =>
    meter.run(() => (kind === 'integral' ? integral(valueAt, from(), to(), () => meter.step()) : added(from(), to(), kind, meter, valueAt))),
  );
}

export function compileEach(name: string, list: Compiled, compileWith: CompileWith, meter: Meter): Compiled {
  if (list.type !== 'list') throw new ExpressionError(`After “for” comes a list, not ${kindName(list)}: [n^2 for n=[1...4]].`);
  let current = 0;
  const of = compileWith(
    name,
    numberOf(() => current),
  );
  const each = <Value>(run: () => Value) =>
    meter.run(() =>
      list.run().flatMap((value) => {
        current = value;
        return meter.step() ? [run()] : [];
      }),
    );
  if (of.type === 'number') return listOf(() => each(of.run));
  if (of.type === 'point') return pointsOf((): readonly Point[] => each(of.run));
  throw new ExpressionError('A list can hold numbers or points, not lists.');
}
