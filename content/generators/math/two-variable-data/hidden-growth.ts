/** TWO-e at level 3: growth that does not say at first glance whether the amount or the percent is the same each time. */
import type { Random } from '#core/random.ts';
import { isInteger, mul, rat, type Rational } from '#core/rational.ts';
import { decimalLatex, math, prose } from '../text.ts';

interface HiddenGrowth {
  readonly exponential: boolean;
  readonly told: string;
  readonly parameters: Record<string, string | number>;
  /** Why it is linear or exponential, as a sentence. */
  readonly reason: string;
}

interface Growth {
  /** `number of fish`. */
  readonly noun: string;
  readonly unit: string;
  readonly up: boolean;
  readonly start: number;
  /** The least percent that is believable. */
  readonly least: number;
  /** Whole things change only about by a percent. */
  readonly isCounted: boolean;
}

/** A percent of the start that is a whole number: nobody counts half a fish. */
const wholePercent = (random: Random, { start, least }: Growth) =>
  random.pick([3, 4, 5, 6, 7, 8, 10, 12, 14, 16].filter((percent) => percent >= least && (percent * start) % 100 === 0));

/** Both kinds of percent are told in the same way, so that the word does not tell them apart. */
const aboutOf = ({ isCounted }: Growth) => (isCounted ? 'approximately ' : '');

/** A percent of the initial value is the same amount every time. */
function ofInitial(random: Random, growth: Growth): HiddenGrowth {
  const { noun, unit, up } = growth;
  const percent = wholePercent(random, growth);
  const moves = up ? 'increases' : 'decreases';
  const about = aboutOf(growth);
  return {
    exponential: false,
    told: random.pick([
      `For the next five ${unit}s, the ${noun} ${moves} each ${unit} by ${about}${percent}% of the initial ${noun}`,
      `Each ${unit} for five ${unit}s, the ${noun} ${moves} by ${about}${percent}% of the initial ${noun}`,
    ]),
    parameters: { kind: 'of-initial', percent },
    reason: `Each change is ${about}${percent}% of the same initial value, so ${about && 'about '}the same amount is ${up ? 'added' : 'subtracted'} each ${unit}.`,
  };
}

/** A percent of the previous value is another amount every time. */
function ofPrevious(random: Random, growth: Growth): HiddenGrowth {
  const { noun, unit, up } = growth;
  const change = wholePercent(random, growth);
  const percent = up ? 100 + change : 100 - change;
  const moves = up ? 'increases' : 'decreases';
  const about = aboutOf(growth);
  return {
    exponential: true,
    told: random.pick([
      `At the end of each ${unit}, the ${noun} is ${about}${percent}% of the ${noun} at the end of the previous ${unit}`,
      `Each ${unit}, the ${noun} ${moves} by ${about}${change}% of the ${noun} at the beginning of that ${unit}`,
    ]),
    parameters: { kind: 'of-previous', percent },
    reason: `Each value is ${about}${percent}% of the one before, so the value is multiplied by ${math(decimalLatex(rat(percent, 100)))} each ${unit}.`,
  };
}

const factors = { up: [rat(2), rat(3), rat(3, 2)], down: [rat(1, 2), rat(4, 5), rat(3, 5)] } as const;

/** Values at times that are not equally far apart. */
function listed(random: Random, { noun, unit, up, start }: Growth): HiddenGrowth | null {
  const exponential = random.chance(1, 2);
  const times = random.pick([
    [1, 2, 4],
    [1, 3, 4],
    [2, 3, 5],
    [2, 4, 5],
  ] as const);
  const factor = random.pick(factors[up ? 'up' : 'down']);
  const amount = random.int(2, 15) * (up ? 5 : -5);
  const at = (time: number): Rational =>
    exponential ? Array.from({ length: time }).reduce((value: Rational) => mul(value, factor), rat(start)) : rat(start + amount * time);
  const values = times.map(at);
  if (values.some((value) => !isInteger(value) || value.n < 5n)) return null;
  const shown = times.map((time, index) => `${prose(values[index] ?? rat(0))} after ${time} ${unit}${time === 1 ? '' : 's'}`);
  const [one, two, three] = shown;
  const each = exponential ? `multiplied by ${math(decimalLatex(factor))}` : `${up ? 'increased' : 'decreased'} by ${Math.abs(amount)}`;
  return {
    exponential,
    told: `The ${noun} is ${one}, ${two}, and ${three}`,
    parameters: { kind: 'listed', step: exponential ? decimalLatex(factor) : amount, times: times.join(' ') },
    reason: `The times are not equally far apart. For each single ${unit}, the value is ${each}.`,
  };
}

export const hiddenGrowth = (random: Random, growth: Growth): HiddenGrowth | null => random.pick([ofInitial, ofPrevious, listed])(random, growth);
