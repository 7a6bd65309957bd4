/** A ratio before and after a change: find a quantity. */
import { rat } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { bug, numberEntry } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { persist } from '../persist.ts';
import { gcd } from '#content/exact/value.ts';

interface Setting {
  readonly place: string;
  readonly there: string;
  readonly first: string;
  readonly second: string;
  readonly added: string;
  readonly out: string;
  /** How many of either there may be, and how many come or go at once. */
  readonly most: number;
  readonly moves: number;
  /** Of the first there are usually fewer. */
  readonly fewer?: true;
}

const settings: readonly Setting[] = [
  {
    place: 'In a box of tiles',
    there: 'in the box',
    first: 'blue tiles',
    second: 'white tiles',
    added: 'are placed in the box',
    out: 'are taken out of the box',
    most: 126,
    moves: 40,
  },
  {
    place: 'In a school choir',
    there: 'in the choir',
    first: 'sopranos',
    second: 'altos',
    added: 'join the choir',
    out: 'leave the choir',
    most: 48,
    moves: 12,
  },
  {
    place: 'In a parking garage',
    there: 'in the garage',
    first: 'electric cars',
    second: 'gasoline cars',
    added: 'enter the garage',
    out: 'leave the garage',
    most: 126,
    moves: 40,
    fewer: true,
  },
  {
    place: 'At a library sale',
    there: 'at the sale',
    first: 'novels',
    second: 'cookbooks',
    added: 'are put on the tables',
    out: 'are sold',
    most: 126,
    moves: 40,
  },
  {
    place: 'In a fish tank',
    there: 'in the tank',
    first: 'tetras',
    second: 'guppies',
    added: 'are added to the tank',
    out: 'are moved to another tank',
    most: 40,
    moves: 15,
  },
  {
    place: 'In a hiking club',
    there: 'in the club',
    first: 'adult members',
    second: 'youth members',
    added: 'join the club',
    out: 'cancel their memberships',
    most: 90,
    moves: 20,
  },
  {
    place: 'In an orchard',
    there: 'in the orchard',
    first: 'apple trees',
    second: 'pear trees',
    added: 'are planted',
    out: 'are removed',
    most: 126,
    moves: 40,
  },
  {
    place: 'In a furniture warehouse',
    there: 'in the warehouse',
    first: 'desks',
    second: 'tables',
    added: 'are delivered to the warehouse',
    out: 'are shipped to stores',
    most: 126,
    moves: 40,
  },
  { place: 'On a farm', there: 'on the farm', first: 'goats', second: 'sheep', added: 'are bought', out: 'are sold', most: 126, moves: 30 },
];

export const changedRatio: Generator = {
  archetype: 'RAT-j',
  topicId: 19,
  version: 6,
  levels: [4],
  skillTags: ['ratios', 'systems'],
  /** Every setting as often, though small numbers seldom fit. */
  draft(random) {
    const setting = random.pick(settings);
    return persist(() => drawn(random, setting));
  },
};

function drawn(random: Random, { most, moves, fewer, ...setting }: Setting): Draft | null {
  const bothChange = random.chance(1, 2);
  const [a, b] = [random.int(2, 9), random.int(2, 9)];
  const k = random.int(3, 14);
  const [first, second] = [a * k, b * k];
  const leave = random.chance(1, 2);
  const change = random.int(2, leave ? first - 2 : 24);
  const newFirst = leave ? first - change : first + change;
  const secondChange = bothChange ? random.int(2, leave ? 20 : second - 2) : 0;
  const newSecond = bothChange ? (leave ? second + secondChange : second - secondChange) : second;
  if (newFirst < 2 || newSecond < 2 || secondChange === change) return null;
  const g = gcd(newFirst, newSecond);
  const [p, q] = [newFirst / g, newSecond / g];
  if (Math.max(first, newFirst, second, newSecond) > most || Math.max(change, secondChange) > moves || (fewer && Math.max(a / b, p / q) > 1)) return null;
  if (gcd(a, b) !== 1 || p > 12 || q > 12 || (p === a && q === b) || p === q) return null;
  // Nobody leaves by the dozens.
  if (leave ? change * 2 > first : secondChange * 2 > second) return null;
  const askFirst = random.chance(1, 2);
  const [key, other] = askFirst ? [first, second] : [second, first];
  const wanted = askFirst ? setting.first : setting.second;
  const verb = (wantsLeave: boolean) => (wantsLeave ? setting.out : setting.added);
  const event = bothChange
    ? `${change} ${setting.first} ${verb(leave)} and ${secondChange} ${setting.second} ${verb(!leave)}`
    : `${change} ${setting.first} ${verb(leave)}`;
  const signed = (n: string, minus: boolean, by: number) => `${n} ${minus ? '-' : '+'} ${by}`;
  const left = signed(`${a}k`, leave, change);
  const right = bothChange ? signed(`${b}k`, !leave, secondChange) : `${b}k`;
  // What does not change is not asked for “originally”.
  const ask = askFirst || bothChange ? `How many ${wanted} were there originally?` : `How many ${wanted} are ${setting.there}?`;
  const bugs = [
    bug('SWAP', other, `This is the number of ${askFirst ? setting.second : setting.first}; the question asks for the number of ${wanted}.`),
    bug(
      'STOP',
      askFirst ? newFirst : newSecond,
      `This is the number after the change; ${(askFirst ? leave : !leave) ? 'add' : 'subtract'} ${askFirst ? change : secondChange} to find the number before it.`,
    ),
    bug('STOP', k, `This is the value of ${math('k')}; multiply it by ${askFirst ? a : b} to find the number of ${wanted}.`),
    bug(
      'PART',
      first + second,
      `This is the total number of ${setting.first} and ${setting.second}; the ${wanted} are ${askFirst ? a : b} of the ${a + b} parts.`,
    ),
  ];
  const answer = numberEntry({ ...asDecimals, key: rat(key), bugs: !bothChange && !askFirst ? [...bugs.slice(0, 1), ...bugs.slice(2)] : bugs });
  const cross = `${q}(${left}) = ${p}(${right})`.replace(/(?<![\d.])1\(([^)]*)\)/g, '$1');
  return (
    answer && {
      parameters: { a, b, p, q, change: leave ? -change : change, secondChange: leave ? secondChange : -secondChange, askFirst, place: setting.place },
      stem: random.pick([
        `${setting.place}, the ratio of ${setting.first} to ${setting.second} is ${a} to ${b}. After ${event}, the ratio of ${setting.first} to ${setting.second} is ${p} to ${q}. ${ask}`,
        `${setting.place}, there are ${a} ${setting.first} for every ${b} ${setting.second}. When ${event}, the ratio of ${setting.first} to ${setting.second} becomes ${p} to ${q}. ${ask}`,
        `The ratio of ${setting.first} to ${setting.second} ${setting.there.replace(/the (?=\w+$)/, 'a certain ')} is ${a} to ${b}. If ${event}, the new ratio of ${setting.first} to ${setting.second} is ${p} to ${q}. ${ask}`,
      ]),
      answer,
      steps: [
        `A ratio of ${a} to ${b} means ${math(`${a}k`)} ${setting.first} and ${math(`${b}k`)} ${setting.second} for some number ${math('k')}.`,
        `After the change, ${math(`\\frac{${left}}{${right}} = \\frac{${p}}{${q}}`)}. Cross multiply: ${math(cross)}, which gives ${math(`k = ${k}`)}.`,
        `Before the change, there were ${math(`${askFirst ? a : b} \\cdot ${k} = ${key}`)} ${wanted}.`,
        `Check: ${math(`\\frac{${newFirst}}{${newSecond}} = \\frac{${p}}{${q}}`)}.`,
      ],
      takeaway: 'Write both amounts as multiples of the same number k; the change then gives an equation to solve for k.',
    }
  );
}
