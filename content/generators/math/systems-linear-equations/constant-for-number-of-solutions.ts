/** SYS-h: the constant for which a system has no solution or infinitely many. */
import { div, mul, neg, rat, sub, type Rational } from '#core/rational.ts';
import { fractionLatex, math } from '../text.ts';
import { bracketed, stacked, sum } from '../formulas.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import { sign } from '../draws.ts';

function draft(random: Random): Draft | null {
  const infinite = random.chance(1, 3);
  const [a, b] = [random.int(2, 9) * sign(random), random.int(2, 9) * sign(random)];
  const c = random.int(2, 20) * sign(random);
  const ratio = rat(random.int(2, 7) * sign(random), random.pick([1, 1, 2, 3]));
  // Second equation = ratio · first, with one coefficient hidden and, for no solution, another constant.
  const [d, e, f] = [mul(ratio, rat(a)), mul(ratio, rat(b)), mul(ratio, rat(c))];
  const offset = random.int(1, 9) * sign(random);
  const second = infinite ? f : rat(Number(f.n / f.d) + offset);
  const hideX = random.chance(1, 2);
  const [key, visible, own, mate] = hideX ? [d, e, a, b] : [e, d, b, a];
  if (
    (ratio.d === 1n && (ratio.n === 1n || ratio.n === -1n)) ||
    visible.d !== 1n ||
    second.d !== 1n ||
    second.n === 0n ||
    (!infinite && sub(second, f).n === 0n) ||
    !isTame(key, 60, 6) ||
    !isTame(visible, 60)
  )
    return null;
  if (ratio.d === 1n && key.d === 1n && random.chance(1, 2)) return null;
  // Shown as ax = … − by now and then, so that the form has to be rearranged.
  const rearranged = random.chance(1, 3);
  const hidden = (letter: string) => sum([[1, `k${letter}`]]);
  const firstLatex = rearranged
    ? `${sum([[a, 'x']])}=${sum([
        [c, ''],
        [-b, 'y'],
      ])}`
    : `${sum([
        [a, 'x'],
        [b, 'y'],
      ])}=${c}`;
  const secondLatex = `${hideX ? `${hidden('x')}${sum([[visible, 'y']]).startsWith('-') ? '' : '+'}${sum([[visible, 'y']])}` : `${sum([[visible, 'x']])}+${hidden('y')}`}=${fractionLatex(second)}`;
  const bugs: Bug[] = [];
  const push = (value: Rational, misconception: Bug['misconception'], why: string) => {
    if (isTame(value, 200, 12) && value.n !== 0n) bugs.push(bug(misconception, value, why));
  };
  push(
    neg(key),
    'SIGN',
    `This has a sign error in comparing the coefficients; from one equation to the other, they are multiplied by ${math(fractionLatex(ratio))}, so ${math(`k=${bracketed(ratio)}\\cdot${bracketed(own)}`)}.`,
  );
  push(
    div(rat(own), ratio),
    'RECIP',
    `This divides ${math(`${own}`)} by ${math(fractionLatex(ratio))}, the factor that relates the equations, instead of multiplying by it.`,
  );
  push(
    rat(own),
    'STOP',
    `This copies the coefficient ${math(`${own}`)} without multiplying it by ${math(fractionLatex(ratio))}, the factor that relates the equations.`,
  );
  push(
    div(mul(second, rat(own)), rat(c)),
    'NOINF',
    `This compares a coefficient with the constants; for parallel lines, compare both coefficients: ${math(`${mate}`)} becomes ${math(fractionLatex(visible))}, and ${math(`${own}`)} becomes ${math('k')}.`,
  );
  push(rat(own + Number(visible.n) - mate), 'ARITH', 'This adds the same number to both coefficients; they must be multiplied by the same number.');
  const condition = infinite ? 'infinitely many solutions' : 'no solution';
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(1, 1),
    key,
    why: 'With this value, the coefficients in the two equations are proportional.',
    bugs: bugs.filter(({ misconception }) => !(infinite && misconception === 'NOINF')),
  });
  return (
    answer && {
      parameters: { first: firstLatex, second: secondLatex, condition: infinite ? 'infinite' : 'none' },
      stem: `${math(stacked(random.chance(1, 3) ? [secondLatex, firstLatex] : [firstLatex, secondLatex]))}\n\n${random.pick([
        `In the given system of equations, ${math('k')} is a constant. If the system has ${condition}, what is the value of ${math('k')}?`,
        `For what value of the constant ${math('k')} does the given system of equations have ${condition}?`,
        `The given system of equations, where ${math('k')} is a constant, has ${condition}. What is the value of ${math('k')}?`,
        `If the given system of equations has ${condition}, what is the value of the constant ${math('k')}?`,
      ])}`,
      answer,
      steps: [
        infinite
          ? 'A system has infinitely many solutions when one equation is a multiple of the other.'
          : 'A system has no solution when the coefficients are proportional but the constants are not in the same ratio; the lines are then parallel.',
        `${
          rearranged
            ? `Write the other equation as ${math(
                `${sum([
                  [a, 'x'],
                  [b, 'y'],
                ])}=${c}`,
              )}. `
            : ''
        }The coefficients of ${math(hideX ? 'y' : 'x')} are ${math(`${mate}`)} and ${math(fractionLatex(visible))}, so the factor is ${math(fractionLatex(ratio))}.`,
        `The coefficients of ${math(hideX ? 'x' : 'y')} must have the same factor: ${math(`k=${fractionLatex(ratio)}\\cdot ${own < 0 ? `(${own})` : own}=${fractionLatex(key)}`)}.`,
        infinite
          ? `Check the constants: ${math(`${fractionLatex(ratio)}\\cdot ${c < 0 ? `(${c})` : c}=${fractionLatex(second)}`)}, so the equations represent the same line.`
          : `Check the constants: ${math(`${fractionLatex(ratio)}\\cdot ${c < 0 ? `(${c})` : c}=${fractionLatex(f)}`)}, which is not ${math(fractionLatex(second))}, so the lines are parallel and do not intersect.`,
      ],
      takeaway: 'If only the coefficients are proportional, there is no solution; if the constants have the same ratio too, there are infinitely many.',
    }
  );
}

export const constantForNumberOfSolutions: Generator = {
  archetype: 'SYS-h',
  topicId: 14,
  version: 3,
  levels: [4],
  skillTags: ['systems-linear', 'number-of-solutions', 'constants'],
  draft,
};
