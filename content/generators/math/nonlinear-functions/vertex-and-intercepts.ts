/** A parabola of which only the vertex and the number of intercepts are known: what its coefficients could or must be. */
import { rat, toLatex } from '#core/rational.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import { bracketed, signed } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberChoices, numberEntry } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { rightFormula, wrongFormula } from '../options.ts';

/** The value of ax² + bx + c at x, in letters. */
const expressions: readonly (readonly [number, string])[] = [
  [1, 'a + b + c'],
  [-1, 'a - b + c'],
  [2, '4a + 2b + c'],
  [-2, '4a - 2b + c'],
  [3, '9a + 3b + c'],
];

interface Vertex {
  readonly h: number;
  readonly k: number;
  /** 1 when the parabola opens upward. */
  readonly up: 1 | -1;
  readonly crossing: boolean;
}

function vertex(random: Random): Vertex {
  const [h, up, crossing] = [random.pick([-1, 1]) * random.int(3, 11), random.pick([1, -1] as const), random.chance(2, 3)];
  // Crossing the x-axis twice, a parabola that opens upward has its vertex below it.
  const k = random.int(5, 29) * (crossing ? -up : up);
  return { h, k, up, crossing };
}

const known = (random: Random, { h, k, crossing }: Vertex) =>
  crossing
    ? random.pick([
        `has a vertex at ${math(`(${h}, ${k})`)} and intersects the ${math('x')}-axis at two points`,
        `has a vertex at ${math(`(${h}, ${k})`)} and two ${math('x')}-intercepts`,
      ])
    : random.pick([
        `has a vertex at ${math(`(${h}, ${k})`)} and does not intersect the ${math('x')}-axis`,
        `has a vertex at ${math(`(${h}, ${k})`)} and no ${math('x')}-intercepts`,
      ]);

/** `9a`, or `a`. */
const timesA = (factor: number) => `${factor === 1 ? '' : factor}a`;
const opens = ({ up }: Vertex) => (up > 0 ? 'upward' : 'downward');
const idea = (v: Vertex) =>
  `The vertex is ${v.k < 0 ? 'below' : 'above'} the ${math('x')}-axis, and the parabola ${v.crossing ? 'meets the axis twice' : 'never meets the axis'}, so it opens ${opens(v)}: ${math(`a ${v.up > 0 ? '>' : '<'} 0`)}.`;
const function3 = `${math('y = ax^2 + bx + c')}, where ${math('a')}, ${math('b')}, and ${math('c')} are constants,`;

/** One of four numbers could be the value at x; every value beyond the vertex is possible. */
function couldBe(random: Random): Draft | null {
  const v = vertex(random);
  const [x, expression] = random.pick(expressions);
  if (x === v.h) return null;
  const step = () => random.int(1, 9);
  const key = v.k + v.up * step();
  const far = v.k - v.up * (step() + 3);
  const beyond = `${v.up > 0 ? 'greater' : 'less'} than ${math(v.k)}`;
  const answer = numberChoices({
    ...asFractions,
    key,
    why: `This is the value at ${math(`x = ${x}`)}, and it is ${v.up > 0 ? 'greater' : 'less'} than ${math(v.k)}.`,
    bugs: [
      bug('VERT', v.k, `This is the value at the vertex only; ${math(`x = ${x}`)} is elsewhere, where the values are ${beyond}.`),
      bug(
        'SIGN',
        v.k - v.up * random.int(1, 3),
        `A parabola with a value like this would open ${v.up > 0 ? 'downward' : 'upward'}; this one opens ${opens(v)}, so the value is ${beyond}.`,
      ),
      bug('SIGN', far, `This value is on the wrong side of the vertex: the parabola opens ${opens(v)}, so the value is ${beyond}.`),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'could', x, expression, ...v },
      stem: random.pick([
        `In the ${math('xy')}-plane, the graph of ${function3} ${known(random, v)}. Which of the following could be the value of ${math(expression)}?`,
        `The function ${math('f')} is defined by ${math('f(x) = ax^2 + bx + c')}, where ${math('a')}, ${math('b')}, and ${math('c')} are constants. In the ${math('xy')}-plane, the graph of ${math('y = f(x)')} ${known(random, v)}. Which of the following could be the value of ${math(expression)}?`,
      ]),
      answer,
      steps: [
        idea(v),
        `The expression ${math(expression)} is the value of ${math('ax^2 + bx + c')} at ${math(`x = ${x}`)}. In vertex form, it is ${math(`a${bracketed(x - v.h).startsWith('(') ? bracketed(x - v.h) : `(${x - v.h})`}^2${signed(v.k)}`)}.`,
        `Since ${math(timesA((x - v.h) ** 2))} is ${v.up > 0 ? 'positive' : 'negative'}, the value must be ${v.up > 0 ? 'greater' : 'less'} than ${math(v.k)}. Only ${math(key)} is.`,
        `Check: ${math(`${timesA((x - v.h) ** 2)}${signed(v.k)} = ${key}`)} has a ${v.up > 0 ? 'positive' : 'negative'} solution for ${math('a')}.`,
      ],
      takeaway: 'Vertex and number of x-intercepts show which way a parabola opens, and so on which side of the vertex all its values are.',
    }
  );
}

/** As before, with a sign of the y-intercept that bounds the value on the other side too. */
function between(random: Random): Draft | null {
  const v = vertex(random);
  const [x, expression] = random.pick(expressions);
  const [near, whole] = [(x - v.h) ** 2, v.h ** 2];
  if (!v.crossing || near === 0 || near >= whole) return null;
  // a·h² + k has the sign of the vertex: |a| is less than |k| / h².
  const bound = v.k + (v.up * near * Math.abs(v.k)) / whole;
  const inside = Array.from({ length: 60 }, (_, index) => v.k + v.up * (index + 1)).filter((value) => v.up * (bound - value) > 0.2);
  if (inside.length < 2) return null;
  const key = random.pick(inside);
  const beyond = Math.round(bound + v.up * random.int(1, 3));
  const farther = beyond + v.up * random.int(2, 6);
  const sign = v.k < 0 ? 'negative' : 'positive';
  const limited = `${v.up > 0 ? 'less' : 'greater'} than ${math(toLatex(rat(v.k * whole + v.up * near * Math.abs(v.k), whole)))}`;
  const answer = numberChoices({
    ...asFractions,
    key,
    why: `The value at ${math(`x = ${x}`)} lies between ${math(v.k)} and the bound that the sign of ${math('c')} sets.`,
    bugs: [
      bug('VERT', v.k, `This is the value at the vertex only; ${math(`x = ${x}`)} is elsewhere, where the values are ${v.up > 0 ? 'greater' : 'less'}.`),
      bug(
        'SIGN',
        v.k - v.up * random.int(1, 6),
        `A parabola with this value would open ${v.up > 0 ? 'downward' : 'upward'}; this one opens ${opens(v)}, so the value is ${v.up > 0 ? 'greater' : 'less'} than ${math(v.k)}.`,
      ),
      bug('INTC', beyond, `With this value, the ${math('y')}-intercept would not be ${sign}; for that, the value must be ${limited}.`),
      bug(
        'INTC',
        farther,
        `This fits the direction in which the parabola opens, but not the sign of the ${math('y')}-intercept, for which the value must be ${limited}.`,
      ),
    ],
  });
  if (Math.sign(beyond - bound) !== v.up) return null;
  const bounded = `\\frac{${Math.abs(v.k)}}{${whole}}`;
  return (
    answer && {
      parameters: { kind: 'between', x, expression, ...v },
      stem: random.pick([
        `In the ${math('xy')}-plane, the graph of ${function3} ${known(random, v)}. If ${math(`c ${v.k < 0 ? '<' : '>'} 0`)}, which of the following could be the value of ${math(expression)}?`,
        `In the ${math('xy')}-plane, the graph of ${function3} ${known(random, v)}. The ${math('y')}-coordinate of the ${math('y')}-intercept of the graph is ${sign}. Which of the following could be the value of ${math(expression)}?`,
      ]),
      answer,
      steps: [
        idea(v),
        `In vertex form, ${math(`y = a(x${signed(-v.h)})^2${signed(v.k)}`)}. So ${math(`c = ${whole}a${signed(v.k)}`)}, and ${math(`${expression} = ${timesA(near)}${signed(v.k)}`)}, which is the value at ${math(`x = ${x}`)}.`,
        `Since ${math('c')} is ${sign}, the size of ${math('a')} is less than ${math(bounded)}. So the value lies between ${math(v.k)} and ${math(`${near === 1 ? '' : `${near} \\cdot `}${v.up < 0 ? `(-${bounded})` : bounded}${signed(v.k)}`)}, which is about ${math(bound.toFixed(1))}.`,
        `Only ${math(key)} is in that interval.`,
      ],
      takeaway: 'In vertex form, a parabola with a known vertex has one unknown constant, so every condition is a condition on that one.',
    }
  );
}

/** The extreme whole value that is possible. */
function extremeInteger(random: Random): Draft | null {
  const v = vertex(random);
  const [x, expression] = random.pick(expressions);
  if (x === v.h) return null;
  const key = v.k + v.up;
  const word = v.up > 0 ? 'least' : 'greatest';
  const answer = numberEntry({
    ...asFractions,
    key,
    bugs: [
      bug('STRICT', v.k, `The value ${math(v.k)} belongs to the vertex only; at ${math(`x = ${x}`)}, it has to be ${v.up > 0 ? 'greater' : 'less'}.`),
      bug(
        'SIGN',
        v.k - v.up,
        `This takes the parabola to open ${v.up > 0 ? 'downward' : 'upward'}; it opens ${opens(v)}, so the value is ${v.up > 0 ? 'greater' : 'less'} than ${math(v.k)}.`,
      ),
      bug('STOP', v.up, `This compares the value with ${math('0')} instead of ${math(v.k)}.`),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'integer', x, expression, ...v },
      stem: random.pick([
        `In the ${math('xy')}-plane, the graph of ${function3} ${known(random, v)}. If ${math(expression)} is an integer, what is the ${word} possible value of ${math(expression)}?`,
        `In the ${math('xy')}-plane, the graph of ${function3} ${known(random, v)}. The value of ${math(expression)} is an integer. What is the ${word} possible value of ${math(expression)}?`,
      ]),
      answer,
      steps: [
        idea(v),
        `The expression ${math(expression)} is the value of ${math('y')} at ${math(`x = ${x}`)}, which is ${math(`${timesA((x - v.h) ** 2)}${signed(v.k)}`)}.`,
        `So it is ${v.up > 0 ? 'greater' : 'less'} than ${math(v.k)}, by any amount. The ${word} integer is ${math(key)}.`,
      ],
      takeaway: 'Away from the vertex, every value of a parabola is strictly on one side of the value at the vertex.',
    }
  );
}

type Claim = readonly [string, Misconception, string];

/** One of four statements about the coefficients must be true. */
function mustBe(random: Random): Draft | null {
  const v = vertex(random);
  const pos = v.up > 0;
  const [x, expression] = random.pick(expressions.filter(([at]) => at !== v.h));
  // b = −2ah.
  const bPositive = pos === v.h < 0;
  const more = pos ? '>' : '<';
  const less = pos ? '<' : '>';
  const certain = math(`c ${more} ${v.k}`);
  const trueOnes = [
    `${expression} ${more} ${v.k}`,
    `c ${more} ${v.k}`,
    `ab ${v.h < 0 ? '>' : '<'} 0`,
    v.crossing ? `ac < \\frac{b^2}{4}` : `ac > \\frac{b^2}{4}`,
  ];
  const free: readonly Claim[] = v.crossing
    ? [
        [`c ${pos ? '<' : '>'} 0`, 'INTC', `The sign of the ${math('y')}-intercept depends on how steep the parabola is; only ${certain} is certain.`],
        [`c ${pos ? '>' : '<'} 0`, 'INTC', `The ${math('y')}-intercept can be on either side of the ${math('x')}-axis; only ${certain} is certain.`],
        [
          `${expression} ${pos ? '>' : '<'} 0`,
          'GEN',
          `Near the vertex, values are ${pos ? 'negative' : 'positive'}; at ${math(`x = ${x}`)} they can be either, and only ${math(`${expression} ${more} ${v.k}`)} is certain.`,
        ],
        [
          `${expression} ${pos ? '<' : '>'} 0`,
          'GEN',
          `At ${math(`x = ${x}`)}, the value can have either sign; only ${math(`${expression} ${more} ${v.k}`)} is certain.`,
        ],
        [`abc ${pos ? '>' : '<'} 0`, 'INTC', `The sign of ${math('c')} is not known, so that of ${math('abc')} is not, either; only ${certain} is certain.`],
      ]
    : [];
  const wrongOnes: readonly Claim[] = [
    [`${expression} ${less} ${v.k}`, 'SIGN', `The parabola opens ${opens(v)}, so its values are on the other side of ${math(v.k)}.`],
    [`c ${less} ${v.k}`, 'SIGN', `The ${math('y')}-intercept is on the other side of the vertex, because the parabola opens ${opens(v)}.`],
    [`ab ${v.h < 0 ? '<' : '>'} 0`, 'VERT', `The axis of symmetry is ${math(`x = -\\frac{b}{2a} = ${v.h}`)}, so the sign of ${math('ab')} is the opposite.`],
    [
      v.crossing ? `ac > \\frac{b^2}{4}` : `ac < \\frac{b^2}{4}`,
      'DISC',
      `Then the discriminant would be ${v.crossing ? 'negative' : 'positive'}, and there would be ${v.crossing ? 'no' : 'two'} ${math('x')}-intercepts.`,
    ],
    [
      `b ${bPositive ? '<' : '>'} 0`,
      'VERT',
      `The axis of symmetry is ${math(`x = -\\frac{b}{2a} = ${v.h}`)} and ${math(`a ${more} 0`)}, so ${math('b')} has the opposite sign.`,
    ],
    ...free,
  ];
  const key = random.pick(trueOnes);
  // The plain opposite of the key would leave two choices to think about.
  const wrong: WrongOption[] = wrongOnes
    .filter(([text]) => text.replace(/[<>]/, '') !== key.replace(/[<>]/, ''))
    .map(([text, code, why]) => wrongFormula(code, text, text, why));
  return {
    parameters: { kind: 'must', ...v },
    stem: random.pick([
      `In the ${math('xy')}-plane, the graph of ${function3} ${known(random, v)}. Which of the following must be true?`,
      `The function ${math('f')} is defined by ${math('f(x) = ax^2 + bx + c')}, where ${math('a')}, ${math('b')}, and ${math('c')} are constants. In the ${math('xy')}-plane, the graph of ${math('y = f(x)')} ${known(random, v)}. Which statement must be true?`,
    ]),
    answer: { format: 'choice', correct: rightFormula(key, key, `It follows from the position of the vertex and from ${math(`a ${more} 0`)}.`), wrong },
    steps: [
      idea(v),
      `In vertex form, ${math(`y = a(x${signed(-v.h)})^2${signed(v.k)}`)}, so ${math(`b = ${-2 * v.h}a`)} and ${math(`c = ${v.h ** 2}a${signed(v.k)}`)}.`,
      `Test each statement with a very small and a very large size of ${math('a')}: only ${math(key)} holds for both.`,
      v.crossing
        ? `The sign of ${math('c')}, for example, changes when ${math('a')} passes ${math(`${v.up < 0 ? '-' : ''}\\frac{${Math.abs(v.k)}}{${v.h ** 2}}`)}.`
        : `Every value of ${math('y')} is ${pos ? 'greater than or equal to' : 'less than or equal to'} ${math(v.k)}.`,
    ],
    takeaway: 'What must be true holds for every a that fits; try extreme ones.',
  };
}

export const vertexAndIntercepts: Generator = {
  archetype: 'NLF-n',
  topicId: 16,
  version: 2,
  levels: [5],
  skillTags: ['quadratic-vertex', 'unknown-coefficients', 'x-intercepts'],
  draft: (random) => random.pick([couldBe, couldBe, between, between, extremeInteger, mustBe, mustBe])(random),
};
