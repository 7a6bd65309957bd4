/** LE2-j: by how much y changes when x changes, typed. */
import { div, mul, neg, rat, sub, toText, type Rational } from '../../../exact/rational.ts';
import { linear, math, sum, tex } from '../../linear-latex.ts';
import { isTame, numberEntry, type Slip } from '../../numeric-answer.ts';
import type { Draft, Generator } from '../../generator.ts';
import type { Random } from '#core/random.ts';

/** Two linked amounts, by whether the second grows with the first. */
const rising = [
  (e: string) =>
    `The equation ${e} relates the number of minutes ${math('x')} a heater has been on and the temperature ${math('y')}, in degrees Fahrenheit, of a workshop.`,
  (e: string) => `The equation ${e} relates the mass ${math('x')}, in grams, hung from a spring and the length ${math('y')}, in millimeters, of the spring.`,
  (e: string) =>
    `The equation ${e} relates the number of minutes ${math('x')} since a pump was started and the number of gallons ${math('y')} in a tank that is being filled.`,
  (e: string) => `The equation ${e} relates the number of days ${math('x')} since a measurement and the height ${math('y')}, in centimeters, of a plant.`,
] as const;
const falling = [
  (e: string) => `The equation ${e} relates the number of minutes ${math('x')} a candle has burned and its height ${math('y')}, in millimeters.`,
  (e: string) => `The equation ${e} relates the number of minutes ${math('x')} since a valve was opened and the number of gallons ${math('y')} left in a tank.`,
  (e: string) => `The equation ${e} relates the number of minutes ${math('x')} a cyclist has ridden and the distance ${math('y')}, in miles, that remains.`,
  (e: string) => `The equation ${e} relates the number of minutes ${math('x')} soup has been cooling and its temperature ${math('y')}, in degrees Celsius.`,
] as const;

const bare = [
  (e: string) => `For the graph of ${e} in the \\(xy\\)-plane,`,
  (e: string) => `The equation ${e} relates the variables ${math('x')} and ${math('y')}.`,
  (e: string) => `The ordered pairs ${math('(x, y)')} satisfy ${e}.`,
  (e: string) => `A line in the \\(xy\\)-plane is defined by ${e}.`,
] as const;

function draft(random: Random): Draft | null {
  const sign = () => (random.chance(1, 2) ? 1 : -1);
  const standard = random.chance(1, 2);
  const slope: Rational = rat(random.int(1, 9) * sign(), random.pick([2, 3, 4, 5, 6, 8]));
  const constant = random.int(2, 60);
  const d = Number(slope.d);
  const change = random.chance(1, 2) ? d * random.int(2, 6) : random.int(2, 20);
  const moved = mul(slope, rat(change));
  if (slope.d === 1n || !isTame(moved, 99, 4) || moved.n === 0n) return null;
  const rises = slope.n > 0n;
  const key = rises ? moved : neg(moved);
  const size = rises ? slope : neg(slope);
  const given = standard
    ? `${sum([
        [-Number(slope.n), 'x'],
        [d, 'y'],
      ])}=${constant * d}`
    : `y=${linear(slope, constant)}`;
  const lead = (random.chance(1, 2) ? random.pick(rises ? rising : falling) : random.pick(bare))(math(given));
  const ask = `when ${math('x')} increases by ${math(`${change}`)}, by how much does ${math('y')} ${rises ? 'increase' : 'decrease'}?`;
  const slips: Slip[] = [
    {
      value: div(rat(change), size),
      misconception: 'RECIP',
      why: `This divides ${math(`${change}`)} by the slope; multiply ${math(`${change}`)} by the slope instead.`,
    },
    {
      value: key.n === 0n ? key : sub(key, rat(rises ? -constant : constant)),
      misconception: 'INTC',
      why: rises
        ? `This is the value of ${math('y')} when ${math(`x=${change}`)}, not the change in ${math('y')}.`
        : `This subtracts the constant ${math(`${constant}`)} from the decrease; the constant does not affect a change in ${math('y')}.`,
    },
    {
      value: mul(rat(Math.abs(Number(slope.n))), rat(change)),
      misconception: 'STOP',
      why: `This multiplies by the numerator ${math(`${Math.abs(Number(slope.n))}`)} only; the slope is ${math(tex(slope))}.`,
    },
    {
      value: size,
      misconception: 'STOP',
      why: `This is the ${rises ? 'increase' : 'decrease'} in ${math('y')} when ${math('x')} increases by ${math('1')}, not by ${math(`${change}`)}.`,
    },
    {
      value: neg(key),
      misconception: 'SIGN',
      why: `The question asks by how much ${math('y')} ${rises ? 'increases' : 'decreases'}, so the answer is positive.`,
    },
  ];
  const answer = numberEntry(key, slips);
  return (
    answer && {
      parameters: { slope: toText(slope), constant, change, standard },
      stem: lead.endsWith(',') ? `${lead} ${ask}` : `${lead} ${ask.charAt(0).toUpperCase()}${ask.slice(1)}`,
      answer,
      steps: [
        'The change in \\(y\\) is the slope times the change in \\(x\\); the constant does not matter.',
        ...(standard ? [`Solve for ${math('y')}: ${math(`y=${linear(slope, constant)}`)}.`] : []),
        `The slope is ${math(tex(slope))}, so ${math('y')} changes by ${math(`${tex(slope)}(${change})=${tex(moved)}`)}${rises ? '' : `, a decrease of ${math(tex(key))}`}.`,
        `Check: ${math('y')} is ${math(`${constant}`)} when ${math('x=0')} and ${math(tex(sub(rat(constant), neg(moved))))} when ${math(`x=${change}`)}.`,
      ],
      takeaway: 'The change in y is the slope times the change in x, no matter where on the line you start.',
    }
  );
}

export const changeInY: Generator = {
  archetype: 'LE2-j',
  topicId: 13,
  version: 1,
  levels: [3],
  skillTags: ['linear-equations-two-variables', 'rate-of-change'],
  draft,
};
