/** Answers that are one exact number: the same list of named errors serves as wrong choices or as entries we can explain. */
import { add, compare, equal, sub, toLatex, toNumber, toText, type Rational } from '#core/rational.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import { exact, type Value } from '#content/exact/value.ts';
import type { DraftAnswer, Option } from './generator.ts';

export interface Slip {
  readonly value: Value;
  readonly misconception: Misconception;
  readonly why: string;
}

/** The value as a student would type it, or null when it does not fit the entry field. */
function entryText(value: Value): string | null {
  const text = toText(exact(value));
  return text.length <= (text.startsWith('-') ? 6 : 5) ? text : null;
}

function numberOption(value: Value): Option {
  const number = exact(value);
  return { text: `\\(${toLatex(number)}\\)`, value: toText(number), order: toNumber(number) };
}

/** A slip whose fraction looks absurd beside the key gives the key away, so it is left out. */
const plausible =
  (key: Rational) =>
  ({ value }: Slip) =>
    exact(value).d <= (key.d > 6n ? key.d * 2n : 12n) && !equal(exact(value), key);

/** Four ascending numbers. */
export function numberChoices(key: Value, why: string, slips: readonly Slip[]): DraftAnswer {
  const correct = exact(key);
  return {
    format: 'choice',
    correct: { ...numberOption(correct), why },
    wrong: slips.filter(plausible(correct)).map(({ value, misconception, why: reason }) => ({ ...numberOption(value), misconception, why: reason })),
  };
}

/** A typed number, or null when it cannot be typed. */
export function numberEntry(key: Value, slips: readonly Slip[]): DraftAnswer | null {
  const entry = entryText(key);
  if (entry === null) return null;
  const mistakes = slips.flatMap(({ value, misconception, why }) => {
    const text = entryText(value);
    return text === null ? [] : [{ entry: text, misconception, why }];
  });
  return { format: 'spr', keys: [entry], mistakes };
}

/** True when |value| is at most `limit` and its denominator at most `maxDenominator`. */
export const isTame = (value: Value, limit: number, maxDenominator = 1): boolean => {
  const { n, d } = exact(value);
  return d <= BigInt(maxDenominator) && compare({ n: n < 0n ? -n : n, d }, exact(limit)) <= 0;
};

/** A typed number with the given chance, otherwise four choices. */
export const numberAnswer = (random: Random, entryChance: readonly [number, number], key: Value, why: string, slips: readonly Slip[]): DraftAnswer | null =>
  random.chance(entryChance[0], entryChance[1]) ? numberEntry(key, slips) : numberChoices(key, why, slips);

/** The two arithmetic slips next to a key, `step` away on either side. */
export const nearSlips = (key: Value, step: Value, why = 'This comes from an arithmetic mistake; substituting it does not give a true statement.'): Slip[] =>
  [sub(exact(key), exact(step)), add(exact(key), exact(step))].map((value) => ({ value, misconception: 'ARITH', why }));
