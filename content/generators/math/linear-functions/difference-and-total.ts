/** LF-m: two amounts that change at constant rates, told by what they are at the beginning and what is known at one later time. */
import { rat } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { bug, numberAnswer } from '../answers.ts';
import { persist } from '../persist.ts';
import { math, prose } from '../text.ts';
import { amountsAt, gapTold, inWhole, laterTime, multiples, numbersOf, possible, ratesTold, startTold, type Story, storyOf } from './amounts-story.ts';
import { pairs } from './paired-amounts.ts';
import { fromLaterTotal, fromTotalAndRatio, fromTotalWhenEqual } from './total-of-two.ts';

/** Both beginnings and one rate; the difference or the ratio at a later time gives the other rate. */
function rateFromComparison(random: Random, drawn: Story, ratio: number | null): Draft | null {
  const { pair, change, when } = drawn;
  const [low, high, step] = pair.amounts;
  const [, q] = amountsAt(drawn, when);
  const at = ratio === null ? drawn.at : ([ratio * q - change[0] * when, drawn.at[1]] as const);
  const story = { ...drawn, at };
  const [p] = amountsAt(story, when);
  const byRatio = ratio !== null;
  const multiple = multiples[ratio ?? 1];
  if (Math.abs(p - q) < 10 || at[0] < low || at[0] > 1.5 * high || at[0] % step !== 0) return null;
  const [ra, rb] = [Math.abs(change[0]), Math.abs(change[1])];
  const up = pair.direction;
  /** The rate of P if its amount at the later time were this one, over the second number. */
  const rateTo = (top: number, under = 1) => rat(up * (top - under * at[0]), under * when);
  const answer = numberAnswer({
    ...inWhole,
    typed: random.chance(3, 4),
    key: ra,
    why: `In ${math(when)} ${pair.time}, the amount for ${pair.one} P changed from ${math(at[0])} to ${math(p)}.`,
    bugs: possible([
      bug(
        'SIGN',
        byRatio ? null : rateTo(2 * q - p),
        `This has ${pair.one} P and ${pair.one} Q the wrong way around in the comparison; ${pair.one} P ${pair.had} ${math(p)} then, and ${pair.one} Q ${math(q)}.`,
      ),
      bug(
        'INVOP',
        byRatio ? rateTo(q, ratio) : null,
        `This takes the amount for ${pair.one} Q to be ${multiple} the amount for ${pair.one} P; it was the other way around, so ${pair.one} P ${pair.had} ${math(`${ratio ?? 1}\\cdot${q}=${p}`)}.`,
      ),
      bug('STOP', rateTo(q), `This leads to the same amount for both; use how they compared after ${math(when)} ${pair.time}.`),
      bug(
        'SWAP',
        rb,
        `This is the rate for ${pair.one} Q; use it to find what ${pair.one} P ${pair.had} after ${math(when)} ${pair.time}, and divide the change for ${pair.one} P by ${math(when)}.`,
      ),
      bug('STOP', rat(Math.abs(p - at[0])), `This is the whole change in ${math(when)} ${pair.time}; divide it by ${math(when)}.`),
      bug(
        'BASE',
        rateTo(byRatio ? ratio * at[1] : at[1] + p - q),
        `This compares with what ${pair.one} Q ${pair.had} at the beginning; by the later time, the amount for ${pair.one} Q was ${math(q)}.`,
      ),
      bug('INVOP', rat(p, when), `This divides the amount at the later time by ${math(when)}; divide its change.`),
    ]),
  });
  const compared = byRatio ? `${pair.one} P ${pair.had} ${multiple} ${pair.as} ${pair.one} Q` : gapTold(story);
  const facts = random.pick([
    `${startTold(story)} ${pair.rate('Q', prose(rb))} ${laterTime(story)}, ${compared}.`,
    `${startTold(story)} ${laterTime(story)}, ${compared}. ${pair.rate('Q', prose(rb))}`,
  ]);
  return (
    answer && {
      parameters: { kind: byRatio ? 'ratio' : 'gap', ...numbersOf(story) },
      stem: `${pair.story} ${facts} ${pair.askRate('P')}`,
      answer,
      steps: [
        `Find both amounts after ${math(when)} ${pair.time}, beginning with ${pair.one} Q, whose rate is told.`,
        `For ${pair.one} Q: ${math(`${at[1]} ${up === 1 ? '+' : '-'} ${rb} \\cdot ${when} = ${q}`)}. So for ${pair.one} P: ${math(byRatio ? `${ratio} \\cdot ${q} = ${p}` : `${q} ${p > q ? '+' : '-'} ${Math.abs(p - q)} = ${p}`)}.`,
        `The rate for ${pair.one} P is ${math(`\\frac{${Math.max(p, at[0])} - ${Math.min(p, at[0])}}{${when}} = ${ra}`)}.`,
        `Check: ${math(`${at[0]} ${up === 1 ? '+' : '-'} ${ra} \\cdot ${when} = ${p}`)}.`,
      ],
      takeaway: 'A constant rate is the change in an amount divided by the time; find the amount at the later time first.',
    }
  );
}

const fromDifference = (random: Random, story: Story) => rateFromComparison(random, story, null);
const fromRatio = (random: Random, story: Story) => rateFromComparison(random, story, random.pick([2, 2, 3]));

/** Both beginnings and both rates: the amount when they are equal. */
function whenEqual(random: Random, drawn: Story): Draft | null {
  const time = (drawn.at[1] - drawn.at[0]) / (drawn.change[0] - drawn.change[1]);
  if (!Number.isInteger(time) || time < 2 || time > 20) return null;
  const story = { ...drawn, when: time };
  const { pair, at, change } = story;
  const [key] = amountsAt(story, time);
  if (key < pair.amounts[0] / 10) return null;
  const gap = Math.abs(at[0] - at[1]);
  const [ra, rb] = [Math.abs(change[0]), Math.abs(change[1])];
  const side = (n: 0 | 1) => `${at[n]} ${pair.direction === 1 ? '+' : '-'} ${Math.abs(change[n])}t`;
  const answer = numberAnswer({
    ...inWhole,
    typed: random.chance(3, 4),
    key,
    why: `After ${math(time)} ${pair.time}, both amounts are ${math(key)}.`,
    bugs: possible([
      bug(
        'STOP',
        time,
        `This is the number of ${pair.time} until the amounts are equal; the amount at that time is ${math(`${at[0]}${change[0] < 0 ? '-' : '+'}${ra}\\cdot${time}`)}.`,
      ),
      bug(
        'HALF',
        rat(at[0] + at[1], 2),
        `This is halfway between the two amounts at the beginning; set ${math(side(0))} equal to ${math(side(1))} to find the time when they are equal.`,
      ),
      bug(
        'SIGN',
        at[0] - change[0] * time,
        `This changes the amount for ${pair.one} P in the wrong direction; ${pair.direction === 1 ? 'add' : 'subtract'} ${math(`${ra}\\cdot${time}`)} ${pair.direction === 1 ? 'to' : 'from'} ${math(at[0])}.`,
      ),
      bug(
        'STOP',
        Math.abs(change[0]) * time,
        `This is how much the amount for ${pair.one} P changed; ${pair.direction === 1 ? 'add it to' : 'subtract it from'} the ${math(at[0])} at the beginning.`,
      ),
      bug(
        'INVOP',
        rat(at[0] * (ra + rb) + change[0] * gap, ra + rb),
        `This adds the rates; the difference between the amounts, ${math(gap)}, gets smaller by the difference of the rates, ${math(Math.abs(ra - rb))}, so divide by that.`,
      ),
      bug('SWAP', at[0] + change[1] * time, `This changes the amount for ${pair.one} P at the rate for ${pair.one} Q; its own rate is ${math(ra)}.`),
    ]),
  });
  return (
    answer && {
      parameters: { kind: 'equal', ...numbersOf(story) },
      stem: `${pair.story} ${random.pick([`${startTold(story)} ${ratesTold(story)}`, `${ratesTold(story)} ${startTold(story)}`])} ${pair.askEqual}`,
      answer,
      steps: [
        `Write each amount as a linear function of the time ${math('t')}: ${math(side(0))} for ${pair.one} P and ${math(side(1))} for ${pair.one} Q.`,
        `They are equal when ${math(`${side(0)} = ${side(1)}`)}, so ${math(`${Math.abs(ra - rb)}t = ${gap}`)} and ${math(`t = ${time}`)}.`,
        `The question asks for the amount: ${math(`${side(0).replace('t', `(${time})`)} = ${key}`)}.`,
        `Check: ${math(`${side(1).replace('t', `(${time})`)} = ${key}`)}.`,
      ],
      takeaway: 'Set the two linear functions equal, solve for the time, and go back to what the question asks for.',
    }
  );
}

export const differenceAndTotal: Generator = {
  archetype: 'LF-m',
  topicId: 12,
  version: 5,
  levels: [3, 5],
  skillTags: ['linear-functions', 'modeling', 'rates'],
  draft(random, level) {
    // Every pair and every kind as often, though few numbers fit some.
    const pair = random.pick(pairs);
    const make = random.pick(level === 3 ? [fromDifference, fromRatio, whenEqual] : [fromLaterTotal, fromTotalWhenEqual, fromTotalAndRatio]);
    return persist(() =>
      persist(() => {
        const story = storyOf(random, pair);
        return story && make(random, story);
      }),
    );
  },
};
