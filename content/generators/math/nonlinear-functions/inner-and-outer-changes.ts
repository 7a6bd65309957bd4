/** Zeros and vertices of g(x) = pf(mx + n) + q, and how far apart a parabola's intercepts are after a vertical shift. */
import { add, div, rat, toNumber } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { bracketed, leading, signed, term } from '../formulas.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { fractionLatex, math } from '../text.ts';
import { interceptsApart } from './intercepts-apart.ts';

/** `4 - 3x` or `2x + 5`: what is put into f. */
const inside = (m: number, n: number) => (m < 0 && n > 0 ? `${n} - ${term(-m, 'x')}` : `${term(m, 'x')}${signed(n)}`);

function innerOf(random: Random): readonly [m: number, n: number] {
  const m = random.pick([-4, -3, -3, -2, -2, 2, 3, 3, 4]);
  return [m, random.pick([-1, 1, 1]) * random.int(1, 11)];
}

const list = (values: readonly number[]) =>
  `${values
    .slice(0, -1)
    .map((value) => math(value))
    .join(', ')}, and ${math(values.at(-1) ?? 0)}`;

/** All zeros of f are told; the greatest, the least or the sum of the zeros of f(mx + n) is asked. */
function zerosOfInner(random: Random): Draft | null {
  const [m, n] = innerOf(random);
  const zeros = random
    .shuffle([-11, -9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13])
    .slice(0, 3)
    .sort((a, b) => a - b) as [number, number, number];
  const [low, , high] = zeros;
  const moved = zeros.map((z) => div(rat(z - n), rat(m)));
  const total = moved.reduce((sum, z) => add(sum, z), rat(0));
  const asked = random.pick(['greatest', 'least', 'greatest', 'least', 'sum'] as const);
  const asc = m > 0;
  const pick = (which: 'greatest' | 'least') => ((which === 'greatest') === asc ? high : low);
  const key = asked === 'sum' ? total : div(rat(pick(asked) - n), rat(m));
  if (key.d > 4n || (asked !== 'sum' && moved.some((z) => z.d > 4n))) return null;
  const sumOfF = zeros.reduce((sum, z) => sum + z, 0);
  const z = asked === 'sum' ? 0 : pick(asked);
  const other = z === high ? low : high;
  const wrong =
    asked === 'sum'
      ? [
          bug('DIST', div(rat(sumOfF - n), rat(m)), `This treats the sum ${math(sumOfF)} as if it were one zero; the ${math(n)} belongs to each of the three.`),
          bug('INVOP', m * sumOfF + 3 * n, `This puts the zeros of ${math('f')} into ${math(inside(m, n))}; instead, ${math(inside(m, n))} has to equal them.`),
          bug('STOP', sumOfF, `This is the sum of the zeros of ${math('f')}; for those of ${math('g')}, set ${math(inside(m, n))} equal to each of them.`),
          bug('SIGN', div(rat(sumOfF + 3 * n), rat(m)), `This adds ${math(n)} where it has to be subtracted.`),
          bug('SHIFT', div(rat(sumOfF), rat(m)), `This leaves out the ${math(n)}; solve ${math(`${inside(m, n)} = ${low}`)}, and so on for each zero.`),
        ]
      : [
          bug(
            'SWAP',
            div(rat(other - n), rat(m)),
            asc
              ? `This is the ${asked === 'greatest' ? 'least' : 'greatest'} zero of ${math('g')}; the ${asked} one comes from ${math(`${inside(m, n)} = ${z}`)}.`
              : `This starts from the ${asked} zero of ${math('f')}; the factor ${math(m)} reverses the order, so solve ${math(`${inside(m, n)} = ${z}`)} instead.`,
          ),
          bug('INVOP', m * z + n, `This puts ${math(z)} into ${math(inside(m, n))}; instead, ${math(inside(m, n))} has to equal ${math(z)}.`),
          bug('SIGN', div(rat(z + n), rat(m)), `This adds ${math(n)} where it has to be subtracted.`),
          bug(
            'STOP',
            asked === 'greatest' ? high : low,
            `This is the ${asked} zero of ${math('f')}; the ${asked} one of ${math('g')} comes from ${math(`${inside(m, n)} = ${z}`)}.`,
          ),
          bug('SHIFT', div(rat(z), rat(m)), `This leaves out the ${math(n)}; solve ${math(`${inside(m, n)} = ${z}`)}.`),
          bug(
            'SWAP',
            moved[1] ?? null,
            `This is the middle one of the three zeros of ${math('g')}; the ${asked} one comes from ${math(`${inside(m, n)} = ${z}`)}.`,
          ),
        ];
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(2, 3),
    key: key,
    why:
      asked === 'sum'
        ? `The zeros of ${math('g')} are ${moved.map((value) => math(fractionLatex(value))).join(', ')}.`
        : `${math(`${inside(m, n)} = ${z}`)} for ${math(`x = ${fractionLatex(key)}`)}.`,
    bugs: wrong,
  });
  return (
    answer && {
      parameters: { kind: 'zeros', m, n, zeros: [...zeros], asked },
      stem: `${random.pick([
        `The polynomial function ${math('f')} has exactly three zeros: ${list(zeros)}. The function ${math('g')} is defined by ${math(`g(x) = f(${inside(m, n)})`)}.`,
        `The graph of the polynomial function ${math('y = f(x)')} in the ${math('xy')}-plane has exactly three ${math('x')}-intercepts, at ${list(zeros).replaceAll(/\\\((-?\d+)\\\)/g, '\\(x = $1\\)')}. The function ${math('g')} is defined by ${math(`g(x) = f(${inside(m, n)})`)}.`,
        `The functions ${math('f')} and ${math('g')} are polynomial functions, where ${math(`g(x) = f(${inside(m, n)})`)}. The only values of ${math('x')} for which ${math('f(x) = 0')} are ${list(zeros)}.`,
      ])} ${asked === 'sum' ? random.pick([`What is the sum of the zeros of ${math('g')}?`, `What is the sum of all values of ${math('x')} for which ${math('g(x) = 0')}?`]) : random.pick([`What is the ${asked} zero of ${math('g')}?`, `What is the ${asked} value of ${math('x')} for which ${math('g(x) = 0')}?`])}`,
      answer,
      steps: [
        `${math('g(x) = 0')} exactly when ${math(inside(m, n))} is a zero of ${math('f')}, so set ${math(inside(m, n))} equal to the zeros of ${math('f')}.`,
        `${zeros.map((value, index) => `${math(`${inside(m, n)} = ${value}`)} gives ${math(`x = ${fractionLatex(moved[index] ?? rat(0))}`)}`).join('; ')}.`,
        asked === 'sum'
          ? `Their sum is ${math(fractionLatex(total))}.`
          : `The ${asked} of these is ${math(fractionLatex(key))}.${asc ? '' : ` It comes from the ${asked === 'greatest' ? 'least' : 'greatest'} zero of ${math('f')}, because the coefficient of ${math('x')} is negative.`}`,
        asked === 'sum'
          ? `Check: ${math(`\\frac{${sumOfF} - ${bracketed(3 * n)}}{${m}} = ${fractionLatex(total)}`)}.`
          : `Check: ${math(`${m} \\cdot ${bracketed(key)}${signed(n)} = ${z}`)}.`,
      ],
      takeaway: 'To find where f(mx + n) is 0, set mx + n equal to each zero of f; do not put the zeros into mx + n.',
    }
  );
}

/** The vertex of f is told; the sum of the coordinates of the vertex of pf(mx + n) + q is asked. */
function vertexOfChanged(random: Random): Draft | null {
  const [m, n] = innerOf(random);
  const [h, k] = [random.pick([-1, 1]) * random.int(1, 10), random.pick([-1, 1]) * random.int(2, 14)];
  const p = random.pick([-4, -3, -2, -2, 2, 3]);
  const q = random.pick([-1, 1]) * random.int(1, 19);
  const x = div(rat(h - n), rat(m));
  const y = p * k + q;
  const key = add(x, rat(y));
  if (x.d !== 1n || toNumber(x) === h || y === k || toNumber(key) === 0) return null;
  const at = toNumber(x);
  const changed = math(`${p} \\cdot ${bracketed(k)}${signed(q)}`);
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(2, 3),
    key: key,
    why: `The vertex of the graph of ${math('g')} is ${math(`(${at}, ${y})`)}.`,
    bugs: [
      bug('INVOP', m * h + n + y, `This puts ${math(h)} into ${math(inside(m, n))}; instead, ${math(inside(m, n))} has to equal ${math(h)}.`),
      bug('SIGN', add(div(rat(h + n), rat(m)), rat(y)), `This adds ${math(n)} where it has to be subtracted.`),
      bug('STOP', h + y, `This leaves the ${math('x')}-coordinate of the vertex as it was; solve ${math(`${inside(m, n)} = ${h}`)} to find the new one.`),
      bug('STOP', at + k + q, `This leaves out the factor ${math(p)}; the ${math('y')}-coordinate of the vertex is ${changed}.`),
      bug('DIST', at + p * (k + q), `This multiplies ${math(q)} by ${math(p)}, too; the factor belongs to ${math('f')} alone.`),
      bug('STOP', at + k, `This leaves the ${math('y')}-coordinate of the vertex as it was; it becomes ${changed}.`),
      bug('STOP', y, `This is only the ${math('y')}-coordinate of the vertex; add the ${math('x')}-coordinate, ${math(at)}.`),
    ],
  });
  const rule = p < 0 && q > 0 && random.chance(1, 2) ? `${q} - ${leading(-p)}f(${inside(m, n)})` : `${leading(p)}f(${inside(m, n)})${signed(q)}`;
  return (
    answer && {
      parameters: { kind: 'vertex', m, n, h, k, p, q },
      stem: `${random.pick([
        `In the ${math('xy')}-plane, the graph of the quadratic function ${math('y = f(x)')} has its vertex at ${math(`(${h}, ${k})`)}. The function ${math('g')} is defined by ${math(`g(x) = ${rule}`)}.`,
        `The function ${math('f')} is quadratic, and the vertex of the graph of ${math('y = f(x)')} in the ${math('xy')}-plane is ${math(`(${h}, ${k})`)}. The function ${math('g')} is defined by ${math(`g(x) = ${rule}`)}.`,
      ])} If the vertex of the graph of ${math('y = g(x)')} is ${math('(r, s)')}, what is the value of ${math('r + s')}?`,
      answer,
      steps: [
        `The vertex of ${math('g')} is where ${math(inside(m, n))}, the input of ${math('f')}, equals ${math(h)}, and its ${math('y')}-coordinate follows from ${math(`f(${h}) = ${k}`)}.`,
        `${math(`${inside(m, n)} = ${h}`)} gives ${math(`x = ${at}`)}.`,
        `There, ${math(`g(${at}) = ${p} \\cdot ${bracketed(k)}${signed(q)} = ${y}`)}. The sum of the coordinates is ${math(`${at}${signed(y)} = ${fractionLatex(key)}`)}.`,
        `Check: ${math(`${m} \\cdot ${bracketed(at)}${signed(n)} = ${h}`)}.`,
      ],
      takeaway: 'What is inside f decides the x-coordinate of the vertex; what is outside decides its y-coordinate.',
    }
  );
}

export const innerAndOuterChanges: Generator = {
  archetype: 'NLF-s',
  topicId: 16,
  version: 3,
  levels: [4, 5],
  skillTags: ['translations', 'zeros', 'quadratic-vertex'],
  draft: (random, level) => (level === 5 ? interceptsApart(random) : random.chance(3, 5) ? zerosOfInner(random) : vertexOfChanged(random)),
};
