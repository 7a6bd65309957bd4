/** SYS-n: two unknowns that are told by what would change, or stay, if something else were different. */
import { rat, sub, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { bug, type Bug, numberEntry } from '../answers.ts';
import { sum } from '../formulas.ts';
import { asDecimals } from '../manners.ts';
import { decimalText, math, money, prose } from '../text.ts';
import { persist } from '../persist.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { groupStories, twoKinds } from './told-by-changes-stories.ts';

const cents = (value: Rational | null) => (value !== null && value.n > 0n && decimalText(value, 2) !== null ? value : null);

type Told = Omit<Draft, 'answer'> & { readonly key: number; readonly bugs: readonly Bug[] };

/** The other price of two was given; with it, the rest of the total is what the asked kind costs. */
const otherPrice = (one: string, total: number, its: number, own: number) =>
  `This is the price of each ${one}; subtract the cost of all ${its} of them from ${money(total)}, and divide by ${math(own)}.`;

/** Some fewer of one kind and some more of the other, at a known difference. */
function exchanged(random: Random): Told | null {
  const story = random.pick(twoKinds);
  const [[x, xs], [y, ys]] = story.kinds;
  const [p, q] = [random.int(...story.prices[0]), random.int(...story.prices[1])];
  const [a, b, c, d] = [random.int(8, 30), random.int(6, 24), random.int(2, 7), random.int(2, 6)];
  const total = a * p + b * q;
  const change = d * q - c * p;
  if (p === q || c === d || c >= a || Math.abs(change) > total / 3 || (change !== 0 && Math.abs(change) < 3)) return null;
  const askX = random.chance(1, 2);
  const effect = change === 0 ? 'would not have changed' : `would have been ${money(Math.abs(change))} ${change > 0 ? 'more' : 'less'}`;
  const determinant = a * d + b * c;
  // The change taken with the other sign, and the two changes switched.
  const signed = askX ? rat(total * d + b * change, determinant) : rat(c * total - a * change, determinant);
  const switched = askX ? rat(total * c - b * change, a * c + b * d) : rat(d * total + a * change, a * c + b * d);
  return {
    parameters: { task: 'exchange', a, b, c, d, total, change, askX },
    stem: `${story.who} paid a total of ${money(total)} for ${a} ${xs} and ${b} ${ys}. ${random.pick([
      `If ${story.again} had bought ${c} fewer ${xs} and ${d} more ${ys} at the same prices, the total ${effect}.`,
      `The total ${effect} if ${story.again} had bought ${c} fewer ${xs} and ${d} more ${ys} at the same prices.`,
    ])} What was the price, in dollars, of each ${askX ? x : y}?`,
    key: askX ? p : q,
    bugs: [
      bug('SWAP', rat(askX ? q : p), otherPrice(askX ? y : x, total, askX ? b : a, askX ? a : b)),
      bug(
        'SWAP',
        change === 0 ? null : cents(signed),
        `This takes the total to be ${money(Math.abs(change))} ${change > 0 ? 'less' : 'more'} after the change; it would be ${money(Math.abs(change))} ${change > 0 ? 'more' : 'less'}.`,
      ),
      bug('SWAP', cents(switched), `This switches the two changes: there would be ${c} fewer ${xs} and ${d} more ${ys}.`),
    ],
    steps: [
      `Let ${math('x')} be the price of each ${x} and ${math('y')} the price of each ${y}, in dollars. Only what changes is needed from the second sentence.`,
      `The purchase gives ${math(
        `${sum([
          [a, 'x'],
          [b, 'y'],
        ])}=${total}`,
      )}; the change gives ${math(
        `${sum([
          [d, 'y'],
          [-c, 'x'],
        ])}=${change}`,
      )}.`,
      `Solving the system gives ${math(`x=${p}`)} and ${math(`y=${q}`)}.`,
      `Check: ${math(`${a}\\cdot${p}+${b}\\cdot${q}=${total}`)} and ${math(`${a - c}\\cdot${p}+${b + d}\\cdot${q}=${total + change}`)}.`,
    ],
    takeaway: 'What a change does to a total depends only on what is added and what is taken away.',
  };
}

/** One price up and the other down by percents, at the same total. */
function otherPrices(random: Random): Told | null {
  const story = random.pick(twoKinds);
  const [[x, xs], [y, ys]] = story.kinds;
  const [r, s] = random.sample([5, 10, 15, 20, 25, 30, 40], 2) as [number, number];
  const unit = random.int(3, 90);
  // r% of the one part is s% of the other.
  const counts = (part: number, [low, high]: readonly [number, number]) =>
    Array.from({ length: 36 }, (_, index) => index + 5).filter((n) => part % n === 0 && part / n >= low && part / n <= high);
  const [ofFirst, ofSecond] = [counts(s * unit, story.prices[0]), counts(r * unit, story.prices[1])];
  if (ofFirst.length === 0 || ofSecond.length === 0) return null;
  const [a, b] = [random.pick(ofFirst), random.pick(ofSecond)];
  const [p, price] = [(s * unit) / a, (r * unit) / b];
  if (a === b || p === price) return null;
  const total = a * p + b * price;
  const askX = random.chance(1, 2);
  const [count, opposite] = askX ? [a, r] : [b, s];
  return {
    parameters: { task: 'percents', r, s, a, b, total, askX },
    stem: `${story.who} paid a total of ${money(total)} for ${a} ${xs} and ${b} ${ys}. ${random.pick([
      `If each ${x} had cost ${r}% more and each ${y} had cost ${s}% less, the total would have been the same.`,
      `The total would have been the same if the price of each ${x} had been ${r}% greater and the price of each ${y} ${s}% less.`,
    ])} What was the price, in dollars, of each ${askX ? x : y}?`,
    key: askX ? p : price,
    bugs: [
      bug('SWAP', rat(askX ? price : p), otherPrice(askX ? y : x, total, askX ? b : a, askX ? a : b)),
      bug('RECIP', cents(rat(total * opposite, (r + s) * count)), 'This switches the percents: the part with the smaller percent must be the greater one.'),
      bug('STOP', rat(count * (askX ? p : price)), `This is the cost of all ${count} ${askX ? xs : ys} together; divide it by ${math(count)}.`),
      bug(
        'WT',
        cents(rat(total, 2 * count)),
        `This splits the total into two equal parts; instead, ${r}% of the cost of the ${xs} must be as much as ${s}% of the cost of the ${ys}.`,
      ),
    ],
    steps: [
      `What the ${xs} would have cost more equals what the ${ys} would have cost less. Let ${math('x')} and ${math('y')} be the costs of all ${xs} and of all ${ys}.`,
      `Then ${math(`x+y=${total}`)} and ${math(`${r / 100}x=${s / 100}y`)}.`,
      `Solving gives ${math(`x=${a * p}`)} and ${math(`y=${b * price}`)}. The price of each ${askX ? x : y} is ${math(`\\frac{${count * (askX ? p : price)}}{${count}}=${askX ? p : price}`)}.`,
      `Check: ${math(`${r / 100}\\cdot${a * p}=${s / 100}\\cdot${b * price}`)} and ${math(`${a * p}+${b * price}=${total}`)}.`,
    ],
    takeaway: 'If a total stays the same, what one part gains is what the other part loses.',
  };
}

/** L5: two groups that grow or shrink by percents, with both totals. */
function fromYearToYear(random: Random): Told | null {
  const { each, owner, all, whole, groups, range, most } = random.pick(groupStories);
  const [r, s] = random.sample(
    [5, 8, 10, 12, 15, 16, 20, 25].filter((percent) => percent <= most),
    2,
  ) as [number, number];
  const grows = random.pick(['both', 'first', 'second'] as const);
  const [up, down] = [grows === 'second' ? -r : r, grows === 'first' ? -s : s];
  const [m, n] = [random.int(...range), random.int(...range)];
  const [later, laterOther] = [(m * (100 + up)) / 100, (n * (100 + down)) / 100];
  const [total, after] = [m + n, later + laterOther];
  if (!Number.isInteger(later) || !Number.isInteger(laterOther) || Math.abs(m - n) < 10 || Math.abs(later - laterOther) < 10 || total === after) return null;
  const year = random.int(2016, 2022);
  const asksLater = random.chance(2, 3);
  const asksFirst = random.chance(1, 2);
  const [first, second] = groups;
  const change = (percent: number) => `${percent > 0 ? 'increased' : 'decreased'} by ${Math.abs(percent)}%`;
  const percent = asksFirst ? up : down;
  const [asked, key, otherYear, otherKind] = asksFirst
    ? [first, asksLater ? later : m, asksLater ? m : later, asksLater ? laterOther : n]
    : [second, asksLater ? laterOther : n, asksLater ? n : laterOther, asksLater ? later : m];
  // Each percent taken for the other group.
  const switched = rat(100 * after - (100 + up) * total, down - up);
  const changes = `the number of ${first} ${change(up)}, and the number of ${second} ${change(down)}.`;
  const parts = {
    totals: [
      `In ${year}, ${owner} had a total of ${prose(total)} ${all}, and in ${year + 1}, it had a total of ${prose(after)} ${all}.`,
      `The total number of ${whole} was ${prose(total)} in ${year} and ${prose(after)} in ${year + 1}.`,
    ],
    changes: [
      `From ${year} to ${year + 1}, ${changes}`,
      `The number of ${first} ${change(up)} from ${year} to ${year + 1}, while the number of ${second} ${change(down)}.`,
    ],
  };
  return {
    parameters: { task: 'years', up, down, total, after, asksFirst, asksLater, owner },
    stem: `${each} ${random.pick([
      `${random.pick(parts.totals)} ${random.pick(parts.changes)}`,
      `${random.pick(parts.totals)} ${random.pick(parts.changes)}`,
      `From ${year} to ${year + 1}, the total number of ${whole} ${after > total ? 'increased' : 'decreased'} from ${prose(total)} to ${prose(after)}. Over the same period, ${changes}`,
    ])} How many ${asked} did ${owner} have in ${asksLater ? year + 1 : year}?`,
    key,
    bugs: [
      bug(
        'STOP',
        rat(otherYear),
        `This is the number of ${asked} in ${asksLater ? year : year + 1}; ${asksLater ? `${percent > 0 ? 'increase' : 'decrease'} it by ${Math.abs(percent)}% to get the number in ${year + 1}` : `divide it by ${math(prose(rat(100 + percent, 100)))} to get the number in ${year}`}.`,
      ),
      bug(
        'SWAP',
        rat(otherKind),
        `This is the number of ${asksFirst ? second : first} in ${asksLater ? year + 1 : year}; subtract it from the total in that year, ${math(asksLater ? after : total)}.`,
      ),
      bug(
        'SWAP',
        cents(asksFirst ? switched : sub(rat(total), switched)),
        `This takes each percent for the other group; it is the number of ${first} that ${change(up)}.`,
      ),
      bug(
        'WT',
        cents(rat(asksLater ? after : total, 2)),
        'This splits the total into two equal parts, but the two numbers are not equal; write one equation for each year instead.',
      ),
    ],
    steps: [
      `Let ${math('x')} be the number of ${first} and ${math('y')} the number of ${second} in ${year}. Then ${math(`x+y=${total}`)}.`,
      `In ${year + 1}, the numbers are ${math(`${(100 + up) / 100}x`)} and ${math(`${(100 + down) / 100}y`)}, so ${math(`${(100 + up) / 100}x+${(100 + down) / 100}y=${after}`)}.`,
      `Solving the system gives ${math(`x=${m}`)} and ${math(`y=${n}`)}${asksLater ? `. In ${year + 1}, the number of ${asked} is ${math(`${(100 + (asksFirst ? up : down)) / 100}\\cdot${asksFirst ? m : n}=${key}`)}` : ''}.`,
      `Check: ${math(`${m}+${n}=${total}`)} and ${math(`${later}+${laterOther}=${after}`)}.`,
    ],
    takeaway: 'An increase of 20% multiplies a number by 1.2, so two totals in two years give two equations.',
  };
}

function draft(random: Random, level: Difficulty): Draft | null {
  const tell = level === 5 ? fromYearToYear : random.pick([exchanged, otherPrices]);
  const told = persist(() => tell(random));
  if (!told) return null;
  const { key, bugs, ...rest } = told;
  const answer = numberEntry({ ...asDecimals, key, bugs: bugs.filter(({ value }) => value !== null) });
  return answer && { ...rest, answer };
}

export const toldByChanges: Generator = { archetype: 'SYS-n', topicId: 14, version: 7, levels: [4, 5], skillTags: ['systems-linear', 'modeling'], draft };
