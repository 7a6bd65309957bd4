/** Two rates at work at once, and a question about something else than the time. */
import type { Random } from '#core/random.ts';
import { div, isInteger, mul, rat, sub, type Rational } from '#core/rational.ts';
import type { Difficulty } from '#core/questions/question.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { capitalized, decimalLatex, decimalText, math, prose } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { persist } from '../persist.ts';
import { percentGreater, sameMiles, slowerDay } from './two-rates-backwards.ts';

const takeaway = 'Find the time from the rates first; then answer what is asked.';
const keptRate = (key: Rational) => (value: Rational) => {
  const size = Number(value.n) / Number(value.d) / (Number(key.n) / Number(key.d));
  return value.n > 0n && decimalText(value, 2) !== null && size < 30 && size > 1 / 30;
};

interface Pair {
  readonly place: string;
  readonly first: string;
  readonly second: string;
  readonly does: string;
  readonly things: string;
  readonly unit: string;
  readonly rates: readonly [number, number];
  readonly did: string;
  /** They start and stop by themselves. */
  readonly people?: boolean;
}

const pairs: readonly Pair[] = [
  { place: 'At a bottling plant', first: 'machine X', second: 'machine Y', does: 'fills', did: 'filled', things: 'bottles', unit: 'minute', rates: [18, 60] },
  {
    place: 'In an office',
    first: 'printer X',
    second: 'printer Y',
    does: 'prints',
    did: 'printed',
    things: 'pages',
    unit: 'minute',
    rates: [12, 45],
  },
  {
    place: 'At a construction site',
    first: 'pump X',
    second: 'pump Y',
    does: 'pumps',
    did: 'pumped',
    things: 'gallons of water',
    unit: 'minute',
    rates: [25, 90],
  },
  {
    place: 'In a forest',
    first: 'crew X',
    second: 'crew Y',
    does: 'plants',
    did: 'planted',
    things: 'trees',
    unit: 'hour',
    rates: [14, 40],
    people: true,
  },
  { place: 'In an archive', first: 'scanner X', second: 'scanner Y', does: 'scans', did: 'scanned', things: 'photographs', unit: 'minute', rates: [8, 30] },
  { place: 'At a bakery', first: 'oven X', second: 'oven Y', does: 'bakes', did: 'baked', things: 'rolls', unit: 'hour', rates: [150, 420] },
  {
    place: 'In a warehouse',
    first: 'conveyor X',
    second: 'conveyor Y',
    does: 'moves',
    did: 'moved',
    things: 'boxes',
    unit: 'hour',
    rates: [120, 300],
  },
];

/** One begins alone. */
function headStart(random: Random): Draft | null {
  const pair = random.pick(pairs);
  const { place, first, second, things, unit, does, did } = pair;
  const one = random.int(...pair.rates);
  const two = random.int(...pair.rates);
  const alone = random.int(unit === 'hour' ? 2 : 5, unit === 'hour' ? 5 : 25);
  const both = random.int(unit === 'hour' ? 2 : 6, unit === 'hour' ? 8 : 40);
  if (one === two || alone === both) return null;
  const [started, stopped] = pair.people ? ['started', 'both stopped'] : ['was started', 'both were stopped'];
  const total = one * (alone + both) + two * both;
  const askSecond = random.chance(1, 2);
  const key = rat(askSecond ? two * both : one * (alone + both));
  const ignoring = rat((askSecond ? two : one) * total, one + two);
  const bugs: Bug[] = [
    bug(
      'STOP',
      both,
      `This is the number of ${unit}s for which both were at work; ${askSecond ? `multiply it by the rate of ${second}, ${two}` : `${first} was at work for ${alone} more`}.`,
    ),
    bug('STOP', askSecond ? null : one * both, `This leaves out what ${first} ${did} before ${second} ${started}; add ${one * alone}.`),
    bug(
      'SWAP',
      askSecond ? one * (alone + both) : two * both,
      `This is the number of ${things} for ${askSecond ? first : second}; subtract it from ${prose(total)}.`,
    ),
    bug(
      'WT',
      isInteger(ignoring) ? ignoring : null,
      `This shares all ${prose(total)} as if both had ${pair.people ? '' : 'been '}started at the same time; first subtract the ${one * alone} that ${first} ${did} alone.`,
    ),
    bug(
      'STOP',
      (one + two) * both,
      `This is what both of them ${did} after ${second} ${started}; take ${askSecond ? `only the part of ${second}` : `the part of ${first}, and add the first ${one * alone}`}.`,
    ),
    bug(
      'PART',
      total % 2 === 0 ? rat(total, 2) : null,
      `This is half of the total, but the two worked at different rates and for different times; find the time from ${math(`${one * alone} + ${one + two}t = ${total}`)}.`,
    ),
    bug('SWAP', askSecond ? two * (alone + both) : null, `This has ${second} at work for the entire time; it is only ${both} ${unit}s.`),
  ];
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(3, 5),
    key,
    why: `Both were at work for ${both} ${unit}s.`,
    bugs,
    believable: keptRate(key),
  });
  const named = askSecond ? second : first;
  return (
    answer && {
      parameters: { kind: 'head-start', one, two, alone, total, askSecond, things },
      stem: random.pick([
        `${place}, ${first} ${does} ${one} ${things} per ${unit}, and ${second} ${does} ${two} ${things} per ${unit}. ${capitalized(first)} ${started} ${alone} ${unit}s before ${second}, and ${stopped} when they had ${did} a total of ${prose(total)} ${things}. How many ${things} had been ${did} by ${named}?`,
        `${place}, ${first} ${started} ${alone} ${unit}s before ${second}. ${capitalized(first)} ${did} ${one} ${things} per ${unit}, and ${second} ${did} ${two} ${things} per ${unit}. ${capitalized(stopped)} at the same time, when a total of ${prose(total)} ${things} had been ${did}. How many ${things} had been ${did} by ${named}?`,
      ]),
      answer,
      steps: [
        `Let ${math('t')} be the number of ${unit}s for which both were at work. Then ${first} was at work for ${math(`t + ${alone}`)} ${unit}s.`,
        `${math(`${one}(t + ${alone}) + ${two}t = ${decimalLatex(total)}`)}, so ${math(`${one + two}t = ${decimalLatex(total)} - ${one * alone} = ${decimalLatex((one + two) * both)}`)} and ${math(`t = ${both}`)}.`,
        askSecond
          ? `${capitalized(second)} ${did} ${math(`${two} \\cdot ${both} = ${decimalLatex(key)}`)} ${things}.`
          : `${capitalized(first)} ${did} ${math(`${one}(${both} + ${alone}) = ${decimalLatex(key)}`)} ${things}.`,
        `Check: ${math(`${one * (alone + both)} + ${two * both} = ${decimalLatex(total)}`)}.`,
      ],
      takeaway,
    }
  );
}

const trips = ['Two cars', 'Two vans', 'Two delivery trucks', 'Two motorcycles', 'Two buses', 'Two pickup trucks'] as const;

/** The difference of two costs, from miles per gallon. */
function fuel(random: Random): Draft | null {
  const vehicles = random.pick(trips);
  const one = vehicles.slice(4, vehicles.endsWith('buses') ? -2 : -1);
  const [low, high] = one === 'bus' ? [5, 9] : one === 'delivery truck' ? [8, 16] : one === 'motorcycle' ? [35, 60] : [15, 45];
  const [m1, m2] = [random.int(low, high), random.int(low, high)];
  const cents = 5 * random.int(56, 92);
  const price = rat(cents, 100);
  const miles = rat(m1 * m2 * random.int(1, 12), random.pick([1, 2, 3, 4]));
  if (m1 >= m2 || !isInteger(miles) || miles.n < 120n || miles.n > 2400n) return null;
  const gallons = (m: number) => div(miles, rat(m));
  const saved = sub(gallons(m1), gallons(m2));
  const key = mul(price, saved);
  if (decimalText(key, 2) === null || decimalText(saved, 2) === null || key.n < key.d * 3n || saved.n === saved.d) return null;
  const bugs: Bug[] = [
    bug('STOP', saved, `This is the difference in gallons; multiply it by the price of a gallon.`),
    bug('RECIP', mul(price, div(miles, rat(m2 - m1))), `This divides by the difference of the miles per gallon; find the gallons for each first.`),
    bug('STOP', mul(price, gallons(m1)), `This is the cost for the ${one} that uses more; subtract the cost for the other one.`),
    bug('STOP', mul(price, gallons(m2)), `This is the cost for the ${one} that uses less; subtract it from the cost for the other one.`),
    bug(
      'WT',
      mul(price, div(rat(2 * Number(miles.n)), rat(m1 + m2))),
      `This uses the mean of the miles per gallon; find the gallons for each, and multiply their difference by the price.`,
    ),
  ];
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(1, 2),
    key,
    why: `One uses ${prose(saved)} gallons more than the other, and each gallon costs $${decimalMoney(cents)}.`,
    bugs: bugs.filter(({ value }) => value === null || mul(value, rat(100)).d === 1n),
    believable: keptRate(key),
    show: (value) => `\\(\\$${showMoney(value)}\\)`,
  });
  return (
    answer && {
      parameters: { kind: 'fuel', m1, m2, cents, miles: prose(miles), one },
      stem: `${random.pick([
        `${vehicles} each travel ${prose(miles)} miles. The first ${one} travels ${m1} miles per gallon of fuel, and the second ${one} travels ${m2} miles per gallon of fuel.`,
        `One ${one} travels ${m1} miles per gallon of fuel, and another travels ${m2} miles per gallon of fuel. Each of them is driven ${prose(miles)} miles.`,
        `${vehicles} are each driven a total of ${prose(miles)} miles. One of them travels ${m1} miles for each gallon of fuel, and the other travels ${m2} miles for each gallon.`,
      ])} If fuel costs $${decimalMoney(cents)} per gallon, how much greater, in dollars, is the cost of fuel for the ${one} that travels ${m1} miles per gallon than for the other ${one}?`,
      answer,
      steps: [
        `Find how many gallons each ${one} uses: divide the miles by the miles per gallon.`,
        `${math(`${decimalLatex(miles)} \\div ${m1} = ${decimalLatex(gallons(m1))}`)} and ${math(`${decimalLatex(miles)} \\div ${m2} = ${decimalLatex(gallons(m2))}`)}, so one uses ${math(`${decimalLatex(gallons(m1))} - ${decimalLatex(gallons(m2))} = ${decimalLatex(saved)}`)} gallons more.`,
        `These cost ${math(`${decimalLatex(saved)} \\cdot ${decimalLatex(price)} = ${decimalLatex(key)}`)} dollars.`,
        `Check with the two costs: ${math(`${decimalLatex(mul(price, gallons(m1)))} - ${decimalLatex(mul(price, gallons(m2)))} = ${decimalLatex(key)}`)}.`,
      ],
      takeaway: 'Miles per gallon cannot be subtracted to compare costs: find the gallons first.',
    }
  );
}

const decimalMoney = (cents: number) => `${Math.floor(cents / 100)}.${`${cents % 100}`.padStart(2, '0')}`;
const showMoney = (value: Rational) => (isInteger(value) ? decimalLatex(value) : decimalMoney(Number(mul(value, rat(100)).n)));

const vessels = [
  ['A tank', 'the tank', 'gallons', [400, 2000]],
  ['A swimming pool', 'the pool', 'gallons', [9000, 20_000]],
  ['A bathtub', 'the bathtub', 'liters', [120, 250]],
  ['A cistern', 'the cistern', 'liters', [1500, 6000]],
  ['A water trough', 'the trough', 'gallons', [80, 300]],
] as const;

/** In at one rate and out at another. */
function inAndOut(random: Random): Draft | null {
  const [vessel, again, unit, [least, most]] = random.pick(vessels);
  const minutes = random.int(12, 90);
  const out = random.int(2, Math.max(3, Math.floor(most / 200)));
  const net = random.int(2, Math.max(3, Math.floor(most / 100)));
  const start = 5 * random.int(2, Math.floor(least / 10));
  const capacity = start + net * minutes;
  const inflow = out + net;
  if (capacity < least || capacity > most || capacity % 10 !== 0 || net === out) return null;
  const key = rat(out * minutes);
  const bugs: Bug[] = [
    bug('STOP', minutes, `This is the number of minutes until ${again} is full; multiply it by the ${out} ${unit} that flow out in each.`),
    bug('SWAP', inflow * minutes, `This is the amount that flows in; multiply the ${minutes} minutes by the outflow, ${out}.`),
    bug('STOP', net * minutes, `This is the amount by which the water in ${again} increases; multiply the ${minutes} minutes by the outflow, ${out}.`),
    bug(
      'STOP',
      (capacity * out) % net === 0 ? (capacity * out) / net : null,
      `This treats ${again} as empty at the beginning; subtract the ${start} ${unit} already in it.`,
    ),
    bug(
      'WT',
      ((capacity - start) * out) % inflow === 0 ? ((capacity - start) * out) / inflow : null,
      `This uses only the rate at which water flows in to find the time; water also flows out, so divide by ${math(`${inflow} - ${out} = ${net}`)}.`,
    ),
    bug(
      'WT',
      ((capacity - start) * out) % (inflow + out) === 0 ? ((capacity - start) * out) / (inflow + out) : null,
      `This adds the two rates; water flows out while it flows in, so divide by ${math(`${inflow} - ${out} = ${net}`)}.`,
    ),
  ];
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(4, 5),
    key,
    why: `It takes ${minutes} minutes, and ${out} ${unit} flow out in each.`,
    bugs,
    believable: keptRate(key),
  });
  return (
    answer && {
      parameters: { kind: 'in-and-out', start, capacity, inflow, out, vessel },
      stem: random.pick([
        `${vessel} that can hold ${prose(capacity)} ${unit} contains ${prose(start)} ${unit} of water. Water flows into ${again} at a constant rate of ${inflow} ${unit} per minute and drains from ${again} at a constant rate of ${out} ${unit} per minute. How many ${unit} of water will have drained from ${again} when it is full?`,
        `${vessel} has a capacity of ${prose(capacity)} ${unit}. When it contains ${prose(start)} ${unit} of water, water begins to flow into it at a constant rate of ${inflow} ${unit} per minute. At the same time, water begins to drain from it at a constant rate of ${out} ${unit} per minute. How many ${unit} of water drain from ${again} before it is full?`,
      ]),
      answer,
      steps: [
        `The amount of water increases by ${math(`${inflow} - ${out} = ${net}`)} ${unit} per minute.`,
        `There is room for ${math(`${decimalLatex(capacity)} - ${decimalLatex(start)} = ${decimalLatex(capacity - start)}`)} ${unit} more, so ${again} is full after ${math(`${decimalLatex(capacity - start)} \\div ${net} = ${minutes}`)} minutes.`,
        `In this time, ${math(`${out} \\cdot ${minutes} = ${decimalLatex(key)}`)} ${unit} flow out.`,
        `Check: ${math(`${decimalLatex(start)} + ${decimalLatex(inflow * minutes)} - ${decimalLatex(key)} = ${decimalLatex(capacity)}`)}.`,
      ],
      takeaway,
    }
  );
}

const kinds: Partial<Record<Difficulty, readonly ((random: Random) => Draft | null)[]>> = {
  3: [headStart, fuel, inAndOut],
  5: [percentGreater, sameMiles, slowerDay],
};

export const twoRates: Generator = {
  archetype: 'RAT-m',
  topicId: 19,
  version: 6,
  levels: [3, 5],
  skillTags: ['rates', 'unit-rates', 'several-steps'],
  draft(random, level) {
    const make = random.pick(kinds[level] ?? []);
    return persist(() => make(random));
  },
};
