/** Numbers and expressions as the interactives show them. */

const rounded = (value: number, places: number) => Number(value.toFixed(places)) || 0;

/** At most so many places, a true minus sign. */
export const num = (value: number, places = 2): string => rounded(value, places).toLocaleString('en-US', { maximumFractionDigits: places }).replace('-', '−');

/** The same in LaTeX. */
export const tex = (value: number, places = 2): string =>
  rounded(value, places).toLocaleString('en-US', { maximumFractionDigits: places }).replaceAll(',', '{,}');

/** `+3`, `-3`, or nothing for 0, to follow another term. */
const plus = (value: number): string => (rounded(value, 2) === 0 ? '' : value > 0 ? `+${tex(value)}` : tex(value));

/** A factor before a letter: nothing for 1, a minus for −1. */
const factor = (value: number): string => (rounded(value, 2) === 1 ? '' : rounded(value, 2) === -1 ? '-' : tex(value));

/** The terms of a polynomial, highest power first; `0` if there are none. */
export function polynomial(coefficients: readonly number[], letter = 'x'): string {
  const top = coefficients.length - 1;
  const terms = coefficients.flatMap((value, index) => {
    const power = top - index;
    if (rounded(value, 2) === 0) return [];
    const name = power === 0 ? '' : power === 1 ? letter : `${letter}^{${power}}`;
    return [power === 0 ? tex(value) : `${factor(value)}${name}`];
  });
  return terms.length === 0 ? '0' : terms.reduce((text, term) => (term.startsWith('-') ? `${text}${term}` : `${text}+${term}`));
}

/** `(x-3)`, `(x+3)`, or `x` for 0. */
export const shifted = (letter: string, by: number): string => (rounded(by, 2) === 0 ? letter : `(${letter}${plus(-by)})`);

/** A number after what stands before it. */
export const withSign = plus;

/** 1, 2, or 5 times a power of ten: the smallest that is not below. */
export function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const times = [1, 2, 5, 10].find((candidate) => candidate * power >= least * 0.999) ?? 10;
  return Number((times * power).toPrecision(6));
}

export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
/** The multiple of `step` that is closest. */
export const snapTo = (value: number, step: number): number => Number((Math.round(value / step) * step).toFixed(6));
