/** LE2-g, the other way round: which graph shows the line of a given equation. */
import { add, div, mul, neg, rat, toNumber, toText, type Rational } from '#core/rational.ts';
import { linear, sum } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import type { Draft } from '#content/generators/generator.ts';
import type { Difficulty } from '#core/questions/question.ts';
import type { Figure } from '#core/questions/figure.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import { choicePlane, rightGraph, wrongGraph } from '../graph-choices.ts';
import { asSeen, threeWrongLines, type Line, type WrongLine } from './wrong-lines.ts';

const half = 6;

/** A second grid point of the line inside the plane, as far from the y-axis as possible. */
function secondPoint(slope: Rational, constant: number): readonly [number, number] | null {
  const run = Number(slope.d);
  const inside = [3, -3, 2, -2, 1, -1]
    .map((k): [number, number] => [k * run, constant + k * Number(slope.n)])
    .filter(([x, y]) => Math.abs(x) <= half && Math.abs(y) <= half);
  return inside[0] ?? null;
}

function shown(slope: Rational, constant: number) {
  const second = secondPoint(slope, constant);
  // Where a line crosses the y-axis must be seen, also of a wrong one.
  if (!second || Math.abs(constant) > half) return null;
  const [x, y] = second;
  const alt = `A line in the xy-plane that ${slope.n > 0n ? 'rises' : 'falls'} from left to right and passes through the points with coordinates (0, ${constant}) and (${x}, ${y}).`;
  return choicePlane(half, 'Line in the xy-plane', alt, [
    {
      type: 'line',
      through: [
        [0, constant],
        [x, y],
      ],
    },
  ]);
}

/** Returns null when a graph would not show two grid points. */
export function graphOfEquation(random: Random, level: Difficulty): Draft | null {
  const slope = rat(random.int(1, level === 2 ? 4 : 5) * (random.chance(1, 2) ? 1 : -1), level === 2 ? 1 : random.pick([2, 3, 4, 5]));
  const constant = random.int(1, 5) * (random.chance(1, 2) ? 1 : -1);
  const [figure, second] = [shown(slope, constant), secondPoint(slope, constant)];
  if (!figure || !second || (level === 3 && slope.d === 1n)) return null;
  const errors: (WrongLine & { readonly drawn: Figure })[] = [];
  const push = (m: Rational, intercept: Rational, misconception: Misconception, why: string) => {
    const drawn = intercept.d === 1n && intercept.n !== 0n ? shown(m, Number(intercept.n)) : null;
    if (drawn) errors.push({ slope: m, intercept, misconception, why, drawn });
  };
  const b = rat(constant);
  const [goes, other] = slope.n > 0n ? ['rises', 'falls'] : ['falls', 'rises'];
  const inverse = div(rat(1), slope);
  push(neg(slope), b, 'SIGN', `This line ${other} from left to right; with slope ${math(fractionLatex(slope))}, the line ${goes}.`);
  push(
    slope,
    neg(b),
    'SIGN',
    `This line crosses the \\(y\\)-axis at ${math(`(0, ${-constant})`)}; in the equation, ${math(`y=${constant}`)} when ${math('x=0')}.`,
  );
  push(
    neg(slope),
    neg(b),
    'SIGN',
    `This line has the wrong sign for both the slope and the \\(y\\)-intercept; with slope ${math(fractionLatex(slope))}, it ${goes}, and ${math(`y=${constant}`)} when ${math('x=0')}.`,
  );
  push(inverse, b, 'RECIP', `The slope of this line is ${math(fractionLatex(inverse))}, which is run over rise; slope is rise over run.`);
  push(
    neg(inverse),
    b,
    'RECIP',
    `The slope of this line is ${math(fractionLatex(neg(inverse)))}, the reciprocal of the correct slope with the wrong sign; the slope is ${math(fractionLatex(slope))}, the rise over the run.`,
  );
  // The constant taken for the x-intercept: y = m(x − b).
  push(
    slope,
    neg(mul(slope, b)),
    'INTC',
    `This line crosses the \\(x\\)-axis at ${math(`${constant}`)}; in the equation, ${math(`${constant}`)} is the \\(y\\)-intercept.`,
  );
  push(
    inverse,
    neg(b),
    'RECIP',
    `The slope of this line is ${math(fractionLatex(inverse))}, which is run over rise, and it crosses the \\(y\\)-axis at ${math(`(0, ${-constant})`)}; the slope is ${math(fractionLatex(slope))}, and ${math(`y=${constant}`)} when ${math('x=0')}.`,
  );
  const xIntercept = div(neg(b), slope);
  const across = math(fractionLatex(xIntercept));
  push(
    slope,
    xIntercept,
    'INTC',
    `This line crosses the \\(y\\)-axis at the \\(x\\)-intercept, ${across}; in the equation, ${math(`y=${constant}`)} when ${math('x=0')}.`,
  );
  push(
    inverse,
    xIntercept,
    'INTC',
    `The intercepts of this line are switched; in the equation, ${math(`y=${constant}`)} when ${math('x=0')}, and ${across} is the \\(x\\)-intercept.`,
  );
  const right: Line = { slope, intercept: b };
  const wrong = threeWrongLines(random, right, errors, asSeen);
  if (!wrong) return null;
  const [x, y] = second;
  const standard = level === 3;
  const [n, d] = [Number(slope.n), Number(slope.d)];
  const flip = n > 0 ? 1 : -1;
  const solved = `y=${linear(slope, b)}`;
  const equation = standard
    ? `${sum([
        [flip * n, 'x'],
        [-flip * d, 'y'],
      ])}=${-flip * constant * d}`
    : solved;
  return {
    parameters: { slope: toText(slope), constant, asChoices: true, standard },
    stem: random.pick([
      `Which of the following is the graph of ${math(equation)} in the \\(xy\\)-plane?`,
      `${math(equation)}\n\nWhich of the following is the graph of the given equation in the \\(xy\\)-plane?`,
      `A line in the \\(xy\\)-plane is defined by the equation ${math(equation)}. Which graph shows this line?`,
      `Which graph in the \\(xy\\)-plane represents the equation ${math(equation)}?`,
      `The equation ${math(equation)} represents a line in the \\(xy\\)-plane. Which of the following is its graph?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightGraph(
        figure,
        `${toText(slope)};${constant}`,
        `It crosses the \\(y\\)-axis at ${math(`(0, ${constant})`)} and has slope ${math(fractionLatex(slope))}.`,
      ),
      wrong: wrong.map((line) => wrongGraph(line.misconception, line.drawn, `${toText(line.slope)};${toText(line.intercept)}`, line.why)),
    },
    steps: [
      'Find the \\(y\\)-intercept and the slope, and then look for the line that has both.',
      ...(standard ? [`Solved for ${math('y')}, the equation is ${math(solved)}.`] : []),
      `The \\(y\\)-intercept is ${math(`${constant}`)}, so the line passes through ${math(`(0, ${constant})`)}. From there, the slope ${math(fractionLatex(slope))} leads to ${math(`(${x}, ${y})`)}.`,
      `Check: when ${math(`x=${x}`)}, ${math(`${fractionLatex(slope)}(${x})${constant > 0 ? '+' : ''}${constant}=${toNumber(add(mul(slope, rat(x)), b))}`)}.`,
    ],
    takeaway: 'To match a graph with an equation, check two points: the \\(y\\)-intercept and one other point.',
  };
}
