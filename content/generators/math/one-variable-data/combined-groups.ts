/** ONE-h: the mean of two groups together, or of one group from the whole. */
import type { Generator } from '#content/generators/generator.ts';
import { add, div, equal, mul, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import { decimalLatex, decimalText, math, prose } from '../text.ts';
import { ratio } from '#content/exact/value.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';

const settings = [
  {
    group: ['students in the morning class', 'students in the afternoon class'],
    both: 'all the students in both classes',
    what: 'mean test score',
    unit: 'points',
    low: 62,
    high: 94,
    sizes: [18, 32],
  },
  {
    group: ['oranges in the first crate', 'oranges in the second crate'],
    both: 'all the oranges in both crates',
    what: 'mean mass',
    unit: 'grams',
    low: 120,
    high: 220,
    sizes: [20, 60],
  },
  {
    group: ['players on the first team', 'players on the second team'],
    both: 'all the players on both teams',
    what: 'mean height',
    unit: 'inches',
    low: 64,
    high: 78,
    sizes: [8, 15],
  },
  {
    group: ['houses on Oak Street', 'houses on Elm Street'],
    both: 'all the houses on the two streets',
    what: 'mean age',
    unit: 'years',
    low: 12,
    high: 75,
    sizes: [8, 36],
  },
  {
    group: ['packages on the first truck', 'packages on the second truck'],
    both: 'all the packages on both trucks',
    what: 'mean mass',
    unit: 'kilograms',
    low: 6,
    high: 30,
    sizes: [10, 45],
  },
  {
    group: ['runners in the first heat', 'runners in the second heat'],
    both: 'all the runners in both heats',
    what: 'mean time',
    unit: 'seconds',
    low: 52,
    high: 66,
    sizes: [4, 8],
  },
  {
    group: ['trees in the north orchard', 'trees in the south orchard'],
    both: 'all the trees in both orchards',
    what: 'mean height',
    unit: 'feet',
    low: 10,
    high: 26,
    sizes: [15, 60],
  },
  {
    group: ['readers in the first book club', 'readers in the second book club'],
    both: 'all the readers in both clubs',
    what: 'mean age',
    unit: 'years',
    low: 25,
    high: 60,
    sizes: [6, 20],
  },
] as const;

export const combinedGroups: Generator = {
  archetype: 'ONE-h',
  topicId: 21,
  version: 5,
  levels: [3, 4],
  skillTags: ['mean', 'weighted-average'],
  draft(random, level) {
    const setting = random.pick(settings);
    const [fewest, most] = setting.sizes;
    const n = random.int(fewest, most);
    // A total of fives keeps the combined mean short.
    const k = 5 * random.int(Math.ceil((n + fewest) / 5), Math.floor((n + most) / 5)) - n;
    const [a, b] = [random.int(setting.low, setting.high), random.int(setting.low, setting.high)];
    const whole = div(rat(n * a + k * b), rat(n + k));
    const decimals = decimalText(whole, 1);
    if (n === k || Math.abs(a - b) < 2 || decimals === null) return null;
    const kind = level === 3 ? 'whole' : random.pick(['second', 'size'] as const);
    if (kind === 'size' && (whole.d !== 1n || toNumber(whole) === a || toNumber(whole) === b)) return null;
    const key = { whole, second: rat(b), size: rat(k) }[kind];
    const [first, second] = setting.group;
    const { unit } = setting;
    const average = rat(a + b, 2);
    const sizes = math(`${n * a} + ${b}x = ${decimalLatex(whole)}(${n} + x)`);
    const bugs = {
      whole: [
        bug(
          'WT',
          average,
          `This averages the two means, but the groups have different sizes; divide the sum of all values, ${prose(n * a + k * b)}, by ${n + k}.`,
        ),
        bug('WT', ratio(rat(n * b + k * a), n + k), `This multiplies each mean by the size of the other group; the sum is ${math(`${n}(${a}) + ${k}(${b})`)}.`),
        bug('STOP', a, `This is the mean for the ${first} only; divide the sum of all values, ${prose(n * a + k * b)}, by ${n + k}.`),
        bug('STOP', b, `This is the mean for the ${second} only; divide the sum of all values, ${prose(n * a + k * b)}, by ${n + k}.`),
      ],
      second: [
        bug(
          'WT',
          sub(mul(rat(2), whole), rat(a)),
          `This treats the two groups as the same size; subtract the sum for the ${first}, ${prose(n * a)}, from the sum for all, and divide by ${k}.`,
        ),
        bug(
          'STOP',
          whole,
          `This is the mean for both groups combined; subtract the sum for the ${first}, ${prose(n * a)}, from the sum for all, and divide by ${k}.`,
        ),
        bug('WT', ratio(sub(mul(whole, rat(n + k)), rat(k * a)), n), `This switches the sizes of the two groups; there are ${n} ${first} and ${k} ${second}.`),
        bug(
          'WT',
          ratio(add(whole, rat(a)), 2),
          `This averages the two given means; subtract the sum for the ${first}, ${prose(n * a)}, from the sum for all, and divide by ${k}.`,
        ),
        bug(
          'SIGN',
          sub(rat(2 * a), whole),
          `This is on the wrong side of ${a}: the combined mean, ${prose(whole)}, must be between the two group means. Find the sum for all first.`,
        ),
      ],
      size: [
        bug('STOP', rat(n + k), `This is the size of both groups combined; subtract the ${n} ${first}.`),
        bug('RECIP', ratio(rat(n * n), k), `This uses the ratio of the two group sizes upside down; solve ${sizes} for ${math('x')}.`),
        bug('STOP', rat(Math.abs(n - k)), `This is the difference between the two group sizes; solve ${sizes} for ${math('x')}.`),
        bug(
          'WT',
          ratio(rat(n * k), n + k),
          `This compares the distance to the combined mean with the distance between the two group means; solve ${sizes} for ${math('x')}.`,
        ),
        bug('WT', ratio(rat(n * a), b), `This assumes that the values in both groups have the same sum; solve ${sizes} for ${math('x')}.`),
        bug('WT', ratio(rat(n * b), a), `This multiplies ${n} by the ratio of the two means and ignores the combined mean; solve ${sizes} for ${math('x')}.`),
      ],
    }[kind];
    // A mean is chosen among means that could be, none of them given. For the combined mean there are too few of them, so it is typed.
    const likely = (value: Rational) =>
      kind === 'size'
        ? value.d === 1n && toNumber(value) >= 3 && toNumber(value) <= 2 * setting.sizes[1]
        : decimalText(value, 1) !== null && !equal(value, whole) && toNumber(value) >= 0.8 * setting.low && toNumber(value) <= 1.2 * setting.high;
    const answer = numberAnswer({
      ...asDecimals,
      typed: kind === 'whole' || random.chance(1, 3),
      key,
      why: `The sum of all the values is ${math(`${n}(${a})+${k}(${b})=${n * a + k * b}`)}, and dividing by ${n + k} gives a mean of ${prose(whole)}.`,
      bugs,
      believable: likely,
    });
    const [amount, within, ending] = [(mean: string | number) => `${mean} ${unit}`, `, in ${unit},`, `, in ${unit}`];
    const [N, K] = [`${n} ${first}`, `${k} ${second}`];
    const M = prose(whole);
    const asked = second.replace(' in ', ' are in ').replace(' on ', ' are on ');
    const stems = {
      whole: [
        `The ${setting.what} of the ${N} is ${amount(a)}, and the ${setting.what} of the ${K} is ${amount(b)}. What is the ${setting.what}${within} of ${setting.both}?`,
        `There are ${N} with a ${setting.what} of ${amount(a)} and ${K} with a ${setting.what} of ${amount(b)}. What is the ${setting.what} of ${setting.both}${ending}?`,
        `For the ${N}, the ${setting.what} is ${amount(a)}. For the ${K}, it is ${amount(b)}. What is the ${setting.what}${within} for ${setting.both}?`,
      ],
      second: [
        `The ${setting.what} of the ${N} is ${amount(a)}. With the ${K} included, the ${setting.what} is ${amount(M)}. What is the ${setting.what}${within} of the ${second}?`,
        `The ${N} have a ${setting.what} of ${amount(a)}. When the ${K} are included, the ${setting.what} of ${setting.both} is ${amount(M)}. What is the ${setting.what} of the ${second}${ending}?`,
        `The ${setting.what} of the ${N} is ${amount(a)}. There are ${K}, and the ${setting.what} of ${setting.both} is ${amount(M)}. What is the ${setting.what}${within} of the ${second}?`,
      ],
      size: [
        `The ${setting.what} of the ${N} is ${amount(a)}, and the ${setting.what} of the ${second} is ${amount(b)}. The ${setting.what} of ${setting.both} is ${amount(M)}. How many ${asked}?`,
        `The ${N} have a ${setting.what} of ${amount(a)}. The ${second} have a ${setting.what} of ${amount(b)}. If the ${setting.what} of ${setting.both} is ${amount(M)}, how many ${asked}?`,
        `For the ${N}, the ${setting.what} is ${amount(a)}, and for the ${second}, it is ${amount(b)}. For ${setting.both}, it is ${amount(M)}. What is the number of ${second}?`,
      ],
    }[kind];
    return (
      answer && {
        parameters: { kind, n, k, a, b, what: setting.what + first },
        stem: random.pick(stems),
        answer,
        steps: [
          'Work with sums: the mean times the number of values is the sum of the values, and sums can be added.',
          kind === 'whole'
            ? `The sums are ${math(`${n}\\cdot ${a}=${n * a}`)} and ${math(`${k}\\cdot ${b}=${k * b}`)}, for a total of ${math(`${n * a + k * b}`)}.`
            : kind === 'second'
              ? `The sum for both groups is ${math(`${n + k}\\cdot ${decimalLatex(whole)}=${n * a + k * b}`)}, and the sum for the first group is ${math(`${n}\\cdot ${a}=${n * a}`)}.`
              : `Let ${math('x')} be the unknown number. Then ${math(`${n}\\cdot ${a}+${b}x=${decimalLatex(whole)}(${n}+x)`)}.`,
          kind === 'whole'
            ? `Divide by the total number of values: ${math(`\\frac{${n * a + k * b}}{${n + k}}=${decimalLatex(whole)}`)}.`
            : kind === 'second'
              ? `The sum for the second group is ${math(`${n * a + k * b}-${n * a}=${k * b}`)}, so its mean is ${math(`\\frac{${k * b}}{${k}}=${b}`)}.`
              : `Solving for ${math('x')} gives ${math(`x=${k}`)}.`,
          `Check: the combined mean, ${M}, is between ${a} and ${b}, closer to the mean of the larger group.`,
        ],
        takeaway: 'Do not average two means unless the groups are the same size; combine the sums instead.',
      }
    );
  },
};
