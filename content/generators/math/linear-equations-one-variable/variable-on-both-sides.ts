/** LE1-c: an equation with parentheses and the variable on both sides. */
import { div, neg, rat, sub, type Rational } from '../../../exact/rational.ts';
import { linear, math, sum, tex, times } from '../../linear-latex.ts';
import { isTame, numberAnswer, type Slip } from '../../numeric-answer.ts';
import type { Draft, Generator } from '../../generator.ts';
import type { Random } from '#core/random.ts';
import { solveWordings } from './wordings.ts';

/** The x with slope·x + constant = 0, or null when there is none. */
const root = (slope: number, constant: number): Rational | null => (slope === 0 ? null : div(rat(-constant), rat(slope)));

function draft(random: Random): Draft | null {
  const sign = () => (random.chance(1, 2) ? 1 : -1);
  const [a, p, r] = [random.int(2, 9) * (random.chance(1, 4) ? -1 : 1), random.int(1, 9) * sign(), random.int(2, 9) * sign()];
  const x = random.int(1, 12) * (random.chance(1, 2) ? -1 : 1);
  const q = random.chance(1, 2) ? random.int(1, 15) * sign() : 0;
  // a(x + p) + q = r x + s
  const s = a * (x + p) + q - r * x;
  if (a === r || s === 0 || Math.abs(s) > 80 || x === -p) return null;
  const key = rat(x);
  const expanded = a * p + q;
  const named = (value: Rational | null, misconception: Slip['misconception'], why: string): Slip[] => (value ? [{ value, misconception, why }] : []);
  const slips = [
    ...named(
      root(a - r, p + q - s),
      'DIST',
      `This multiplies only ${math('x')} by ${math(`${a}`)}; the ${math(`${p}`)} in parentheses has to be multiplied too.`,
    ),
    ...named(
      root(a + r, expanded - s),
      'SIGN',
      `This adds ${math(sum([[Math.abs(r), 'x']]))} on one side without changing its sign; subtract ${math(linear(r, 0))} from both sides.`,
    ),
    ...named(root(a - r, expanded + s), 'SIGN', `This moves ${math(`${s}`)} to the other side without changing its sign; do the same operation on both sides.`),
    ...named(root(a - r, -a * p + q - s), 'SIGN', `This loses the sign of ${math(`${a * p}`)} when the parentheses are multiplied out; keep it.`),
    ...named(
      sub(rat(s - expanded), rat(a - r)),
      'INVOP',
      `This subtracts ${math(`${a - r}`)} in the last step; the coefficient of ${math('x')} has to be divided out.`,
    ),
    ...named(rat(s - expanded), 'STOP', `This is the value of ${math(linear(a - r, 0))}; divide by ${math(`${a - r}`)} to finish.`),
    ...named(rat(x + p), 'STOP', `This is the value of ${math(linear(1, p))}, not of ${math('x')}; solve on for ${math('x')}.`),
    ...named(neg(key), 'SIGN', `Dividing by ${math(`${a - r}`)} went wrong in sign; check by substituting it back.`),
  ].filter(({ value }) => isTame(value, 150, 6));
  const left = q === 0 ? times(a, linear(1, p)) : `${times(a, linear(1, p))}${q < 0 ? q : `+${q}`}`;
  const right = linear(r, s);
  const equation = random.chance(1, 3) ? `${right}=${left}` : `${left}=${right}`;
  const answer = numberAnswer(random, [1, 2], key, `With ${math(`x=${tex(key)}`)} both sides equal ${math(`${r * x + s}`)}.`, slips);
  return (
    answer && {
      parameters: { a, p, q, r, s },
      stem: random.pick(solveWordings)(math(equation), 'x'),
      answer,
      steps: [
        'Multiply out the parentheses, collect the terms with \\(x\\) on one side and the numbers on the other, then divide.',
        `Multiplied out, the equation is ${math(`${linear(a, expanded)}=${right}`)}.`,
        `Subtracting ${math(linear(r, 0))} and ${expanded < 0 ? `adding ${math(`${-expanded}`)}` : `subtracting ${math(`${expanded}`)}`} gives ${math(`${linear(a - r, 0)}=${s - expanded}`)}, so ${math(`x=${x}`)}.`,
        `Check: at ${math(`x=${x}`)} the left side is ${math(`${a * (x + p) + q}`)} and the right side is ${math(`${r * x + s}`)}.`,
        `With the graphing calculator: graph both sides as lines; they cross at ${math(`x=${x}`)}.`,
      ].filter((step) => expanded !== 0 || !step.startsWith('Subtracting')),
      takeaway: 'A factor before parentheses multiplies every term inside them.',
    }
  );
}

export const variableOnBothSides: Generator = { archetype: 'LE1-c', topicId: 11, version: 1, levels: [2], skillTags: ['linear-equations', 'solving'], draft };
