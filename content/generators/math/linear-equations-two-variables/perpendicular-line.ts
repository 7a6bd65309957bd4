/** LE2-f: the line perpendicular to a given line. */
import { add, div, mul, neg, rat, sub, toText, type Rational } from '#core/rational.ts';
import { linear, sum } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { sign } from '../draws.ts';

const takeaway = 'Perpendicular lines have slopes whose product is −1: flip the fraction and change the sign.';

/** Equation of the perpendicular line through a point on the y-axis, or its slope. */
function slopeOrEquation(random: Random): Draft | null {
  const slope = rat(random.int(1, 7) * sign(random), random.pick([1, 2, 3, 4, 5]));
  const constant = random.int(1, 9) * sign(random);
  const newConstant = random.int(1, 9) * sign(random);
  const key = div(rat(-1), slope);
  if ((slope.n === 1n || slope.n === -1n) && slope.d === 1n) return null;
  const one = math('\\ell'),
    two = math('m');
  const codes = [
    [neg(slope), 'PERP', `This changes the sign of the slope but does not take the reciprocal; do both to get ${math(fractionLatex(key))}.`],
    [neg(key), 'PERP', `This takes the reciprocal of the slope but does not change the sign; the slope has to be ${math(fractionLatex(key))}.`],
    [slope, 'PERP', 'This uses the slope of the given line, which would make the lines parallel; take the reciprocal and change the sign.'],
  ] as const;
  const asksSlope = random.chance(1, 3);
  const given = `y=${linear(slope, constant)}`;
  const line = (m: Rational, b: number) => ({ text: math(`y=${linear(m, b)}`), value: `${toText(m)};${b}` });
  const wrong: WrongOption[] = asksSlope
    ? codes.map(([value, misconception, why]) => ({ text: math(fractionLatex(value)), value: toText(value), misconception, why }))
    : [
        ...codes.map(([value, misconception, why]) => ({ ...line(value, newConstant), misconception, why })),
        {
          ...line(key, constant),
          misconception: 'INTC',
          why: `This keeps the \\(y\\)-intercept of the given line; the new line passes through ${math(`(0, ${newConstant})`)}.`,
        },
      ];
  const correct = asksSlope ? { text: math(fractionLatex(key)), value: toText(key) } : line(key, newConstant);
  if (newConstant === constant) return null;
  return {
    parameters: { slope: toText(slope), constant, newConstant: asksSlope ? null : newConstant },
    stem: asksSlope
      ? `In the \\(xy\\)-plane, line ${one} is defined by ${math(given)}. Line ${two} is perpendicular to line ${one}. What is the slope of line ${two}?`
      : random.pick([
          `In the \\(xy\\)-plane, line ${one} has equation ${math(given)}. Line ${two} is perpendicular to line ${one} and passes through the point ${math(`(0, ${newConstant})`)}. Which equation defines line ${two}?`,
          `Which of the following is an equation of the line in the \\(xy\\)-plane that passes through ${math(`(0, ${newConstant})`)} and is perpendicular to the line with equation ${math(given)}?`,
        ]),
    answer: {
      format: 'choice',
      correct: { ...correct, why: `The product of the slopes ${math(fractionLatex(slope))} and ${math(fractionLatex(key))} is ${math('-1')}.` },
      wrong,
    },
    steps: [
      `The given line has slope ${math(fractionLatex(slope))}; a perpendicular line has the opposite reciprocal as its slope.`,
      `The opposite reciprocal of ${math(fractionLatex(slope))} is ${math(fractionLatex(key))}${asksSlope ? '' : `, and the \\(y\\)-intercept ${math(`(0, ${newConstant})`)} gives ${math(`y=${linear(key, newConstant)}`)}`}.`,
      `Check: ${math(`\\left(${fractionLatex(slope)}\\right)\\left(${fractionLatex(key)}\\right)=-1`)}.`,
    ],
    takeaway,
  };
}

/** From standard form and a general point: the y-intercept or another point of the perpendicular line. */
function coordinateOnIt(random: Random): Draft | null {
  const [A, B] = [random.int(1, 7) * sign(random), random.int(2, 7) * sign(random)];
  const C = random.int(2, 30) * sign(random);
  const [p, q] = [random.int(-8, 9), random.int(-8, 9)];
  const slope = rat(-A, B);
  const key = div(rat(-1), slope);
  if (p * q === 0 || slope.d === 1n || Math.abs(A) === 1 || A * p + B * q === C) return null;
  const to = random.pick([0, random.int(-6, 9)]);
  if (to === p) return null;
  const at = (m: Rational) => add(rat(q), mul(m, rat(to - p)));
  const result = at(key);
  if (!isTame(result, 60, 7) || toText(result) === `${q}`) return null;
  const bugs: Bug[] = [
    bug(
      'PERP',
      at(neg(key)),
      `This takes the reciprocal of the slope, ${math(fractionLatex(slope))}, but does not change the sign; the new slope is ${math(fractionLatex(key))}.`,
    ),
    bug(
      'PERP',
      at(neg(slope)),
      `This changes the sign of the slope, ${math(fractionLatex(slope))}, but does not take the reciprocal; the new slope is ${math(fractionLatex(key))}.`,
    ),
    bug(
      'PERP',
      at(slope),
      `This uses the slope of the given line, ${math(fractionLatex(slope))}, as if the lines were parallel; take the reciprocal and change the sign.`,
    ),
    bug(
      'SIGN',
      add(rat(q), mul(key, rat(to + p))),
      `This uses the \\(x\\)-coordinate ${math(`${p}`)} with the wrong sign; from ${math(`x=${p}`)} to ${math(`x=${to}`)}, ${math('x')} changes by ${math(`${to - p}`)}.`,
    ),
    bug(
      'INTC',
      to === 0 ? rat(q) : add(rat(q), mul(key, rat(to))),
      `This uses ${math(`${q}`)}, the \\(y\\)-coordinate of the given point, as the \\(y\\)-intercept; add the slope, ${math(fractionLatex(key))}, times ${math(`${to - p}`)} to it instead.`,
    ),
    ...(to === 0
      ? [
          bug(
            'INTC',
            sub(rat(p), div(rat(q), key)),
            `This is the \\(x\\)-coordinate of the \\(x\\)-intercept of the perpendicular line; for its \\(y\\)-intercept, set ${math('x=0')}.`,
          ),
        ]
      : []),
    bug(
      'RATE0',
      at(rat(A)),
      `This uses ${math(`${A}`)}, the coefficient of ${math('x')}, as the slope; the given line has slope ${math(fractionLatex(slope))}, so line ${math('k')} has slope ${math(fractionLatex(key))}.`,
    ),
  ];
  const given = `${sum([
    [A, 'x'],
    [B, 'y'],
  ])}=${C}`;
  const ask =
    to === 0
      ? `What is the \\(y\\)-coordinate of the \\(y\\)-intercept of line ${math('k')}?`
      : `If line ${math('k')} also passes through the point ${math(`(${to}, c)`)}, what is the value of ${math('c')}?`;
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(2, 5),
    key: result,
    why: `Line ${math('k')} has slope ${math(fractionLatex(key))}, which gives ${math(fractionLatex(result))}.`,
    bugs,
  });
  return (
    answer && {
      parameters: { A, B, C, p, q, to },
      stem: random.pick([
        `In the \\(xy\\)-plane, line ${math('j')} has equation ${math(given)}. Line ${math('k')} is perpendicular to line ${math('j')} and passes through the point ${math(`(${p}, ${q})`)}. ${ask}`,
        `Line ${math('k')} in the \\(xy\\)-plane passes through ${math(`(${p}, ${q})`)} and is perpendicular to the line defined by ${math(given)}. ${ask}`,
      ]),
      answer,
      steps: [
        `Solve the given equation for ${math('y')}: ${math(
          `y=${sum([
            [slope, 'x'],
            [rat(C, B), ''],
          ])}`,
        )}, so the slope is ${math(fractionLatex(slope))}.`,
        `The slope of line ${math('k')} is the opposite reciprocal, ${math(fractionLatex(key))}.`,
        `From ${math(`x=${p}`)} to ${math(`x=${to}`)}, the change in ${math('x')} is ${math(`${to - p}`)}, so ${math(`y=${q}+\\left(${fractionLatex(key)}\\right)(${to - p})=${fractionLatex(result)}`)}.`,
        `Check: ${math(`\\left(${fractionLatex(slope)}\\right)\\left(${fractionLatex(key)}\\right)=-1`)}.`,
      ],
      takeaway,
    }
  );
}

const draft = (random: Random, level: Difficulty) => (level === 2 ? slopeOrEquation(random) : coordinateOnIt(random));

export const perpendicularLine: Generator = {
  archetype: 'LE2-f',
  topicId: 13,
  version: 3,
  levels: [2, 4],
  skillTags: ['linear-equations-two-variables', 'perpendicular-lines'],
  draft,
};
