/** LE2-g: the equation of a line shown in the xy-plane, or the graph of a given equation. */
import { add, div, mul, neg, rat, toNumber, toText, type Rational } from '#core/rational.ts';
import { planeFigure } from '#content/figures/plane.ts';
import { linear, sum } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { graphOfEquation } from './graph-of-equation.ts';
import { sign } from '../draws.ts';
import { threeWrongLines, type Line, type WrongLine } from './wrong-lines.ts';

const half = 7;

/** What goes wrong in reading a slope, an intercept, or both from a graph. */
function errorsBeside({ slope, intercept }: Line, xIntercept: Rational): WrongLine[] {
  const [goes, other] = slope.n > 0n ? ['rises', 'falls'] : ['falls', 'rises'];
  const at = (y: Rational) => math(`(0, ${toText(y)})`);
  const m = math(fractionLatex(slope));
  const inverse = div(rat(1), slope);
  const across = math(fractionLatex(xIntercept));
  const errors: WrongLine[] = [];
  const push = (line: Line, misconception: Misconception, why: string) => errors.push({ ...line, misconception, why });
  push(
    { slope: neg(slope), intercept },
    'SIGN',
    `This line ${other} from left to right, but the graph ${goes}, so its slope is ${slope.n > 0n ? 'positive' : 'negative'}.`,
  );
  push(
    { slope, intercept: neg(intercept) },
    'SIGN',
    `This line crosses the \\(y\\)-axis at ${at(neg(intercept))}, but the graph crosses it at ${at(intercept)}.`,
  );
  push(
    { slope: neg(slope), intercept: neg(intercept) },
    'SIGN',
    `This has the wrong sign for both the slope and the \\(y\\)-intercept; the graph ${goes} and crosses the \\(y\\)-axis at ${at(intercept)}.`,
  );
  if (slope.d !== 1n || (slope.n !== 1n && slope.n !== -1n)) {
    push(
      { slope: inverse, intercept },
      'RECIP',
      'This divides the change in \\(x\\) by the change in \\(y\\); slope is the change in \\(y\\) over the change in \\(x\\).',
    );
    push(
      { slope: neg(inverse), intercept },
      'RECIP',
      `This divides the change in \\(x\\) by the change in \\(y\\), with the wrong sign; the graph ${goes}, and the change in \\(y\\) over the change in \\(x\\) is ${m}.`,
    );
    push(
      { slope: inverse, intercept: neg(intercept) },
      'RECIP',
      `This divides the change in \\(x\\) by the change in \\(y\\), and it crosses the \\(y\\)-axis at ${at(neg(intercept))}; the slope is ${m}, and the graph crosses the \\(y\\)-axis at ${at(intercept)}.`,
    );
  }
  // Only an intercept that the graph shows can be taken for the other one.
  if (xIntercept.d === 1n && Math.abs(toNumber(xIntercept)) < half) {
    push(
      { slope, intercept: xIntercept },
      'INTC',
      `This uses the \\(x\\)-intercept, ${across}, in place of the \\(y\\)-intercept; the graph crosses the \\(y\\)-axis at ${at(intercept)}.`,
    );
    push(
      { slope: inverse, intercept: xIntercept },
      'SWAP',
      `This switches \\(x\\) and \\(y\\): it uses the \\(x\\)-intercept, ${across}, and the change in \\(x\\) over the change in \\(y\\). The graph crosses the \\(y\\)-axis at ${at(intercept)} and has slope ${m}.`,
    );
    push(
      { slope: neg(slope), intercept: xIntercept },
      'INTC',
      `This uses the \\(x\\)-intercept, ${across}, in place of the \\(y\\)-intercept, and it ${other} from left to right; the graph ${goes} and crosses the \\(y\\)-axis at ${at(intercept)}.`,
    );
  }
  // With a fraction as the y-intercept, it would give itself away.
  if (slope.d === 1n)
    push(
      { slope: intercept, intercept: slope },
      'SWAP',
      `This switches the slope and the \\(y\\)-intercept; the slope, ${m}, is what multiplies ${math('x')}.`,
    );
  return errors;
}

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
  const b = rat(constant);
  const right: Line = { slope, intercept: b };
  const wrong = threeWrongLines(random, right, errorsBeside(right, xIntercept), (line) => option(line.slope, line.intercept).text);
  if (!wrong) return null;
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
      wrong: wrong.map((line) => ({ ...option(line.slope, line.intercept), misconception: line.misconception, why: line.why })),
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
  version: 5,
  levels: [2, 3],
  skillTags: ['linear-equations-two-variables', 'graphs'],
  draft: (random, level) => (random.chance(2, 5) ? graphOfEquation(random, level) : draft(random, level)),
};
