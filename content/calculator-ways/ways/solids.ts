/** The ways of solids that are cut, and of those that are linked by an area or a volume. */
import * as z from 'zod';
import type { Question } from '#core/questions/question.ts';
import { firstOf, inPi, numbersIn, typedFormulas, workedOut } from '../answering.ts';
import { from, value } from '../builders.ts';
import type { Way } from '../way.ts';

const number = z.number();
const k = 'k is the ratio of lengths, of the small solid to the whole one; volumes have the ratio k^3.';

/** The ratio of lengths as it is typed, from a fraction or two lengths in the stem. */
function ratioOfLengths(question: Question, fromBase: boolean, byLengths: boolean): string | null {
  const [first, second] = numbersIn(question);
  if (first === undefined || (byLengths && second === undefined)) return null;
  if (!byLengths) return fromBase ? `1 - ${first}` : first;
  return fromBase ? `(${first} - ${second})/${first}` : `${second}/${first}`;
}

const shares = { whole: '1', top: 'k^3', frustum: '(1 - k^3)' } as const;
const solidNames = z.enum(['whole', 'top', 'frustum']);

export const cutSolids = firstOf(
  from(
    z.object({
      kind: z.literal('pieces'),
      position: z.enum(['base', 'vertex']),
      byLengths: z.boolean(),
      given: solidNames,
      asked: solidNames,
      pi: z.boolean(),
    }),
    ({ position, byLengths, given, asked, pi }, question) => {
      const ratio = ratioOfLengths(question, position === 'base', byLengths);
      const volume = typedFormulas(question).findLast((text) => /^\d+π?$/.test(text));
      if (ratio === null || volume === undefined || volume.endsWith('π') !== pi) return null;
      const known = volume.replace('π', '');
      const worked = `${known}${given === 'whole' ? '' : `/${shares[given]}`}${asked === 'whole' ? '' : `*${shares[asked]}`}`;
      const rows = [`k = ${ratio}`, worked];
      const way: Way | null = pi ? inPi(question, ...rows) : { rows, reading: value };
      return way && { ...way, idea: k };
    },
  ),
  from(z.object({ kind: z.literal('water'), H: number, R: number, depth: number, wantMissing: z.boolean() }), ({ H, R, depth, wantMissing }, question) => {
    const way = inPi(question, `r_1 = ${R}*${depth}/${H}`, `${wantMissing ? `${R}^2*${H}/3 - ` : ''}r_1^2*${depth}/3`);
    return way && { ...way, idea: 'r_1 is the radius of the surface, by similar triangles.' };
  }),
  from(z.object({ kind: z.literal('areas'), a: number, b: number, times: number, whole: number }), ({ a, b, times, whole }) => ({
    rows: [`k = sqrt(${a * a * times}/${b * b * times})`, `${whole}(1 - k^3)`],
    reading: value,
    idea: 'k is the ratio of lengths: areas have the ratio k^2, volumes the ratio k^3.',
  })),
  from(z.object({ kind: z.literal('frustum'), small: number, large: number, height: number }), ({ small, large, height }, question) => {
    const way = inPi(question, `h = ${height}*${large}/(${large} - ${small})`, `${large}^2*h/3 - ${small}^2(h - ${height})/3`);
    return way && { ...way, idea: 'h is the height of the whole cone.' };
  }),
);

const product = (ratio: readonly number[]) => ratio.join('*');
const faces = ([a = 0, b = 0, c = 0]: readonly number[]) => `2(${a}*${b} + ${a}*${c} + ${b}*${c})`;
const share = { cone: '/3', cylinder: '' } as const;

export const linkedSolids = firstOf(
  from(z.object({ kind: z.enum(['box', 'box-diagonal']), ratio: z.array(number).length(3), k: number }), ({ kind, ratio, k: times }, question) => {
    const [a = 0, b = 0, c = 0] = ratio;
    const last = kind === 'box' ? `${product(ratio)}*k^3` : `k*sqrt(${ratio.map((one) => `${one}^2`).join(' + ')})`;
    const way = workedOut(question, `k = sqrt(${2 * (a * b + a * c + b * c) * times * times}/(${faces(ratio)}))`, last);
    return way && { ...way, idea: 'The edges are k times the numbers of the ratio, so the surface is k^2 times as large as with those.' };
  }),
  from(z.object({ kind: z.literal('pyramid'), given: z.enum(['total-side', 'lateral-side']), half: number, height: number }), ({ given, half, height }) => {
    const [side, slant] = [2 * half, Math.hypot(half, height)];
    const above = given === 'total-side' ? `(${2 * side * slant + side * side} - ${side}^2)` : `${2 * side * slant}`;
    return {
      rows: [`a = ${above}/(2*${side})`, `h = sqrt(a^2 - ${half}^2)`, `${side}^2*h/3`],
      reading: value,
      idea: 'a is the height of a triangular face, h that of the pyramid.',
    };
  }),
  from(z.object({ kind: z.literal('pyramid'), given: z.literal('lateral-slant'), half: number, height: number }), ({ half, height }) => {
    const slant = Math.hypot(half, height);
    return {
      rows: [`a = ${4 * half * slant}/(2*${slant})`, `h = sqrt(${slant}^2 - (a/2)^2)`, 'a^2*h/3'],
      reading: value,
      idea: 'a is the side of the base, h the height of the pyramid.',
    };
  }),
  from(
    z.object({ kind: z.literal('same-volume'), one: z.enum(['cone', 'cylinder']), two: z.enum(['cone', 'cylinder']), r1: number, r2: number, h1: number }),
    ({ one, two, r1, r2, h1 }) => ({
      rows: [`a = ${r1}^2*${h1}${share[one]}`, share[two] === '' ? `a/${r2}^2` : `a/(${r2}^2${share[two]})`],
      reading: value,
      idea: 'a is the volume without π, which both have.',
    }),
  ),
  from(z.object({ kind: z.literal('rolled'), height: number, around: number }), ({ height, around }, question) => {
    const way = workedOut(question, `r_1 = ${around}/(2π)`, `π*r_1^2*${height}`);
    return way && { ...way, idea: 'r_1 is the radius: the side that goes around is the circumference.' };
  }),
);
