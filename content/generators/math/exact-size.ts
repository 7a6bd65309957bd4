/** Exact sizes with π or a square root: rational multiples of √n, of π, or of neither. */
import { mul, rat, toNumber, toText, type Rational } from '#core/rational.ts';
import { simplifySquareRoot } from '#content/exact/surd.ts';
import { exact, type Value } from '#content/exact/value.ts';

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

/** factor·√n in simplest form. */
export function rootTimes(factor: Value, n: number): Size {
  const { outer, radicand } = simplifySquareRoot(n);
  return { times: mul(exact(factor), rat(outer)), root: radicand, pi: false };
}

const groupDigits = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, '{,}');

/** `12\pi`, `\frac{5\sqrt{3}}{2}`, `7`: without delimiters. */
export function sizeLatex(value: SizeLike): string {
  const { times, root, pi } = asSize(value);
  const unit = `${root === 1 ? '' : `\\sqrt{${root}}`}${pi ? '\\pi' : ''}`;
  const [n, d] = [`${times.n}`.replace('-', ''), times.d];
  const top = n === '1' && unit !== '' ? unit : `${groupDigits(n)}${unit}`;
  return `${times.n < 0n ? '-' : ''}${d === 1n ? top : `\\frac{${top}}{${d}}`}`;
}

export const sizeNumber = (value: SizeLike) => {
  const { times, root, pi } = asSize(value);
  return toNumber(times) * Math.sqrt(root) * (pi ? Math.PI : 1);
};
/** Canonical text, for comparing. */
export const sizeText = (value: SizeLike) => {
  const { times, root, pi } = asSize(value);
  return `${toText(times)}${root === 1 ? '' : ` root ${root}`}${pi ? ' pi' : ''}`;
};
