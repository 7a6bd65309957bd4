import { ExpressionError } from './expression-error.ts';
import { binary, fold, unary, type AngleUnit } from './real.ts';
import { ascending, mode, ofNumbers, ofPairs, quantile, quartile } from './statistics.ts';
import { asPoint, eachNumber, flatNumbers, listOf, numberOf, pointOf, pointsOf, type Compiled, type Numbers } from './values.ts';
import { displayName, folding, ofList, ofTwoLists, oneNumber, twoNumbers } from './words.ts';

const has = <Name extends string>(names: readonly Name[], name: string): name is Name => names.some((known) => known === name);

function listArgument(value: Compiled | undefined, name: string): () => Numbers {
  if (value?.type === 'list') return value.run;
  throw new ExpressionError(`“${name}” takes a list first: ${name}([1, 2, 3, 4], 1).`);
}

/** The functions that make lists of lists. */
function compileListCall(name: string, args: readonly Compiled[]): Compiled | null {
  if (name === 'join' && args.some(({ type }) => type === 'point' || type === 'points')) {
    return pointsOf(() => args.flatMap((arg) => (arg.type === 'point' ? [arg.run()] : arg.type === 'points' ? [...arg.run()] : [])));
  }
  const change: Readonly<Record<string, (list: Numbers) => Numbers>> = {
    join: (list) => list,
    sort: ascending,
    unique: (list) => [...new Set(list)],
    reverse: (list) => list.toReversed(),
    mode,
  };
  const apply = change[name];
  if (!apply) return null;
  const run = flatNumbers(args, `“${name}”`);
  return listOf(() => apply(run()));
}

/** A function the calculator knows, of these arguments; how many there are is checked when parsing. @throws ExpressionError for values of the wrong kind */
export function compileCall(name: string, args: readonly Compiled[], unit: AngleUnit): Compiled {
  const [first, second] = args;
  const what = `“${displayName(name)}”`;
  if (name === 'abs' && first?.type === 'point') return numberOf(() => Math.hypot(...first.run()));
  if (has(oneNumber, name)) {
    const apply = unary[name];
    if (first?.type === 'number') {
      const { run } = first;
      return numberOf(() => apply(run(), unit));
    }
    return eachNumber(args, what, ([value = Number.NaN]) => apply(value, unit));
  }
  if (has(twoNumbers, name)) {
    const apply = binary[name];
    return eachNumber(args, what, ([a = Number.NaN, b = 0]) => apply(a, b));
  }
  if (has(folding, name)) {
    const apply = fold[name];
    const all = (values: Numbers) => (values.length === 0 ? Number.NaN : values.reduce((a, b) => apply(a, b)));
    if (args.length > 1) return eachNumber(args, what, all);
    const run = flatNumbers(args, what);
    return numberOf(() => all(run()));
  }
  if (name === 'count' && first?.type === 'points') return numberOf(() => first.run().length);
  if (has(ofList, name)) {
    const apply = ofNumbers[name];
    const run = flatNumbers(args, what);
    return numberOf(() => apply(run()));
  }
  if (name === 'quartile' || name === 'quantile') {
    const apply = name === 'quartile' ? quartile : quantile;
    const list = listArgument(first, name);
    return eachNumber(second ? [second] : [], what, ([which = Number.NaN]) => apply(list(), which));
  }
  if (has(ofTwoLists, name)) {
    const apply = ofPairs[name];
    const [a, b] = args.map((arg) => {
      if (arg.type === 'list') return arg.run;
      throw new ExpressionError(`${what} takes two lists: ${name}([1, 2, 3], [2, 4, 7]).`);
    });
    return numberOf(() => apply(a?.() ?? [], b?.() ?? []));
  }
  if (name === 'distance' || name === 'midpoint') {
    const [a, b] = [asPoint(first, what), asPoint(second, what)];
    if (name === 'distance') return numberOf(() => Math.hypot(a()[0] - b()[0], a()[1] - b()[1]));
    return pointOf(() => [(a()[0] + b()[0]) / 2, (a()[1] + b()[1]) / 2]);
  }
  const list = compileListCall(name, args);
  if (!list) throw new ExpressionError(`${what} is not understood.`);
  return list;
}
