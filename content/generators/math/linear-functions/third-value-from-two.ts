/** LF-i: two values of a linear function determine a third. */
import { add, div, mul, neg, rat, sub, toText } from '#core/rational.ts';
import { fractionLatex, math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';

interface Story {
  readonly tell: (a: number, p: string, b: number, q: string, c: number) => string;
  readonly rate: readonly [number, number];
  readonly start: readonly [number, number];
}

const stories: readonly Story[] = [
  {
    tell: (a, p, b, q, c) =>
      `The amount of water in a tank changes at a constant rate. The tank contained ${p} gallons ${a} minutes after a pump was started and ${q} gallons ${b} minutes after it was started. How many gallons did the tank contain ${c} minutes after the pump was started?`,
    rate: [3, 20],
    start: [20, 90],
  },
  {
    tell: (a, p, b, q, c) =>
      `The total price of an order from a print shop is a linear function of the number of posters ordered. An order of ${a} posters costs $${p}, and an order of ${b} posters costs $${q}. What is the total price, in dollars, of an order of ${c} posters?`,
    rate: [4, 18],
    start: [8, 35],
  },
  {
    tell: (a, p, b, q, c) =>
      `The length of a spring is a linear function of the mass hung from it. The spring is ${p} millimeters long with a mass of ${a} kilograms and ${q} millimeters long with a mass of ${b} kilograms. What is its length, in millimeters, with a mass of ${c} kilograms?`,
    rate: [3, 9],
    start: [110, 240],
  },
  {
    tell: (a, p, b, q, c) =>
      `Kenji had already read part of a novel when a vacation began, and he reads the same number of pages on each day of the vacation. By the end of day ${a} of the vacation, he has read ${p} pages of the novel, and by the end of day ${b}, he has read ${q} pages. How many pages has he read by the end of day ${c}?`,
    rate: [12, 25],
    start: [18, 75],
  },
  {
    tell: (a, p, b, q, c) =>
      `A hot-air balloon rises at a constant rate. Its altitude was ${p} meters ${a} minutes after noon and ${q} meters ${b} minutes after noon. What was its altitude, in meters, ${c} minutes after noon?`,
    rate: [8, 25],
    start: [20, 120],
  },
  {
    tell: (a, p, b, q, c) =>
      `The total cost of renting a bicycle is a linear function of the number of hours for which it is rented. The cost is $${p} for ${a} hours and $${q} for ${b} hours. What is the total cost, in dollars, for ${c} hours?`,
    rate: [4, 14],
    start: [5, 20],
  },
];

function draft(random: Random): Draft | null {
  const inStory = random.chance(1, 3);
  const story = random.pick(stories);
  const slope = inStory ? rat(random.int(...story.rate)) : rat(random.int(1, 9) * (random.chance(1, 2) ? 1 : -1), random.pick([1, 1, 2, 3]));
  const [a, b, c] = (
    inStory
      ? random.sample([2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 18], 3).sort((x, y) => x - y)
      : random.sample([-6, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12], 3)
  ) as [number, number, number];
  const constant = rat(inStory ? random.int(...story.start) : random.int(-15, 18));
  const value = (x: number) => add(mul(slope, rat(x)), constant);
  const [p, q, key] = [value(a), value(b), value(c)];
  if (
    (slope.d === 1n && (slope.n === 1n || slope.n === -1n)) ||
    b === a + 1 ||
    a === b + 1 ||
    constant.n === 0n ||
    p.n === 0n ||
    !isTame(p, 500) ||
    !isTame(q, 500) ||
    !isTame(key, 600)
  )
    return null;
  const rise = sub(q, p);
  const bugs: Bug[] = [
    bug(
      'RATE0',
      div(mul(q, rat(c)), rat(b)),
      `This scales ${math(fractionLatex(q))} in proportion to the input, but ${math('f(0)')} is not ${math('0')}; start from ${math(fractionLatex(q))} and add the slope, ${math(fractionLatex(slope))}, for each unit of input.`,
    ),
    bug(
      'RATE0',
      div(mul(p, rat(c)), rat(a)),
      `This scales ${math(fractionLatex(p))} in proportion to the input, but ${math('f(0)')} is not ${math('0')}; start from ${math(fractionLatex(p))} and add the slope, ${math(fractionLatex(slope))}, for each unit of input.`,
    ),
    bug('STOP', mul(slope, rat(c)), `This is the slope times ${math(`${c}`)}; add the constant term, ${math(fractionLatex(constant))}, to it.`),
    bug(
      'ARITH',
      add(q, rise),
      `This adds the change from ${math(`${a}`)} to ${math(`${b}`)} once more, but from ${math(`${b}`)} to ${math(`${c}`)}, the change is ${math(fractionLatex(mul(slope, rat(c - b))))}.`,
    ),
    bug(
      'SIGN',
      add(q, mul(neg(slope), rat(c - b))),
      `This uses the slope with the wrong sign; ${math(fractionLatex(rise))} divided by ${math(`${b - a}`)} is ${math(fractionLatex(slope))}.`,
    ),
    bug(
      'INTC',
      add(p, mul(slope, rat(c))),
      `This uses ${math(fractionLatex(p))} as the output for the input ${math('0')}, but it belongs to the input ${math(`${a}`)}; multiply the slope by ${math(`${c - a}`)} instead of by ${math(`${c}`)}.`,
    ),
    // What a slip in arithmetic gives as well is not explained as another error.
    bug('ARITH', sub(key, slope), `This is the output for the input ${math(c - 1)}; add the slope once more to get to ${math(c)}.`),
    bug('ARITH', add(key, slope), `This is the output for the input ${math(c + 1)}; subtract the slope once to get to ${math(c)}.`),
    bug(
      'STOP',
      add(q, mul(rise, rat(c - b))),
      `This uses the change ${math(fractionLatex(rise))} as the slope without dividing by the change in the input, ${math(`${b - a}`)}.`,
    ),
  ];
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(3, 5),
    key,
    why: `The slope is ${math(fractionLatex(slope))}, which leads to ${math(fractionLatex(key))}.`,
    bugs: bugs.filter(({ value: wrongValue }) => isTame(wrongValue, 3000, 3)),
  });
  return (
    answer && {
      parameters: { a, b, c, p: toText(p), q: toText(q) },
      stem: inStory
        ? story.tell(a, fractionLatex(p), b, fractionLatex(q), c)
        : random.pick([
            `For the linear function ${math('f')}, ${math(`f(${a})=${fractionLatex(p)}`)} and ${math(`f(${b})=${fractionLatex(q)}`)}. What is the value of ${math(`f(${c})`)}?`,
            `The function ${math('f')} is linear. If ${math(`f(${a})=${fractionLatex(p)}`)} and ${math(`f(${b})=${fractionLatex(q)}`)}, what is ${math(`f(${c})`)}?`,
            `A linear function ${math('f')} satisfies ${math(`f(${a})=${fractionLatex(p)}`)} and ${math(`f(${b})=${fractionLatex(q)}`)}. What is the value of ${math(`f(${c})`)}?`,
            `In the \\(xy\\)-plane, the graph of the linear function ${math('f')} contains the points ${math(`(${a}, ${fractionLatex(p)})`)} and ${math(`(${b}, ${fractionLatex(q)})`)}. What is the value of ${math(`f(${c})`)}?`,
          ]),
      answer,
      steps: [
        'Use the two values to find the slope. Then use the slope to go from one of them to the new input.',
        `Slope: ${math(`\\frac{${fractionLatex(q)}-${p.n < 0n ? `(${fractionLatex(p)})` : fractionLatex(p)}}{${b}-${a < 0 ? `(${a})` : a}}=${fractionLatex(slope)}`)}.`,
        `From ${math(`${b}`)} to ${math(`${c}`)}, the input changes by ${math(`${c - b}`)}, so the output changes by ${math(`${fractionLatex(slope)}(${c - b})=${fractionLatex(mul(slope, rat(c - b)))}`)}, from ${math(fractionLatex(q))} to ${math(fractionLatex(key))}.`,
        `Check with the other value: ${math(`${fractionLatex(p)}${fractionLatex(mul(slope, rat(c - a))).startsWith('-') ? '' : '+'}${fractionLatex(mul(slope, rat(c - a)))}=${fractionLatex(key)}`)}.`,
      ],
      takeaway: 'A linear function changes by the slope for each unit of input; it is proportional only when its graph passes through the origin.',
    }
  );
}

export const thirdValueFromTwo: Generator = { archetype: 'LF-i', topicId: 12, version: 3, levels: [3], skillTags: ['linear-functions', 'slope'], draft };
