/** LE2-b: the slope or an intercept of a line from an equation in standard form. */
import { div, mul, neg, rat } from '../../../exact/rational.ts';
import { math, sum, tex } from '../../linear-latex.ts';
import { isTame, numberAnswer, type Slip } from '../../numeric-answer.ts';
import type { Draft, Generator } from '../../generator.ts';
import type { Random } from '#core/random.ts';

type Asked = 'slope' | 'y' | 'x';

const asks: Record<Asked, readonly ((e: string) => string)[]> = {
  slope: [
    (e) => `What is the slope of the graph of ${e} in the \\(xy\\)-plane?`,
    (e) => `${e}\n\nThe graph of the given equation in the \\(xy\\)-plane is a line. What is its slope?`,
    (e) => `A line in the \\(xy\\)-plane has the equation ${e}. What is the slope of the line?`,
    (e) => `Line \\(k\\) is defined by ${e}. What is the slope of line \\(k\\) in the \\(xy\\)-plane?`,
  ],
  y: [
    (e) => `In the \\(xy\\)-plane, the graph of ${e} crosses the \\(y\\)-axis at \\((0, b)\\). What is the value of \\(b\\)?`,
    (e) => `What is the \\(y\\)-coordinate of the \\(y\\)-intercept of the graph of ${e} in the \\(xy\\)-plane?`,
    (e) => `${e}\n\nWhat is the \\(y\\)-coordinate of the \\(y\\)-intercept of the line defined by the given equation?`,
    (e) => `The point \\((0, b)\\) lies on the line ${e} in the \\(xy\\)-plane. What is the value of \\(b\\)?`,
  ],
  x: [
    (e) => `In the \\(xy\\)-plane, the graph of ${e} crosses the \\(x\\)-axis at \\((a, 0)\\). What is the value of \\(a\\)?`,
    (e) => `What is the \\(x\\)-coordinate of the \\(x\\)-intercept of the graph of ${e} in the \\(xy\\)-plane?`,
    (e) => `${e}\n\nWhat is the \\(x\\)-coordinate of the \\(x\\)-intercept of the line defined by the given equation?`,
    (e) => `The point \\((a, 0)\\) lies on the line ${e} in the \\(xy\\)-plane. What is the value of \\(a\\)?`,
  ],
};

function draft(random: Random): Draft | null {
  const sign = () => (random.chance(1, 2) ? 1 : -1);
  const [a, b, c] = [random.int(1, 9) * sign(), random.int(2, 9) * sign(), random.int(2, 36) * sign()];
  const asked = random.pick(['slope', 'slope', 'y', 'x'] as const);
  const slope = rat(-a, b);
  const [yIntercept, xIntercept] = [rat(c, b), rat(c, a)];
  const key = { slope, y: yIntercept, x: xIntercept }[asked];
  if (Math.abs(a) === Math.abs(b) || !isTame(key, 40, 9) || (a < 0 && b < 0)) return null;
  const slips: Slip[] = [
    {
      value: neg(key),
      misconception: 'SIGN',
      why:
        asked === 'slope'
          ? `This does not change the sign of the term with ${math('x')} when it moves to the other side.`
          : 'This has the wrong sign; put the other coordinate equal to 0 and solve.',
    },
    {
      value: asked === 'slope' ? div(rat(1), slope) : asked === 'y' ? xIntercept : yIntercept,
      misconception: asked === 'slope' ? 'RECIP' : 'INTC',
      why:
        asked === 'slope'
          ? `This divides the coefficient of ${math('y')} by that of ${math('x')}; solve for ${math('y')} and read off what multiplies ${math('x')}.`
          : `This is the ${asked === 'y' ? '\\(x\\)' : '\\(y\\)'}-intercept; on the ${math(asked)}-axis the other coordinate is 0.`,
    },
    {
      value: rat(a),
      misconception: 'STOP',
      why: `This is the coefficient of ${math('x')} as it stands; ${asked === 'slope' ? `the equation has to be solved for ${math('y')} first` : 'an intercept is found by putting the other coordinate equal to 0'}.`,
    },
    {
      value: rat(c),
      misconception: 'STOP',
      why: `This is the constant as it stands; ${asked === 'slope' ? `the equation has to be solved for ${math('y')} first` : 'it still has to be divided by a coefficient'}.`,
    },
    {
      value: asked === 'slope' ? yIntercept : slope,
      misconception: 'RATE0',
      why:
        asked === 'slope' ? `This is the \\(y\\)-intercept, the constant after solving for ${math('y')}.` : 'This is the slope of the line, not an intercept.',
    },
    {
      value: asked === 'slope' ? rat(b, a) : mul(rat(c), rat(asked === 'y' ? b : a)),
      misconception: asked === 'slope' ? 'RECIP' : 'INVOP',
      why:
        asked === 'slope'
          ? 'This is the ratio of the coefficients upside down and without the change of sign.'
          : 'This multiplies by the coefficient; divide by it.',
    },
    { value: rat(-b), misconception: 'SIGN', why: `This is the coefficient of ${math('y')} with its sign changed; it is what has to be divided by.` },
  ].filter(({ value }) => isTame(value, 320, 9)) as Slip[];
  const equation = `${sum([
    [a, 'x'],
    [b, 'y'],
  ])}=${c}`;
  const answer = numberAnswer(
    random,
    [2, 5],
    key,
    asked === 'slope'
      ? `Solved for ${math('y')}, the equation is ${math(
          `y=${sum([
            [slope, 'x'],
            [yIntercept, ''],
          ])}`,
        )}.`
      : `With the other coordinate equal to 0, the equation gives ${math(tex(key))}.`,
    slips,
  );
  return (
    answer && {
      parameters: { a, b, c, asked },
      stem: random.pick(asks[asked])(math(equation)),
      answer,
      steps:
        asked === 'slope'
          ? [
              `Solve the equation for ${math('y')}; the slope is then the coefficient of ${math('x')}.`,
              `${math(
                `${sum([[b, 'y']])}=${sum([
                  [-a, 'x'],
                  [c, ''],
                ])}`,
              )}.`,
              `Dividing by ${math(`${b}`)}: ${math(
                `y=${sum([
                  [slope, 'x'],
                  [yIntercept, ''],
                ])}`,
              )}, so the slope is ${math(tex(slope))}.`,
              `With the graphing calculator: graph the equation and compare two points of the line.`,
            ]
          : [
              `On the ${math(asked)}-axis the other coordinate is 0.`,
              `With ${math(`${asked === 'y' ? 'x' : 'y'}=0`)} the equation becomes ${math(`${sum([[asked === 'y' ? b : a, asked]])}=${c}`)}.`,
              `So ${math(`${asked}=${tex(key)}`)}.`,
              'With the graphing calculator: graph the equation and read the intercept.',
            ],
      takeaway: 'From Ax + By = C, the slope is −A/B; intercepts come from putting one variable equal to 0.',
    }
  );
}

export const slopeOrIntercept: Generator = {
  archetype: 'LE2-b',
  topicId: 13,
  version: 1,
  levels: [2],
  skillTags: ['linear-equations-two-variables', 'slope'],
  draft,
};
