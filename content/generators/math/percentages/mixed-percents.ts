/** PCT-j: mixtures. */
import type { Generator } from '#content/generators/generator.ts';
import { add, div, isInteger, rat, toNumber } from '#core/rational.ts';
import { capitalized, decimalLatex, math, prose } from '../text.ts';
import { ratio } from '#content/exact/value.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { enterPercent } from '../percents.ts';

/** What is mixed, its unit, the part told in percent, who mixes it, and the greatest percentage of that part that occurs. */
const mixtures = [
  ['a salt solution', 'milliliters', 'salt', 'A chemist', 25],
  ['an acid solution', 'milliliters', 'acid', 'A chemist', 60],
  ['a fruit punch', 'liters', 'orange juice', 'A cook', 80],
  ['a cleaning solution', 'liters', 'vinegar', 'A janitor', 80],
  ['a trail mix', 'pounds', 'raisins', 'A store owner', 60],
  ['a seed mixture', 'pounds', 'clover', 'A gardener', 80],
  ['a potting soil', 'kilograms', 'sand', 'A gardener', 50],
  ['a sugar syrup', 'liters', 'sugar', 'A baker', 65],
] as const;

export const mixedPercents: Generator = {
  archetype: 'PCT-j',
  topicId: 20,
  version: 4,
  levels: [3],
  skillTags: ['mixtures', 'weighted-average'],
  draft(random) {
    const [what, unit, part, actor, most] = random.pick(mixtures);
    const [m, n] = [random.int(1, 12) * 10, random.int(1, 12) * 10];
    const [p, q] = [random.int(1, most / 5) * 5, random.int(1, most / 5) * 5];
    const share = div(add(rat(m * p), rat(n * q)), rat(m + n));
    const kind = random.pick(['share', 'amount'] as const);
    if (m === n || p === q || !isInteger(share)) return null;
    const s = toNumber(share);
    const key = kind === 'share' ? share : rat(n);
    const entry = random.chance(1, 3);
    const amounts = math(`${decimalLatex(rat(m * p, 100))} + ${decimalLatex(rat(q, 100))}x = ${decimalLatex(rat(s, 100))}(${m} + x)`);
    const answer = numberAnswer({
      ...asDecimals,
      typed: entry,
      key,
      why: `The amounts of ${part} add up: ${math(`${decimalLatex(rat(m * p, 100))}+${decimalLatex(rat(n * q, 100))}=${decimalLatex(rat(m * p + n * q, 100))}`)} ${unit}.`,
      ...(kind === 'share' ? { show: (value) => math(`${decimalLatex(value)}\\%`) } : {}),
      bugs:
        kind === 'share'
          ? [
              bug(
                'WT',
                rat(p + q, 2),
                `This averages the two percentages, but the amounts differ; divide the ${prose(rat(m * p + n * q, 100))} ${unit} of ${part} by the total, ${m + n}.`,
              ),
              bug(
                'WT',
                div(add(rat(m * q), rat(n * p)), rat(m + n)),
                `This multiplies each percentage by the amount of the other part; ${p}% belongs to ${m} ${unit}, and ${q}% to ${n}.`,
              ),
              bug(
                'SIGN',
                Math.abs(p - q),
                `This subtracts the two percentages; the result must be between ${p}% and ${q}%, so add the amounts of ${part}, and divide by ${m + n}.`,
              ),
              bug('STOP', p, `This is the percentage of ${part} in the first part only; add the amounts of ${part} in both parts, and divide by ${m + n}.`),
              bug('STOP', q, `This is the percentage of ${part} in the second part only; add the amounts of ${part} in both parts, and divide by ${m + n}.`),
              bug('STOP', rat(m * p + n * q, 100), `This is the amount of ${part}, in ${unit}; divide it by the total amount, ${m + n}.`),
            ]
          : [
              bug('WT', rat(m), `This assumes equal amounts; then the mixture would be halfway between ${p}% and ${q}%, not ${s}%. Solve ${amounts}.`),
              bug('STOP', rat(m + n), `This is the total amount of the mixture; subtract the ${m} ${unit} that were there first.`),
              bug(
                'RECIP',
                s === p || n === 0 ? null : div(rat(m * m), rat(n)),
                `This uses the ratio of the two amounts upside down; solve ${amounts} for the amount ${math('x')}.`,
              ),
              bug('BASE', ratio(m * p, q), `This assumes that both parts contain the same amount of ${part}; solve ${amounts} for the amount ${math('x')}.`),
              bug('BASE', ratio(m * s, 100), `This is ${s}% of ${m}; ${s}% belongs to the whole mixture, ${math(`${m} + x`)}: solve ${amounts}.`),
              bug('BASE', ratio(m * s, q), `This sets ${q}% of the unknown amount equal to ${s}% of ${m}; solve ${amounts} instead.`),
              bug('SIGN', Math.abs(m - n), `This is the difference between the two amounts; ${n > m ? `add ${m}` : `subtract it from ${m}`}.`),
            ],
      believable: (value) => value.n > 0n && value.d <= 2n && (kind === 'amount' || toNumber(value) < 100),
    });
    const note = entry && kind === 'share' ? enterPercent : '';
    const one = what.replace(/^an? /, '');
    return (
      answer && {
        parameters: { kind, m, n, p, q, part },
        stem:
          kind === 'share'
            ? `${random.pick([
                `If ${m} ${unit} of ${what} that is ${p}% ${part} are mixed with ${n} ${unit} of ${what} that is ${q}% ${part}, what percentage of the resulting mixture is ${part}?`,
                `${actor} combines ${m} ${unit} of ${what} that is ${p}% ${part} with ${n} ${unit} of ${what} that is ${q}% ${part}. What percentage of the resulting mixture is ${part}?`,
                `One batch of ${one} contains ${m} ${unit} and is ${p}% ${part}. Another batch contains ${n} ${unit} and is ${q}% ${part}. If the two batches are mixed together, what percentage of the resulting mixture is ${part}?`,
                `A container holds ${m} ${unit} of ${what} that is ${p}% ${part}. If ${n} ${unit} of ${what} that is ${q}% ${part} are added, what percentage of the resulting mixture is ${part}?`,
              ])}${note}`
            : random.pick([
                `How many ${unit} of ${what} that is ${q}% ${part} must be mixed with ${m} ${unit} of ${what} that is ${p}% ${part} to make a mixture that is ${s}% ${part}?`,
                `${actor} has ${m} ${unit} of ${what} that is ${p}% ${part} and adds ${what} that is ${q}% ${part}. The resulting mixture is ${s}% ${part}. How many ${unit} of the second ${one} were added?`,
                `A container holds ${m} ${unit} of ${what} that is ${p}% ${part}. ${capitalized(what)} that is ${q}% ${part} is added to make a mixture that is ${s}% ${part}. How many ${unit} of the second ${one} are added?`,
              ]),
        answer,
        steps: [
          `Keep track of the ${part}: the amounts in the two parts add up to the amount in the mixture.`,
          kind === 'share'
            ? `${math(`\\frac{${p}}{100}\\cdot ${m}+\\frac{${q}}{100}\\cdot ${n}=${decimalLatex(rat(m * p + n * q, 100))}`)} ${unit} of ${part} out of ${math(`${m}+${n}=${m + n}`)} ${unit} in all.`
            : `Let ${math('x')} be the unknown amount. Then ${math(`\\frac{${p}}{100}\\cdot ${m}+\\frac{${q}}{100}x=\\frac{${s}}{100}(${m}+x)`)}.`,
          kind === 'share'
            ? `As a percentage: ${math(`\\frac{${decimalLatex(rat(m * p + n * q, 100))}}{${m + n}}\\cdot 100=${s}`)}.`
            : `Solving for ${math('x')} gives ${math(`x=${n}`)}.`,
          `Check: ${s}% is between ${p}% and ${q}%, closer to the percentage of the larger amount.`,
        ],
        takeaway: 'For mixtures, add amounts, not percentages.',
      }
    );
  },
};
