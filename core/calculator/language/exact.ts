/** Exact values of expressions made of whole numbers and decimals by + − × ÷, whole powers and the like. */
import type { UserFunction } from './compile.ts';
import type { Expression } from './syntax.ts';

/** In lowest terms, with a positive denominator. */
export interface Rational {
  readonly over: bigint;
  readonly under: bigint;
}
type Maybe = Rational | null;

const size = (value: bigint) => (value < 0n ? -value : value);
function gcd(a: bigint, b: bigint): bigint {
  let [left, right] = [size(a), size(b)];
  while (right > 0n) [left, right] = [right, left % right];
  return left;
}
/** Beyond this, numbers are decimals. */
const maxDigits = 400;

function rational(over: bigint, under: bigint): Maybe {
  if (under === 0n) return null;
  const shared = gcd(over, under) * (under < 0n ? -1n : 1n);
  const found = { over: over / shared, under: under / shared };
  return String(found.over).length + String(found.under).length > maxDigits ? null : found;
}
const whole = (value: bigint): Rational => ({ over: value, under: 1n });

/** 0.25 is 25/100 exactly, whatever floating point makes of it; 3 1/2 is 7/2. */
export function fromDecimal(text: string): Maybe {
  const [, units, over, under] = /^(\d+) (\d+)\/(\d+)$/.exec(text) ?? [];
  if (units !== undefined) return rational(BigInt(units) * BigInt(under ?? 1) + BigInt(over ?? 0), BigInt(under ?? 1));
  const [, digits = '', places = '', exponent = '0'] = /^(\d*)(?:\.(\d*))?(?:E([+\-−]?\d+))?$/.exec(text) ?? [];
  if (digits + places === '' || Math.abs(Number(exponent.replace('−', '-'))) > 100) return null;
  const shift = Number(exponent.replace('−', '-')) - places.length;
  const all = BigInt(digits + places);
  return shift >= 0 ? rational(all * 10n ** BigInt(shift), 1n) : rational(all, 10n ** BigInt(-shift));
}

const add = (a: Rational, b: Rational) => rational(a.over * b.under + b.over * a.under, a.under * b.under);
const multiply = (a: Rational, b: Rational) => rational(a.over * b.over, a.under * b.under);
const negate = (a: Rational): Rational => ({ over: -a.over, under: a.under });
const divide = (a: Rational, b: Rational) => rational(a.over * b.under, a.under * b.over);

function power(base: Rational, exponent: Rational): Maybe {
  if (exponent.under !== 1n || size(exponent.over) > 1_000n) return null;
  const times = size(exponent.over);
  if (BigInt(String(base.over).length + String(base.under).length) * times > BigInt(maxDigits * 3)) return null;
  const [over, under] = [base.over ** times, base.under ** times];
  return exponent.over < 0n ? rational(under, over) : rational(over, under);
}

function floor(value: Rational): Rational {
  const cut = value.over / value.under;
  return whole(value.over < 0n && cut * value.under !== value.over ? cut - 1n : cut);
}

/** The root of a perfect square. */
function wholeRoot(value: bigint): bigint | null {
  if (value < 0n) return null;
  const near = BigInt(Math.round(Math.sqrt(Number(value))));
  return [near - 1n, near, near + 1n].find((root) => root >= 0n && root * root === value) ?? null;
}
function squareRoot({ over, under }: Rational): Maybe {
  const [top, bottom] = [wholeRoot(over), wholeRoot(under)];
  return top === null || bottom === null ? null : rational(top, bottom);
}

function called(name: string, args: readonly Rational[]): Maybe {
  const [a, b] = args;
  if (!a) return null;
  if (name === 'abs') return { over: size(a.over), under: a.under };
  if (name === 'floor') return floor(a);
  if (name === 'ceil') return negate(floor(negate(a)));
  if (name === 'percent') return divide(a, whole(100n));
  if (name === 'sqrt') return squareRoot(a);
  if (name === 'mod' && b && b.over !== 0n) {
    const share = divide(a, b);
    const taken = share && multiply(floor(share), b);
    return taken && add(a, negate(taken));
  }
  const least = (x: Rational, y: Rational) => (x.over * y.under < y.over * x.under ? x : y);
  if (name === 'min') return args.reduce(least);
  if (name === 'max') return args.reduce((x, y) => (least(x, y) === x ? y : x));
  const sum = args.reduce<Maybe>((all, next) => all && add(all, next), whole(0n));
  if (name === 'total') return sum;
  return name === 'mean' ? sum && divide(sum, whole(BigInt(args.length))) : null;
}

interface Known {
  readonly names: ReadonlyMap<string, Rational>;
  readonly functions: ReadonlyMap<string, UserFunction>;
}

/** The exact value of an expression, or null if it has none that is known: roots and angles are decimals. */
export function exactValue(expression: Expression, known: Known, depth = 0): Maybe {
  const inner = (part: Expression) => exactValue(part, known, depth);
  switch (expression.type) {
    case 'number':
      return fromDecimal(expression.text);
    case 'name':
      return known.names.get(expression.name) ?? null;
    case 'negate': {
      const of = inner(expression.of);
      return of && negate(of);
    }
    case 'binary': {
      const [left, right] = [inner(expression.left), inner(expression.right)];
      if (!left || !right) return null;
      const apply = { '+': add, '-': (a: Rational, b: Rational) => add(a, negate(b)), '*': multiply, '/': divide, '^': power };
      return apply[expression.operator](left, right);
    }
    case 'call': {
      const items = expression.args.flatMap((arg) => (arg.type === 'list' ? arg.items : [arg])).map(inner);
      const args = items.flatMap((item) => item ?? []);
      return args.length === items.length ? called(expression.name, args) : null;
    }
    case 'apply': {
      const used = known.functions.get(expression.name);
      if (!used || depth > 12) return null;
      const args = expression.args.map(inner);
      const names = new Map(known.names);
      for (const [index, parameter] of used.parameters.entries()) {
        const arg = args[index];
        if (!arg) return null;
        names.set(parameter, arg);
      }
      return exactValue(used.body, { ...known, names }, depth + 1);
    }
    case 'degrees':
    case 'list':
    case 'range':
    case 'point':
    case 'member':
    case 'item':
    case 'piecewise':
      return null;
  }
}
