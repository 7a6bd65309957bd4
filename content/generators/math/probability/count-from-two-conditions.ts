/** PRO-h: an unknown count from two probability conditions: of two kinds at once, before and after a change, or after either of two changes. */
import type { Random } from '#core/random.ts';
import { add, div, isInteger, mul, rat, sub, type Rational } from '#core/rational.ts';
import type { Draft, Generator } from '../../generator.ts';
import { fractionLatex, math } from '../text.ts';
import { type Bug, bug, numberAnswer, numberChoices, numberEntry } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { showFraction } from './two-way.ts';

interface Setting {
  readonly all: string;
  readonly one: string;
  readonly kinds: readonly [string, string, string];
  readonly place: string;
  /** After “6 red marbles”, as things that happened or might happen. */
  readonly put: string;
  readonly taken: string;
}

const settings: readonly Setting[] = [
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
const isCount = ({ value }: Bug) => value !== null && isInteger(value) && value.n > 0n;

const article = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

/** Level 5: neither present number is known; each of two possible changes would give a known probability. */
function eitherChange(random: Random, setting: Setting): Draft | null {
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

export const countFromTwoConditions: Generator = {
  archetype: 'PRO-h',
  topicId: 23,
  version: 5,
  levels: [3, 4, 5],
  skillTags: ['probability', 'unknown-count'],
  draft(random, level) {
    const setting = random.pick(settings);
    if (level === 5) return eitherChange(random, setting);
    const parts = random.int(3, 12);
    const share = random.int(1, parts - 2);
    const total = parts * random.int(2, 18);
    const first = (share * total) / parts;
    const second = random.int(2, Math.max(2, total - first - 2));
    const third = total - first - second;
    const [pFirst, pSecond] = [rat(first, total), rat(second, total)];
    const [A, B, C] = setting.kinds;
    if (total > 180 || first < 2 || third < 2) return null;
    if (level === 3 && (first === second || third === first || second === third || pSecond.d > 12n)) return null;
    const select = `One ${setting.one} is selected at random.`;
    const parameters = { first, second, third, level, all: setting.all };
    if (level === 3) {
      const rest = sub(rat(1), add(pFirst, pSecond));
      const askTotal = random.chance(1, 3);
      const key = askTotal ? total : first;
      const bugs = [
        bug(
          'STOP',
          askTotal ? first : total,
          askTotal
            ? `This is only the number of ${A} ${setting.all}; divide it by ${showFraction(pFirst)} for the total.`
            : `This is the total number of ${setting.all}; ${showFraction(pFirst)} of them are ${A}.`,
        ),
        bug(
          'SWAP',
          second,
          `This is the number of ${B} ${setting.all}; ${askTotal ? 'the question asks for the total' : `take ${showFraction(pFirst)} of the total, ${total}`}.`,
        ),
        bug(
          'PART',
          div(rat(third), pFirst),
          `This treats the ${third} ${C} ${setting.all} as ${showFraction(pFirst)} of the total, but that fraction is for ${A}; the ${C} ones are ${showFraction(rest)} of it.`,
        ),
        bug(
          'COND',
          div(rat(third), add(pFirst, pSecond)),
          `This treats the ${third} ${C} ${setting.all} as ${showFraction(add(pFirst, pSecond))} of the total, but that fraction is for the other two kinds; the ${C} ones are the remaining ${showFraction(rest)}.`,
        ),
        bug(
          'COMP',
          askTotal ? total - third : total - first,
          askTotal
            ? `This leaves out the ${C} ${setting.all}; add those ${third}.`
            : `This is the number of ${setting.all} that are not ${A}; subtract it from the total, ${total}.`,
        ),
        bug(
          'COND',
          rat(BigInt(third) * pFirst.n, pFirst.d),
          `This takes ${showFraction(pFirst)} of the ${third} ${C} ${setting.all}; take it of all ${total} ${setting.all}.`,
        ),
      ].filter(isCount);
      const answer = random.chance(1, 2)
        ? numberEntry({
            ...asDecimals,
            key: rat(key),
            bugs: [
              ...bugs,
              bug('STOP', third, `This repeats the number of ${C} ${setting.all}; they are ${showFraction(rest)} of the total, so divide by that.`),
            ],
          })
        : numberChoices({
            ...asDecimals,
            key: rat(key),
            why: `The ${C} ${setting.all} are ${math(fractionLatex(rest))} of the total, so there are ${total} ${setting.all} in all${askTotal ? '' : ` and ${first} ${A} ones`}.`,
            bugs,
          });
      return (
        answer && {
          parameters: { ...parameters, askTotal },
          stem: `${setting.place} ${random.pick([
            `${select} The probability of selecting ${article(A)} ${setting.one} is ${showFraction(pFirst)}, and the probability of selecting ${article(B)} ${setting.one} is ${showFraction(pSecond)}. If there are ${third} ${C} ${setting.all}, how many`,
            `If one ${setting.one} is selected at random, the probability that it is ${A} is ${showFraction(pFirst)}, and the probability that it is ${B} is ${showFraction(pSecond)}. There are ${third} ${C} ${setting.all}. How many`,
            `The probability that a randomly selected ${setting.one} is ${A} is ${showFraction(pFirst)}, and the probability that it is ${B} is ${showFraction(pSecond)}. If exactly ${third} of the ${setting.all} are ${C}, how many`,
          ])} ${askTotal ? setting.all : `${A} ${setting.all}`} are there${askTotal ? ' in total' : ''}?`,
          answer,
          steps: [
            `The probabilities of the three kinds add up to 1, so subtract to find the probability for ${C} ${setting.all}.`,
            `That probability is ${math(`1 - ${fractionLatex(pFirst)} - ${fractionLatex(pSecond)} = ${fractionLatex(rest)}`)}.`,
            `So ${third} ${setting.all} are ${math(fractionLatex(rest))} of the total, and the total is ${math(`${third} \\div ${fractionLatex(rest)} = ${total}`)}.`,
            askTotal
              ? `Check: ${math(`${first} + ${second} + ${third} = ${total}`)}, with ${first} ${A} and ${second} ${B} ${setting.all}.`
              : `The number of ${A} ${setting.all} is ${math(`${fractionLatex(pFirst)} \\cdot ${total} = ${first}`)}. Check: ${math(`${first} + ${second} + ${third} = ${total}`)}.`,
          ],
          takeaway: 'The probabilities of all the kinds add up to 1; the missing probability and its count give the total.',
        }
      );
    }
    // Level 4: adding some of one kind changes the probability.
    const tidy = Array.from({ length: 29 }, (_, at) => at + 2).filter((more) => rat(first + more, total + more).d <= 12n);
    if (tidy.length === 0) return null;
    const added = random.pick(tidy);
    const after = rat(first + added, total + added);
    const askNotFirst = random.chance(1, 2);
    const key = askNotFirst ? total - first : total;
    const [p, q, s, t] = [pFirst.n, pFirst.d, after.n, after.d];
    // Forgetting that the added ones also enlarge the total: (p/q)T + added = (s/t)T.
    const gap = sub(after, pFirst);
    const bugs = [
      bug(
        'PART',
        gap.n > 0n ? div(rat(added), gap) : null,
        `This keeps the old total after the change; the added ${setting.all} also increase the total, to ${math(`T + ${added}`)}.`,
      ),
      bug(
        'STOP',
        askNotFirst ? total : first,
        askNotFirst
          ? `This is the total number of ${setting.all} before the change; subtract the ${first} that are ${A}.`
          : `This is the number of ${A} ${setting.all} before the change; divide it by ${showFraction(pFirst)} for the total.`,
      ),
      bug(
        'STOP',
        total + added,
        `This is the total number of ${setting.all} after the change; subtract the ${added} that were added${askNotFirst ? `, and the ${first} that were ${A}` : ''}.`,
      ),
      bug(
        'SWAP',
        first + added,
        `This is the number of ${A} ${setting.all} after the change; the question asks about before, and about ${askNotFirst ? 'the others' : 'all of them'}.`,
      ),
      bug(
        'COMP',
        askNotFirst ? first : total - first,
        askNotFirst
          ? `This is the number of ${A} ${setting.all}; subtract it from the total, ${total}.`
          : `This is the number of ${setting.all} that are not ${A}; add the ${first} that are.`,
      ),
    ].filter(isCount);
    const answer = numberAnswer({
      ...asDecimals,
      typed: random.chance(1, 2),
      key: rat(key),
      why: `Before the change, there were ${total} ${setting.all}, and ${first} of them were ${A}.`,
      bugs,
    });
    return (
      answer && {
        parameters: { ...parameters, added, askNotFirst },
        stem: `${setting.place} ${random.pick([
          `If one ${setting.one} is selected at random, the probability that it is ${A} is ${showFraction(pFirst)}. After ${added} more ${A} ${setting.all} are ${setting.put}, the probability of selecting ${article(A)} ${setting.one} is ${showFraction(after)}.`,
          `The probability of selecting ${article(A)} ${setting.one} at random is ${showFraction(pFirst)}. After ${added} more ${A} ${setting.all} are ${setting.put}, this probability is ${showFraction(after)}.`,
          `At first, the probability that a randomly selected ${setting.one} is ${A} is ${showFraction(pFirst)}. After ${added} more ${A} ${setting.all} are ${setting.put}, the probability changes to ${showFraction(after)}.`,
        ])} Before the change, how many ${askNotFirst ? `of the ${setting.all} were not ${A}` : `${setting.all} were there in total`}?`,
        answer,
        steps: [
          `Let ${math('T')} be the total before the change; then ${math(`\\frac{${p === 1n ? '' : p}T}{${q}}`)} of the ${setting.all} are ${A}.`,
          `After the change, ${math(`\\frac{${p === 1n ? '' : p}T}{${q}} + ${added} = \\frac{${s}}{${t}}(T + ${added})`)}, because the added ${setting.all} increase both counts.`,
          `Solving for ${math('T')} gives ${math(`T = ${total}`)}, with ${math(`${first}`)} ${A} ${setting.all} and ${math(`${total - first}`)} others.`,
          `Check: ${math(`\\frac{${first} + ${added}}{${total} + ${added}} = \\frac{${s}}{${t}}`)}.`,
        ],
        takeaway: 'Adding objects of one kind changes both the numerator and the denominator of its probability.',
      }
    );
  },
};
