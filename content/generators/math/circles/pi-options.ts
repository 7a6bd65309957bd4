/** Options that are rational multiples of π. */
import { toLatex, toNumber, toText, type Rational } from '#core/rational.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { WrongOption } from '#content/generators/generator.ts';
import { exact } from '#content/exact/value.ts';
import { math } from '../text.ts';

/** `6\pi`, `\frac{5\pi}{3}`, `\pi`. */
export function piLatex(value: number | Rational): string {
  const { n, d } = exact(value);
  const top = `${n === 1n ? '' : n === -1n ? '-' : n}\\pi`;
  return d === 1n ? top : `\\frac{${top}}{${d}}`;
}

const piOption = (value: number | Rational) => ({ text: math(piLatex(value)), value: `${toText(exact(value))}pi`, order: toNumber(exact(value)) });

export const rightPi = (value: number | Rational, why: string) => ({ ...piOption(value), why });
export const wrongPi = (value: number | Rational, misconception: Misconception, why: string): WrongOption => ({ ...piOption(value), misconception, why });

/** `x^2`, `(x - 3)^2`: one square of a circle equation. */
export const squareOf = (letter: string, center: number) => (center === 0 ? `${letter}^2` : `(${letter} ${center < 0 ? '+' : '-'} ${Math.abs(center)})^2`);

export const circleLatex = (h: number, k: number, rightSide: number | Rational) => `${squareOf('x', h)} + ${squareOf('y', k)} = ${toLatex(exact(rightSide))}`;
