/** NLE-j: solve a formula for one of its letters. */
import type { Random } from '#core/random.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { rightFormula, wrongFormula } from '../options.ts';
import { drawAmounts, rateStories } from '../rate-stories.ts';

interface Formula {
  readonly intro: string;
  readonly equation: string;
  readonly wanted: string;
  readonly inTermsOf: string;
  readonly key: string;
  readonly wrong: readonly (readonly [string, Misconception, string])[];
  readonly steps: readonly string[];
  /** With numbers for the letters. */
  readonly check: string;
  readonly parameters: Draft['parameters'];
}

const asks = (wanted: string, rest: string) => [
  `Which equation correctly expresses ${math(wanted)} in terms of ${rest}?`,
  `Which of the following correctly gives ${math(wanted)} in terms of ${rest}?`,
  `Which equation gives ${math(wanted)} in terms of ${rest}?`,
];

const list = (letters: readonly string[]) =>
  letters.length === 1
    ? math(letters[0] ?? '')
    : `${letters.slice(0, -1).map(math).join(', ')}${letters.length > 2 ? ',' : ''} and ${math(letters.at(-1) ?? '')}`;

/** A total T = a·n + b from a story. */
function fromStory(random: Random): Formula {
  const story = random.pick(rateStories);
  const { rate: a, fixed: b } = drawAmounts(story, random.int);
  const { letter: n } = story;
  const T = random.pick(['T', 'A', 'P']);
  return {
    intro: `The equation ${math(`${T} = ${a}${n} + ${b}`)} gives ${math(T)}, ${story.gives}.`,
    equation: `${T} = ${a}${n} + ${b}`,
    wanted: n,
    inTermsOf: math(T),
    key: `\\frac{${T} - ${b}}{${a}}`,
    wrong: [
      [`\\frac{${T}}{${a}} - ${b}`, 'DIST', `This divides only ${math(T)} by ${math(a)}; subtract ${math(b)} first, then divide the entire difference.`],
      [`\\frac{${T} + ${b}}{${a}}`, 'INVOP', `This adds ${math(b)} to ${math(T)}; to undo the addition of ${math(b)}, subtract it from both sides.`],
      [`${a}(${T} - ${b})`, 'INVOP', `This multiplies by ${math(a)} at the end; ${math(n)} is already multiplied by ${math(a)}, so divide by it.`],
      [`${T} - ${b} - ${a}`, 'INVOP', `This subtracts ${math(a)} at the end; ${math(`${a}${n}`)} is a product, so divide by ${math(a)}.`],
      [`\\frac{${T}}{${a}} + ${b}`, 'INVOP', `This adds ${math(b)} after dividing; subtract it first, then divide the entire difference.`],
      [`${b} - \\frac{${T}}{${a}}`, 'SIGN', `This subtracts in the wrong order and divides only ${math(T)}; the numerator should be ${math(`${T} - ${b}`)}.`],
      [`\\frac{${T}}{${a + b}}`, 'RATE0', `This treats ${math(b)} as if it were also multiplied by ${math(n)}; it is a constant that is added once.`],
      [`\\frac{${T} - ${a}}{${b}}`, 'SWAP', `This switches ${math(a)} and ${math(b)}; subtract the constant ${math(b)}, then divide by ${math(a)}.`],
      [`\\frac{${a}}{${T} - ${b}}`, 'RECIP', `The fraction is upside down; divide ${math(`${T} - ${b}`)} by ${math(a)}.`],
      [`\\frac{${b} - ${T}}{${a}}`, 'SIGN', `This subtracts in the wrong order; subtracting ${math(b)} from both sides leaves ${math(`${T} - ${b}`)}.`],
    ],
    steps: [
      `Subtract ${math(b)} from both sides: ${math(`${T} - ${b} = ${a}${n}`)}.`,
      `Divide both sides by ${math(a)}: ${math(`${n} = \\frac{${T} - ${b}}{${a}}`)}.`,
    ],
    check: `Check with ${math(`${n} = 2`)}: ${math(`${T} = ${a} \\cdot 2 + ${b} = ${2 * a + b}`)}, and ${math(`\\frac{${2 * a + b} - ${b}}{${a}} = 2`)}.`,
    parameters: { kind: 'story', a, b, letter: n, T },
  };
}

const relates = (letters: readonly string[]) => `relates the positive numbers ${list(letters)}`;

/** Two coefficients without a common factor, which nobody would leave in an equation. */
function coprime(random: Random): readonly [number, number] {
  const first = random.int(2, 9);
  const shares = (n: number) => [2, 3, 5, 7].some((prime) => n % prime === 0 && first % prime === 0);
  return [first, random.pick([2, 3, 4, 5, 6, 7, 8, 9].filter((n) => !shares(n)))];
}

/** w = k·m·v², solved for v. */
function square(random: Random): Formula {
  const [w, m, v] = random.pick([
    ['w', 'm', 'v'],
    ['E', 'm', 'v'],
    ['A', 'h', 'r'],
    ['p', 'q', 'r'],
    ['F', 'c', 's'],
    ['R', 'k', 't'],
  ] as const);
  const [k, l] = coprime(random);
  return {
    intro: `The equation ${math(`${l}${w} = ${k}${m}${v}^2`)} ${relates([w, m, v])}.`,
    equation: `${l}${w} = ${k}${m}${v}^2`,
    wanted: v,
    inTermsOf: list([w, m]),
    key: `\\sqrt{\\frac{${l}${w}}{${k}${m}}}`,
    wrong: [
      [`\\frac{${l}${w}}{${k}${m}}`, 'STOP', `This is ${math(`${v}^2`)}; take the square root to get ${math(v)}.`],
      [`\\frac{\\sqrt{${l}${w}}}{${k}${m}}`, 'DIST', 'This takes the square root of only the numerator; take the square root of the entire fraction.'],
      [`\\left(\\frac{${l}${w}}{${k}${m}}\\right)^2`, 'INVOP', 'This squares again; to undo a square, take the square root.'],
      [`\\sqrt{${l}${w} - ${k}${m}}`, 'INVOP', `This subtracts ${math(`${k}${m}`)}, but it is multiplied by ${math(`${v}^2`)}, so divide by it.`],
      [`\\frac{${l}${w}}{${2 * k}${m}}`, 'INVOP', `This divides by 2, but to undo an exponent of 2, take the square root.`],
      [
        `\\frac{${k}${m}}{${l}${w}}`,
        'RECIP',
        `The fraction is upside down, and the square root is missing; divide ${math(`${l}${w}`)} by ${math(`${k}${m}`)}, then take the root.`,
      ],
      [`\\sqrt{\\frac{${k}${m}}{${l}${w}}}`, 'RECIP', `The fraction is upside down; divide ${math(`${l}${w}`)} by ${math(`${k}${m}`)}.`],
    ],
    steps: [
      `Divide both sides by ${math(`${k}${m}`)}: ${math(`${v}^2 = \\frac{${l}${w}}{${k}${m}}`)}.`,
      `Take the square root of both sides; ${math(v)} is positive, so ${math(`${v} = \\sqrt{\\frac{${l}${w}}{${k}${m}}}`)}.`,
    ],
    check: `Check with ${math(`${m} = ${l}`)} and ${math(`${v} = 3`)}: ${math(`${l}${w} = ${k} \\cdot ${l} \\cdot 3^2`)}, so ${math(`${w} = ${9 * k}`)}, and ${math(`\\sqrt{\\frac{${l} \\cdot ${9 * k}}{${k} \\cdot ${l}}} = \\sqrt{9} = 3`)}.`,
    parameters: { kind: 'square', w, m, v, k, l },
  };
}

/** a/p + b/q = 1/r, solved for q. */
function reciprocals(random: Random): Formula {
  const [p, q, r] = random.pick([
    ['p', 'q', 'r'],
    ['u', 'v', 'f'],
    ['m', 'n', 't'],
    ['c', 'd', 'h'],
  ] as const);
  // A common factor would leave an unreduced fraction in a wrong choice.
  const [a, b] = coprime(random);
  return {
    intro: `The equation ${math(`\\frac{${a}}{${p}} + \\frac{${b}}{${q}} = \\frac{1}{${r}}`)} ${relates([p, q, r])}.`,
    equation: `\\frac{${a}}{${p}} + \\frac{${b}}{${q}} = \\frac{1}{${r}}`,
    wanted: q,
    inTermsOf: list([p, r]),
    key: `\\frac{${b}${p}${r}}{${p} - ${a}${r}}`,
    wrong: [
      [
        `${b}${r} - \\frac{${b}${p}}{${a}}`,
        'FRAC',
        'This flips each fraction separately; combine the right side into one fraction first, then take its reciprocal.',
      ],
      [`\\frac{${p} - ${a}${r}}{${b}${p}${r}}`, 'RECIP', `This is ${math(`\\frac{1}{${q}}`)}; take its reciprocal to get ${math(q)}.`],
      [`\\frac{${b}${p}${r}}{${p} + ${a}${r}}`, 'SIGN', `This adds ${math(`\\frac{${a}}{${p}}`)} to the other side; subtract it instead.`],
      [
        `\\frac{${b}${p}${r}}{${a}${r} - ${p}}`,
        'SIGN',
        `This subtracts in the wrong order; the difference is ${math(`\\frac{1}{${r}} - \\frac{${a}}{${p}}`)}.`,
      ],
      [
        `${b}${r} + \\frac{${b}${p}}{${a}}`,
        'FRAC',
        `This flips each fraction separately and adds the results; combine ${math(`\\frac{1}{${r}} - \\frac{${a}}{${p}}`)} into one fraction, then flip it.`,
      ],
      [`${b}(${p} - ${r})`, 'FRAC', 'This subtracts the denominators instead of the fractions; use a common denominator to subtract fractions.'],
      [`${b}(${r} - ${p})`, 'FRAC', 'This subtracts the denominators instead of the fractions; use a common denominator to subtract fractions.'],
    ],
    steps: [
      `Isolate the fraction with ${math(q)}: ${math(`\\frac{${b}}{${q}} = \\frac{1}{${r}} - \\frac{${a}}{${p}} = \\frac{${p} - ${a}${r}}{${p}${r}}`)}.`,
      `Take reciprocals and multiply by ${math(b)}: ${math(`${q} = \\frac{${b}${p}${r}}{${p} - ${a}${r}}`)}.`,
    ],
    check: `Check with ${math(`${p} = ${2 * a}`)} and ${math(`${q} = ${2 * b}`)}: ${math(`\\frac{${a}}{${2 * a}} + \\frac{${b}}{${2 * b}} = 1`)}, so ${math(`${r} = 1`)}, and ${math(`\\frac{${b} \\cdot ${2 * a} \\cdot 1}{${2 * a} - ${a} \\cdot 1} = ${2 * b}`)}.`,
    parameters: { kind: 'reciprocals', p, q, r, a, b },
  };
}

/** y = (a x + b)/(x − c), solved for x. */
function twice(random: Random): Formula {
  const [y, x] = random.pick([
    ['y', 'x'],
    ['s', 't'],
    ['q', 'p'],
    ['n', 'm'],
  ] as const);
  const [a, b, c] = [random.int(2, 9), random.int(1, 9), random.int(2, 9)];
  return {
    intro: `The equation ${math(`${y} = \\frac{${a}${x} + ${b}}{${x} - ${c}}`)} relates the numbers ${list([x, y])}, where ${math(`${x} > ${c}`)}.`,
    equation: `${y} = \\frac{${a}${x} + ${b}}{${x} - ${c}}`,
    wanted: x,
    inTermsOf: math(y),
    key: `\\frac{${c}${y} + ${b}}{${y} - ${a}}`,
    wrong: [
      [
        `\\frac{${y} + ${b}}{${y} - ${a}}`,
        'DIST',
        `This distributes ${math(y)} to ${math(x)} but not to ${math(c)}; clearing the denominator gives ${math(`${y}${x} - ${c}${y}`)} on the left.`,
      ],
      [
        `\\frac{${c}${y} + ${b}}{${y} + ${a}}`,
        'SIGN',
        `This moves ${math(`${a}${x}`)} to the other side without changing its sign; subtract it to get ${math(`${y}${x} - ${a}${x}`)}.`,
      ],
      [`\\frac{${c}${y} - ${b}}{${y} - ${a}}`, 'SIGN', `This reverses the sign of ${math(b)}, which does not change sides; keep ${math(`+ ${b}`)}.`],
      [
        `\\frac{${y} - ${b}}{${a}} + ${c}`,
        'CANC',
        `This treats the denominator ${math(`${x} - ${c}`)} as if it were ${math('1')}; multiply both sides by it first.`,
      ],
      [
        `\\frac{${y} - ${a}}{${c}${y} + ${b}}`,
        'RECIP',
        `The fraction is upside down; divide by the coefficient of ${math(x)}, which is ${math(`${y} - ${a}`)}.`,
      ],
    ],
    steps: [
      `Multiply both sides by the denominator: ${math(`${x}${y} - ${c}${y} = ${a}${x} + ${b}`)}.`,
      `Collect the terms with ${math(x)}: ${math(`${x}${y} - ${a}${x} = ${c}${y} + ${b}`)}, so ${math(`${x}(${y} - ${a}) = ${c}${y} + ${b}`)}.`,
      `Divide both sides by ${math(`${y} - ${a}`)}: ${math(`${x} = \\frac{${c}${y} + ${b}}{${y} - ${a}}`)}.`,
    ],
    check: `Check with ${math(`${x} = ${c + 1}`)}: ${math(`${y} = \\frac{${a} \\cdot ${c + 1} + ${b}}{1} = ${a * (c + 1) + b}`)}, and ${math(`\\frac{${c} \\cdot ${a * (c + 1) + b} + ${b}}{${a * (c + 1) + b} - ${a}} = \\frac{${c * (a * (c + 1) + b) + b}}{${a * c + b}} = ${c + 1}`)}.`,
    parameters: { kind: 'twice', y, x, a, b, c },
  };
}

/** S = k r h + l r², solved for h. */
function surface(random: Random): Formula {
  const [S, r, h] = random.pick([
    ['S', 'r', 'h'],
    ['A', 's', 'h'],
    ['d', 't', 'v'],
  ] as const);
  const [k, l] = coprime(random);
  return {
    intro: `The equation ${math(`${S} = ${k}${r}${h} + ${l}${r}^2`)} ${relates([S, r, h])}.`,
    equation: `${S} = ${k}${r}${h} + ${l}${r}^2`,
    wanted: h,
    inTermsOf: list([S, r]),
    key: `\\frac{${S} - ${l}${r}^2}{${k}${r}}`,
    wrong: [
      [
        `\\frac{${S}}{${k}${r}} - ${l}${r}^2`,
        'DIST',
        `This divides only ${math(S)} by ${math(`${k}${r}`)}; divide the entire difference ${math(`${S} - ${l}${r}^2`)}.`,
      ],
      [
        `\\frac{${S} - ${l}${r}}{${k}}`,
        'CANC',
        `This cancels ${math(r)} from one term of the numerator; you can cancel only a factor of the entire numerator.`,
      ],
      [`\\frac{${S} + ${l}${r}^2}{${k}${r}}`, 'SIGN', `This adds ${math(`${l}${r}^2`)}; it is already added on the right, so subtract it from both sides.`],
      [`${S} - ${l}${r}^2 - ${k}${r}`, 'INVOP', `This subtracts ${math(`${k}${r}`)} at the end, but it is multiplied by ${math(h)}, so divide by it.`],
      [`\\frac{${S}}{${k}${r}} + ${l}${r}^2`, 'INVOP', `This adds ${math(`${l}${r}^2`)} after dividing; subtract it first, then divide the entire difference.`],
      [`\\frac{${k}${r}}{${S} - ${l}${r}^2}`, 'RECIP', `The fraction is upside down; divide by ${math(`${k}${r}`)}, the coefficient of ${math(h)}.`],
    ],
    steps: [
      `Subtract ${math(`${l}${r}^2`)} from both sides: ${math(`${S} - ${l}${r}^2 = ${k}${r}${h}`)}.`,
      `Divide both sides by ${math(`${k}${r}`)}: ${math(`${h} = \\frac{${S} - ${l}${r}^2}{${k}${r}}`)}.`,
    ],
    check: `Check with ${math(`${r} = 1`)} and ${math(`${h} = 2`)}: ${math(`${S} = ${2 * k} + ${l} = ${2 * k + l}`)}, and ${math(`\\frac{${2 * k + l} - ${l}}{${k}} = 2`)}.`,
    parameters: { kind: 'surface', S, r, h, k, l },
  };
}

function draft(random: Random, level: number): Draft {
  const { intro, equation, wanted, inTermsOf, key, wrong, steps, check, parameters } =
    level === 2 ? fromStory(random) : random.pick([square, reciprocals, twice, surface])(random);
  const opening = level === 3 && random.chance(1, 2) ? `${math(equation)}\n\n${intro.replace(/^The equation \\\(.*?\\\) /, 'The given equation ')}` : intro;
  return {
    parameters,
    stem: `${opening} ${random.pick(asks(wanted, inTermsOf))}`,
    answer: {
      format: 'choice',
      correct: rightFormula(`${wanted} = ${key}`, key, `Undoing the operations on ${math(wanted)} one at a time, on both sides, gives this equation.`),
      wrong: wrong.map(([latex, misconception, why]) => wrongFormula(misconception, `${wanted} = ${latex}`, latex, why)),
    },
    steps: [`Treat every letter except ${math(wanted)} as a number, and undo the operations to get ${math(wanted)} alone.`, ...steps, check],
    takeaway: 'Solve for a letter just as you would solve for x: do the same thing to both entire sides.',
  };
}

export const isolateAVariable: Generator = { archetype: 'NLE-j', topicId: 17, version: 4, levels: [2, 3], skillTags: ['literal-equation'], draft };
