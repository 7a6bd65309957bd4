/** LF-c: the slope or the rate of change, from two points, two values or a table. */
import { div, neg, rat, sub, toText, type Rational } from '#core/rational.ts';
import { fractionLatex, math, prose } from '../text.ts';
import { point } from '../formulas.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Stimulus } from '#core/questions/question.ts';
import type { Random } from '#core/random.ts';

interface Story {
  readonly columns: readonly [string, string];
  readonly caption: string;
  readonly tell: (x1: number, y1: string, x2: number, y2: string) => string;
  readonly ask: string;
  readonly rate: readonly [number, number];
  readonly start: readonly [number, number];
  /** The inputs come in this many at a time. */
  readonly by?: number;
}

const stories: readonly Story[] = [
  {
    caption: 'Water in a tank',
    columns: ['Time (minutes)', 'Volume (gallons)'],
    tell: (a, p, b, q) => `A tank is filled at a constant rate. It contains ${p} gallons of water after ${a} minutes and ${q} gallons after ${b} minutes.`,
    ask: 'At what rate, in gallons per minute, is the tank filled?',
    rate: [4, 18],
    start: [20, 90],
  },
  {
    caption: 'Cost of a banquet',
    columns: ['Guests', 'Cost (dollars)'],
    tell: (a, p, b, q) => `The cost of a banquet increases by the same amount for each guest. The cost is $${p} for ${a} guests and $${q} for ${b} guests.`,
    ask: 'By how many dollars does the cost increase for each guest?',
    rate: [18, 45],
    start: [200, 600],
    by: 10,
  },
  {
    caption: 'Height of a climbing vine',
    columns: ['Time (weeks)', 'Height (inches)'],
    tell: (a, p, b, q) => `A vine grows at a constant rate. Its height is ${p} inches after ${a} weeks and ${q} inches after ${b} weeks.`,
    ask: 'By how many inches does the height of the vine increase each week?',
    rate: [2, 7],
    start: [3, 15],
  },
  {
    caption: 'Altitude of a drone',
    columns: ['Time (seconds)', 'Altitude (feet)'],
    tell: (a, p, b, q) => `A drone rises at a constant rate. Its altitude is ${p} feet after ${a} seconds and ${q} feet after ${b} seconds.`,
    ask: 'At what rate, in feet per second, does the drone rise?',
    rate: [3, 14],
    start: [4, 30],
  },
  {
    caption: 'Length of a loaded spring',
    columns: ['Mass (kilograms)', 'Length (millimeters)'],
    tell: (a, p, b, q) =>
      `The length of a spring increases by the same amount for each kilogram hung from it. Its length is ${p} millimeters with ${a} kilograms and ${q} millimeters with ${b} kilograms.`,
    ask: 'By how many millimeters does the length increase for each kilogram?',
    rate: [6, 25],
    start: [80, 200],
  },
  {
    caption: 'Tickets sold for a concert',
    columns: ['Time (hours)', 'Tickets sold'],
    tell: (a, p, b, q) =>
      `Tickets for a concert are sold at a constant rate. After ${a} hours, ${p} tickets have been sold, and after ${b} hours, ${q} tickets have been sold.`,
    ask: 'How many tickets are sold per hour?',
    rate: [25, 90],
    start: [40, 150],
  },
  {
    caption: 'Temperature of water being heated',
    columns: ['Time (minutes)', 'Temperature (°C)'],
    tell: (a, p, b, q) =>
      `Water is heated so that its temperature rises at a constant rate. The temperature is ${p} degrees Celsius after ${a} minutes and ${q} degrees Celsius after ${b} minutes.`,
    ask: 'At what rate, in degrees Celsius per minute, does the temperature rise?',
    rate: [3, 6],
    start: [12, 25],
  },
];

const bareAsks = [
  'What is the slope of the line?',
  'What is the slope of this line?',
  'What is the rate of change of \\(y\\) with respect to \\(x\\)?',
] as const;

const table = (caption: string, columns: readonly [string, string], rows: readonly (readonly [string, string])[]): Stimulus => ({
  kind: 'table',
  table: { caption, columns: [...columns], rows: rows.map((row) => [...row]) },
});

function draft(random: Random): Draft | null {
  const story = random.chance(1, 2) ? random.pick(stories) : null;
  const inTable = random.chance(1, 2);
  const slope: Rational = story ? rat(random.int(...story.rate)) : rat(random.int(1, 9) * (random.chance(1, 2) ? 1 : -1), random.pick([1, 1, 2, 3, 4]));
  const xs = (
    story ? random.sample([2, 3, 4, 5, 6, 8, 9, 10, 12], 3).map((x) => x * (story.by ?? 1)) : random.sample([-8, -6, -5, -3, -2, -1, 1, 2, 3, 4, 6, 7, 9], 3)
  ).sort((p, q) => p - q) as [number, number, number];
  const start = story ? random.int(...story.start) : random.int(-12, 12);
  const ys = xs.map((x) => rat(Number(slope.n) * x + start * Number(slope.d), slope.d)) as [Rational, Rational, Rational];
  const [x1, x2] = [xs[0], xs[inTable ? 1 : 2]];
  const [y1, y2] = [ys[0], ys[inTable ? 1 : 2]];
  if (start === 0 || x2 - x1 === 1 || !ys.every((y) => isTame(y, 9000)) || y1.n === 0n) return null;
  const rise = sub(y2, y1);
  const bugs: Bug[] = [
    bug(
      'RECIP',
      div(rat(x2 - x1), rise),
      `This divides the change in the input by the change in the output; divide ${math(fractionLatex(rise))} by ${math(`${x2 - x1}`)} instead.`,
    ),
    bug('STOP', rise, `This is only the change in the output; divide it by the change in the input, ${math(`${x2 - x1}`)}.`),
    bug('SIGN', neg(slope), 'This subtracts the inputs in one order and the outputs in the other; use the same order in both differences.'),
    bug(
      'RATE0',
      div(y2, rat(x2)),
      `This divides ${math(fractionLatex(y2))} by ${math(`${x2}`)}, but the relationship is not proportional; divide the change in the output by the change in the input.`,
    ),
    bug(
      'RATE0',
      div(y1, rat(x1)),
      `This divides ${math(fractionLatex(y1))} by ${math(`${x1}`)}, but the relationship is not proportional; divide the change in the output by the change in the input.`,
    ),
    bug(
      'INTC',
      rat(start),
      `This is the output when the input is ${math('0')}; for the rate of change, divide ${math(fractionLatex(rise))} by ${math(`${x2 - x1}`)}, the changes in the output and the input.`,
    ),
    bug(
      'SIGN',
      div(rise, rat(Math.abs(x2 + x1) || 1)),
      `This divides by ${math(`${Math.abs(x2 + x1)}`)}, which comes from adding the inputs; subtract the inputs instead.`,
    ),
  ].filter(({ value }) => isTame(value, 9000, 12) && (!story || (value !== null && value.n > 0n && value.d === 1n)));
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(1, 2),
    key: slope,
    why: `The output changes by ${math(fractionLatex(rise))} while the input changes by ${math(`${x2 - x1}`)}.`,
    bugs,
  });
  if (!answer) return null;
  const rows = xs.map((x, index) => [`${x}`, story ? prose(ys[index] as Rational) : fractionLatex(ys[index] as Rational)] as const);
  const letters = rows.map(([x, y]) => [math(x), math(y)] as const);
  return {
    parameters: { slope: toText(slope), start, x1, x2, inTable, story: story?.caption ?? null },
    ...(inTable && { stimulus: story ? table(story.caption, story.columns, rows) : table('Points on a line', ['\\(x\\)', '\\(y\\)'], letters) }),
    stem: story
      ? inTable
        ? `${random.pick(['The table shows a linear relationship.', 'The relationship between the two quantities in the table is linear.', 'The values in the table change at a constant rate.'])} ${story.ask}`
        : `${story.tell(x1, prose(y1), x2, prose(y2))} ${story.ask}`
      : inTable
        ? `${random.pick(['The table gives the coordinates of three points on a line in the \\(xy\\)-plane.', 'Each row of the table gives a point on the same line in the \\(xy\\)-plane.'])} ${random.pick(bareAsks)}`
        : `${random.pick([`A line in the \\(xy\\)-plane passes through the points ${math(point(x1, y1))} and ${math(point(x2, y2))}.`, `The points ${math(point(x1, y1))} and ${math(point(x2, y2))} are on a line in the \\(xy\\)-plane.`])} ${random.pick(bareAsks)}`,
    answer,
    steps: [
      'The rate of change of a linear relationship is the change in the output divided by the change in the input.',
      `From ${math(fractionLatex(y1))} to ${math(fractionLatex(y2))}, the output changes by ${math(fractionLatex(rise))}; from ${math(`${x1}`)} to ${math(`${x2}`)}, the input changes by ${math(`${x2 - x1}`)}.`,
      `The rate of change is ${math(`\\frac{${fractionLatex(rise)}}{${x2 - x1}}=${fractionLatex(slope)}`)}.`,
    ],
    takeaway: 'Slope is the change in output over the change in input; subtract in the same order both times.',
  };
}

export const rateFromTwoValues: Generator = { archetype: 'LF-c', topicId: 12, version: 2, levels: [2], skillTags: ['linear-functions', 'slope'], draft };
