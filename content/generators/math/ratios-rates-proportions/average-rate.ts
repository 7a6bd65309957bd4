/** Two legs at different rates: the average is total over total. */
import { add, div, mul, rat, toNumber, type Rational } from '../../../exact/rational.ts';
import type { Generator } from '../../generator.ts';
import { bug, count, entryAnswer, math, latex, names, numericChoice, prose } from '../data-kit.ts';

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
      `On a training ride, ${n} cycled ${a} at an average speed of ${s} miles per hour. The remaining ${b} were ridden at an average speed of ${t} miles per hour.`,
    ask: 'for the entire ride',
  },
  {
    unit: 'kilometers',
    speeds: [40, 110],
    scale: 5,
    tell: (_name: string, a: string, s: string, b: string, t: string) =>
      `A train covers ${a} at an average speed of ${s} kilometers per hour and the next ${b} at an average speed of ${t} kilometers per hour.`,
    ask: 'of the train for both parts of the trip together',
  },
] as const;

export const averageRate: Generator = {
  archetype: 'RAT-h',
  topicId: 19,
  version: 3,
  levels: [4],
  skillTags: ['average-rate', 'unit-rates'],
  draft(random) {
    const setting = random.pick(settings);
    const [slowest, fastest] = setting.speeds;
    const first = rat(random.int(slowest / setting.scale, fastest / setting.scale) * setting.scale);
    const second = rat(random.int(slowest / setting.scale, fastest / setting.scale) * setting.scale);
    const times = [rat(random.int(1, 8), 2), rat(random.int(1, 8), 2)] as const;
    const distances = [mul(first, times[0]), mul(second, times[1])] as const;
    const total = add(...distances);
    const time = add(...times);
    const key = div(total, time);
    if (distances.some(({ d }) => d !== 1n) || first.n === second.n || times[0].n * times[1].d === times[1].n * times[0].d || key.d > 4n || key.d === 3n)
      return null;
    const name = random.pick(names);
    const swapped = div(add(mul(first, times[1]), mul(second, times[0])), time);
    const bugs = [
      bug('WT', div(add(first, second), rat(2)), `This is the mean of the two speeds, but the two parts did not take equally long.`),
      bug('WT', div(add(mul(first, distances[0]), mul(second, distances[1])), total), `This weights the speeds by distance; they have to be weighted by time.`),
      bug('SWAP', swapped, `This pairs each speed with the time of the other part.`),
      bug('STOP', first, `This is the speed of the first part only.`),
      bug('WT', div(add(mul(first, rat(2)), second), rat(3)), `This counts the first speed twice instead of weighting each speed by its time.`),
      bug('WT', div(add(first, mul(second, rat(2))), rat(3)), `This counts the second speed twice instead of weighting each speed by its time.`),
      bug('STOP', second, `This is the speed of the second part only.`),
    ];
    const keep = (value: Rational) =>
      value.n > 0n && value.d <= 100n && !prose(value).includes('/') && (prose(value).split('.')[1]?.length ?? 0) <= 2 && toNumber(value) < toNumber(key) * 3;
    const answer = random.chance(1, 3)
      ? entryAnswer(key, bugs.slice(0, 3))
      : numericChoice({ key, why: `The total distance ${prose(total)} divided by the total time ${prose(time)} is ${prose(key)}.`, bugs, keep });
    const stem = `${setting.tell(name, `${prose(distances[0])} ${setting.unit}`, prose(first), `${prose(distances[1])} ${setting.unit}`, prose(second))} What was the average speed, in ${setting.unit} per hour, ${setting.ask}?`;
    return (
      answer && {
        parameters: { distances: distances.map(prose), speeds: [prose(first), prose(second)], unit: setting.unit },
        stem: stem.replace(
          'What was the average speed, in kilometers per hour, of the train',
          'What is the average speed, in kilometers per hour, of the train',
        ),
        answer,
        steps: [
          `Average speed is total distance divided by total time, so find the time of each part first.`,
          `The parts took ${math(`\\frac{${latex(distances[0])}}{${latex(first)}} = ${latex(times[0])}`)} and ${math(`\\frac{${latex(distances[1])}}{${latex(second)}} = ${latex(times[1])}`)} hours, together ${count(time, 'hour')}.`,
          `The total distance is ${math(`${latex(distances[0])} + ${latex(distances[1])} = ${latex(total)}`)}, so the average speed is ${math(`\\frac{${latex(total)}}{${latex(time)}} = ${latex(key)}`)} ${setting.unit} per hour.`,
          `Check: the result lies between ${prose(first)} and ${prose(second)}, closer to the speed that was kept for longer.`,
        ],
        takeaway: 'Never average speeds directly: divide the total distance by the total time.',
      }
    );
  },
};
