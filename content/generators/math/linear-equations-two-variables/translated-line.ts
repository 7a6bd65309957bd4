/** LE2-i: a line is translated; an intercept of the new line. */
import { add, div, mul, neg, rat, sub, toText, type Rational } from '#core/rational.ts';
import { linear, minusRoot, sum } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import { sign } from '../draws.ts';

const units = (n: number) => (n === 1 ? '1 unit' : `${n} units`);

function draft(random: Random): Draft | null {
  const standard = random.chance(1, 2);
  const slope: Rational = rat(random.int(1, 6) * sign(random), random.pick([1, 2, 3, 4]));
  const constant = rat(random.int(1, 12) * sign(random));
  // Right and up are positive.
  const [h, k] = [random.int(1, 8) * sign(random), random.int(1, 9) * sign(random)];
  const moved = add(sub(constant, mul(slope, rat(h))), rat(k));
  const askY = random.chance(1, 2);
  const zero = (b: Rational) => div(neg(b), slope);
  const key = askY ? moved : zero(moved);
  if (moved.n === 0n || !isTame(key, 40, 2) || slope.n === slope.d || slope.n === -slope.d) return null;
  const axis = askY ? 'y' : 'x';
  const of = (b: Rational) => (askY ? b : zero(b));
  const scaled = mul(slope, rat(h));
  const across = `${units(Math.abs(h))} to the ${h > 0 ? 'right' : 'left'}`;
  const along = `${units(Math.abs(k))} ${k > 0 ? 'up' : 'down'}`;
  const bugs: Bug[] = [
    bug(
      'SHIFT',
      of(add(add(constant, scaled), rat(k))),
      `This moves the line ${h > 0 ? 'left' : 'right'}; a translation to the ${h > 0 ? 'right' : 'left'} replaces ${math('x')} with ${math(linear(1, -h))}.`,
    ),
    bug(
      'SHIFT',
      of(sub(sub(constant, scaled), rat(k))),
      `This moves the line ${k > 0 ? 'down' : 'up'}; a translation ${k > 0 ? 'up' : 'down'} replaces ${math('y')} with ${math(minusRoot(k, 'y'))}.`,
    ),
    bug('STOP', of(sub(constant, scaled)), `This leaves out the vertical part of the translation; the line also moves ${along}.`),
    bug('STOP', of(add(constant, rat(k))), `This leaves out the horizontal part of the translation; the line also moves ${across}.`),
    bug('STOP', of(constant), `This is the ${math(axis)}-intercept before the translation; move the line ${across} and ${along} first.`),
    bug(
      'SHIFT',
      askY ? add(constant, rat(k - h)) : add(zero(constant), rat(h)),
      askY
        ? `This ${h > 0 ? 'subtracts' : 'adds'} ${math(`${Math.abs(h)}`)} for the horizontal translation; multiply ${math(`${Math.abs(h)}`)} by the slope first.`
        : `This moves the original ${math('x')}-intercept only horizontally; after the vertical translation, that point is not on the ${math('x')}-axis, so solve ${math(`${linear(slope, moved)}=0`)}.`,
    ),
    bug(
      'INTC',
      askY ? zero(moved) : moved,
      `This comes from the ${math(askY ? 'x' : 'y')}-intercept of line ${math('q')}; for the ${math(axis)}-intercept, set ${math(askY ? 'x=0' : 'y=0')} in ${math(`y=${linear(slope, moved)}`)}.`,
    ),
    bug(
      'SHIFT',
      add(add(constant, rat(h)), rat(k)),
      `This adds both numbers to the constant${askY ? '' : ` and gives the ${math('y')}-intercept of that line`}; add only the vertical one, and for the other replace ${math('x')} with ${math(linear(1, -h))}.`,
    ),
  ];
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(1, 2),
    key,
    why: `The new line is ${math(`y=${linear(slope, moved)}`)}.`,
    bugs: bugs.filter(({ value }) => isTame(value, 90, 6)),
  });
  if (!answer) return null;
  // Whole coefficients for the standard form.
  const d = Number(slope.d);
  const given = standard
    ? `${sum([
        [-Number(slope.n), 'x'],
        [d, 'y'],
      ])}=${Number(constant.n) * d}`
    : `y=${linear(slope, constant)}`;
  const [first, second] = random.chance(1, 2) ? [across, along] : [along, across];
  return {
    parameters: { slope: toText(slope), constant: toText(constant), h, k, askY, standard },
    stem: `${random.pick([
      `In the \\(xy\\)-plane, line \\(p\\) is the graph of ${math(given)}. Line \\(p\\) is translated ${first} and ${second}, and the result is line \\(q\\).`,
      `The graph of ${math(given)} in the \\(xy\\)-plane is translated ${first} and ${second}. The result is line \\(q\\).`,
      `Line \\(q\\) is the result of translating the graph of ${math(given)} ${first} and ${second} in the \\(xy\\)-plane.`,
      `The line with equation ${math(given)} is translated ${first} and ${second} in the \\(xy\\)-plane. The resulting line is line \\(q\\).`,
    ])} ${random.pick([`What is the ${math(axis)}-coordinate of the ${math(axis)}-intercept of line \\(q\\)?`, `The ${math(axis)}-intercept of line \\(q\\) is ${math(askY ? '(0, b)' : '(a, 0)')}. What is the value of ${math(askY ? 'b' : 'a')}?`])}`,
    answer,
    steps: [
      `Translating ${across} replaces ${math('x')} with ${math(linear(1, -h))}; translating ${along} ${k > 0 ? 'adds' : 'subtracts'} ${math(`${Math.abs(k)}`)}.`,
      ...(standard ? [`Solved for ${math('y')}, the given equation is ${math(`y=${linear(slope, constant)}`)}.`] : []),
      `The new line is ${math(
        `y=${sum([
          [slope, `(${linear(1, -h)})`],
          [constant, ''],
          [k, ''],
        ])}`,
      )}, or ${math(`y=${linear(slope, moved)}`)}.`,
      askY ? `Setting ${math('x=0')} gives ${math(`y=${fractionLatex(moved)}`)}.` : `Setting ${math('y=0')} gives ${math(`x=${fractionLatex(key)}`)}.`,
      `Check: the point ${math(`(0, ${fractionLatex(constant)})`)} on the original line moves to ${math(`(${h}, ${fractionLatex(add(constant, rat(k)))})`)}, which is on line ${math('q')}.`,
    ],
    takeaway: 'A horizontal translation changes x, a vertical translation changes y, and the slope stays the same.',
  };
}

export const translatedLine: Generator = {
  archetype: 'LE2-i',
  topicId: 13,
  version: 2,
  levels: [4],
  skillTags: ['linear-equations-two-variables', 'translation'],
  draft,
};
