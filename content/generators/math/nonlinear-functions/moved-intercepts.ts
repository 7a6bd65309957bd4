/** How many x-intercepts the graph of a changed function has, read from the graph of the function it is made from. */
import { planeFigure } from '#content/figures/plane.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import { rat } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { bracketed, leading, signed } from '../formulas.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { fractionLatex, math } from '../text.ts';

interface Curve {
  readonly f: (x: number) => number;
  /** Heights of the turning points from left to right. */
  readonly turns: readonly (readonly [x: number, y: number])[];
  /** Where it goes on the far left. */
  readonly fromAbove: boolean;
  readonly alt: string;
}

/** A cubic curve, or a curve of degree 4 with two equal outer turning points; all turning points lie on grid points. */
function curveOf(random: Random): Curve | null {
  const quartic = random.chance(1, 2);
  const up = random.chance(1, 2) ? 1 : -1;
  const [h, w] = [random.int(-2, 2), quartic ? random.int(2, 3) : random.int(1, 2)];
  const places = quartic ? [h - w, h, h + w] : [h - w, h + w];
  if (places.some((x) => Math.abs(x) > 5)) return null;
  const [middle, size] = quartic ? [random.int(-6, 6), random.int(3, 8)] : [random.int(-3, 3), random.int(2, 5)];
  const f = quartic
    ? (x: number) => middle + up * size * (((x - h) / w) ** 2 - 1) ** 2
    : (x: number) => middle + (up * size * (((x - h) / w) ** 3 - 3 * ((x - h) / w))) / 2;
  const turns = places.map((x) => [x, Math.round(f(x))] as const);
  // Neither a turning point on the x-axis nor two that are opposites: both would hide what is asked.
  if (turns.some(([, y]) => y === 0 || Math.abs(y) > 7)) return null;
  if (new Set(turns.map(([, y]) => Math.abs(y))).size < 2) return null;
  const fromAbove = quartic ? up > 0 : up < 0;
  const words = turns.map(([x, y], index) => {
    const low = fromAbove === (index % 2 === 0);
    return `${low ? 'falls' : 'rises'} to a turning point at (${x}, ${y})`;
  });
  const end = fromAbove === (turns.length % 2 === 0) ? 'falls' : 'rises';
  return { f, turns, fromAbove, alt: `A smooth curve in the xy-plane. From left to right, it ${words.join(', ')}, and then ${end} to the edge of the graph.` };
}

/** How many points the curve has at a height. */
function pointsAt({ turns, fromAbove }: Curve, height: number): number {
  const far = 1000;
  const ends = [fromAbove ? far : -far, fromAbove === (turns.length % 2 === 0) ? -far : far] as const;
  const heights = [ends[0], ...turns.map(([, y]) => y), ends[1]];
  const crossings = heights.slice(1).filter((y, index) => (y - height) * ((heights[index] ?? 0) - height) < 0).length;
  return crossings + turns.filter(([, y]) => y === height).length;
}

const drawn = (curve: Curve) =>
  planeFigure({
    window: { xMin: -7, xMax: 7, yMin: -8, yMax: 8 },
    square: true,
    title: 'Graph of a polynomial function',
    alt: curve.alt,
    items: [{ type: 'curve', f: curve.f }],
  });

const numberWords = ['no', 'exactly one', 'exactly two', 'exactly three', 'exactly four'];
const intercepts = (n: number) => `${numberWords[n]} ${math('x')}-intercept${n === 1 ? '' : 's'}`;
const opening = (random: Random, curve: Curve) => {
  const degree = curve.turns.length === 3 ? 'quartic' : 'cubic';
  return `${random.pick([
    `The graph of the ${degree} polynomial function ${math('y = f(x)')} is shown.`,
    `The graph of ${math('y = f(x)')} is shown, where ${math('f')} is a ${degree} polynomial function.`,
    `The graph of the ${degree} polynomial function ${math('f')} is shown in the ${math('xy')}-plane.`,
  ])} All the turning points of the graph are shown.`;
};

const factors = [-3, -2, -2, 2, 2, 3, 4] as const;
const ruleOf = (p: number, m: number) => `${leading(p)}f(${m === 0 ? 'x' : `x${signed(m)}`}) + k`;
const sideways = (random: Random) => (random.chance(1, 2) ? 0 : random.pick([-1, 1]) * random.int(1, 6));
const sidewaysNote = (m: number) =>
  m === 0 ? '' : ` The ${math(signed(m).trim().replace(' ', ''))} inside only shifts the graph horizontally, which does not change the number of intercepts.`;
const points = (n: number) => (n === 1 ? 'one point' : `${(numberWords[n] ?? '').replace('exactly ', '')} points`);
const turnsOf = (curve: Curve) => curve.turns.map(([x, y]) => [x, y]);
const heightsOf = (curve: Curve) => [...new Set(curve.turns.map(([, y]) => y))];
/** Whether a number is a coordinate of a turning point: it can be read off the graph, so it should not be the key. */
const isShown = (curve: Curve, value: number) => curve.turns.flat().includes(value);
const product = (p: number, y: number) => `${p} \\cdot ${bracketed(y)}`;

/** The constant that makes the graph of pf(x + m) + k touch the axis. */
function touching(random: Random): Draft | null {
  const curve = curveOf(random);
  if (!curve) return null;
  const [p, m] = [random.pick(factors), sideways(random)];
  const heights = heightsOf(curve);
  const three = curve.turns.length === 3;
  // With three turning points, only the middle one gives three intercepts; with two, the sign of k decides.
  const sign = random.pick([-1, 1]);
  const [height, more] = three ? [curve.turns[1]?.[1]] : heights.filter((y) => -p * y * sign > 0);
  if (height === undefined || more !== undefined) return null;
  const wanted = three ? 3 : 2;
  const key = -p * height;
  if (isShown(curve, key)) return null;
  const other = heights.find((y) => y !== height) ?? 0;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(3, 4),
    key: key,
    why: `A turning point of the graph of ${math('g')} is on the ${math('x')}-axis if ${math(`${product(p, height)} + k = 0`)}.`,
    bugs: [
      bug('SIGN', p * height, `This is the ${math('y')}-coordinate of the turning point after the stretch; ${math('k')} has to bring it to 0.`),
      bug('STOP', -height, `This leaves out the factor ${math(p)}; multiply the ${math('y')}-coordinate by it first.`),
      bug('STOP', height, `This is the ${math('y')}-coordinate of the turning point on the graph of ${math('f')}; find the value that brings it to 0.`),
      bug(
        'VERT',
        -p * other,
        `This brings the other ${math('y')}-coordinate, ${math(other)}, to the ${math('x')}-axis; for the number of intercepts wanted, it is ${math(height)} that has to come there.`,
      ),
      bug('INVOP', -height - p, `This adds the factor ${math(p)}; multiply by it instead.`),
      bug(
        'STRICT',
        key + (key > 0 ? 1 : -1),
        `With this value, the turning point lies beyond the ${math('x')}-axis; it is on the axis when ${math(`${product(p, height)} + k = 0`)}.`,
      ),
      bug(
        'VERT',
        p * other,
        `This is the other ${math('y')}-coordinate after the stretch, ${math(product(p, other))}; find the value of ${math('k')} that brings ${math(product(p, height))} to 0.`,
      ),
      bug(
        'STOP',
        -other,
        `This leaves out the factor ${math(p)}; even with it, ${math(other)} is not the ${math('y')}-coordinate to bring to 0, but ${math(height)} is.`,
      ),
      // Where the sign of k is told, no choice has the other one.
    ].filter(({ value }) => three || (value !== null && value.n > 0n === sign > 0)),
  });
  const given = three ? `where ${math('k')} is a constant` : `where ${math('k')} is a ${sign > 0 ? 'positive' : 'negative'} constant`;
  return (
    answer && {
      parameters: { kind: 'touching', turns: turnsOf(curve), p, m },
      stimulus: { kind: 'figure', figure: drawn(curve) },
      stem: `${opening(random, curve)} The function ${math('g')} is defined by ${math(`g(x) = ${ruleOf(p, m)}`)}, ${given}. ${graphOfG(random, wanted)} What is the value of ${math('k')}?`,
      answer,
      steps: [
        `The number of ${math('x')}-intercepts changes where a turning point reaches the ${math('x')}-axis. The turning points of ${math('f')} have the ${math('y')}-coordinates ${heights.map((y) => math(y)).join(' and ')}.${sidewaysNote(m)}`,
        `At ${math(`y = ${height}`)}, the graph of ${math('f')} has ${points(wanted)}, so the graph of ${math('g')} has ${intercepts(wanted)} if this ${math('y')}-coordinate becomes 0.`,
        `It becomes ${math(`${product(p, height)} + k`)}, so ${math(`${p * height} + k = 0`)} and ${math(`k = ${key}`)}.`,
        `Check: the other ${math('y')}-coordinate becomes ${math(`${product(p, other)}${signed(key)} = ${p * other + key}`)}${three ? `, on the side of the axis that gives two more intercepts` : `, so the graph crosses the axis once more, beyond that turning point`}.`,
      ],
      takeaway: 'The number of intercepts changes when a turning point reaches the x-axis.',
    }
  );
}

const graphOfG = (random: Random, wanted: number) =>
  random.pick([
    `The graph of ${math('y = g(x)')} in the ${math('xy')}-plane has ${intercepts(wanted)}.`,
    `The graph of ${math('y = g(x)')} intersects the ${math('x')}-axis at ${numberWords[wanted]} point${wanted === 1 ? '' : 's'}.`,
  ]);

/** Four values of k for pf(x) + k = 0 with a number of solutions. */
function whichConstant(random: Random): Draft | null {
  const curve = curveOf(random);
  if (!curve) return null;
  const p = random.pick(factors);
  const heights = heightsOf(curve);
  const wanted = curve.turns.length === 3 ? random.pick([0, 2, 4, 4]) : random.pick([1, 3, 3]);
  const heightFor = (k: number) => -k / p;
  const fits = (k: number) => pointsAt(curve, heightFor(k)) === wanted;
  // Not far beyond the turning points, where the number of solutions is plain to see.
  const [low, high] = [Math.min(...heights) - 1.5, Math.max(...heights) + 1.5];
  const near = Array.from({ length: 121 }, (_, index) => index - 60).filter((k) => k !== 0 && heightFor(k) > low && heightFor(k) < high);
  const keys = near.filter((k) => fits(k) && !fits(-k) && !isShown(curve, k));
  if (keys.length === 0) return null;
  const key = random.pick(keys);
  const strict = random.shuffle(near.filter((k) => heights.includes(heightFor(k)) && !fits(k)));
  const withoutFactor = random.shuffle(near.filter((k) => !fits(k) && pointsAt(curve, -k) === wanted));
  // The opposite of the key not always: what is always there, and close to the key, gives it away.
  const wrongs = [...new Set([...(random.chance(1, 2) ? [-key] : []), ...strict.slice(0, 1), ...withoutFactor.slice(0, 1), ...random.shuffle(near)])]
    .filter((k) => !fits(k))
    .slice(0, 3);
  if (wrongs.length < 3) return null;
  const meaning = (k: number): [Misconception, string] => {
    const has = `${math(`f(x) = ${fractionLatex(rat(-k, p))}`)} has ${points(pointsAt(curve, heightFor(k))).replace('point', 'solution')}`;
    if (fits(-k)) return ['SIGN', `${has}; the value of ${math('k')} needs the opposite sign.`];
    if (heights.includes(heightFor(k)))
      return ['STRICT', `${has}, because a turning point has this ${math('y')}-coordinate; look for a height with ${points(wanted)}.`];
    if (pointsAt(curve, -k) === wanted)
      return ['STOP', `${has}; this value leaves out the factor ${math(p)}. Solve ${math(`${leading(p)}f(x) + k = 0`)} for ${math('f(x)')}.`];
    return ['SHIFT', `${has}, for this height is on the wrong side of a turning point; look for a height with ${points(wanted)}.`];
  };
  const many = points(wanted);
  return {
    parameters: { kind: 'choose', turns: turnsOf(curve), p, wanted },
    stimulus: { kind: 'figure', figure: drawn(curve) },
    stem: random.pick([
      `${opening(random, curve)} For which of the following values of ${math('k')} does the graph of ${math(`y = ${ruleOf(p, 0)}`)} in the ${math('xy')}-plane have ${intercepts(wanted)}?`,
      `${opening(random, curve)} The function ${math('g')} is defined by ${math(`g(x) = ${ruleOf(p, 0)}`)}, where ${math('k')} is a constant. If the graph of ${math('y = g(x)')} in the ${math('xy')}-plane has ${intercepts(wanted)}, which of the following could be the value of ${math('k')}?`,
      `${opening(random, curve)} The equation ${math(`${ruleOf(p, 0)} = 0`)}, where ${math('k')} is a constant, has ${numberWords[wanted]} real solution${wanted === 1 ? '' : 's'}. Which of the following could be the value of ${math('k')}?`,
    ]),
    answer: {
      format: 'choice',
      correct: {
        text: math(key),
        value: `${key}`,
        order: key,
        why: `The graph of ${math('f')} has ${many} at ${math(`y = ${fractionLatex(rat(-key, p))}`)}.`,
      },
      wrong: wrongs.map((k) => ({ text: math(k), value: `${k}`, order: k, misconception: meaning(k)[0], why: meaning(k)[1] })),
    },
    steps: [
      `Solve ${math(`${ruleOf(p, 0)} = 0`)} for ${math('f(x)')}: ${math(`f(x) = ${p < 0 ? '' : '-'}\\frac{k}{${Math.abs(p)}}`)}. The number of solutions is the number of points of the graph of ${math('f')} with that ${math('y')}-coordinate.`,
      `The turning points have the ${math('y')}-coordinates ${heights.map((y) => math(y)).join(' and ')}. The number of points changes only there.`,
      `For ${math(`k = ${key}`)}, this is ${math(`y = ${fractionLatex(rat(-key, p))}`)}, where the graph has ${many}.`,
      `Check: with ${math(`k = ${key}`)}, the turning points of the graph of ${math(`y = ${ruleOf(p, 0)}`)} have the ${math('y')}-coordinates ${heights.map((y) => math(`${product(p, y)}${signed(key)} = ${p * y + key}`)).join(' and ')}.`,
    ],
    takeaway: 'To count solutions, solve for f(x) and count the points of its graph at that height.',
  };
}

/** The greatest or least integer k for which pf(x + m) + k has as many intercepts as possible. */
function extremeConstant(random: Random): Draft | null {
  const curve = curveOf(random);
  if (!curve) return null;
  const heights = heightsOf(curve);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const [p, m] = [random.pick(factors), sideways(random)];
  const most = curve.turns.length + 1;
  const [from, to] = [Math.min(-p * low, -p * high), Math.max(-p * low, -p * high)];
  const greatest = random.chance(1, 2);
  const key = greatest ? to - 1 : from + 1;
  if (key === 0 || to - from < 4 || isShown(curve, key)) return null;
  const word = greatest ? 'greatest' : 'least';
  const bound = greatest ? to : from;
  const plain = greatest ? Math.max(-low, -high) - 1 : Math.min(-low, -high) + 1;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(3, 4),
    key: key,
    why: `There are ${most} intercepts only for ${math(`${from} < k < ${to}`)}.`,
    bugs: [
      bug(
        'STRICT',
        bound,
        `With this value, a turning point lies on the ${math('x')}-axis, and the graph has fewer intercepts; take the next integer ${greatest ? 'below' : 'above'} it.`,
      ),
      bug('STOP', plain, `This leaves out the factor ${math(p)}; multiply the ${math('y')}-coordinates of the turning points by it first.`),
      bug(
        'SWAP',
        greatest ? from + 1 : to - 1,
        `This is the ${greatest ? 'least' : 'greatest'} possible value; the ${word} one is next to the other bound, ${math(bound)}.`,
      ),
      bug(
        'SIGN',
        -bound,
        `This is the ${math('y')}-coordinate of a turning point after the stretch; the bound for ${math('k')} is its opposite, ${math(bound)}.`,
      ),
    ].slice(0, 3 + Number(plain === key || plain === bound)),
  });
  return (
    answer && {
      parameters: { kind: 'extreme', turns: turnsOf(curve), p, m, greatest },
      stimulus: { kind: 'figure', figure: drawn(curve) },
      stem: `${opening(random, curve)} The function ${math('g')} is defined by ${math(`g(x) = ${ruleOf(p, m)}`)}, where ${math('k')} is an integer. ${graphOfG(random, most)} What is the ${word} possible value of ${math('k')}?`,
      answer,
      steps: [
        `The number of ${math('x')}-intercepts changes where a turning point reaches the ${math('x')}-axis. The turning points of ${math('f')} have the ${math('y')}-coordinates ${heights.map((y) => math(y)).join(' and ')}.${sidewaysNote(m)}`,
        `The factor ${math(p)} changes these to ${heights.map((y) => math(p * y)).join(' and ')}, and ${math('k')} is added to them.`,
        `The graph has ${most} intercepts if the ${math('x')}-axis runs between these two after ${math('k')} is added: ${math(`${from} < k < ${to}`)}. The ${word} integer is ${math(key)}.`,
        `Check: for ${math(`k = ${bound}`)}, a turning point lies on the ${math('x')}-axis, and there are fewer intercepts.`,
      ],
      takeaway: 'A factor and a constant outside f change the y-coordinates of turning points; a constant inside moves them sideways.',
    }
  );
}

export const movedIntercepts: Generator = {
  archetype: 'NLF-r',
  topicId: 16,
  version: 3,
  levels: [4, 5],
  skillTags: ['translations', 'zeros', 'graphs'],
  draft: (random, level) => (level === 5 ? extremeConstant(random) : random.chance(1, 2) ? touching(random) : whichConstant(random)),
};
