/** Word problems for LE1-g: each story draws whole numbers, tells them, and knows the equation behind it. */
import { rat } from '#core/rational.ts';
import { type Bug, bug } from '../answers.ts';
import { capitalized, math, prose } from '../text.ts';
import type { Random } from '#core/random.ts';

export interface Story {
  readonly kind: string;
  readonly numbers: readonly number[];
  readonly stem: string;
  readonly key: number;
  readonly bugs: readonly Bug[];
  readonly steps: readonly string[];
}

/** Fixed fee plus a rate per unit: how many units fit a total. */
export function fixedPlusRate(random: Random): Story {
  const { who, fixed, unit, total, ask, low, high, feeLow, feeHigh } = random.pick([
    {
      who: 'A plumber charges',
      fixed: 'for a house call',
      unit: 'hour',
      total: 'bill',
      ask: 'for how many hours did the plumber work',
      low: 40,
      high: 85,
      feeLow: 30,
      feeHigh: 75,
    },
    {
      who: 'A community center charges',
      fixed: 'as a cleaning fee',
      unit: 'hour',
      total: 'cost of renting its hall',
      ask: 'for how many hours was the hall rented',
      low: 35,
      high: 90,
      feeLow: 40,
      feeHigh: 120,
    },
    {
      who: 'A bike shop charges',
      fixed: 'for insurance',
      unit: 'day',
      total: 'cost of renting a bicycle',
      ask: 'for how many days was the bicycle rented',
      low: 18,
      high: 42,
      feeLow: 10,
      feeHigh: 30,
    },
    {
      who: 'A tutoring service charges',
      fixed: 'as a registration fee',
      unit: 'lesson',
      total: 'cost of tutoring',
      ask: 'how many lessons were taken',
      low: 22,
      high: 48,
      feeLow: 15,
      feeHigh: 60,
    },
    {
      who: 'A printing company charges',
      fixed: 'to set up an order',
      unit: 'banner',
      total: 'cost of an order',
      ask: 'how many banners were ordered',
      low: 12,
      high: 38,
      feeLow: 20,
      feeHigh: 80,
    },
  ]);
  const [rate, fee, count] = [random.int(low, high), random.int(feeLow, feeHigh), random.int(3, 14)];
  const sum = fee + rate * count;
  return {
    kind: 'fixed',
    numbers: [fee, rate, sum],
    stem: random.pick([
      `${who} $${fee} ${fixed} plus $${rate} per ${unit}. If the total ${total} was $${prose(sum)}, ${ask}?`,
      `${who} $${fee} ${fixed} and an additional $${rate} for each ${unit}. The total ${total} was $${prose(sum)}. ${capitalized(ask)}?`,
    ]),
    key: count,
    bugs: [bug('STOP', sum - fee, `This is the amount charged for the ${unit}s, in dollars; divide it by ${math(`${rate}`)} to get the number of ${unit}s.`)],
    steps: [
      `Let ${math('n')} be the number of ${unit}s. The total is the fixed charge plus the rate times ${math('n')}.`,
      `The equation is ${math(`${fee}+${rate}n=${sum}`)}, so ${math(`${rate}n=${sum - fee}`)} and ${math(`n=${count}`)}.`,
      `Check: ${math(`${fee}+${rate}(${count})=${sum}`)}.`,
    ],
  };
}

/** Perimeter of a rectangle whose length depends on its width. */
export function perimeter(random: Random, hard: boolean): Story {
  const place = random.pick(['garden', 'poster', 'courtyard', 'swimming pool', 'playground', 'mural']);
  const drawn = place === 'poster' ? 'inches' : place === 'mural' ? 'feet' : random.pick(['feet', 'meters']);
  const factor = hard ? random.pick([2, 3]) : 1;
  const extra = random.int(2, place === 'mural' ? 8 : 15) * (hard && random.chance(1, 2) ? -1 : 1);
  const width = random.int(8, place === 'mural' ? 12 : 40);
  const length = factor * width + extra;
  const half = length + width;
  // No pool is so many meters long.
  const unit = place === 'swimming pool' && half > 100 ? 'feet' : drawn;
  const relation = `${Math.abs(extra)} ${unit} ${extra > 0 ? 'more' : 'less'} than ${factor === 1 ? '' : factor === 2 ? 'twice ' : '3 times '}`;
  return {
    kind: 'perimeter',
    numbers: [factor, extra, 2 * half],
    stem: random.pick([
      `The length of a rectangular ${place} is ${relation}its width. The perimeter of the ${place} is ${2 * half} ${unit}. What is the ${hard ? 'length' : 'width'}, in ${unit}, of the ${place}?`,
      `A rectangular ${place} has a length that is ${relation}its width. If its perimeter is ${2 * half} ${unit}, what is the ${hard ? 'length' : 'width'}, in ${unit}, of the ${place}?`,
    ]),
    key: hard ? length : width,
    bugs: [
      bug(
        'SWAP',
        hard ? width : length,
        hard
          ? `This is the width, but the question asks for the length: compute ${math(`${factor}(${width})${extra > 0 ? '+' : ''}${extra}`)}.`
          : `This is the length, but the question asks for the width: subtract ${math(`${extra}`)}.`,
      ),
      bug(
        'STOP',
        half,
        `This is the length plus the width, or half the perimeter; write the length in terms of the width ${math('w')} and solve ${math(`w+(${factor === 1 ? '' : factor}w${extra > 0 ? '+' : ''}${extra})=${half}`)}.`,
      ),
      bug(
        'HALF',
        rat(2 * half - extra, factor + 1),
        `This is the width you get by setting length plus width equal to the whole perimeter; a perimeter has two of each, so set their sum equal to ${math(`${half}`)}.`,
      ),
    ],
    steps: [
      `Let ${math('w')} be the width. Then the length is ${math(`${factor === 1 ? '' : factor}w${extra > 0 ? '+' : ''}${extra}`)}. Half the perimeter is ${math(`${half}`)}.`,
      `The width plus the length is half the perimeter: ${math(`w+(${factor === 1 ? '' : factor}w${extra > 0 ? '+' : ''}${extra})=${half}`)}, so ${math(`${factor + 1}w=${half - extra}`)} and ${math(`w=${width}`)}.`,
      ...(hard ? [`The length is ${math(`${factor}(${width})${extra > 0 ? '+' : ''}${extra}=${length}`)}.`] : []),
      `Check: ${math(`2(${width})+2(${length})=${2 * half}`)}.`,
    ],
  };
}

/** Consecutive whole numbers with a given sum. */
export function consecutive(random: Random): Story {
  const gap = random.pick([1, 2, 2]);
  const count = random.pick([3, 3, 5]);
  const first = random.int(11, 60);
  const kindName = gap === 1 ? 'integers' : first % 2 === 0 ? 'even integers' : 'odd integers';
  const asked = random.pick(['greatest', 'least'] as const);
  const sum = count * first + (gap * count * (count - 1)) / 2;
  const last = first + gap * (count - 1);
  const steps = Array.from({ length: count }, (_, index) => (index === 0 ? 'n' : `(n+${index * gap})`)).join('+');
  return {
    kind: 'consecutive',
    numbers: [gap, count, sum, asked === 'greatest' ? 1 : 0],
    stem: `The sum of ${count === 3 ? 'three' : 'five'} consecutive ${kindName} is ${sum}. What is the ${asked} of these integers?`,
    key: asked === 'greatest' ? last : first,
    bugs: [
      bug(
        'STOP',
        asked === 'greatest' ? first : last,
        asked === 'greatest'
          ? `This is the least of the integers; add ${math(`${last - first}`)} to get the greatest, which the question asks for.`
          : `This is the greatest of the integers; subtract ${math(`${last - first}`)} to get the least, which the question asks for.`,
      ),
      bug(
        'STOP',
        sum / count,
        `This is the middle integer, which is the average; ${asked === 'greatest' ? 'add' : 'subtract'} ${math(`${(last - first) / 2}`)} to get the ${asked}.`,
      ),
    ],
    steps: [
      `Let ${math('n')} be the least of the integers. Consecutive ${kindName} differ by ${math(`${gap}`)}.`,
      `The sum is ${math(`${steps}=${sum}`)}, so ${math(`${count}n+${sum - count * first}=${sum}`)} and ${math(`n=${first}`)}.`,
      `The integers run from ${math(`${first}`)} to ${math(`${last}`)}, so the ${asked} is ${math(`${asked === 'greatest' ? last : first}`)}.`,
      `Check: the middle integer is ${math(`${sum / count}`)}, and ${math(`${count}(${sum / count})=${sum}`)}.`,
    ],
  };
}

/** Two offers: after how many units do they cost the same? */
export function sameCost(random: Random): Story {
  const { first, second, unit } = random.pick([
    { first: 'Gym A', second: 'Gym B', unit: 'month' },
    { first: 'Ridgeview Climbing', second: 'Summit Climbing', unit: 'visit' },
    { first: 'Studio North', second: 'Studio South', unit: 'dance class' },
    { first: 'Harbor Kayaks', second: 'Bay Kayaks', unit: 'hour' },
  ]);
  const [rateA, gap, count, feeA] = [random.int(9, 24), random.int(2, 9), random.int(4, 15), random.int(30, 90)];
  const rateB = rateA + gap;
  const feeB = feeA - gap * count;
  const plural = unit === 'dance class' ? 'dance classes' : `${unit}s`;
  return {
    kind: 'same',
    numbers: [feeA, rateA, feeB, rateB],
    stem: `${first} charges a one-time fee of $${feeA} plus $${rateA} per ${unit}. ${second} charges a one-time fee of $${feeB} plus $${rateB} per ${unit}. For what number of ${plural} is the total charge the same at both?`,
    key: count,
    bugs: [
      bug(
        'STOP',
        feeA + rateA * count,
        `This is the total charge in dollars when the two are equal; answer with the number of ${plural} for which both come to it.`,
      ),
      bug(
        'SIGN',
        rat(feeA + feeB, rateA + rateB),
        `This adds the fees and adds the rates; setting the totals equal and subtracting gives ${math(`${feeA - feeB}=${gap === 1 ? '' : gap}n`)}.`,
      ),
      bug('STOP', feeA - feeB, `This is the difference between the one-time fees; divide it by ${math(`${gap}`)}, the difference between the rates.`),
    ],
    steps: [
      `Let ${math('n')} be the number of ${plural}, write each total charge in terms of ${math('n')}, and set them equal.`,
      `From ${math(`${feeA}+${rateA}n=${feeB}+${rateB}n`)}, collecting like terms gives ${math(`${feeA - feeB}=${gap === 1 ? '' : gap}n`)}, so ${math(`n=${count}`)}.`,
      `Check: ${math(`${feeA}+${rateA}(${count})=${feeA + rateA * count}`)} and ${math(`${feeB}+${rateB}(${count})=${feeB + rateB * count}`)}.`,
    ],
  };
}

/** A total shared between two people or places by a relation. */
export function unequalShares(random: Random): Story {
  const { text, what } = random.pick([
    {
      text: (f: string, e: string, t: number) =>
        `Marisol and Devin collected a total of ${t} cans for a recycling drive. Marisol collected ${e} than ${f} as many cans as Devin. How many cans did Marisol collect?`,
      what: 'cans',
    },
    {
      text: (f: string, e: string, t: number) =>
        `A theater sold a total of ${t} tickets on Friday and Saturday. The number of tickets sold on Saturday was ${e} than ${f} the number sold on Friday. How many tickets were sold on Saturday?`,
      what: 'tickets',
    },
    {
      text: (f: string, e: string, t: number) =>
        `Two hiking trails have a total length of ${t} miles. The length, in miles, of the longer trail is ${e} than ${f} the length of the shorter trail. What is the length, in miles, of the longer trail?`,
      what: 'miles',
    },
    {
      text: (f: string, e: string, t: number) =>
        `A library bought a total of ${t} novels and biographies. The number of novels was ${e} than ${f} the number of biographies. How many novels did the library buy?`,
      what: 'novels',
    },
  ]);
  const factor = random.pick([2, 3, 4]);
  const extra = random.int(3, 14) * (random.chance(1, 2) ? 1 : -1);
  const small = random.int(15, 60);
  const large = factor * small + extra;
  const factorText = factor === 2 ? 'twice' : factor === 3 ? 'three times' : 'four times';
  const signed = `${factor}x${extra > 0 ? '+' : ''}${extra}`;
  return {
    kind: 'shares',
    numbers: [factor, extra, small + large],
    stem: text(
      factorText,
      `${Math.abs(extra)} ${extra > 0 ? 'more' : 'fewer'}`.replace('fewer', what === 'miles' ? 'less' : what === 'cans' ? 'fewer' : 'less'),
      small + large,
    ),
    key: large,
    bugs: [
      bug(
        'STOP',
        small,
        `This is the smaller of the two amounts, but the question asks for the larger one: compute ${math(`${factor}(${small})${extra > 0 ? '+' : ''}${extra}`)}.`,
      ),
      bug(
        'STOP',
        factor * small,
        `This is ${factorText} the smaller amount; you still need to ${extra > 0 ? 'add' : 'subtract'} ${math(`${Math.abs(extra)}`)}.`,
      ),
    ],
    steps: [
      `Let ${math('x')} be the smaller amount. Then the larger amount is ${math(signed)}.`,
      `The amounts add up to the total: ${math(`x+(${signed})=${small + large}`)}, so ${math(`${factor + 1}x=${small + large - extra}`)} and ${math(`x=${small}`)}.`,
      `The larger amount is ${math(`${factor}(${small})${extra > 0 ? '+' : ''}${extra}=${large}`)}.`,
      `Check: ${math(`${small}+${large}=${small + large}`)}.`,
    ],
  };
}
