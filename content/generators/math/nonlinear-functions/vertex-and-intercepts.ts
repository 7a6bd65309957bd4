/** A parabola of which only the vertex and the number of intercepts are known: what its coefficients could or must be. */
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator, WrongOption } from '../../generator.ts';
import { bracketed, numberAnswer, rightFormula, signed, tex, wrongFormula, wrongNumber } from '../option-kit.ts';

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
        `has a vertex at ${tex(`(${h}, ${k})`)} and intersects the ${tex('x')}-axis at two points`,
        `has a vertex at ${tex(`(${h}, ${k})`)} and two ${tex('x')}-intercepts`,
      ])
    : random.pick([
        `has a vertex at ${tex(`(${h}, ${k})`)} and does not intersect the ${tex('x')}-axis`,
        `has a vertex at ${tex(`(${h}, ${k})`)} and no ${tex('x')}-intercepts`,
      ]);

/** `9a`, or `a`. */
const timesA = (factor: number) => `${factor === 1 ? '' : factor}a`;
const opens = ({ up }: Vertex) => (up > 0 ? 'upward' : 'downward');
const idea = (v: Vertex) =>
  `The vertex is ${v.k < 0 ? 'below' : 'above'} the ${tex('x')}-axis, and the parabola ${v.crossing ? 'meets the axis twice' : 'never meets the axis'}, so it opens ${opens(v)}: ${tex(`a ${v.up > 0 ? '>' : '<'} 0`)}.`;
const function3 = `${tex('y = ax^2 + bx + c')}, where ${tex('a')}, ${tex('b')}, and ${tex('c')} are constants,`;

/** One of four numbers could be the value at x; every value beyond the vertex is possible. */
function couldBe(random: Random): Draft | null {
  const v = vertex(random);
  const [x, expression] = random.pick(expressions);
  if (x === v.h) return null;
  const step = () => random.int(1, 9);
  const key = v.k + v.up * step();
  const far = v.k - v.up * (step() + 3);
  const answer = numberAnswer('choice', key, `This is the value at ${tex(`x = ${x}`)}, and it is ${v.up > 0 ? 'greater' : 'less'} than ${tex(v.k)}.`, [
    wrongNumber(v.k, 'VERT', `This is the value at the vertex only; ${tex(`x = ${x}`)} is not the ${tex('x')}-coordinate of the vertex.`),
    wrongNumber(v.k - v.up * random.int(1, 3), 'SIGN', `A parabola with a value like this would open ${v.up > 0 ? 'downward' : 'upward'}.`),
    wrongNumber(far, 'SIGN', `This value is on the wrong side of the vertex: the parabola opens ${opens(v)}.`),
  ]);
  return (
    answer && {
      parameters: { kind: 'could', x, expression, ...v },
      stem: random.pick([
        `In the ${tex('xy')}-plane, the graph of ${function3} ${known(random, v)}. Which of the following could be the value of ${tex(expression)}?`,
        `The function ${tex('f')} is defined by ${tex('f(x) = ax^2 + bx + c')}, where ${tex('a')}, ${tex('b')}, and ${tex('c')} are constants. In the ${tex('xy')}-plane, the graph of ${tex('y = f(x)')} ${known(random, v)}. Which of the following could be the value of ${tex(expression)}?`,
      ]),
      answer,
      steps: [
        idea(v),
        `The expression ${tex(expression)} is the value of ${tex('ax^2 + bx + c')} at ${tex(`x = ${x}`)}. In vertex form, it is ${tex(`a${bracketed(x - v.h).startsWith('(') ? bracketed(x - v.h) : `(${x - v.h})`}^2${signed(v.k)}`)}.`,
        `Since ${tex(timesA((x - v.h) ** 2))} is ${v.up > 0 ? 'positive' : 'negative'}, the value must be ${v.up > 0 ? 'greater' : 'less'} than ${tex(v.k)}. Only ${tex(key)} is.`,
        `Check: ${tex(`${timesA((x - v.h) ** 2)}${signed(v.k)} = ${key}`)} has a ${v.up > 0 ? 'positive' : 'negative'} solution for ${tex('a')}.`,
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
  const answer = numberAnswer('choice', key, `The value at ${tex(`x = ${x}`)} lies between ${tex(v.k)} and the bound that the sign of ${tex('c')} sets.`, [
    wrongNumber(v.k, 'VERT', `This is the value at the vertex only, and ${tex(`x = ${x}`)} is not its ${tex('x')}-coordinate.`),
    wrongNumber(v.k - v.up * random.int(1, 6), 'SIGN', `A parabola with this value would open ${v.up > 0 ? 'downward' : 'upward'}.`),
    wrongNumber(beyond, 'INTC', `With this value, the ${tex('y')}-intercept would not be ${sign}.`),
    wrongNumber(farther, 'INTC', `This fits the direction in which the parabola opens, but not the sign of the ${tex('y')}-intercept.`),
  ]);
  if (Math.sign(beyond - bound) !== v.up) return null;
  const bounded = `\\frac{${Math.abs(v.k)}}{${whole}}`;
  return (
    answer && {
      parameters: { kind: 'between', x, expression, ...v },
      stem: random.pick([
        `In the ${tex('xy')}-plane, the graph of ${function3} ${known(random, v)}. If ${tex(`c ${v.k < 0 ? '<' : '>'} 0`)}, which of the following could be the value of ${tex(expression)}?`,
        `In the ${tex('xy')}-plane, the graph of ${function3} ${known(random, v)}. The ${tex('y')}-coordinate of the ${tex('y')}-intercept of the graph is ${sign}. Which of the following could be the value of ${tex(expression)}?`,
      ]),
      answer,
      steps: [
        idea(v),
        `In vertex form, ${tex(`y = a(x${signed(-v.h)})^2${signed(v.k)}`)}. So ${tex(`c = ${whole}a${signed(v.k)}`)}, and ${tex(`${expression} = ${timesA(near)}${signed(v.k)}`)}, which is the value at ${tex(`x = ${x}`)}.`,
        `Since ${tex('c')} is ${sign}, the size of ${tex('a')} is less than ${tex(bounded)}. So the value lies between ${tex(v.k)} and ${tex(`${near === 1 ? '' : `${near} \\cdot `}${v.up < 0 ? `(-${bounded})` : bounded}${signed(v.k)}`)}, which is about ${tex(bound.toFixed(1))}.`,
        `Only ${tex(key)} is in that interval.`,
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
  const answer = numberAnswer('spr', key, '', [
    wrongNumber(v.k, 'STRICT', `The value ${tex(v.k)} belongs to the vertex only; at ${tex(`x = ${x}`)}, it has to be ${v.up > 0 ? 'greater' : 'less'}.`),
    wrongNumber(v.k - v.up, 'SIGN', `This takes the parabola to open ${v.up > 0 ? 'downward' : 'upward'}.`),
    wrongNumber(v.up, 'STOP', `This compares the value with ${tex('0')} instead of ${tex(v.k)}.`),
  ]);
  return (
    answer && {
      parameters: { kind: 'integer', x, expression, ...v },
      stem: random.pick([
        `In the ${tex('xy')}-plane, the graph of ${function3} ${known(random, v)}. If ${tex(expression)} is an integer, what is the ${word} possible value of ${tex(expression)}?`,
        `In the ${tex('xy')}-plane, the graph of ${function3} ${known(random, v)}. The value of ${tex(expression)} is an integer. What is the ${word} possible value of ${tex(expression)}?`,
      ]),
      answer,
      steps: [
        idea(v),
        `The expression ${tex(expression)} is the value of ${tex('y')} at ${tex(`x = ${x}`)}, which is ${tex(`${timesA((x - v.h) ** 2)}${signed(v.k)}`)}.`,
        `So it is ${v.up > 0 ? 'greater' : 'less'} than ${tex(v.k)}, by any amount. The ${word} integer is ${tex(key)}.`,
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
  const trueOnes = [
    `${expression} ${more} ${v.k}`,
    `c ${more} ${v.k}`,
    `ab ${v.h < 0 ? '>' : '<'} 0`,
    v.crossing ? `ac < \\frac{b^2}{4}` : `ac > \\frac{b^2}{4}`,
  ];
  const free: readonly Claim[] = v.crossing
    ? [
        [`c ${pos ? '<' : '>'} 0`, 'INTC', `The sign of the ${tex('y')}-intercept depends on how steep the parabola is.`],
        [`c ${pos ? '>' : '<'} 0`, 'INTC', `The ${tex('y')}-intercept can be on either side of the ${tex('x')}-axis.`],
        [
          `${expression} ${pos ? '>' : '<'} 0`,
          'GEN',
          `Near the vertex, values are ${pos ? 'negative' : 'positive'}; at ${tex(`x = ${x}`)} they can be either.`,
        ],
        [`${expression} ${pos ? '<' : '>'} 0`, 'GEN', `At ${tex(`x = ${x}`)}, the value can have either sign.`],
        [`abc ${pos ? '>' : '<'} 0`, 'INTC', `The sign of ${tex('c')} is not known.`],
      ]
    : [];
  const wrongOnes: readonly Claim[] = [
    [`${expression} ${less} ${v.k}`, 'SIGN', `The parabola opens ${opens(v)}, so its values are on the other side of ${tex(v.k)}.`],
    [`c ${less} ${v.k}`, 'SIGN', `The ${tex('y')}-intercept is on the other side of the vertex, because the parabola opens ${opens(v)}.`],
    [`ab ${v.h < 0 ? '<' : '>'} 0`, 'VERT', `The axis of symmetry is ${tex(`x = -\\frac{b}{2a} = ${v.h}`)}, so the sign of ${tex('ab')} is the opposite.`],
    [
      v.crossing ? `ac > \\frac{b^2}{4}` : `ac < \\frac{b^2}{4}`,
      'DISC',
      `Then the discriminant would be ${v.crossing ? 'negative' : 'positive'}, and there would be ${v.crossing ? 'no' : 'two'} ${tex('x')}-intercepts.`,
    ],
    [
      `b ${bPositive ? '<' : '>'} 0`,
      'VERT',
      `The axis of symmetry is ${tex(`x = -\\frac{b}{2a} = ${v.h}`)} and ${tex(`a ${more} 0`)}, so ${tex('b')} has the opposite sign.`,
    ],
    ...free,
  ];
  const key = random.pick(trueOnes);
  // The plain opposite of the key would leave two choices to think about.
  const wrong: WrongOption[] = wrongOnes
    .filter(([text]) => text.replace(/[<>]/, '') !== key.replace(/[<>]/, ''))
    .map(([text, code, why]) => wrongFormula(text, text, code, why));
  return {
    parameters: { kind: 'must', ...v },
    stem: random.pick([
      `In the ${tex('xy')}-plane, the graph of ${function3} ${known(random, v)}. Which of the following must be true?`,
      `The function ${tex('f')} is defined by ${tex('f(x) = ax^2 + bx + c')}, where ${tex('a')}, ${tex('b')}, and ${tex('c')} are constants. In the ${tex('xy')}-plane, the graph of ${tex('y = f(x)')} ${known(random, v)}. Which statement must be true?`,
    ]),
    answer: { format: 'choice', correct: rightFormula(key, key, `It follows from the position of the vertex and from ${tex(`a ${more} 0`)}.`), wrong },
    steps: [
      idea(v),
      `In vertex form, ${tex(`y = a(x${signed(-v.h)})^2${signed(v.k)}`)}, so ${tex(`b = ${-2 * v.h}a`)} and ${tex(`c = ${v.h ** 2}a${signed(v.k)}`)}.`,
      `Test each statement with a very small and a very large size of ${tex('a')}: only ${tex(key)} holds for both.`,
      v.crossing
        ? `The sign of ${tex('c')}, for example, changes when ${tex('a')} passes ${tex(`${v.up < 0 ? '-' : ''}\\frac{${Math.abs(v.k)}}{${v.h ** 2}}`)}.`
        : `Every value of ${tex('y')} is ${pos ? 'greater than or equal to' : 'less than or equal to'} ${tex(v.k)}.`,
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
