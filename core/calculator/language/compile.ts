/** Trees to functions, with their types worked out beforehand. */
import { compilePiecewise, compileFilter } from './compile-conditions.ts';
import { compileCall } from './compile-calls.ts';
import { compileEach, compileSeries } from './compile-series.ts';
import { derive } from './derivative.ts';
import { ExpressionError } from './expression-error.ts';
import type { Meter } from './meter.ts';
import { pointArithmetic } from './points.ts';
import { power, powerOfRunning, type AngleUnit } from './real.ts';
import { jittered, jitteredData, type Jitter } from './roundoff.ts';
import { functionsIn, isCondition, namesIn, type Expression, type Operator } from './syntax.ts';
import { isStatistic } from './words.ts';
import { eachNumber, kindName, listOf, maxListLength, numberOf, pointOf, pointsOf, type Compiled, type Numbers } from './values.ts';

export interface UserFunction {
  readonly parameters: readonly string[];
  readonly body: Expression;
}

/** What names mean where an expression stands. */
export interface Context {
  readonly names: ReadonlyMap<string, Compiled>;
  readonly functions: ReadonlyMap<string, UserFunction>;
  readonly unit: AngleUnit;
  readonly meter: Meter;
  /** Functions being expanded, from the outside in. */
  readonly inside?: readonly string[];
  /** To try how far rounding errors reach: what every step is off by. */
  readonly jitter?: Jitter;
}
type CompileIn = (expression: Expression) => Compiled;

const constants: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E, tau: 2 * Math.PI, infinity: Number.POSITIVE_INFINITY };
export const isConstant = (name: string): boolean => name in constants;
/** As the student typed it: x1, not x_1. */
export const shownName = (name: string): string => ({ theta: 'θ', pi: 'π' })[name] ?? name.replace('_', '');

const arithmetic: Readonly<Record<Operator, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '^': power,
};

function unknownName(name: string): ExpressionError {
  const shown = shownName(name);
  if (name === 'ans') return new ExpressionError('There is no earlier answer yet.');
  const [letter, subscript] = name.split('_');
  if ((letter === 'x' || letter === 'y') && /^\d+$/.test(subscript ?? ''))
    return new ExpressionError(`“${shown}” has no value yet. For a power, write ${letter}^${subscript}; for a product, ${subscript}${letter}.`, [name]);
  return new ExpressionError(`“${shown}” has no value yet.`, [name]);
}

function compileBinary(operator: Operator, left: Compiled, right: Compiled): Compiled {
  const points = pointArithmetic(operator, left, right);
  if (points) return points;
  const apply = arithmetic[operator];
  if (left.type === 'number' && right.type === 'number') {
    const [a, b] = [left.run, right.run];
    // Spelled out: curves run these millions of times.
    if (operator === '+') return numberOf(() => a() + b());
    if (operator === '-') return numberOf(() => a() - b());
    if (operator === '*') return numberOf(() => a() * b());
    if (operator === '/') return numberOf(() => a() / b());
    return numberOf(() => power(a(), b()));
  }
  return eachNumber([left, right], 'This', ([a = Number.NaN, b = Number.NaN]) => apply(a, b));
}

function compileList(items: readonly Compiled[]): Compiled {
  if (items.length > 0 && items.every((item) => item.type === 'point'))
    return pointsOf(() => items.map((item) => (item.type === 'point' ? item.run() : [0, 0])));
  const runs = items.map((item) => {
    if (item.type !== 'number') throw new ExpressionError(`A list can hold numbers or points, not ${kindName(item)}. Use join([1, 2], [3]) to combine lists.`);
    return item.run;
  });
  return listOf(() => runs.map((run) => run()));
}

function rangeOf(from: number, step: number, to: number): Numbers {
  if (!Number.isFinite(from + step + to) || step === 0) return [];
  const length = Math.floor((to - from) / step + 1 + 1e-9);
  if (length > maxListLength) throw new ExpressionError(`A list can have at most ${maxListLength.toLocaleString('en-US')} items.`);
  return Array.from({ length: Math.max(0, length) }, (_, index) => Number((from + index * step).toPrecision(15)));
}

function compilePoint(x: Compiled, y: Compiled): Compiled {
  if (x.type === 'number' && y.type === 'number') return pointOf(() => [x.run(), y.run()]);
  const [xs, ys] = [eachNumber([x, y], 'A coordinate', ([a = Number.NaN]) => a), eachNumber([x, y], 'A coordinate', ([, b = Number.NaN]) => b)];
  if (xs.type !== 'list' || ys.type !== 'list') throw new ExpressionError('A point needs two numbers: (2, 3).');
  return pointsOf(() => {
    const up = ys.run();
    return xs.run().map((across, index) => [across, up[index] ?? Number.NaN]);
  });
}

function compileItem(of: Compiled, at: Compiled): Compiled {
  if (of.type !== 'list' && of.type !== 'points') throw new ExpressionError(`Only a list has items; this is ${kindName(of)}.`);
  if (at.type === 'list' && of.type === 'list') return listOf(() => pickItems(of.run(), at.run()));
  if (at.type !== 'number') throw new ExpressionError('Use a number to pick an item: L[1] is the first.');
  const index = () => Math.floor(at.run()) - 1;
  if (of.type === 'points') return pointOf(() => of.run()[index()] ?? [Number.NaN, Number.NaN]);
  return numberOf(() => of.run()[index()] ?? Number.NaN);
}
const pickItems = (list: Numbers, places: Numbers) => places.map((place) => list[Math.floor(place) - 1] ?? Number.NaN);

function compileMember(of: Compiled, member: 'x' | 'y'): Compiled {
  const at = member === 'x' ? 0 : 1;
  if (of.type === 'point') return numberOf(() => of.run()[at]);
  if (of.type === 'points') return listOf(() => of.run().map((point) => point[at]));
  throw new ExpressionError(`.${member} is a coordinate of a point; this is ${kindName(of)}.`);
}

/** A student's function: its body, with the arguments as the values of its letters. */
function compileApplied(name: string, args: readonly Compiled[], primes: number, context: Context): Compiled {
  const used = context.functions.get(name);
  const inside = context.inside ?? [];
  if (!used) throw new ExpressionError(`“${shownName(name)}” is not defined yet.`);
  if (inside.includes(name) || inside.length > 12) throw new ExpressionError(`“${shownName(name)}” is defined in terms of itself.`);
  if (args.length !== used.parameters.length) {
    throw new ExpressionError(`“${shownName(name)}” takes ${used.parameters.length === 1 ? 'one value' : `${used.parameters.length} values`}.`);
  }
  const [parameter, more] = used.parameters;
  if (primes > 0 && (parameter === undefined || more !== undefined))
    throw new ExpressionError(`Only a function of one value has a derivative ${shownName(name)}'.`);
  let { body } = used;
  for (let time = 0; time < primes; time += 1) body = derive(body, parameter ?? '', context);
  const names = new Map(context.names);
  used.parameters.forEach((parameter, index) => {
    const arg = args[index];
    if (arg) names.set(parameter, arg);
  });
  // A list given to a function of numbers is taken item by item, because each operation inside is.
  return compile(body, { ...context, names, inside: [...inside, name] });
}

/** The letters that a graph takes through all their values. */
const running = ['x', 'y', 't', 'theta', 'r'];

/** A function that computes the expression. @throws ExpressionError for a name without value or values of the wrong kind */
export function compile(expression: Expression, context: Context): Compiled {
  const compiled = compileStep(expression, context);
  return context.jitter ? jittered(compiled, context.jitter) : compiled;
}

function compileStep(expression: Expression, context: Context): Compiled {
  const inner: CompileIn = (part) => compile(part, context);
  const innerWith = (part: Expression) => (name: string, value: Compiled) => compile(part, { ...context, names: new Map([...context.names, [name, value]]) });
  switch (expression.type) {
    case 'number': {
      const { value } = expression;
      return numberOf(() => value);
    }
    case 'name': {
      const known = context.names.get(expression.name);
      if (known) return known;
      const constant = constants[expression.name];
      if (constant !== undefined) return numberOf(() => constant);
      if (context.functions.has(expression.name)) {
        const shown = shownName(expression.name);
        throw new ExpressionError(`“${shown}” is a function: write ${shown}(2) or ${shown}(x).`);
      }
      throw unknownName(expression.name);
    }
    case 'negate': {
      const of = inner(expression.of);
      if (of.type === 'number') return numberOf(() => -of.run());
      return compileBinary(
        '*',
        numberOf(() => -1),
        of,
      );
    }
    case 'degrees': {
      const factor = context.unit === 'degrees' ? 1 : Math.PI / 180;
      return eachNumber([inner(expression.of)], 'Degrees', ([angle = Number.NaN]) => angle * factor);
    }
    case 'binary': {
      const { operator, left, right } = expression;
      const [base, exponent] = [inner(left), inner(right)];
      // Otherwise (−2)^x would have dots wherever the x tried happens to be a fraction with an odd denominator.
      if (operator === '^' && base.type === 'number' && exponent.type === 'number' && running.some((name) => namesIn(right).has(name)))
        return numberOf(() => powerOfRunning(base.run(), exponent.run()));
      return compileBinary(operator, base, exponent);
    }
    case 'call': {
      const { jitter } = context;
      const args = expression.args.map(inner);
      return compileCall(expression.name, jitter && isStatistic(expression.name) ? args.map((arg) => jitteredData(arg, jitter)) : args, context.unit);
    }
    case 'apply':
      return compileApplied(expression.name, expression.args.map(inner), expression.primes ?? 0, context);
    case 'derivative':
      return inner(derive(expression.of, expression.name, context));
    case 'series': {
      const { kind, name, from, to, of } = expression;
      const areFixed = [...namesIn(from, to)].every(isConstant) && functionsIn(from, to).size === 0;
      return compileSeries(kind, name, [inner(from), inner(to)], areFixed, innerWith(of), context.meter);
    }
    case 'each':
      return compileEach(expression.name, inner(expression.list), innerWith(expression.of), context.meter);
    case 'list':
      return compileList(expression.items.map(inner));
    case 'range': {
      const [from, to] = [inner(expression.from), inner(expression.to)];
      const second = expression.second ? inner(expression.second) : null;
      if (from.type !== 'number' || to.type !== 'number' || (second && second.type !== 'number'))
        throw new ExpressionError('A range goes from one number to another: [1...10].');
      return listOf(() => rangeOf(from.run(), second ? second.run() - from.run() : 1, to.run()));
    }
    case 'point':
      return compilePoint(inner(expression.x), inner(expression.y));
    case 'member':
      return compileMember(inner(expression.of), expression.member);
    case 'item':
      return isCondition(expression.at) ? compileFilter(inner(expression.of), expression.at, inner) : compileItem(inner(expression.of), inner(expression.at));
    case 'piecewise':
      return compilePiecewise(expression.branches, expression.otherwise, inner);
  }
}
