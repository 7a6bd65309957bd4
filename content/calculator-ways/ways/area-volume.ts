/** The ways of area and volume: formulas with their numbers typed as one row, and both sides of an equation graphed where a length is unknown. */
import * as z from 'zod';
import { equation, firstOf, inPi, typedFormulas, workedOut } from '../answering.ts';
import { from, value } from '../builders.ts';
import type { Question } from '#core/questions/question.ts';
import type { Way, WayOf } from '../way.ts';
import { cutSolids, linkedSolids } from './solids.ts';

const number = z.number();
const row = (text: string): Way => ({ rows: [text], reading: value });

const volumes = firstOf(
  from(z.object({ kind: z.literal('cylinder'), numbers: z.array(number) }), ({ numbers: [r = 0, h = 0, byDiameter] }, question) =>
    inPi(question, `${byDiameter ? `(${2 * r}/2)` : r}^2*${h}`),
  ),
  from(z.object({ kind: z.literal('cone'), numbers: z.array(number) }), ({ numbers: [r = 0, h = 0, byDiameter] }, question) =>
    inPi(question, `${byDiameter ? `(${2 * r}/2)` : r}^2*${h}/3`),
  ),
  from(z.object({ kind: z.literal('sphere'), numbers: z.array(number) }), ({ numbers: [r = 0, byDiameter] }, question) =>
    inPi(question, `4/3*${byDiameter ? `(${2 * r}/2)` : r}^3`),
  ),
  from(z.object({ kind: z.literal('pyramid'), numbers: z.array(number) }), ({ numbers: [side = 0, h = 0] }) => row(`${side}^2*${h}/3`)),
);

const composite = firstOf(
  from(z.object({ kind: z.literal('ring'), r: number, width: number, byDiameter: z.boolean() }), ({ r, width, byDiameter }, question) => {
    const radius = byDiameter ? `${2 * r}/2` : `${r}`;
    return inPi(question, `(${radius} + ${width})^2 - ${byDiameter ? `(${radius})` : radius}^2`);
  }),
  from(z.object({ kind: z.literal('semicircle'), r: number, length: number, removed: z.boolean() }), ({ r, length, removed }, question) =>
    workedOut(question, `${length}*${2 * r} ${removed ? '-' : '+'} π*${r}^2/2`),
  ),
  from(z.object({ kind: z.literal('border'), l: number, w: number, x: number, whole: z.boolean() }), ({ l, w, x, whole }) => ({
    ...equation(`(${l} + 2x)(${w} + 2x)`, whole ? `${(l + 2 * x) * (w + 2 * x)}` : `${(l + 2 * x) * (w + 2 * x) - l * w} + ${l}*${w}`, 'x', 'positive'),
    idea: 'With a border of width x, each side is longer by 2x.',
  })),
  from(z.object({ kind: z.literal('cut'), W: number, H: number, w: number, h: number }), ({ W, H, w, h }) =>
    row(`${W}*${H} - (${W} - ${W - w})(${H} - ${H - h})/2`),
  ),
);

/** The surface of a solid, face by face. */
const surfaces = firstOf(
  from(z.object({ kind: z.literal('box'), a: number, b: number, c: number }), ({ a, b, c }) => row(`2(${a}*${b} + ${a}*${c} + ${b}*${c})`)),
  from(z.object({ kind: z.literal('open-box'), a: number, b: number, c: number }), ({ a, b, c }) => row(`${a}*${b} + 2*${a}*${c} + 2*${b}*${c}`)),
  from(z.object({ kind: z.literal('cylinder'), r: number, h: number }), ({ r, h }, question) => inPi(question, `2*${r}^2 + 2*${r}*${h}`)),
  from(z.object({ kind: z.literal('pyramid-slant'), side: number, second: number }), ({ side, second }) => row(`${side}^2 + 4*${side}*${second}/2`)),
  from(z.object({ kind: z.literal('pyramid'), side: number, second: number }), ({ side, second }) => ({
    rows: [`a = sqrt(${second}^2 + (${side}/2)^2)`, `${side}^2 + 4*${side}*a/2`],
    reading: value,
    idea: 'a is the height of a triangular face.',
  })),
  from(z.object({ kind: z.literal('prism'), p: number, q: number, length: number }), ({ p, q, length }) =>
    row(`${p}*${q} + ${length}(${p} + ${q} + sqrt(${p}^2 + ${q}^2))`),
  ),
);

/** A volume formula with one length unknown. */
const dimensions = firstOf(
  from(z.object({ kind: z.literal('tube'), one: number }), ({ one }, question) => solid(`π*${one}^2*x`, question)),
  from(z.object({ kind: z.literal('ball'), wants: number }), ({ wants }, question) => solid('4/3*π*x^3', question, wants ? '2x' : 'x')),
  from(z.object({ kind: z.enum(['cylinder', 'cone']), times: number, wants: number }), ({ kind, times, wants }, question) =>
    solid(`π*x^2*${times}x${kind === 'cone' ? '/3' : ''}`, question, ['x', `${times}x`, '2x'][wants]),
  ),
  from(z.object({ kind: z.literal('square-box'), times: number, wantsHeight: z.union([z.literal(0), z.literal(1)]) }), ({ times, wantsHeight }, question) =>
    solid(`x^2*${times}x`, question, wantsHeight ? `${times}x` : 'x'),
  ),
);

/** The volume that the stem gives is its last formula with a number of cubic units. */
function solid(formula: string, question: Question, asked = 'x'): Way | null {
  const volumes = typedFormulas(question).filter((text) => formula.includes('π') === text.includes('π'));
  const [volume, ...more] = formula.includes('π') ? volumes : volumes.slice(-1);
  return volume === undefined || more.length > 0
    ? null
    : { ...equation(formula, volume, asked), idea: 'x is the unknown length; the volume formula stands on the left.' };
}

const factor = (percent: number) => `${Number((1 + percent / 100).toFixed(4))}`;
/** What the volume is of the base times the height. */
const share = { cone: 3, cylinder: 1 } as const;
const changes = firstOf(
  from(z.object({ kind: z.literal('percent'), p: number, q: number }), ({ p, q }) => {
    const product = `${factor(p)}^2*${factor(q)}`;
    return row((1 + p / 100) ** 2 * (1 + q / 100) > 1 ? `(${product} - 1)*100` : `(1 - ${product})*100`);
  }),
  from(
    z.object({
      kind: z.literal('height'),
      n: number,
      d: number,
      first: z.enum(['cone', 'cylinder']),
      second: z.enum(['cone', 'cylinder']),
      multiple: number,
      h: number,
    }),
    ({ n, d, first, second, multiple, h }) => {
      const times = (factors: readonly (number | string)[]) => factors.filter((one) => one !== 1).join('*');
      const given = `${times([multiple, h])}${share[first] === 1 ? '' : `/${share[first]}`}`;
      const wanted = `${d === 1 ? n : `(${n}/${d})`}^2*x${share[second] === 1 ? '' : `/${share[second]}`}`;
      return { ...equation(wanted, given), idea: 'Take 1 as the radius of X and leave out π; x is the height of Y.' };
    },
  ),
);

const flat = firstOf(
  from(z.object({ kind: z.literal('area'), sides: number, s: number }), ({ sides, s }, question) =>
    workedOut(question, `${sides === 6 ? '6*' : ''}sqrt(3)/4*${s}^2`),
  ),
  from(z.object({ kind: z.literal('box'), a: number, b: number, c: number }), ({ a, b, c }, question) => workedOut(question, `sqrt(${a}^2 + ${b}^2 + ${c}^2)`)),
  from(z.object({ kind: z.literal('back'), sides: number, askHeight: z.boolean() }), ({ sides, askHeight }, question) => {
    const [area] = typedFormulas(question);
    if (area === undefined) return null;
    const way = workedOut(question, `a = sqrt(${area}/(${sides === 6 ? '6*' : ''}sqrt(3)/4))`, askHeight ? `a*sqrt(3)${sides === 6 ? '' : '/2'}` : `${sides}a`);
    return way && { ...way, idea: 'An equilateral triangle with side a has the area √3/4 · a²; a hexagon is six of them.' };
  }),
);

export const areaVolume: Readonly<Record<string, WayOf>> = {
  'AR-b': from(
    z.object({ kind: z.literal('perimeter'), w: number, l: number, byFactor: z.boolean(), askLength: z.boolean() }),
    ({ w, l, byFactor, askLength }) => {
      const length = byFactor ? `${l / w}x` : `x + ${l - w}`;
      return { ...equation(`2x + 2${byFactor ? `*${length}` : `(${length})`}`, `${2 * (l + w)}`, askLength ? length : 'x'), idea: 'x is the width.' };
    },
  ),
  'AR-c': volumes,
  'AR-d': composite,
  'AR-e': from(
    z.object({ kind: z.literal('ratio'), a: number, b: number, fromVolume: z.boolean(), first: number, scale: number }),
    ({ a, b, fromVolume, first, scale }) => ({
      rows: fromVolume ? [`k = cbrt(${scale * b ** 3}/${scale * a ** 3})`, `${first}k^2`] : [`k = sqrt(${scale * b ** 2}/${scale * a ** 2})`, `${first}k^3`],
      reading: value,
      idea: 'k is the ratio of lengths: areas grow with its square, volumes with its cube.',
    }),
  ),
  'AR-f': surfaces,
  'AR-g': dimensions,
  'AR-j': changes,
  'AR-k': flat,
  'AR-l': cutSolids,
  'AR-m': linkedSolids,
};
