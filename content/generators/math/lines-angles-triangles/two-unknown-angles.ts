/** AN-m: angles with unknowns in more than one place. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '../../generator.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { triangleNames } from '../triangles.ts';
import { signed, term } from '../formulas.ts';
import { bug, numberAnswer } from '../answers.ts';
import { type AnySize, asSize } from '../exact-size.ts';
import { asSizes } from '../manners.ts';
import { persist } from '../persist.ts';

const deg = (latex: string | number) => math(`${/[+-]|[a-z]/.test(`${latex}`) ? `(${latex})` : latex}^\\circ`);
/** Beside whole numbers, a fraction would stand out. */
const asWholeSizes = {
  ...asSizes,
  believable: (value: AnySize, key: AnySize) => (asSize(value).times.d === 1n || asSize(key).times.d !== 1n) && asSizes.believable(value, key),
};

const linear = (a: number, letter: string, b: number) => `${term(a, letter)}${signed(b).replaceAll(' ', '')}`;

/** Two parallel lines and a transversal: one relation in each unknown is not enough. */
function parallelLines(random: Random): Draft | null {
  const [r, s, t] = random.pick([
    ['r', 's', 't'],
    ['m', 'n', 'p'],
    ['j', 'k', 'l'],
    ['p', 'q', 'r'],
  ] as const);
  const [u, v] = random.pick([
    ['x', 'y'],
    ['a', 'b'],
    ['x', 'w'],
  ] as const);
  const relation = random.pick(['corresponding', 'alternate interior', 'alternate exterior'] as const);
  const first = random.int(35, 145);
  const [a, c, d] = [random.int(2, 7), random.int(2, 7), random.int(2, 7)];
  const [x, y] = [random.int(5, 40), random.int(5, 40)];
  // The first angle in u, its neighbor in v, and the angle at the other line in v as well.
  const [b, e, f] = [first - a * x, 180 - first - c * y, first - d * y];
  if (
    first === 90 ||
    b === 0 ||
    e === 0 ||
    f === 0 ||
    Math.abs(b) > 60 ||
    Math.abs(e) > 60 ||
    Math.abs(f) > 60 ||
    x === y ||
    a === c ||
    Math.abs(first - 90) < 8
  )
    return null;
  const ask = random.pick(['sum', 'sum', 'first', 'difference'] as const);
  const key = { sum: x + y, first: x, difference: Math.abs(x - y) }[ask];
  const [one, two, three] = [linear(a, u, b), linear(c, v, e), linear(d, v, f)];
  // What is asked, for a wrong value of the second unknown; only simple fractions are shown.
  const withSecond = (second: number, why: string) => {
    const own = (d * second + f - b) / a;
    const value = { sum: own + second, first: own, difference: Math.abs(own - second) }[ask];
    const twelfths = Math.round(value * 12);
    return Math.abs(value * 12 - twelfths) > 1e-9 ? [] : [bug('SUPP', rat(twelfths, 12), why)];
  };
  const answer = numberAnswer({
    ...asWholeSizes,
    typed: random.chance(2, 3),
    key,
    why: `${math(`${u}=${x}`)} and ${math(`${v}=${y}`)}.`,
    bugs: [
      ...(c === d ? [] : withSecond((f - e) / (c - d), 'This sets the two neighboring angles equal, but they add up to 180°.')),
      ...withSecond((90 - e - f) / (c + d), 'This makes the neighboring angles add up to 90° instead of 180°.'),
      ...withSecond((360 - e - f) / (c + d), 'This makes the neighboring angles add up to 360° instead of 180°.'),
      bug('STOP', ask === 'sum' ? x : y, `This is the value of ${math(ask === 'sum' ? u : v)} alone.`),
      bug('STOP', ask === 'sum' ? y : x + y, ask === 'sum' ? `This is the value of ${math(v)} alone.` : 'This is the sum of the two values.'),
      bug('STOP', first, 'This is the measure of one of the angles.'),
      bug('SUPP', 180 - first, 'This is the measure of one of the angles.'),
    ],
  });
  const asked = {
    sum: `What is the value of ${math(`${u}+${v}`)}?`,
    first: `What is the value of ${math(u)}?`,
    difference: `What is the value of ${math(x > y ? `${u}-${v}` : `${v}-${u}`)}?`,
  }[ask];
  const measures = random.pick([
    `The measures of angles 1, 2, and 3 are ${deg(one)}, ${deg(two)}, and ${deg(three)}, respectively.`,
    `The measure of angle 1 is ${deg(one)}, the measure of angle 2 is ${deg(two)}, and the measure of angle 3 is ${deg(three)}.`,
  ]);
  return (
    answer && {
      parameters: { kind: 'parallel', a, b, c, e, d, f, u, v, ask, relation },
      stem: random.pick([
        `Line ${math(t)} intersects parallel lines ${math(r)} and ${math(s)}. Angle 1 and angle 2 are adjacent angles formed by lines ${math(r)} and ${math(t)}. Angle 3 is formed by lines ${math(s)} and ${math(t)}, and angle 1 and angle 3 are ${relation} angles. ${measures} ${asked}`,
        `Lines ${math(r)} and ${math(s)} are parallel, and line ${math(t)} intersects both lines. Lines ${math(r)} and ${math(t)} form two adjacent angles, angle 1 and angle 2. Lines ${math(s)} and ${math(t)} form angle 3. Angle 1 and angle 3 are ${relation} angles. ${measures} ${asked}`,
      ]),
      answer,
      steps: [
        `Adjacent angles at one crossing add up to 180°, and ${relation} angles at parallel lines are congruent: ${math(`${one}+${two}=180`)} and ${math(`${one}=${three}`)}.`,
        `Put the second into the first: ${math(`${three}+${two}=180`)}, so ${math(`${c + d}${v}=${180 - e - f}`)} and ${math(`${v}=${y}`)}.`,
        `Then ${math(`${one}=${first}`)}, so ${math(`${u}=${x}`)}.${ask === 'sum' || ask === 'difference' ? ` The answer is ${math(`${ask === 'sum' ? `${x}+${y}` : `${Math.max(x, y)}-${Math.min(x, y)}`}=${key}`)}.` : ''}`,
        `Check: the angles are ${math(first)}, ${math(180 - first)}, and ${math(first)} degrees.`,
      ],
      takeaway: 'Each pair of angles gives one equation; with two unknowns, find two relations before you solve.',
    }
  );
}

/** Equal sides and an exterior angle at the top, both in one unknown. */
function exteriorOfIsosceles(random: Random): Draft | null {
  const [A, B, C] = random.pick(triangleNames);
  const D = A === 'D' ? 'H' : A === 'L' ? 'P' : 'D';
  const base = random.int(25, 82);
  const exteriorAt = random.pick(['apex', 'base'] as const);
  const exterior = exteriorAt === 'apex' ? 2 * base : 180 - base;
  const apex = 180 - 2 * base;
  const x = random.int(6, 30);
  const [m, n] = [random.int(2, 6), random.int(2, 9)];
  const toldApex = exteriorAt === 'base';
  const [known, other] = [toldApex ? apex : base, exterior];
  const [p, q] = [known - m * x, other - n * x];
  if (base === 60 || p === 0 || q === 0 || Math.abs(p) > 60 || Math.abs(q) > 60 || apex < 10 || m === n || (toldApex ? 2 * n === m : n === 2 * m)) return null;
  const ask = random.pick(toldApex ? (['base', 'x', 'base'] as const) : (['apex', 'x', 'apex'] as const));
  const key = { base, apex, x }[ask];
  const [one, two] = [linear(m, 'x', p), linear(n, 'x', q)];
  // The exterior angle taken as equal to the given one, or as its supplement.
  const falseX = (total: number, sign: 1 | -1) => rat(sign === 1 ? total - p - q : p - q, sign === 1 ? m + n : n - m);
  const answer = numberAnswer({
    ...asWholeSizes,
    typed: random.chance(2, 3),
    key,
    why: `${math('x')} is ${x}, and the angles of the triangle are ${base}°, ${base}°, and ${apex}°.`,
    bugs: [
      bug(
        'STOP',
        ask === 'x' ? base : x,
        ask === 'x' ? 'This is the measure of an angle of the triangle.' : `This is the value of ${math('x')}, not the measure of the angle.`,
      ),
      bug('SUPP', exterior, 'This is the measure of the exterior angle.'),
      bug('CORR', ask === 'x' ? apex : ask === 'base' ? apex : base, 'This is the measure of another angle of the triangle.'),
      ...(ask === 'x'
        ? [bug('SUPP', falseX(180, 1), 'This makes the two given angles add up to 180°.'), bug('SUPP', falseX(0, -1), 'This sets the two given angles equal.')]
        : [bug('HALF', rat(exterior, 2), 'This is half of the exterior angle.'), bug('SUPP', 180 - known, 'This subtracts only the given angle from 180°.')]),
    ],
  });
  const asked =
    ask === 'x' ? `What is the value of ${math('x')}?` : `What is the measure, in degrees, of angle ${math(ask === 'apex' ? `${B}${A}${C}` : `${A}${B}${C}`)}?`;
  const told = toldApex
    ? `Side ${math(`\\overline{${B}${C}}`)} is extended through ${math(C)} to point ${math(D)}. The measure of angle ${math(`${B}${A}${C}`)} is ${deg(one)}, and the measure of angle ${math(`${A}${C}${D}`)} is ${deg(two)}.`
    : `Side ${math(`\\overline{${B}${A}}`)} is extended through ${math(A)} to point ${math(D)}. The measure of angle ${math(`${A}${B}${C}`)} is ${deg(one)}, and the measure of angle ${math(`${C}${A}${D}`)} is ${deg(two)}.`;
  return (
    answer && {
      parameters: { kind: 'isosceles', base, m, n, x, exteriorAt, ask, name: A },
      stem: `${random.pick([
        `In triangle ${math(`${A}${B}${C}`)}, ${math(`${A}${B}=${A}${C}`)}.`,
        `Triangle ${math(`${A}${B}${C}`)} is isosceles with ${math(`${A}${B}=${A}${C}`)}.`,
        `In triangle ${math(`${A}${B}${C}`)}, sides ${math(`\\overline{${A}${B}}`)} and ${math(`\\overline{${A}${C}}`)} have the same length.`,
      ])} ${told} ${asked}`,
      answer,
      steps: [
        `Equal sides are opposite congruent angles, so the angles at ${math(B)} and ${math(C)} are congruent. An exterior angle is the sum of the two angles of the triangle that are not next to it.`,
        toldApex
          ? `With base angle ${math('b')}, the exterior angle at ${math(C)} is ${math('180-b')}, and the apex is ${math('180-2b')}. So twice the exterior angle is ${math('360-2b')}, which is ${math('180')} more than the apex: ${math(`2(${two})=180+${one}`)}.`
          : `So the exterior angle at ${math(A)} is twice the angle at ${math(B)}: ${math(`${two}=2(${one})`)}.`,
        `This gives ${math(`x=${x}`)}, so the given angles are ${math(known)} and ${math(other)} degrees.`,
        `The angles of the triangle are ${math(base)}, ${math(base)}, and ${math(apex)} degrees. Check: ${math(`2\\cdot ${base}+${apex}=180`)}.`,
      ],
      takeaway: 'Use every fact once: equal sides give equal angles, and an exterior angle is the sum of the two opposite angles.',
    }
  );
}

/** One exterior angle at each vertex: they add up to 360°. */
function exteriorSum(random: Random): Draft | null {
  const [A, B, C] = random.pick(triangleNames);
  const x = random.int(6, 30);
  const inner: readonly [number, number, number] = [random.int(20, 110), random.int(20, 110), 0];
  const third = 180 - inner[0] - inner[1];
  const all = [inner[0], inner[1], third];
  const factors = [random.int(2, 6), random.int(2, 6), random.int(2, 6)];
  const rest = all.map((angle, index) => 180 - angle - (factors[index] ?? 0) * x);
  if (third < 15 || new Set(all).size < 3 || rest.some((value) => value === 0 || Math.abs(value) > 70)) return null;
  const terms = all.map((_, index) => linear(factors[index] ?? 0, 'x', rest[index] ?? 0)) as [string, string, string];
  const ask = random.pick(['least', 'greatest'] as const);
  const key = ask === 'least' ? Math.min(...all) : Math.max(...all);
  const sum = factors.reduce((total, value) => total + value, 0);
  const constant = rest.reduce((total, value) => total + value, 0);
  const falseX = (180 - constant) / sum;
  const falseAngles = all.map((_, index) => (factors[index] ?? 0) * falseX + (rest[index] ?? 0));
  const wrongKey = ask === 'least' ? Math.min(...falseAngles) : Math.max(...falseAngles);
  const answer = numberAnswer({
    ...asWholeSizes,
    typed: random.chance(2, 3),
    key,
    why: `${math('x')} is ${x}, and the interior angles are ${all.map((angle) => `${angle}°`).join(', ')}.`,
    bugs: [
      bug('SUPP', 180 - key, 'This is the exterior angle at that vertex.'),
      bug('CORR', ask === 'least' ? Math.max(...all) : Math.min(...all), `This is the ${ask === 'least' ? 'greatest' : 'least'} of the interior angles.`),
      bug('STOP', x, `This is the value of ${math('x')}.`),
      bug(
        'SUPP',
        180 - (ask === 'least' ? Math.min(...all) : Math.max(...all)) === 180 - key ? (ask === 'least' ? 180 - Math.max(...all) : 180 - Math.min(...all)) : key,
        'This takes the exterior angle of another vertex.',
      ),
      ...(Number.isInteger(wrongKey) && wrongKey > 0 ? [bug('SUPP', wrongKey, 'This makes the three exterior angles add up to 180°.')] : []),
      bug('CORR', all.toSorted((one, two) => one - two)[1] ?? key, 'This is the second of the three interior angles in size.'),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'exterior-sum', inner: all, factors, x, ask, name: A },
      stem: `${random.pick([
        `In triangle ${math(`${A}${B}${C}`)}, an exterior angle at vertex ${math(A)} measures ${deg(terms[0])}, an exterior angle at vertex ${math(B)} measures ${deg(terms[1])}, and an exterior angle at vertex ${math(C)} measures ${deg(terms[2])}.`,
        `The measures of the exterior angles of triangle ${math(`${A}${B}${C}`)} at vertices ${math(A)}, ${math(B)}, and ${math(C)} are ${deg(terms[0])}, ${deg(terms[1])}, and ${deg(terms[2])}, respectively.`,
      ])} What is the measure, in degrees, of the ${ask === 'least' ? 'smallest' : 'largest'} interior angle of the triangle?`,
      answer,
      steps: [
        `Each exterior angle and the interior angle next to it add up to 180°. The interior angles add up to 180°, so the exterior ones add up to ${math('3\\cdot 180-180=360')} degrees.`,
        `${math(`${terms[0]}+${terms[1]}+${terms[2]}=360`)}, so ${math(`${sum}x=${360 - constant}`)} and ${math(`x=${x}`)}.`,
        `The exterior angles are ${all.map((angle) => math(180 - angle)).join(', ')} degrees, so the interior ones are ${all.map((angle) => math(angle)).join(', ')} degrees.`,
        `Check: ${math(`${all.join('+')}=180`)}. The ${ask === 'least' ? 'smallest' : 'largest'} is ${math(key)}.`,
      ],
      takeaway: 'The exterior angles of a triangle, one at each vertex, add up to 360°.',
    }
  );
}

export const twoUnknownAngles: Generator = {
  archetype: 'AN-m',
  topicId: 27,
  version: 6,
  levels: [4],
  skillTags: ['angles', 'parallel-lines', 'exterior-angles'],
  draft(random) {
    const kind = random.pick([parallelLines, parallelLines, exteriorOfIsosceles, exteriorOfIsosceles, exteriorSum]);
    return persist(() => kind(random));
  },
};
