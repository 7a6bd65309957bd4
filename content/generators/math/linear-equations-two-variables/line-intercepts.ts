/** LE2-h: intercepts of a line, and the triangle it cuts from the axes. */
import { rat } from '../../../exact/rational.ts';
import { math, sum, tex } from '../../linear-latex.ts';
import { numberAnswer, type Slip } from '../../numeric-answer.ts';
import type { Draft, Generator } from '../../generator.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';

const sign = (random: Random) => (random.chance(1, 2) ? 1 : -1);
const takeaway = 'Set y = 0 for the \\(x\\)-intercept and x = 0 for the \\(y\\)-intercept; each is one short division.';

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
  const slips: Slip[] = [
    { value: minus ? a + b : a - b, misconception: 'SIGN', why: `This is ${math(minus ? 'a+b' : 'a-b')}, but the question asks for ${math(asked)}.` },
    { value: minus ? b - a : -key, misconception: minus ? 'INTC' : 'SIGN', why: minus ? 'This exchanges the two intercepts.' : 'This has the sign reversed.' },
    { value: a, misconception: 'STOP', why: `This is the value of ${math('a')} only.` },
    { value: b, misconception: 'STOP', why: `This is the value of ${math('b')} only.` },
    {
      value: minus ? A - B : A + B,
      misconception: 'RATE0',
      why: `This uses the coefficients ${math(`${A}`)} and ${math(`${B}`)} as if they were the intercepts.`,
    },
    {
      value: minus ? C - A - (C - B) : 2 * C - A - B,
      misconception: 'INVOP',
      why: 'This subtracts the coefficients from the constant, where dividing is needed.',
    },
  ];
  const answer = numberAnswer(random, [2, 5], key, `${math(`a=${a}`)} and ${math(`b=${b}`)}.`, slips);
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
        `With ${math('y=0')}: ${math(`${A}a=${C}`)}, so ${math(`a=${a}`)}. With ${math('x=0')}: ${math(`${B}b=${C}`)}, so ${math(`b=${b}`)}.`,
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
  const slips: Slip[] = unknown
    ? [
        { value: C / g, misconception: 'SWAP', why: `This is the product of the coefficients; it does not lead to the stated area.` },
        { value: Number(area.n / area.d), misconception: 'STOP', why: 'This is the area itself, not the constant.' },
        { value: C * C, misconception: 'STOP', why: `This is ${math('k^2')}.` },
        { value: C * 2, misconception: 'HALF', why: `With this value the area is four times as large as stated.` },
        { value: rat(C, 2), misconception: 'HALF', why: 'With this value the area is a quarter of the stated area.' },
        { value: 2 * A * B, misconception: 'STOP', why: `This is the number by which the area has to be multiplied to give ${math('k^2')}.` },
        { value: Number((area.n * 2n) / area.d), misconception: 'STOP', why: 'This is twice the area, the product of the legs.' },
        { value: A * B * (g + 1), misconception: 'ARITH', why: 'This comes from a slip when taking the square root.' },
        { value: A * B * (g - 1), misconception: 'ARITH', why: 'This comes from a slip when taking the square root.' },
      ]
    : [
        { value: rat(C * C, A * B), misconception: 'HALF', why: 'This is the product of the legs; the area of a triangle is half of it.' },
        { value: { n: a.n * b.d + b.n * a.d, d: a.d * b.d }, misconception: 'AP', why: 'This adds the legs instead of multiplying them.' },
        {
          value: rat(C * C, 2 * A),
          misconception: 'STOP',
          why: `This takes ${math(`${C}`)} for one of the legs; it still has to be divided by ${math(`${B}`)}.`,
        },
        {
          value: rat(C * C, 2 * B),
          misconception: 'STOP',
          why: `This takes ${math(`${C}`)} for one of the legs; it still has to be divided by ${math(`${A}`)}.`,
        },
        { value: rat(A * B, 2), misconception: 'INTC', why: 'This uses the coefficients as if they were the intercepts.' },
        { value: rat(C, 2), misconception: 'STOP', why: `This takes half of the constant ${math(`${C}`)}.` },
        { value: a, misconception: 'STOP', why: 'This is the length of only one leg of the triangle.' },
        { value: b, misconception: 'STOP', why: 'This is the length of only one leg of the triangle.' },
        { value: A + B, misconception: 'INTC', why: 'This adds the two coefficients, which are not the legs of the triangle.' },
        { value: rat(C * C, 4 * A * B), misconception: 'HALF', why: 'This takes half twice.' },
      ];
  const key = unknown ? rat(C) : area;
  const answer = numberAnswer(
    random,
    [1, 2],
    key,
    unknown
      ? `Then the legs are ${math(tex(a))} and ${math(tex(b))}, and the area is ${math(tex(area))}.`
      : `The legs are ${math(tex(a))} and ${math(tex(b))}.`,
    slips,
  );
  return (
    answer && {
      parameters: { A, B: signB * B, C, unknown },
      stem: unknown
        ? `In the \\(xy\\)-plane, the area of the triangle enclosed by the \\(x\\)-axis, the \\(y\\)-axis, and the line with equation ${math(equation)} is ${math(tex(area))} square units, where ${math('k')} is a positive constant. What is the value of ${math('k')}?`
        : random.pick([
            `In the \\(xy\\)-plane, what is the area, in square units, of the triangle enclosed by the \\(x\\)-axis, the \\(y\\)-axis, and the line with equation ${math(equation)}?`,
            `The line with equation ${math(equation)} and the coordinate axes form a triangle in the \\(xy\\)-plane. What is the area of this triangle, in square units?`,
          ]),
      answer,
      steps: unknown
        ? [
            `The triangle has a right angle at the origin, and its legs reach to the intercepts.`,
            `With ${math('y=0')}, ${math(`x=${A === 1 ? 'k' : `\\frac{k}{${A}}`}`)}; with ${math('x=0')}, the other leg has length ${math(B === 1 ? 'k' : `\\frac{k}{${B}}`)}.`,
            `The area is ${math(`\\frac{k^2}{${2 * A * B}}=${tex(area)}`)}, so ${math(`k^2=${C * C}`)} and, since ${math('k>0')}, ${math(`k=${C}`)}.`,
            `Check: ${math(`\\frac{1}{2}\\cdot ${tex(a)}\\cdot ${tex(b)}=${tex(area)}`)}.`,
          ]
        : [
            'The triangle has a right angle at the origin; its legs are the distances from the origin to the two intercepts.',
            `With ${math('y=0')}, the \\(x\\)-intercept is at distance ${math(tex(a))}; with ${math('x=0')}, the \\(y\\)-intercept is at distance ${math(tex(b))}.`,
            `The area is ${math(`\\frac{1}{2}\\cdot ${tex(a)}\\cdot ${tex(b)}=${tex(area)}`)}.`,
            `Check: twice the area is ${math(`${tex(a)}\\cdot ${tex(b)}=${tex(rat(C * C, A * B))}`)}.`,
          ],
      takeaway: 'The axes and a line form a right triangle: half the product of the intercept distances is its area.',
    }
  );
}

const draft = (random: Random, level: Difficulty) => (level === 3 ? intercepts(random) : triangle(random));

export const lineIntercepts: Generator = {
  archetype: 'LE2-h',
  topicId: 13,
  version: 2,
  levels: [3, 4],
  skillTags: ['linear-equations-two-variables', 'intercepts'],
  draft,
};
