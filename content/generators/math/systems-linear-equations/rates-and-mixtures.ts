/** SYS-j: speeds with and against a current, and mixtures of two strengths. */
import { rat, type Rational } from '#core/rational.ts';
import { fractionLatex, math, prose } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';

interface Current {
  readonly tell: (d1: string, t1: number, d2: string, t2: number) => string;
  /** What carries along or holds back. */
  readonly medium: string;
  readonly own: string;
  readonly stream: string;
  readonly v: readonly [number, number];
  readonly c: readonly [number, number];
  readonly times: readonly number[];
}

const currents: readonly Current[] = [
  {
    tell: (d1, t1, d2, t2) =>
      `A boat travels ${d1} miles downstream in ${t1} hours. Traveling upstream, it covers ${d2} miles in ${t2} hours. The speed of the boat in still water and the speed of the current are constant.`,
    medium: 'current',
    own: 'the speed of the boat in still water, in miles per hour',
    stream: 'the speed of the current, in miles per hour',
    v: [8, 18],
    c: [2, 5],
    times: [2, 3, 4, 5, 6],
  },
  {
    tell: (d1, t1, d2, t2) =>
      `With a tailwind, an airplane flies ${d1} miles in ${t1} hours. Flying against the same wind, it covers ${d2} miles in ${t2} hours. The airplane’s speed in still air and the speed of the wind are constant.`,
    medium: 'wind',
    own: 'the speed of the airplane in still air, in miles per hour',
    stream: 'the speed of the wind, in miles per hour',
    v: [320, 480],
    c: [20, 60],
    times: [2, 3, 4, 5, 6],
  },
  {
    tell: (d1, t1, d2, t2) =>
      `Paddling with the current, a kayaker covers ${d1} kilometers in ${t1} hours. Paddling against the current, the kayaker covers ${d2} kilometers in ${t2} hours.`,
    medium: 'current',
    own: 'the kayaker’s speed in still water, in kilometers per hour',
    stream: 'the speed of the current, in kilometers per hour',
    v: [6, 11],
    c: [1, 4],
    times: [2, 3, 4, 5],
  },
  {
    tell: (d1, t1, d2, t2) =>
      `Walking in the same direction as a moving walkway, a person on the walkway covers ${d1} feet in ${t1} seconds. Walking at the same pace in the opposite direction on the walkway, the person covers ${d2} feet in ${t2} seconds.`,
    medium: 'walkway',
    own: 'the person’s walking speed without the walkway, in feet per second',
    stream: 'the speed of the walkway, in feet per second',
    v: [4, 6],
    c: [2, 3],
    times: [10, 15, 20, 25, 30],
  },
  {
    tell: (d1, t1, d2, t2) => `A drone flies ${d1} feet with the wind in ${t1} seconds. Against the same wind, it flies ${d2} feet in ${t2} seconds.`,
    medium: 'wind',
    own: 'the speed of the drone in still air, in feet per second',
    stream: 'the speed of the wind, in feet per second',
    v: [28, 50],
    c: [4, 15],
    times: [10, 15, 20, 25, 30, 40],
  },
];

function current(random: Random): Draft | null {
  const story = random.pick(currents);
  const [v, c] = [random.int(...story.v), random.int(...story.c)];
  const [t1, t2] = random.sample(story.times, 2) as [number, number];
  if (t1 >= t2 || v - c < 1) return null;
  const [with_, against] = [v + c, v - c];
  const [d1, d2] = [with_ * t1, against * t2];
  const askOwn = random.chance(1, 2);
  const key = askOwn ? v : c;
  const bugs: Bug[] = [
    bug(
      'SWAP',
      askOwn ? c : v,
      `This is ${askOwn ? story.stream : story.own}; for the other speed, subtract it from ${math(with_)}, the speed in the direction of the ${story.medium}.`,
    ),
    bug(
      'STOP',
      with_,
      `This is the speed in the direction of the ${story.medium}; the speed against it is ${math(against)}, and the one you need is half ${askOwn ? 'the sum of' : 'the difference between'} the two.`,
    ),
    bug(
      'STOP',
      against,
      `This is the speed against the ${story.medium}; the speed in its direction is ${math(with_)}, and the one you need is half ${askOwn ? 'the sum of' : 'the difference between'} the two.`,
    ),
    bug('HALF', askOwn ? 2 * v : 2 * c, `This is the ${askOwn ? 'sum of' : 'difference between'} the speeds in the two directions; divide it by 2.`),
    bug('WT', rat(d1 + d2, t1 + t2), 'This divides the total distance by the total time; find the speed in each direction first.'),
    bug('WT', rat(Math.abs(d1 - d2), t1 + t2), 'This divides the difference between the distances by the total time; find the speed in each direction first.'),
    bug('STOP', rat(Math.abs(d1 - d2), 2), 'This is half the difference between the distances; divide each distance by its time first.'),
  ];
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(3, 5),
    key,
    why: `The speeds in the two directions are ${math(`${with_}`)} and ${math(`${against}`)}, and half their ${askOwn ? 'sum' : 'difference'} is ${math(`${key}`)}.`,
    bugs,
  });
  return (
    answer && {
      parameters: { kind: 'current', d1, t1, d2, t2, askOwn, story: currents.indexOf(story) },
      stem: `${story.tell(prose(d1), t1, prose(d2), t2)} ${random.pick([`What is ${askOwn ? story.own : story.stream}?`, `Based on this information, what is ${askOwn ? story.own : story.stream}?`])}`,
      answer,
      steps: [
        `Let ${math('v')} be ${story.own.split(', ')[0]} and ${math('c')} be ${story.stream.split(', ')[0]}. The speeds in the two directions are ${math('v+c')} and ${math('v-c')}.`,
        `Dividing each distance by its time gives ${math(`v+c=\\frac{${d1}}{${t1}}=${with_}`)} and ${math(`v-c=\\frac{${d2}}{${t2}}=${against}`)}.`,
        askOwn ? `Adding gives ${math(`2v=${2 * v}`)}, so ${math(`v=${v}`)}.` : `Subtracting gives ${math(`2c=${2 * c}`)}, so ${math(`c=${c}`)}.`,
        `Check: ${math(`(${v}+${c})\\cdot${t1}=${d1}`)} and ${math(`(${v}-${c})\\cdot${t2}=${d2}`)}.`,
      ],
      takeaway: 'With and against a current, the speeds are v + c and v − c; add or subtract the two equations to find v or c.',
    }
  );
}

interface Mixture {
  readonly tell: (p: number, q: number, n: number, r: number) => string;
  /** "How many liters of the weaker solution are used?" */
  readonly ask: readonly [string, string];
  /** The two parts, weaker first, and what they contain or cost. */
  readonly parts: readonly [string, string];
  readonly contents: string;
  readonly strengths: readonly number[];
  readonly amounts: readonly number[];
}

const mixtures: readonly Mixture[] = [
  {
    tell: (p, q, n, r) =>
      `A chemist mixes a solution that is ${p}% salt with one that is ${q}% salt to make ${n} milliliters of a solution that is ${r}% salt.`,
    ask: ['How many milliliters of the weaker solution does the chemist use?', 'How many milliliters of the stronger solution does the chemist use?'],
    parts: ['weaker solution', 'stronger solution'],
    contents: 'amounts of salt, multiplied by 100,',
    strengths: [5, 10, 15, 20, 25, 30, 40, 50, 60],
    amounts: [100, 150, 200, 250, 300, 400, 500, 600],
  },
  {
    tell: (p, q, n, r) =>
      `A juice company blends a drink that is ${p}% orange juice with one that is ${q}% orange juice. The ${n} liters of the blend are ${r}% orange juice.`,
    ask: [
      'How many liters of the drink with the lower percentage of orange juice are used?',
      'How many liters of the drink with the higher percentage of orange juice are used?',
    ],
    parts: ['drink with the lower percentage', 'drink with the higher percentage'],
    contents: 'amounts of orange juice, multiplied by 100,',
    strengths: [10, 20, 30, 40, 50, 60, 75, 80],
    amounts: [40, 60, 80, 120, 150, 180, 200],
  },
  {
    tell: (p, q, n, r) =>
      `An alloy that is ${p}% copper by mass is melted together with one that is ${q}% copper by mass. The result is ${n} kilograms of an alloy that is ${r}% copper by mass.`,
    ask: ['What is the mass, in kilograms, of the alloy with less copper?', 'What is the mass, in kilograms, of the alloy with more copper?'],
    parts: ['alloy with less copper', 'alloy with more copper'],
    contents: 'amounts of copper, multiplied by 100,',
    strengths: [20, 30, 40, 50, 60, 70, 80, 90],
    amounts: [30, 40, 50, 60, 80, 100, 120],
  },
  {
    tell: (p, q, n, r) => `A shop mixes nuts that cost $${p} per pound with nuts that cost $${q} per pound. The ${n} pounds of the mix cost $${r} per pound.`,
    ask: ['How many pounds of the less expensive nuts are used?', 'How many pounds of the more expensive nuts are used?'],
    parts: ['less expensive nuts', 'more expensive nuts'],
    contents: 'costs, in dollars,',
    strengths: [4, 5, 6, 7, 8, 9, 10, 11, 12, 14],
    amounts: [12, 15, 18, 20, 24, 30, 36, 40],
  },
];

function mixture(random: Random): Draft | null {
  const story = random.pick(mixtures);
  const [p, q, r] = [...random.sample(story.strengths, 2), random.pick(story.strengths)].sort((a, b) => a - b) as [number, number, number];
  const [low, mid, high] = [p, q, r];
  const n = random.pick(story.amounts);
  if (low === mid || mid === high) return null;
  const weak: Rational = rat(n * (high - mid), high - low);
  if (weak.d !== 1n) return null;
  const [w, s] = [Number(weak.n), n - Number(weak.n)];
  if (w === s) return null;
  const askWeak = random.chance(1, 2);
  const key = askWeak ? w : s;
  const contained = math(`${low}x+${high}y=${mid * n}`);
  const bugs: Bug[] = [
    bug(
      'SWAP',
      askWeak ? s : w,
      `This is the amount of the ${story.parts[askWeak ? 1 : 0]}; for the ${story.parts[askWeak ? 0 : 1]}, subtract it from ${math(n)}.`,
    ),
    bug(
      'WT',
      rat(n, 2),
      `This uses equal amounts, which would give an average of ${math(fractionLatex(rat(low + high, 2)))}, not ${math(`${mid}`)}; set up ${math(`x+y=${n}`)} and ${contained} instead.`,
    ),
    bug(
      'RECIP',
      rat(n * low, low + high),
      `This splits the total in the ratio ${math(`${low}`)} to ${math(`${high}`)}; their distances from ${math(`${mid}`)} give the ratio of the amounts, ${math(high - mid)} to ${math(mid - low)}.`,
    ),
    bug(
      'RECIP',
      rat(n * high, low + high),
      `This splits the total in the ratio ${math(`${low}`)} to ${math(`${high}`)}; their distances from ${math(`${mid}`)} give the ratio of the amounts, ${math(high - mid)} to ${math(mid - low)}.`,
    ),
    bug('BASE', rat(n * mid, high), `This counts only the ${story.parts[1]}, as if the ${story.parts[0]} contributed nothing; count both, as in ${contained}.`),
    bug(
      'BASE',
      rat(n * (askWeak ? low : high), 100),
      `This takes ${math(`${askWeak ? low : high}\\%`)} of the whole mixture; write one equation for the amounts, ${math(`x+y=${n}`)}, and one for the contents or costs, ${contained}.`,
    ),
    bug('COND', rat(n * (mid - low), high), `This divides by ${math(`${high}`)} instead of by the difference, ${math(`${high}-${low}`)}.`),
  ].filter(({ value }) => isTame(value, n)) as Bug[];
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(3, 5),
    key,
    why: `Amounts of ${math(`${w}`)} and ${math(`${s}`)} satisfy both conditions.`,
    bugs,
  });
  return (
    answer && {
      parameters: { kind: 'mixture', low, mid, high, n, askWeak, story: mixtures.indexOf(story) },
      stem: `${story.tell(low, high, n, mid)} ${story.ask[askWeak ? 0 : 1]}`,
      answer,
      steps: [
        `Let ${math('x')} be the amount of the ${story.parts[0]} and ${math('y')} the amount of the ${story.parts[1]}, so ${math(`x+y=${n}`)}.`,
        `The ${story.contents} also add up: ${math(`${low}x+${high}y=${mid}\\cdot${n}=${mid * n}`)}.`,
        `Substituting ${math(`${n}-x`)} for ${math('y')} gives ${math(`${high * n}-${high - low}x=${mid * n}`)}, so ${math(`x=${w}`)} and ${math(`y=${s}`)}.`,
        `Check: ${math(`${low}\\cdot${w}+${high}\\cdot${s}=${mid * n}`)}.`,
      ],
      takeaway: 'A mixture problem gives two equations: one for the amounts and one for what they contain or cost.',
    }
  );
}

export const ratesAndMixtures: Generator = {
  archetype: 'SYS-j',
  topicId: 14,
  version: 4,
  levels: [4],
  skillTags: ['systems-linear', 'rates', 'mixtures'],
  draft: (random) => (random.chance(1, 2) ? current(random) : mixture(random)),
};
