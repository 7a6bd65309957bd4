/** SYS-n: two unknowns that are told by what would change, or stay, if something else were different. */
import { rat, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { bug, type Bug, numberEntry } from '../answers.ts';
import { sum } from '../formulas.ts';
import { asDecimals } from '../manners.ts';
import { capitalized, decimalText, math, money } from '../text.ts';
import type { Draft, Generator } from '../../generator.ts';
import { productStories, twoKinds } from './told-by-changes-stories.ts';

const cents = (value: Rational | null) => (value !== null && value.n > 0n && decimalText(value, 2) !== null ? value : null);

type Told = Omit<Draft, 'answer'> & { readonly key: number; readonly bugs: readonly Bug[] };

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
      `At the same prices, the total ${effect} for ${c} fewer ${xs} and ${d} more ${ys}.`,
      `With ${c} fewer ${xs} and ${d} more ${ys} at the same prices, the total ${effect}.`,
    ])} What was the price, in dollars, of each ${askX ? x : y}?`,
    key: askX ? p : q,
    bugs: [
      bug('SWAP', rat(askX ? q : p), `This is the price of each ${askX ? y : x}.`),
      bug(
        'SWAP',
        change === 0 ? null : cents(signed),
        `This takes the total to be ${money(Math.abs(change))} ${change > 0 ? 'less' : 'more'} after the change.`,
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

/** The numbers of the two kinds switched: only their sum is needed. */
function switchedCounts(random: Random): Told | null {
  const story = random.pick(twoKinds);
  const [[, xs], [, ys]] = story.kinds;
  const [p, q] = [random.int(...story.prices[0]), random.int(...story.prices[1])];
  const [m, n] = [random.int(6, 45), random.int(6, 45)];
  if (Math.abs(p - q) < 3 || Math.abs(m - n) < 3) return null;
  const [total, other] = [m * p + n * q, n * p + m * q];
  const gap = other - total;
  const askDifference = random.chance(1, 3);
  const key = askDifference ? Math.abs(m - n) : m + n;
  const most = m > n ? xs : ys;
  const least = m > n ? ys : xs;
  const fewer = gap > 0 ? 'more' : 'less';
  return {
    parameters: { task: 'switch', p, q, total, other, askDifference },
    stem: `${story.who} bought some ${xs} for $${p} each and some ${ys} for $${q} each, paying ${money(total)} in all. ${random.pick([
      `If the number of ${xs} and the number of ${ys} had been switched, the total would have been ${money(Math.abs(gap))} ${fewer}.`,
      `If ${story.again} had bought as many ${xs} as it bought ${ys}, and as many ${ys} as it bought ${xs}, it would have paid ${money(Math.abs(gap))} ${fewer}.`,
    ])} ${askDifference ? `How many more ${most} than ${least} did ${story.again} buy?` : `How many ${xs} and ${ys} did ${story.again} buy in all?`}`,
    key,
    bugs: [
      bug('STOP', rat(m), `This is the number of ${xs} only.`),
      bug('STOP', rat(n), `This is the number of ${ys} only.`),
      bug(
        'STOP',
        rat(askDifference ? m + n : Math.abs(m - n)),
        askDifference ? 'This is the sum of the two numbers.' : 'This is the difference of the two numbers.',
      ),
      bug(
        'SWAP',
        cents(askDifference ? null : rat(total - gap + total, p + q)),
        `This takes the other total to be ${money(Math.abs(gap))} ${gap > 0 ? 'less' : 'more'}.`,
      ),
    ],
    steps: [
      `Let ${math('x')} be the number of ${xs} and ${math('y')} the number of ${ys}. Then ${math(
        `${sum([
          [p, 'x'],
          [q, 'y'],
        ])}=${total}`,
      )}, and with the numbers switched, ${math(
        `${sum([
          [q, 'x'],
          [p, 'y'],
        ])}=${other}`,
      )}.`,
      askDifference
        ? `Subtracting the equations gives ${math(
            `${sum([
              [q - p, 'x'],
              [p - q, 'y'],
            ])}=${gap}`,
          )}, so the numbers differ by ${math(`\\frac{${Math.abs(gap)}}{${Math.abs(q - p)}}=${key}`)}.`
        : `Adding the equations gives ${math(`${p + q}x+${p + q}y=${total + other}`)}, so ${math(`x+y=\\frac{${total + other}}{${p + q}}=${key}`)}.`,
      `Check: ${math(`x=${m}`)} and ${math(`y=${n}`)} give ${math(`${m}\\cdot${p}+${n}\\cdot${q}=${total}`)} and ${math(`${n}\\cdot${p}+${m}\\cdot${q}=${other}`)}.`,
    ],
    takeaway: 'When two coefficients trade places, adding or subtracting the equations gives the sum or the difference at once.',
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
      bug('SWAP', rat(askX ? price : p), `This is the price of each ${askX ? y : x}.`),
      bug('RECIP', cents(rat(total * opposite, (r + s) * count)), 'This switches the percents: the part with the smaller percent must be the greater one.'),
      bug('STOP', rat(count * (askX ? p : price)), `This is the cost of all ${count} ${askX ? xs : ys} together.`),
      bug('WT', cents(rat(total, 2 * count)), 'This splits the total into two equal parts, but the percents are not equal.'),
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

/** L5: a product that two changes leave as it is; both conditions are linear. */
function sameProduct(random: Random): Told | null {
  const story = random.pick(productStories);
  const [first, second] = [random.int(...story.firstRange), random.int(...story.secondRange)];
  const total = first * second;
  if (total > (story.most ?? Infinity)) return null;
  const divisors = Array.from({ length: 2 * first }, (_, index) => index + 1).filter((n) => total % n === 0);
  const [greater, smaller] = [divisors.filter((n) => n > first), divisors.filter((n) => n < first && 2 * n > first)];
  if (greater.length === 0 || smaller.length === 0 || first === second) return null;
  const [up, down] = [random.pick(greater), random.pick(smaller)];
  const [a, b, c, e] = [up - first, second - total / up, first - down, total / down - second];
  // "1 fewer payments" is no English.
  if (Math.min(a, b, c, e) < 2 || a > 20 || b > 20 || c > 20 || e > 20 || a * e === b * c || (a === c && b === e)) return null;
  const clause = (left: string, right: string) =>
    /would need/.test(story.change('', ''))
      ? `${capitalized(story.change(left, right))} ${story.same}`
      : `${capitalized(story.change(left, right))}, ${story.same}`;
  const clauses = [clause(`${a} more`, `${b} fewer`), clause(`${c} fewer`, `${e} more`)];
  const [told, again = ''] = random.chance(1, 2) ? clauses : clauses.reverse();
  const changes = `${told}. ${again.replace(/(?<= rows,.* would) /, ' also ')}.`;
  return {
    parameters: { task: 'product', a, b, c, e, story: productStories.indexOf(story) },
    stem: `${story.tell} ${changes} ${story.ask}`,
    key: total,
    bugs: [
      bug('STOP', rat(first), `This is ${story.first}; the question asks for the product.`),
      bug('STOP', rat(second), `This is ${story.second}; the question asks for the product.`),
      bug('STOP', rat(first + second), 'This adds the two numbers, but they must be multiplied.'),
      bug('STOP', rat(up * second), `This makes the first change only to ${story.first}.`),
    ],
    steps: [
      `Let ${math('x')} be ${story.first} and ${math('y')} be ${story.second}. Each change leaves ${math('xy')} as it is.`,
      `${math(`(x+${a})(y-${b})=xy`)} gives ${math(
        `${sum([
          [a, 'y'],
          [-b, 'x'],
        ])}=${a * b}`,
      )}, and ${math(`(x-${c})(y+${e})=xy`)} gives ${math(
        `${sum([
          [e, 'x'],
          [-c, 'y'],
        ])}=${c * e}`,
      )}: the products ${math('xy')} cancel.`,
      `Solving this linear system gives ${math(`x=${first}`)} and ${math(`y=${second}`)}, so ${math(`xy=${first}\\cdot${second}=${total}`)}.`,
      `Check: ${math(`${first + a}\\cdot${second - b}=${total}`)} and ${math(`${first - c}\\cdot${second + e}=${total}`)}.`,
    ],
    takeaway: 'When a product stays the same, the products cancel and a linear equation remains.',
  };
}

function draft(random: Random, level: Difficulty): Draft | null {
  const told = level === 5 ? sameProduct(random) : random.pick([exchanged, switchedCounts, otherPrices, otherPrices, otherPrices])(random);
  if (!told) return null;
  const { key, bugs, ...rest } = told;
  const answer = numberEntry({ ...asDecimals, key, bugs: bugs.filter(({ value }) => value !== null) });
  return answer && { ...rest, answer };
}

export const toldByChanges: Generator = { archetype: 'SYS-n', topicId: 14, version: 3, levels: [4, 5], skillTags: ['systems-linear', 'modeling'], draft };
