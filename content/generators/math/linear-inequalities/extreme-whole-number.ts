/** INEQ-c: the greatest or least whole number that satisfies an inequality. */
import { rat, toNumber } from '#core/rational.ts';
import { linear, sum } from '../formulas.ts';
import { fractionLatex, math, prose } from '../text.ts';
import { type Bug, bug, numberEntry } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';

interface Story {
  readonly text: (a: number, b: number, limit: string) => string;
  readonly most: boolean;
  readonly thing: string;
  readonly a: readonly [number, number];
  readonly b: readonly [number, number];
  readonly count: readonly [number, number];
}

const stories: readonly Story[] = [
  {
    text: (a, b, l) =>
      `Sofia has $${l} to spend at an amusement park. Admission costs $${b}, and each ride costs $${a}. What is the greatest number of rides Sofia can go on?`,
    most: true,
    thing: 'rides',
    a: [3, 8],
    b: [12, 35],
    count: [5, 16],
  },
  {
    text: (a, b, l) =>
      `A freight elevator can hold a maximum of ${l} pounds. A cart that weighs ${b} pounds will be loaded with boxes that weigh ${a} pounds each. What is the greatest number of boxes that can be on the cart in the elevator?`,
    most: true,
    thing: 'boxes',
    a: [22, 48],
    b: [90, 180],
    count: [14, 40],
  },
  {
    text: (a, b, l) =>
      `A school club needs at least $${l} for a trip. It already has $${b} and earns $${a} for each car it washes. What is the least number of cars the club must wash?`,
    most: false,
    thing: 'cars',
    a: [7, 14],
    b: [80, 260],
    count: [15, 45],
  },
  {
    text: (a, b, l) =>
      `Diego needs at least ${l} points to receive a reward. He has ${b} points and gets ${a} points for each purchase. What is the least number of purchases Diego must make to receive the reward?`,
    most: false,
    thing: 'purchases',
    a: [12, 35],
    b: [40, 180],
    count: [6, 20],
  },
  {
    text: (a, b, l) =>
      `A phone has ${l} megabytes of storage left. A new app will use ${b} megabytes of it, and each photo uses ${a} megabytes. What is the greatest number of photos that can be stored on the phone along with the app?`,
    most: true,
    thing: 'photos',
    a: [3, 9],
    b: [150, 420],
    count: [40, 120],
  },
  {
    text: (a, b, l) =>
      `A carpenter has a board that is ${l} inches long. After a shelf that is ${b} inches long is cut from the board, the rest will be cut into blocks that are ${a} inches long each. What is the greatest number of blocks the carpenter can cut?`,
    most: true,
    thing: 'blocks',
    a: [3, 8],
    b: [24, 40],
    count: [6, 14],
  },
  {
    text: (a, b, l) =>
      `A rain barrel contains ${b} gallons of water. Each bucket of water poured into the barrel adds ${a} gallons. What is the least number of buckets that must be poured into the barrel for it to contain at least ${l} gallons of water?`,
    most: false,
    thing: 'buckets',
    a: [2, 5],
    b: [6, 20],
    count: [5, 12],
  },
];

const takeaway = 'For a whole-number answer, decide which way to round from the boundary, and test the neighboring number.';

function inContext(random: Random): Draft | null {
  const story = random.pick(stories);
  const [a, b, count] = [random.int(...story.a), random.int(...story.b), random.int(...story.count)];
  const rest = random.int(1, a - 1);
  const limit = story.most ? b + a * count + rest : b + a * (count - 1) + rest;
  const wrongWay = story.most ? count + 1 : count - 1;
  const bugs: Bug[] = [
    bug(
      'ROUND',
      wrongWay,
      `This rounds the wrong way: ${math(`${b}+${a}(${wrongWay})=${b + a * wrongWay}`)} is ${story.most ? 'more than' : 'less than'} ${math(`${limit}`)}, so round ${story.most ? 'down' : 'up'}.`,
    ),
    bug('RATE0', story.most ? Math.floor(limit / a) : Math.ceil(limit / a), `This ignores the ${math(`${b}`)}; subtract it from ${math(`${limit}`)} first.`),
    bug('STOP', limit - b, `This is ${math(`${limit}-${b}`)}; divide it by ${math(`${a}`)} to find the number of ${story.thing}.`),
  ];
  const answer = numberEntry({ ...asTameFractions, key: count, bugs });
  const symbol = story.most ? '\\le ' : '\\ge ';
  const hundredths = ((limit - b) * 100) / a;
  return (
    answer && {
      parameters: { kind: 'story', a, b, limit },
      stem: story.text(a, b, prose(limit)),
      answer,
      steps: [
        `Let ${math('n')} be the number of ${story.thing}, and write the condition as an inequality.`,
        `The inequality is ${math(`${b}+${a}n${symbol}${limit}`)}, so ${math(`${a}n${symbol}${limit - b}`)} and ${math(`n${symbol}${fractionLatex(rat(limit - b, a))}`)}, which is ${Math.abs(hundredths - Math.round(hundredths)) < 1e-9 ? math(`${Math.round(hundredths) / 100}`) : `about ${math((Math.round(hundredths) / 100).toFixed(2))}`}.`,
        `The ${story.most ? 'greatest' : 'least'} whole number that satisfies this is ${math(`${count}`)}.`,
        `Check: ${math(`${b}+${a}(${count})=${b + a * count}`)} is ${story.most ? 'no more than' : 'at least'} ${math(`${limit}`)}, but ${math(`${wrongWay}`)} would give ${math(`${b + a * wrongWay}`)}.`,
      ],
      takeaway,
    }
  );
}

function pure(random: Random, level: Difficulty): Draft | null {
  const strict = random.chance(1, 2);
  const a = random.int(2, 9) * (level === 3 ? (random.chance(2, 3) ? -1 : 1) : 1);
  const b = random.int(1, 20) * (random.chance(1, 2) ? 1 : -1);
  const c = level === 3 && random.chance(1, 2) ? random.int(1, 6) : 0;
  const net = a - c;
  if (Math.abs(net) < 2) return null;
  const onInteger = random.chance(2, 5);
  const edge = onInteger ? rat(random.int(-9, 14)) : rat(random.int(-40, 60), net);
  const right = Number((edge.n * BigInt(net)) / edge.d) + b;
  if ((edge.n * BigInt(net)) % edge.d !== 0n || right === 0 || (!onInteger && edge.d === 1n)) return null;
  const symbol = random.pick(['<', '>'] as const);
  // net·x (symbol) right − b; dividing by a negative number turns the symbol.
  const less = (symbol === '<') === net > 0;
  const value = toNumber(edge);
  const greatest = less
    ? Number.isInteger(value)
      ? strict
        ? value - 1
        : value
      : Math.floor(value)
    : Number.isInteger(value)
      ? strict
        ? value + 1
        : value
      : Math.ceil(value);
  const shown = strict ? symbol : symbol === '<' ? '\\le ' : '\\ge ';
  const solved = `x${less ? (strict ? '<' : '\\le ') : strict ? '>' : '\\ge '}${fractionLatex(edge)}`;
  const inequality = `${linear(a, b)}${shown}${sum([
    [c, 'x'],
    [right, ''],
  ])}`;
  const other = Number.isInteger(value) ? (strict ? value : less ? value - 1 : value + 1) : less ? Math.ceil(value) : Math.floor(value);
  const bugs: Bug[] = [
    bug(
      Number.isInteger(value) ? 'STRICT' : 'ROUND',
      other,
      Number.isInteger(value)
        ? strict
          ? `When ${math(`x=${value}`)}, the two sides are equal, which the symbol ${math(symbol)} does not allow; take the next integer ${less ? 'below' : 'above'} it.`
          : `The boundary value ${math(`x=${value}`)} is also a solution, because the symbol includes equality, so it is the ${less ? 'greatest' : 'least'} one.`
        : `This rounds ${math(fractionLatex(edge))} the wrong way; ${math(solved)}, so round ${less ? 'down' : 'up'}.`,
    ),
    bug('SIGN', -greatest, `This has the wrong sign; the inequality is equivalent to ${math(solved)}.`),
    bug(
      'FLIP',
      less
        ? Number.isInteger(value)
          ? strict
            ? value + 1
            : value
          : Math.ceil(value)
        : Number.isInteger(value)
          ? strict
            ? value - 1
            : value
          : Math.floor(value),
      net < 0
        ? `This comes from not reversing the inequality symbol when dividing by ${math(`${net}`)}; turned around, it gives ${math(solved)}.`
        : `This comes from reversing the inequality symbol, but ${math(`${net}`)} is positive; the symbol stays, which gives ${math(solved)}.`,
    ),
  ];
  const answer = numberEntry({ ...asTameFractions, key: greatest, bugs });
  if (!answer || greatest === 0) return null;
  return {
    parameters: { kind: 'pure', inequality },
    stem: random.pick([
      `If ${math('x')} is an integer and ${math(inequality)}, what is the ${less ? 'greatest' : 'least'} possible value of ${math('x')}?`,
      `${math(inequality)}\n\nThe integer ${math('x')} is a solution to the given inequality. What is the ${less ? 'greatest' : 'least'} possible value of ${math('x')}?`,
      `What is the ${less ? 'greatest' : 'least'} integer value of ${math('x')} that satisfies the inequality ${math(inequality)}?`,
      `${math(inequality)}\n\nWhat is the ${less ? 'greatest' : 'least'} integer that is a solution to the given inequality?`,
    ]),
    answer,
    steps: [
      `Solve the inequality as you would an equation${net < 0 ? ', and reverse the symbol when dividing by a negative number' : ''}.`,
      `Collecting like terms gives ${math(`${linear(net, 0)}${shown}${right - b}`)}; dividing by ${math(`${net}`)}${net < 0 ? ' and reversing the symbol' : ''} gives ${math(solved)}.`,
      `The ${less ? 'greatest' : 'least'} integer that satisfies ${math(solved)} is ${math(`${greatest}`)}.`,
      `Check with ${math(`x=${greatest}`)}: the left side is ${math(`${a * greatest + b}`)} and the right side is ${math(`${c * greatest + right}`)}, so the inequality is true. It is not true when ${math(`x=${less ? greatest + 1 : greatest - 1}`)}.`,
    ],
    takeaway,
  };
}

const draft = (random: Random, level: Difficulty) => (random.chance(1, 2) ? pure(random, level) : level === 2 ? pure(random, level) : inContext(random));

export const extremeWholeNumber: Generator = {
  archetype: 'INEQ-c',
  topicId: 15,
  version: 4,
  levels: [2, 3],
  skillTags: ['linear-inequalities', 'integer-solutions'],
  draft,
};
