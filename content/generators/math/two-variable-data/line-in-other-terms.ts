/** TWO-q: the constants of a line of best fit after both variables are measured in another way, in letters. */
import { mul, rat, type Rational } from '#core/rational.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator, Option } from '#content/generators/generator.ts';
import { wrongOption } from '../options.ts';
import { decimalLatex, math, prose } from '../text.ts';
import { threeThatFit } from '#content/generators/spread-choices.ts';
import { type Change, changes } from './measured-in-another-way.ts';

/** A slope, or a constant term, as a combination of the letters and 1. */
interface Part {
  readonly m: Rational;
  readonly b: Rational;
  readonly one: Rational;
}
const part = (m: Rational | number, b: Rational | number, one: Rational | number = 0): Part => {
  const exact = (value: Rational | number) => (typeof value === 'number' ? rat(value) : value);
  return { m: exact(m), b: exact(b), one: exact(one) };
};

interface Mistake {
  readonly misconception: Misconception;
  readonly part: Part;
  readonly why: string;
}

const times = (value: Rational, letter: string) => (value.n === value.d ? letter : `${decimalLatex(value)}${letter}`);

/** `32m + b - 4`, from the terms that are there. */
function shown({ m, b, one }: Part, [slope, constant]: readonly [string, string]): string {
  const terms = [
    { value: m, text: (size: Rational) => times(size, slope) },
    { value: b, text: (size: Rational) => times(size, constant) },
    { value: one, text: decimalLatex },
  ].filter(({ value }) => value.n !== 0n);
  return terms
    .map(({ value, text }, index) => {
      const size = value.n < 0n ? mul(value, rat(-1)) : value;
      return `${index === 0 ? (value.n < 0n ? '-' : '') : value.n < 0n ? ' - ' : ' + '}${text(size)}`;
    })
    .join('');
}
const canonical = ({ m, b, one }: Part) => [m, b, one].map((value) => prose(value)).join(' ');

/** The old variables are `xTimes · x + xPlus` and the new value is `yTimes · old + yPlus`. */
function slopeMistakes({ xTimes, xPlus, yTimes, yPlus, xUnit, yUnit }: Change): Mistake[] {
  const [right, x, y] = [mul(xTimes, yTimes), rat(1), rat(1)];
  const changesBoth = xTimes.n !== xTimes.d && yTimes.n !== yTimes.d;
  return [
    ...(xTimes.n === xTimes.d
      ? []
      : [
          {
            misconception: 'UNIT' as const,
            part: part(mul(yTimes, x), 0),
            why: `This leaves the slope as a change per ${xUnit}; multiply it by ${prose(xTimes)}, too.`,
          },
        ]),
    ...(yTimes.n === yTimes.d
      ? []
      : [{ misconception: 'UNIT' as const, part: part(mul(xTimes, y), 0), why: `This leaves the slope in ${yUnit}; multiply it by ${prose(yTimes)}, too.` }]),
    ...(changesBoth
      ? [{ misconception: 'UNIT' as const, part: part(1, 0), why: `This leaves the slope as it was; both units change, so multiply it by ${prose(right)}.` }]
      : []),
    ...(xTimes.n === xTimes.d && xPlus.n !== 0n
      ? [
          {
            misconception: 'SHIFT' as const,
            part: part(mul(right, xPlus), 0),
            why: `This multiplies the slope by ${prose(xPlus)} as well; counting ${math('x')} from another zero does not change the slope.`,
          },
        ]
      : []),
    ...(yPlus.n === 0n
      ? []
      : [
          {
            misconception: 'RATE0' as const,
            part: part(right, 0, yPlus),
            why: `This adds ${prose(yPlus)} to the slope as well; what is added to every value does not change the slope.`,
          },
        ]),
  ];
}

function constantMistakes({ xTimes, xPlus, yTimes, yPlus, xUnit, yUnit }: Change): Mistake[] {
  const shifted = xPlus.n !== 0n;
  const scaled = yTimes.n !== yTimes.d;
  const raised = yPlus.n !== 0n;
  return [
    ...(shifted
      ? [
          {
            misconception: 'SHIFT' as const,
            part: part(0, yTimes, yPlus),
            why: `This takes the old constant term; at the new 0, the old ${math('x')} is ${prose(xPlus)}, so ${prose(xPlus)} times the slope is added.`,
          },
          {
            misconception: 'SHIFT' as const,
            part: part(mul(mul(yTimes, xPlus), rat(-1)), yTimes, yPlus),
            why: `This goes in the wrong direction; at the new 0, the old ${math('x')} is ${prose(xPlus)}, so ${prose(xPlus)} times the slope is added.`,
          },
        ]
      : []),
    ...(shifted && scaled
      ? [
          {
            misconception: 'DIST' as const,
            part: part(xPlus, yTimes),
            why: `This multiplies only the old constant term by ${prose(yTimes)}; multiply ${prose(xPlus)} times the slope by it, too.`,
          },
        ]
      : []),
    ...(scaled && !raised
      ? [{ misconception: 'UNIT' as const, part: part(xPlus, 1), why: `This leaves the constant term in ${yUnit}; multiply all of it by ${prose(yTimes)}.` }]
      : []),
    ...(scaled && raised
      ? [
          {
            misconception: 'DIST' as const,
            part: part(mul(xPlus, yTimes), yTimes, mul(yTimes, yPlus)),
            why: `This adds ${prose(yPlus)} before it multiplies; multiply the old value by ${prose(yTimes)} first.`,
          },
          { misconception: 'UNIT' as const, part: part(xPlus, 1, yPlus), why: `This leaves out that the old constant term is multiplied by ${prose(yTimes)}.` },
        ]
      : []),
    ...(xTimes.n === xTimes.d || shifted
      ? []
      : [
          {
            misconception: 'RATE0' as const,
            part: part(0, mul(yTimes, xTimes), yPlus),
            why: `This multiplies the constant term by ${prose(xTimes)}; only the slope is a change per ${xUnit}.`,
          },
        ]),
    ...(raised
      ? [
          {
            misconception: 'STOP' as const,
            part: part(mul(xPlus, yTimes), yTimes),
            why: `This leaves out ${prose(yPlus)}, which is added to every value, also at ${math('x = 0')}.`,
          },
        ]
      : []),
  ];
}

function draftOf(random: Random, change: Change): Draft | null {
  const letters = random.pick([
    ['m', 'b'],
    ['a', 'k'],
    ['p', 'q'],
  ] as const);
  const [slope, constant] = letters;
  const { xTimes, xPlus, yTimes, yPlus } = change;
  const key = { slope: part(mul(xTimes, yTimes), 0), constant: part(mul(xPlus, yTimes), yTimes, yPlus) };
  const asEquation = random.chance(1, 2);
  const option = (s: Part, c: Part): Option => ({
    text: asEquation
      ? math(
          `y = ${s.one.n === 0n ? `${shown(s, letters)}x` : `(${shown(s, letters)})x`} + ${shown(c, letters).startsWith('-') ? `(${shown(c, letters)})` : shown(c, letters)}`,
        )
      : `Slope: ${math(shown(s, letters))}; ${math('y')}-intercept: ${math(shown(c, letters))}`,
    value: `${canonical(s)};${canonical(c)}`,
  });
  const [slopes, constants] = [slopeMistakes(change), constantMistakes(change)];
  const onlySlope = slopes.map(({ misconception, part: wrong, why }) => wrongOption(misconception, option(wrong, key.constant), why));
  const onlyConstant = constants.map(({ misconception, part: wrong, why }) => wrongOption(misconception, option(key.slope, wrong), why));
  const both = slopes.flatMap((s) =>
    constants.map((c) => wrongOption(s.misconception, option(s.part, c.part), `${s.why} ${c.why.replace('This', 'It also')}`)),
  );
  const [oldX, oldY] = [oldValue(xTimes, xPlus), newValue(change, yTimes, yPlus)];
  const correct = { ...option(key.slope, key.constant), why: `With ${math(`${change.old.x} = ${oldX}`)} and ${math(`y = ${oldY}`)}, this is the same line.` };
  const wrong = threeThatFit(random, {
    correct: correct.text,
    wrong: [...onlySlope, ...onlyConstant, ...random.sample(both, Math.min(3, both.length))],
    textOf: ({ text }) => text,
    // Neither part alone gives the key away.
    fits: (set) => set.some((each) => onlySlope.includes(each)) && set.some((each) => onlyConstant.includes(each)),
  });
  if (!wrong) return null;
  const equation = math(`${change.old.y} = ${slope}${change.old.x} + ${constant}`);
  const told = random.pick([
    `The line of best fit for data on ${change.data} is ${equation}, where ${change.told}, and ${math(slope)} and ${math(constant)} are constants.`,
    `The line of best fit ${equation} models data on ${change.data}, where ${change.told}, and ${math(slope)} and ${math(constant)} are constants.`,
  ]);
  const asked = `${random.pick(['Suppose instead that', 'Now suppose that'])} ${change.anew}. ${
    asEquation
      ? random.pick(['Which equation makes the same predictions?', 'Which of the following equations makes the same predictions?'])
      : `What are the slope and ${math('y')}-intercept of the line with the same predictions?`
  }`;
  return {
    parameters: {
      change: change.id,
      xTimes: prose(xTimes),
      xPlus: prose(xPlus),
      yTimes: prose(yTimes),
      yPlus: prose(yPlus),
      letters: letters.join(''),
      asEquation,
    },
    stem: `${told} ${asked}${change.fact ? ` (${change.fact})` : ''}`,
    answer: {
      format: 'choice',
      correct: { ...option(key.slope, key.constant), why: `With ${math(`${change.old.x} = ${oldX}`)} and ${math(`y = ${oldY}`)}, this is the same line.` },
      wrong,
    },
    steps: [
      `Write the old variable in terms of the new one, and then convert the predicted value: ${math(`${change.old.x} = ${oldX}`)} and ${math(`y = ${oldY}`)}.`,
      `So ${math(`y = ${yTimes.n === yTimes.d ? '' : decimalLatex(yTimes)}${yTimes.n === yTimes.d ? '' : '\\left('}${slope}${oldX === 'x' ? 'x' : `(${oldX})`} + ${constant}${yTimes.n === yTimes.d ? '' : '\\right)'}${yPlus.n === 0n ? '' : ` + ${decimalLatex(yPlus)}`}`)}.`,
      `The coefficient of ${math('x')} is ${math(shown(key.slope, letters))}, and the rest is ${math(shown(key.constant, letters))}.`,
      `Check at ${math('x = 0')}: there, ${math(`${change.old.x} = ${decimalLatex(xPlus)}`)}, the old prediction is ${math(shown(part(xPlus, 1), letters))}, and the new one is ${math(shown(key.constant, letters))}.`,
    ],
    takeaway: 'A new unit or a new zero of x goes inside the model; a new unit of y multiplies all of it.',
  };
}

const scaled = (factor: Rational, name: string) => (factor.n === factor.d ? name : `${decimalLatex(factor)}${name}`);
const plus = (amount: Rational) => (amount.n === 0n ? '' : ` + ${decimalLatex(amount)}`);
const oldValue = (factor: Rational, amount: Rational) => `${scaled(factor, 'x')}${plus(amount)}`;
const newValue = ({ old }: Change, factor: Rational, amount: Rational) => `${scaled(factor, old.y)}${plus(amount)}`;

export const lineInOtherTerms: Generator = {
  archetype: 'TWO-q',
  topicId: 22,
  version: 1,
  levels: [5],
  skillTags: ['line-of-best-fit', 'unit-conversion'],
  draft: (random) => draftOf(random, random.pick(changes)(random)),
};
