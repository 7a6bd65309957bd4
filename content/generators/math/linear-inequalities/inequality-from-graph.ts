/** INEQ-f: the inequality whose solutions are a shaded half-plane. */
import { planeFigure } from '#content/figures/plane.ts';
import { rat, toLatex, toNumber, toText, type Rational } from '#core/rational.ts';
import { linear } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import { wrongOption } from '../options.ts';
import { graphOfInequality } from './graph-of-inequality.ts';

const half = 6;

function draft(random: Random): Draft | null {
  const slope = rat(random.int(1, 3) * (random.chance(1, 2) ? 1 : -1), random.pick([1, 1, 2, 3]));
  const constant = random.int(1, 5) * (random.chance(1, 2) ? 1 : -1);
  const above = random.chance(1, 2);
  const strict = random.chance(1, 2);
  const m = toNumber(slope);
  const second = [1, -1, 2, -2, 3, -3, 4, -4].find((x) => Number.isInteger(Math.round((m * x + constant) * 1e9) / 1e9) && Math.abs(m * x + constant) < half);
  if (second === undefined) return null;
  const y = Math.round(m * second + constant);
  const symbol = (up: boolean, open: boolean) => (up ? (open ? '>' : '\\ge ') : open ? '<' : '\\le ');
  const option = (s: Rational, b: number, up: boolean, open: boolean) => ({
    text: math(`y${symbol(up, open)}${linear(s, b)}`),
    value: `${toText(s)};${b};${up};${open}`,
  });
  const opposite = rat(-slope.n, slope.d);
  const reciprocal = rat(slope.d, slope.n);
  const [here, there] = above ? ['above', 'below'] : ['below', 'above'];
  const intercept = `The boundary of this region crosses the \\(y\\)-axis at ${math(`(0, ${-constant})`)}, not at ${math(`(0, ${constant})`)}.`;
  const fall = `The boundary of this region ${slope.n > 0n ? 'falls' : 'rises'} from left to right, but the line shown ${slope.n > 0n ? 'rises' : 'falls'}, so its slope is ${slope.n > 0n ? 'positive' : 'negative'}.`;
  // Boundaries that are read wrongly off the graph.
  const lines: readonly (readonly [Rational, number, Misconception, string])[] = [
    [opposite, constant, 'SIGN', fall],
    [slope, -constant, 'SIGN', intercept],
    [
      opposite,
      -constant,
      'SIGN',
      `Both the slope and the \\(y\\)-intercept have the wrong sign; the line shown ${slope.n > 0n ? 'rises' : 'falls'} and crosses the \\(y\\)-axis at ${math(`(0, ${constant})`)}.`,
    ],
    ...(slope.d === 1n && BigInt(constant) !== slope.n
      ? [
          [
            rat(constant),
            Number(slope.n),
            'SWAP',
            `This switches the slope and the \\(y\\)-intercept of the boundary; the slope, ${math(toLatex(slope))}, is what multiplies ${math('x')}.`,
          ] as const,
        ]
      : []),
    ...(toText(reciprocal) === toText(slope)
      ? []
      : [
          [
            reciprocal,
            constant,
            'RECIP',
            `The slope of this boundary is run over rise; for the line shown, rise over run is ${math(toLatex(slope))}.`,
          ] as const,
        ]),
  ];
  const sides = `describes the region ${there} the line, but the region ${here} it is shaded`;
  const dashes = strict
    ? 'The boundary line is dashed, so points on it are not solutions and the symbol must not include equality.'
    : 'The boundary line is solid, so points on it are solutions and the symbol must include equality.';
  const [first, further] = random.sample(lines, 2) as [(typeof lines)[number], (typeof lines)[number]];
  const otherLine = ([s, b, misconception, why]: (typeof lines)[number]) => wrongOption(misconception, option(s, b, above, strict), why);
  const otherLineToo = ([s, b, misconception, why]: (typeof lines)[number]) =>
    wrongOption(misconception, option(s, b, !above, strict), `${why} It also ${sides}.`);
  const flipped = wrongOption('FLIP', option(slope, constant, !above, strict), `This ${sides}.`);
  // Two choices with each symbol: the shading alone, or the dashes alone, do not give the answer away.
  const wrong = random.pick([
    [flipped, otherLine(first), otherLineToo(first)],
    [flipped, otherLine(first), otherLineToo(further)],
    [
      wrongOption('STRICT', option(slope, constant, above, !strict), dashes),
      otherLine(first),
      wrongOption(first[2], option(first[0], first[1], above, !strict), `${first[3]} ${dashes}`),
    ],
    [
      flipped,
      wrongOption('STRICT', option(slope, constant, above, !strict), dashes),
      wrongOption('FLIP', option(slope, constant, !above, !strict), `This ${sides}. ${dashes}`),
    ],
  ]);
  const figure = planeFigure({
    window: { xMin: -half, xMax: half, yMin: -half, yMax: half },
    square: true,
    title: 'Shaded region in the xy-plane',
    alt: `A ${strict ? 'dashed' : 'solid'} line in the xy-plane passes through the points with coordinates (0, ${constant}) and (${second}, ${y}). The region on the ${here === 'above' ? 'upper' : 'lower'} side of the line is shaded. Both axes run from ${-half} to ${half}.`,
    // y ≥ mx + b is m·x − y ≤ −b.
    items: [{ type: 'halfPlane', a: above ? m : -m, b: above ? -1 : 1, c: above ? -constant : constant, boundary: strict ? 'dashed' : 'solid' }],
  });
  return {
    parameters: { slope: toText(slope), constant, above, strict },
    stimulus: { kind: 'figure', figure },
    stem: random.pick([
      'The shaded region in the \\(xy\\)-plane shows the solutions to an inequality. Which of the following is this inequality?',
      'The shaded region shown represents all solutions to which of the following inequalities?',
      'The graph shows all solutions to a linear inequality as a shaded region. Which of the following is the inequality?',
      'The shaded region in the \\(xy\\)-plane represents all solutions to which of the following inequalities?',
      'Which of the following inequalities has the shaded region as its graph in the \\(xy\\)-plane?',
      'Which inequality is represented by the shaded region?',
      'The figure shows the graph of a linear inequality in the \\(xy\\)-plane. Which of the following could be the inequality?',
      'Which inequality is represented by the graph shown, where the shaded region contains its solutions?',
    ]),
    answer: {
      format: 'choice',
      correct: {
        ...option(slope, constant, above, strict),
        why: `The boundary is ${math(`y=${linear(slope, constant)}`)}, the region ${here} it is shaded, and the boundary is ${strict ? 'dashed' : 'solid'}.`,
      },
      wrong,
    },
    steps: [
      'First, find the equation of the boundary line. Then look at which side is shaded and whether the line is solid or dashed.',
      `The boundary passes through ${math(`(0, ${constant})`)} and ${math(`(${second}, ${y})`)}, so its slope is ${math(fractionLatex(slope))} and its equation is ${math(`y=${linear(slope, constant)}`)}.`,
      `The region ${here} the line is shaded, so ${math('y')} is ${above ? 'greater' : 'less'} than the value on the line; the ${strict ? 'dashed line excludes' : 'solid line includes'} equality, so the inequality is ${option(slope, constant, above, strict).text}.`,
      `Check with the origin, which is ${(constant < 0) === above ? 'shaded' : 'not shaded'}: ${math(`0${symbol(above, strict)}${constant}`)} is ${(constant < 0) === above ? 'true' : 'false'}.`,
    ],
    takeaway: 'Shading above the line means greater than, and below means less than; a dashed line excludes equality, and a solid line includes it.',
  };
}

export const inequalityFromGraph: Generator = {
  archetype: 'INEQ-f',
  topicId: 15,
  version: 6,
  levels: [3],
  skillTags: ['linear-inequalities', 'graphs'],
  draft: (random) => (random.chance(2, 5) ? graphOfInequality(random) : draft(random)),
};
