/** A total in equal parts, and the same total with other parts: two equations whose product is fixed. In contexts. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { signed } from '../formulas.ts';
import { article, count, math, prose } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { persist } from '../persist.ts';

type Ask = 'parts' | 'each' | 'newParts' | 'newEach';

interface Setting {
  readonly id: string;
  /** How many parts there are at first, and how large each is. */
  readonly parts: readonly [number, number];
  readonly each: readonly [number, number];
  /** The largest differences that make sense. */
  readonly most: readonly [number, number];
  /** 1 if the second way has more parts, −1 if it has fewer. */
  readonly direction: 1 | -1;
  readonly story: (total: string, a: number, b: number) => string;
  /** Which difference the story names first. */
  readonly first: 'parts' | 'each';
  readonly questions: Partial<Record<Ask, string>>;
  readonly names: readonly [string, string];
}

const settings: readonly Setting[] = [
  {
    id: 'rows',
    parts: [12, 40],
    each: [12, 40],
    most: [9, 9],
    direction: -1,
    first: 'parts',
    story: (total, a, b) =>
      `An auditorium has ${total} seats in rows, with the same number of seats in each row. If the same number of seats were arranged in ${count(a, 'fewer row')}, there would be ${count(b, 'more seat')} in each row.`,
    questions: { parts: 'How many rows of seats does the auditorium have?', each: 'How many seats are there in each row of the auditorium?' },
    names: ['the number of rows', 'the number of seats in each row'],
  },
  {
    id: 'pages',
    parts: [6, 30],
    each: [12, 45],
    most: [8, 15],
    direction: -1,
    first: 'each',
    story: (total, a, b) =>
      `A student plans to read ${article(total)} ${total}-page book by reading the same number of pages each day. If the student read ${count(b, 'more page')} each day, the book would be finished ${count(a, 'day')} sooner.`,
    questions: {
      parts: 'In how many days does the student plan to read the book?',
      each: 'How many pages does the student plan to read each day?',
      newEach: 'How many pages would the student read each day to finish the book sooner?',
    },
    names: ['the planned number of days', 'the planned number of pages per day'],
  },
  {
    id: 'cabin',
    parts: [4, 12],
    each: [24, 150],
    most: [4, 40],
    direction: 1,
    first: 'parts',
    story: (total, a, b) =>
      `The members of a hiking group share the cost of a cabin, $${total}, equally. If ${count(a, 'more person', 'more people')} joined the group, the cost for each member would be $${b} less.`,
    questions: {
      parts: 'How many members does the group have?',
      each: 'What is the cost, in dollars, for each member of the group?',
      newEach: 'What would be the cost, in dollars, for each member of the larger group?',
    },
    names: ['the number of members', 'the cost in dollars for each member'],
  },
  {
    id: 'bus',
    parts: [3, 9],
    each: [30, 64],
    most: [2, 16],
    direction: -1,
    first: 'each',
    story: (total, a, b) =>
      `A bus travels a distance of ${total} miles at a constant speed. If the speed were ${count(b, 'mile')} per hour greater, the trip would take ${count(a, 'hour')} less.`,
    questions: {
      parts: 'How many hours does it take the bus to travel this distance?',
      each: 'What is the speed of the bus, in miles per hour?',
      newEach: 'What is the greater of the two speeds, in miles per hour?',
    },
    names: ['the time in hours', 'the lesser speed in miles per hour'],
  },
  {
    id: 'pump',
    parts: [15, 60],
    each: [12, 60],
    most: [15, 18],
    direction: -1,
    first: 'each',
    story: (total, a, b) =>
      `A pump fills a tank with a capacity of ${total} gallons at a constant rate. A second pump has a rate that is ${count(b, 'gallon')} per minute greater and fills the same tank in ${count(a, 'fewer minute')}.`,
    questions: {
      parts: 'How many minutes does it take the first pump to fill the tank?',
      each: 'What is the rate of the first pump, in gallons per minute?',
      newParts: 'How many minutes does it take the second pump to fill the tank?',
      newEach: 'What is the rate of the second pump, in gallons per minute?',
    },
    names: ['the time of the first pump in minutes', 'its rate in gallons per minute'],
  },
  {
    id: 'boxes',
    parts: [10, 45],
    each: [12, 48],
    most: [9, 9],
    direction: 1,
    first: 'each',
    story: (total, a, b) =>
      `A publisher ships ${total} books in boxes, with the same number of books in each box. With ${count(b, 'fewer book')} in each box, ${count(a, 'more box', 'more boxes')} would be needed to ship the same number of books.`,
    questions: { parts: 'How many boxes does the publisher use?', each: 'How many books are there in each box?' },
    names: ['the number of boxes', 'the number of books in each box'],
  },
  {
    id: 'cable',
    parts: [6, 36],
    each: [5, 30],
    most: [9, 6],
    direction: 1,
    first: 'each',
    story: (total, a, b) =>
      `A cable with a length of ${total} feet is cut into pieces of equal length. If each piece were ${count(b, 'foot', 'feet')} shorter, the same cable would be cut into exactly ${count(a, 'more piece')}.`,
    questions: {
      parts: 'Into how many pieces is the cable cut?',
      each: 'What is the length, in feet, of each piece?',
      newEach: 'What would be the length, in feet, of each of the shorter pieces?',
    },
    names: ['the number of pieces', 'the length of each piece in feet'],
  },
  {
    id: 'plots',
    parts: [20, 60],
    each: [12, 40],
    most: [15, 9],
    direction: 1,
    first: 'parts',
    story: (total, a, b) =>
      `Two rectangular plots of land each have an area of ${total} square meters. The length of the second plot is ${count(a, 'meter')} greater than the length of the first plot, and the width of the second plot is ${count(b, 'meter')} less than the width of the first plot.`,
    questions: {
      parts: 'What is the length, in meters, of the first plot?',
      each: 'What is the width, in meters, of the first plot?',
      newParts: 'What is the length, in meters, of the second plot?',
      newEach: 'What is the width, in meters, of the second plot?',
    },
    names: ['the length of the first plot', 'its width'],
  },
];

function draft(random: Random): Draft | null {
  const setting = random.pick(settings);
  const { direction: d, names } = setting;
  const [a, b, n] = [random.int(1, setting.most[0]), random.int(2, setting.most[1]), random.int(...setting.parts)];
  const [m, p] = [n + d * a, (b * (n + d * a)) / a];
  const r = p - d * b;
  if (!Number.isInteger(p) || p < setting.each[0] || p > setting.each[1] || m < 3 || r < 2) return null;
  if (a === b || new Set([n, p, m, r]).size < 4 || (setting.id === 'plots' && n <= p)) return null;
  const total = n * p;
  const ask = random.pick((['parts', 'each', 'newParts', 'newEach'] as const).filter((each) => setting.questions[each]));
  const values = { parts: n, each: p, newParts: m, newEach: r };
  const key = values[ask];
  const asksParts = ask === 'parts' || ask === 'newParts';
  const [changedParts, changedEach] = [`${names[0]} ${d > 0 ? 'increased' : 'decreased'} by ${a}`, `${names[1]} ${d > 0 ? 'decreased' : 'increased'} by ${b}`];
  const wanted = { parts: names[0], each: names[1], newParts: changedParts, newEach: changedEach }[ask];
  const said = {
    parts: `This is ${names[0]}; ${asksParts ? `${d > 0 ? 'add' : 'subtract'} ${a}` : `the question asks for ${wanted}`}.`,
    each: `This is ${names[1]}; ${asksParts ? `the question asks for ${wanted}` : `${d > 0 ? 'subtract' : 'add'} ${b}`}.`,
    newParts: `This is ${changedParts}; ${asksParts ? `${d > 0 ? 'subtract' : 'add'} ${a} again` : `the question asks for ${wanted}`}.`,
    newEach: `This is ${changedEach}; ${asksParts ? `the question asks for ${wanted}` : `${d > 0 ? 'add' : 'subtract'} ${b} again`}.`,
  };
  const product = n * m;
  // Nobody would choose a few hours for a speed.
  const typed = setting.id === 'bus' || random.chance(2, 3);
  const answer = numberAnswer({
    ...asFractions,
    typed,
    key,
    why: `The two quantities are ${math(n)} and ${math(p)} at first, and ${math(m)} and ${math(r)} after the change; both products are ${prose(total)}.`,
    bugs: [
      ...(['parts', 'each', 'newParts', 'newEach'] as const)
        .filter((each) => each !== ask)
        .map((each) => bug(asksParts === (each === 'parts' || each === 'newParts') ? 'STOP' : 'SWAP', values[each], said[each])),
      ...(typed && ask === 'parts'
        ? [bug('EXTR', -m, 'This is the negative solution of the quadratic equation; the quantity has to be positive, so use the other solution.')]
        : []),
    ],
  });
  return (
    answer && {
      parameters: { setting: setting.id, a, b, n, ask, direction: d, first: setting.first },
      stem: `${setting.story(prose(total), a, b)} ${setting.questions[ask]}`,
      answer,
      steps: [
        `Let ${math('n')} be ${names[0]} and ${math('p')} ${names[1]}. Both products are the same: ${math(`np = ${total}`)} and ${math(`(n${signed(d * a)})(p${signed(-d * b)}) = ${total}`)}.`,
        `Expand the second equation and subtract the first: ${math(`${d > 0 ? `${a === 1 ? '' : a}p - ${b}n` : `${b}n - ${a === 1 ? '' : a}p`} = ${a * b}`)}. With ${math(`p = \\frac{${total}}{n}`)}, this becomes ${math(`n^2${signed(d * a, 'n')} - ${product} = 0`)}.`,
        `It factors as ${math(`(n - ${n})(n + ${m}) = 0`)}. Only the positive solution makes sense: ${math(`n = ${n}`)}, and ${math(`p = \\frac{${total}}{${n}} = ${p}`)}.`,
        `Check: ${math(`${m} \\cdot ${r} = ${total}`)}. The question asks for ${math(key)}.`,
      ],
      takeaway: 'When a total stays the same, write both ways of making it as products and solve the two equations together.',
    }
  );
}

export const sharedTotal: Generator = {
  archetype: 'NLE-t',
  topicId: 17,
  version: 6,
  levels: [4],
  skillTags: ['quadratic-equation', 'nonlinear-system', 'context'],
  draft: (random) => persist(() => draft(random)),
};
