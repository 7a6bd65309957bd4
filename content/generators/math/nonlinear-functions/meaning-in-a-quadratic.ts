/** NLF-c, quadratic models: what a number of a vertex form means in its story. */
import type { Random } from '#core/random.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Draft } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { asks } from './growth-settings.ts';

/** Height, profit or area as a quadratic in vertex form. */
const arcs = [
  {
    gives: 'the height, in feet, of a ball',
    after: 'seconds after it was thrown',
    what: 'ball',
    draw: (random: Random) => {
      const h = random.int(2, 3);
      return [16, h, 16 * h * h + random.int(3, 40)] as const;
    },
    unit: 'seconds',
    top: 'reached its greatest height',
    amount: (n: number) => `${n} feet`,
    noun: 'height',
  },
  {
    gives: 'the height, in meters, of a water jet',
    after: 'meters from the nozzle',
    what: 'jet',
    draw: (random: Random) => {
      const h = 2 * random.int(1, 4);
      return [0.25, h, (h * h) / 4 + random.int(1, 3)] as const;
    },
    unit: 'meters',
    top: 'reaches its greatest height',
    amount: (n: number) => `${n} meters`,
    noun: 'height',
  },
  {
    gives: 'the daily profit, in dollars, of a café',
    after: 'dollars charged for a sandwich',
    what: 'café',
    draw: (random: Random) => [random.int(8, 40), random.int(6, 14), random.int(30, 90) * 10] as const,
    unit: 'dollars',
    top: 'has its greatest daily profit',
    amount: (n: number) => `$${n}`,
    noun: 'daily profit',
  },
  {
    gives: 'the depth, in centimeters, of a ditch',
    after: 'centimeters from its left edge',
    what: 'ditch',
    draw: (random: Random) => {
      const h = 10 * random.int(1, 4);
      return [0.1, h, (h * h) / 10] as const;
    },
    unit: 'centimeters',
    top: 'is deepest',
    amount: (n: number) => `${n} centimeters`,
    noun: 'depth',
  },
] as const;

export function quadraticMeaning(random: Random): Draft | null {
  const arc = random.pick(arcs);
  const [a, h, k] = arc.draw(random);
  // The number that is asked about stands in the rule once.
  if (new Set([a, h, k]).size < 3) return null;
  const [f, t] = random.pick([
    ['f', 't'],
    ['f', 'x'],
    ['g', 'x'],
    ['q', 'x'],
  ] as const);
  const asksH = random.chance(1, 2);
  const at = arc.what === 'café' ? `a price of $${h}` : `${h} ${arc.unit}`;
  const when = arc.after.replace(/^\S+ /, '');
  const place = arc.what === 'café' ? `at ${at} for a sandwich` : `${at} ${when}`;
  const texts = {
    h: `The ${arc.what} ${arc.top} ${place}.`,
    k: `The greatest ${arc.noun} of the ${arc.what} is ${arc.amount(k)}.`,
    start: `The ${arc.noun} of the ${arc.what} is ${arc.amount(k)} at ${math(`${t} = 0`)}.`,
    zero: `The ${arc.noun} of the ${arc.what} is ${arc.amount(0)} at ${math(`${t} = ${h}`)}.`,
    rate: `The ${arc.noun} of the ${arc.what} increases by ${arc.amount(asksH ? h : k)} for each additional ${arc.unit.slice(0, -1)}.`,
    swapped: `The greatest ${arc.noun} of the ${arc.what} is ${arc.amount(h)}.`,
    end: `The ${arc.noun} of the ${arc.what} is ${arc.amount(0)} at ${math(`${t} = ${k}`)}.`,
  };
  type Text = keyof typeof texts;
  const number = math(asksH ? h : k);
  const vertex = `the squared term is 0 at ${math(`${t} = ${h}`)} and makes the value smaller everywhere else; the greatest value, ${math(k)}, occurs at ${math(`${t} = ${h}`)}`;
  const wrongs: readonly (readonly [Text, Misconception, string])[] = asksH
    ? [
        ['swapped', 'VERT', `${math(k)} is the greatest value; ${math(h)} is where it occurs.`],
        ['zero', 'ROOTS', `At ${math(`${t} = ${h}`)}, the value is ${math(k)}, not 0; only the squared term is 0 there.`],
        ['rate', 'RATE0', `A quadratic function does not have a constant rate of change; ${math(h)} is where its greatest value, ${math(k)}, occurs.`],
        ['k', 'VERT', `That is what ${math(k)} means; ${math(h)} tells where the greatest value occurs.`],
      ]
    : [
        [
          'start',
          'INTC',
          `At ${math(`${t} = 0`)}, the squared term is not 0, so the value there is less than ${math(k)}, which is the greatest value, at ${math(`${t} = ${h}`)}.`,
        ],
        ['rate', 'RATE0', `A quadratic function does not have a constant rate of change; ${math(h)} is where its greatest value, ${math(k)}, occurs.`],
        ['h', 'VERT', `That is what ${math(h)} means; ${math(k)} is the greatest value itself.`],
        ['end', 'ROOTS', `${math(k)} is a value of the function, the greatest one, not an input where it equals 0.`],
      ];
  const key: Text = asksH ? 'h' : 'k';
  return {
    parameters: { arc: arc.what, a, h, k, asksH, f },
    stem: `The function ${math(f)} gives ${arc.gives}, ${math(t)} ${arc.after}: ${math(`${f}(${t}) = -${a === 1 ? '' : a}(${t} - ${h})^2 + ${k}`)}. ${random.pick(asks(number))}`.replace(
      `${math(t)} dollars charged for a sandwich`,
      `when the price of a sandwich is ${math(t)} dollars`,
    ),
    answer: {
      format: 'choice',
      correct: { text: texts[key], value: texts[key], why: `In vertex form, ${vertex}.` },
      wrong: wrongs.map(([name, misconception, why]) => ({ text: texts[name], value: texts[name], misconception, why })),
    },
    steps: [
      `The rule is in vertex form; its vertex is ${math(`(${h}, ${k})`)}.`,
      `The coefficient ${math(-a)} is negative, so ${vertex}.`,
      asksH ? `So ${number} is the input where the greatest value occurs.` : `So ${number} is the greatest value of the function.`,
    ],
    takeaway: 'In a(x − h)² + k, the maximum or minimum value is k, and it occurs at x = h.',
  };
}
