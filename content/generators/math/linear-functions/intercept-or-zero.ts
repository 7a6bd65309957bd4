/** LF-f: an intercept or the zero of a linear function, from its rule, its graph or two points. */
import { add, div, mul, neg, rat, sub, toNumber, toText, type Rational } from '#core/rational.ts';
import { planeFigure } from '#content/figures/plane.ts';
import { linear, point } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Difficulty } from '#core/questions/question.ts';
import type { Random } from '#core/random.ts';
import { sign } from '../draws.ts';

type Asked = 'x' | 'y';

const asks: Record<Asked, readonly string[]> = {
  x: [
    'What is the \\(x\\)-coordinate of the \\(x\\)-intercept of the graph of \\(y=f(x)\\) in the \\(xy\\)-plane?',
    'For what value of \\(x\\) does \\(f(x)=0\\)?',
    'What is the zero of \\(f\\)?',
    'The graph of \\(y=f(x)\\) crosses the \\(x\\)-axis at the point \\((a, 0)\\). What is the value of \\(a\\)?',
  ],
  y: [
    'What is the \\(y\\)-coordinate of the \\(y\\)-intercept of the graph of \\(y=f(x)\\) in the \\(xy\\)-plane?',
    'What is the value of \\(f(0)\\)?',
    'The graph of \\(y=f(x)\\) crosses the \\(y\\)-axis at the point \\((0, b)\\). What is the value of \\(b\\)?',
  ],
};

/** A graph whose asked intercept lies outside the window, or inside at level 2. */
function graph(slope: Rational, constant: Rational, level: Difficulty, asked: Asked) {
  const half = 8;
  const f = (x: number) => add(mul(slope, rat(x)), constant);
  const intercept = toNumber(asked === 'x' ? div(neg(constant), slope) : constant);
  // The text alternative names two points: neither of them may name the intercept.
  const visible = Array.from({ length: 2 * half - 1 }, (_, index) => index - half + 1).filter(
    (x) => f(x).d === 1n && Math.abs(toNumber(f(x))) < half && x !== intercept && toNumber(f(x)) !== intercept,
  );
  const [first, last] = [visible[0], visible.at(-1)];
  if (first === undefined || last === undefined || last - first < 2 || visible.length < 2) return null;
  // At an end of the axes, where the text alternative says how far they run, it would be named too.
  if (Math.abs(intercept) === half || Math.abs(intercept) > half !== (level === 3)) return null;
  const [p, q] = [toNumber(f(first)), toNumber(f(last))];
  return {
    points: [first, p, last, q] as const,
    figure: planeFigure({
      window: { xMin: -half, xMax: half, yMin: -half, yMax: half },
      square: true,
      title: 'Graph of a linear function',
      alt: `A line in the xy-plane that ${slope.n > 0n ? 'rises' : 'falls'} from left to right and passes through the points with coordinates ${first}, ${p} and ${last}, ${q}. Both axes run from ${-half} to ${half}.`,
      items: [
        {
          type: 'line',
          through: [
            [first, p],
            [last, q],
          ],
        },
        { type: 'point', at: [first, p] },
        { type: 'point', at: [last, q] },
      ],
    }),
  };
}

function draft(random: Random, level: Difficulty): Draft | null {
  const asked: Asked = random.pick(['x', 'x', 'y']);
  const given = random.pick(level === 2 ? ['rule', 'rule', 'graph'] : ['points', 'points', 'graph']);
  const slope = rat(random.int(1, 9) * sign(random), level === 2 ? 1 : random.pick([1, 2, 3, 4]));
  const constant = rat(random.int(1, given === 'graph' ? 16 : 30) * sign(random));
  const zero = div(neg(constant), slope);
  if (slope.n === slope.d || !isTame(zero, 60, given === 'rule' ? 4 : 3)) return null;
  if (given === 'rule' && asked === 'y' && random.chance(2, 3)) return null;
  const drawn = given === 'graph' ? graph(slope, constant, level, asked) : null;
  const xs = random.sample([-7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8, 9], 2).sort((a, b) => a - b) as [number, number];
  const ys = xs.map((x) => add(mul(slope, rat(x)), constant)) as [Rational, Rational];
  if (given === 'graph' ? !drawn : given === 'points' && !ys.every((y) => y.d === 1n && y.n !== 0n)) return null;
  const [x1, y1, x2, y2] = drawn ? drawn.points : [xs[0], toNumber(ys[0]), xs[1], toNumber(ys[1])];
  const key = asked === 'x' ? zero : constant;
  const other = asked === 'x' ? constant : zero;
  // A line through the first point whose slope was found upside down or with the wrong sign.
  const [px, py] = [rat(x1), rat(y1)];
  const throughPoint = (wrongSlope: Rational) => (asked === 'x' ? sub(px, div(py, wrongSlope)) : sub(py, mul(wrongSlope, px)));
  const from = math(point(x1, y1));
  const fromRule: Bug[] =
    asked === 'x'
      ? [
          bug(
            'STOP',
            neg(constant),
            `This is the value of ${math(linear(slope, 0))} when ${math('f(x)=0')}; divide it by ${math(fractionLatex(slope))} to find ${math('x')}.`,
          ),
          bug(
            'RECIP',
            div(neg(slope), constant),
            `This divides ${math(fractionLatex(slope))} by ${math(fractionLatex(neg(constant)))}; divide ${math(fractionLatex(neg(constant)))} by ${math(fractionLatex(slope))} instead.`,
          ),
          bug(
            'INVOP',
            sub(neg(constant), slope),
            `This subtracts ${math(fractionLatex(slope))} in the last step; ${math('x')} is multiplied by the slope, so divide by it instead.`,
          ),
        ]
      : [
          bug('INTC', add(slope, constant), `This is ${math('f(1)')}; the ${math('y')}-intercept is ${math('f(0)')}.`),
          bug('INVOP', neg(zero), `This divides the constant by the slope; at ${math('x=0')}, the term with ${math('x')} is 0, so only the constant is left.`),
        ];
  const fromPoints: Bug[] = [
    bug(
      'RECIP',
      throughPoint(div(rat(1), slope)),
      `This divides the change in ${math('x')} by the change in ${math('y')} to find the slope; divide ${math(`${y2 - y1}`)} by ${math(`${x2 - x1}`)} instead.`,
    ),
    bug(
      'SIGN',
      throughPoint(neg(slope)),
      `This goes from ${from} to the ${math(asked)}-axis with the slope ${math(fractionLatex(neg(slope)))}; the slope is ${math(fractionLatex(slope))}.`,
    ),
    ...(asked === 'y'
      ? [
          bug(
            'SWAP' as const,
            sub(px, mul(slope, py)),
            `This substitutes the coordinates of ${from} into ${math('y=mx+b')} with ${math('x')} and ${math('y')} switched; put ${math(`${x1}`)} in for ${math('x')} and ${math(`${y1}`)} in for ${math('y')}.`,
          ),
        ]
      : [
          bug(
            'STOP' as const,
            neg(constant),
            `This is the opposite of ${math('f(0)')}; you still need to divide it by the slope, ${math(fractionLatex(slope))}.`,
          ),
        ]),
  ];
  const bugs: Bug[] = [
    bug(
      'INTC' as const,
      other,
      asked === 'x'
        ? `This is the ${math('y')}-coordinate of the ${math('y')}-intercept; for the ${math('x')}-intercept, solve ${math('f(x)=0')}.`
        : `This is the ${math('x')}-coordinate of the ${math('x')}-intercept; for the ${math('y')}-intercept, find ${math('f(0)')}.`,
    ),
    bug(
      'SIGN' as const,
      neg(key),
      asked === 'x'
        ? `This has the wrong sign; ${math(`${linear(slope, constant)}=0`)} gives ${math(`x=${fractionLatex(zero)}`)}.`
        : given === 'rule'
          ? `This has the wrong sign; when ${math('x=0')}, ${math(linear(slope, constant))} is ${math(fractionLatex(constant))}.`
          : `This has the wrong sign; from ${from}, the slope ${math(fractionLatex(slope))} leads to ${math(`f(0)=${fractionLatex(constant)}`)}.`,
    ),
    ...(given === 'rule' ? fromRule : fromPoints),
    bug(
      'RATE0' as const,
      slope,
      `This is the slope of the graph; to find where it crosses the ${math(asked)}-axis, ${asked === 'x' ? `solve ${math('f(x)=0')}` : `find ${math('f(0)')}`}.`,
    ),
    // A number far from the key would be ruled out at a glance.
  ].filter(({ value }) => isTame(value, Math.max(24, Math.ceil(5 * Math.abs(toNumber(key)))), 6));
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(2, 5),
    key,
    why: asked === 'x' ? `${math(`f(${fractionLatex(zero)})=0`)}.` : `${math(`f(0)=${fractionLatex(constant)}`)}.`,
    bugs,
  });
  if (!answer) return null;
  const rule = linear(slope, constant);
  const told =
    given === 'rule'
      ? random.pick([`The function ${math('f')} is defined by ${math(`f(x)=${rule}`)}.`, `For the function ${math('f')}, ${math(`f(x)=${rule}`)}.`])
      : given === 'graph'
        ? random.pick([
            `The graph of the linear function ${math('y=f(x)')} is shown.`,
            `The figure shows the graph of ${math('y=f(x)')}, where ${math('f')} is a linear function.`,
          ])
        : random.pick([
            `For the linear function ${math('f')}, ${math(`f(${x1})=${y1}`)} and ${math(`f(${x2})=${y2}`)}.`,
            `The graph of the linear function ${math('y=f(x)')} passes through the points ${math(point(x1, y1))} and ${math(point(x2, y2))}.`,
          ]);
  return {
    parameters: { slope: toText(slope), constant: toText(constant), asked, given, x1, x2 },
    ...(drawn && { stimulus: { kind: 'figure', figure: drawn.figure } }),
    stem: `${told} ${random.pick(asks[asked])}`,
    answer,
    steps: [
      asked === 'x' ? 'At the \\(x\\)-intercept, the output is 0, so solve \\(f(x)=0\\).' : 'At the \\(y\\)-intercept, the input is 0, so find \\(f(0)\\).',
      ...(given === 'rule'
        ? []
        : [
            `The slope is ${math(`\\frac{${y2}-${y1 < 0 ? `(${y1})` : y1}}{${x2}-${x1 < 0 ? `(${x1})` : x1}}=${fractionLatex(slope)}`)}. Using ${math(point(x1, y1))}, the equation is ${math(`f(x)=${rule}`)}.`,
          ]),
      asked === 'x' ? `Solving ${math(`${rule}=0`)} gives ${math(`x=${fractionLatex(zero)}`)}.` : `${math(`f(0)=${fractionLatex(constant)}`)}.`,
      `With the graphing calculator: graph ${math(`y=${rule}`)} and find where it crosses the ${math(asked)}-axis.`,
    ],
    takeaway: 'To find the x-intercept, solve f(x) = 0; to find the y-intercept, evaluate f(0).',
  };
}

export const interceptOrZero: Generator = { archetype: 'LF-f', topicId: 12, version: 4, levels: [2, 3], skillTags: ['linear-functions', 'intercepts'], draft };
