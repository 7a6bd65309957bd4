/** Two data pairs fit a linear and an exponential model; what they say about a third value. */
import { asDecimals } from '../manners.ts';
import { isInteger, mul, pow, rat, sub, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { decimalLatex, decimalText, math, prose } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { persist } from '../persist.ts';
import { absolute } from '#content/exact/value.ts';
import { type Setting, stories } from './both-model-stories.ts';

const factors = [
  [2, 1],
  [3, 2],
  [5, 4],
  [6, 5],
  [3, 1],
  [1, 2],
  [3, 4],
  [2, 3],
  [4, 5],
  [3, 5],
] as const;

const takeaway = 'Linear: equal steps in x add the same amount. Exponential: equal steps in x multiply by the same factor.';

interface Pair {
  readonly first: number;
  readonly second: number;
  readonly factor: Rational;
  readonly gap: number;
}

function drawPair(random: Random, [low, high]: readonly [number, number], direction: Setting['direction'], unit?: string): Pair | null {
  const [p, q] = random.pick(factors);
  if ((direction === 'up' && p < q) || (direction === 'down' && p > q) || (unit && p >= 2 * q && direction === 'both')) return null;
  const first = q ** 3 * random.int(Math.max(1, Math.ceil(low / q ** 3)), Math.max(1, Math.floor(high / q ** 3)));
  const gap = random.pick([2, 3, 4, 5, 6]);
  const second = (first * p) / q;
  return first < low || first > high ? null : { first, second, factor: rat(p, q), gap };
}

const linearAt = ({ first, second }: Pair, steps: Rational) => sub(rat(first), mul(steps, rat(first - second)));

/** Level 4: the two predictions for a third time, and how far apart they are. */
function difference(random: Random): Draft | null {
  const abstract = random.chance(1, 4);
  const setting = random.pick(stories);
  const pair = drawPair(random, abstract ? [8, 400] : setting.start, abstract ? 'both' : setting.direction, abstract ? undefined : setting.unit);
  if (!pair) return null;
  const { first, second, factor, gap } = pair;
  if (!abstract && setting.round && (first % 10 !== 0 || second % 10 !== 0)) return null;
  const steps = random.pick([2, 2, 3]);
  const [linear, exponential] = [linearAt(pair, rat(steps)), mul(rat(first), pow(factor, steps))];
  const key = linear.n * exponential.d > exponential.n * linear.d ? sub(linear, exponential) : sub(exponential, linear);
  if (!isInteger(exponential) || linear.n <= 0n || key.n === 0n) return null;
  const time = steps * gap;
  const bugs: Bug[] = [
    bug('STOP', exponential, `This is what the exponential model predicts; find its difference from the linear one, ${prose(linear)}.`),
    bug('STOP', linear, `This is what the linear model predicts; find its difference from the exponential one, ${prose(exponential)}.`),
    bug(
      'GROW',
      steps === 3 ? absolute(sub(mul(rat(first), pow(factor, 2)), linearAt(pair, rat(2)))) : null,
      `This goes ${2 * gap} instead of ${time} from the first value; take one more step of ${gap}.`,
    ),
    bug(
      'SWAP',
      absolute(sub(exponential, rat(second))),
      `This is how much the exponential model changes after the second value; compare it with the linear model, ${prose(linear)}, instead.`,
    ),
    bug('GROW', absolute(rat(first - second)), `This is the change between the two given values; continue both models by ${steps} steps of ${gap} first.`),
    bug(
      'PERIOD',
      decimalText(absolute(sub(mul(rat(first), factor), linearAt(pair, rat(1, gap)))), 0) === null
        ? null
        : absolute(sub(mul(rat(first), factor), linearAt(pair, rat(1, gap)))),
      `This takes the change to happen in 1 step of time; it takes ${gap}, so there are ${steps} such steps.`,
    ),
    bug(
      'GROW',
      absolute(sub(mul(rat(second), pow(factor, steps)), linearAt(pair, rat(steps + 1)))),
      `This counts the ${time} from the second value; count from the first, so there are ${steps} steps of ${gap}.`,
    ),
  ];
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(4, 5),
    key,
    why: `The models predict ${prose(linear)} and ${prose(exponential)}.`,
    bugs,
    believable: (value) => value.n > 0n && isInteger(value),
  });
  const letters = random.pick([
    ['f', 'g'],
    ['L', 'E'],
    ['p', 'q'],
  ] as const);
  const x0 = random.int(0, 3);
  const told = abstract
    ? `The linear function ${math(letters[0])} and the exponential function ${math(letters[1])} satisfy ${math(`${letters[0]}(${x0}) = ${letters[1]}(${x0}) = ${decimalLatex(first)}`)} and ${math(`${letters[0]}(${x0 + gap}) = ${letters[1]}(${x0 + gap}) = ${decimalLatex(second)}`)}. What is the positive difference between ${math(`${letters[0]}(${x0 + time})`)} and ${math(`${letters[1]}(${x0 + time})`)}?`
    : `${setting.what(prose(first), prose(second), `${setting.unit}s`, gap)} A linear model and an exponential model both fit these two values. What is the positive difference between the ${setting.predicted} predicted by the two models ${time} ${setting.unit}s after ${setting.since}?`;
  return (
    answer && {
      parameters: { kind: 'difference', first, second, gap, time, abstract },
      stem: told,
      answer,
      steps: [
        `From the first value, ${time} is ${steps} steps of ${gap}. In each step, the linear model changes by ${math(`${decimalLatex(second)} - ${decimalLatex(first)} = ${decimalLatex(second - first)}`)}, and the exponential model is multiplied by ${math(`\\frac{${decimalLatex(second)}}{${decimalLatex(first)}} = ${decimalLatex(factor)}`)}.`,
        `The linear model gives ${math(`${decimalLatex(first)} ${second > first ? '+' : '-'} ${steps} \\cdot ${decimalLatex(Math.abs(second - first))} = ${decimalLatex(linear)}`)}.`,
        `The exponential model gives ${math(`${decimalLatex(first)} \\cdot \\left(${decimalLatex(factor)}\\right)^${steps} = ${decimalLatex(exponential)}`)}, so the difference is ${math(decimalLatex(key))}.`,
        `Check: after one step, both models give ${math(`${decimalLatex(first)} \\cdot ${decimalLatex(factor)} = ${decimalLatex(second)}`)}.`,
      ],
      takeaway,
    }
  );
}

/** Level 5: a value between the two, or an unknown one from the difference of the models. */
function between(random: Random): Draft | null {
  const letters = random.pick([
    ['f', 'g'],
    ['p', 'q'],
    ['h', 'k'],
  ] as const);
  const [f, g] = letters;
  const gap = random.pick([2, 4, 6, 8, 10]);
  const x0 = random.int(0, 6);
  const root = rat(random.pick([2, 3, 4, 5]), random.pick([1, 2, 3]));
  if (root.n <= root.d) return null;
  const first = Number(root.d) ** 2 * random.int(1, 30);
  const second = Number(mul(rat(first), mul(root, root)).n);
  if (second > 900 || first < 3) return null;
  const [linear, exponential] = [rat(first + second, 2), mul(rat(first), root)];
  const up = random.chance(1, 2);
  const [from, to] = up ? [first, second] : [second, first];
  const gapKey = sub(linear, exponential);
  const find = random.pick(['between', 'unknown'] as const);
  if (find === 'between') {
    const bugs: Bug[] = [
      bug('STOP', exponential, `This is the value of ${math(g)}; subtract it from that of ${math(f)}, ${prose(linear)}.`),
      bug('STOP', linear, `This is the value of ${math(f)}; subtract that of ${math(g)}, ${prose(exponential)}.`),
      bug(
        'GROW',
        isInteger(rat(second - first, 4)) ? rat(second - first, 4) : null,
        `This takes half of the growth in half of the time for both functions; the exponential one is multiplied by the square root of the whole factor.`,
      ),
      bug('GROW', second - Number(linear.n), `This compares with the value at ${x0 + gap}; compare ${math(f)} and ${math(g)} at the same place, halfway.`),
      bug('SWAP', Math.abs(Number(exponential.n) - first), `This is a change of ${math(g)}; compare ${math(f)} and ${math(g)} at the same place, halfway.`),
      bug('SWAP', Math.abs(second - Number(exponential.n)), `This is a change of ${math(g)}; compare ${math(f)} and ${math(g)} at the same place, halfway.`),
    ];
    const answer = numberAnswer({
      ...asDecimals,
      typed: random.chance(3, 5),
      key: gapKey,
      why: `The values are ${prose(linear)} and ${prose(exponential)}.`,
      bugs,
      believable: (value) => value.n > 0n && decimalText(value, 1) !== null,
    });
    return (
      answer && {
        parameters: { kind: 'between', from, to, x0, gap },
        stem: random.pick([
          `The linear function ${math(f)} and the exponential function ${math(g)} satisfy ${math(`${f}(${x0}) = ${g}(${x0}) = ${from}`)} and ${math(`${f}(${x0 + gap}) = ${g}(${x0 + gap}) = ${to}`)}. What is the value of ${math(`${f}(${x0 + gap / 2}) - ${g}(${x0 + gap / 2})`)}?`,
          `The graphs of the linear function ${math(f)} and the exponential function ${math(g)} intersect at ${math(`(${x0}, ${from})`)} and ${math(`(${x0 + gap}, ${to})`)}. What is the value of ${math(`${f}(${x0 + gap / 2}) - ${g}(${x0 + gap / 2})`)}?`,
          `In the ${math('xy')}-plane, the graphs of ${math(`y = ${f}(x)`)} and ${math(`y = ${g}(x)`)} both contain the points ${math(`(${x0}, ${from})`)} and ${math(`(${x0 + gap}, ${to})`)}. If ${math(f)} is a linear function and ${math(g)} is an exponential function, what is the value of ${math(`${f}(${x0 + gap / 2}) - ${g}(${x0 + gap / 2})`)}?`,
          `A linear model ${math(f)} and an exponential model ${math(g)} both predict ${from} for ${math(`x = ${x0}`)} and ${to} for ${math(`x = ${x0 + gap}`)}. By how much is the prediction of the linear model greater than that of the exponential model for ${math(`x = ${x0 + gap / 2}`)}?`,
        ]),
        answer,
        steps: [
          `${math(`x = ${x0 + gap / 2}`)} is halfway. There the linear function has the mean of the two values: ${math(`\\frac{${from} + ${to}}{2} = ${decimalLatex(linear)}`)}.`,
          `The exponential function is multiplied by the same number ${math('r')} in each half, so ${math(`r^2 = \\frac{${to}}{${from}}`)}, and its value is ${math(`\\sqrt{${from} \\cdot ${to}} = ${decimalLatex(exponential)}`)}.`,
          `The difference is ${math(`${decimalLatex(linear)} - ${decimalLatex(exponential)} = ${decimalLatex(gapKey)}`)}.`,
          `Check: ${math(`\\frac{${decimalLatex(exponential)}}{${from}} = \\frac{${to}}{${decimalLatex(exponential)}}`)}.`,
        ],
        takeaway: 'Halfway between two values, a linear function has their mean, an exponential one the square root of their product.',
      }
    );
  }
  // The exponential value halfway is told, the linear one is asked.
  const bugs: Bug[] = [
    bug('STOP', to, `This is the value at ${x0 + gap}; the linear value halfway is the mean of ${from} and ${to}.`),
    bug('GROW', exponential, `This is the value of the exponential function; the linear one is halfway between ${from} and ${to}.`),
    bug(
      'GROW',
      2 * Number(exponential.n) - from,
      `This continues by the same amount, as a linear function does; an exponential one is multiplied by the same factor, so the end is ${to}.`,
    ),
    bug('STOP', sub(linear, exponential), `This is the difference of the two functions halfway; add it to the exponential value, ${prose(exponential)}.`),
    bug(
      'SWAP',
      rat(from + Number(exponential.n), 2),
      `This is the mean of the two given values; find the value at ${x0 + gap} first, then its mean with ${from}.`,
    ),
  ];
  const key = linear;
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(3, 5),
    key,
    why: `The value at ${x0 + gap} is ${to}.`,
    bugs,
    believable: (value) => value.n > 0n && decimalText(value, 1) !== null,
  });
  return (
    answer && {
      parameters: { kind: 'half', from, half: prose(exponential), x0, gap, to },
      stem: `${random.pick([
        `The graphs of the linear function ${math(f)} and the exponential function ${math(g)} intersect where ${math(`x = ${x0}`)} and where ${math(`x = ${x0 + gap}`)}.`,
        `The function ${math(f)} is linear, and the function ${math(g)} is exponential. The values of the two functions are equal for ${math(`x = ${x0}`)} and for ${math(`x = ${x0 + gap}`)}.`,
        `In the ${math('xy')}-plane, the graphs of a linear function ${math(f)} and an exponential function ${math(g)} meet at two points, where ${math(`x = ${x0}`)} and where ${math(`x = ${x0 + gap}`)}.`,
        `The linear function ${math(f)} and the exponential function ${math(g)} have the same values for ${math(`x = ${x0}`)} and for ${math(`x = ${x0 + gap}`)}.`,
      ])} If ${math(`${g}(${x0}) = ${from}`)} and ${math(`${g}(${x0 + gap / 2}) = ${decimalLatex(exponential)}`)}, what is the value of ${math(`${f}(${x0 + gap / 2})`)}?`,
      answer,
      steps: [
        `From ${math(`x = ${x0}`)} to ${math(`x = ${x0 + gap / 2}`)}, ${math(g)} is multiplied by ${math(`\\frac{${decimalLatex(exponential)}}{${from}}`)}, and in the next ${gap / 2} by the same number.`,
        `So ${math(`${g}(${x0 + gap}) = ${decimalLatex(exponential)} \\cdot \\frac{${decimalLatex(exponential)}}{${from}} = ${to}`)}, which is ${math(`${f}(${x0 + gap})`)} as well.`,
        `The linear function has the mean of ${from} and ${to} halfway: ${math(`\\frac{${from} + ${to}}{2} = ${decimalLatex(linear)}`)}.`,
        `Check: ${math(`${from} \\cdot ${to} = ${decimalLatex(exponential)}^2`)}.`,
      ],
      takeaway,
    }
  );
}

export const bothModels: Generator = {
  archetype: 'TWO-m',
  topicId: 22,
  version: 5,
  levels: [4, 5],
  skillTags: ['linear-models', 'exponential-models'],
  draft: (random, level) => persist(() => (level === 4 ? difference(random) : between(random))),
};
