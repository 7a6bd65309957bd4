/** Radicals and rational exponents. */
import { add, mul, rat, sub, toLatex, toText, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { rightFormula, wrongFormula } from '../options.ts';

const radical = (index: number, inside: string) => (index === 2 ? `\\sqrt{${inside}}` : `\\sqrt[${index}]{${inside}}`);
const power = (letter: string, e: Rational) => (e.d === 1n && e.n === 1n ? letter : `${letter}^{${toLatex(e)}}`);
const whole = (letter: string, e: number) => (e === 1 ? letter : `${letter}^${e > 9 ? `{${e}}` : e}`);

function single(random: Random): Draft | null {
  const [index, inner, base, letter] = [random.int(2, 6), random.int(1, 11), random.pick([2, 3, 4, 5]), random.pick(['x', 'a', 'y', 'm', 'p', 't', 'b', 'c'])];
  const k = base ** index;
  if (inner === index || [2, 3, 5].some((n) => inner % n === 0 && index % n === 0) || k > 700) return null;
  const [e, inverse] = [rat(inner, index), rat(index, inner)];
  const toPower = random.chance(1, 2);
  const option = (coefficient: number, exponent: Rational) => `${coefficient}${power(letter, exponent)}`;
  const radicalOption = (coefficient: number, i: number, p: number) => `${coefficient}${radical(i, whole(letter, p))}`;
  const value = (coefficient: number, exponent: Rational) => `${coefficient},${toText(exponent)}`;
  const given = radical(index, `${k}${whole(letter, inner)}`);
  if (!toPower && inner < 2) return null;
  const show = (coefficient: number, n: number, d: number) => (toPower ? option(coefficient, rat(n, d)) : radicalOption(coefficient, d, n));
  const expression = toPower ? given : `(${k}${whole(letter, inner)})^{\\frac{1}{${index}}}`;
  return {
    parameters: { kind: 'single', index, inner, base, letter, toPower },
    stem: random.pick([
      `Which expression is equivalent to ${math(expression)}, where ${math(`${letter} > 0`)}?`,
      `Which of the following is equivalent to ${math(expression)} for all ${math(`${letter} > 0`)}?`,
      `${math(expression)}\n\nWhich expression is equivalent to the given expression, where ${math(`${letter} > 0`)}?`,
      `If ${math(`${letter} > 0`)}, which of the following is equal to ${math(expression)}?`,
      `For all positive values of ${math(letter)}, ${math(expression)} is equivalent to which expression?`,
      `Which of the following is ${math(expression)} written ${toPower ? 'with a rational exponent' : 'with a radical'}, where ${math(`${letter} > 0`)}?`,
      `The expression ${math(expression)}, where ${math(`${letter} > 0`)}, can be rewritten as which of the following?`,
      `${math(expression)}\n\nWhich of the following is equivalent to the given expression, where ${math(`${letter} > 0`)}?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightFormula(
        show(base, inner, index),
        value(base, e),
        `The root applied to ${math(k)} gives ${math(base)}, and the exponent of ${math(letter)} is divided by ${math(index)}.`,
      ),
      wrong: [
        wrongFormula(
          'RECIP',
          show(base, index, inner === 1 ? index + 1 : inner),
          value(base, inner === 1 ? rat(index, index + 1) : inverse),
          `The fraction in the exponent is upside down; the index, ${math(index)}, is the denominator: ${math(toLatex(e))}.`,
        ),
        wrongFormula(
          'RECIP',
          show(k, index, inner === 1 ? index + 1 : inner),
          value(k, inner === 1 ? rat(index, index + 1) : inverse),
          `The fraction in the exponent is upside down, and ${math(k)} is left as it is; use ${math(toLatex(e))}, and take the root of ${math(k)}.`,
        ),
        wrongFormula(
          'INVOP',
          show(base * index, index, inner === 1 ? index + 1 : inner),
          value(base * index, inner === 1 ? rat(index, index + 1) : inverse),
          `The fraction in the exponent is upside down, and the coefficient should be ${math(`${radical(index, `${k}`)} = ${base}`)}; the exponent is ${math(toLatex(e))}.`,
        ),
        wrongFormula(
          'DIST',
          show(k, inner, index),
          value(k, e),
          `This leaves ${math(k)} as it is; the root applies to it as well: ${math(`${radical(index, `${k}`)} = ${base}`)}.`,
        ),
        wrongFormula(
          'EXPO',
          toPower ? option(base, rat(Math.abs(inner - index))) : radicalOption(base, index + inner, inner),
          value(base, toPower ? rat(Math.abs(inner - index)) : rat(inner, index + inner)),
          `This ${toPower ? 'subtracts' : 'adds'} ${math(inner)} and ${math(index)}; divide the exponent by the index: ${math(toLatex(e))}.`,
        ),
        wrongFormula(
          'INVOP',
          show(k / index === Math.floor(k / index) ? k / index : base * index, inner, index),
          value(k / index === Math.floor(k / index) ? k / index : base * index, e),
          `The coefficient should be ${math(radical(index, `${k}`))}: the number that equals ${math(k)} when raised to the power ${math(index)}.`,
        ),
      ].filter((wrong) => !wrong.text.includes(`${letter}^{0}`)),
    },
    steps: [
      `A root with index ${math('n')} is the same as the exponent ${math('\\frac{1}{n}')}, and it applies to each factor.`,
      `${math(`${k}^{\\frac{1}{${index}}} = ${base}`)}, because ${math(`${base}^${index} = ${k}`)}.`,
      `The exponent of ${math(letter)} becomes ${math(`${inner} \\cdot \\frac{1}{${index}} = ${toLatex(e)}`)}, so the result is ${math(show(base, inner, index))}.`,
      `Check: raising the result to the power ${math(index)} gives ${math(`${k}${whole(letter, inner)}`)}.`,
    ],
    takeaway: 'In a rational exponent, the numerator is the power and the denominator is the index of the root.',
  };
}

function combined(random: Random): Draft | null {
  const [i, j] = random.sample([2, 3, 4, 5, 6], 2) as [number, number];
  const [p, q] = [random.int(1, 7), random.int(1, 7)];
  const [first, second] = [rat(p, i), rat(q, j)];
  const quotient = random.chance(1, 2);
  const value = quotient ? sub(first, second) : add(first, second);
  // Radicals stand in lowest terms, as the test writes them.
  if (Number(first.d) !== i || Number(second.d) !== j || value.n === 0n || (p === 1 && q === 1 && random.chance(1, 2))) return null;
  const letter = random.pick(['x', 'y', 'a']);
  const [one, two] = [radical(i, whole(letter, p)), radical(j, whole(letter, q))];
  const expression = quotient ? `\\frac{${one}}{${two}}` : `${one} \\cdot ${two}`;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: value,
    why: `The exponents are ${math(toLatex(first))} and ${math(toLatex(second))}; for a ${quotient ? 'quotient, subtract' : 'product, add'} them.`,
    bugs: [
      bug(
        'SIGN',
        quotient ? add(first, second) : sub(first, second),
        `This ${quotient ? 'adds' : 'subtracts'} the exponents; for a ${quotient ? 'quotient, subtract' : 'product, add'} them.`,
      ),
      bug(
        'EXPO',
        mul(first, second),
        `This multiplies the two exponents, which is the rule for a power of a power; for a ${quotient ? 'quotient, subtract' : 'product, add'} them.`,
      ),
      bug(
        'RECIP',
        quotient ? sub(rat(i, p), rat(j, q)) : add(rat(i, p), rat(j, q)),
        `Both fractions are upside down; the index of the root is the denominator: ${math(toLatex(first))} and ${math(toLatex(second))}.`,
      ),
      ...(quotient && i === j
        ? []
        : [
            bug(
              'FRAC',
              quotient ? rat(p - q, i - j) : rat(p + q, i + j),
              `This ${quotient ? 'subtracts' : 'adds'} the numerators and the denominators separately; use a common denominator.`,
            ),
          ]),
      quotient
        ? bug(
            'SIGN',
            sub(second, first),
            `This subtracts in the wrong order; take the exponent below, ${math(toLatex(second))}, from the one above, ${math(toLatex(first))}.`,
          )
        : bug(
            'FRAC',
            rat(p * j + q * i, i + j),
            `This divides the numerator of the sum by the sum of the denominators; divide by the common denominator, ${math(i * j)}.`,
          ),
      bug(
        'FRAC',
        rat(quotient ? p - q : p + q, i * j),
        `This combines ${math(p)} and ${math(q)} over ${math(i * j)}; first rewrite both fractions with that denominator.`,
      ),
      bug('STOP', first, `This is the exponent of only the first radical; ${quotient ? 'subtract' : 'add'} that of the other one, ${math(toLatex(second))}.`),
      bug('EXPO', quotient ? p - q : p + q, `This uses only the exponents under the radicals; divide each by the index of its root first.`),
      bug(
        'STOP',
        second,
        `This is the exponent of only the second radical; ${quotient ? `subtract it from ${math(toLatex(first))}` : `add ${math(toLatex(first))}`}.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'combined', i, j, p, q, quotient, letter },
      stem: random.pick([
        `The expression ${math(expression)} is equivalent to ${math(`${letter}^k`)} for all ${math(`${letter} > 0`)}, where ${math('k')} is a constant. What is the value of ${math('k')}?`,
        `If ${math(`${expression} = ${letter}^k`)} for all positive values of ${math(letter)}, where ${math('k')} is a constant, what is the value of ${math('k')}?`,
      ]),
      answer,
      steps: [
        `Rewrite each radical with a rational exponent: a root with index ${math('n')} divides the exponent by ${math('n')}.`,
        `${math(`${one} = ${power(letter, first)}`)} and ${math(`${two} = ${power(letter, second)}`)}.`,
        `For a ${quotient ? 'quotient, subtract' : 'product, add'} the exponents: ${math(`${toLatex(first)} ${quotient ? '-' : '+'} ${toLatex(second)} = ${toLatex(value)}`)}.`,
        `Check: over the common denominator ${math(i * j)}, the numerators are ${math(p * j)} and ${math(q * i)}, and ${math(`\\frac{${p * j} ${quotient ? '-' : '+'} ${q * i}}{${i * j}} = ${toLatex(value)}`)}.`,
      ],
      takeaway: 'Rewrite radicals with rational exponents, then use the usual exponent rules.',
    }
  );
}

export const radicalsAndRationalExponents: Generator = {
  archetype: 'EQX-e',
  topicId: 18,
  version: 5,
  levels: [3, 4],
  skillTags: ['rational-exponents', 'radicals'],
  draft: (random, level) => (level === 3 ? single(random) : combined(random)),
};
