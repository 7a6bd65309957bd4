/** LE2-e: the line through a point that is parallel to a given line. */
import { add, div, mul, neg, rat, sub, toText, type Rational } from '#core/rational.ts';
import { linear, point, sum } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import { sign } from '../draws.ts';

const asksEquation = [
  (given: string, p: string) =>
    `Line \\(k\\) is defined by ${given}. Line \\(j\\) is parallel to line \\(k\\) and passes through the point ${p}. Which equation defines line \\(j\\)?`,
  (given: string, p: string) =>
    `In the \\(xy\\)-plane, a line passes through ${p} and is parallel to the graph of ${given}. Which of the following is an equation of the line?`,
  (given: string, p: string) => `Which equation represents the line that contains the point ${p} and is parallel to the line ${given}?`,
  (given: string, p: string) =>
    `The graph of ${given} is translated vertically in the \\(xy\\)-plane so that it passes through ${p}. Which equation defines the new line?`,
] as const;
const asksIntercept = [
  (given: string, p: string) =>
    `Line \\(j\\) is parallel to the line ${given} and passes through the point ${p}. What is the \\(y\\)-coordinate of the \\(y\\)-intercept of line \\(j\\)?`,
  (given: string, p: string) =>
    `In the \\(xy\\)-plane, the line through ${p} that is parallel to the graph of ${given} crosses the \\(y\\)-axis at \\((0, b)\\). What is the value of \\(b\\)?`,
  (given: string, p: string) =>
    `A line contains the point ${p} and has the same slope as the graph of ${given}. At what value of \\(y\\) does the line cross the \\(y\\)-axis?`,
  (given: string, p: string) =>
    `In the \\(xy\\)-plane, line \\(j\\) and the graph of ${given} are parallel, and line \\(j\\) passes through ${p}. What is the \\(y\\)-coordinate of the point where line \\(j\\) crosses the \\(y\\)-axis?`,
] as const;

function draft(random: Random): Draft | null {
  const standard = random.chance(1, 2);
  const [a, b, c] = [random.int(1, 7) * sign(random), random.int(2, 6) * sign(random), random.int(2, 20) * sign(random)];
  const slope: Rational = standard
    ? rat(-a, b)
    : random.chance(1, 2)
      ? rat(random.int(2, 6) * sign(random))
      : rat(random.int(1, 5) * sign(random), random.pick([2, 3, 4]));
  const old = standard ? rat(c, b) : rat(random.int(1, 12) * sign(random));
  const d = Number(slope.d);
  const [x, y] = [d * random.int(1, 3) * sign(random), random.int(1, 12) * sign(random)];
  const constant = sub(rat(y), mul(slope, rat(x)));
  if (constant.n === 0n || toText(constant) === toText(old) || !isTame(constant, 40) || !isTame(old, 40, 6) || slope.n === slope.d || slope.n === -slope.d)
    return null;
  const through = (m: Rational) => sub(rat(y), mul(m, rat(x)));
  const perpendicular = neg(div(rat(1), slope));
  const given = standard
    ? `${sum([
        [a, 'x'],
        [b, 'y'],
      ])}=${c}`
    : `y=${linear(slope, old)}`;
  const askIntercept = random.chance(1, 2);
  const steps = [
    'Parallel lines have equal slopes; use the point to find the \\(y\\)-intercept.',
    standard
      ? `Solved for ${math('y')}, the given line is ${math(`y=${linear(slope, old)}`)}, so the slope is ${math(fractionLatex(slope))}.`
      : `The slope of the given line is ${math(fractionLatex(slope))}.`,
    `Substituting ${math(point(x, y))} into ${math(`y=${sum([[slope, 'x']])}+b`)} gives ${math(`${y}=${fractionLatex(mul(slope, rat(x)))}+b`)}, so ${math(`b=${fractionLatex(constant)}`)}${askIntercept ? '' : `. The line is ${math(`y=${linear(slope, constant)}`)}`}.`,
    `Check: when ${math(`x=${x}`)}, ${math(`${fractionLatex(mul(slope, rat(x)))}${constant.n < 0n ? '' : '+'}${fractionLatex(constant)}=${y}`)}.`,
  ];
  const parameters = { slope: toText(slope), old: toText(old), x, y, standard, askIntercept };
  const takeaway = 'Parallel lines have the same slope: substitute the point into y = mx + b and solve for b.';
  const text = (m: Rational, k: Rational) => ({ text: math(`y=${linear(m, k)}`), value: `${toText(m)};${toText(k)}` });
  const forB = math(`${y}=${fractionLatex(mul(slope, rat(x)))}+b`);
  const switched = `This switches the coordinates of the point; put ${math(x)} in for ${math('x')} and ${math(y)} in for ${math('y')}.`;
  const upsideDown = `This uses the reciprocal of the slope; parallel lines have equal slopes, here ${math(fractionLatex(slope))}.`;
  if (askIntercept) {
    const bugs: Bug[] = [
      bug('INTC', old, `This is the \\(y\\)-intercept of the given line; for the parallel line, solve ${forB} for ${math('b')}.`),
      bug('INTC', rat(y), `This is the \\(y\\)-coordinate of the point, which is not on the \\(y\\)-axis; use the point to solve ${forB} for ${math('b')}.`),
      bug('PERP', through(perpendicular), `This uses the slope of a perpendicular line; parallel lines have equal slopes, here ${math(fractionLatex(slope))}.`),
      bug('SIGN', add(rat(y), mul(slope, rat(x))), `This adds the slope times ${math('x')} instead of subtracting it; ${math(`b=y-mx`)}.`),
      bug('SWAP', sub(rat(x), mul(slope, rat(y))), switched),
      bug(
        'SIGN',
        through(neg(slope)),
        `This uses the slope with the wrong sign; the given line, and so the parallel one, has slope ${math(fractionLatex(slope))}.`,
      ),
      bug('RECIP', through(div(rat(1), slope)), upsideDown),
      bug('RATE0', slope, `This is the slope of both lines; for the \\(y\\)-intercept, solve ${forB} for ${math('b')}.`),
    ];
    const answer = numberAnswer({
      ...asTameFractions,
      typed: random.chance(1, 2),
      key: constant,
      why: `The line is ${math(`y=${linear(slope, constant)}`)}.`,
      bugs: bugs.filter(({ value }) => isTame(value, 90, 6)),
    });
    return answer && { parameters, stem: random.pick(asksIntercept)(math(given), math(point(x, y))), answer, steps, takeaway };
  }
  const wrong: WrongOption[] = [];
  const push = (m: Rational, k: Rational, misconception: Misconception, why: string) => {
    if (isTame(k, 90, 8)) wrong.push({ ...text(m, k), misconception, why });
  };
  push(slope, old, 'INTC', `This is the given line, which does not pass through ${math(point(x, y))}; keep its slope and solve ${forB} for ${math('b')}.`);
  push(
    perpendicular,
    through(perpendicular),
    'PERP',
    `This line is perpendicular to the given line; parallel lines have equal slopes, here ${math(fractionLatex(slope))}.`,
  );
  push(
    perpendicular,
    old,
    'PERP',
    `This line is perpendicular to the given line and keeps its \\(y\\)-intercept; keep the slope, ${math(fractionLatex(slope))}, and use the point to find ${math('b')}.`,
  );
  push(
    slope,
    rat(y),
    'INTC',
    `This uses the \\(y\\)-coordinate of the point as the \\(y\\)-intercept, but the point is not on the \\(y\\)-axis; solve ${forB} for ${math('b')}.`,
  );
  push(
    neg(slope),
    through(neg(slope)),
    'SIGN',
    `This line passes through the point, but its slope has the wrong sign; parallel lines have equal slopes, here ${math(fractionLatex(slope))}.`,
  );
  push(
    neg(slope),
    old,
    'SIGN',
    `The slope has the wrong sign, and the \\(y\\)-intercept is that of the given line; keep the slope, ${math(fractionLatex(slope))}, and use the point to find ${math('b')}.`,
  );
  push(slope, sub(rat(x), mul(slope, rat(y))), 'SWAP', switched);
  push(div(rat(1), slope), through(div(rat(1), slope)), 'RECIP', upsideDown);
  return {
    parameters,
    stem: random.pick(asksEquation)(math(given), math(point(x, y))),
    answer: {
      format: 'choice',
      correct: { ...text(slope, constant), why: `This line has slope ${math(fractionLatex(slope))} and passes through ${math(point(x, y))}.` },
      wrong,
    },
    steps,
    takeaway,
  };
}

export const parallelLine: Generator = {
  archetype: 'LE2-e',
  topicId: 13,
  version: 1,
  levels: [3],
  skillTags: ['linear-equations-two-variables', 'parallel-lines'],
  draft,
};
