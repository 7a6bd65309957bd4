/** Center, radius and equation of a circle: standard form, center and point, diameter, general form. */
import { rat } from '#core/rational.ts';
import { planeFigure } from '#content/figures/plane.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { point, signed } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { rightFormula, wrongFormula } from '../options.ts';
import { circleLatex, squareOf } from './pi-options.ts';
import { signedInt } from '../draws.ts';
import { generalForm } from './circle-general-form.ts';

const plane = `In the ${math('xy')}-plane`;

function fromStandard(random: Random): Draft | null {
  const [h, k, r] = [signedInt(random, 1, 12), signedInt(random, 1, 12), random.int(2, 13)];
  if (Math.abs(h) === Math.abs(k)) return null;
  const equation = circleLatex(h, k, r * r);
  const idea = `The circle ${math('(x - h)^2 + (y - k)^2 = r^2')} has center ${math('(h, k)')} and radius ${math('r')}.`;
  const steps = [
    idea,
    `Here ${math(squareOf('x', h))} gives ${math(`h = ${h}`)}, ${math(squareOf('y', k))} gives ${math(`k = ${k}`)}, and ${math(`r^2 = ${r * r}`)} gives ${math(`r = ${r}`)}.`,
  ];
  const check = `Check: the point ${math(point(h + r, k))}, which is ${math(r)} units to the right of the center, satisfies the equation.`;
  const takeaway = 'The coordinates of the center have the opposite signs from those in the equation; the radius is the square root of the right side.';
  if (random.chance(1, 2)) {
    const asksDiameter = random.chance(1, 2);
    const value = asksDiameter ? 2 * r : r;
    const answer = numberAnswer({
      ...asFractions,
      typed: random.chance(1, 2),
      key: value,
      why: `The right side is ${math(`r^2 = ${r * r}`)}, so the radius is ${math(r)}.`,
      bugs: [
        bug('CEQ', r * r, 'This is the square of the radius; take the square root.'),
        bug('DIAM', asksDiameter ? r : 2 * r, `This is the ${asksDiameter ? 'radius; double it' : 'diameter; divide it by 2'}.`),
        bug('CEQ', rat(r * r, 2), `This divides ${math(r * r)} by 2; take its square root.`),
        bug('CEQ', Math.abs(h), `This comes from a coordinate of the center; the radius is the square root of ${math(r * r)}.`),
        bug('CEQ', Math.abs(k), `This comes from a coordinate of the center; the radius is the square root of ${math(r * r)}.`),
      ],
    });
    return (
      answer && {
        parameters: { kind: 'size', h, k, r, asksDiameter },
        stem: `${plane}, the graph of ${math(equation)} is a circle. What is the ${asksDiameter ? 'diameter' : 'length of the radius'} of the circle?`,
        answer,
        steps: [...steps, ...(asksDiameter ? [`The diameter is twice the radius: ${math(`2 \\cdot ${r} = ${2 * r}`)}.`] : []), check],
        takeaway,
      }
    );
  }
  const option = (a: number, b: number, code: Misconception, why: string) => wrongFormula(code, point(a, b), point(a, b), why);
  return {
    parameters: { kind: 'center', h, k, r },
    stem: random.pick([
      `${plane}, the graph of ${math(equation)} is a circle. What are the coordinates of the center of the circle?`,
      `A circle in the ${math('xy')}-plane has the equation ${math(equation)}. Which of the following is the center of the circle?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightFormula(point(h, k), point(h, k), `Both squared terms are 0 at ${math(`x = ${h}`)}, ${math(`y = ${k}`)}.`),
      wrong: [
        option(-h, -k, 'CEQ', 'Both signs are reversed; at the center, both squared terms are 0.'),
        option(h, -k, 'SIGN', `The ${math('y')}-coordinate has the wrong sign.`),
        option(-h, k, 'SIGN', `The ${math('x')}-coordinate has the wrong sign.`),
        option(k, h, 'SWAP', `The coordinates are switched; the number with ${math('x')} comes first.`),
      ],
    },
    steps: [...steps, check],
    takeaway,
  };
}

function equationOption(h: number, k: number, q: number, code: Misconception, why: string) {
  return wrongFormula(code, circleLatex(h, k, q), `${h},${k},${q}`, why);
}

function fromPoints(random: Random): Draft | null {
  const [dx, dy] = random.pick([
    [3, 4],
    [4, 3],
    [6, 8],
    [5, 12],
    [8, 6],
    [1, 2],
    [2, 3],
    [3, 1],
    [4, 1],
    [5, 2],
    [0, 4],
    [3, 0],
    [2, 5],
    [5, 3],
  ] as const);
  const [h, k] = [signedInt(random, 1, 7), signedInt(random, 1, 7)];
  const [x, y] = [h + random.pick([-1, 1]) * dx, k + random.pick([-1, 1]) * dy];
  const q = dx * dx + dy * dy;
  const kind = random.pick(['point', 'diameter', 'graph'] as const);
  if (Math.abs(h) === Math.abs(k)) return null;
  const [ox, oy] = [2 * h - x, 2 * k - y];
  const r = random.int(2, 5);
  const key = kind === 'graph' ? r * r : q;
  const wrongCenter = [
    equationOption(
      -h,
      -k,
      key,
      'CEQ',
      `The signs are reversed; the center of this circle is ${math(point(-h, -k))}, so subtract ${math(h)} from ${math('x')} and ${math(k)} from ${math('y')}.`,
    ),
    equationOption(
      -h,
      -k,
      kind === 'graph' ? r : 4 * q,
      'CEQ',
      'The signs of the center are reversed, and the right side has to be the square of the radius: subtract the coordinates of the center.',
    ),
  ];
  const wrongRadius =
    kind === 'graph'
      ? [
          equationOption(h, k, r, 'CEQ', `The right side must be the square of the radius, ${math(r * r)}.`),
          equationOption(h, k, 2 * r, 'DIAM', `This uses the diameter; the right side must be the square of the radius, ${math(r * r)}.`),
        ]
      : [
          equationOption(
            h,
            k,
            4 * q,
            'DIAM',
            `This uses ${kind === 'diameter' ? 'the diameter' : 'twice the radius'}; square the radius instead, which gives ${math(q)}.`,
          ),
          equationOption(h, k, (dx + dy) ** 2, 'SQBIN', `This uses the sum of the horizontal and vertical distances as the radius; use the distance formula.`),
        ].filter(({ value }) => value !== `${h},${k},${q}`);
  const intro = {
    point: `A circle in the ${math('xy')}-plane has its center at ${math(point(h, k))} and passes through the point ${math(point(x, y))}.`,
    diameter: `${plane}, the points ${math(point(x, y))} and ${math(point(ox, oy))} are the endpoints of a diameter of a circle.`,
    graph: `The circle shown is graphed in the ${math('xy')}-plane.`,
  }[kind];
  const window = { xMin: Math.min(-2, h - r - 1), xMax: Math.max(2, h + r + 1), yMin: Math.min(-2, k - r - 1), yMax: Math.max(2, k + r + 1) };
  const steps =
    kind === 'graph'
      ? [
          `Read the center and the radius from the graph.`,
          `The circle reaches from ${math(`x = ${h - r}`)} to ${math(`x = ${h + r}`)} and from ${math(`y = ${k - r}`)} to ${math(`y = ${k + r}`)}, so its center is ${math(point(h, k))} and its radius is ${math(r)}.`,
          `The equation is ${math(circleLatex(h, k, r * r))}. Check: at ${math(point(h + r, k))}, the left side is ${math(`${r}^2 + 0^2 = ${r * r}`)}.`,
        ]
      : [
          kind === 'point'
            ? 'The radius is the distance from the center to any point on the circle, and the equation uses its square.'
            : 'The center is the midpoint of a diameter, and the radius is the distance from it to an endpoint.',
          `${kind === 'diameter' ? `The midpoint is ${math(point(h, k))}. ` : ''}${math(`r^2 = (${x}${signed(-h)})^2 + (${y}${signed(-k)})^2 = ${dx * dx} + ${dy * dy} = ${q}`)}.`,
          `The equation is ${math(circleLatex(h, k, q))}. Check: substituting ${math(point(x, y))} gives ${math(`${dx * dx} + ${dy * dy} = ${q}`)}.`,
        ];
  return {
    parameters: { kind, h, k, x: kind === 'graph' ? r : x, y: kind === 'graph' ? r : y },
    ...(kind === 'graph' && {
      stimulus: {
        kind: 'figure',
        figure: planeFigure({
          window,
          square: true,
          width: 320,
          title: 'Circle in the xy-plane',
          // What is seen at a glance, the points farthest to each side; the center is for the student to find.
          alt: `A circle in the xy-plane. It reaches from (${h - r}, ${k}) on the left to (${h + r}, ${k}) on the right, and from (${h}, ${k - r}) at the bottom to (${h}, ${k + r}) at the top.`,
          items: [
            { type: 'circle', center: [h, k], radius: r },
            { type: 'point', at: [h, k] },
          ],
        }),
      } as const,
    }),
    stem: `${intro} Which equation represents this circle?`.replace('this circle?', random.pick(['this circle?', 'the circle?'])),
    answer: {
      format: 'choice',
      correct: rightFormula(circleLatex(h, k, key), `${h},${k},${key}`, `The center is ${math(point(h, k))} and the square of the radius is ${math(key)}.`),
      // Right and wrong center beside right and wrong radius, so that both have to be found.
      wrong: [random.pick(wrongRadius), ...wrongCenter],
    },
    steps,
    takeaway: 'To write the equation of a circle, you need only the center and the square of the radius.',
  };
}

export const circleFromStandardForm: Generator = {
  archetype: 'CI-b',
  topicId: 29,
  version: 3,
  levels: [2],
  skillTags: ['circle-equation', 'center-radius'],
  draft: fromStandard,
};
export const circleFromPoints: Generator = {
  archetype: 'CI-c',
  topicId: 29,
  version: 3,
  levels: [3],
  skillTags: ['circle-equation', 'distance'],
  draft: fromPoints,
};
export const circleFromGeneralForm: Generator = {
  archetype: 'CI-d',
  topicId: 29,
  version: 4,
  levels: [4],
  skillTags: ['circle-equation', 'completing-the-square'],
  draft: generalForm,
};
