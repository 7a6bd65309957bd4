/** Values as text. */
import { toFraction, formatNumber } from './fraction.ts';
import { toText, type Rational } from '#core/rational.ts';
import type { Point } from './values.ts';

const minus = (text: string) => text.replaceAll('-', '−');
const sign = (value: number) => (value < 0 ? '−' : '');
/** Larger numbers would say less than the decimal does. */
const largest = { denominator: 9_999, radicand: 999, piece: 60 } as const;

/** 7/3 for a fraction that is not whole. */
export const rationalText = (value: Rational): string | null =>
  value.d > 1n && value.d < 10n ** 7n && (value.n < 0n ? -value.n : value.n) < 10n ** 10n ? minus(toText(value)) : null;

/** “2/3” for a fraction that is not a whole number, else null. */
export function formatFraction(value: number): string | null {
  const fraction = toFraction(value, largest.denominator);
  return fraction && fraction.denominator > 1 ? minus(`${fraction.numerator}/${fraction.denominator}`) : null;
}

/** “1 1/2” for 3/2: how students read lengths; null below 1. */
export function mixedText(value: number): string | null {
  const fraction = toFraction(value, largest.denominator);
  if (!fraction || fraction.denominator === 1 || Math.abs(value) < 1) return null;
  const size = Math.abs(fraction.numerator);
  return `${sign(value)}${Math.floor(size / fraction.denominator)} ${size % fraction.denominator}/${fraction.denominator}`;
}

/** The largest square in n taken out of its root: 12 gives [2, 3]. */
function takeSquares(n: number): readonly [outside: number, inside: number] {
  for (let root = Math.floor(Math.sqrt(n)); root > 1; root -= 1) if (n % (root * root) === 0) return [root, n / (root * root)];
  return [1, n];
}

const over = (text: string, denominator: number) => (denominator === 1 ? text : `${text}/${denominator}`);

/** √2, 3√5/2 for numbers whose square is a simple fraction. */
function rootText(value: number): string | null {
  const square = toFraction(value * value, largest.piece);
  if (!square || square.numerator === 0 || square.numerator > largest.radicand * largest.piece) return null;
  // √(a/b) = √(ab)/b
  const [outside, inside] = takeSquares(square.numerator * square.denominator);
  const reduced = toFraction(outside / square.denominator, largest.piece);
  if (!reduced || inside === 1 || inside > largest.radicand) return null;
  return sign(value) + over(`${reduced.numerator === 1 ? '' : reduced.numerator}√${inside}`, reduced.denominator);
}

/** (a ± √d)/c for the solutions of quadratics with small whole coefficients. */
function quadraticText(value: number): string | null {
  for (let a = 1; a <= 12; a += 1) {
    for (let b = -40; b <= 40; b += 1) {
      if (b === 0) continue;
      const c = -(a * value * value + b * value);
      const whole = Math.round(c);
      if (Math.abs(whole) > 400 || Math.abs(c - whole) > 1e-11 * Math.max(1, a * value * value)) continue;
      const inside = b * b - 4 * a * whole;
      if (inside <= 0) continue;
      const [outside, radicand] = takeSquares(inside);
      if (radicand === 1) continue;
      const shared = [2 * a, Math.abs(b), outside].reduce(function gcd(x, y): number {
        return y === 0 ? x : gcd(y, x % y);
      });
      const root = `${outside === shared ? '' : outside / shared}√${radicand}`;
      const plus = 2 * a * value + b > 0 ? '+' : '−';
      const sum = `${minus(String(-b / shared))} ${plus} ${root}`;
      return (2 * a) / shared === 1 ? sum : `(${sum})/${(2 * a) / shared}`;
    }
  }
  return null;
}

function piText(value: number): string | null {
  const share = toFraction(value / Math.PI, largest.piece);
  if (!share || share.numerator === 0 || Math.abs(share.numerator) > 200) return null;
  const size = Math.abs(share.numerator);
  return sign(value) + over(`${size === 1 ? '' : size}π`, share.denominator);
}

/** A number in the exact form it almost certainly has (to 11 places): 5/3, √2, (1 + √5)/2, π/6; null for others and for whole numbers. */
export function exactForm(value: number): string | null {
  if (!Number.isFinite(value) || Number.isInteger(value) || Math.abs(value) > 1e5) return null;
  const fraction = toFraction(value, 999);
  if (fraction) return formatFraction(value);
  return rootText(value) ?? piText(value) ?? quadraticText(value);
}

export const pointText = ([x, y]: Point, digits = 6): string => `(${formatNumber(x, digits)}, ${formatNumber(y, digits)})`;

const shown = 12;
export const listText = (list: readonly number[], digits = 7): string =>
  `[${list
    .slice(0, shown)
    .map((value) => formatNumber(value, digits))
    .join(', ')}${list.length > shown ? `, … ${list.length} items` : ''}]`;
