/** Two amounts that change at constant rates, told by their difference and their total: both are linear functions, too. */
import { rat } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '../../generator.ts';
import { bug, type Manner, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { capitalized, math, prose } from '../text.ts';
import { type Pair, pairs } from './paired-amounts.ts';

/** Beside whole amounts, a fraction would stand out. */
const inWhole: Manner = { ...asFractions, believable: (value, key) => value.d === 1n && asFractions.believable(value, key) };

const amountOf = (pair: Pair, value: number) => (pair.unit === 'dollars' ? `$${prose(value)}` : prose(value));

const words = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
const later = (pair: Pair, time: number) => (time === 0 ? pair.start : `${time} ${pair.time} ${pair.since}`);

/** The same at the beginning of a sentence, where a number is a word. */
const opening = (pair: Pair, time: number) => (time === 0 ? capitalized(pair.start) : `${words[time]} ${pair.time} ${pair.since}`);

interface Story {
  readonly pair: Pair;
  /** Amounts at the beginning and changes per unit of time, with their signs. */
  readonly at: readonly [number, number];
  readonly change: readonly [number, number];
  readonly gapAt: readonly [number, number];
  readonly totalAt: readonly [number, number];
}

function storyOf(random: Random): Story | null {
  const pair = random.pick(pairs);
  const [low, high, step] = pair.amounts;
  const [a0, b0] = [step * random.int(low / step, high / step), step * random.int(low / step, high / step)];
  const [ra, rb] = [random.int(...pair.rates), random.int(...pair.rates)];
  const [first, span] = [random.int(2, 5), random.int(3, 7)];
  const [firstTotal, totalSpan] = [random.pick([0, 2, 3, 4, 5]), random.int(3, 6)];
  const last = Math.max(first + span, firstTotal + totalSpan);
  const change = [pair.direction * ra, pair.direction * rb] as const;
  const gap = (t: number) => a0 - b0 + (change[0] - change[1]) * t;
  if (Math.abs(ra - rb) < 3 || [first, first + span].some((t) => t === firstTotal || t === firstTotal + totalSpan)) return null;
  if ([a0 + change[0] * last, b0 + change[1] * last].some((left) => left < low / 10)) return null;
  // The first difference is told as more; the second is often the other way round.
  if (gap(first) < 10 || Math.abs(gap(first + span)) < 10 || Math.abs(gap(first)) > 0.6 * a0) return null;
  if (gap(first + span) > 0 && random.chance(2, 3)) return null;
  return { pair, at: [a0, b0], change, gapAt: [first, first + span], totalAt: [firstTotal, firstTotal + totalSpan] };
}

const gapIn = ({ at, change }: Story, t: number) => at[0] - at[1] + (change[0] - change[1]) * t;
const totalIn = ({ at, change }: Story, t: number) => at[0] + at[1] + (change[0] + change[1]) * t;

/** The differences at both times, a sentence for each. */
function gapsTold(story: Story): string {
  const { pair, gapAt } = story;
  return gapAt
    .map((t) => {
      const gap = gapIn(story, t);
      return `${opening(pair, t)}, ${pair.one} P ${pair.had} ${amountOf(pair, Math.abs(gap))} ${gap > 0 ? pair.more : pair.fewer} ${pair.than} ${pair.one} Q.`;
    })
    .join(' ');
}

/** The difference at two times and the rate of one: the other's rate or its amount at the beginning. */
function fromDifferences(random: Random, story: Story): Draft | null {
  const { pair, at, change, gapAt } = story;
  const [one, two] = gapAt;
  const [g1, g2] = [gapIn(story, one), gapIn(story, two)];
  const perTime = change[0] - change[1];
  const asksStart = random.chance(1, 3);
  const [ra, rb] = [Math.abs(change[0]), Math.abs(change[1])];
  const key = asksStart ? at[0] : ra;
  // Read as “more” in both places.
  const misread = rat(g1 - Math.abs(g2), one - two);
  const wrongRate = rat(pair.direction * Number(misread.n) + rb * Number(misread.d), Number(misread.d));
  const wrong = asksStart
    ? [
        bug('STOP', at[1] + g1, `This adds the difference after ${one} ${pair.time} to the amount at the beginning.`),
        bug('SIGN', at[1] - gapIn(story, 0), `This has ${pair.one} P and ${pair.one} Q the wrong way around at the beginning.`),
        bug('SHIFT', at[1] + g1 + perTime * one, 'This follows the change of the difference forward in time instead of back to the beginning.'),
        bug('STOP', Math.abs(gapIn(story, 0)), 'This is the difference at the beginning.'),
        bug('CORR', at[1] + g2, `This adds the difference after ${two} ${pair.time} to the amount at the beginning.`),
      ]
    : [
        bug('SIGN', g2 < 0 && misread.n !== 0n ? wrongRate : null, `This reads ${math(Math.abs(g2))} as “${pair.more}” instead of “${pair.fewer}.”`),
        bug('STOP', Math.abs(perTime), `This is how fast the difference changes.`),
        bug('SWAP', 2 * rb - ra, `This changes the rate of ${pair.one} Q in the wrong direction.`),
        bug(
          'RATE0',
          ra > rb ? rb + Math.abs(g2 - g1) : rb - Math.abs(g2 - g1),
          `This takes the whole change of the difference for the change in one of the ${pair.time}.`,
        ),
        bug(
          'BASE',
          rat(ra > rb ? rb * two + Math.abs(g2 - g1) : rb * two - Math.abs(g2 - g1), two),
          `This divides by ${math(two)}; only ${math(two - one)} ${pair.time} passed between the two differences.`,
        ),
        bug('SWAP', rb, `This is the rate for ${pair.one} Q.`),
      ];
  const answer = numberAnswer({
    ...inWhole,
    typed: random.chance(3, 4),
    key: key,
    why: `The difference changes by ${math(perTime)} in each of the ${pair.time}.`,
    bugs: wrong.filter(({ value }) => value !== null && value.n > 0n),
  });
  const known = asksStart ? `${capitalized(pair.start)}, ${pair.one} Q ${pair.had} ${pair.shown(amountOf(pair, at[1]))}.` : pair.rate('Q', prose(rb));
  return (
    answer && {
      parameters: { kind: 'differences', ...numbersOf(story), asksStart },
      stem: `${pair.story} ${random.chance(1, 2) ? `${known} ${gapsTold(story)}` : `${gapsTold(story)} ${known}`} ${asksStart ? pair.askAmount(pair.start) : pair.askRate('P')}`,
      answer,
      steps: [
        `The difference of two linear functions is linear, too, so the difference between ${pair.one} P and ${pair.one} Q changes at a constant rate.`,
        `It changes from ${math(g1)} to ${math(g2)} in ${math(two - one)} ${pair.time}${g2 < 0 ? ' (negative because P has less than Q)' : ''}, that is by ${math(`\\frac{${g2} - ${g1}}{${two - one}} = ${perTime}`)} each time.`,
        asksStart
          ? `At the beginning, it was ${math(`${g1} - ${one} \\cdot ${perTime < 0 ? `(${perTime})` : perTime} = ${gapIn(story, 0)}`)}, so ${pair.one} P had ${math(`${at[1]} ${gapIn(story, 0) < 0 ? '-' : '+'} ${Math.abs(gapIn(story, 0))} = ${at[0]}`)}.`
          : `The amount of ${pair.one} Q changes by ${math(change[1])} each time, so that of ${pair.one} P changes by ${math(`${change[1]} ${perTime < 0 ? '-' : '+'} ${Math.abs(perTime)} = ${change[0]}`)}.`,
        `Check: in ${math(two - one)} ${pair.time}, the difference changes by ${math(`${two - one} \\cdot ${perTime < 0 ? `(${perTime})` : perTime} = ${g2 - g1}`)}, and ${math(`${g1} ${g2 < g1 ? '-' : '+'} ${Math.abs(g2 - g1)} = ${g2}`)}.`,
      ],
      takeaway: 'The difference of two linear functions is linear, and its rate is the difference of the two rates.',
    }
  );
}

const numbersOf = ({ pair, at, change, gapAt, totalAt }: Story) => ({
  one: pair.one,
  at: [...at],
  change: [...change],
  gapAt: [...gapAt],
  totalAt: [...totalAt],
});

/** The difference at two times and the total at another: an amount at that time is asked. */
function fromTotal(random: Random, story: Story): Draft | null {
  const { pair, at, change, gapAt, totalAt } = story;
  const [one, two] = gapAt;
  const [g1, g2] = [gapIn(story, one), gapIn(story, two)];
  const perTime = change[0] - change[1];
  const when = random.pick([totalAt[0], totalAt[1]]);
  const [total, gap] = [totalIn(story, when), gapIn(story, when)];
  const key = at[0] + change[0] * when;
  const wrong = [
    bug('SWAP', at[1] + change[1] * when, `This is the amount for ${pair.one} Q.`),
    bug('HALF', rat(total, 2), `This splits the total evenly; at that time, the difference was ${math(Math.abs(gap))}.`),
    bug('STOP', rat(total + g1, 2), `This uses the difference after ${math(one)} ${pair.time}, which was another one at the time of the total.`),
    bug('STOP', rat(total + g2, 2), `This uses the difference after ${math(two)} ${pair.time}.`),
    bug('HALF', total + gap, 'The sum of the total and the difference is twice the amount asked for.'),
    g2 < 0
      ? bug(
          'SIGN',
          rat(total * (two - one) + g1 * (two - one) + (Math.abs(g2) - g1) * (when - one), 2 * (two - one)),
          `This reads ${math(Math.abs(g2))} as “${pair.more}” instead of “${pair.fewer}.”`,
        )
      : bug('STOP', Math.abs(gap), 'This is the difference at that time.'),
  ];
  const answer = numberAnswer({
    ...inWhole,
    typed: random.chance(3, 4),
    key: key,
    why: `At that time, the total was ${math(total)} and the difference ${math(gap)}.`,
    bugs: wrong.filter(({ value }) => value !== null && value.n > 0n),
  });
  const told = `${opening(pair, when)}, ${pair.pair} together ${pair.had} ${pair.shown(amountOf(pair, total))}.`;
  return (
    answer && {
      parameters: { kind: 'total', ...numbersOf(story), when },
      stem: `${pair.story} ${random.chance(1, 2) ? `${told} ${gapsTold(story)}` : `${gapsTold(story)} ${told}`} ${pair.askAmount(later(pair, when))}`,
      answer,
      steps: [
        `The difference of two linear functions is linear, too.`,
        `The difference between ${pair.one} P and ${pair.one} Q changes from ${math(g1)} to ${math(g2)} in ${math(two - one)} ${pair.time}, that is by ${math(`\\frac{${g2} - ${g1}}{${two - one}} = ${perTime}`)} each time.`,
        `At the time of the total, it was ${math(gap)}. The total ${math(total)} plus the difference ${math(gap)} is twice the amount for P: ${math(`\\frac{${total} ${gap < 0 ? '-' : '+'} ${Math.abs(gap)}}{2} = ${key}`)}.`,
        `Check: then Q had ${math(`${total} - ${key} = ${total - key}`)}, and ${math(`${key} - ${total - key} = ${gap}`)}.`,
      ],
      takeaway:
        'A sum and a difference give both amounts: the total plus the difference is twice one of them, and the difference of linear functions is linear.',
    }
  );
}

export const differenceAndTotal: Generator = {
  archetype: 'LF-m',
  topicId: 12,
  version: 3,
  levels: [4, 5],
  skillTags: ['linear-functions', 'modeling', 'rates'],
  draft: (random, level) => {
    const story = storyOf(random);
    return story && (level === 4 ? fromDifferences(random, story) : fromTotal(random, story));
  },
};
