/** Exact sizes with π or a square root: rational multiples of √n, of π, or of neither. */
import { mul, rat, toNumber, toText, type Rational } from '#core/rational.ts';
import { simplifySquareRoot } from '#content/exact/surd.ts';
import { absolute, exact, type Value } from '#content/exact/value.ts';
import { decimalLatex } from './text.ts';

/** A rational multiple of √root (square-free), of π, or of neither. */
export interface Size {
  readonly times: Rational;
  readonly root: number;
  readonly pi: boolean;
}
export type AnySize = Rational | Size;
export type SizeLike = AnySize | number;

export const asSize = (value: SizeLike): Size => (typeof value === 'object' && 'times' in value ? value : { times: exact(value), root: 1, pi: false });
export const piTimes = (value: Value): Size => ({ times: exact(value), root: 1, pi: true });

/** So many degrees in radians. */
export const radians = (degrees: number): string => sizeLatex(piTimes(rat(degrees, 180)));

/** factor·√n in simplest form. */
export function rootTimes(factor: Value, n: number): Size {
  const { outer, radicand } = simplifySquareRoot(n);
  return { times: mul(exact(factor), rat(outer)), root: radicand, pi: false };
}

/** `12\pi`, `\frac{5\sqrt{3}}{2}`, `7`: without delimiters. */
export function sizeLatex(value: SizeLike): string {
  const { times, root, pi } = asSize(value);
  const unit = `${root === 1 ? '' : `\\sqrt{${root}}`}${pi ? '\\pi' : ''}`;
  const { n, d } = absolute(times);
  const top = n === 1n && unit !== '' ? unit : `${decimalLatex(rat(n))}${unit}`;
  return `${times.n < 0n ? '-' : ''}${d === 1n ? top : `\\frac{${top}}{${d}}`}`;
}

/** `36\sqrt{3}-12\pi`: the terms in the given order, negative ones subtracted. */
export const sumLatex = (terms: readonly SizeLike[]): string =>
  terms
    .map(sizeLatex)
    .map((latex, index) => (index === 0 || latex.startsWith('-') ? latex : `+${latex}`))
    .join('');

export const sizeNumber = (value: SizeLike) => {
  const { times, root, pi } = asSize(value);
  return toNumber(times) * Math.sqrt(root) * (pi ? Math.PI : 1);
};
/** Canonical text, for comparing. */
export const sizeText = (value: SizeLike) => {
  const { times, root, pi } = asSize(value);
  return `${toText(times)}${root === 1 ? '' : ` root ${root}`}${pi ? ' pi' : ''}`;
};
