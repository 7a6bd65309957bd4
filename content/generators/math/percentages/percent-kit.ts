/** Percent changes as factors, and how percents are shown and asked for. */
import { mul, rat, sub, type Rational } from '#core/rational.ts';
import { decimalLatex, decimalText, math } from '../text.ts';

export const enterPercent = ' (Disregard the % sign when entering your answer. For example, if your answer is 39%, enter 39)';
export const size = (value: Rational): Rational => (value.n < 0n ? mul(value, rat(-1)) : value);
export const percentOver = (factor: Rational): Rational => mul(sub(factor, rat(1)), rat(100));
export const factorOf = (percent: number): Rational => rat(100 + percent, 100);
export const word = (percent: number | Rational) => ((typeof percent === 'number' ? percent > 0 : percent.n > 0n) ? 'increase' : 'decrease');
export const told = (percent: number) => `${word(percent)}d by ${Math.abs(percent)}%`;
export const keepPercent = (most: number) => (value: Rational) => value.n > 0n && decimalText(value, 1) !== null && Number(value.n) / Number(value.d) < most;
/** Of something positive, no more than all can be lost. */
export const keepChange = (change: Rational, most: number) => keepPercent(change.n < 0n ? Math.min(100, most) : most);
export const showPercent = (value: Rational) => math(`${decimalLatex(value)}\\%`);
