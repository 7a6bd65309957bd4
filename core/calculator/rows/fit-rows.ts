/** Regression rows: y1 ~ m x1 + b. */
import { frozen } from '../language/calculate.ts';
import { compile, isConstant, shownName, type Context } from '../language/compile.ts';
import { attempt, ExpressionError } from '../language/expression-error.ts';
import { parseExpression } from '../language/parse.ts';
import { snapRoundoff } from '../language/roundoff.ts';
import { allParts, namesIn, type Expression } from '../language/syntax.ts';
import type { Token } from '../language/tokens.ts';
import { numberOf, type Numbers } from '../language/values.ts';
import { fitModel } from '../regression/fit.ts';
import { squares, type Minimum, type Vector } from '../regression/least-squares.ts';
import { inOnePeriod, isUnsettled } from '../regression/settled.ts';
import { correlation } from '../language/statistics.ts';
import { planeOf } from './curves.ts';
import { turnOf } from './paths.ts';
import { needs, type Known, type ReadTokens } from './definitions.ts';
import { emptyDrawing, type Drawing, type Fit } from './row.ts';

const isTilde = (token: Token) => token.kind === 'sign' && token.sign === '~';
export const isFitRow = (tokens: readonly Token[]): boolean => tokens.some(isTilde);

interface Problem {
  readonly right: Expression;
  readonly lists: readonly (readonly [name: string, values: Numbers])[];
  readonly parameters: readonly string[];
  readonly wanted: Vector;
  readonly model: (parameters: Vector) => Vector;
  /** Of all rows of the table, those that count. */
  readonly rows: readonly number[];
  readonly count: number;
  /** All the way round, in the angle unit. */
  readonly turn: number;
}

/** {0 < x1 < 4} in a model says which points count. */
function restrictionsOf(right: Expression, parameters: readonly string[]): readonly Expression[] {
  return [...allParts(right)].flatMap((part): readonly Expression[] => {
    if (part.type !== 'piecewise' || part.otherwise) return [];
    const branches = part.branches.map(({ when }) => ({ when, value: null }));
    const only: Expression = { type: 'piecewise', branches, otherwise: null };
    return parameters.some((name) => namesIn(only).has(name)) ? [] : [only];
  });
}

/** @throws ExpressionError where the data leave open what the parameters are */
function requireSettled({ right, lists, parameters, model, wanted }: Problem, functions: Context['functions']): void {
  const inRight = lists.filter(([name]) => needs(right, functions).has(name));
  const [only, more] = inRight;
  const different = new Set(wanted.map((_, row) => JSON.stringify(inRight.map(([, values]) => values[row])))).size;
  if (only && different < parameters.length) {
    const what = more
      ? `This needs at least ${parameters.length} different points`
      : `“${shownName(only[0])}” needs at least ${parameters.length} different values here`;
    throw new ExpressionError(
      different === 1 && !more ? `${what}: all of them are the same.` : `${what}; there ${different === 1 ? 'is' : 'are'} ${different}.`,
    );
  }
  if (!only || !isUnsettled(model, parameters.length)) return;
  const shown = parameters.map((name) => `“${shownName(name)}”`);
  throw new ExpressionError(`Many different values of ${shown.slice(0, -1).join(', ')} and ${shown.at(-1)} fit these data equally well.`);
}

/** 3k + 5 ~ 20 has no data: it asks for the k that makes both sides equal. Lists on both sides are several such equations. */
function equationOf(left: Expression, right: Expression, used: readonly string[], context: Context): Problem | null {
  const parameters = used.filter((name) => !context.names.has(name));
  let current: Vector = [];
  const own = parameters.map((name, index) => [name, numberOf(() => current[index] ?? Number.NaN)] as const);
  const [a, b] = [left, right].map((side) => compile(side, { ...context, names: new Map([...context.names, ...own]) }));
  if ((a?.type !== 'number' && a?.type !== 'list') || (b?.type !== 'number' && b?.type !== 'list')) return null;
  const numbers = (side: typeof a): Vector => (side.type === 'number' ? [side.run()] : side.run());
  const model = (values: Vector): Vector => {
    current = values;
    const [ours, theirs] = [numbers(a), numbers(b)];
    const count = Math.max(ours.length, theirs.length);
    return Array.from({ length: count }, (_, index) => (ours[index] ?? ours[0] ?? Number.NaN) - (theirs[index] ?? theirs[0] ?? Number.NaN));
  };
  const equations = model(parameters.map(() => 1)).length;
  if (parameters.length === 0 || parameters.length > equations) return null;
  return {
    right,
    lists: [],
    parameters,
    wanted: Array.from({ length: equations }, () => 0),
    model,
    rows: [...Array(equations).keys()],
    count: equations,
    turn: turnOf(context),
  };
}

/** The statement around ~ as a problem. @throws ExpressionError */
function problemOf(tokens: readonly Token[], { context, results }: Known): Problem {
  const at = tokens.findIndex(isTilde);
  const functions = new Set(context.functions.keys());
  const [left, right] = [parseExpression(tokens.slice(0, at), functions), parseExpression(tokens.slice(at + 1), functions)];
  const used = [...new Set([...needs(left, context.functions), ...needs(right, context.functions)])].filter((name) => !isConstant(name));
  const lists = used.flatMap((name) => {
    const result = results.get(name);
    return result?.type === 'list' ? [[name, result.value] as const] : [];
  });
  const bare = used.find((name) => name === 'x' || name === 'y');
  if (lists.length === 0) {
    if (bare) throw new ExpressionError(`To solve for ${bare}, use =. With ~, use another letter: 2k + 3 ~ 11.`);
    const alone = equationOf(left, right, used, context);
    if (alone) return alone;
    const named = used.find((name) => /^[xy]_/.test(name));
    throw new ExpressionError(
      named ? `“${shownName(named)}” has no numbers yet: fill in a table with that column.` : 'A regression needs a table or lists: y1 ~ m x1 + b.',
    );
  }
  if (bare) throw new ExpressionError(`Use a table column, such as ${bare}1, instead of ${bare}.`);
  const parameters = used.filter((name) => !context.names.has(name));
  const count = Math.min(...lists.map(([, values]) => values.length));
  if (lists.some(([, values]) => values.length !== count)) throw new ExpressionError('The columns in a regression need the same number of values.');
  let row = 0;
  let current: Vector = [];
  const names = new Map(context.names);
  for (const [name, values] of lists)
    names.set(
      name,
      numberOf(() => values[row] ?? Number.NaN),
    );
  parameters.forEach((name, index) =>
    names.set(
      name,
      numberOf(() => current[index] ?? Number.NaN),
    ),
  );
  const inner: Context = { ...context, names };
  const [target, value] = [compile(left, inner), compile(right, inner)];
  if (target.type !== 'number' || value.type !== 'number') throw new ExpressionError('Both sides of ~ must be numbers in every row of the table.');
  const restrictions = restrictionsOf(right, parameters).map((only) => compile(only, inner));
  const rows = Array.from({ length: count }, (_, index) => index).filter((index) => {
    row = index;
    return (
      lists.every(([, values]) => Number.isFinite(values[index] ?? Number.NaN)) && restrictions.every((only) => only.type === 'number' && only.run() === 1)
    );
  });
  const each = (run: () => number): Vector =>
    rows.map((index) => {
      row = index;
      return run();
    });
  if (rows.length < parameters.length)
    throw new ExpressionError(`This needs at least ${parameters.length} points; there ${rows.length === 1 ? 'is' : 'are'} ${rows.length}.`);
  const problem: Problem = {
    right,
    rows,
    count,
    turn: turnOf(context),
    lists: lists.map(([name, values]) => [name, rows.map((index) => values[index] ?? Number.NaN)]),
    parameters,
    wanted: each(target.run),
    model: (values) => {
      current = values;
      return each(value.run);
    },
  };
  requireSettled(problem, context.functions);
  return problem;
}

/** The last fits: rows are read anew with every key, but the data seldom change. */
const lastFits = new Map<string, Minimum | null>();
const maxRemembered = 24;

function fitOf({ lists, parameters, wanted, model }: Problem, identity: string): Minimum | null {
  // Sliders and functions may change the model without changing its text: two sets of values tell.
  const probes = [0.7, 1.3].map((value) => model(parameters.map((_, index) => value + index / 7)));
  const key = `${identity} ${JSON.stringify([lists, wanted, probes])}`;
  const known = lastFits.get(key);
  if (known !== undefined) return known;
  const across = lists.flatMap(([, values]) => values);
  const span = across.length === 0 ? 1 : Math.max(1e-9, Math.max(...across) - Math.min(...across), Math.max(...across.map(Math.abs)));
  const found = wanted.every(Number.isFinite) ? fitModel(model, wanted, parameters.length, span) : null;
  const [oldest] = lastFits.keys();
  if (lastFits.size >= maxRemembered && oldest !== undefined) lastFits.delete(oldest);
  lastFits.set(key, found);
  return found;
}

/** Without what floating point leaves: 0 and 2.15 in place of 1e−16 and 2.1500000000000004, where that fits as well. */
function snapParameters({ wanted, model }: Problem, { parameters, error }: Minimum): Vector {
  const allowed = error * (1 + 1e-9) + 1e-24 * (1 + squares(wanted));
  const fits = (values: Vector) => squares(model(values).map((value, row) => value - (wanted[row] ?? 0))) <= allowed;
  return parameters.reduce<Vector>((best, value, place) => {
    const round = Number(value.toPrecision(11));
    const simpler = String(round).length < 9 ? [0, round] : [0];
    return simpler.map((other) => best.map((kept, index) => (index === place ? other : kept))).find(fits) ?? best;
  }, parameters);
}

function solve(problem: Problem, identity: string): Fit {
  const { parameters, wanted, model } = problem;
  const found = fitOf(problem, identity);
  if (!found) throw new ExpressionError('No curve of this kind fits: for some points it has no value.');
  if (problem.lists.length === 0 && found.error > 1e-12 * (1 + squares(model(parameters.map(() => 0)).filter(Number.isFinite))))
    throw new ExpressionError('No value makes both sides equal.');
  const middle = wanted.reduce((sum, value) => sum + value, 0) / wanted.length;
  const total = squares(wanted.map((value) => value - middle));
  const best = snapParameters(problem, { ...found, parameters: inOnePeriod(model, found.parameters, problem.turn) });
  const values = model(best);
  const widest = Math.max(...wanted.map(Math.abs));
  return {
    parameters: parameters.map((name, index) => ({ name, value: best[index] ?? Number.NaN })),
    rSquared: total > 0 && wanted.length > parameters.length ? snapRoundoff(1 - found.error / total, 1) : null,
    r: null,
    isSolution: problem.lists.length === 0,
    // One for each row of the table, so that they go with its columns.
    residuals: Array.from({ length: problem.count }, (_, row) => {
      const at = problem.rows.indexOf(row);
      return snapRoundoff((wanted[at] ?? Number.NaN) - (values[at] ?? Number.NaN), widest);
    }),
  };
}

/** A straight line of one column. */
function straight({ lists, parameters, wanted, model }: Problem, fit: Fit): Fit {
  const other = lists.map(([, values]) => values).find((values) => values.some((value, index) => value !== wanted[index]));
  const [a = 0, b = 0] = fit.parameters.map(({ value }) => value);
  const bend = model([a, b]);
  const isLine =
    other && parameters.length === 2 && other.every((x, index) => Math.abs((bend[index] ?? 0) - (a * x + b)) < 1e-9 * (1 + Math.abs(a * x) + Math.abs(b)));
  return isLine ? { ...fit, r: snapRoundoff(correlation(other, wanted), 1) } : fit;
}

/** What is known with the parameters of all regressions: other rows may use these. */
export function addFits(rows: readonly ReadTokens[], known: Known): Known {
  const fitRows = rows.filter(({ row, tokens }) => !row.table && isFitRow(tokens));
  if (fitRows.length === 0) return known;
  const names = new Map(known.context.names);
  const results = new Map(known.results);
  const fits = new Map<string, Fit>();
  for (const { tokens } of fitRows) {
    const found = attempt(() => {
      const problem = problemOf(tokens, known);
      return straight(problem, solve(problem, keyOf(tokens)));
    });
    if (!found.ok) continue;
    fits.set(keyOf(tokens), found.value);
    for (const { name, value } of found.value.parameters) {
      if (names.has(name)) continue;
      names.set(
        name,
        numberOf(() => value),
      );
      results.set(name, { type: 'number', value, exact: null });
    }
    if (!names.has('e_1')) {
      const residuals = { type: 'list', value: found.value.residuals } as const;
      names.set('e_1', frozen(residuals));
      results.set('e_1', residuals);
    }
  }
  return { ...known, context: { ...known.context, names }, results, fits, unfitted: known };
}
const keyOf = (tokens: readonly Token[]): string => JSON.stringify(tokens);

/** The curve of best fit, if it is one of a single column. @throws ExpressionError */
export function fitDrawing(tokens: readonly Token[], known: Known): Drawing {
  const problem = problemOf(tokens, known.unfitted ?? known);
  const fit = known.fits?.get(keyOf(tokens)) ?? solve(problem, keyOf(tokens));
  const plane = planeOf((known.unfitted ?? known).context);
  const inRight = problem.lists.filter(([name]) => needs(problem.right, known.context.functions).has(name));
  const [only, more] = inRight;
  if (!only || more) return { ...emptyDrawing, fit };
  const names = new Map(plane.context.names);
  names.set(
    only[0],
    numberOf(() => plane.cells.x),
  );
  for (const { name, value } of fit.parameters)
    names.set(
      name,
      numberOf(() => value),
    );
  const value = compile(problem.right, { ...plane.context, names });
  if (value.type !== 'number') return { ...emptyDrawing, fit };
  const f = (x: number) => {
    plane.cells.x = x;
    return value.run();
  };
  return { ...emptyDrawing, curves: [{ kind: 'y', f, strict: false }], fit };
}
