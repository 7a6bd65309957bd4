/** RAT-k: direct variation. */
import type { Generator } from '#content/generators/generator.ts';
import { div, equal, isInteger, mul, rat } from '#core/rational.ts';
import { decimalLatex, math, prose } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';

interface Story {
  readonly letters: readonly (readonly [string, string])[];
  readonly tell: (x: string, y: string, equation: string) => string;
  readonly low: number;
  readonly high: number;
  readonly parts: readonly number[];
}

const anyLetters = [
  ['x', 'y'],
  ['p', 'q'],
  ['r', 's'],
  ['u', 'v'],
] as const;

const stories: readonly Story[] = [
  { letters: anyLetters, tell: (x, y) => `The variable ${y} is directly proportional to the variable ${x}.`, low: 2, high: 30, parts: [1, 2, 4] },
  {
    letters: [
      ['x', 'y'],
      ['x', 'c'],
    ],
    tell: (x, y) => `The total cost, ${y}, in dollars, of some fabric is proportional to its length, ${x}, in yards.`,
    low: 8,
    high: 36,
    parts: [1, 2],
  },
  {
    letters: [['t', 'd']],
    tell: (x, y) => `The distance, ${y}, in feet, that a toy train moves is proportional to the time, ${x}, in seconds.`,
    low: 3,
    high: 11,
    parts: [4],
  },
  {
    letters: [
      ['m', 'x'],
      ['w', 'y'],
    ],
    tell: (x, y) => `The extension, ${y}, in millimeters, of a spring is proportional to the mass, ${x}, in grams, that hangs from it.`,
    low: 2,
    high: 12,
    parts: [1, 2, 4],
  },
  {
    letters: [
      ['n', 'f'],
      ['x', 'y'],
    ],
    tell: (x, y) => `The amount of flour, ${y}, in grams, in a recipe is proportional to the number of servings, ${x}.`,
    low: 30,
    high: 90,
    parts: [1],
  },
  {
    letters: [
      ['h', 'p'],
      ['t', 'p'],
    ],
    tell: (x, y) => `The pay, ${y}, in dollars, for a job is proportional to the time worked, ${x}, in hours.`,
    low: 26,
    high: 60,
    parts: [2],
  },
  {
    letters: [['x', 'm']],
    tell: (x, y) => `The mass, ${y}, in grams, of a wire is proportional to its length, ${x}, in meters.`,
    low: 3,
    high: 30,
    parts: [1, 2],
  },
  {
    letters: anyLetters,
    tell: (x, y, equation) => `The equation ${equation}, where ${math('k')} is a constant, relates ${x} and ${y}.`,
    low: 2,
    high: 30,
    parts: [1, 2, 4],
  },
];

export const directVariation: Generator = {
  archetype: 'RAT-k',
  topicId: 19,
  version: 4,
  levels: [2, 3],
  skillTags: ['direct-variation', 'proportions'],
  draft(random, level) {
    // Letters suit what they stand for.
    const { letters, tell, low, high, parts } = random.pick(stories);
    const [x, y] = random.pick<readonly [string, string]>(letters);
    const story = tell(math(x), math(y), math(`${y}=k${x}`));
    const [a, b] = [random.int(2, 12), random.int(2, 12)];
    const k = rat(random.int(low, high), random.pick(parts));
    const [A, B] = [mul(k, rat(a)), mul(k, rat(b))];
    if (a === b || k.n === k.d || !isInteger(A) || !isInteger(B)) return null;
    const back = level === 3 && random.chance(1, 2);
    const factor = level === 3 && !back;
    const times = random.int(3, 6);
    const key = factor ? mul(A, rat(times)) : back ? rat(b) : B;
    const told = [A, rat(a), ...(factor ? [rat(times)] : back ? [B] : [rat(b)])];
    const answer = numberAnswer({
      ...asDecimals,
      typed: random.chance(1, 2),
      key,
      why: factor
        ? `Multiplying ${math(x)} by ${times} also multiplies ${math(y)} by ${times}.`
        : `The constant of proportionality is ${math(`k=\\frac{${decimalLatex(A)}}{${a}}=${decimalLatex(k)}`)}.`,
      bugs: [
        bug(
          'RATE0',
          factor ? mul(A, rat(1)) : back ? rat(Math.abs(a + Number(B.n - A.n))) : rat(Number(A.n) + b - a),
          factor
            ? `This leaves ${math(y)} unchanged; when ${math(x)} is multiplied by ${times}, so is ${math(y)}.`
            : `This adds the same amount to both variables; the constant ratio is ${math(decimalLatex(k))}, so ${back ? `divide ${prose(B)} by it` : `multiply ${b} by it`}.`,
        ),
        bug(
          'RECIP',
          factor ? div(A, rat(times)) : back ? div(mul(rat(a), A), B) : div(mul(A, rat(a)), rat(b)),
          factor
            ? `This divides by ${times}; since ${math(y)} is proportional to ${math(x)}, multiply by ${times}.`
            : `This uses the ratio upside down, as if the variables were inversely proportional; ${back ? `divide ${prose(B)} by ${math(decimalLatex(k))}` : `multiply ${b} by ${math(decimalLatex(k))}`}.`,
        ),
        bug(
          'STOP',
          k,
          `This is the constant of proportionality; ${back ? `divide ${prose(B)} by it to find ${math(x)}` : `multiply the new value of ${math(x)} by it to find ${math(y)}`}.`,
        ),
        bug(
          'RATE0',
          factor ? rat(Number(A.n) + times) : mul(A, rat(b)),
          factor
            ? `This adds ${times}; when ${math(x)} is multiplied by ${times}, so is ${math(y)}.`
            : back
              ? `This multiplies ${a} by ${prose(B)}; divide by ${prose(A)} as well.`
              : `This multiplies ${prose(A)} by ${b}; divide by ${a} as well.`,
        ),
        ...(factor ? [bug('UNIT2', mul(A, rat(times * times)), `This multiplies by ${times} twice; ${math(y)} becomes only ${times} times as great.`)] : []),
        bug('SWAP', factor ? rat(a * times) : back ? B : rat(b), `This is a value of ${math(back ? y : x)}; the question asks for ${math(back ? x : y)}.`),
        bug(
          'RATE0',
          factor ? rat(a * times + Number(A.n)) : rat(Number(A.n) + b),
          back
            ? `This adds ${prose(A)}, the given value of ${math(y)}, to the value of ${math(x)}; stop at ${b}.`
            : `This adds a value of ${math(x)} to a value of ${math(y)}; multiply the value of ${math(x)} by ${math(decimalLatex(k))} instead.`,
        ),
      ],
      // Hardly anyone repeats a number of the question.
      believable: (value) => value.n > 0n && value.d <= 4n && value.d !== 3n && !told.some((given) => equal(given, value)),
    });
    const given = `When ${math(`${x}=${a}`)}, ${math(`${y}=${decimalLatex(A)}`)}.`;
    return (
      answer && {
        parameters: { a, b, k: prose(k), kind: factor ? 'factor' : back ? 'back' : 'forward', times: factor ? times : 0, story: story.length },
        stem: `${story} ${given} ${factor ? `If the value of ${math(x)} is multiplied by ${times}, what is the new value of ${math(y)}?` : back ? `What is the value of ${math(x)} when ${math(`${y}=${decimalLatex(B)}`)}?` : `What is the value of ${math(y)} when ${math(`${x}=${b}`)}?`}`,
        answer,
        steps: [
          `Proportional means ${math(`${y}=k${x}`)} for some constant ${math('k')}.`,
          factor
            ? `If ${math(x)} is multiplied by ${times}, so is ${math(y)}: ${math(`${times}\\cdot ${decimalLatex(A)}=${decimalLatex(key)}`)}.`
            : `${math(`k=\\frac{${decimalLatex(A)}}{${a}}=${decimalLatex(k)}`)}, so ${back ? math(`${x}=\\frac{${decimalLatex(B)}}{${decimalLatex(k)}}=${b}`).replace(/\\frac\{([\d{},]+)\}\{\\frac\{(\d+)\}\{(\d+)\}\}/, '$1\\cdot\\frac{$3}{$2}') : math(`${y}=${decimalLatex(k)}\\cdot ${b}=${decimalLatex(B)}`)}.`,
          `Check: dividing ${math(y)} by ${math(x)} gives ${math(decimalLatex(k))} both times.`,
        ],
        takeaway: 'Proportional quantities have a constant ratio: multiply one, and the other is multiplied by the same factor.',
      }
    );
  },
};
