/** PRO-b: the complement of an event. */
import type { Generator } from '../../generator.ts';
import { rat } from '../../../exact/rational.ts';
import { bug, entryAnswer, math, numericChoice, type Bug } from '../data-kit.ts';
import { fraction, probabilityLike, showFraction } from './two-way.ts';

const kinds = [
  ['A bag contains # marbles: ', 'marble', ['red', 'blue', 'green', 'yellow'], 'one marble is selected at random from the bag'],
  ['A box contains # pens: ', 'pen', ['black', 'blue', 'red', 'green'], 'one pen is taken from the box at random'],
  ['A florist has # tulips: ', 'tulip', ['white', 'pink', 'red', 'purple'], 'one tulip is selected at random'],
  ['A rental shop has # bicycles: ', 'bicycle', ['silver', 'orange', 'black', 'white'], 'one bicycle is selected at random'],
  ['A tray holds # muffins: ', 'muffin', ['plain', 'blueberry', 'banana', 'lemon'], 'one muffin is selected at random'],
  ['A drawer contains # socks: ', 'sock', ['gray', 'black', 'striped', 'white'], 'one sock is taken from the drawer at random'],
  ['A parking lot has # vehicles: ', 'vehicle', ['red', 'white', 'gray', 'green'], 'one vehicle is selected at random'],
  ['A library cart holds # books: ', 'book', ['history', 'science', 'poetry', 'travel'], 'one book is selected at random'],
] as const;

export const complementOfEvent: Generator = {
  archetype: 'PRO-b',
  topicId: 23,
  version: 2,
  levels: [2],
  skillTags: ['probability', 'complement'],
  draft(random) {
    const [opening, noun, names, act] = random.pick(kinds);
    const order = random.shuffle(names);
    const counts = order.map(() => random.int(2, 18));
    const total = counts.reduce((sum, count) => sum + count, 0);
    const [one = 0, two = 0, three = 0] = counts;
    const asked = order[0] ?? '';
    const key = rat(total - one, total);
    const bugs: Bug[] = [
      bug('COMP', fraction(one, total), `This is the probability that the ${noun} is ${asked}; subtract it from 1.`),
      bug('PART', fraction(one, total - one), `This divides by the ${total - one} that are not ${asked}; divide by all ${total}.`),
      bug('COMP', fraction(two, total), `This is the probability that the ${noun} is ${order[1] ?? ''}; count every kind except ${asked}.`),
      bug('COMP', fraction(two + three, total), `This leaves out the ${order[3] ?? ''} ones; count every kind except ${asked}.`),
      bug('COMP', fraction(total - two, total), `This is the probability that the ${noun} is not ${order[1] ?? ''}; the question asks about ${asked}.`),
      bug('COMP', fraction(total - three, total), `This is the probability that the ${noun} is not ${order[2] ?? ''}; the question asks about ${asked}.`),
      bug('COMP', rat(3, 4), 'This treats the four kinds as equally common.'),
      bug('COMP', rat(1, 4), `This treats the four kinds as equally common and gives the probability of ${asked}.`),
      bug('PART', fraction(two, one), `This divides the number of one kind by the number of another; divide by all ${total}.`),
      bug('COND', fraction(total - one - two, total - two), `This leaves the ${order[1] ?? ''} ones out of both counts.`),
    ];
    const entry = random.chance(1, 3);
    const answer = entry
      ? entryAnswer(key, bugs)
      : numericChoice({ key, why: `${total - one} of the ${total} ${noun}s are not ${asked}.`, bugs, show: showFraction, keep: probabilityLike(total) });
    const list = order.map((name, index) => `${counts[index]} ${name}`);
    return (
      answer && {
        parameters: { noun, counts, asked },
        stem: random.pick([
          `${opening.replace('#', `${total}`)}${list.slice(0, -1).join(', ')}, and ${list.at(-1)}. If ${act}, what is the probability that the ${noun} is not ${asked}?`,
          `${opening.replace('#', `${total}`)}${list.slice(0, -1).join(', ')}, and ${list.at(-1)}. Suppose ${act}. What is the probability of selecting a ${noun} that is not ${asked}?`,
        ]),
        answer,
        steps: [
          'The probability that something does not happen is 1 minus the probability that it does.',
          `${one} of the ${total} are ${asked}, so the probability is ${math(`1-\\frac{${one}}{${total}}=\\frac{${total - one}}{${total}}`)}${key.d === BigInt(total) ? '' : `, or ${showFraction(key)}`}.`,
          `Check: the other kinds add up to ${math(`${counts.slice(1).join('+')}=${total - one}`)}.`,
        ],
        takeaway: 'To find the probability of “not A,” count everything else, or subtract the probability of A from 1.',
      }
    );
  },
};
