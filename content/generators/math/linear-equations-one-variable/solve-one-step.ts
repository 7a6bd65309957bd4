/** LE1-a: a linear equation with the variable on one side. */
import { add, div, mul, neg, rat, sub } from '#core/rational.ts';
import { linear, sum } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import { solveWordings } from './wordings.ts';

function draft(random: Random): Draft | null {
  const [a, b] = [random.int(2, 12) * (random.chance(1, 4) ? -1 : 1), random.int(2, 24) * (random.chance(1, 2) ? 1 : -1)];
  const x = random.int(2, 14) * (random.chance(1, 4) ? -1 : 1);
  const divided = a > 1 && random.chance(1, 4);
  const c = divided ? x + b : a * x + b;
  const key = rat(divided ? a * x : x);
  if (c === 0 || Math.abs(c) === Math.abs(b) || Math.abs(a) === Math.abs(b)) return null;
  const [left, rightFirst] = [
    divided
      ? sum([
          [rat(1, a), 'x'],
          [b, ''],
        ])
      : linear(a, b),
    random.chance(1, 4),
  ];
  const shownLeft = divided ? `\\frac{x}{${a}}${b < 0 ? b : `+${b}`}` : left;
  const equation = rightFirst ? `${c}=${shownLeft}` : `${shownLeft}=${c}`;
  const size = Math.abs(b);
  const undo = b > 0 ? `subtract ${math(`${size}`)} from both sides` : `add ${math(`${size}`)} to both sides`;
  const again = `This ${b > 0 ? `adds ${math(`${size}`)} to` : `subtracts ${math(`${size}`)} from`} ${math(`${c}`)}; to undo the ${b > 0 ? 'addition' : 'subtraction'}, ${undo} instead.`;
  const [A, B, C] = [rat(a), rat(b), rat(c)];
  const bugs: Bug[] = divided
    ? [
        bug('INVOP', mul(A, add(C, B)), again),
        bug('STOP', sub(C, B), `This is the value of ${math(`\\frac{x}{${a}}`)}; multiply by ${math(`${a}`)} to get ${math('x')}.`),
        bug('DIST', sub(mul(A, C), B), `This multiplies ${math(`${c}`)} by ${math(`${a}`)} but not ${math(`${b}`)}; ${undo} first, or multiply every term.`),
        bug('INVOP', div(sub(C, B), A), `This divides by ${math(`${a}`)} again; to undo the division, multiply both sides by ${math(`${a}`)}.`),
        bug('STOP', mul(A, C), `This skips the constant ${math(`${b}`)}; ${undo} before you multiply.`),
      ]
    : [
        bug('INVOP', div(add(C, B), A), again),
        bug('INVOP', add(C, B), `${again} Then divide by ${math(`${a}`)}.`),
        bug('STOP', sub(C, B), `This is the value of ${math(linear(a, 0))}; divide by ${math(`${a}`)} to get ${math('x')}.`),
        bug('DIST', sub(div(C, A), B), `This divides ${math(`${c}`)} by ${math(`${a}`)} but not ${math(`${b}`)}; ${undo} first, or divide every term.`),
        bug(
          'INVOP',
          sub(sub(C, B), A),
          `This subtracts ${math(`${a}`)} in the last step; ${math('x')} is multiplied by ${math(`${a}`)}, so divide by ${math(`${a}`)} instead.`,
        ),
        bug(
          'INVOP',
          mul(sub(C, B), A),
          `This multiplies by ${math(`${a}`)} in the last step; ${math('x')} is already multiplied by ${math(`${a}`)}, so divide instead.`,
        ),
        bug('SIGN', neg(key), `The sign is lost in the last step: ${math(`${c - b}`)} divided by ${math(`${a}`)} is ${math(fractionLatex(key))}.`),
      ];
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(1, 5),
    key,
    why: `Substituting ${math(fractionLatex(key))} for ${math('x')} makes both sides equal.`,
    // A number far from the key would be ruled out at a glance.
    bugs: bugs.filter(({ value }) => isTame(value, Math.max(20, 5 * Math.abs(Number(key.n))), 1)),
  });
  return (
    answer && {
      parameters: { a, b, c, divided },
      stem: random.pick(solveWordings.slice(0, 6))(math(equation), 'x'),
      answer,
      steps: [
        `Undo the operations in reverse order: first the ${b > 0 ? 'addition' : 'subtraction'} of ${math(`${size}`)}, then the ${divided ? 'division' : 'multiplication'} by ${math(`${a}`)}.`,
        `${b > 0 ? `Subtracting ${math(`${size}`)} from` : `Adding ${math(`${size}`)} to`} both sides gives ${math(`${divided ? `\\frac{x}{${a}}` : linear(a, 0)}=${c - b}`)}.`,
        `${divided ? 'Multiplying' : 'Dividing'} both sides by ${math(`${a}`)} gives ${math(`x=${fractionLatex(key)}`)}.`,
        `Check: ${math(divided ? `\\frac{${fractionLatex(key)}}{${a}}${b < 0 ? b : `+${b}`}=${c}` : `${a}(${x})${b < 0 ? b : `+${b}`}=${c}`)}.`,
      ],
      takeaway: `To isolate ${math('x')}, undo the operations in reverse order, and do the same thing to both sides.`,
    }
  );
}

export const solveOneStep: Generator = { archetype: 'LE1-a', topicId: 11, version: 3, levels: [1], skillTags: ['linear-equations', 'solving'], draft };
