/** ONE-h: the mean of two groups together, or of one group from the whole. */
import type { Generator } from '../../generator.ts';
import { add, div, mul, rat, sub, toNumber } from '../../../exact/rational.ts';
import { bug, decimalText, latex, math, numericAnswer, prose, ratio } from '../data-kit.ts';

const settings = [
  {
    group: ['students in the morning class', 'students in the afternoon class'],
    both: 'all the students in both classes',
    what: 'mean test score',
    unit: 'points',
    low: 60,
    high: 95,
  },
  {
    group: ['oranges in the first crate', 'oranges in the second crate'],
    both: 'all the oranges in both crates',
    what: 'mean mass',
    unit: 'grams',
    low: 120,
    high: 220,
  },
  {
    group: ['players on the first team', 'players on the second team'],
    both: 'all the players on both teams',
    what: 'mean height',
    unit: 'inches',
    low: 62,
    high: 80,
  },
  {
    group: ['houses on Oak Street', 'houses on Elm Street'],
    both: 'all the houses on the two streets',
    what: 'mean number of rooms',
    unit: 'rooms',
    low: 4,
    high: 12,
  },
  {
    group: ['packages on the first truck', 'packages on the second truck'],
    both: 'all the packages on both trucks',
    what: 'mean mass',
    unit: 'kilograms',
    low: 4,
    high: 30,
  },
  {
    group: ['runners in the first heat', 'runners in the second heat'],
    both: 'all the runners in both heats',
    what: 'mean time',
    unit: 'seconds',
    low: 52,
    high: 80,
  },
  {
    group: ['trees in the north orchard', 'trees in the south orchard'],
    both: 'all the trees in both orchards',
    what: 'mean height',
    unit: 'feet',
    low: 10,
    high: 26,
  },
  {
    group: ['readers in the first book club', 'readers in the second book club'],
    both: 'all the readers in both clubs',
    what: 'mean age',
    unit: 'years',
    low: 20,
    high: 60,
  },
] as const;

export const combinedGroups: Generator = {
  archetype: 'ONE-h',
  topicId: 21,
  version: 2,
  levels: [3, 4],
  skillTags: ['mean', 'weighted-average'],
  draft(random, level) {
    const setting = random.pick(settings);
    const [n, k] = [random.int(4, 30), random.int(4, 30)];
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
    const bugs = {
      whole: [
        bug('WT', average, `This is the mean of the two means; the groups have different sizes, so weight them.`),
        bug('WT', ratio(rat(n * b + k * a), n + k), 'This weights each mean with the size of the other group.'),
        bug('STOP', a, `This is the mean of one group only.`),
        bug('STOP', b, `This is the mean of one group only.`),
        bug('STOP', rat(n * a + k * b), 'This is the sum of all values; divide by the number of all values.'),
        bug('WT', ratio(rat(n * a + k * b), 2), 'This divides the sum of all values by the number of groups.'),
        bug('STOP', a + b, 'This adds the two means.'),
      ],
      second: [
        bug('WT', sub(mul(rat(2), whole), rat(a)), 'This treats both groups as equally large.'),
        bug('STOP', sub(mul(whole, rat(n + k)), rat(n * a)), `This is the sum of the values in the second group; divide by ${k}.`),
        bug('STOP', whole, 'This is the mean of both groups together.'),
        bug('WT', ratio(sub(mul(whole, rat(n + k)), rat(k * a)), n), 'This interchanges the sizes of the two groups.'),
        bug('WT', ratio(sub(mul(whole, rat(n + k)), rat(n * a)), n + k), `This divides by the size of both groups together; divide by ${k}.`),
        bug('WT', ratio(add(whole, rat(a)), 2), 'This takes the middle of the two given means.'),
        bug('SIGN', sub(rat(2 * a), whole), 'This moves away from the given mean in the wrong direction.'),
      ],
      size: [
        bug('WT', rat(n), 'This takes both groups to be equally large; then the mean of both would lie in the middle.'),
        bug('STOP', rat(n + k), 'This is the size of both groups together.'),
        bug('RECIP', ratio(rat(n * n), k), 'This uses the ratio of the distances upside down.'),
        bug('STOP', rat(Math.abs(n - k)), 'This is the difference of the two sizes.'),
        bug('WT', ratio(rat(n * a), b), 'This compares the sums as if both groups had the same sum.'),
        bug('WT', ratio(rat(n * b), a), 'This compares the means only, upside down.'),
        bug('HALF', 2 * n, 'This doubles the first group.'),
      ],
    }[kind];
    const answer = numericAnswer(random.chance(1, 2), { key, why: `The sum of all values is ${math(`${n}(${a})+${k}(${b})=${n * a + k * b}`)}.`, bugs });
    const [N, K] = [`${n} ${first}`, `${k} ${second}`];
    const M = prose(whole);
    const stems = {
      whole: [
        `The ${setting.what} of the ${N} is ${a} ${unit}, and the ${setting.what} of the ${K} is ${b} ${unit}. What is the ${setting.what}, in ${unit}, of ${setting.both}?`,
        `There are ${N} with a ${setting.what} of ${a} ${unit} and ${K} with a ${setting.what} of ${b} ${unit}. What is the ${setting.what} of ${setting.both}, in ${unit}?`,
        `For the ${N}, the ${setting.what} is ${a} ${unit}. For the ${K}, it is ${b} ${unit}. What is the ${setting.what}, in ${unit}, for ${setting.both}?`,
      ],
      second: [
        `The ${setting.what} of the ${N} is ${a} ${unit}. Together with the ${K}, the ${setting.what} is ${M} ${unit}. What is the ${setting.what}, in ${unit}, of the ${second}?`,
        `The ${N} have a ${setting.what} of ${a} ${unit}. When the ${K} are included, the ${setting.what} of ${setting.both} is ${M} ${unit}. What is the ${setting.what} of the ${second}, in ${unit}?`,
        `For the ${N}, the ${setting.what} is ${a} ${unit}; for these and the ${K} together, it is ${M} ${unit}. What is the ${setting.what}, in ${unit}, for the ${second}?`,
      ],
      size: [
        `The ${setting.what} of the ${N} is ${a} ${unit}, and the ${setting.what} of the ${second} is ${b} ${unit}. The ${setting.what} of ${setting.both} is ${M} ${unit}. How many ${second.replace(' in ', ' are in ').replace(' on ', ' are on ')}?`,
        `The ${N} have a ${setting.what} of ${a} ${unit}. The ${second} have a ${setting.what} of ${b} ${unit}. If the ${setting.what} of ${setting.both} is ${M} ${unit}, how many ${second} are there?`,
        `For the ${N}, the ${setting.what} is ${a} ${unit}, and for the ${second} it is ${b} ${unit}. For ${setting.both}, it is ${M} ${unit}. What is the number of ${second}?`,
      ],
    }[kind];
    return (
      answer && {
        parameters: { kind, n, k, a, b, what: setting.what + first },
        stem: random.pick(stems),
        answer,
        steps: [
          'Work with sums: a mean times the number of values is the sum of the values, and sums can be added.',
          kind === 'whole'
            ? `The sums are ${math(`${n}\\cdot ${a}=${n * a}`)} and ${math(`${k}\\cdot ${b}=${k * b}`)}, together ${math(`${n * a + k * b}`)}.`
            : kind === 'second'
              ? `All values add to ${math(`${n + k}\\cdot ${latex(whole)}=${n * a + k * b}`)}, the first group to ${math(`${n}\\cdot ${a}=${n * a}`)}.`
              : `With ${math('x')} for the unknown number, ${math(`${n}\\cdot ${a}+${b}x=${latex(whole)}(${n}+x)`)}.`,
          kind === 'whole'
            ? `Divide by the number of all values: ${math(`\\frac{${n * a + k * b}}{${n + k}}=${latex(whole)}`)}.`
            : kind === 'second'
              ? `The rest, ${math(`${n * a + k * b}-${n * a}=${k * b}`)}, is shared by ${k}: ${math(`\\frac{${k * b}}{${k}}=${b}`)}.`
              : `Solving gives ${math(`x=${k}`)}.`,
          `Check: the mean of all, ${M}, lies between ${a} and ${b}, nearer to the larger group.`,
        ],
        takeaway: 'Never average two means unless the groups are equally large; add the sums.',
      }
    );
  },
};
