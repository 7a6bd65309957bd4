/** SYS-c: the solution of a system read from a graph. */
import { planeFigure, type PlaneItem } from '#content/figures/plane.ts';
import { linear, point } from '../formulas.ts';
import { math } from '../text.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';

const half = 8;
const inside = (value: number) => Math.abs(value) <= half - 1;

interface Line {
  readonly m: number;
  readonly b: number;
}
const at = ({ m, b }: Line, x: number) => m * x + b;

/** Another grid point of the line inside the window, for the text alternative. */
const secondPoint = (line: Line, x: number) =>
  [1, -1, 2, -2, 3, -3, 4, -4].map((step) => x + step).find((other) => Number.isInteger(at(line, other)) && inside(at(line, other)) && inside(other));

function draft(random: Random, level: Difficulty): Draft | null {
  const [x, y] = [random.int(-5, 5), random.int(-5, 5)];
  const slopes = random.sample([-3, -2, -1, -0.5, 0.5, 1, 2, 3], 2) as [number, number];
  const [one, two] = slopes.map((m) => ({ m, b: y - m * x })) as [Line, Line];
  if (x === 0 || y === 0 || x === y || ![one, two].every(({ b }) => Number.isInteger(b) && inside(b))) return null;
  const [other1, other2] = [secondPoint(one, x), secondPoint(two, x)];
  if (!other1 || !other2) return null;
  if (level === 2 && !Number.isInteger(two.m)) return null;
  const option = (px: number, py: number) => ({ text: math(point(px, py)), value: `${px},${py}` });
  const wrong: WrongOption[] = [];
  const push = (px: number, py: number, misconception: Misconception, why: string) => wrong.push({ ...option(px, py), misconception, why });
  push(y, x, 'SWAP', `This switches the coordinates of the solution; the \\(x\\)-coordinate, ${math(x)}, comes first.`);
  push(
    0,
    one.b,
    'INTC',
    level === 1
      ? 'This is the \\(y\\)-intercept of one of the lines; look for the point that is on both lines.'
      : `This is the \\(y\\)-intercept of the line shown; look for the point of the line that also satisfies ${math(`y=${linear(two.m, two.b)}`)}.`,
  );
  push(
    0,
    two.b,
    'INTC',
    level === 1
      ? 'This is the \\(y\\)-intercept of one of the lines; look for the point that is on both lines.'
      : 'This is the \\(y\\)-intercept of the other line; look for the point of that line that is also on the line shown.',
  );
  push(-x, y, 'SIGN', 'The \\(x\\)-coordinate has the wrong sign; read it off on the other side of the \\(y\\)-axis.');
  push(x, -y, 'SIGN', 'The \\(y\\)-coordinate has the wrong sign; read it off on the other side of the \\(x\\)-axis.');
  if (level === 2) {
    push(
      other1,
      at(one, other1),
      'STOP',
      `This point lies on the line shown, but it does not satisfy ${math(`y=${linear(two.m, two.b)}`)}; put the points of the line into this equation.`,
    );
    push(
      other2,
      at(two, other2),
      'STOP',
      `This point satisfies ${math(`y=${linear(two.m, two.b)}`)}, but it does not lie on the line shown; draw this equation’s line to see where the two meet.`,
    );
  }
  const describe = (line: Line, other: number) => `passes through the points with coordinates (0, ${line.b}) and (${other}, ${at(line, other)})`;
  const items: PlaneItem[] = [
    {
      type: 'line',
      through: [
        [0, one.b],
        [other1, at(one, other1)],
      ],
    },
  ];
  if (level === 1)
    items.push({
      type: 'line',
      through: [
        [0, two.b],
        [other2, at(two, other2)],
      ],
      paint: 'series2',
      dash: 'solid',
    });
  const figure = planeFigure({
    window: { xMin: -half, xMax: half, yMin: -half, yMax: half },
    square: true,
    title: level === 1 ? 'Graphs of two linear equations' : 'Graph of a linear equation',
    alt:
      level === 1
        ? `Two lines in the xy-plane. The first ${describe(one, other1)}. The second ${describe(two, other2)}. The lines cross at one grid point. Both axes run from ${-half} to ${half}.`
        : `A line in the xy-plane. It ${describe(one, other1)}. Both axes run from ${-half} to ${half}.`,
    items,
  });
  const [p1, p2] = [math(point(other1, at(one, other1))), math(point(0, one.b))];
  const oneSlope = (line: Line) =>
    Number.isInteger(line.m) ? linear(line.m, line.b) : `${line.m < 0 ? '-' : ''}\\frac{1}{2}x${line.b === 0 ? '' : line.b > 0 ? `+${line.b}` : line.b}`;
  return {
    parameters: { one: `${one.m},${one.b}`, two: `${two.m},${two.b}` },
    stimulus: { kind: 'figure', figure },
    stem:
      level === 1
        ? random.pick([
            `The graph of a system of two linear equations is shown in the \\(xy\\)-plane. What is the solution ${math('(x, y)')} to this system?`,
            `The graphs of the two equations of a system of linear equations are shown. Which ordered pair ${math('(x, y)')} is the solution to the system?`,
            `Two lines are shown in the \\(xy\\)-plane. At what point ${math('(x, y)')} do they intersect?`,
            `What is the solution ${math('(x, y)')} to the system of linear equations whose graphs are shown in the \\(xy\\)-plane?`,
            `The figure shows the graphs of two linear equations. Which ordered pair ${math('(x, y)')} satisfies both of these equations?`,
          ])
        : random.pick([
            `The graph of one of the equations in a system of two linear equations is shown. The other equation of the system is ${math(`y=${oneSlope(two)}`)}. What is the solution ${math('(x, y)')} to the system?`,
            `At what point ${math('(x, y)')} does the line shown in the \\(xy\\)-plane intersect the graph of ${math(`y=${oneSlope(two)}`)}?`,
            `The graph of a linear equation is shown in the \\(xy\\)-plane. What is the solution ${math('(x, y)')} to the system that consists of this equation and ${math(`y=${oneSlope(two)}`)}?`,
          ]),
    answer: { format: 'choice', correct: { ...option(x, y), why: 'This point lies on both lines.' }, wrong },
    steps:
      level === 1
        ? [
            'The solution to a system is the point that lies on both graphs, where the lines intersect.',
            `The lines intersect ${math(`${Math.abs(x)}`)} unit${Math.abs(x) === 1 ? '' : 's'} to the ${x > 0 ? 'right' : 'left'} of the \\(y\\)-axis and ${math(`${Math.abs(y)}`)} unit${Math.abs(y) === 1 ? '' : 's'} ${y > 0 ? 'above' : 'below'} the \\(x\\)-axis, at ${math(point(x, y))}.`,
            `Check with the equations of the lines, ${math(`y=${oneSlope(one)}`)} and ${math(`y=${oneSlope(two)}`)}: when ${math(`x=${x}`)}, both give ${math(`y=${y}`)}.`,
          ]
        : [
            'The solution must lie on the line shown and also satisfy the other equation.',
            `The line shown passes through ${p2} and ${p1}, so its equation is ${math(`y=${oneSlope(one)}`)}.`,
            `Set the right sides equal: ${math(`${oneSlope(one)}=${oneSlope(two)}`)} gives ${math(`x=${x}`)}, and then ${math(`y=${y}`)}.`,
            `Check: the point ${math(point(x, y))} is on the line shown, and it satisfies ${math(`y=${oneSlope(two)}`)}.`,
          ],
    takeaway: 'The solution to a system is the point on both graphs; its coordinates satisfy both equations.',
  };
}

export const solutionFromGraph: Generator = { archetype: 'SYS-c', topicId: 14, version: 4, levels: [1, 2], skillTags: ['systems-linear', 'graphs'], draft };
