/** Shared by the geometry generators: exact sizes with π or a square root, and answers made of them. */
import { simplifySquareRoot } from '../../exact/surd.ts';
import { div, mul, rat, toNumber, toText, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { DraftAnswer, WrongOption } from '../generator.ts';

export const math = (latex: string | number) => `\\(${latex}\\)`;

/** A rational multiple of √root (square-free), of π, or of neither. */
export interface Size {
  readonly times: Rational;
  readonly root: number;
  readonly pi: boolean;
}
export type SizeLike = Size | Rational | number;

const exactly = (value: SizeLike): Size =>
  typeof value === 'number' ? { times: rat(value), root: 1, pi: false } : 'times' in value ? value : { times: value, root: 1, pi: false };
export const piTimes = (value: Rational | number): Size => ({ times: typeof value === 'number' ? rat(value) : value, root: 1, pi: true });

/** factor·√n in simplest form. */
export function rootTimes(factor: Rational | number, n: number): Size {
  const { outer, radicand } = simplifySquareRoot(n);
  return { times: mul(typeof factor === 'number' ? rat(factor) : factor, rat(outer)), root: radicand, pi: false };
}

const groupDigits = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, '{,}');

/** `12\pi`, `\frac{5\sqrt{3}}{2}`, `7`: without delimiters. */
export function sizeLatex(value: SizeLike): string {
  const { times, root, pi } = exactly(value);
  const unit = `${root === 1 ? '' : `\\sqrt{${root}}`}${pi ? '\\pi' : ''}`;
  const [n, d] = [`${times.n}`.replace('-', ''), times.d];
  const top = n === '1' && unit !== '' ? unit : `${groupDigits(n)}${unit}`;
  return `${times.n < 0n ? '-' : ''}${d === 1n ? top : `\\frac{${top}}{${d}}`}`;
}

export const sizeNumber = (value: SizeLike) => {
  const { times, root, pi } = exactly(value);
  return toNumber(times) * Math.sqrt(root) * (pi ? Math.PI : 1);
};
const sizeText = (value: SizeLike) => {
  const { times, root, pi } = exactly(value);
  return `${toText(times)}${root === 1 ? '' : ` root ${root}`}${pi ? ' pi' : ''}`;
};

export interface Bug {
  readonly misconception: Misconception;
  readonly value: SizeLike;
  readonly why: string;
}
export const bug = (misconception: Misconception, value: SizeLike, why: string): Bug => ({ misconception, value, why });

export interface AnswerStyle {
  /** Written after each number inside the mathematics, e.g. `^\circ`. */
  readonly suffix?: string;
  /** Values that must not be shown, e.g. because they are right too. */
  readonly keep?: (value: number) => boolean;
  /** Random order instead of ascending, where the size of a number cannot be seen at a glance (fractions, square roots). */
  readonly shuffled?: boolean;
}

type Sized = WrongOption & { readonly order: number };

function option(value: SizeLike, suffix: string) {
  return { text: math(`${sizeLatex(value)}${suffix}`), value: sizeText(value), order: sizeNumber(value) };
}

/** A believable wrong size: positive, no odder a fraction than the key. */
const believable = (key: Size, value: Size) =>
  value.times.n > 0n && value.times.d <= (key.times.d > 2n ? key.times.d * 2n : 2n) && sizeNumber(value) < 30 * sizeNumber(key);

/** The key with all its believable errors, in ascending order unless `shuffled`; null when there are too few (redraw). */
export function sizeChoices(
  random: Random,
  key: SizeLike,
  why: string,
  bugs: readonly Bug[],
  { suffix = '', keep = () => true, shuffled = false }: AnswerStyle = {},
): DraftAnswer | null {
  const exactKey = exactly(key);
  const correct = { ...option(key, suffix), why };
  const seen = new Set([correct.value]);
  const named = bugs.flatMap(({ value, misconception, why: reason }): Sized[] => {
    const shown = option(value, suffix);
    if (!believable(exactKey, exactly(value)) || !keep(shown.order) || Math.abs(shown.order - correct.order) < 1e-9 || seen.has(shown.value)) return [];
    seen.add(shown.value);
    return [{ ...shown, misconception, why: reason }];
  });
  const shown = ({ order, ...unordered }: Sized): WrongOption => (shuffled ? unordered : { ...unordered, order });
  if (named.length < 3) return null;
  return { format: 'choice', correct: shuffled ? { text: correct.text, value: correct.value, why } : correct, wrong: named.map(shown) };
}

/** A typed number; null when it cannot be typed. */
export function sizeEntry(key: SizeLike, bugs: readonly Bug[]): DraftAnswer | null {
  const { times, root, pi } = exactly(key);
  const entry = toText(times);
  if (root !== 1 || pi || entry.replace('-', '').length > 5) return null;
  const mistakes = bugs.flatMap(({ value, misconception, why }) => {
    const wrong = exactly(value);
    const text = toText(wrong.times);
    return wrong.root === 1 && !wrong.pi && wrong.times.n > 0n && text.length <= 5 && text !== entry ? [{ entry: text, misconception, why }] : [];
  });
  return { format: 'spr', keys: [entry], mistakes };
}

/** Either format, from one list of named errors. */
export const sizeAnswer = (
  random: Random,
  format: 'choice' | 'spr',
  key: SizeLike,
  why: string,
  bugs: readonly Bug[],
  style: AnswerStyle = {},
): DraftAnswer | null => (format === 'spr' ? sizeEntry(key, bugs) : sizeChoices(random, key, why, bugs, style));

export const over = (a: number, b: number) => div(rat(a), rat(b));

export interface LengthUnit {
  readonly one: string;
  readonly many: string;
  readonly short: string;
}
export const lengthUnits = [
  { one: 'centimeter', many: 'centimeters', short: 'cm' },
  { one: 'inch', many: 'inches', short: 'in' },
  { one: 'meter', many: 'meters', short: 'm' },
  { one: 'foot', many: 'feet', short: 'ft' },
] as const satisfies readonly LengthUnit[];

const handheld = /candle|stone sculpture|vase|\bcan\b|glass ball|gift box|wooden block|aquarium|picture/;
const roomy = /tank|tent|pillar|ramp|storage bin|field|garden|flower bed|pool|banner|rug|playground|lawn|park\b|pond/;
/** Whether things of this text are measured in such units: no candle in meters, no tent in inches. */
export const isBelievable = (text: string, { short }: LengthUnit): boolean =>
  !(handheld.test(text) && (short === 'm' || short === 'ft')) && !(roomy.test(text) && (short === 'cm' || short === 'in'));

/** Pythagorean triples (leg, leg, hypotenuse) without common factor. */
export const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
] as const;

/** Names for the corners of a triangle. */
export const triangleNames = [
  ['A', 'B', 'C'],
  ['P', 'Q', 'R'],
  ['J', 'K', 'L'],
  ['R', 'S', 'T'],
  ['D', 'E', 'F'],
  ['X', 'Y', 'Z'],
  ['L', 'M', 'N'],
] as const;

/** Names of two triangles whose corners correspond in this order. */
export const trianglePairs = [
  ['ABC', 'DEF'],
  ['PQR', 'STU'],
  ['JKL', 'MNP'],
  ['RST', 'XYZ'],
  ['ABC', 'XYZ'],
  ['DEF', 'KLM'],
] as const;
