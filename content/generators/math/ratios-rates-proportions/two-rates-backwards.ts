/** RAT-m at level 5: two rates, and a quantity that has to be found from how their results compare. */
import type { Random } from '#core/random.ts';
import { add, div, equal, isInteger, mul, rat, sub, type Rational } from '#core/rational.ts';
import type { Draft } from '#content/generators/generator.ts';
import { capitalized, decimalLatex, decimalText, lowerFirst, math, money, prose } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { term } from '../formulas.ts';
import { asDecimals } from '../manners.ts';

const keep = (key: Rational) => (value: Rational) => {
  const size = Number(value.n) / Number(value.d) / (Number(key.n) / Number(key.d));
  return value.n > 0n && decimalText(value, 2) !== null && size < 12 && size > 1 / 12;
};
const whole = (value: Rational) => (isInteger(value) ? value : null);

const teams = [
  ['At a bottling plant', 'machine X', 'machine Y', 'fill', 'bottles', 'hours', [600, 2400]],
  ['At a print shop', 'printer X', 'printer Y', 'print', 'pages', 'minutes', [20, 60]],
  ['At a packing plant', 'machine X', 'machine Y', 'pack', 'boxes', 'hours', [60, 240]],
  ['At a water treatment plant', 'pump X', 'pump Y', 'pump', 'gallons of water', 'minutes', [80, 400]],
  ['At a bakery', 'oven X', 'oven Y', 'bake', 'rolls', 'hours', [120, 400]],
  ['At a recycling center', 'conveyor X', 'conveyor Y', 'sort', 'cans', 'minutes', [60, 240]],
] as const;

/** One rate is a percentage greater than the other, and the total of both is told. */
export function percentGreater(random: Random): Draft | null {
  const [place, a, b, act, things, unit, [low, high]] = random.pick(teams);
  const percent = random.pick([20, 25, 40, 50, 60, 75]);
  const slow = rat(random.int(low / 20, high / 20) * 20);
  const fast = mul(slow, rat(100 + percent, 100));
  const [time, asked] = unit === 'hours' ? [random.int(2, 8), random.int(2, 9)] : [random.int(4, 30), random.int(4, 30)];
  if (!isInteger(fast) || time === asked) return null;
  const total = mul(add(slow, fast), rat(time));
  const askFast = random.chance(1, 2);
  const key = mul(askFast ? fast : slow, rat(asked));
  const half = div(total, rat(2 * time));
  const percentOff = mul(half, rat((askFast ? 100 + percent : 100 - percent) * asked, 100));
  const bugs: Bug[] = [
    bug(
      'SWAP',
      mul(askFast ? slow : fast, rat(asked)),
      `This is the number of ${things} for ${askFast ? b : a}; the rate of ${askFast ? a : b} is ${prose(askFast ? fast : slow)} per ${unit.slice(0, -1)}.`,
    ),
    bug(
      'BASE',
      whole(percentOff),
      `This takes the percentage of half of the total; the whole is the rate of ${b}, so both rates together are ${100 + 100 + percent}% of it.`,
    ),
    bug(
      'STOP',
      mul(askFast ? fast : slow, rat(time)),
      `This is for ${time} ${unit}; multiply the rate per ${unit.slice(0, -1)}, ${prose(askFast ? fast : slow)}, by ${asked}.`,
    ),
    bug(
      'STOP',
      whole(mul(half, rat(asked))),
      `This shares the total equally, but one rate is ${percent}% greater: the rates are ${prose(slow)} and ${prose(fast)} per ${unit.slice(0, -1)}.`,
    ),
    bug(
      'BASE',
      whole(mul(div(mul(total, rat(askFast ? 100 : 100 - percent)), rat(100 * time)), rat(asked))),
      `This takes the total for the amount from one ${a.split(' ')[0]} alone; it comes from both, at ${prose(slow)} and ${prose(fast)} per ${unit.slice(0, -1)}.`,
    ),
    bug(
      'STOP',
      mul(add(slow, fast), rat(asked)),
      `This is the number of ${things} for both together; use only the rate of ${askFast ? a : b}, ${prose(askFast ? fast : slow)}.`,
    ),
  ];
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(1, 2),
    key,
    why: `The rate of ${askFast ? a : b} is ${prose(askFast ? fast : slow)} ${things} per ${unit.slice(0, -1)}.`,
    bugs,
    believable: keep(key),
  });
  const per = unit.slice(0, -1);
  const does = `${act}s`;
  const who = askFast ? a : b;
  return (
    answer && {
      parameters: { kind: 'percent-greater', slow: prose(slow), percent, time, asked, askFast, things },
      stem: `${random.pick([
        `${place}, ${a} and ${b} each ${act} ${things} at a constant rate. The rate of ${a} is ${percent}% greater than the rate of ${b}. When both are in operation, they ${act} a total of ${prose(total)} ${things} in ${time} ${unit}.`,
        `${place}, ${a} and ${b} together ${act} ${prose(total)} ${things} in ${time} ${unit}. Each works at a constant rate, and the rate of ${a} is ${percent}% greater than the rate of ${b}.`,
        `${place}, ${a} and ${b} ${act} a total of ${prose(total)} ${things} in ${time} ${unit}. Each works at a constant rate, and the number of ${things} per ${per} is ${percent}% greater for ${a} than for ${b}.`,
      ])} ${random.pick([
        `At this rate, how many ${things} does ${who} ${act} in ${asked} ${unit}?`,
        `How many ${things} will ${who} ${act} in ${asked} ${unit} at this rate?`,
      ])}`,
      answer,
      steps: [
        `Let ${math('r')} be the rate of ${b}, in ${things} per ${per}. The rate of ${a} is ${math(`${decimalLatex(rat(100 + percent, 100))}r`)}.`,
        `In one ${per}, both together ${act} ${math(`${decimalLatex(total)} \\div ${time} = ${decimalLatex(add(slow, fast))}`)} ${things}, so ${math(`${decimalLatex(rat(200 + percent, 100))}r = ${decimalLatex(add(slow, fast))}`)} and ${math(`r = ${decimalLatex(slow)}`)}.`,
        askFast
          ? `${capitalized(a)} ${does} ${math(`${decimalLatex(rat(100 + percent, 100))} \\cdot ${decimalLatex(slow)} = ${decimalLatex(fast)}`)} ${things} per ${per}, which is ${math(`${asked} \\cdot ${decimalLatex(fast)} = ${decimalLatex(key)}`)} in ${asked} ${unit}.`
          : `In ${asked} ${unit}, ${b} ${does} ${math(`${asked} \\cdot ${decimalLatex(slow)} = ${decimalLatex(key)}`)} ${things}.`,
        `Check: ${math(`${time} \\cdot (${decimalLatex(slow)} + ${decimalLatex(fast)}) = ${decimalLatex(total)}`)}.`,
      ],
      takeaway: 'Write the greater rate in terms of the other one; then the total gives an equation with one unknown.',
    }
  );
}

type Range = readonly [number, number];

const vehicles: readonly (readonly [one: string, other: string, low: Range, high: Range])[] = [
  ['a truck', 'a van', [10, 15], [16, 24]],
  ['a van', 'a car', [15, 22], [24, 36]],
  ['a pickup truck', 'a car', [15, 22], [24, 40]],
  ['a minivan', 'a hybrid car', [18, 24], [40, 52]],
  ['a delivery truck', 'a delivery van', [8, 14], [15, 22]],
  ['a taxi', 'a motorcycle', [20, 28], [40, 56]],
];

const the = (text: string) => text.replace(/^a /, 'the ');

/** The same distance for both; how much more fuel one of them takes is told. */
export function sameMiles(random: Random): Draft | null {
  const [one, other, low, high] = random.pick(vehicles);
  const [m1, m2] = [random.int(...low), random.int(...high)];
  const key = rat(random.int(12, 240) * 10);
  const [g1, g2] = [div(key, rat(m1)), div(key, rat(m2))];
  const more = sub(g1, g2);
  const priced = random.chance(1, 2);
  const price = rat(5 * random.int(56, 84), 100);
  if (!isInteger(more) || more.n < 4n || more.n > 60n) return null;
  const told = priced ? mul(more, price) : more;
  const bugs: Bug[] = [
    bug(
      'WT',
      mul(more, rat(m2 - m1)),
      `This multiplies by the difference of the miles per gallon; write the fuel for each as the distance over its miles per gallon, and subtract.`,
    ),
    bug(
      'WT',
      whole(mul(more, rat(m1 + m2, 2))),
      `This uses the mean of the miles per gallon; set ${math(`\\frac{d}{${m1}} - \\frac{d}{${m2}}`)} equal to ${prose(more)} for the distance ${math('d')}.`,
    ),
    bug(
      'STOP',
      mul(more, rat(m1)),
      `This is how far ${the(one)} travels on ${prose(more)} gallons, but those are only the difference: ${math(`\\frac{d}{${m1}} - \\frac{d}{${m2}} = ${prose(more)}`)}.`,
    ),
    bug(
      'STOP',
      mul(more, rat(m2)),
      `This is how far ${the(other)} travels on ${prose(more)} gallons, but those are only the difference: ${math(`\\frac{d}{${m1}} - \\frac{d}{${m2}} = ${prose(more)}`)}.`,
    ),
    bug('STOP', whole(g1), `This is the number of gallons used by ${the(one)}; multiply it by ${m1} for the distance in miles.`),
    bug(
      'STOP',
      priced ? whole(mul(key, price)) : null,
      `This takes the ${money(told)} for a number of gallons; divide it by the price of a gallon, ${money(price)}, first.`,
    ),
    bug(
      'WT',
      mul(more, rat(m1 + m2)),
      `This adds the miles per gallon; set ${math(`\\frac{d}{${m1}} - \\frac{d}{${m2}}`)} equal to ${prose(more)} for the distance ${math('d')}.`,
    ),
  ];
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(1, 2),
    key,
    why: `At ${prose(key)} miles, ${the(one)} uses ${prose(more)} gallons more than ${the(other)}.`,
    bugs,
    believable: (value) => isInteger(value) && keep(key)(value),
  });
  const cost = `Fuel costs ${money(price)} per gallon.`;
  return (
    answer && {
      parameters: { kind: 'same-miles', m1, m2, told: prose(told), priced, one },
      stem: priced
        ? random.pick([
            `${capitalized(one)} travels ${m1} miles per gallon of fuel, and ${other} travels ${m2} miles per gallon of fuel. ${cost} Last month, the two vehicles were driven the same number of miles, and the cost of the fuel was ${money(told)} greater for ${the(one)} than for ${the(other)}. How many miles was each vehicle driven last month?`,
            `A company owns ${one} that travels ${m1} miles per gallon of fuel and ${other} that travels ${m2} miles per gallon of fuel. ${cost} When each vehicle is driven ${math('d')} miles, the fuel for ${the(one)} costs ${money(told)} more than the fuel for ${the(other)}. What is the value of ${math('d')}?`,
          ])
        : random.pick([
            `${capitalized(one)} travels ${m1} miles per gallon of fuel, and ${other} travels ${m2} miles per gallon of fuel. Last month, the two vehicles were driven the same number of miles, and ${the(one)} used ${prose(told)} more gallons of fuel than ${the(other)}. How many miles was each vehicle driven last month?`,
            `A company owns ${one} that travels ${m1} miles per gallon of fuel and ${other} that travels ${m2} miles per gallon of fuel. When each vehicle is driven ${math('d')} miles, ${the(one)} uses ${prose(told)} more gallons of fuel than ${the(other)}. What is the value of ${math('d')}?`,
          ]),
      answer,
      steps: [
        ...(priced
          ? [`${math(`${decimalLatex(told)} \\div ${decimalLatex(price)} = ${decimalLatex(more)}`)}, so ${the(one)} uses ${prose(more)} gallons more.`]
          : []),
        `Let ${math('d')} be the number of miles. ${capitalized(the(one))} uses ${math(`\\frac{d}{${m1}}`)} gallons, and ${the(other)} uses ${math(`\\frac{d}{${m2}}`)} gallons.`,
        `${math(`\\frac{d}{${m1}} - \\frac{d}{${m2}} = ${decimalLatex(more)}`)}, so ${math(`${term(m2 - m1, 'd')} = ${decimalLatex(more)} \\cdot ${m1} \\cdot ${m2}`)} and ${math(`d = ${decimalLatex(key)}`)}.`,
        `Check: ${math(`\\frac{${decimalLatex(key)}}{${m1}} - \\frac{${decimalLatex(key)}}{${m2}} = ${decimalLatex(more)}`)}.`,
      ],
      takeaway: 'Miles per gallon cannot be subtracted to compare fuel: write the gallons of each as miles divided by miles per gallon.',
    }
  );
}

/** Who, the route on its first and second mention, the two days, and the speeds and lengths that occur. */
const routes: readonly (readonly [string, string, string, string, string, string, quick: Range, slow: Range, lengths: Range])[] = [
  ['A bus', 'the bus', 'its route', 'the route', 'On Saturday', 'On Monday, because of heavier traffic,', [24, 40], [12, 24], [6, 30]],
  [
    'A train',
    'the train',
    'the trip between two cities',
    'the trip',
    'On Monday',
    'On Tuesday, because of repairs to the track,',
    [60, 90],
    [40, 60],
    [60, 300],
  ],
  ['A cyclist', 'the cyclist', 'a certain bike trail', 'the trail', 'On Saturday', 'On Sunday, because of a strong wind,', [14, 20], [9, 15], [8, 40]],
  ['A driver', 'the driver', 'the trip from home to work', 'the trip', 'On Monday', 'On Tuesday, because of road work,', [36, 54], [24, 40], [8, 36]],
  ['A ferry', 'the ferry', 'the trip across a bay', 'the trip', 'In the morning', 'In the afternoon, because of strong winds,', [14, 24], [9, 16], [4, 24]],
  ['A runner', 'the runner', 'a certain trail', 'the trail', 'On Saturday', 'On Sunday, because of rain,', [7, 9], [4, 6], [3, 10]],
];

/** One route at two speeds; the difference of the times is told in minutes. */
export function slowerDay(random: Random): Draft | null {
  const [someone, who, first, again, day, later, quick, slow, [near, far]] = random.pick(routes);
  const [v1, v2] = [random.int(...quick), random.int(...slow)];
  const key = rat(random.int(near, far));
  const [t1, t2] = [mul(div(key, rat(v1)), rat(60)), mul(div(key, rat(v2)), rat(60))];
  const minutes = sub(t2, t1);
  if (v1 <= v2 || v1 > 2 * v2 || !isInteger(minutes) || minutes.n < 5n || minutes.n > 90n || equal(key, minutes)) return null;
  const hours = div(minutes, rat(60));
  const equation = math(`\\frac{d}{${v2}} - \\frac{d}{${v1}} = \\frac{${prose(minutes)}}{60}`);
  const bugs: Bug[] = [
    bug('WT', mul(hours, rat(v1 - v2)), `This multiplies the two differences; write each time as ${math('d')} over a speed: ${equation}.`),
    bug(
      'WT',
      mul(hours, rat(v1 + v2, 2)),
      `This multiplies the difference of the times by the mean speed; write each time as ${math('d')} over a speed: ${equation}.`,
    ),
    bug(
      'STOP',
      mul(hours, rat(v1)),
      `This is how far ${who} travels in ${prose(minutes)} minutes at the higher speed, but those are only the difference of the times: ${equation}.`,
    ),
    bug(
      'STOP',
      mul(hours, rat(v2)),
      `This is how far ${who} travels in ${prose(minutes)} minutes at the lower speed, but those are only the difference of the times: ${equation}.`,
    ),
    bug(
      'WT',
      mul(hours, rat(v1 + v2)),
      `This multiplies the difference of the times by the sum of the speeds; the times differ by ${prose(minutes)} minutes, so ${equation}.`,
    ),
  ];
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(1, 2),
    key,
    why: `At the two speeds, ${prose(key)} miles take ${prose(minutes)} minutes more or less.`,
    bugs: bugs.filter(({ value }) => value === null || decimalText(value, 1) !== null),
    believable: keep(key),
  });
  return (
    answer && {
      parameters: { kind: 'slower-day', v1, v2, minutes: prose(minutes), who },
      stem: `${random.pick([
        `${day}, ${lowerFirst(someone)} completed ${first} at an average speed of ${v1} miles per hour. ${later} ${who} completed ${again} at an average speed of ${v2} miles per hour and took ${prose(minutes)} minutes longer.`,
        `${someone} completed ${first} twice. ${day}, the average speed was ${v1} miles per hour. ${later} the average speed was ${v2} miles per hour, and ${again} took ${prose(minutes)} minutes longer.`,
      ])} ${random.pick([`What is the length, in miles, of ${again}?`, `How many miles long is ${again}?`])}`,
      answer,
      steps: [
        `Let ${math('d')} be the length in miles. The times, in hours, are ${math(`\\frac{d}{${v1}}`)} and ${math(`\\frac{d}{${v2}}`)}.`,
        `${prose(minutes)} minutes are ${math(`\\frac{${prose(minutes)}}{60}`)} of an hour, so ${math(`\\frac{d}{${v2}} - \\frac{d}{${v1}} = \\frac{${prose(minutes)}}{60}`)}.`,
        `Multiplying by ${math(`${v1} \\cdot ${v2}`)} gives ${math(`${term(v1 - v2, 'd')} = \\frac{${prose(minutes)}}{60} \\cdot ${v1} \\cdot ${v2}`)}, so ${math(`d = ${decimalLatex(key)}`)}.`,
        `Check: ${math(`\\frac{${decimalLatex(key)}}{${v2}} - \\frac{${decimalLatex(key)}}{${v1}}`)} of an hour is ${prose(minutes)} minutes.`,
      ],
      takeaway: 'Time is distance divided by speed: write the time lost as a difference of two such quotients.',
    }
  );
}
