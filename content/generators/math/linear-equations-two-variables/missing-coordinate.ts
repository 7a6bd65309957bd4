/** LE2-a: the missing coordinate of a point on a line. */
import { add, div, rat, sub } from '#core/rational.ts';
import { linear, offBothSides, sum } from '../formulas.ts';
import { math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { sign } from '../draws.ts';

const takeaway = 'A point is on a line when its coordinates make the equation true, so substitute the coordinate you know.';

function slopeForm(random: Random): Draft | null {
  const [m, b, x] = [random.int(2, 9) * sign(random), random.int(1, 15) * sign(random), random.int(-6, 9)];
  const key = m * x + b;
  if (x === 0 || x === 1 || key === 0 || Math.abs(key) > 70) return null;
  const bugs: Bug[] = [
    bug(
      'SIGN',
      m * x - b,
      `This uses the constant ${math(`${b}`)} with the wrong sign; ${b > 0 ? 'add' : 'subtract'} ${math(`${Math.abs(b)}`)} ${b > 0 ? 'to' : 'from'} ${math(`${m}(${x})`)}.`,
    ),
    bug('SIGN', -m * x + b, `This has a sign error in the product: ${math(`${m}(${x})`)} is ${math(`${m * x}`)}, not ${math(`${-m * x}`)}.`),
    bug('STOP', m * x, `This is ${math(`${m}(${x})`)}; you still need to ${b > 0 ? 'add' : 'subtract'} ${math(`${Math.abs(b)}`)}.`),
    bug('SWAP', rat(x - b, m), `This substitutes ${math(`${x}`)} for ${math('y')}, but ${math(`${x}`)} is the \\(x\\)-coordinate; put it in for ${math('x')}.`),
    bug('ARITH', m + x + b, `This adds ${math(`${m}`)} and ${math(`${x}`)}, which should be multiplied.`),
    bug(
      'DIST',
      m * (x + b),
      `This multiplies ${math(`${b}`)} by ${math(`${m}`)} as well; multiply only ${math('x')} by ${math(`${m}`)}, and then ${b > 0 ? 'add' : 'subtract'} ${math(`${Math.abs(b)}`)}.`,
    ),
  ];
  const answer = numberAnswer({ ...asTameFractions, typed: random.chance(2, 5), key, why: `${math(`${m}(${x})${b > 0 ? '+' : ''}${b}=${key}`)}.`, bugs });
  return (
    answer && {
      parameters: { m, b, x },
      stem: random.pick([
        `In the \\(xy\\)-plane, the graph of ${math(`y=${linear(m, b)}`)} contains the point ${math(`(${x}, k)`)}, where ${math('k')} is a constant. What is the value of ${math('k')}?`,
        `The point ${math(`(${x}, k)`)} lies on the line with equation ${math(`y=${linear(m, b)}`)} in the \\(xy\\)-plane. What is the value of ${math('k')}?`,
        `${math(`y=${linear(m, b)}`)}\n\nThe given equation represents a line in the \\(xy\\)-plane. If the line passes through ${math(`(${x}, k)`)}, what is the value of ${math('k')}?`,
        `If the point ${math(`(${x}, k)`)} satisfies the equation ${math(`y=${linear(m, b)}`)}, what is the value of ${math('k')}?`,
      ]),
      answer,
      steps: [
        `The coordinates of every point on the line satisfy its equation, so substitute ${math(`x=${x}`)} and ${math('y=k')}.`,
        `${math(`k=${m}(${x})${b > 0 ? '+' : ''}${b}=${m * x}${b > 0 ? '+' : ''}${b}=${key}`)}.`,
        `Check: ${math(`${key}-${b < 0 ? `(${b})` : b}=${key - b}`)}, and ${math(`${key - b}`)} divided by ${math(`${m}`)} is ${math(`${x}`)}.`,
      ],
      takeaway,
    }
  );
}

function standardForm(random: Random): Draft | null {
  const [A, B] = [random.int(2, 9) * sign(random), random.int(2, 9) * sign(random)];
  const [x, y] = [random.int(-7, 9), random.int(-7, 9)];
  const C = A * x + B * y;
  const giveX = random.chance(1, 2);
  const [known, key, own, other] = giveX ? [x, y, B, A] : [y, x, A, B];
  if (x * y === 0 || A === B || Math.abs(C) > 90 || C === 0 || x === y) return null;
  const letter = giveX ? 'y' : 'x';
  const signLost = div(add(rat(C), rat(other * known)), rat(own));
  const bugs: Bug[] = [
    bug('SIGN', signLost, `This moves ${math(`${other * known}`)} to the other side without changing its sign; ${offBothSides(other * known)} instead.`),
    bug('STOP', C - other * known, `This is the value of ${math(linear(own, 0, letter))}; divide it by ${math(`${own}`)} to finish.`),
    bug(
      'SWAP',
      div(sub(rat(C), rat(own * known)), rat(other)),
      `This substitutes ${math(`${known}`)} for ${math(letter)}, but ${math(`${known}`)} is the ${math(giveX ? 'x' : 'y')}-coordinate; put it in for ${math(giveX ? 'x' : 'y')}.`,
    ),
    bug('SIGN', -key, `The sign is lost in the last step: ${math(`${C - other * known}`)} divided by ${math(`${own}`)} is ${math(`${key}`)}.`),
    bug('INVOP', C - other * known - own, `This subtracts ${math(`${own}`)} in the last step; divide by ${math(`${own}`)} instead.`),
  ];
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(2, 5),
    key,
    why: `Substituting gives ${math(`${linear(own, 0, letter)}=${C - other * known}`)}, so ${math(`k=${key}`)}.`,
    bugs,
  });
  const at = giveX ? `(${x}, k)` : `(k, ${y})`;
  return (
    answer && {
      parameters: { A, B, C, at },
      stem: random.pick([
        `In the \\(xy\\)-plane, the line with equation ${math(
          `${sum([
            [A, 'x'],
            [B, 'y'],
          ])}=${C}`,
        )} passes through the point ${math(at)}. What is the value of ${math('k')}?`,
        `${math(
          `${sum([
            [A, 'x'],
            [B, 'y'],
          ])}=${C}`,
        )}\n\nThe graph of the given equation in the \\(xy\\)-plane contains the point ${math(at)}, where ${math('k')} is a constant. What is the value of ${math('k')}?`,
        `If the ordered pair ${math(at)} is a solution to the equation ${math(
          `${sum([
            [A, 'x'],
            [B, 'y'],
          ])}=${C}`,
        )}, what is the value of ${math('k')}?`,
        `The point ${math(at)}, where ${math('k')} is a constant, lies on the line defined by ${math(
          `${sum([
            [A, 'x'],
            [B, 'y'],
          ])}=${C}`,
        )} in the \\(xy\\)-plane. What is the value of ${math('k')}?`,
      ]),
      answer,
      steps: [
        `The point lies on the line, so its coordinates satisfy the equation: substitute ${math(giveX ? `x=${x}` : `y=${y}`)} and ${math(`${letter}=k`)}.`,
        `${math(
          `${sum([
            [other, `(${known})`],
            [own, 'k'],
          ])}=${C}`,
        )}, so ${math(`${linear(own, 0, 'k')}=${C - other * known}`)} and ${math(`k=${key}`)}.`,
        `Check: ${math(`${A}(${x})${B < 0 ? '' : '+'}${B}(${y})=${A * x}${B * y < 0 ? '' : '+'}${B * y}=${C}`)}.`,
      ],
      takeaway,
    }
  );
}

const draft = (random: Random, level: Difficulty) => (level === 1 ? slopeForm(random) : standardForm(random));

export const missingCoordinate: Generator = {
  archetype: 'LE2-a',
  topicId: 13,
  version: 2,
  levels: [1, 2],
  skillTags: ['linear-equations-two-variables', 'points-on-lines'],
  draft,
};
