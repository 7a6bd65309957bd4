/** INEQ-f, the other way round: which shaded region shows the solutions of a given inequality. */
import { rat, toNumber, toText, type Rational } from '#core/rational.ts';
import { linear } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import type { Draft, WrongOption } from '#content/generators/generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import { choicePlane, rightGraph, wrongGraph } from '../graph-choices.ts';

const half = 6;

function shown(slope: Rational, constant: number, above: boolean, strict: boolean) {
  const m = toNumber(slope);
  const second = [1, -1, 2, -2, 3, -3, 4, -4].find((x) => Number.isInteger(Math.round((m * x + constant) * 1e9) / 1e9) && Math.abs(m * x + constant) < half);
  if (second === undefined) return null;
  const alt = `A ${strict ? 'dashed' : 'solid'} line in the xy-plane passes through the points with coordinates (0, ${constant}) and (${second}, ${Math.round(m * second + constant)}). The region on the ${above ? 'upper' : 'lower'} side of the line is shaded.`;
  // y ≥ mx + b is m·x − y ≤ −b.
  return choicePlane(half, 'Shaded region in the xy-plane', alt, [
    { type: 'halfPlane', a: above ? m : -m, b: above ? -1 : 1, c: above ? -constant : constant, boundary: strict ? 'dashed' : 'solid' },
  ]);
}

export function graphOfInequality(random: Random): Draft | null {
  const slope = rat(random.int(1, 3) * (random.chance(1, 2) ? 1 : -1), random.pick([1, 1, 2, 3]));
  const constant = random.int(1, 5) * (random.chance(1, 2) ? 1 : -1);
  const [above, strict] = [random.chance(1, 2), random.chance(1, 2)];
  const figure = shown(slope, constant, above, strict);
  if (!figure) return null;
  const key = (s: Rational, b: number, up: boolean, open: boolean) => `${toText(s)};${b};${up};${open}`;
  const wrong: WrongOption[] = [];
  const push = (s: Rational, b: number, up: boolean, open: boolean, misconception: Misconception, why: string) => {
    const drawn = shown(s, b, up, open);
    if (drawn) wrong.push(wrongGraph(misconception, drawn, key(s, b, up, open), why));
  };
  const opposite = rat(-slope.n, slope.d);
  const symbol = above ? (strict ? '>' : '\\ge ') : strict ? '<' : '\\le ';
  const [here, there] = above ? ['above', 'below'] : ['below', 'above'];
  const boundary = strict
    ? 'The symbol does not include equality, so the boundary must be dashed.'
    : 'The symbol includes equality, so the boundary must be solid.';
  push(slope, constant, !above, strict, 'FLIP', `This shades the region ${there} the line, but the symbol ${math(symbol.trim())} means the region ${here} it.`);
  push(slope, constant, above, !strict, 'STRICT', boundary);
  push(slope, constant, !above, !strict, 'FLIP', `The symbol ${math(symbol.trim())} means the region ${here} the line, not ${there} it. ${boundary}`);
  push(opposite, constant, above, strict, 'SIGN', `The slope of this boundary has the wrong sign; it should be ${math(fractionLatex(slope))}.`);
  push(
    opposite,
    constant,
    !above,
    strict,
    'SIGN',
    `The slope of this boundary has the wrong sign; it should be ${math(fractionLatex(slope))}, with the region ${here} the line shaded.`,
  );
  push(slope, -constant, above, strict, 'SIGN', `This boundary crosses the \\(y\\)-axis at ${math(`(0, ${-constant})`)}, not at ${math(`(0, ${constant})`)}.`);
  push(
    slope,
    -constant,
    !above,
    strict,
    'SIGN',
    `This boundary crosses the \\(y\\)-axis at ${math(`(0, ${-constant})`)}, not at ${math(`(0, ${constant})`)}, and the region ${here} it should be shaded.`,
  );
  const inequality = `y${symbol}${linear(slope, rat(constant))}`;
  const isOrigin = constant < 0 === above;
  return {
    parameters: { slope: toText(slope), constant, above, strict, asChoices: true },
    stem: random.pick([
      `In which of the following graphs does the shaded region represent all solutions to ${math(inequality)}?`,
      `${math(inequality)}\n\nWhich of the following graphs shows all solutions to the given inequality as a shaded region?`,
      `Which shaded region in the \\(xy\\)-plane represents the solutions to the inequality ${math(inequality)}?`,
      `The solutions to ${math(inequality)} are shown as a shaded region in the \\(xy\\)-plane. Which of the following could be the graph?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightGraph(
        figure,
        key(slope, constant, above, strict),
        `The boundary is ${math(`y=${linear(slope, rat(constant))}`)}, ${strict ? 'dashed' : 'solid'}, and the region ${here} it is shaded.`,
      ),
      wrong,
    },
    steps: [
      'First, find the boundary line. Then decide whether it is solid or dashed and which side is shaded.',
      `The boundary ${math(`y=${linear(slope, rat(constant))}`)} crosses the \\(y\\)-axis at ${math(`(0, ${constant})`)} and has slope ${math(fractionLatex(slope))}.`,
      `The symbol ${strict ? 'excludes equality, so the line is dashed' : 'includes equality, so the line is solid'}. Since ${math('y')} is ${above ? 'greater' : 'less'} than its value on the line, the region ${here} the line is shaded.`,
      `Check with the origin: ${math(`0${symbol}${constant}`)} is ${isOrigin ? 'true' : 'false'}, so the origin ${isOrigin ? 'lies' : 'does not lie'} in the shaded region.`,
    ],
    takeaway: 'Shade above the line for greater than and below it for less than; a dashed line excludes equality, and a solid line includes it.',
  };
}
