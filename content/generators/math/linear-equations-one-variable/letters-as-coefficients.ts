/** LE1-k: letters as coefficients: solve for x in terms of constants, or use an identity true for all x. */
import { fraction, linear, multiple, offBothSides, sum } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { isTame } from '#content/exact/value.ts';
import { div, mul, neg, rat, sub, type Rational } from '#core/rational.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';

/** A sum with a positive term first, as a numerator is written. */
const numerator = (terms: readonly (readonly [number, string])[]) => sum(terms.toSorted(([one], [other]) => Number(one < 0) - Number(other < 0)));

/** mul·a(x + s·b) = nul·c x + t·d, solved for x. */
function literal(random: Random): Draft | null {
  const [a, b, c, d] = random.pick([
    ['a', 'b', 'c', 'd'],
    ['p', 'q', 'r', 's'],
    ['m', 'n', 'k', 'h'],
  ] as const);
  const [u, v] = [random.int(1, 5), random.int(1, 5)];
  const s = random.int(1, 6) * (random.chance(1, 2) ? 1 : -1);
  const t = random.int(1, 9) * (random.chance(1, 2) ? 1 : -1);
  if ((u !== 1 && v % u === 0) || (u % v === 0 && v !== 1) || (u === 4 && v === 2) || (u === 2 && v === 4)) return null;
  const left = multiple(
    1,
    sum([
      [1, 'x'],
      [s, b],
    ]),
  );
  const [lead, other] = [u === 1 ? a : `${u}${a}`, v === 1 ? c : `${v}${c}`];
  const equation = `${lead}${left}=${sum([
    [v, `${c}x`],
    [t, d],
  ])}`;
  const bottom = sum([
    [u, a],
    [-v, c],
  ]);
  const top = numerator([
    [t, d],
    [-u * s, `${a}${b}`],
  ]);
  const key = fraction(top, bottom);
  const product = offBothSides(u * s, `${a}${b}`);
  const options: [string, Misconception, string][] = [
    [
      fraction(
        numerator([
          [t, d],
          [u * s, `${a}${b}`],
        ]),
        bottom,
      ),
      'SIGN',
      `This moves ${math(sum([[u * s, `${a}${b}`]]))} to the right side without changing its sign; ${product} instead.`,
    ],
    [
      fraction(
        numerator([
          [t, d],
          [-s, b],
        ]),
        bottom,
      ),
      'DIST',
      `This distributes ${math(lead)} to ${math('x')} only; the second term becomes ${math(sum([[u * s, `${a}${b}`]]))}.`,
    ],
    [
      fraction(
        numerator([
          [t, d],
          [-u * s, `${a}${b}`],
        ]),
        sum([
          [u, a],
          [v, c],
        ]),
      ),
      'SIGN',
      `This adds ${math(`${other}x`)} to ${math(`${lead}x`)}; subtract ${math(`${other}x`)} from both sides instead.`,
    ],
    [
      fraction(
        numerator([
          [u * s, `${a}${b}`],
          [-t, d],
        ]),
        bottom,
      ),
      'SIGN',
      `This reverses the sign of the numerator only; ${product}, and the right side becomes ${math(top)}.`,
    ],
    [
      fraction(
        numerator([
          [t, d],
          [u * s, `${a}${b}`],
        ]),
        sum([
          [u, a],
          [v, c],
        ]),
      ),
      'SIGN',
      `This moves both ${math(sum([[u * s, `${a}${b}`]]))} and ${math(`${other}x`)} to the other side without changing their signs; ${product}, and subtract ${math(`${other}x`)}.`,
    ],
    [
      fraction(
        numerator([
          [t, d],
          [-s, b],
        ]),
        sum([
          [u, a],
          [v, c],
        ]),
      ),
      'DIST',
      `This distributes ${math(lead)} to ${math('x')} only, so ${math(sum([[u * s, `${a}${b}`]]))} is missing, and it adds ${math(`${other}x`)}, which should be subtracted from both sides.`,
    ],
  ];
  const wrong: WrongOption[] = options.map(([latex, misconception, why]) => ({ text: math(latex), value: latex, misconception, why }));
  const scene = `${math(a)}, ${math(b)}, ${math(c)}, and ${math(d)} are constants and ${math(`${lead}\\ne ${other}`)}`;
  return {
    parameters: { task: 'literal', equation },
    stem: random.pick([
      `${math(equation)}\n\nIn the given equation, ${scene}. Which of the following gives ${math('x')} in terms of ${math(a)}, ${math(b)}, ${math(c)}, and ${math(d)}?`,
      `In the equation ${math(equation)}, ${scene}. Which expression is equal to ${math('x')}?`,
      `${math(equation)}\n\nIn the given equation, ${scene}. What is the solution to the equation for ${math('x')}?`,
      `If ${math(equation)}, where ${scene}, which of the following expressions is equal to ${math('x')}?`,
    ]),
    answer: {
      format: 'choice',
      correct: {
        text: math(key),
        value: key,
        why: `Collecting the ${math('x')}-terms gives ${math(
          `(${bottom})x=${numerator([
            [t, d],
            [-u * s, `${a}${b}`],
          ])}`,
        )}, and dividing isolates ${math('x')}.`,
      },
      wrong,
    },
    steps: [
      `Treat the constants like numbers: distribute, collect the ${math('x')}-terms on one side, factor out ${math('x')}, and divide.`,
      `Distribute: ${math(
        `${sum([
          [u, `${a}x`],
          [u * s, `${a}${b}`],
        ])}=${sum([
          [v, `${c}x`],
          [t, d],
        ])}`,
      )}.`,
      `Collect the ${math('x')}-terms and factor out ${math('x')}: ${math(
        `(${bottom})x=${numerator([
          [t, d],
          [-u * s, `${a}${b}`],
        ])}`,
      )}.`,
      `Since ${math(`${bottom}`)} is not zero, divide both sides by it: ${math(`x=${key}`)}.`,
      `Check: multiplying both sides by ${math(bottom)} gives the previous equation again.`,
    ],
    takeaway: 'To solve for a variable that appears in two terms, collect those terms on one side and factor out the variable.',
  };
}

/** a(x + p) + b(x + q) = Cx + D for all x; a and b are constants. */
function identity(random: Random): Draft | null {
  const [p, q] = [random.int(1, 8) * (random.chance(1, 2) ? 1 : -1), random.int(1, 8) * (random.chance(1, 2) ? 1 : -1)];
  const [a, b] = [random.int(-6, 9), random.int(-6, 9)];
  const [C, D] = [a + b, a * p + b * q];
  if (p === q || a === 0 || b === 0 || a === b || C === 0 || D === 0) return null;
  const asked = random.pick(['a', 'b', 'ab', 'a-b'] as const);
  const at = (x: Rational, y: Rational) => ({ a: x, b: y, ab: mul(x, y), 'a-b': sub(x, y) })[asked];
  const key = at(rat(a), rat(b));
  const mixed = p + q === 0 ? null : div(sub(rat(D), mul(rat(q), rat(-C))), rat(p - q));
  const constants = math(
    `${sum([
      [p, 'a'],
      [q, 'b'],
    ])}=${D}`,
  );
  const bugs: Bug[] = [
    bug('STOP', C, `This is ${math('a+b')}, the coefficient of ${math('x')}; to find ${math(asked)}, use the constants as well: ${constants}.`),
    bug(
      'SWAP',
      at(rat(b), rat(a)),
      `This switches ${math('a')} and ${math('b')}; the constants give ${constants}, so ${math(`a=${a}`)} and ${math(`b=${b}`)}.`,
    ),
    bug('SIGN', neg(key), `This has the wrong sign; ${math(`a=${a}`)} and ${math(`b=${b}`)} satisfy both ${math(`a+b=${C}`)} and ${constants}.`),
    ...(asked === 'ab' || asked === 'a-b'
      ? [
          bug('STOP', a, `This is the value of ${math('a')} alone; find ${math('b')}, too, and ${asked === 'ab' ? 'multiply the two' : 'subtract it'}.`),
          bug(
            'STOP',
            b,
            `This is the value of ${math('b')} alone; find ${math('a')}, too, and ${asked === 'ab' ? 'multiply the two' : `subtract ${math('b')} from it`}.`,
          ),
        ]
      : [bug('STOP', a * b, `This is the product ${math('ab')}; the question asks for ${math(asked)} alone, so do not multiply the two.`)]),
    ...(mixed
      ? [
          bug(
            'SIGN',
            at(mixed, sub(rat(C), mixed)),
            `This makes a sign error when ${math(`${C}-a`)} is substituted for ${math('b')}: keep the parentheses, as in ${math(
              `${sum([
                [p, 'a'],
                [q, `(${C}-a)`],
              ])}=${D}`,
            )}.`,
          ),
        ]
      : []),
    // A number far from the key would be ruled out at a glance.
  ].filter(({ value }) => isTame(value, Math.max(24, 4 * Math.abs(Number(key.n))), 6));
  const equation = `a${multiple(1, linear(1, p))}+b${multiple(1, linear(1, q))}=${linear(C, D)}`;
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(1, 2),
    key,
    why: `Matching the coefficients and the constants gives ${math(`a=${a}`)} and ${math(`b=${b}`)}.`,
    bugs,
  });
  if (!answer) return null;
  return {
    parameters: { task: 'identity', equation, asked },
    stem: random.pick([
      `In the equation ${math(equation)}, ${math('a')} and ${math('b')} are constants. If the equation is true for all values of ${math('x')}, what is the value of ${math(asked)}?`,
      `${math(equation)}\n\nThe given equation, where ${math('a')} and ${math('b')} are constants, has infinitely many solutions. What is the value of ${math(asked)}?`,
      `The equation ${math(equation)}, where ${math('a')} and ${math('b')} are constants, has infinitely many solutions. What is the value of ${math(asked)}?`,
      `${math(equation)}\n\nIn the given equation, ${math('a')} and ${math('b')} are constants. If every real number ${math('x')} is a solution, what is the value of ${math(asked)}?`,
    ]),
    answer,
    steps: [
      `An equation that is true for all ${math('x')} has equal coefficients and equal constants on both sides.`,
      `The coefficients of ${math('x')} give ${math(`a+b=${C}`)}; the constants give ${math(
        `${sum([
          [p, 'a'],
          [q, 'b'],
        ])}=${D}`,
      )}.`,
      `Substitute ${math(`b=${C}-a`)}: ${math(
        `${sum([
          [p, 'a'],
          [q, `(${C}-a)`],
        ])}=${D}`,
      )}, so ${math(`${linear(p - q, 0, 'a')}=${D - q * C}`)} and ${math(`a=${a}`)}, ${math(`b=${b}`)}.`,
      ...(asked === 'ab' ? [`Then ${math(`ab=${fractionLatex(key)}`)}.`] : asked === 'a-b' ? [`Then ${math(`a-b=${fractionLatex(key)}`)}.`] : []),
      `Check: ${math(
        `${sum([
          [a, `(${linear(1, p)})`],
          [b, `(${linear(1, q)})`],
        ])}=${linear(C, D)}`,
      )}.`,
    ],
    takeaway: 'When an equation is true for all x, match the x-coefficients and match the constants.',
  };
}

const draft = (random: Random) => (random.chance(1, 2) ? literal(random) : identity(random));

export const lettersAsCoefficients: Generator = {
  archetype: 'LE1-k',
  topicId: 11,
  version: 5,
  levels: [5],
  skillTags: ['linear-equations', 'literal-equations', 'constants'],
  draft,
};
