/** Exact values of expressions made of whole numbers and decimals by + − × ÷, whole powers and the like. */
import { add, compare, div, isInteger, mul, neg, pow, rat, sub, type Rational } from '#core/rational.ts';
import type { UserFunction } from './compile.ts';
import type { Expression } from './syntax.ts';

type Maybe = Rational | null;

/** Beyond this, numbers are decimals. */
const maxDigits = 400;
const digitsOf = ({ n, d }: Rational) => String(n).length + String(d).length;

const kept = (value: Rational): Maybe => (digitsOf(value) > maxDigits ? null : value);
const rational = (n: bigint, d: bigint): Maybe => (d === 0n ? null : kept(rat(n, d)));

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

const divide = (a: Rational, b: Rational): Maybe => (b.n === 0n ? null : kept(div(a, b)));
const isBelow = (a: Rational, b: Rational) => compare(a, b) < 0;

function power(base: Rational, exponent: Rational): Maybe {
  if (!isInteger(exponent) || exponent.n > 1_000n || exponent.n < -1_000n) return null;
  if (digitsOf(base) * Math.abs(Number(exponent.n)) > maxDigits * 3) return null;
  return base.n === 0n && exponent.n < 0n ? null : kept(pow(base, Number(exponent.n)));
}

function floor({ n, d }: Rational): Rational {
  const cut = n / d;
  return rat(n < 0n && cut * d !== n ? cut - 1n : cut);
}

/** The root of a perfect square. */
function wholeRoot(value: bigint): bigint | null {
  if (value < 0n) return null;
  const near = BigInt(Math.round(Math.sqrt(Number(value))));
  return [near - 1n, near, near + 1n].find((root) => root >= 0n && root * root === value) ?? null;
}
function squareRoot({ n, d }: Rational): Maybe {
  const [top, bottom] = [wholeRoot(n), wholeRoot(d)];
  return top === null || bottom === null ? null : rational(top, bottom);
}

function called(name: string, args: readonly Rational[]): Maybe {
  const [a, b] = args;
  if (!a) return null;
  if (name === 'abs') return a.n < 0n ? neg(a) : a;
  if (name === 'floor') return floor(a);
  if (name === 'ceil') return neg(floor(neg(a)));
  if (name === 'percent') return divide(a, rat(100));
  if (name === 'sqrt') return squareRoot(a);
  if (name === 'mod' && b && b.n !== 0n) {
    const share = divide(a, b);
    return share && kept(sub(a, mul(floor(share), b)));
  }
  if (name === 'min') return args.reduce((x, y) => (isBelow(x, y) ? x : y));
  if (name === 'max') return args.reduce((x, y) => (isBelow(x, y) ? y : x));
  const sum = args.reduce<Maybe>((all, next) => all && kept(add(all, next)), rat(0));
  if (name === 'total') return sum;
  return name === 'mean' ? sum && divide(sum, rat(args.length)) : null;
}

/** Functions that make one number of a list. */
const ofWholeList: ReadonlySet<string> = new Set(['total', 'mean', 'min', 'max']);

/** Of a sum; more are added up as decimals. */
const maxTerms = 200n;

interface Known {
  readonly names: ReadonlyMap<string, Rational>;
  readonly functions: ReadonlyMap<string, UserFunction>;
  /** Within a term of ∑ or ∏: one inside another would take too long in fractions. */
  readonly isTerm?: true;
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
      return of && neg(of);
    }
    case 'binary': {
      const [left, right] = [inner(expression.left), inner(expression.right)];
      if (!left || !right) return null;
      const apply = { '+': add, '-': sub, '*': mul, '/': divide, '^': power };
      const value = apply[expression.operator](left, right);
      return value && kept(value);
    }
    case 'call': {
      const [only, more] = expression.args;
      // Of any other list, or of two, these functions make a list again, which has no fraction.
      const isWhole = only?.type === 'list' && !more && ofWholeList.has(expression.name);
      const items = (isWhole ? only.items : expression.args).map(inner);
      const args = items.flatMap((item) => item ?? []);
      return args.length === items.length ? called(expression.name, args) : null;
    }
    case 'series': {
      const [from, to] = [inner(expression.from), inner(expression.to)];
      if (known.isTerm || expression.kind === 'integral' || !from || !to || !isInteger(from) || !isInteger(to) || to.n - from.n > maxTerms) return null;
      let value: Maybe = rat(expression.kind === 'sum' ? 0 : 1);
      for (let { n } = from; n <= to.n && value; n += 1n) {
        const term: Maybe = exactValue(expression.of, { ...known, names: new Map([...known.names, [expression.name, rat(n)]]), isTerm: true }, depth);
        value = term && kept(expression.kind === 'sum' ? add(value, term) : mul(value, term));
      }
      return value;
    }
    case 'apply': {
      if (expression.primes) return null;
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
    case 'derivative':
    case 'each':
    case 'list':
    case 'range':
    case 'point':
    case 'member':
    case 'item':
    case 'piecewise':
      return null;
  }
}
