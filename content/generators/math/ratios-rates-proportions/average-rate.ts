/** Two legs at different rates: the average is total over total. */
import { add, div, mul, rat, toNumber, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { count, decimalLatex, math, prose } from '../text.ts';
import { names } from '../names.ts';
import { bug, numberChoices, numberEntry } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { persist } from '../persist.ts';

const settings = [
  {
    unit: 'miles',
    speeds: [30, 66],
    scale: 2,
    tell: (n: string, a: string, s: string, b: string, t: string) =>
      `${n} drove ${a} at an average speed of ${s} miles per hour and then ${b} at an average speed of ${t} miles per hour.`,
    ask: 'for the entire trip',
  },
  {
    unit: 'miles',
    speeds: [8, 20],
    scale: 1,
    tell: (n: string, a: string, s: string, b: string, t: string) =>
      `On a training ride, ${n} cycled ${a} at an average speed of ${s} miles per hour and then cycled the remaining ${b} at an average speed of ${t} miles per hour.`,
    ask: 'for the entire ride',
  },
  {
    unit: 'kilometers',
    speeds: [75, 140],
    scale: 5,
    tell: (_name: string, a: string, s: string, b: string, t: string) =>
      `A train traveled ${a} at an average speed of ${s} kilometers per hour and then ${b} at an average speed of ${t} kilometers per hour.`,
    ask: 'of the train for the entire trip',
  },
  {
    unit: 'miles',
    speeds: [24, 64],
    scale: 2,
    tell: (_name: string, a: string, s: string, b: string, t: string) =>
      `A delivery truck was driven ${a} on local roads at an average speed of ${s} miles per hour and ${b} on a highway at an average speed of ${t} miles per hour.`,
    ask: 'of the truck for the entire distance',
  },
  {
    unit: 'miles',
    speeds: [5, 9],
    scale: 1,
    tell: (n: string, a: string, s: string, b: string, t: string) =>
      `During a workout, ${n} ran the first ${a} at an average speed of ${s} miles per hour. The last ${b} were run at an average speed of ${t} miles per hour.`,
    ask: 'for the entire workout',
  },
  {
    unit: 'miles',
    speeds: [12, 30],
    scale: 1,
    tell: (_name: string, a: string, s: string, b: string, t: string) =>
      `A ferry covered the first ${a} of its route at an average speed of ${s} miles per hour and the remaining ${b} at an average speed of ${t} miles per hour.`,
    ask: 'of the ferry for the entire route',
  },
  {
    unit: 'miles',
    speeds: [90, 180],
    scale: 10,
    tell: (_name: string, a: string, s: string, b: string, t: string) =>
      `A small airplane flew ${a} against the wind at an average speed of ${s} miles per hour and then ${b} with the wind at an average speed of ${t} miles per hour.`,
    ask: 'of the airplane for the entire flight',
  },
] as const;

function drafted(random: Random, setting: (typeof settings)[number]): Draft | null {
  const [slowest, fastest] = setting.speeds;
  const first = rat(random.int(slowest / setting.scale, fastest / setting.scale) * setting.scale);
  const second = rat(random.int(slowest / setting.scale, fastest / setting.scale) * setting.scale);
  const times = [rat(random.int(1, 8), 2), rat(random.int(1, 8), 2)] as const;
  const distances = [mul(first, times[0]), mul(second, times[1])] as const;
  const total = add(...distances);
  const time = add(...times);
  const key = div(total, time);
  // The highway is the faster road, and the longer part.
  if (setting.ask.includes('truck') && (toNumber(first) > 36 || toNumber(second) < 50 || toNumber(distances[0]) > 60)) return null;
  // Nobody runs for a whole morning.
  if (setting.ask.includes('workout') && toNumber(time) > 2) return null;
  // With the wind, an airplane is faster, but not twice as fast; after some hours, it has to land.
  const gained = toNumber(second) - toNumber(first);
  if (setting.ask.includes('airplane') && (gained <= 0 || gained > 60 || toNumber(time) > 5)) return null;
  if (distances.some(({ d }) => d !== 1n) || first.n === second.n || times[0].n * times[1].d === times[1].n * times[0].d || key.d > 4n || key.d === 3n)
    return null;
  // A ferry crosses in a few hours and keeps about its speed.
  if (setting.ask.includes('ferry') && (toNumber(time) > 4 || Math.abs(toNumber(first) - toNumber(second)) > 8)) return null;
  const name = random.pick(names);
  const swapped = div(add(mul(first, times[1]), mul(second, times[0])), time);
  const mean = bug(
    'WT',
    div(add(first, second), rat(2)),
    `This averages the two speeds, which works only for equal times; here, divide the total of ${prose(total)} ${setting.unit} by the total time, ${count(time, 'hour')}.`,
  );
  const others = [
    bug(
      'WT',
      div(add(mul(first, distances[0]), mul(second, distances[1])), total),
      `This weights each speed by its distance; find the two times, and divide the total distance by their sum, ${count(time, 'hour')}.`,
    ),
    bug(
      'SWAP',
      swapped,
      `This pairs each speed with the time for the other part; the first part takes ${count(times[0], 'hour')}, the second ${count(times[1], 'hour')}.`,
    ),
    bug('STOP', first, `This is the speed of the first part only; divide the total distance by the total time, ${count(time, 'hour')}.`),
    bug('STOP', second, `This is the speed of the second part only; divide the total distance by the total time, ${count(time, 'hour')}.`),
  ];
  const keep = (value: Rational) =>
    value.n > 0n && value.d <= 100n && !prose(value).includes('/') && (prose(value).split('.')[1]?.length ?? 0) <= 2 && toNumber(value) < toNumber(key) * 3;
  const answer = random.chance(1, 3)
    ? numberEntry({ ...asDecimals, key, bugs: [mean, ...others.slice(0, 2)] })
    : numberChoices({
        ...asDecimals,
        key,
        why: `The total distance, ${prose(total)} ${setting.unit}, divided by the total time, ${count(time, 'hour')}, is ${prose(key)}.`,
        // The mean of the two speeds is what most students would choose: it is always there.
        bugs: [
          mean,
          ...random.sample(
            others.filter(({ value }) => value && keep(value)),
            2,
          ),
        ],
        believable: keep,
      });
  const stem = `${setting.tell(name, `${prose(distances[0])} ${setting.unit}`, prose(first), `${prose(distances[1])} ${setting.unit}`, prose(second))} ${random.pick([`What was the average speed, in ${setting.unit} per hour, ${setting.ask}?`, `What was the average speed ${setting.ask}, in ${setting.unit} per hour?`, `In ${setting.unit} per hour, what was the average speed ${setting.ask}?`])}`;
  return (
    answer && {
      parameters: { distances: distances.map(prose), speeds: [prose(first), prose(second)], unit: setting.unit },
      stem,
      answer,
      steps: [
        `Average speed is total distance divided by total time, so find the time of each part first.`,
        `The times for the two parts are ${math(`\\frac{${decimalLatex(distances[0])}}{${decimalLatex(first)}} = ${decimalLatex(times[0])}`)} and ${math(`\\frac{${decimalLatex(distances[1])}}{${decimalLatex(second)}} = ${decimalLatex(times[1])}`)} hours, for a total of ${count(time, 'hour')}.`,
        `The total distance is ${math(`${decimalLatex(distances[0])} + ${decimalLatex(distances[1])} = ${decimalLatex(total)}`)}, so the average speed is ${math(`\\frac{${decimalLatex(total)}}{${decimalLatex(time)}} = ${decimalLatex(key)}`)} ${setting.unit} per hour.`,
        `Check: the result is between the two speeds, closer to the one held for more time.`,
      ],
      takeaway: 'Average speed is total distance divided by total time, not the average of the speeds.',
    }
  );
}

export const averageRate: Generator = {
  archetype: 'RAT-h',
  topicId: 19,
  version: 9,
  levels: [4],
  skillTags: ['average-rate', 'unit-rates'],
  draft(random) {
    const setting = random.pick(settings);
    return persist(() => drafted(random, setting));
  },
};
