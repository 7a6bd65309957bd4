/** RAT-k: direct variation. */
import type { Generator } from '../../generator.ts';
import { div, isInteger, mul, rat } from '../../../exact/rational.ts';
import { bug, latex, math, numericAnswer, prose } from '../data-kit.ts';

export const directVariation: Generator = {
  archetype: 'RAT-k',
  topicId: 19,
  version: 2,
  levels: [2, 3],
  skillTags: ['direct-variation', 'proportions'],
  draft(random, level) {
    const [x, y] = random.pick([
      ['x', 'y'],
      ['t', 'd'],
      ['n', 'c'],
      ['h', 'p'],
      ['w', 'f'],
    ] as const);
    const [story, low, high, parts] = random.pick([
      [`The variable ${math(y)} is directly proportional to the variable ${math(x)}.`, 2, 30, [1, 2, 4]],
      [`The total cost, ${math(y)}, in dollars, of some fabric is proportional to its length, ${math(x)}, in yards.`, 8, 36, [1, 2]],
      [`The distance, ${math(y)}, in feet, that a toy train moves is proportional to the time, ${math(x)}, in seconds.`, 3, 11, [4]],
      [`The extension, ${math(y)}, in millimeters, of a spring is proportional to the mass, ${math(x)}, in grams, that hangs from it.`, 2, 12, [1, 2, 4]],
      [`The amount of flour, ${math(y)}, in grams, in a recipe is proportional to the number of servings, ${math(x)}.`, 30, 90, [1]],
      [`The pay, ${math(y)}, in dollars, for a job is proportional to the time worked, ${math(x)}, in hours.`, 26, 60, [2]],
      [`The mass, ${math(y)}, in grams, of a wire is proportional to its length, ${math(x)}, in meters.`, 3, 30, [1, 2]],
      [`The equation ${math(`${y}=k${x}`)}, where ${math('k')} is a constant, relates ${math(x)} and ${math(y)}.`, 2, 30, [1, 2, 4]],
    ] as const);
    const [a, b] = [random.int(2, 12), random.int(2, 12)];
    const k = rat(random.int(low, high), random.pick(parts));
    const [A, B] = [mul(k, rat(a)), mul(k, rat(b))];
    if (a === b || k.n === k.d || !isInteger(A) || !isInteger(B)) return null;
    const back = level === 3 && random.chance(1, 2);
    const factor = level === 3 && !back;
    const times = random.int(3, 6);
    const key = factor ? mul(A, rat(times)) : back ? rat(b) : B;
    const answer = numericAnswer(random.chance(1, 2), {
      key,
      why: factor
        ? `Multiplying ${math(x)} by ${times} also multiplies ${math(y)} by ${times}.`
        : `The constant of proportionality is ${math(`k=\\frac{${latex(A)}}{${a}}=${latex(k)}`)}.`,
      bugs: [
        bug(
          'RATE0',
          factor ? mul(A, rat(1)) : back ? rat(Math.abs(a + Number(B.n - A.n))) : rat(Number(A.n) + b - a),
          factor
            ? `This leaves ${math(y)} unchanged; when ${math(x)} is multiplied by ${times}, so is ${math(y)}.`
            : 'This adds the same amount to both variables; proportional quantities are multiplied by the same factor.',
        ),
        bug(
          'RECIP',
          factor ? div(A, rat(times)) : back ? div(mul(rat(a), A), B) : div(mul(A, rat(a)), rat(b)),
          factor
            ? `This divides by ${times}; since ${math(y)} is proportional to ${math(x)}, multiply by ${times}.`
            : 'This uses the ratio upside down, as if the variables were inversely proportional.',
        ),
        bug('STOP', k, `This is the constant of proportionality, not the value of ${math(back ? x : y)}.`),
        bug('STOP', A, `This repeats the given value of ${math(y)}.`),
        bug(
          'RATE0',
          factor ? rat(Number(A.n) + times) : mul(A, rat(b)),
          factor
            ? `This adds ${times}; “${times} times as great” means multiply by ${times}.`
            : back
              ? `This multiplies ${a} by ${prose(B)} without dividing by ${prose(A)}.`
              : `This multiplies ${prose(A)} by ${b} without dividing by ${a}.`,
        ),
        ...(factor ? [bug('UNIT2', mul(A, rat(times * times)), `This multiplies by ${times} twice.`)] : []),
        bug('SWAP', factor ? rat(a * times) : back ? B : rat(b), `This is a value of ${math(back ? y : x)}; the question asks for ${math(back ? x : y)}.`),
        bug(
          'RATE0',
          factor ? rat(a * times + Number(A.n)) : rat(Number(A.n) + b),
          back
            ? `This adds ${prose(A)}, the given value of ${math(y)}, to the correct value of ${math(x)}.`
            : `This adds a value of ${math(x)} to a value of ${math(y)}; the two are related by multiplication.`,
        ),
      ],
      keep: (value) => value.n > 0n && value.d <= 4n && value.d !== 3n,
    });
    const given = `When ${math(`${x}=${a}`)}, ${math(`${y}=${latex(A)}`)}.`;
    return (
      answer && {
        parameters: { a, b, k: prose(k), kind: factor ? 'factor' : back ? 'back' : 'forward', times: factor ? times : 0, story: story.length },
        stem: `${story} ${given} ${factor ? `What is the value of ${math(y)} when the value of ${math(x)} is ${times} times as great?` : back ? `What is the value of ${math(x)} when ${math(`${y}=${latex(B)}`)}?` : `What is the value of ${math(y)} when ${math(`${x}=${b}`)}?`}`,
        answer,
        steps: [
          `Proportional means ${math(`${y}=k${x}`)} for some constant ${math('k')}.`,
          factor
            ? `If ${math(x)} is multiplied by ${times}, so is ${math(y)}: ${math(`${times}\\cdot ${latex(A)}=${latex(key)}`)}.`
            : `${math(`k=\\frac{${latex(A)}}{${a}}=${latex(k)}`)}, so ${back ? math(`${x}=\\frac{${latex(B)}}{${latex(k)}}=${b}`).replace(/\\frac\{([\d{},]+)\}\{\\frac\{(\d+)\}\{(\d+)\}\}/, '$1\\cdot\\frac{$3}{$2}') : math(`${y}=${latex(k)}\\cdot ${b}=${latex(B)}`)}.`,
          `Check: dividing ${math(y)} by ${math(x)} gives ${math(latex(k))} both times.`,
        ],
        takeaway: 'Proportional quantities have a constant ratio: multiply one, and the other is multiplied by the same factor.',
      }
    );
  },
};
