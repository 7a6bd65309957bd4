/** Expressions in two variables, and quartics that are quadratic in x². */
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { rightFormula, wrongFormula } from '../options.ts';

/** Perfect squares and differences of squares in x and y. */
function twoLetters(random: Random): Draft | null {
  const [a, b] = [random.int(2, 9), random.int(2, 9)];
  const [u, v] = random.pick([
    ['x', 'y'],
    ['x^2', 'y'],
    ['x', 'y^2'],
    ['x^2', 'y^2'],
    ['a', 'b'],
    ['m', 'n'],
  ] as const);
  if (a === b) return null;
  const squared = (letter: string) => (letter.length > 1 ? `${letter.charAt(0)}^4` : `${letter}^2`);
  const [A, B, AB] = [term(a * a, squared(u)), term(b * b, squared(v)), term(2 * a * b, `${u}${v}`)];
  const kind = random.pick(['plus', 'minus', 'difference'] as const);
  const [au, bv] = [term(a, u), term(b, v)];
  const forms = {
    plus: { given: `${A} + ${AB} + ${B}`, right: `(${au} + ${bv})^2` },
    minus: { given: `${A} - ${AB} + ${B}`, right: `(${au} - ${bv})^2` },
    difference: { given: `${A} - ${B}`, right: `(${au} + ${bv})(${au} - ${bv})` },
  } as const;
  const { given, right } = forms[kind];
  const remedy =
    kind === 'difference'
      ? 'without a middle term, the factors are a sum and a difference'
      : `${math(AB)} is ${kind === 'plus' ? 'added' : 'subtracted'} here, so use the square of a ${kind === 'plus' ? 'sum' : 'difference'}`;
  const wrong = (latex: string, code: Misconception, why: string) => wrongFormula(code, latex, latex, why);
  return {
    parameters: { kind, a, b, u, v },
    stem: random.pick([
      `Which expression is equivalent to ${math(given)}?`,
      `Which of the following is equivalent to ${math(given)}?`,
      `${math(given)}\n\nWhich of the following is equivalent to the given expression?`,
      `The expression ${math(given)} is equivalent to which of the following?`,
      `Which of the following is a factored form of ${math(given)}?`,
      `${math(given)}\n\nWhich of the following is a factored form of the given expression?`,
      `Which of the following shows ${math(given)} in factored form?`,
      `Which product is equal to ${math(given)} for all values of the variables?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightFormula(right, right, `Expanding it gives ${math(given)}.`),
      wrong: [
        ...(['plus', 'minus', 'difference'] as const)
          .filter((other) => other !== kind)
          .map((other) =>
            wrong(
              forms[other].right,
              other === 'difference' || kind === 'difference' ? 'SQBIN' : 'SIGN',
              `Expanding this gives ${math(forms[other].given)}; ${remedy}.`,
            ),
          ),
        wrong(
          kind === 'difference'
            ? `(${term(a * a, u)} + ${term(b * b, v)})(${u} - ${v})`
            : `(${term(a * a, u)} ${kind === 'plus' ? '+' : '-'} ${term(b * b, v)})^2`,
          'EXPO',
          kind === 'difference'
            ? `A middle term remains here; take the square roots of both coefficients, ${math(a)} and ${math(b)}, in both factors.`
            : `The first term of this square is ${math(term(a ** 4, squared(u)))}. Use the square roots of the coefficients inside the parentheses.`,
        ),
        wrong(
          kind === 'difference' ? `(${term(a * a, u)} - ${term(b * b, v)})^2` : `(${term(a * a, u)} ${kind === 'plus' ? '-' : '+'} ${term(b * b, v)})^2`,
          'EXPO',
          kind === 'difference'
            ? `The square of a difference has a middle term; use ${math('(u + v)(u - v)')} with the square roots, ${math(au)} and ${math(bv)}.`
            : `The sign of the middle term is reversed, and ${math(a * a)} and ${math(b * b)} need their square roots: use ${math(au)} and ${math(bv)}.`,
        ),
        wrong(
          kind === 'difference'
            ? `(${term(a * a, u)} + ${term(b * b, v)})^2`
            : `(${term(a * a, u)} + ${term(b * b, v)})(${term(a * a, u)} - ${term(b * b, v)})`,
          'SQBIN',
          kind === 'difference'
            ? `The square of a sum has three terms, all of them positive; use ${math('(u + v)(u - v)')} with ${math(au)} and ${math(bv)}.`
            : `This has no middle term; use the square of ${math(`${au} ${kind === 'plus' ? '+' : '-'} ${bv}`)}, with the square roots of the coefficients.`,
        ),
        wrong(
          kind === 'difference' ? `(${term(a, u)} - ${term(b * b, v)})(${term(a, u)} + ${v})` : `(${au} ${kind === 'plus' ? '+' : '-'} ${term(2 * b, v)})^2`,
          'DIST',
          kind === 'difference'
            ? `Expanding this leaves a middle term; with ${math(bv)} in both factors, the middle products cancel.`
            : `The last term of this square is ${math(term(4 * b * b, squared(v)))}; use the square root of ${math(B)}, which is ${math(bv)}.`,
        ),
      ],
    },
    steps: [
      kind === 'difference'
        ? `Both terms are perfect squares, so use ${math('s^2 - t^2 = (s + t)(s - t)')}.`
        : `The first and last terms are perfect squares, so try the pattern ${math(`s^2 ${kind === 'plus' ? '+' : '-'} 2st + t^2 = (s ${kind === 'plus' ? '+' : '-'} t)^2`)}.`,
      `${math(`${A} = (${au})^2`)} and ${math(`${B} = (${bv})^2`)}, so ${math(`s = ${au}`)} and ${math(`t = ${bv}`)}.`,
      kind === 'difference'
        ? `The expression is ${math(right)}. Check: the products ${math(`${au} \\cdot ${bv}`)} cancel when it is expanded.`
        : `The middle term matches: ${math(`2st = ${AB}`)}. So the expression is ${math(right)}. Check with both letters equal to 1: ${math(`${a * a} ${kind === 'plus' ? '+' : '-'} ${2 * a * b} + ${b * b} = ${(kind === 'plus' ? a + b : a - b) ** 2}`)}.`,
    ],
    takeaway: 'Look for square patterns in the first and last terms, and let the middle term decide between them.',
  };
}

/** Values of one symmetric expression from two others. */
function fromValues(random: Random): Draft | null {
  const kind = random.pick(['squares', 'difference', 'middle'] as const);
  const [s, d] = [random.int(3, 20), random.int(2, 12)];
  const [u, v] = random.pick([
    ['x', 'y'],
    ['a', 'b'],
    ['p', 'q'],
    ['m', 'n'],
  ] as const);
  const product = random.int(2, 30) * random.pick([-1, 1, 1]);
  const k = random.int(2, 4);
  const typed = random.chance(1, 2);
  if (kind === 'squares') {
    const value = s * s - 2 * product;
    if (s * s - 4 * product <= 0) return null;
    const answer = numberAnswer({
      ...asFractions,
      typed,
      key: value,
      why: `${math(`(${u} + ${v})^2 - 2${u}${v} = ${s * s}${signed(-2 * product)} = ${value}`)}.`,
      bugs: [
        bug('SQBIN', s * s, `This is ${math(`(${u} + ${v})^2`)}, which also contains ${math(`2${u}${v}`)}; subtract ${math(2 * product)}.`),
        bug('SIGN', s * s + 2 * product, `This adds ${math(`2${u}${v}`)}; the square of the sum contains it already, so subtract it.`),
        bug(
          'SQBIN',
          s * s - product,
          `This subtracts ${math(`${u}${v}`)} only once; the middle term is ${math(`2${u}${v}`)}, so subtract ${math(2 * product)}.`,
        ),
        bug('SQBIN', s * s - 4 * product, `This is ${math(`(${u} - ${v})^2`)}; subtract ${math(`2${u}${v}`)} from ${math(s * s)}, not ${math(`4${u}${v}`)}.`),
        bug('EXPO', 2 * s - 2 * product, `This doubles ${math(s)}; square it: ${math(`${s}^2 = ${s * s}`)}.`),
        bug('SIGN', s * s + product, `This adds ${math(`${u}${v}`)} to ${math(s * s)}; subtract ${math(`2${u}${v} = ${2 * product}`)}.`),
      ],
    });
    return (
      answer && {
        parameters: { kind, s, product, u },
        stem: `If ${math(`${u} + ${v} = ${s}`)} and ${math(`${u}${v} = ${product}`)}, what is the value of ${math(`${u}^2 + ${v}^2`)}?`,
        answer,
        steps: [
          `Square the sum: ${math(`(${u} + ${v})^2 = ${u}^2 + 2${u}${v} + ${v}^2`)}. There is no need to find ${math(u)} and ${math(v)}.`,
          `Solve for the expression you want: ${math(`${u}^2 + ${v}^2 = (${u} + ${v})^2 - 2${u}${v}`)}.`,
          `Substitute: ${math(`${s}^2 - 2(${product}) = ${value}`)}.`,
          `Check: then ${math(`(${u} - ${v})^2 = ${value} - 2(${product}) = ${s * s - 4 * product}`)}, which is positive, so such real numbers exist.`,
        ],
        takeaway: 'The square of a sum connects the sum, the product, and the sum of the squares of two numbers.',
      }
    );
  }
  if (kind === 'difference') {
    const value = k * s * d;
    const answer = numberAnswer({
      ...asFractions,
      typed,
      key: value,
      why: `${math(`${u}^2 - ${v}^2 = (${u} + ${v})(${u} - ${v})`)}, so the value is ${math(`${k} \\cdot ${s} \\cdot ${d}`)}.`,
      bugs: [
        bug('STOP', s * d, `This is ${math(`${u}^2 - ${v}^2`)}; you still need to multiply by ${math(k)}.`),
        bug(
          'SQBIN',
          k * (s * s - d * d),
          `This squares the two given values and subtracts; ${math(`${u}^2 - ${v}^2`)} is the product of the two values, ${math(`${s} \\cdot ${d}`)}.`,
        ),
        bug('FRAC', k * (s + d), `This adds the given values; multiply them: ${math(`${u}^2 - ${v}^2 = (${u} + ${v})(${u} - ${v})`)}.`),
        bug('DIST', k * k * s * d, `This multiplies both factors by ${math(k)}; multiply the product ${math(`${s} \\cdot ${d}`)} by it only once.`),
        bug('DIST', k * s + d, `This multiplies one of the values by ${math(k)} and adds the other; multiply all three numbers.`),
        bug('SQBIN', s * s - d * d, `This squares the given values and leaves out ${math(k)}; multiply ${math(`${k} \\cdot ${s} \\cdot ${d}`)}.`),
      ],
    });
    return (
      answer && {
        parameters: { kind, s, d, k, u },
        stem: `If ${math(`${u} + ${v} = ${s}`)} and ${math(`${u} - ${v} = ${d}`)}, what is the value of ${math(`${k}${u}^2 - ${k}${v}^2`)}?`,
        answer,
        steps: [
          `Factor before you substitute: ${math(`${k}${u}^2 - ${k}${v}^2 = ${k}(${u} + ${v})(${u} - ${v})`)}.`,
          `Both factors are given: ${math(`${k} \\cdot ${s} \\cdot ${d} = ${value}`)}.`,
          `Check with the numbers themselves: ${math(`${u} = \\frac{${s + d}}{2}`)} and ${math(`${v} = \\frac{${s - d}}{2}`)} have the given sum and difference.`,
        ],
        takeaway: 'A difference of squares is the product of the sum and the difference.',
      }
    );
  }
  const [m, n] = [random.int(2, 9), random.int(2, 9)];
  if (m === n) return null;
  const value = 2 * m * n;
  const answer = numberAnswer({
    ...asFractions,
    typed,
    key: value,
    why: `${math(`(${m}${u}^2 + ${n}${v})^2`)} has the middle term ${math(`${value}${u}^2${v}`)}.`,
    bugs: [
      bug('SQBIN', m * n, `This is the product of the two square roots; the middle coefficient is twice that, ${math(`2 \\cdot ${m} \\cdot ${n}`)}.`),
      bug('FRAC', 2 * (m + n), `This doubles the sum of the square roots; double their product: ${math(`2 \\cdot ${m} \\cdot ${n}`)}.`),
      bug('EXPO', 2 * m * m * n * n, `This multiplies the outer coefficients; take their square roots first: ${math(`2 \\cdot ${m} \\cdot ${n}`)}.`),
      bug('SQBIN', m * m + n * n, `This adds the outer coefficients; the middle one is twice the product of their square roots, ${math(m)} and ${math(n)}.`),
      bug('ARITH', 4 * m * n, 'This doubles the product of the square roots one time too many.'),
      bug('FRAC', m + n, `This is the sum of the square roots, ${math(m)} and ${math(n)}; multiply them, and double the product.`),
    ],
  });
  return (
    answer && {
      parameters: { kind, m, n, u },
      stem: `The expression ${math(`${m * m}${u}^4 + k${u}^2${v} + ${n * n}${v}^2`)}, where ${math('k')} is a positive constant, can be written as ${math(`(r${u}^2 + s${v})^2`)}, where ${math('r')} and ${math('s')} are positive constants. What is the value of ${math('k')}?`,
      answer,
      steps: [
        `Expand the square: ${math(`(r${u}^2 + s${v})^2 = r^2${u}^4 + 2rs${u}^2${v} + s^2${v}^2`)}.`,
        `Compare coefficients: ${math(`r^2 = ${m * m}`)} and ${math(`s^2 = ${n * n}`)}, so ${math(`r = ${m}`)} and ${math(`s = ${n}`)}.`,
        `Then ${math(`k = 2rs = 2 \\cdot ${m} \\cdot ${n} = ${value}`)}.`,
        `Check at ${math(`${u} = ${v} = 1`)}: ${math(`${m * m} + ${value} + ${n * n} = ${(m + n) ** 2}`)} and ${math(`(${m} + ${n})^2 = ${(m + n) ** 2}`)}.`,
      ],
      takeaway: 'In a perfect square trinomial, the middle coefficient is twice the product of the square roots of the outer ones.',
    }
  );
}

export const twoVariableExpressions: Generator = {
  archetype: 'EQX-k',
  topicId: 18,
  version: 5,
  levels: [2, 3],
  skillTags: ['perfect-square', 'difference-of-squares', 'structure'],
  draft: (random, level) => (level === 2 ? twoLetters(random) : fromValues(random)),
};
