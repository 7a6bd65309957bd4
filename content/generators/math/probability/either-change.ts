/** PRO-h at level 5: an unknown count, where each of two possible changes would give a known probability. */
import { asDecimals } from '../manners.ts';
import type { Random } from '#core/random.ts';
import { div, isInteger, mul, rat, sub, type Rational } from '#core/rational.ts';
import type { Draft } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { showFraction } from './two-way.ts';

export interface Setting {
  readonly all: string;
  readonly one: string;
  readonly kinds: readonly [string, string, string];
  readonly place: string;
  /** After “6 red marbles”, as things that happened or might happen. */
  readonly put: string;
  readonly taken: string;
}

export const settings: readonly Setting[] = [
  {
    all: 'marbles',
    one: 'marble',
    kinds: ['red', 'blue', 'green'],
    place: 'A bag contains only red, blue, and green marbles.',
    put: 'put into the bag',
    taken: 'taken out of the bag',
  },
  {
    all: 'cards',
    one: 'card',
    kinds: ['gold', 'silver', 'white'],
    place: 'A deck consists only of gold, silver, and white cards.',
    put: 'added to the deck',
    taken: 'removed from the deck',
  },
  {
    all: 'beads',
    one: 'bead',
    kinds: ['glass', 'wooden', 'clay'],
    place: 'A jar contains only glass, wooden, and clay beads.',
    put: 'put into the jar',
    taken: 'taken out of the jar',
  },
  {
    all: 'fish',
    one: 'fish',
    kinds: ['orange', 'black', 'silver'],
    place: 'A pond contains only orange, black, and silver fish.',
    put: 'released into the pond',
    taken: 'moved to another pond',
  },
  {
    all: 'tickets',
    one: 'ticket',
    kinds: ['yellow', 'purple', 'gray'],
    place: 'A drum contains only yellow, purple, and gray tickets.',
    put: 'put into the drum',
    taken: 'taken out of the drum',
  },
  {
    all: 'napkins',
    one: 'napkin',
    kinds: ['plain', 'striped', 'dotted'],
    place: 'A drawer contains only plain, striped, and dotted napkins.',
    put: 'put into the drawer',
    taken: 'taken out of the drawer',
  },
  {
    all: 'tiles',
    one: 'tile',
    kinds: ['black', 'gray', 'white'],
    place: 'A box contains only black, gray, and white tiles.',
    put: 'put into the box',
    taken: 'taken out of the box',
  },
  {
    all: 'buttons',
    one: 'button',
    kinds: ['round', 'square', 'oval'],
    place: 'A tin contains only round, square, and oval buttons.',
    put: 'put into the tin',
    taken: 'taken out of the tin',
  },
];

/** Nobody answers a question about how many with a fraction. */
export const isCount = ({ value }: Bug) => value !== null && isInteger(value) && value.n > 0n;

export const article = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

/** Level 5: neither present number is known; each of two possible changes would give a known probability. */
export function eitherChange(random: Random, setting: Setting): Draft | null {
  const [A, B] = setting.kinds;
  const { all, one, place, put, taken } = setting;
  const total = random.int(8, 60);
  const first = random.int(3, total - 4);
  const added = random.int(2, 16);
  const removing = random.chance(1, 2);
  const change = random.int(2, removing ? Math.min(16, first - 1) : 16);
  const afterFirst = rat(first + added, total + added);
  const afterSecond = removing ? rat(first - change, total - change) : rat(first, total + change);
  if (afterFirst.d > 10n || afterSecond.d > 10n || added === change || afterFirst.d === afterSecond.d) return null;
  const asked = random.pick(['total', 'first', 'others'] as const);
  const key = { total, first, others: total - first }[asked];
  const gap = sub(afterFirst, afterSecond);
  const minus = (value: Rational, count: number) => sub(value, rat(count));
  // As if the second change came after the first: S is the total after the first.
  const afterBoth = removing ? div(mul(rat(change), sub(rat(1), afterSecond)), gap) : div(mul(afterSecond, rat(change)), gap);
  const bothTotal = minus(afterBoth, added);
  // As if the changes left the total as it was.
  const keptTotal = div(rat(removing ? added + change : added), gap);
  const bugs = [
    bug(
      'PART',
      asked === 'total' ? keptTotal : asked === 'first' ? minus(mul(afterFirst, keptTotal), added) : sub(keptTotal, minus(mul(afterFirst, keptTotal), added)),
      `This keeps the total the same in both cases, but ${all} that are ${removing ? 'added or removed' : 'added'} also change the total; write ${math('T')} with the change in each denominator.`,
    ),
    bug(
      'COND',
      asked === 'total' ? bothTotal : asked === 'first' ? minus(mul(afterFirst, afterBoth), added) : sub(afterBoth, mul(afterFirst, afterBoth)),
      'This makes the second change after the first; only one of the two is made, so start from the present numbers both times.',
    ),
    ...(asked === 'total'
      ? []
      : [
          bug('STOP', total, `This is the total number of ${all}; ${asked === 'first' ? `${first} of them are ${A}` : `subtract the ${first} that are ${A}`}.`),
        ]),
    ...(asked === 'first'
      ? []
      : [
          bug(
            'STOP',
            first,
            `This is the number of ${A} ${all}; ${asked === 'total' ? `there are ${total - first} others` : `subtract it from the total, ${total}`}.`,
          ),
        ]),
    ...(asked === 'others'
      ? []
      : [
          bug(
            'COMP',
            total - first,
            `This is the number of ${all} that are not ${A}; ${asked === 'total' ? `add the ${first} that are` : `subtract it from the total, ${total}`}.`,
          ),
        ]),
    bug('SWAP', first + added, `This is the number of ${A} ${all} after ${added} more are ${put}; the question asks about now, before that.`),
    bug(
      'SWAP',
      removing ? first - change : null,
      `This is the number of ${A} ${all} after ${change} of them are ${taken}; the question asks about now, before that.`,
    ),
    bug(
      'SWAP',
      removing && asked !== 'first' ? total - change : null,
      `This is the total number after ${change} ${A} ${all} are ${taken}; the question asks about now, before that.`,
    ),
    bug(
      'SWAP',
      asked === 'first' ? null : total + added,
      `This is the total number after ${added} more ${A} ${all} are ${put}; the question asks about now, before that.`,
    ),
  ].filter(isCount);
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(1, 2),
    key: rat(key),
    why: `There are ${total} ${all}, and ${first} of them are ${A}: this fits both conditions.`,
    bugs,
  });
  const question = {
    total: `How many ${all} are there now in total?`,
    first: `How many ${A} ${all} are there now?`,
    others: `How many ${all} that are not ${A} are there now?`,
  }[asked];
  const [p, q] = [showFraction(afterFirst), showFraction(afterSecond)];
  const other = removing ? `${change} of the ${A} ${all} were ${taken}` : `${change} more ${B} ${all} were ${put}`;
  const [x, T] = [math('r'), math('T')];
  const second = removing ? `\\frac{r-${change}}{T-${change}}` : `\\frac{r}{T+${change}}`;
  return (
    answer && {
      parameters: { first, total, added, change, removing, asked, level: 5, all },
      stem: `${place} ${random.pick([
        `If ${added} more ${A} ${all} were ${put}, the probability of selecting ${article(A)} ${one} at random would be ${p}. If, instead, ${other}, that probability would be ${q}.`,
        `One ${one} will be selected at random. The probability of selecting ${article(A)} ${one} would be ${p} if ${added} more ${A} ${all} were ${put} first. It would be ${q} if, instead, ${other}.`,
        `The probability that a randomly selected ${one} is ${A} would become ${p} if ${added} more ${A} ${all} were ${put}, and it would become ${q} if, instead, ${other}.`,
      ])} ${question}`,
      answer,
      steps: [
        `Let ${x} be the number of ${A} ${all} and ${T} the total now. Write one equation for each of the two possible changes.`,
        `With ${added} more ${A} ${all}, ${math(`\\frac{r+${added}}{T+${added}}`)} is ${p}. With the other change, ${math(second)} is ${q}.`,
        `Solving the two equations gives ${math(`r=${first}`)} and ${math(`T=${total}`)}${asked === 'others' ? `, so ${math(`${total}-${first}=${total - first}`)} are not ${A}` : ''}.`,
        `Check: ${math(`\\frac{${first + added}}{${total + added}}=\\frac{${afterFirst.n}}{${afterFirst.d}}`)} and ${math(
          `\\frac{${removing ? first - change : first}}{${removing ? total - change : total + change}}=\\frac{${afterSecond.n}}{${afterSecond.d}}`,
        )}.`,
      ],
      takeaway: 'With two unknown counts, each stated probability gives one equation; adding or removing objects also changes the total.',
    }
  );
}
