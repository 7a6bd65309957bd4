/** AR-l: a cone or pyramid cut by a plane parallel to its base: the small solid is similar to the whole one. */
import { div, mul, pow, rat, type Rational, sub, toNumber } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { lengthUnits } from '../units.ts';
import { math } from '../text.ts';
import { type AnySize, piTimes, sizeLatex, type SizeLike } from '../exact-size.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';
import { persist } from '../persist.ts';
import { frustumFromRadii, waterInACone } from './frustums.ts';

const fractions = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [1, 5],
  [2, 5],
  [3, 5],
  [4, 5],
] as const;
const solids = ['cone', 'square pyramid', 'cone', 'rectangular pyramid'] as const;
const fullName = { cone: 'right circular cone', 'square pyramid': 'right square pyramid', 'rectangular pyramid': 'right rectangular pyramid' } as const;

/** Volume with or without π, as the whole one is given. */
const volume = (value: Rational, pi: boolean): SizeLike => (pi ? piTimes(value) : value);

interface Cut {
  readonly f: Rational;
  readonly told: string;
  readonly position: 'vertex' | 'base';
  readonly byLengths: boolean;
  readonly height: number;
}

/** Where the plane is, from the vertex or from the base, as a part of the height or in lengths. */
function drawCut(random: Random, short: string, unit: string): Cut {
  const [a, b] = random.pick(fractions);
  const f = rat(a, b);
  const position = random.pick(['vertex', 'base', 'base'] as const);
  const byLengths = random.chance(1, 2);
  const shown = position === 'vertex' ? f : sub(rat(1), f);
  const height = b * random.int(2, 9);
  const there = toNumber(mul(rat(height), shown));
  const told = byLengths
    ? `The height of the ${short} is ${math(height)} ${unit}, and the plane is ${math(there)} ${unit} from the ${position === 'vertex' ? 'vertex' : 'base'}.`
    : `The distance from the ${position === 'vertex' ? 'vertex' : 'base'} to the plane is ${math(sizeLatex(shown))} of the height of the ${short}.`;
  return { f, told, position, byLengths, height };
}

const opening = (random: Random, name: string, short: string) =>
  random.pick([
    `A plane parallel to the base of a ${name} divides it into a smaller ${short} and a second solid.`,
    `A ${name} is cut by a plane parallel to its base, and the top part, a smaller ${short}, is removed.`,
    `A ${name} is divided into a smaller ${short} and a second solid by a plane that is parallel to its base.`,
    `A solid in the shape of a ${name} is cut into two pieces by a plane parallel to its base. One of the pieces is a smaller ${short}.`,
  ]);
const between = (random: Random, short: string) =>
  random.pick([`the part of the original ${short} between the plane and the base`, 'the piece that contains the base']);
const takeaway = 'A plane parallel to the base cuts off a similar solid: lengths have the ratio k from the vertex, and volumes have the ratio k³.';

const cubed = (f: Rational) => math(`\\left(${sizeLatex(f)}\\right)^3=${sizeLatex(pow(f, 3))}`);
/** What the cube of the ratio leaves for the piece at the base. */
const left = (f: Rational) => math(sizeLatex(sub(rat(1), pow(f, 3))));

function slips(whole: Rational, f: Rational, asked: 'frustum' | 'top', pi: boolean): Bug<AnySize>[] {
  const g = sub(rat(1), f);
  const part = (share: Rational) => volume(mul(whole, share), pi);
  return asked === 'frustum'
    ? [
        bug('STOP', part(pow(f, 3)), `This is the smaller solid, which is cut off at the vertex; the rest is ${left(f)} of the whole.`),
        bug('K2K3', part(g), `This takes the volumes to have the ratio of the heights; take its cube, ${cubed(f)}, and then the rest.`),
        bug('K2K3', part(sub(rat(1), pow(f, 2))), `This squares the ratio of the heights, as for areas; volumes have its cube, ${cubed(f)}.`),
        bug(
          'CORR',
          part(sub(rat(1), pow(g, 3))),
          `This measures the smaller solid from the base; from the vertex, its height is ${math(sizeLatex(f))} of the whole.`,
        ),
        bug(
          'CORR',
          part(pow(g, 3)),
          `The lower piece is not similar to the whole one; find the piece at the vertex, ${cubed(f)} of the whole, and subtract it.`,
        ),
      ]
    : [
        bug(
          'STOP',
          part(sub(rat(1), pow(f, 3))),
          `This is the other piece, which contains the base; the one at the vertex is ${math(sizeLatex(pow(f, 3)))} of the whole.`,
        ),
        bug('K2K3', part(f), `This takes the volumes to have the ratio of the heights; volumes have its cube, ${cubed(f)}.`),
        bug('K2K3', part(pow(f, 2)), `This squares the ratio of the heights, as for areas; multiply by it once more: ${cubed(f)}.`),
        bug('CORR', part(pow(g, 3)), `This uses the distance from the base; from the vertex to the plane, it is ${math(sizeLatex(f))} of the height.`),
        bug('K2K3', part(div(f, rat(3))), `This divides the ratio by 3; use it as a factor three times: ${cubed(f)}.`),
      ];
}

/** Whether the height is between half of and four times the side of a square base with this volume. */
const slim = (volume: number, height: number) => {
  const side = Math.sqrt((3 * volume) / height);
  return height > side / 2 && height < 4 * side;
};

/** One of the three volumes is given, another is asked. */
function pieces(random: Random, level: 4 | 5): Draft | null {
  const short = random.pick(solids);
  const shortest = short === 'cone' ? 'cone' : 'pyramid';
  const name = fullName[short];
  const unit = random.pick(lengthUnits).many;
  const cut = drawCut(random, `original ${shortest}`, unit);
  const pi = short === 'cone' && random.chance(1, 2);
  const whole = mul(pow(rat(Number(cut.f.d)), 3), rat(random.int(1, 12)));
  const cube = pow(cut.f, 3);
  const [top, frustum] = [mul(whole, cube), mul(whole, sub(rat(1), cube))];
  if (whole.n > 2000n || top.n === frustum.n) return null;
  // Where the height is told, the base is neither a needle's nor a plate's.
  if (cut.byLengths && !slim(toNumber(whole) * (pi ? Math.PI : 1), cut.height)) return null;
  const [given, asked] =
    level === 4
      ? (['whole', random.pick(['frustum', 'frustum', 'top'] as const)] as const)
      : random.pick([
          ['frustum', 'whole'],
          ['frustum', 'top'],
          ['top', 'frustum'],
        ] as const);
  const values = { whole, top, frustum };
  const key = values[asked];
  const g = sub(rat(1), cut.f);
  const base = values[given];
  const lower = between(random, shortest);
  const what = { whole: `the ${short === 'cone' ? 'original cone' : 'original pyramid'}`, top: `the smaller ${shortest}`, frustum: lower };
  const show = (value: Rational) => math(sizeLatex(volume(value, pi)));
  const wrong =
    level === 4
      ? slips(whole, cut.f, asked === 'top' ? 'top' : 'frustum', pi)
      : [
          ...(['whole', 'top', 'frustum'] as const)
            .filter((each) => each !== given && each !== asked)
            .map((each) =>
              bug('STOP', volume(values[each], pi), `This is the volume of ${what[each]}; ${each === 'top' ? 'add' : 'subtract'} the given ${show(base)}.`),
            ),
          ...[
            [cut.f, `This takes the volumes to have the ratio of the heights; volumes have its cube, ${cubed(cut.f)}.`, 'K2K3'],
            [pow(cut.f, 2), `This squares the ratio of the heights, as for areas; for volumes, take ${cubed(cut.f)}.`, 'K2K3'],
            [
              pow(g, 3),
              `This uses the distance from the base; the smaller solid starts at the vertex, and its height is ${math(sizeLatex(cut.f))} of the whole.`,
              'CORR',
            ],
          ].map(([share, why, code]) => {
            const small = share as Rational;
            const rest = sub(rat(1), small);
            const shares = { whole: rat(1), top: small, frustum: rest };
            return bug(code as 'K2K3', volume(div(mul(base, shares[asked]), shares[given]), pi), why as string);
          }),
          bug(
            'K2K3',
            volume(asked === 'whole' ? div(base, cube) : mul(base, cube), pi),
            `This applies the cube of the ratio to the wrong piece; the part at the base is ${left(cut.f)} of the whole.`,
          ),
        ];
  const answer = numberAnswer({
    ...asSizes,
    typed: !(pi || random.chance(1, 3)),
    key: volume(key, pi),
    why: `The volumes of the smaller solid and the whole one have the ratio ${math(`\\left(${sizeLatex(cut.f)}\\right)^3=${sizeLatex(cube)}`)}.`,
    bugs: wrong,
  });
  return (
    answer && {
      parameters: { kind: 'pieces', position: cut.position, byLengths: cut.byLengths, given, asked, f: sizeLatex(cut.f), whole: Number(whole.n), pi, short },
      stem: `${opening(random, name, shortest)} ${cut.told} The volume of ${given === 'whole' ? what.whole : what[given]} is ${show(base)} cubic ${unit}. What is the volume, in cubic ${unit}, of ${what[asked]}?`,
      answer,
      steps: [
        `The smaller ${shortest} at the vertex is similar to the whole one. Its height is ${cut.position === 'base' ? `the rest of the height, ` : ''}${math(sizeLatex(cut.f))} of the whole height.`,
        `Volumes have the cube of this ratio: ${math(`\\left(${sizeLatex(cut.f)}\\right)^3=${sizeLatex(cube)}`)}. The lower piece is the rest, ${math(`1-${sizeLatex(cube)}=${sizeLatex(sub(rat(1), cube))}`)} of the whole.`,
        given === 'whole'
          ? `So the volume is ${math(`${sizeLatex(asked === 'top' ? cube : sub(rat(1), cube))}\\cdot ${sizeLatex(volume(whole, pi))}=${sizeLatex(volume(key, pi))}`)}.`
          : `The given piece is ${math(sizeLatex(div(base, whole)))} of the whole, so the whole has a volume of ${show(whole)}${asked === 'whole' ? '' : `, and the piece asked for has ${show(key)}`}.`,
        `Check: ${math(`${sizeLatex(top)}+${sizeLatex(frustum)}=${sizeLatex(whole)}`)}${pi ? `, each times ${math('\\pi')}` : ''}.`,
      ],
      takeaway,
    }
  );
}

/** The areas of the base and of the cut are given instead of lengths. */
function byAreas(random: Random): Draft | null {
  const short = random.pick(solids);
  const shortest = short === 'cone' ? 'cone' : 'pyramid';
  const unit = random.pick(lengthUnits).many;
  const [a, b] = random.pick(fractions);
  const f = rat(a, b);
  const times = random.int(1, 6);
  const [cut, base] = [a * a * times, b * b * times];
  const whole = mul(pow(rat(b), 3), rat(random.int(1, 9)));
  const cube = pow(f, 3);
  const frustum = mul(whole, sub(rat(1), cube));
  if (whole.n > 2000n || cut < 4 || !slim(toNumber(whole), (3 * toNumber(whole)) / base)) return null;
  const square = pow(f, 2);
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(2, 3),
    key: frustum,
    why: `The areas have the ratio ${math(sizeLatex(square))}, so lengths have the ratio ${math(sizeLatex(f))} and volumes ${math(sizeLatex(cube))}.`,
    bugs: [
      bug(
        'K2K3',
        mul(whole, sub(rat(1), square)),
        `This takes the volumes to have the ratio of the areas; its square root is for lengths, so take ${cubed(f)}.`,
      ),
      bug('STOP', mul(whole, cube), `This is the smaller solid at the vertex; the part at the base is the rest, ${left(f)} of the whole.`),
      bug('K2K3', mul(whole, sub(rat(1), f)), `This takes the volumes to have the ratio of the lengths; volumes have its cube, ${cubed(f)}.`),
      bug(
        'K2K3',
        mul(whole, sub(rat(1), pow(square, 3))),
        `This takes the cube of the ratio of the areas; its square root, ${math(sizeLatex(f))}, is the ratio of lengths, so take the cube of that.`,
      ),
      bug('STOP', mul(whole, square), `This uses the ratio of the areas, and for the smaller solid; take ${cubed(f)} and then the rest, ${left(f)}.`),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'areas', a, b, times, whole: Number(whole.n), short },
      stem: `${opening(random, fullName[short], shortest)} The area of the base of the original ${shortest} is ${math(base)} square ${unit}, and the area of the cross section formed by the plane is ${math(cut)} square ${unit}. The volume of the original ${shortest} is ${math(sizeLatex(whole))} cubic ${unit}. What is the volume, in cubic ${unit}, of ${between(random, shortest)}?`,
      answer,
      steps: [
        `The smaller ${shortest} at the vertex is similar to the whole one. Areas have the ratio ${math(`\\frac{${cut}}{${base}}=${sizeLatex(square)}`)}, so lengths have the ratio ${math(`\\sqrt{${sizeLatex(square)}}=${sizeLatex(f)}`)}.`,
        `Volumes have the ratio ${math(`\\left(${sizeLatex(f)}\\right)^3=${sizeLatex(cube)}`)}.`,
        `The part at the base is the rest: ${math(`\\left(1-${sizeLatex(cube)}\\right)\\cdot ${sizeLatex(whole)}=${sizeLatex(frustum)}`)}.`,
        `Check: the smaller ${shortest} has a volume of ${math(sizeLatex(mul(whole, cube)))}, and ${math(`${sizeLatex(mul(whole, cube))}+${sizeLatex(frustum)}=${sizeLatex(whole)}`)}.`,
      ],
      takeaway: 'From a ratio of areas, go back to the ratio of lengths with a square root before you take the cube for volumes.',
    }
  );
}

export const cutSolids: Generator = {
  archetype: 'AR-l',
  topicId: 26,
  version: 5,
  levels: [4, 5],
  skillTags: ['cones', 'pyramids', 'similar-solids'],
  draft(random, level) {
    const kind = random.pick(
      level === 4
        ? [(each: Random) => pieces(each, 4), (each: Random) => pieces(each, 4), waterInACone]
        : [(each: Random) => pieces(each, 5), byAreas, frustumFromRadii],
    );
    return persist(() => kind(random));
  },
};
