/** Axes from what was entered, or from the data. */
import type { NumberAxis } from '../chart-frame.ts';
import { EntryError, numbersOf, textOf, type Entries } from './read.ts';

const maxTicks = 24;
const tidy = (value: number) => Math.round(value * 1e9) / 1e9;

/** 1, 2, 2.5 or 5 times a power of ten, so that a span has some `pieces` of it. */
export function niceStep(span: number, pieces = 5): number {
  const rough = span / pieces;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5, 10].find((each) => each * power >= rough * 0.999) ?? 10;
  return tidy(factor * power);
}

interface Wanted {
  readonly field: string;
  readonly title: string;
  readonly values: readonly number[];
  /** The axis begins at 0 where nothing is below it. */
  readonly fromZero?: boolean;
}

/** Covers the values, a little wider than they are. */
export function axisFor(entries: Entries, { field, title, values, fromZero = false }: Wanted): Required<Pick<NumberAxis, 'min' | 'max' | 'step' | 'title'>> {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const text = textOf(entries, field);
  if (text !== '') {
    const [min, max, step, ...more] = numbersOf(field, text);
    if (min === undefined || max === undefined || step === undefined || more.length > 0)
      throw new EntryError(field, 'Enter three numbers: from, to, and step.');
    return checked(field, { title, min, max, step }, low, high);
  }
  const span = high - (fromZero ? Math.min(0, low) : low) || Math.abs(high) || 1;
  const step = niceStep(span);
  const min = fromZero && low >= 0 ? 0 : tidy(Math.floor(low / step) * step);
  const max = tidy(Math.ceil(high / step) * step);
  return { title, min, max: max > min ? max : tidy(min + step), step };
}

export function checked<Axis extends { readonly min: number; readonly max: number; readonly step: number }>(
  field: string,
  axis: Axis,
  low: number,
  high: number,
): Axis {
  const { min, max, step } = axis;
  if (max <= min) throw new EntryError(field, 'The axis has to end above where it begins.');
  if (step <= 0) throw new EntryError(field, 'The step has to be above 0.');
  const count = (max - min) / step;
  if (Math.abs(count - Math.round(count)) > 1e-6) throw new EntryError(field, 'The step has to divide the axis evenly.');
  if (count > maxTicks) throw new EntryError(field, `This makes ${Math.round(count)} steps. Use at most ${maxTicks}.`);
  if (low < min || high > max) throw new EntryError(field, `The data go from ${low} to ${high}, beyond this axis.`);
  return axis;
}
