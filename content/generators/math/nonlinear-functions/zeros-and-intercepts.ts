/** Zeros and intercepts of a quadratic function, from factored form, standard form or its graph. */
import { multiplyPolynomials, polynomial, polynomialLatex, scalePolynomial } from '#content/exact/polynomial.ts';
import { planeFigure } from '#content/figures/plane.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { leading, linearFactor, minusRoot } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer, numberChoices } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { rightFormula, wrongFormula } from '../options.ts';
import { graphOfQuadratic } from './graph-of-quadratic.ts';
import { signedInt } from '../draws.ts';

function fromFactors(random: Random): Draft | null {
  const [r, s, k] = [signedInt(random, 1, 9), signedInt(random, 1, 9), random.pick([-3, -2, 2, 3, 4, 5])];
  if (Math.abs(r) === Math.abs(s)) return null;
  const rule = `${leading(k)}${linearFactor(r)}${linearFactor(s)}`;
  const letter = random.pick(['f', 'g', 'h']);
  const asksY = random.chance(1, 2);
  const value = asksY ? k * r * s : r;
  const wrong = asksY
    ? [
        bug('STOP', r * s, `This leaves out the leading coefficient; multiply by ${math(k)} as well.`),
        bug('SIGN', -k * r * s, `A sign was dropped when the three factors were multiplied; at ${math('x = 0')}, they are ${math(`${k}(${-r})(${-s})`)}.`),
        bug('INTC', r, `This is an ${math('x')}-intercept; for the ${math('y')}-intercept, put ${math(0)} in for ${math('x')} instead.`),
        bug('DIST', -k * (r + s), `This adds the constants of the two factors; at ${math('x = 0')}, multiply them instead.`),
        bug('SIGN', -r * s, `This leaves out the leading coefficient and drops a sign; at ${math('x = 0')}, the product is ${math(`${k}(${-r})(${-s})`)}.`),
        bug('INTC', k, `This is only the leading coefficient; at ${math('x = 0')}, it is multiplied by ${math(-r)} and ${math(-s)}.`),
      ]
    : [
        bug('ROOTS', -r, `At ${math(`x = ${-r}`)}, the factor ${math(minusRoot(r))} equals ${math(-2 * r)}, not 0; it is 0 at ${math(`x = ${r}`)}.`),
        bug(
          'ROOTS',
          -s,
          `At ${math(`x = ${-s}`)}, the factor ${math(minusRoot(s))} equals ${math(-2 * s)}, not 0; solve ${math(`${minusRoot(s)} = 0`)} or ${math(`${minusRoot(r)} = 0`)}.`,
        ),
        bug('INTC', k, `This is the leading coefficient; it stretches the graph, but the intercepts are where one of the factors in parentheses is 0.`),
        bug('INTC', k * r * s, `This is the ${math('y')}-coordinate of the ${math('y')}-intercept; find where the function equals 0.`),
        bug('STOP', r + s, 'This is the sum of the two zeros; set just one of the factors equal to 0.'),
      ];
  const answer = numberChoices({
    ...asFractions,
    key: value,
    why: asksY
      ? `At ${math('x = 0')}, the value is ${math(`${k}(${-r})(${-s}) = ${value}`)}.`
      : `The factor ${math(minusRoot(r))} is 0 at ${math(`x = ${r}`)}, so the graph crosses the ${math('x')}-axis there.`,
    bugs: wrong,
    // The other zero is an x-intercept too.
    keep: (size) => asksY || size !== s,
  });
  if (!answer) return null;
  return {
    parameters: { kind: asksY ? 'factored-y' : 'factored-x', r, s, k },
    stem: asksY
      ? `${random.pick([`The function ${math(letter)} is defined by`, `A quadratic function is defined by`])} ${math(`${letter}(x) = ${rule}`)}. What is the ${math('y')}-coordinate of the ${math('y')}-intercept of the graph of ${math(`y = ${letter}(x)`)} in the ${math('xy')}-plane?`
      : random.chance(1, 3)
        ? `In the ${math('xy')}-plane, the graph of ${math(`y = ${rule}`)} crosses the ${math('x')}-axis at the point ${math('(c, 0)')}. Which of the following could be the value of ${math('c')}?`
        : random.chance(1, 3)
          ? `${math(`${letter}(x) = ${rule}`)}${'\n\n'}The given equation defines the function ${math(letter)}. For which of the following values of ${math('x')} is ${math(`${letter}(x)`)} equal to ${math(0)}?`
          : `${random.pick([`The function ${math(letter)} is defined by`, `A quadratic function is defined by`])} ${math(`${letter}(x) = ${rule}`)}. Which of the following is the ${math('x')}-coordinate of an ${math('x')}-intercept of the graph of ${math(`y = ${letter}(x)`)} in the ${math('xy')}-plane?`,
    answer,
    steps: asksY
      ? [
          `The graph crosses the ${math('y')}-axis where ${math('x = 0')}, so find ${math(`${letter}(0)`)}.`,
          `${math(`${letter}(0) = ${k}(${-r})(${-s}) = ${value}`)}.`,
          `Check: all three factors were used, and the sign follows from ${[k, -r, -s].filter((n) => n < 0).length} negative factor(s).`
            .replace('1 negative factor(s)', '1 negative factor')
            .replace('factor(s)', 'factors'),
        ]
      : [
          `The graph crosses the ${math('x')}-axis where ${math(`${letter}(x) = 0`)}. A product is 0 when one of its factors is 0.`,
          `${math(`${minusRoot(r)} = 0`)} gives ${math(`x = ${r}`)}, and ${math(`${minusRoot(s)} = 0`)} gives ${math(`x = ${s}`)}.`,
          `Check: ${math(`${letter}(${r}) = 0`)} because its factor ${math(minusRoot(r))} is ${math(0)}. Of the two zeros, only ${math(r)} is among the choices.`,
        ],
    takeaway: asksY
      ? 'For the \\(y\\)-intercept, substitute 0 for x; for the \\(x\\)-intercepts, set the function equal to 0.'
      : 'The factor x − r gives the zero r: the sign changes when you read a zero from a factor.',
  };
}

function fromStandard(random: Random): Draft | null {
  const [r, s] = [signedInt(random, 1, 9), signedInt(random, 1, 9)];
  const k = random.pick([1, 1, 2, 3]);
  if (Math.abs(r) === Math.abs(s) || (k > 1 && Math.abs(k * r * s) > 90)) return null;
  const p = scalePolynomial(multiplyPolynomials(polynomial(1, -r), polynomial(1, -s)), k);
  const [low, high] = r < s ? [r, s] : [s, r];
  const asksHigh = random.chance(1, 2);
  const [value, other] = asksHigh ? [high, low] : [low, high];
  const word = asksHigh ? 'greater' : 'lesser';
  const factored = `${leading(k)}${linearFactor(low)}${linearFactor(high)}`;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(2, 3),
    key: value,
    why: `The zeros are ${math(low)} and ${math(high)}, and ${math(value)} is the ${word} one.`,
    bugs: [
      bug('ROOTS', -other, `This is the opposite of the other zero; set each factor equal to 0 and solve.`),
      bug('STOP', other, `This is the other zero; the question asks for the ${word} one.`),
      bug('ROOTS', -value, `The sign is reversed; the factor is ${math(minusRoot(value))}, so the zero is ${math(value)}.`),
      bug('INTC', k * r * s, `This is the ${math('y')}-coordinate of the ${math('y')}-intercept; find where the function equals 0.`),
      bug('VIETA', r + s, `This is the sum of the two zeros, ${math(low)} and ${math(high)}; only the ${word} one is asked.`),
    ],
  });
  if (!answer) return null;
  return {
    parameters: { kind: 'standard', r, s, k, asksHigh },
    stem: random.pick([
      `The function ${math('f')} is defined by ${math(`f(x) = ${polynomialLatex(p)}`)}. What is the ${word} of the two zeros of ${math('f')}?`,
      `In the ${math('xy')}-plane, the graph of ${math(`y = ${polynomialLatex(p)}`)} intersects the ${math('x')}-axis at ${math('(a, 0)')} and ${math('(b, 0)')}, where ${math('a < b')}. What is the value of ${math(asksHigh ? 'b' : 'a')}?`,
    ]),
    answer,
    steps: [
      `The zeros are the values of ${math('x')} that make the expression equal to 0, so factor it.`,
      `${k > 1 ? `Factor out ${math(k)} first. ` : ''}Two numbers with product ${math(r * s)} and sum ${math(r + s)} are ${math(low)} and ${math(high)}, so the factored form is ${math(factored)}.`,
      `The zeros are ${math(low)} and ${math(high)}; the ${word} is ${math(value)}. Check: their sum is ${math(r + s)} and their product is ${math(r * s)}.`,
    ],
    takeaway: 'When the leading coefficient is 1, the sum of the zeros is the opposite of the x-coefficient, and their product is the constant.',
  };
}

function fromGraph(random: Random): Draft | null {
  const [r, s] = [random.int(-5, 4), random.int(-4, 5)];
  const gap = s - r;
  if (gap < 2 || gap > 6 || r === 0 || s === 0 || r === -s) return null;
  const k = random.pick([-1, 1]) * (gap <= 4 && random.chance(1, 2) ? 2 : 1);
  const height = Math.abs(k) * (gap / 2) ** 2;
  const reach = Math.max(4, Math.ceil(Math.max(height, Math.abs(k * r * s)) / 2) * 2 + 2);
  if (reach > 14) return null;
  const form = (lead: number, a: number, b: number) => `f(x) = ${leading(lead)}${linearFactor(a)}${linearFactor(b)}`;
  const value = (lead: number, a: number, b: number) => polynomialLatex(scalePolynomial(multiplyPolynomials(polynomial(1, -a), polynomial(1, -b)), lead));
  const figure = planeFigure({
    window: { xMin: -7, xMax: 7, yMin: -reach, yMax: reach },
    yStep: reach > 8 ? 2 : 1,
    width: 340,
    title: 'Graph of a quadratic function',
    alt: `A parabola in the xy-plane that opens ${k > 0 ? 'upward' : 'downward'} and crosses the x-axis at two points, ${r * s < 0 ? 'one on each side of the y-axis' : r > 0 ? 'both to the right of the y-axis' : 'both to the left of the y-axis'}. The axes are labeled with whole numbers, and the crossings lie on grid lines.`,
    items: [{ type: 'curve', f: (x) => k * (x - r) * (x - s) }],
  });
  return {
    parameters: { kind: 'graph', r, s, k },
    stimulus: { kind: 'figure', figure },
    stem: random.pick([
      `The graph of ${math('y = f(x)')} is shown, where ${math('f')} is a quadratic function. Which equation defines ${math('f')}?`,
      `The graph of the quadratic function ${math('f')} is shown in the ${math('xy')}-plane. Which of the following defines ${math('f')}?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightFormula(
        form(k, r, s),
        value(k, r, s),
        `It is 0 at ${math(`x = ${r}`)} and at ${math(`x = ${s}`)}, and its ${math('y')}-intercept is ${math(k * r * s)}, as in the graph.`,
      ),
      wrong: [
        wrongFormula(
          'ROOTS',
          form(k, -r, -s),
          value(k, -r, -s),
          `This function is 0 at ${math(-r)} and ${math(-s)}; the graph crosses the ${math('x')}-axis at ${math(r)} and ${math(s)}.`,
        ),
        wrongFormula(
          'SIGN',
          form(-k, r, s),
          value(-k, r, s),
          `The graph of this function opens ${k > 0 ? 'downward' : 'upward'}; the graph shown opens ${k > 0 ? 'upward' : 'downward'}.`,
        ),
        wrongFormula(
          'ROOTS',
          form(-k, -r, -s),
          value(-k, -r, -s),
          `The signs of the zeros are reversed, and this opens the wrong way; the graph crosses the ${math('x')}-axis at ${math(r)} and ${math(s)} and opens ${k > 0 ? 'upward' : 'downward'}.`,
        ),
        wrongFormula(
          'ROOTS',
          form(k, -r, s),
          value(k, -r, s),
          `This function is 0 at ${math(-r)}, where the graph does not cross the ${math('x')}-axis; it crosses at ${math(r)}, so the factor is ${math(minusRoot(r))}.`,
        ),
        wrongFormula(
          'INTC',
          form(Math.abs(k) === 1 ? 2 * k : k / 2, r, s),
          value(Math.abs(k) === 1 ? 2 * k : k / 2, r, s),
          `The zeros are right, but the ${math('y')}-intercept would be ${math(k * r * s * (Math.abs(k) === 1 ? 2 : 0.5))}; in the graph, it is ${math(k * r * s)}.`,
        ),
      ],
    },
    steps: [
      `Each ${math('x')}-intercept gives a factor: a zero of ${math('r')} means a factor of ${math('x - r')}.`,
      `The graph crosses at ${math(r)} and ${math(s)}, so ${math(`f(x) = a${linearFactor(r)}${linearFactor(s)}`)} for some constant ${math('a')}.`,
      `The ${math('y')}-intercept is ${math(k * r * s)}, and ${math(`a(${-r})(${-s}) = ${k * r * s}`)} gives ${math(`a = ${k}`)}. Check: the parabola opens ${k > 0 ? 'upward' : 'downward'}, as it should for ${math(k > 0 ? 'a > 0' : 'a < 0')}.`,
    ],
    takeaway: 'Zeros give the factors, and one more point, such as the \\(y\\)-intercept, gives the leading coefficient.',
  };
}

export const zerosAndIntercepts: Generator = {
  archetype: 'NLF-e',
  topicId: 16,
  version: 4,
  levels: [2, 3],
  skillTags: ['zeros', 'intercepts', 'quadratic-graph'],
  draft: (random, level) => (level === 2 ? fromFactors(random) : random.pick([fromGraph, fromStandard, graphOfQuadratic])(random)),
};
