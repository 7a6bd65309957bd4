/** Probability of one kind among several. */
import { rat } from '#core/rational.ts';
import type { Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { bug, numberChoices } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { asFraction, probabilityLike, reduction, showFraction } from './two-way.ts';

const settings = [
  {
    where: 'A bag contains',
    kinds: ['red tiles', 'blue tiles', 'yellow tiles'],
    singles: ['a red tile', 'a blue tile', 'a yellow tile'],
    all: 'tiles',
    one: 'tile',
  },
  {
    where: 'A drawer contains',
    kinds: ['black socks', 'gray socks', 'striped socks'],
    singles: ['a black sock', 'a gray sock', 'a striped sock'],
    all: 'socks',
    one: 'sock',
  },
  {
    where: 'A box contains',
    kinds: ['lemon candies', 'cherry candies', 'mint candies'],
    singles: ['a lemon candy', 'a cherry candy', 'a mint candy'],
    all: 'candies',
    one: 'candy',
  },
  {
    where: 'A shelf holds',
    kinds: ['history books', 'science books', 'art books'],
    singles: ['a history book', 'a science book', 'an art book'],
    all: 'books',
    one: 'book',
  },
  { where: 'A kennel houses', kinds: ['terriers', 'beagles', 'poodles'], singles: ['a terrier', 'a beagle', 'a poodle'], all: 'dogs', one: 'dog' },
  {
    where: 'A box contains',
    kinds: ['postcards from Japan', 'postcards from Brazil', 'postcards from Kenya'],
    singles: ['a postcard from Japan', 'a postcard from Brazil', 'a postcard from Kenya'],
    all: 'postcards',
    one: 'postcard',
  },
] as const;

export const oneKindAmongSeveral: Generator = {
  archetype: 'PRO-a',
  topicId: 23,
  version: 5,
  levels: [1],
  skillTags: ['simple-probability'],
  draft(random) {
    const setting = random.pick(settings);
    const counts = [random.int(2, 20), random.int(2, 20), random.int(2, 20)];
    const total = counts.reduce((a, b) => a + b, 0);
    const asked = random.int(0, 2);
    const mine = counts[asked] as number;
    const others = counts.filter((_, index) => index !== asked) as [number, number];
    if (total > 40 || new Set(counts).size < 3) return null;
    const key = asFraction(mine, total);
    const name = setting.kinds[asked] as string;
    const single = setting.singles[asked] as string;
    const otherNames = setting.kinds.filter((kind) => kind !== name);
    const bugs = [
      bug(
        'COND',
        asFraction(mine, total - mine),
        `This compares the ${name} with the other ${setting.all}, which gives odds; a probability compares them with all ${total}.`,
      ),
      bug('COMP', asFraction(total - mine, total), `This is the probability that the ${setting.one} is not one of the ${name}; subtract it from 1.`),
      bug(
        'SWAP',
        asFraction(others[0], total),
        `This is the probability of selecting one of the ${otherNames[0] ?? ''}; divide the ${mine} ${name} by ${total} instead.`,
      ),
      bug(
        'SWAP',
        asFraction(others[1], total),
        `This is the probability of selecting one of the ${otherNames[1] ?? ''}; divide the ${mine} ${name} by ${total} instead.`,
      ),
      bug('FREQ', rat(1, 3), `This treats the three kinds as equally likely, but their numbers differ; divide ${mine} by ${total}.`),
      bug(
        'FREQ',
        rat(1, total),
        `This is the probability of selecting one particular ${setting.one}; any of the ${mine} ${name} will do, so divide ${mine} by ${total}.`,
      ),
      bug('FREQ', rat(1, mine), `This divides 1 by the number of ${name}; divide ${mine} by ${total}.`),
    ];
    const list = `${counts[0]} ${setting.kinds[0]}, ${counts[1]} ${setting.kinds[1]}, and ${counts[2]} ${setting.kinds[2]}`;
    return {
      parameters: { counts, asked, kind: setting.all },
      stem: random.pick([
        `${setting.where} ${list}, and no other ${setting.all}. If one ${setting.one} is selected at random, what is the probability of selecting ${single}?`,
        `${setting.where} ${list}, and no other ${setting.all}. One of these ${setting.all} is selected at random. What is the probability of selecting ${single}?`,
        `${setting.where} ${list}, and no other ${setting.all}. What is the probability that a ${setting.one} selected at random is ${single}?`,
        `${setting.where} the following ${setting.all}: ${list}. If one of the ${setting.all} is chosen at random, what is the probability of choosing ${single}?`,
      ]),
      answer: numberChoices({
        ...asDecimals,
        key,
        why: `There are ${mine} ${name} out of ${total} ${setting.all}.`,
        bugs,
        show: showFraction,
        believable: probabilityLike(45),
      }),
      steps: [
        `A probability is the number of favorable outcomes divided by the total number of outcomes.`,
        `There are ${math(`${counts.join(' + ')} = ${total}`)} ${setting.all} in all, and ${mine} of them are ${name}.`,
        `The probability is ${math(reduction(mine, total))}.`,
        `Check: the probabilities of the three kinds add up to ${math(`\\frac{${counts.join(' + ')}}{${total}} = 1`)}.`,
      ],
      takeaway: 'Probability = number of favorable outcomes divided by total number of outcomes.',
    };
  },
};
