/** LE2-g: the equation of a line shown in the xy-plane, or the graph of a given equation. */
import { add, div, mul, neg, rat, toNumber, toText, type Rational } from '#core/rational.ts';
import { planeFigure } from '#content/figures/plane.ts';
import { linear, sum } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { graphOfEquation } from './graph-of-equation.ts';
import { sign } from '../draws.ts';

const half = 7;

function draft(random: Random, level: Difficulty): Draft | null {
  const slope = level === 2 ? rat(random.int(1, 4) * sign(random)) : rat(random.int(1, 5) * sign(random), random.pick([2, 3, 4, 5]));
  const constant = random.int(1, 6) * sign(random);
  if (level === 3 && slope.d === 1n) return null;
  const standard = level === 3 && random.chance(1, 2);
  const f = (x: Rational) => add(mul(slope, x), rat(constant));
  const xIntercept = div(rat(-constant), slope);
  // A second lattice point inside the window, as far from the first as the window allows.
  const xs = Array.from({ length: 2 * half - 1 }, (_, index) => index - half + 1).filter(
    (x) => x !== 0 && f(rat(x)).d === 1n && Math.abs(toNumber(f(rat(x)))) < half,
  );
  const second = xs.length > 0 ? random.pick(xs) : 0;
  if (second === 0) return null;
  const y = toNumber(f(rat(second)));
  const option = (m: Rational, b: Rational) => {
    const [n, d] = [Number(m.n * b.d), Number(m.d * b.d)];
    const shared = (k: number) => [n, d, Number(b.n) * (d / Number(b.d))].every((value) => value % k === 0);
    const g = [7, 6, 5, 4, 3, 2].find(shared) ?? 1;
    const flip = n > 0 ? 1 : -1;
    const latex = standard
      ? `${sum([
          [(flip * n) / g, 'x'],
          [(-flip * d) / g, 'y'],
        ])}=${(-flip * toNumber(b) * d) / g}`
      : `y=${linear(m, b)}`;
    return { text: math(latex), value: `${toText(m)};${toText(b)}` };
  };
  const wrong: WrongOption[] = [];
  const push = (m: Rational, b: Rational, misconception: Misconception, why: string) => wrong.push({ ...option(m, b), misconception, why });
  const b = rat(constant);
  push(
    neg(slope),
    b,
    'SIGN',
    `This line ${slope.n > 0n ? 'falls' : 'rises'} from left to right, but the graph ${slope.n > 0n ? 'rises' : 'falls'}, so its slope is ${slope.n > 0n ? 'positive' : 'negative'}.`,
  );
  push(slope, neg(b), 'SIGN', `This line crosses the \\(y\\)-axis at ${math(`(0, ${-constant})`)}, but the graph crosses it at ${math(`(0, ${constant})`)}.`);
  if (slope.d !== 1n || (slope.n !== 1n && slope.n !== -1n))
    push(
      div(rat(1), slope),
      b,
      'RECIP',
      'This divides the change in \\(x\\) by the change in \\(y\\); slope is the change in \\(y\\) over the change in \\(x\\).',
    );
  if (xIntercept.d === 1n && xIntercept.n !== BigInt(constant))
    push(
      slope,
      xIntercept,
      'INTC',
      `This uses the \\(x\\)-intercept, ${math(fractionLatex(xIntercept))}, in place of the \\(y\\)-intercept; the graph crosses the \\(y\\)-axis at ${math(`(0, ${constant})`)}.`,
    );
  // With a fraction as the y-intercept, it would give itself away.
  if (slope.d === 1n)
    push(
      rat(constant),
      slope,
      'SWAP',
      `This switches the slope and the \\(y\\)-intercept; the slope, ${math(fractionLatex(slope))}, is what multiplies ${math('x')}.`,
    );
  push(
    neg(slope),
    neg(b),
    'SIGN',
    `This has the wrong sign for both the slope and the \\(y\\)-intercept; the graph ${slope.n > 0n ? 'rises' : 'falls'} and crosses the \\(y\\)-axis at ${math(`(0, ${constant})`)}.`,
  );
  const letter = random.pick(['\\ell', 'p', 'k']);
  const figure = planeFigure({
    window: { xMin: -half, xMax: half, yMin: -half, yMax: half },
    square: true,
    title: 'Line in the xy-plane',
    alt: `A line in the xy-plane that ${slope.n > 0n ? 'rises' : 'falls'} from left to right. It crosses the y-axis at ${constant} and passes through the point with x-coordinate ${second} and y-coordinate ${y}. Both axes run from ${-half} to ${half}.`,
    items: [
      {
        type: 'line',
        through: [
          [0, constant],
          [second, y],
        ],
      },
      { type: 'point', at: [0, constant] },
      { type: 'point', at: [second, y] },
    ],
  });
  return {
    parameters: { slope: toText(slope), constant, second, standard },
    stimulus: { kind: 'figure', figure },
    stem: random.pick([
      `The graph of line ${math(letter)} is shown in the \\(xy\\)-plane. Which equation defines line ${math(letter)}?`,
      'Which of the following is an equation of the line shown?',
      'The line shown in the \\(xy\\)-plane is the graph of which of the following equations?',
    ]),
    answer: {
      format: 'choice',
      correct: { ...option(slope, b), why: `The line has slope ${math(fractionLatex(slope))} and crosses the \\(y\\)-axis at ${math(`(0, ${constant})`)}.` },
      wrong,
    },
    steps: [
      'Read the \\(y\\)-intercept and one other point from the graph, and then find the slope.',
      `The line passes through ${math(`(0, ${constant})`)} and ${math(`(${second}, ${y})`)}, so its slope is ${math(`\\frac{${y}-${constant < 0 ? `(${constant})` : constant}}{${second}-0}=${fractionLatex(slope)}`)}.`,
      `With \\(y\\)-intercept ${math(`${constant}`)}, the equation is ${math(`y=${linear(slope, b)}`)}${standard ? `, which is equivalent to ${option(slope, b).text}` : ''}.`,
      `Check: when ${math(`x=${second}`)}, the equation gives ${math(`y=${y}`)}.`,
    ],
    takeaway: 'On a graph, read the \\(y\\)-intercept first, and then count rise over run to a second point.',
  };
}

export const equationFromGraph: Generator = {
  archetype: 'LE2-g',
  topicId: 13,
  version: 4,
  levels: [2, 3],
  skillTags: ['linear-equations-two-variables', 'graphs'],
  draft: (random, level) => (random.chance(2, 5) ? graphOfEquation(random, level) : draft(random, level)),
};
