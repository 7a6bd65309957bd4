/** PRO-b: the complement of an event. */
import type { Generator } from '#content/generators/generator.ts';
import { rat } from '#core/rational.ts';
import { capitalized, math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { fraction, probabilityLike, showFraction } from './two-way.ts';

const kinds = [
  [
    'A bag contains # marbles: ',
    'marble',
    ['red', 'blue', 'green', 'yellow'],
    'one marble is selected at random from the bag',
    'color',
    'marbles of each color in a bag',
  ],
  ['A box contains # pens: ', 'pen', ['black', 'blue', 'red', 'green'], 'one pen is taken from the box at random', 'color', 'pens of each color in a box'],
  [
    'A florist has # tulips: ',
    'tulip',
    ['white', 'pink', 'red', 'purple'],
    'one tulip is selected at random',
    'color',
    'tulips of each color at a florist’s shop',
  ],
  [
    'A rental shop has # bicycles: ',
    'bicycle',
    ['silver', 'orange', 'black', 'white'],
    'one bicycle is selected at random',
    'color',
    'bicycles of each color at a rental shop',
  ],
  [
    'A tray holds # muffins: ',
    'muffin',
    ['plain', 'blueberry', 'banana', 'lemon'],
    'one muffin is selected at random',
    'type',
    'muffins of each type on a tray',
  ],
  ['A shelf holds # mugs: ', 'mug', ['gray', 'black', 'blue', 'white'], 'one mug is taken from the shelf at random', 'color', 'mugs of each color on a shelf'],
  [
    'A parking lot has # vehicles: ',
    'vehicle',
    ['red', 'white', 'gray', 'green'],
    'one vehicle is selected at random',
    'color',
    'vehicles of each color in a parking lot',
  ],
  ['A shop has # candles: ', 'candle', ['orange', 'white', 'purple', 'green'], 'one candle is selected at random', 'color', 'candles of each color in a shop'],
] as const;

export const complementOfEvent: Generator = {
  archetype: 'PRO-b',
  topicId: 23,
  version: 7,
  levels: [2],
  skillTags: ['probability', 'complement'],
  draft(random) {
    const [opening, noun, names, act, sort, ofEach] = random.pick(kinds);
    const order = random.shuffle(names);
    const counts = order.map(() => random.int(2, 18));
    const total = counts.reduce((sum, count) => sum + count, 0);
    const list = order.map((name, index) => `${counts[index]} ${name}`);
    // The kind asked about may stand anywhere in the list.
    const shuffled = random.shuffle([0, 1, 2, 3]);
    const [first = '', second = '', , fourth = ''] = shuffled.map((index) => order[index] ?? '');
    const [one = 0, two = 0, three = 0, four = 0] = shuffled.map((index) => counts[index] ?? 0);
    const neither = random.chance(1, 3);
    const left = neither ? three + four : total - one;
    const key = rat(left, total);
    const what = neither ? `neither ${first} nor ${second}` : `not ${first}`;
    // Told as a list or a table; where two kinds are excluded, the others need not be told apart.
    const shown = random.pick(neither ? (['list', 'table', 'some'] as const) : (['list', 'table'] as const));
    const told = {
      list: `${opening.replace('#', `${total}`)}${list.slice(0, -1).join(', ')}, and ${list.at(-1)}.`,
      table: `The table shows the number of ${ofEach}.`,
      some: `${opening.replace('#', `${total}`).replace(': ', ', including')} ${one} ${first} ${noun}s and ${two} ${second} ${noun}s.`,
    }[shown];
    if (one < 2 || two < 2) return null;
    const bugs: Bug[] = neither
      ? [
          bug('COMP', fraction(one + two, total), `This is the probability that the ${noun} is ${first} or ${second}; subtract it from 1.`),
          bug('PART', fraction(left, one + two), `This divides by the ${one + two} that are ${first} or ${second}; divide by all ${total}.`),
          bug('COMP', fraction(total - one, total), `This is the probability that the ${noun} is not ${first}; take the ${two} ${second} ones out as well.`),
          bug('COMP', fraction(total - two, total), `This is the probability that the ${noun} is not ${second}; take the ${one} ${first} ones out as well.`),
          bug(
            'COMP',
            shown === 'some' ? null : rat(1, 2),
            `This treats the four kinds as equally common; count the ${left} that are ${what}, and divide by ${total}.`,
          ),
          bug(
            'COND',
            shown === 'some' ? null : fraction(three, total),
            `This leaves out the ${fourth} ones, which are neither ${first} nor ${second}; count all ${left}.`,
          ),
        ]
      : [
          bug('COMP', fraction(one, total), `This is the probability that the ${noun} is ${first}; subtract it from 1.`),
          bug('PART', fraction(one, total - one), `This divides by the ${total - one} that are not ${first}; divide by all ${total}.`),
          bug('COMP', fraction(two, total), `This is the probability that the ${noun} is ${second}; count every kind except ${first}.`),
          bug('COMP', fraction(two + three, total), `This leaves out the ${fourth} ones; count every kind except ${first}.`),
          bug('COMP', fraction(total - two, total), `This is the probability that the ${noun} is not ${second}; take away the ${one} ${first} ones instead.`),
          bug('COMP', rat(3, 4), `This treats the four kinds as equally common; ${left} of the ${total} are not ${first}.`),
          bug(
            'COMP',
            rat(1, 4),
            `This treats the four kinds as equally common and gives the probability of ${first}; ${left} of the ${total} are not ${first}.`,
          ),
          bug(
            'COND',
            fraction(total - one - two, total - two),
            `This leaves the ${second} ones out of both counts; they are not ${first}, so they belong in both.`,
          ),
        ];
    const entry = random.chance(1, 3);
    const answer = numberAnswer({
      ...asDecimals,
      typed: entry,
      key,
      why: `${left} of the ${total} ${noun}s are ${what}.`,
      bugs,
      show: showFraction,
      believable: probabilityLike(total),
    });
    return (
      answer && {
        parameters: { noun, counts, what, shown },
        ...(shown === 'table' && {
          stimulus: {
            kind: 'table',
            table: {
              caption: `${capitalized(noun)}s by ${capitalized(sort)}`,
              columns: [capitalized(sort), `Number of ${noun}s`],
              rows: [...order.map((name, index) => [capitalized(name), `${counts[index]}`]), ['Total', `${total}`]],
            },
          } as const,
        }),
        stem: `${told} ${random.pick([
          `If ${act}, what is the probability that the ${noun} is ${what}?`,
          `Suppose ${act}. What is the probability of selecting a ${noun} that is ${what}?`,
          `If one of these ${noun}s is selected at random, what is the probability that it is ${what}?`,
          `If one of these ${noun}s is chosen at random, what is the probability of choosing one that is ${what}?`,
        ])}${entry ? ' (Express your answer as a decimal or fraction, not as a percent.)' : ''}`,
        answer,
        steps: [
          'The probability that something does not happen is 1 minus the probability that it does.',
          `${neither ? `${math(`${one}+${two}=${one + two}`)} of the ${total} are ${first} or ${second}` : `${one} of the ${total} are ${first}`}, so the probability is ${math(`1-\\frac{${total - left}}{${total}}=\\frac{${left}}{${total}}`)}${key.d === BigInt(total) ? '' : `, or ${showFraction(key)}`}.`,
          shown === 'some'
            ? `Check: ${math(`${one}+${two}+${left}=${total}`)}.`
            : `Check: the other kinds add up to ${math(`${(neither ? [three, four] : [two, three, four]).join('+')}=${left}`)}.`,
        ],
        takeaway: 'To find the probability of “not A,” count everything else, or subtract the probability of A from 1.',
      }
    );
  },
};
