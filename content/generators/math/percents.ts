/** Percent changes as factors, and how percents are shown and asked for. */
import { mul, rat, sub, type Rational } from '#core/rational.ts';
import { decimalLatex, decimalText, math } from './text.ts';

export const factorOf = (percent: number): Rational => rat(100 + percent, 100);
/** The percent change that a factor makes. */
export const percentOver = (factor: Rational): Rational => mul(sub(factor, rat(1)), rat(100));

export const changeWord = (percent: number | Rational): string => ((typeof percent === 'number' ? percent > 0 : percent.n > 0n) ? 'increase' : 'decrease');
/** `increased by 20%`. */
export const changed = (percent: number): string => `${changeWord(percent)}d by ${Math.abs(percent)}%`;
export const showPercent = (value: Rational): string => math(`${decimalLatex(value)}\\%`);
export const enterPercent = ' (Disregard the % sign when entering your answer. For example, if your answer is 39%, enter 39)';

/** What is believable of a percent: positive, at most one decimal, below `most`. */
export const percentBelow = (most: number) => (value: Rational) => value.n > 0n && decimalText(value, 1) !== null && Number(value.n) / Number(value.d) < most;
/** Of something positive, no more than all can be lost. */
export const changeBelow = (change: Rational, most: number) => percentBelow(change.n < 0n ? Math.min(100, most) : most);
