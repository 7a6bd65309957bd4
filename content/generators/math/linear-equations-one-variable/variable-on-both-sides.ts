/** LE1-c: an equation with parentheses and the variable on both sides. */
import { div, neg, rat, sub, type Rational } from '#core/rational.ts';
import { linear, multiple } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import { solveWordings } from './wordings.ts';
import { sign } from '../draws.ts';

/** The x with slope·x + constant = 0, or null when there is none. */
const root = (slope: number, constant: number): Rational | null => (slope === 0 ? null : div(rat(-constant), rat(slope)));

/** Removes a term, given without its sign, from both sides. */
const acrossBothSides = (signed: number, shown: string) => (signed > 0 ? `subtract ${shown} from both sides` : `add ${shown} to both sides`);

function draft(random: Random): Draft | null {
  const [a, p, r] = [random.int(2, 9) * (random.chance(1, 4) ? -1 : 1), random.int(1, 9) * sign(random), random.int(2, 9) * sign(random)];
  const x = random.int(1, 12) * (random.chance(1, 2) ? -1 : 1);
  const q = random.chance(1, 2) ? random.int(1, 15) * sign(random) : 0;
  // a(x + p) + q = r x + s
  const s = a * (x + p) + q - r * x;
  if (a === r || s === 0 || Math.abs(s) > 80 || x === -p) return null;
  const key = rat(x);
  const expanded = a * p + q;
  const named = (value: Rational | null, misconception: Bug['misconception'], why: string): Bug[] => (value ? [bug(misconception, value, why)] : []);
  const bugs = [
    ...named(
      root(a - r, p + q - s),
      'DIST',
      `This distributes ${math(`${a}`)} to ${math('x')} only; the ${math(`${p}`)} in the parentheses must be multiplied by ${math(`${a}`)} too.`,
    ),
    ...named(
      root(a + r, expanded - s),
      'SIGN',
      `This moves ${math(linear(r, 0))} to the other side without changing its sign; ${acrossBothSides(r, math(linear(Math.abs(r), 0)))} instead.`,
    ),
    ...named(
      root(a - r, expanded + s),
      'SIGN',
      `This moves ${math(`${s}`)} to the other side without changing its sign; ${acrossBothSides(s, math(`${Math.abs(s)}`))} instead.`,
    ),
    ...named(
      root(a - r, -a * p + q - s),
      'SIGN',
      `This has a sign error in distributing: ${math(`${a}\\cdot${p < 0 ? `(${p})` : p}`)} is ${math(`${a * p}`)}, not ${math(`${-a * p}`)}.`,
    ),
    ...named(
      sub(rat(s - expanded), rat(a - r)),
      'INVOP',
      `This subtracts ${math(`${a - r}`)} in the last step; ${math('x')} is multiplied by ${math(`${a - r}`)}, so divide by it instead.`,
    ),
    ...named(rat(s - expanded), 'STOP', `This is the value of ${math(linear(a - r, 0))}; divide by ${math(`${a - r}`)} to finish.`),
    ...named(rat(x + p), 'STOP', `This is the value of ${math(linear(1, p))}; ${p > 0 ? 'subtract' : 'add'} ${math(`${Math.abs(p)}`)} to get ${math('x')}.`),
    ...named(
      neg(key),
      'SIGN',
      a - r === 1
        ? `The sign is lost at the end: collecting the terms gives ${math(`x=${s - expanded}`)}.`
        : `The sign is lost in the last step: ${math(`${s - expanded}`)} divided by ${math(`${a - r}`)} is ${math(`${x}`)}.`,
    ),
  ].filter(({ value }) => isTame(value, 150, 6));
  const left = q === 0 ? multiple(a, linear(1, p)) : `${multiple(a, linear(1, p))}${q < 0 ? q : `+${q}`}`;
  const right = linear(r, s);
  const equation = random.chance(1, 3) ? `${right}=${left}` : `${left}=${right}`;
  const xTerm = math(linear(Math.abs(r), 0));
  const constant = math(`${Math.abs(expanded)}`);
  const collecting =
    expanded === 0
      ? `${r > 0 ? `Subtracting ${xTerm} from` : `Adding ${xTerm} to`} both sides`
      : r > 0 === expanded > 0
        ? `${r > 0 ? 'Subtracting' : 'Adding'} ${xTerm} and ${constant} ${r > 0 ? 'from' : 'to'} both sides`
        : `${r > 0 ? `Subtracting ${xTerm} from both sides and adding ${constant} to` : `Adding ${xTerm} to both sides and subtracting ${constant} from`} both sides`;
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(1, 2),
    key,
    why: `When ${math(`x=${fractionLatex(key)}`)}, both sides equal ${math(`${r * x + s}`)}.`,
    bugs,
  });
  return (
    answer && {
      parameters: { a, p, q, r, s },
      stem: random.pick(solveWordings)(math(equation), 'x'),
      answer,
      steps: [
        'Distribute, collect the \\(x\\)-terms on one side and the constants on the other, and then divide by the coefficient of \\(x\\).',
        `After ${q === 0 ? 'distributing' : 'distributing and combining like terms'}, the equation is ${math(`${linear(a, expanded)}=${right}`)}.`,
        `${collecting} gives ${math(`${linear(a - r, 0)}=${s - expanded}`)}${a - r === 1 ? '' : `, so ${math(`x=${x}`)}`}.`,
        `Check: at ${math(`x=${x}`)} the left side is ${math(`${a * (x + p) + q}`)} and the right side is ${math(`${r * x + s}`)}.`,
        `With the graphing calculator: graph each side as a line; the lines intersect where ${math(`x=${x}`)}.`,
      ],
      takeaway: 'When you distribute, multiply every term inside the parentheses by the factor in front.',
    }
  );
}

export const variableOnBothSides: Generator = { archetype: 'LE1-c', topicId: 11, version: 1, levels: [2], skillTags: ['linear-equations', 'solving'], draft };
