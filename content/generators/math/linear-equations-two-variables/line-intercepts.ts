/** LE2-h: intercepts of a line, and the triangle it cuts from the axes. */
import { rat } from '#core/rational.ts';
import { fractionLatex, math } from '../text.ts';
import { bracketed, sum } from '../formulas.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { sign } from '../draws.ts';

const takeaway = 'To find the \\(x\\)-intercept, set y = 0; to find the \\(y\\)-intercept, set x = 0.';

/** L3: a ± b of the intercepts (a, 0) and (0, b). */
function intercepts(random: Random): Draft | null {
  const [A, B] = [random.int(2, 9), random.int(2, 9) * sign(random)];
  const k = random.int(1, 4) * sign(random);
  const C = Math.abs(A * B) * k;
  const [a, b] = [C / A, C / B];
  const minus = random.chance(1, 2);
  const key = minus ? a - b : a + b;
  if (A === Math.abs(B) || Math.abs(C) > 120 || key === 0) return null;
  const asked = minus ? 'a-b' : 'a+b';
  const combined = math(`${a}${minus ? '-' : '+'}${bracketed(b)}`);
  const bugs: Bug[] = [
    bug('SIGN', minus ? a + b : a - b, `This is ${math(minus ? 'a+b' : 'a-b')}, but the question asks for ${math(asked)}, which is ${combined}.`),
    bug(
      minus ? 'INTC' : 'SIGN',
      minus ? b - a : -key,
      minus
        ? `This is ${math('b-a')}, the intercepts in the wrong order; the question asks for ${math('a-b')}, which is ${combined}.`
        : `This has the wrong sign for both intercepts; ${math(`${A}a=${C}`)} gives ${math(`a=${a}`)}, and ${math(`${B}b=${C}`)} gives ${math(`b=${b}`)}.`,
    ),
    bug('STOP', a, `This is the value of ${math('a')} only; ${minus ? 'subtract' : 'add'} ${math(`b=${b}`)} to get ${math(asked)}.`),
    bug('STOP', b, `This is the value of ${math('b')} only; ${minus ? 'subtract it from' : 'add it to'} ${math(`a=${a}`)} to get ${math(asked)}.`),
    bug(
      'RATE0',
      minus ? A - B : A + B,
      `This uses the coefficients ${math(`${A}`)} and ${math(`${B}`)} as if they were the intercepts; divide ${math(`${C}`)} by each of them.`,
    ),
    bug(
      'RATE0',
      minus ? a - C : a + C,
      `This uses ${math(`${C}`)} for ${math('b')}, as in slope-intercept form; set ${math('x=0')} and divide ${math(`${C}`)} by ${math(`${B}`)}.`,
    ),
    ...(minus ? [bug('SIGN' as const, -a - b, `This has the wrong sign for ${math('a')}; with ${math('y=0')}, the equation gives ${math(`a=${a}`)}.`)] : []),
  ];
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(2, 5),
    key,
    why: `The intercepts give ${math(`a=${a}`)} and ${math(`b=${b}`)}.`,
    bugs,
  });
  const equation = `${sum([
    [A, 'x'],
    [B, 'y'],
  ])}=${C}`;
  return (
    answer && {
      parameters: { A, B, C, asked },
      stem: random.pick([
        `In the \\(xy\\)-plane, the line with equation ${math(equation)} has an \\(x\\)-intercept at ${math('(a, 0)')} and a \\(y\\)-intercept at ${math('(0, b)')}. What is the value of ${math(asked)}?`,
        `${math(equation)}\n\nThe graph of the given equation in the \\(xy\\)-plane intersects the \\(x\\)-axis at ${math('(a, 0)')} and the \\(y\\)-axis at ${math('(0, b)')}. What is the value of ${math(asked)}?`,
      ]),
      answer,
      steps: [
        'A point on the \\(x\\)-axis has \\(y\\)-coordinate 0, and a point on the \\(y\\)-axis has \\(x\\)-coordinate 0.',
        `Setting ${math('y=0')} gives ${math(`${A}a=${C}`)}, so ${math(`a=${a}`)}. Setting ${math('x=0')} gives ${math(`${B}b=${C}`)}, so ${math(`b=${b}`)}.`,
        `${math(`${asked}=${a}${minus ? '-' : '+'}${b < 0 ? `(${b})` : b}=${key}`)}.`,
        `Check: ${math(`${A}(${a})=${C}`)} and ${math(`${B}(${b})=${C}`)}.`,
      ],
      takeaway,
    }
  );
}

/** L4: area of the triangle, or the constant that gives a stated area. */
function triangle(random: Random): Draft | null {
  const [A, B] = random.sample([1, 2, 3, 4, 5, 6, 7, 8], 2) as [number, number];
  const signB = sign(random);
  const unknown = random.chance(1, 2);
  const g = random.int(3, 7);
  const C = unknown ? A * B * g : random.int(3, 40) * random.pick([1, 2, 3]);
  const [a, b] = [rat(C, A), rat(C, B)];
  const area = rat(C * C, 2 * A * B);
  if (area.d > 5n || area.n > 400n * area.d || (unknown && C > 150)) return null;
  if ([2, 3, 4, 5].some((d) => A % d === 0 && B % d === 0)) return null;
  const equation = `${sum([
    [A, 'x'],
    [signB * B, 'y'],
  ])}=${unknown ? 'k' : C}`;
  const bugs: Bug[] = unknown
    ? [
        bug(
          'STOP',
          a,
          `This is the length of the leg on the ${math('x')}-axis, ${math(`\\frac{k}{${A}}`)}; multiply it by ${math(`${A}`)} to get ${math('k')}.`,
        ),
        bug(
          'STOP',
          b,
          `This is the length of the leg on the ${math('y')}-axis, ${math(`\\frac{k}{${B}}`)}; multiply it by ${math(`${B}`)} to get ${math('k')}.`,
        ),
        bug('STOP', C * C, `This is ${math('k^2')}; take the square root to find ${math('k')}.`),
        bug('INVOP', rat(C * C, 2), `This is half of ${math('k^2')}; take the square root of ${math('k^2')} instead of dividing it by 2.`),
        bug(
          'STOP',
          rat(C * C, A * B),
          `This is the product of the lengths of the legs, ${math(`\\frac{k^2}{${A * B}}`)}; multiply it by ${math(`${A * B}`)} and take the square root to get ${math('k')}.`,
        ),
      ]
    : [
        bug('HALF', rat(C * C, A * B), 'This is the product of the legs; the area of a right triangle is half that product.'),
        bug('AP', { n: a.n * b.d + b.n * a.d, d: a.d * b.d }, 'This adds the lengths of the legs; the area is half their product.'),
        ...(B > 1
          ? [
              bug(
                'STOP' as const,
                rat(C * C, 2 * A),
                `This uses ${math(`${C}`)} as the length of a leg; divide ${math(`${C}`)} by ${math(`${B}`)} to get that leg.`,
              ),
            ]
          : []),
        ...(A > 1
          ? [
              bug(
                'STOP' as const,
                rat(C * C, 2 * B),
                `This uses ${math(`${C}`)} as the length of a leg; divide ${math(`${C}`)} by ${math(`${A}`)} to get that leg.`,
              ),
            ]
          : []),
        bug('STOP', rat(C * C, 2), `This uses ${math(`${C}`)} for both legs; divide ${math(`${C}`)} by each coefficient.`),
        bug('INTC', rat(A * B, 2), `This uses the coefficients as if they were the intercepts; divide ${math(`${C}`)} by each of them to get the legs.`),
        bug('AP', { n: a.n * b.d + b.n * a.d, d: 2n * a.d * b.d }, 'This is half the sum of the lengths of the legs; the area is half their product.'),
      ];
  const key = unknown ? rat(C) : area;
  let answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(1, 2),
    key,
    why: unknown
      ? `With this value, the legs are ${math(fractionLatex(a))} and ${math(fractionLatex(b))}, and the area is ${math(fractionLatex(area))}.`
      : `The legs are ${math(fractionLatex(a))} and ${math(fractionLatex(b))}, and the area is half their product.`,
    bugs,
  });
  // Without the factor of one-half, k would be C over the square root of 2.
  if (unknown && answer?.format === 'choice' && C % 2 === 0)
    answer = {
      ...answer,
      wrong: [
        ...answer.wrong,
        {
          text: math(`${C / 2}\\sqrt{2}`),
          value: `${C / 2} root 2`,
          order: C / Math.SQRT2,
          misconception: 'HALF',
          why: `This leaves out the factor of one-half; the area is ${math(`\\frac{k^2}{${2 * A * B}}`)}, not ${math(`\\frac{k^2}{${A * B}}`)}.`,
        },
      ],
    };
  return (
    answer && {
      parameters: { A, B: signB * B, C, unknown },
      stem: unknown
        ? `In the \\(xy\\)-plane, the area of the triangle enclosed by the \\(x\\)-axis, the \\(y\\)-axis, and the line with equation ${math(equation)} is ${math(fractionLatex(area))} square units, where ${math('k')} is a positive constant. What is the value of ${math('k')}?`
        : random.pick([
            `In the \\(xy\\)-plane, what is the area, in square units, of the triangle enclosed by the \\(x\\)-axis, the \\(y\\)-axis, and the line with equation ${math(equation)}?`,
            `The line with equation ${math(equation)} and the coordinate axes form a triangle in the \\(xy\\)-plane. What is the area of this triangle, in square units?`,
          ]),
      answer,
      steps: unknown
        ? [
            `The triangle has a right angle at the origin; its legs are the distances from the origin to the two intercepts.`,
            `Setting ${math('y=0')} gives ${math(`x=${A === 1 ? 'k' : `\\frac{k}{${A}}`}`)}, the length of one leg; setting ${math('x=0')} shows that the other leg has length ${math(B === 1 ? 'k' : `\\frac{k}{${B}}`)}.`,
            `The area is ${math(`\\frac{k^2}{${2 * A * B}}=${fractionLatex(area)}`)}, so ${math(`k^2=${C * C}`)} and, since ${math('k>0')}, ${math(`k=${C}`)}.`,
            `Check: ${math(`\\frac{1}{2}\\cdot ${fractionLatex(a)}\\cdot ${fractionLatex(b)}=${fractionLatex(area)}`)}.`,
          ]
        : [
            'The triangle has a right angle at the origin; its legs are the distances from the origin to the two intercepts.',
            `Setting ${math('y=0')} gives a leg of length ${math(fractionLatex(a))}; setting ${math('x=0')} gives a leg of length ${math(fractionLatex(b))}.`,
            `The area is ${math(`\\frac{1}{2}\\cdot ${fractionLatex(a)}\\cdot ${fractionLatex(b)}=${fractionLatex(area)}`)}.`,
            `Check: twice the area is ${math(`${fractionLatex(a)}\\cdot ${fractionLatex(b)}=${fractionLatex(rat(C * C, A * B))}`)}.`,
          ],
      takeaway: 'A line and the axes form a right triangle; its area is half the product of the distances from the origin to the intercepts.',
    }
  );
}

const draft = (random: Random, level: Difficulty) => (level === 3 ? intercepts(random) : triangle(random));

export const lineIntercepts: Generator = {
  archetype: 'LE2-h',
  topicId: 13,
  version: 3,
  levels: [3, 4],
  skillTags: ['linear-equations-two-variables', 'intercepts'],
  draft,
};
