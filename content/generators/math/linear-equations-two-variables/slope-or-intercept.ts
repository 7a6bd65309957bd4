/** LE2-b: the slope or an intercept of a line from an equation in standard form. */
import { div, neg, rat } from '#core/rational.ts';
import { fractionLatex, math } from '../text.ts';
import { offBothSides, sum } from '../formulas.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import { sign } from '../draws.ts';

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
  const [a, b, c] = [random.int(1, 9) * sign(random), random.int(2, 9) * sign(random), random.int(2, 36) * sign(random)];
  const asked = random.pick(['slope', 'slope', 'y', 'x'] as const);
  const slope = rat(-a, b);
  const [yIntercept, xIntercept] = [rat(c, b), rat(c, a)];
  const key = { slope, y: yIntercept, x: xIntercept }[asked];
  if (Math.abs(a) === Math.abs(b) || !isTame(key, 40, 9) || (a < 0 && b < 0)) return null;
  const bugs: Bug[] = [
    bug(
      'SIGN',
      neg(key),
      asked === 'slope'
        ? `This moves the ${math('x')}-term to the other side without changing its sign; ${offBothSides(a, 'x')} instead.`
        : `This has the wrong sign; with ${math(asked === 'y' ? 'x=0' : 'y=0')}, the equation gives ${math(`${asked}=${fractionLatex(key)}`)}.`,
    ),
    bug(
      asked === 'slope' ? 'RECIP' : 'INTC',
      asked === 'slope' ? div(rat(1), slope) : asked === 'y' ? xIntercept : yIntercept,
      asked === 'slope'
        ? `This is the reciprocal of the slope; solve for ${math('y')}, and the slope is the coefficient of ${math('x')}.`
        : `This comes from the ${asked === 'y' ? '\\(x\\)' : '\\(y\\)'}-intercept; for the ${math(asked)}-intercept, set ${math(asked === 'y' ? 'x=0' : 'y=0')}.`,
    ),
    ...(asked === 'slope'
      ? [
          bug('STOP', rat(a), `This is the coefficient of ${math('x')} in the given equation; solve for ${math('y')} first.`),
          bug(
            'RATE0',
            yIntercept,
            `This is the \\(y\\)-intercept, the constant after solving for ${math('y')}; the slope is the coefficient of ${math('x')} there.`,
          ),
          bug(
            'RECIP',
            rat(b, a),
            `This is the reciprocal of the slope with the wrong sign; solve for ${math('y')} to get ${math(fractionLatex(slope))} as the coefficient of ${math('x')}.`,
          ),
        ]
      : [
          bug('STOP', rat(c), `This is the constant in the given equation; divide it by the coefficient of ${math(asked)}.`),
          bug('RATE0', slope, `This is the slope of the line; for the ${math(asked)}-intercept, set ${math(asked === 'y' ? 'x=0' : 'y=0')}.`),
          bug('RECIP', div(rat(1), key), `This divides the coefficient of ${math(asked)} by the constant; divide the constant by the coefficient.`),
          bug(
            'SIGN',
            neg(asked === 'y' ? xIntercept : yIntercept),
            `This comes from the other intercept, with the wrong sign; set ${math(asked === 'y' ? 'x=0' : 'y=0')} and solve for ${math(asked)}.`,
          ),
        ]),
  ].filter(({ value }) => isTame(value, 40, 9)) as Bug[];
  const equation = `${sum([
    [a, 'x'],
    [b, 'y'],
  ])}=${c}`;
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(2, 5),
    key,
    why:
      asked === 'slope'
        ? `Solved for ${math('y')}, the equation is ${math(
            `y=${sum([
              [slope, 'x'],
              [yIntercept, ''],
            ])}`,
          )}.`
        : `Setting ${math(asked === 'y' ? 'x=0' : 'y=0')} gives ${math(`${asked}=${fractionLatex(key)}`)}.`,
    bugs,
  });
  return (
    answer && {
      parameters: { a, b, c, asked },
      stem: random.pick(asks[asked])(math(equation)),
      answer,
      steps:
        asked === 'slope'
          ? [
              `Solve the equation for ${math('y')}; the slope is the coefficient of ${math('x')}.`,
              `Isolate the ${math('y')}-term: ${math(
                `${sum([[b, 'y']])}=${sum([
                  [-a, 'x'],
                  [c, ''],
                ])}`,
              )}.`,
              `Divide both sides by ${math(`${b}`)}: ${math(
                `y=${sum([
                  [slope, 'x'],
                  [yIntercept, ''],
                ])}`,
              )}, so the slope is ${math(fractionLatex(slope))}.`,
              `With the graphing calculator: graph the equation and use two points on the line to check the slope.`,
            ]
          : [
              `Every point on the ${math(asked)}-axis has ${asked === 'y' ? 'an' : 'a'} ${math(asked === 'y' ? 'x' : 'y')}-coordinate of 0.`,
              `When ${math(`${asked === 'y' ? 'x' : 'y'}=0`)}, the equation becomes ${math(`${sum([[asked === 'y' ? b : a, asked]])}=${c}`)}.`,
              `So ${math(`${asked}=${fractionLatex(key)}`)}.`,
              'With the graphing calculator: graph the equation and find the intercept.',
            ],
      takeaway: 'The slope of Ax + By = C is −A/B; to find an intercept, set the other variable equal to 0.',
    }
  );
}

export const slopeOrIntercept: Generator = {
  archetype: 'LE2-b',
  topicId: 13,
  version: 2,
  levels: [2],
  skillTags: ['linear-equations-two-variables', 'slope'],
  draft,
};
