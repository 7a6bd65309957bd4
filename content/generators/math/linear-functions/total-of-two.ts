/** LF-m at level 5: the total of two amounts, and how they compare at the same or a later time. */
import { rat } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { bug, numberAnswer } from '../answers.ts';
import { capitalized, math } from '../text.ts';
import { amountsAt, gapTold, inWhole, laterTime, multiples, numbersOf, possible, ratesTold, shown, startTold, type Story } from './amounts-story.ts';

const signed = (value: number) => `${value < 0 ? '-' : '+'} ${Math.abs(value)}`;

/** Both beginnings; the total and the difference at a later time give a rate. */
export function fromLaterTotal(random: Random, story: Story): Draft | null {
  const { pair, at, change, when } = story;
  const [p, q] = amountsAt(story, when);
  if (Math.abs(p - q) < 10) return null;
  const [total, gap, up] = [p + q, p - q, pair.direction];
  const rateTo = (top: number, under = 1) => rat(up * (top - under * at[0]), under * when);
  const answer = numberAnswer({
    ...inWhole,
    typed: random.chance(3, 4),
    key: Math.abs(change[0]),
    why: `After ${math(when)} ${pair.time}, ${pair.one} P ${pair.had} ${math(p)}.`,
    bugs: possible([
      bug(
        'SWAP',
        Math.abs(change[1]),
        `This is the rate for ${pair.one} Q; for ${pair.one} P, divide the change from ${math(at[0])} to ${math(p)} by ${math(when)}.`,
      ),
      bug('HALF', rateTo(total, 2), `This splits the total evenly; the amounts differed by ${math(Math.abs(gap))}, so ${pair.one} P ${pair.had} ${math(p)}.`),
      bug('SIGN', rateTo(q), `This has ${pair.one} P and ${pair.one} Q the wrong way around at the later time; ${pair.one} P ${pair.had} ${math(p)} then.`),
      bug(
        'STOP',
        Math.abs(change[0] + change[1]),
        `This is the rate at which the total changed; find what ${pair.one} P ${pair.had} at the later time, ${math(p)}, and use its change alone.`,
      ),
      bug('STOP', Math.abs(change[0]) * when, `This is the whole change in ${math(when)} ${pair.time}; divide it by ${math(when)}.`),
      bug(
        'STOP',
        Math.abs(change[0] - change[1]),
        `This is the difference between the two rates; find the amount for ${pair.one} P at the later time, ${math(p)}, and use its change alone.`,
      ),
    ]),
  });
  return (
    answer && {
      parameters: { kind: 'later-total', ...numbersOf(story) },
      stem: `${pair.story} ${startTold(story)} ${random.pick([
        `${laterTime(story, 'later')}, ${pair.pair} together ${pair.had} ${shown(story, total)}, and ${gapTold(story)}.`,
        `${laterTime(story, 'later')}, ${gapTold(story)}, and ${pair.pair} together ${pair.had} ${shown(story, total)}.`,
      ])} ${pair.askRate('P')}`,
      answer,
      steps: [
        `The total and the difference after ${math(when)} ${pair.time} give both amounts at that time.`,
        `If ${pair.one} P ${pair.had} ${math('p')} and ${pair.one} Q ${pair.had} ${math('q')}, then ${math(`p + q = ${total}`)} and ${math(`p - q = ${gap}`)}. Adding gives ${math(`2p = ${total + gap}`)}, so ${math(`p = ${p}`)}.`,
        `For ${pair.one} P, the amount changed from ${math(at[0])} to ${math(p)}, at a rate of ${math(`\\frac{${Math.max(p, at[0])} - ${Math.min(p, at[0])}}{${when}} = ${Math.abs(change[0])}`)}.`,
        `Check: ${pair.one} Q ${pair.had} ${math(`${total} - ${p} = ${q}`)}, and ${math(`${p} - ${q < 0 ? `(${q})` : q} = ${gap}`)}.`,
      ],
      takeaway: 'A total and a difference give both amounts; a rate is the change in an amount divided by the time.',
    }
  );
}

/** Both rates, the total at the beginning, and the time at which both are equal: an amount at the beginning. */
export function fromTotalWhenEqual(random: Random, drawn: Story): Draft | null {
  const { pair, change } = drawn;
  // Both have the same at the told time.
  const at = [drawn.at[0], drawn.at[0] + (change[0] - change[1]) * drawn.when] as const;
  const story = { ...drawn, at };
  const [low, high] = pair.amounts;
  const [equal] = amountsAt(story, drawn.when);
  if (at[1] < low || at[1] > high || equal < low / 10) return null;
  const [total, gap] = [at[0] + at[1], at[0] - at[1]];
  const answer = numberAnswer({
    ...inWhole,
    typed: random.chance(3, 4),
    key: at[0],
    why: `At the beginning, the amounts differed by ${math(Math.abs(gap))}.`,
    bugs: possible([
      bug('SWAP', at[1], `This is the amount for ${pair.one} Q; subtract it from the total, ${math(total)}, to get the amount for ${pair.one} P.`),
      bug(
        'HALF',
        rat(total, 2),
        `This splits the total evenly; the amounts were equal only later, and at the beginning they differed by ${math(Math.abs(gap))}.`,
      ),
      bug(
        'STOP',
        Math.abs(gap),
        `This is the difference between the amounts at the beginning; use it with the total, ${math(total)}, to find the amount for ${pair.one} P.`,
      ),
      bug(
        'STOP',
        equal,
        `This is the amount after ${math(drawn.when)} ${pair.time}; undo the change of ${math(Math.abs(change[0] * drawn.when))} to get back to the beginning.`,
      ),
      bug(
        'STOP',
        rat(total + change[1] - change[0], 2),
        `This uses the change of the difference in one of the ${pair.time}; there were ${math(drawn.when)}, so multiply it by ${math(drawn.when)}.`,
      ),
      bug(
        'HALF',
        total + gap,
        `This is ${math(`${total}${gap < 0 ? '-' : '+'}${Math.abs(gap)}`)}, which is twice the amount asked for; divide it by ${math(2)}.`,
      ),
    ]),
  });
  return (
    answer && {
      parameters: { kind: 'equal-total', ...numbersOf(story) },
      stem: `${pair.story} ${random.pick([
        `${capitalized(pair.start)}, ${pair.pair} together ${pair.had} ${shown(story, total)}. ${ratesTold(story)} ${laterTime(story)}, ${pair.one} P ${pair.had} ${pair.as.replace(/^as/, 'exactly as')} ${pair.one} Q.`,
        `${ratesTold(story)} ${capitalized(pair.start)}, ${pair.pair} together ${pair.had} ${shown(story, total)}, and ${laterTime(story).replace(/^\w/, (letter) => letter.toLowerCase())}, ${pair.one} P ${pair.had} ${pair.as.replace(/^as/, 'exactly as')} ${pair.one} Q.`,
      ])} ${pair.askAmount('P', pair.start)}`,
      answer,
      steps: [
        `Let ${math('p')} and ${math('q')} be the amounts at the beginning. Their total gives one equation, and the equal amounts after ${math(drawn.when)} ${pair.time} give another.`,
        `The equations are ${math(`p + q = ${total}`)} and ${math(`p ${signed(change[0] * drawn.when)} = q ${signed(change[1] * drawn.when)}`)}, so ${math(`p - q = ${gap}`)}.`,
        `Adding ${math(`p + q = ${total}`)} gives ${math(`2p = ${total + gap}`)}, so ${math(`p = ${at[0]}`)}.`,
        `Check: ${math(`q = ${at[1]}`)}, and ${math(`${at[0]} ${signed(change[0] * drawn.when)} = ${equal}`)} is equal to ${math(`${at[1]} ${signed(change[1] * drawn.when)}`)}.`,
      ],
      takeaway: 'Write each amount as a linear function with its own beginning; a total and a later comparison give two equations.',
    }
  );
}

/** Both rates, the total at the beginning, and how many times as much one has later: an amount at the beginning. */
export function fromTotalAndRatio(random: Random, drawn: Story): Draft | null {
  const { pair, change, when } = drawn;
  const times = random.pick([2, 2, 3]);
  const [, q] = amountsAt(drawn, when);
  const at = [times * q - change[0] * when, drawn.at[1]] as const;
  const story = { ...drawn, at };
  const [low, high, step] = pair.amounts;
  if (at[0] < low || at[0] > 1.5 * high || (at[0] + at[1]) % step !== 0 || q < low / 10) return null;
  const total = at[0] + at[1];
  const [dp, dq] = [change[0] * when, change[1] * when];
  const answer = numberAnswer({
    ...inWhole,
    typed: random.chance(3, 4),
    key: at[0],
    why: `After ${math(when)} ${pair.time}, the amounts were ${math(times * q)} and ${math(q)}.`,
    bugs: possible([
      bug('SWAP', at[1], `This is the amount for ${pair.one} Q; subtract it from the total, ${math(total)}, to get the amount for ${pair.one} P.`),
      bug(
        'BASE',
        rat(times * total, times + 1),
        `This takes the comparison to be about the beginning; it is about ${math(when)} ${pair.time} later, so include the changes of ${math(Math.abs(dp))} and ${math(Math.abs(dq))} by then.`,
      ),
      bug('STOP', times * q, `This is the amount after ${math(when)} ${pair.time}; undo the change of ${math(Math.abs(dp))} to get back to the beginning.`),
      bug(
        'INVOP',
        rat(total + dq - times * dp, times + 1),
        `This takes the amount for ${pair.one} Q to be ${multiples[times]} the amount for ${pair.one} P; it is ${pair.one} P that ${pair.had} ${multiples[times]} ${pair.as} ${pair.one} Q.`,
      ),
      bug(
        'DIST',
        rat(times * total + dq - dp, times + 1),
        `This multiplies only the amount for ${pair.one} Q at the beginning by ${math(times)}; multiply its change, ${math(Math.abs(dq))}, by ${math(times)} as well.`,
      ),
    ]),
  });
  return (
    answer && {
      parameters: { kind: 'ratio-total', ...numbersOf(story) },
      stem: `${pair.story} ${random.pick([
        `${capitalized(pair.start)}, ${pair.pair} together ${pair.had} ${shown(story, total)}. ${ratesTold(story)}`,
        `${ratesTold(story)} ${capitalized(pair.start)}, ${pair.pair} together ${pair.had} ${shown(story, total)}.`,
      ])} ${laterTime(story)}, ${pair.one} P ${pair.had} ${multiples[times]} ${pair.as} ${pair.one} Q. ${pair.askAmount('P', pair.start)}`,
      answer,
      steps: [
        `Let ${math('p')} and ${math('q')} be the amounts at the beginning, so ${math(`p + q = ${total}`)}.`,
        `After ${math(when)} ${pair.time}, the comparison gives ${math(`p ${signed(dp)} = ${times}(q ${signed(dq)})`)}.`,
        `Substituting ${math(`q = ${total} - p`)} gives ${math(`${times + 1}p = ${times * total + times * dq - dp}`)}, so ${math(`p = ${at[0]}`)}.`,
        `Check: ${math(`${at[0]} ${signed(dp)} = ${times * q}`)} and ${math(`${at[1]} ${signed(dq)} = ${q}`)}.`,
      ],
      takeaway: 'Write each amount as a linear function with its own beginning; a total and a later comparison give two equations.',
    }
  );
}
