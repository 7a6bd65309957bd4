/** Chains of comparisons: a is p percent more than b, b is q percent less than c. */
import { add, div, mul, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import type { Generator } from '#content/generators/generator.ts';
import { capitalized, decimalLatex, decimalText, math, prose } from '../text.ts';
import { bug, numberAnswer, numberChoices } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { enterPercent, factorOf, showPercent } from '../percents.ts';
import { absolute } from '#content/exact/value.ts';

const letters = [
  ['a', 'b', 'c'],
  ['r', 's', 't'],
  ['w', 'x', 'y'],
  ['k', 'm', 'n'],
  ['x', 'y', 'z'],
  ['p', 'q', 'r'],
  ['m', 'n', 'k'],
  ['u', 'v', 'w'],
] as const;
const relation = (percent: number, form: number) => (form === 0 ? `${Math.abs(percent)}% ${percent > 0 ? 'greater' : 'less'} than` : `${100 + percent}% of`);
interface Told {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly first: string;
  readonly second: string;
}

/** What is given, and what stands before a letter in the question. */
const tellings: readonly ((told: Told) => readonly [given: string, prefix: string])[] = [
  ({ a, b, c, first, second }) => [`The positive number ${a} is ${first} the number ${b}, and ${b} is ${second} the number ${c}.`, 'the number '],
  ({ a, b, c, first, second }) => [
    `The masses, in grams, of three rocks are ${a}, ${b}, and ${c}. The value of ${a} is ${first} the value of ${b}, and the value of ${b} is ${second} the value of ${c}.`,
    'the value of ',
  ],
  ({ a, b, c, first, second }) => [
    `Three towns have populations of ${a}, ${b}, and ${c}. The value of ${a} is ${first} the value of ${b}, and the value of ${b} is ${second} the value of ${c}.`,
    'the value of ',
  ],
  ({ a, b, c, first, second }) => [
    `For the positive numbers ${a}, ${b}, and ${c}, the value of ${a} is ${first} the value of ${b}. The value of ${b} is ${second} the value of ${c}.`,
    'the value of ',
  ],
  ({ a, b, c, first, second }) => [
    `The areas, in acres, of three parks are ${a}, ${b}, and ${c}. The value of ${a} is ${first} the value of ${b}, and the value of ${b} is ${second} the value of ${c}.`,
    'the value of ',
  ],
  ({ a, b, c, first, second }) => [
    `Three websites had ${a}, ${b}, and ${c} visitors, respectively, on one day. The value of ${a} is ${first} the value of ${b}, and the value of ${b} is ${second} the value of ${c}.`,
    'the value of ',
  ],
  ({ a, b, c, first, second }) => [
    `The depths, in meters, of three lakes are ${a}, ${b}, and ${c}. The value of ${a} is ${first} the value of ${b}, and the value of ${b} is ${second} the value of ${c}.`,
    'the value of ',
  ],
  ({ a, b, c, first, second }) => [
    `The prices, in dollars, of three rugs are ${a}, ${b}, and ${c}. The value of ${a} is ${first} the value of ${b}, and the value of ${b} is ${second} the value of ${c}.`,
    'the value of ',
  ],
];
const hundred = (value: Rational) => mul(value, rat(100));

export const comparisonChain: Generator = {
  archetype: 'PCT-h',
  topicId: 20,
  version: 6,
  levels: [4, 5],
  skillTags: ['percent-change', 'chains'],
  draft(random, level) {
    const names = random.pick(letters);
    const size = () => random.pick([20, 25, 28, 50, 60, 92, 56, 75, 100, 150, 140, 300, 220, 10, 30, 40, 80]);
    const [p, q] = [
      random.chance(1, 2) ? size() : -random.pick([20, 36, 50, 60, 75, 68, 84, 90, 10, 30, 40, 25]),
      random.chance(1, 2) ? size() : -random.pick([20, 36, 50, 60, 75, 68, 84, 90, 10, 30, 40, 25]),
    ];
    const product = mul(factorOf(p), factorOf(q));
    const forms = [0, random.chance(1, 4) ? 1 : 0];
    const [a, b, c] = names.map((name) => math(name)) as [string, string, string];
    const [first, second] = [relation(p, forms[0] as number), relation(q, forms[1] as number)];
    const [given, prefix] = random.pick(tellings)({ a, b, c, first, second });
    const parameters = { p, q, form: forms[1] as number, letters: names.join('') };
    const setUp =
      `Write everything in terms of ${c}: ${math(`${names[1]} = ${decimalLatex(factorOf(q))}${names[2]}`)} and ${math(`${names[0]} = ${decimalLatex(factorOf(p))}${names[1]}`)}.`.replace(
        /= 1([a-z])/g,
        '= $1',
      );
    const chain = math(
      `${names[0]} = ${decimalLatex(factorOf(p))} \\cdot ${decimalLatex(factorOf(q))}${names[2]} = ${decimalLatex(product)}${names[2]}`,
    ).replace(/(?<= )1([a-z])/g, '$1');
    if (equalOne(product)) return null;
    if (level === 4) {
      const key = hundred(product);
      if (decimalText(key, 1) === null || toNumber(key) > 400 || (forms[1] === 1 && q === 0)) return null;
      const bugs = [
        bug(
          'ADDP',
          100 + p + q,
          `This adds the percents: ${math(`100 ${p < 0 ? '-' : '+'} ${Math.abs(p)} ${q < 0 ? '-' : '+'} ${Math.abs(q)}`)}; they are percents of different numbers, so multiply ${prose(factorOf(p))} by ${prose(factorOf(q))}.`,
        ),
        bug(
          'OFMORE',
          sub(key, rat(100)),
          `This is how much greater ${math(names[0])} is than ${math(names[2])}, as a percent; add 100 for what percentage of ${math(names[2])} it is.`,
        ),
        bug(
          'RECIP',
          decimalText(hundred(div(rat(1), product)), 2) === null ? null : hundred(div(rat(1), product)),
          `This is what percentage ${math(names[2])} is of ${math(names[0])}; the question asks the reverse, so use the factor ${prose(product)} itself.`,
        ),
        bug(
          'STOP',
          100 + p,
          `This is what percentage ${math(names[0])} is of ${math(names[1])}; multiply it by ${prose(factorOf(q))} to compare ${math(names[0])} with ${math(names[2])}.`,
        ),
        bug('STOP', 100 + q, `This is what percentage ${math(names[1])} is of ${math(names[2])}; multiply it by ${prose(factorOf(p))} for ${math(names[0])}.`),
        bug(
          'SIGN',
          hundred(mul(factorOf(-p), factorOf(q))),
          `This treats ${math(names[0])} as ${Math.abs(p)}% ${p > 0 ? 'less' : 'greater'} than ${math(names[1])}, not ${Math.abs(p)}% ${p > 0 ? 'greater' : 'less'}; use the factor ${prose(factorOf(p))}.`,
        ),
        bug(
          'BASE',
          hundred(mul(rat(Math.abs(p), 100), rat(Math.abs(q), 100))),
          `This multiplies the percents themselves; multiply the factors ${prose(factorOf(p))} and ${prose(factorOf(q))} instead.`,
        ),
      ];
      // Whoever reads that a is greater than b looks only among what is greater than b; nobody takes a few percent for it.
      const keep = (value: Rational) =>
        toNumber(value) >= toNumber(key) / 4 &&
        decimalText(value, 2) !== null &&
        toNumber(value) < 700 &&
        (toNumber(value) === 100 + q || toNumber(value) > 100 + q === p > 0);
      return {
        parameters,
        stem: `${given} ${capitalized(prefix)}${a} is what percentage of ${prefix}${c}?`,
        answer: numberChoices({
          ...asDecimals,
          key,
          why: `The product of the factors is ${prose(product)}, so ${math(names[0])} is ${prose(key)}% of ${math(names[2])}.`,
          bugs,
          show: showPercent,
          believable: keep,
        }),
        steps: [
          setUp,
          `Substituting, ${chain}, so ${a} is ${prose(key)}% of ${c}.`,
          `Check with ${math(`${names[2]} = 100`)}: ${math(`${names[1]} = ${decimalLatex(hundred(factorOf(q)))}`)} and ${math(`${names[0]} = ${decimalLatex(hundred(product))}`)}.`,
        ],
        takeaway: 'Turn each percent comparison into a factor and multiply the factors; to check, start with 100.',
      };
    }
    // Level 5: the comparison runs backwards, from a to c.
    const back = div(rat(1), product);
    const signed = hundred(sub(back, rat(1)));
    if (decimalText(signed, 1) === null || toNumber(signed) > 400) return null;
    const more = signed.n > 0n;
    const key = more ? signed : mul(signed, rat(-1));
    const forward = hundred(sub(product, rat(1)));
    const word = more ? 'greater' : 'less';
    const bugs = [
      bug(
        'BASE',
        absolute(forward),
        `This measures the difference as a percent of ${math(names[2])}; “than ${math(names[0])}” makes ${math(names[0])} the base, so divide 1 by ${prose(product)}.`,
      ),
      bug(
        'ADDP',
        Math.abs(p + q) === 0 ? null : Math.abs(p + q),
        `This combines the two percents directly, but they are percents of different numbers; multiply the factors, and take the reciprocal.`,
      ),
      bug('OFMORE', hundred(back), `This is what percentage ${math(names[2])} is of ${math(names[0])}; its difference from 100% is how much ${word} it is.`),
      bug('STOP', Math.abs(p), `This uses only the comparison of ${math(names[0])} and ${math(names[1])}; multiply by the factor of the other one, too.`),
      bug('STOP', Math.abs(q), `This uses only the comparison of ${math(names[1])} and ${math(names[2])}; multiply by the factor of the other one, too.`),
      bug(
        'OFMORE',
        more ? null : add(rat(100), key),
        `This adds the answer to 100; leave it at ${prose(key)}%, since the question asks only how much less ${math(names[2])} is.`,
      ),
      bug(
        'ADDP',
        Math.abs(p) + Math.abs(q),
        `This adds ${Math.abs(p)} and ${Math.abs(q)}, which are percents of different numbers; multiply ${prose(factorOf(p))} by ${prose(factorOf(q))}, and take the reciprocal.`,
      ),
      bug(
        'RECIP',
        hundred(product),
        `This is what percentage ${math(names[0])} is of ${math(names[2])}; take the reciprocal of ${prose(product)}, and compare it with 1.`,
      ),
    ];
    // Nothing is more than 100% less.
    const keep = (value: Rational) => value.n > 0n && decimalText(value, 1) !== null && (more || toNumber(value) < 100);
    const entry = random.chance(1, 2);
    const stem = `${given} ${capitalized(prefix)}${c} is what percentage ${word} than ${prefix}${a}?`;
    const answer = numberAnswer({
      ...asDecimals,
      typed: entry,
      key,
      why: `${math(names[2])} is ${prose(hundred(back))}% of ${math(names[0])}, which is ${prose(key)}% ${word}.`,
      bugs,
      show: (value) => math(`${decimalLatex(value)}\\%`),
      believable: keep,
    });
    return (
      answer && {
        parameters: { ...parameters, back: true },
        stem: entry ? `${stem}${enterPercent}` : stem,
        answer,
        steps: [
          setUp,
          `Substituting, ${chain}, so ${math(`${names[2]} = \\frac{1}{${decimalLatex(product)}}${names[0]} = ${decimalLatex(back)}${names[0]}`)}.`,
          `So ${c} is ${prose(hundred(back))}% of ${a}, which is ${prose(key)}% ${word} than ${a}.`,
          `Check with ${math(`${names[2]} = 100`)}: ${math(`${names[0]} = ${decimalLatex(hundred(product))}`)}, and ${math(`${decimalLatex(hundred(product))} \\cdot ${decimalLatex(back)} = 100`)}.`,
        ],
        takeaway: 'The number after “than” is the base; to reverse a comparison, use the reciprocal of the factor.',
      }
    );
  },
};

const equalOne = (value: Rational) => value.n === value.d;
