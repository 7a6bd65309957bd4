/** AN-m: angles with unknowns in more than one place. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { triangleNames } from '../triangles.ts';
import { bug, numberAnswer } from '../answers.ts';
import { persist } from '../persist.ts';
import { asWholeSizes, linear } from './linear-angles.ts';
import { parallelLinesTwoUnknowns } from './parallel-lines-two-unknowns.ts';

const deg = (latex: string | number) => math(`${/[+-]|[a-z]/.test(`${latex}`) ? `(${latex})` : latex}^\\circ`);
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
        ask === 'x'
          ? `This is the measure of an angle of the triangle; solve its expression for ${math('x')}.`
          : `This is the value of ${math('x')}; put it into the expression for the angle.`,
      ),
      bug(
        'SUPP',
        exterior,
        ask === 'x'
          ? `This is the measure of the exterior angle; solve its expression for ${math('x')}.`
          : 'This is the measure of the exterior angle; subtract it from 180° for the interior angle next to it.',
      ),
      bug(
        'CORR',
        ask === 'x' ? apex : ask === 'base' ? apex : base,
        ask === 'x'
          ? `This is the measure of an angle of the triangle; find ${math('x')} from it.`
          : ask === 'base'
            ? 'This is the angle between the equal sides; subtract it from 180°, and halve what is left.'
            : 'This is a base angle; subtract it twice from 180°.',
      ),
      ...(ask === 'x'
        ? [
            bug('SUPP', falseX(180, 1), 'This makes the two given angles add up to 180°; the exterior angle is the sum of the two remote interior ones.'),
            bug('SUPP', falseX(0, -1), 'This sets the two given angles equal; the exterior angle is the sum of the two remote interior ones.'),
          ]
        : [
            bug('HALF', rat(exterior, 2), 'This is half of the exterior angle; it is the sum of the two remote interior angles, so subtract the known one.'),
            bug('SUPP', 180 - known, 'This subtracts only the given angle from 180°; subtract the other interior angle as well.'),
          ]),
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
      bug('SUPP', 180 - key, 'This is the exterior angle at that vertex; subtract it from 180°.'),
      bug(
        'CORR',
        ask === 'least' ? Math.max(...all) : Math.min(...all),
        `This is the ${ask === 'least' ? 'greatest' : 'least'} of the interior angles ${all.map((angle) => `${angle}°`).join(', ')}; take the ${ask}.`,
      ),
      bug('STOP', x, `This is the value of ${math('x')}; put it into the expressions for the angles.`),
      bug(
        'SUPP',
        180 - (ask === 'least' ? Math.min(...all) : Math.max(...all)) === 180 - key ? (ask === 'least' ? 180 - Math.max(...all) : 180 - Math.min(...all)) : key,
        `This is the exterior angle of another vertex; take the ${ask} of the interior angles.`,
      ),
      ...(Number.isInteger(wrongKey) && wrongKey > 0
        ? [bug('SUPP', wrongKey, 'This makes the three exterior angles add up to 180°; they add up to 360°.')]
        : []),
      bug(
        'CORR',
        all.toSorted((one, two) => one - two)[1] ?? key,
        `Of the three interior angles, this is the one between the least and the greatest; take the ${ask}.`,
      ),
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
  version: 7,
  levels: [4],
  skillTags: ['angles', 'parallel-lines', 'exterior-angles'],
  draft(random) {
    const kind = random.pick([parallelLinesTwoUnknowns, parallelLinesTwoUnknowns, exteriorOfIsosceles, exteriorOfIsosceles, exteriorSum]);
    return persist(() => kind(random));
  },
};
