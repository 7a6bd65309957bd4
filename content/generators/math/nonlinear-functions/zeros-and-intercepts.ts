/** Zeros and intercepts of a quadratic function, from factored form, standard form or its graph. */
import { multiplyPolynomials, polynomial, polynomialLatex, scalePolynomial } from '#content/exact/polynomial.ts';
import { planeFigure } from '#content/figures/plane.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '../../generator.ts';
import { linearFactor, minusRoot, numberAnswer, rightFormula, tex, times, wrongFormula, wrongNumber } from '../option-kit.ts';
import { graphOfQuadratic } from './graph-of-quadratic.ts';

const nonZero = (random: Random, size: number) => random.pick([-1, 1]) * random.int(1, size);

function fromFactors(random: Random): Draft | null {
  const [r, s, k] = [nonZero(random, 9), nonZero(random, 9), random.pick([-3, -2, 2, 3, 4, 5])];
  if (Math.abs(r) === Math.abs(s)) return null;
  const rule = `${times(k, '')}${linearFactor(r)}${linearFactor(s)}`;
  const letter = random.pick(['f', 'g', 'h']);
  const asksY = random.chance(1, 2);
  const value = asksY ? k * r * s : r;
  const wrong = asksY
    ? [
        wrongNumber(r * s, 'STOP', `This leaves out the leading coefficient ${tex(k)}.`),
        wrongNumber(-k * r * s, 'SIGN', 'A sign was dropped when the three factors were multiplied.'),
        wrongNumber(r, 'INTC', `This is an ${tex('x')}-intercept; it makes ${tex(`${letter}(x)`)} equal to 0.`),
        wrongNumber(-k * (r + s), 'DIST', `This adds the constants of the two factors; at ${tex('x = 0')}, multiply them instead.`),
        wrongNumber(-r * s, 'SIGN', `This leaves out the leading coefficient ${tex(k)} and drops a sign.`),
        wrongNumber(k, 'INTC', 'This is only the leading coefficient.'),
      ]
    : [
        wrongNumber(-r, 'ROOTS', `At ${tex(`x = ${-r}`)}, the factor ${tex(minusRoot(r))} equals ${tex(-2 * r)}, not 0.`),
        wrongNumber(-s, 'ROOTS', `At ${tex(`x = ${-s}`)}, the factor ${tex(minusRoot(s))} equals ${tex(-2 * s)}, not 0.`),
        wrongNumber(k, 'INTC', `This is the leading coefficient; it stretches the graph but is not an intercept.`),
        wrongNumber(k * r * s, 'INTC', `This is the ${tex('y')}-coordinate of the ${tex('y')}-intercept.`),
        wrongNumber(r + s, 'STOP', 'This is the sum of the two zeros.'),
      ];
  const answer = numberAnswer(
    'choice',
    value,
    asksY
      ? `At ${tex('x = 0')}, the value is ${tex(`${k}(${-r})(${-s}) = ${value}`)}.`
      : `The factor ${tex(minusRoot(r))} is 0 at ${tex(`x = ${r}`)}, so the graph crosses the ${tex('x')}-axis there.`,
    wrong,
    asksY ? [] : [s],
  );
  if (!answer) return null;
  return {
    parameters: { kind: asksY ? 'factored-y' : 'factored-x', r, s, k },
    stem: asksY
      ? `${random.pick([`The function ${tex(letter)} is defined by`, `A quadratic function is defined by`])} ${tex(`${letter}(x) = ${rule}`)}. What is the ${tex('y')}-coordinate of the ${tex('y')}-intercept of the graph of ${tex(`y = ${letter}(x)`)} in the ${tex('xy')}-plane?`
      : random.chance(1, 3)
        ? `In the ${tex('xy')}-plane, the graph of ${tex(`y = ${rule}`)} crosses the ${tex('x')}-axis at the point ${tex('(c, 0)')}. Which of the following could be the value of ${tex('c')}?`
        : random.chance(1, 3)
          ? `${tex(`${letter}(x) = ${rule}`)}${'\n\n'}The given equation defines the function ${tex(letter)}. For which of the following values of ${tex('x')} is ${tex(`${letter}(x)`)} equal to ${tex(0)}?`
          : `${random.pick([`The function ${tex(letter)} is defined by`, `A quadratic function is defined by`])} ${tex(`${letter}(x) = ${rule}`)}. Which of the following is the ${tex('x')}-coordinate of an ${tex('x')}-intercept of the graph of ${tex(`y = ${letter}(x)`)} in the ${tex('xy')}-plane?`,
    answer,
    steps: asksY
      ? [
          `The graph crosses the ${tex('y')}-axis where ${tex('x = 0')}, so find ${tex(`${letter}(0)`)}.`,
          `${tex(`${letter}(0) = ${k}(${-r})(${-s}) = ${value}`)}.`,
          `Check: all three factors were used, and the sign follows from ${[k, -r, -s].filter((n) => n < 0).length} negative factor(s).`
            .replace('1 negative factor(s)', '1 negative factor')
            .replace('factor(s)', 'factors'),
        ]
      : [
          `The graph crosses the ${tex('x')}-axis where ${tex(`${letter}(x) = 0`)}. A product is 0 when one of its factors is 0.`,
          `${tex(`${minusRoot(r)} = 0`)} gives ${tex(`x = ${r}`)}, and ${tex(`${minusRoot(s)} = 0`)} gives ${tex(`x = ${s}`)}.`,
          `Check: ${tex(`${letter}(${r}) = 0`)} because its factor ${tex(minusRoot(r))} is ${tex(0)}. Of the two zeros, only ${tex(r)} is among the choices.`,
        ],
    takeaway: asksY
      ? 'For the \\(y\\)-intercept, substitute 0 for x; for the \\(x\\)-intercepts, set the function equal to 0.'
      : 'The factor x − r gives the zero r: the sign changes when you read a zero from a factor.',
  };
}

function fromStandard(random: Random): Draft | null {
  const [r, s] = [nonZero(random, 9), nonZero(random, 9)];
  const k = random.pick([1, 1, 2, 3]);
  if (Math.abs(r) === Math.abs(s) || (k > 1 && Math.abs(k * r * s) > 90)) return null;
  const p = scalePolynomial(multiplyPolynomials(polynomial(1, -r), polynomial(1, -s)), k);
  const [low, high] = r < s ? [r, s] : [s, r];
  const asksHigh = random.chance(1, 2);
  const [value, other] = asksHigh ? [high, low] : [low, high];
  const word = asksHigh ? 'greater' : 'lesser';
  const factored = `${times(k, '')}${linearFactor(low)}${linearFactor(high)}`;
  const answer = numberAnswer(
    random.chance(2, 3) ? 'spr' : 'choice',
    value,
    `The zeros are ${tex(low)} and ${tex(high)}, and ${tex(value)} is the ${word} one.`,
    [
      wrongNumber(-other, 'ROOTS', `This is the opposite of the other zero; set each factor equal to 0 and solve.`),
      wrongNumber(other, 'STOP', `This is the other zero; the question asks for the ${word} one.`),
      wrongNumber(-value, 'ROOTS', `The sign is reversed; the factor is ${tex(minusRoot(value))}, so the zero is ${tex(value)}.`),
      wrongNumber(k * r * s, 'INTC', `This is the ${tex('y')}-coordinate of the ${tex('y')}-intercept.`),
      wrongNumber(r + s, 'VIETA', 'This is the sum of the two zeros.'),
    ],
  );
  if (!answer) return null;
  return {
    parameters: { kind: 'standard', r, s, k, asksHigh },
    stem: random.pick([
      `The function ${tex('f')} is defined by ${tex(`f(x) = ${polynomialLatex(p)}`)}. What is the ${word} of the two zeros of ${tex('f')}?`,
      `In the ${tex('xy')}-plane, the graph of ${tex(`y = ${polynomialLatex(p)}`)} intersects the ${tex('x')}-axis at ${tex('(a, 0)')} and ${tex('(b, 0)')}, where ${tex('a < b')}. What is the value of ${tex(asksHigh ? 'b' : 'a')}?`,
    ]),
    answer,
    steps: [
      `The zeros are the values of ${tex('x')} that make the expression equal to 0, so factor it.`,
      `${k > 1 ? `Factor out ${tex(k)} first. ` : ''}Two numbers with product ${tex(r * s)} and sum ${tex(r + s)} are ${tex(low)} and ${tex(high)}, so the factored form is ${tex(factored)}.`,
      `The zeros are ${tex(low)} and ${tex(high)}; the ${word} is ${tex(value)}. Check: their sum is ${tex(r + s)} and their product is ${tex(r * s)}.`,
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
  const form = (lead: number, a: number, b: number) => `f(x) = ${times(lead, '')}${linearFactor(a)}${linearFactor(b)}`;
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
      `The graph of ${tex('y = f(x)')} is shown, where ${tex('f')} is a quadratic function. Which equation defines ${tex('f')}?`,
      `The graph of the quadratic function ${tex('f')} is shown in the ${tex('xy')}-plane. Which of the following defines ${tex('f')}?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightFormula(
        form(k, r, s),
        value(k, r, s),
        `It is 0 at ${tex(`x = ${r}`)} and at ${tex(`x = ${s}`)}, and its ${tex('y')}-intercept is ${tex(k * r * s)}, as in the graph.`,
      ),
      wrong: [
        wrongFormula(
          form(k, -r, -s),
          value(k, -r, -s),
          'ROOTS',
          `This function is 0 at ${tex(-r)} and ${tex(-s)}; the graph crosses the ${tex('x')}-axis at ${tex(r)} and ${tex(s)}.`,
        ),
        wrongFormula(
          form(-k, r, s),
          value(-k, r, s),
          'SIGN',
          `The graph of this function opens ${k > 0 ? 'downward' : 'upward'}; the graph shown opens ${k > 0 ? 'upward' : 'downward'}.`,
        ),
        wrongFormula(form(-k, -r, -s), value(-k, -r, -s), 'ROOTS', `The graph of this function opens the wrong way, and the signs of its zeros are reversed.`),
        wrongFormula(form(k, -r, s), value(k, -r, s), 'ROOTS', `This function is 0 at ${tex(-r)}, where the graph does not cross the ${tex('x')}-axis.`),
        wrongFormula(
          form(Math.abs(k) === 1 ? 2 * k : k / 2, r, s),
          value(Math.abs(k) === 1 ? 2 * k : k / 2, r, s),
          'INTC',
          `The zeros are right, but the ${tex('y')}-intercept would be ${tex(k * r * s * (Math.abs(k) === 1 ? 2 : 0.5))}.`,
        ),
      ],
    },
    steps: [
      `Each ${tex('x')}-intercept gives a factor: a zero of ${tex('r')} means a factor of ${tex('x - r')}.`,
      `The graph crosses at ${tex(r)} and ${tex(s)}, so ${tex(`f(x) = a${linearFactor(r)}${linearFactor(s)}`)} for some constant ${tex('a')}.`,
      `The ${tex('y')}-intercept is ${tex(k * r * s)}, and ${tex(`a(${-r})(${-s}) = ${k * r * s}`)} gives ${tex(`a = ${k}`)}. Check: the parabola opens ${k > 0 ? 'upward' : 'downward'}, as it should for ${tex(k > 0 ? 'a > 0' : 'a < 0')}.`,
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
