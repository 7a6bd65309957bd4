/** Real functions. Where there is no real value they give NaN or ±Infinity. */
import { toFraction } from './fraction.ts';
import type { Folding, OneNumber, TwoNumbers } from './words.ts';

export const angleUnits = ['degrees', 'radians'] as const;
export type AngleUnit = (typeof angleUnits)[number];

/** sin π is 1.2e−16 in floating point: values as close to 0 as an angle of that size can tell, and those at ½, count as these, so that tan 90° has no value. */
const snap = (value: number, angle: number) =>
  Math.abs(value) < Math.min(4e-16 * Math.abs(angle), 1e-12) ? 0 : Math.abs(Math.abs(value) - 0.5) < 1e-15 ? Math.sign(value) * 0.5 : value;
const perDegree = Math.PI / 180;
/** Whole turns taken off first, so that sin 3600° is 0 exactly. */
const radians = (angle: number, unit: AngleUnit) => (unit === 'degrees' ? (angle % 360) * perDegree : angle);
const back = (angle: number, unit: AngleUnit) => (unit === 'degrees' ? Number((angle / perDegree).toPrecision(15)) : angle);
const sine = (angle: number, unit: AngleUnit) => snap(Math.sin(radians(angle, unit)), radians(angle, unit));
const cosine = (angle: number, unit: AngleUnit) => snap(Math.cos(radians(angle, unit)), radians(angle, unit));

/** The fraction of an exponent whose power of a negative number is asked for; the last one is remembered, as a curve asks for the same many times. */
let lastExponent: { readonly exponent: number; readonly sign: number } | null = null;
function signOfPower(exponent: number): number {
  if (lastExponent?.exponent === exponent) return lastExponent.sign;
  const fraction = toFraction(exponent, 99);
  const sign = !fraction || fraction.denominator % 2 === 0 ? Number.NaN : fraction.numerator % 2 === 0 ? 1 : -1;
  lastExponent = { exponent, sign };
  return sign;
}

/** A real power; a negative base has odd roots: (−8)^(1/3) = −2. */
export function power(base: number, exponent: number): number {
  if (base >= 0 || Number.isInteger(exponent)) return base ** exponent;
  return signOfPower(exponent) * (-base) ** exponent;
}

/** A power whose exponent runs through all numbers: between the whole ones, a negative base has no real power. */
export const powerOfRunning = (base: number, exponent: number): number => (base >= 0 || Number.isInteger(exponent) ? base ** exponent : Number.NaN);

/** Lanczos's coefficients. */
const gammaTerms = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905, -0.13857109526572012,
  9.9843695780195716e-6, 1.5056327351493116e-7,
] as const;
function gamma(z: number): number {
  if (z < 0.5) return Math.PI / (Math.sin(Math.PI * z) * gamma(1 - z));
  const n = z - 1;
  const series = gammaTerms.reduce((sum, term, index) => (index === 0 ? term : sum + term / (n + index)), 0);
  const t = n + 7.5;
  return Math.sqrt(2 * Math.PI) * t ** (n + 0.5) * Math.exp(-t) * series;
}

/** For the whole numbers from 0 to 170, and between them as smoothly as can be. */
function factorial(n: number): number {
  if (n > 170 || (Number.isInteger(n) && n < 0)) return Number.NaN;
  if (!Number.isInteger(n)) return gamma(n + 1);
  let product = 1;
  for (let factor = 2; factor <= n; factor += 1) product *= factor;
  return product;
}

function permutations(n: number, r: number): number {
  if (!Number.isInteger(n) || !Number.isInteger(r) || n < 0 || r < 0) return Number.NaN;
  let product = 1;
  for (let step = 0; step < Math.min(r, 400) && product !== 0; step += 1) product *= n - step;
  return product;
}

function combinations(n: number, r: number): number {
  if (!Number.isInteger(n) || !Number.isInteger(r) || n < 0 || r < 0) return Number.NaN;
  if (r > n) return 0;
  let found = 1;
  // Each step divides without remainder, so the result stays whole as long as it fits.
  for (let step = 1; step <= Math.min(r, n - r, 1_000); step += 1) found = (found * (n - step + 1)) / step;
  return found < 2 ** 53 ? Math.round(found) : found;
}

function gcd(a: number, b: number): number {
  if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b)) return Number.NaN;
  let [left, right] = [Math.abs(a), Math.abs(b)];
  while (right > 0) [left, right] = [right, left % right];
  return left;
}

/** A number times a power of ten, without the error of a product: 1.005 by two places is 100.5. */
function shiftPoint(value: number, places: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** Halves away from zero, in decimal: 1.005 to two places is 1.01. */
function round(value: number, places: number): number {
  if (!Number.isFinite(value)) return value;
  const shift = Math.max(-300, Math.min(300, Math.trunc(places)));
  const size = shiftPoint(Math.round(shiftPoint(Math.abs(value), shift)), -shift);
  return Number.isFinite(size) ? Math.sign(value) * size : value;
}

/** What is left after taking b as often as possible; has the sign of b. */
function mod(a: number, b: number): number {
  if (b === 0) return Number.NaN;
  const rest = a - b * Math.floor(a / b);
  return Math.abs(rest - b) < 1e-12 * Math.abs(b) ? 0 : rest;
}

type Unary = (value: number, unit: AngleUnit) => number;
const inverse = (value: number) => 1 / value;
export const unary: Readonly<Record<OneNumber, Unary>> = {
  sin: sine,
  cos: cosine,
  tan: (angle, unit) => sine(angle, unit) / cosine(angle, unit),
  sec: (angle, unit) => 1 / cosine(angle, unit),
  csc: (angle, unit) => 1 / sine(angle, unit),
  cot: (angle, unit) => cosine(angle, unit) / sine(angle, unit),
  arcsin: (value, unit) => back(Math.asin(value), unit),
  arccos: (value, unit) => back(Math.acos(value), unit),
  arctan: (value, unit) => back(Math.atan(value), unit),
  arcsec: (value, unit) => back(Math.acos(inverse(value)), unit),
  arccsc: (value, unit) => back(Math.asin(inverse(value)), unit),
  arccot: (value, unit) => back(Math.PI / 2 - Math.atan(value), unit),
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  sech: (value) => 1 / Math.cosh(value),
  csch: (value) => 1 / Math.sinh(value),
  coth: (value) => 1 / Math.tanh(value),
  arcsinh: Math.asinh,
  arccosh: Math.acosh,
  arctanh: Math.atanh,
  arcsech: (value) => Math.acosh(1 / value),
  arccsch: (value) => Math.asinh(1 / value),
  arccoth: (value) => Math.atanh(1 / value),
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  ln: Math.log,
  log: Math.log10,
  exp: Math.exp,
  abs: Math.abs,
  sign: Math.sign,
  floor: Math.floor,
  ceil: Math.ceil,
  factorial,
  percent: (value) => value / 100,
};

export const binary: Readonly<Record<TwoNumbers, (a: number, b: number) => number>> = {
  root: (degree, value) => (degree === 2 ? Math.sqrt(value) : degree === 3 ? Math.cbrt(value) : power(value, 1 / degree)),
  logbase: (base, value) =>
    base === 2 ? Math.log2(value) : base === 10 ? Math.log10(value) : base > 0 && base !== 1 ? Math.log(value) / Math.log(base) : Number.NaN,
  mod,
  ncr: combinations,
  npr: permutations,
  round,
};

export const fold: Readonly<Record<Folding, (a: number, b: number) => number>> = {
  min: Math.min,
  max: Math.max,
  gcd,
  lcm: (a, b) => (a === 0 || b === 0 ? 0 : Math.abs(a * b) / gcd(a, b)),
};
