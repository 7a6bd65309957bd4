/** PCT-j: mixtures. */
import type { Generator } from '../../generator.ts';
import { add, div, isInteger, rat, toNumber } from '../../../exact/rational.ts';
import { bug, latex, math, numericAnswer, ratio } from '../data-kit.ts';

const mixtures = [
  ['a salt solution', 'milliliters', 'salt'],
  ['orange juice drink', 'liters', 'orange juice'],
  ['a cleaning solution', 'liters', 'vinegar'],
  ['a metal alloy', 'grams', 'copper'],
  ['a trail mix', 'kilograms', 'raisins'],
  ['a seed mixture', 'pounds', 'clover'],
  ['a soil mixture', 'kilograms', 'sand'],
  ['a sugar syrup', 'liters', 'sugar'],
] as const;

export const mixedPercents: Generator = {
  archetype: 'PCT-j',
  topicId: 20,
  version: 2,
  levels: [4],
  skillTags: ['mixtures', 'weighted-average'],
  draft(random) {
    const [what, unit, part] = random.pick(mixtures);
    const [m, n] = [random.int(1, 12) * 10, random.int(1, 12) * 10];
    const [p, q] = [random.int(1, 16) * 5, random.int(1, 16) * 5];
    const share = div(add(rat(m * p), rat(n * q)), rat(m + n));
    const kind = random.pick(['share', 'amount'] as const);
    if (m === n || p === q || !isInteger(share)) return null;
    const s = toNumber(share);
    const key = kind === 'share' ? share : rat(n);
    const entry = random.chance(1, 2);
    const answer = numericAnswer(entry, {
      key,
      why: `The ${part} adds up: ${math(`${latex(rat(m * p, 100))}+${latex(rat(n * q, 100))}=${latex(rat(m * p + n * q, 100))}`)} ${unit}.`,
      ...(kind === 'share' ? { show: (value) => math(`${latex(value)}\\%`) } : {}),
      bugs:
        kind === 'share'
          ? [
              bug('WT', rat(p + q, 2), 'This is the mean of the two percentages; the amounts differ, so weight them.'),
              bug('ADDP', p + q, 'This adds the two percentages.'),
              bug('WT', div(add(rat(m * q), rat(n * p)), rat(m + n)), 'This weights each percentage with the other amount.'),
              bug('SIGN', Math.abs(p - q), 'This is the difference of the percentages.'),
              bug('STOP', p, 'This is the percentage of the first mixture.'),
              bug('STOP', q, 'This is the percentage of the second mixture.'),
              bug('STOP', rat(m * p + n * q, 100), `This is the amount of ${part}, in ${unit}; divide it by the whole amount.`),
            ]
          : [
              bug('WT', rat(m), 'This takes equal amounts; then the percentage would be in the middle.'),
              bug('STOP', rat(m + n), 'This is the amount of the whole mixture.'),
              bug('RECIP', s === p || n === 0 ? null : div(rat(m * m), rat(n)), 'This uses the ratio of the amounts upside down.'),
              bug('BASE', ratio(m * p, q), `This compares the amounts of ${part} as if both mixtures contained equally much of it.`),
              bug('BASE', ratio(m * s, 100), 'This takes the final percentage of the first amount.'),
              bug('BASE', ratio(m * s, q), 'This compares the wrong percentages.'),
              bug('SIGN', Math.abs(m - n), 'This is the difference of the two amounts.'),
            ],
      keep: (value) => value.n > 0n && value.d <= 2n && (kind === 'amount' || toNumber(value) < 100),
    });
    const note = entry && kind === 'share' ? ' (Disregard the % sign when entering your answer.)' : '';
    const one = what.replace(/^an? /, '');
    return (
      answer && {
        parameters: { kind, m, n, p, q, part },
        stem:
          kind === 'share'
            ? `${random.pick([
                `If ${m} ${unit} of ${one} that is ${p}% ${part} are mixed with ${n} ${unit} of ${one} that is ${q}% ${part}, what percentage of the resulting mixture is ${part}?`,
                `A worker combines ${m} ${unit} of ${one} containing ${p}% ${part} with ${n} ${unit} of ${one} containing ${q}% ${part}. What percentage of the mixture is ${part}?`,
                `To ${m} ${unit} of ${one} with ${p}% ${part}, ${n} ${unit} of ${one} with ${q}% ${part} are added. The result is what percentage ${part}?`,
              ])}${note}`
            : random.pick([
                `How many ${unit} of ${one} that is ${q}% ${part} must be mixed with ${m} ${unit} of ${one} that is ${p}% ${part} to make a mixture that is ${s}% ${part}?`,
                `A worker has ${m} ${unit} of ${one} containing ${p}% ${part} and adds some ${one} containing ${q}% ${part}. The mixture is ${s}% ${part}. How many ${unit} were added?`,
                `To ${m} ${unit} of ${one} with ${p}% ${part}, some ${one} with ${q}% ${part} is added, so that the result is ${s}% ${part}. What amount is added, in ${unit}?`,
              ]),
        answer,
        steps: [
          `Follow the ${part}: its amounts in the parts add up to its amount in the mixture.`,
          kind === 'share'
            ? `${math(`\\frac{${p}}{100}\\cdot ${m}+\\frac{${q}}{100}\\cdot ${n}=${latex(rat(m * p + n * q, 100))}`)} ${unit} of ${math(`${m}+${n}=${m + n}`)}.`
            : `With ${math('x')} for the unknown amount: ${math(`\\frac{${p}}{100}\\cdot ${m}+\\frac{${q}}{100}x=\\frac{${s}}{100}(${m}+x)`)}.`,
          kind === 'share'
            ? `As a percentage: ${math(`\\frac{${latex(rat(m * p + n * q, 100))}}{${m + n}}\\cdot 100=${s}`)}.`
            : `Solving gives ${math(`x=${n}`)}.`,
          `Check: ${s}% lies between ${p}% and ${q}%, nearer to the larger amount.`,
        ],
        takeaway: 'In mixtures, add amounts, never percentages.',
      }
    );
  },
};
