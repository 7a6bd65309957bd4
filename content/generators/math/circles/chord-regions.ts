/** CI-n: a chord with its distance from the center or the radius gives the central angle, and that a sector, an arc or a segment. */
import { rat } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { degrees, lowerFirst, math, segment as segmentOf } from '../text.ts';
import { piTimes, rootTimes, sizeLatex, type SizeLike, sizeNumber, sumLatex } from '../exact-size.ts';
import { bug, numberChoices } from '../answers.ts';
import { asSizes } from '../manners.ts';
import { persist } from '../persist.ts';
import { sumChoices, sumsWithErrors } from '../sum-choices.ts';
import { type CentralAngle, type ChordSetting, chordSettings, specialChord } from './chord-settings.ts';
import { chordFromSector } from './chord-from-sector.ts';

/** The chord, told by two of its three measures. */
function drawChord(random: Random, setting: ChordSetting) {
  const central = random.pick([60, 90, 120, 120] as const);
  const k = random.int(2, 15);
  const chord = specialChord(central, k);
  if (setting.most !== undefined && (sizeNumber(chord.radius) > setting.most || sizeNumber(chord.radius) < setting.most / 6)) return null;
  const given = random.pick(['chord-distance', 'radius-distance', 'radius-chord'] as const);
  // Nobody measures a root in feet.
  if (setting.unit && given !== ({ 60: 'radius-chord', 90: 'chord-distance', 120: 'radius-distance' } as const)[central]) return null;
  // Three equal sides are seen at once.
  if (given === 'radius-chord' && central === 60 && random.chance(2, 3)) return null;
  const withUnit = (size: SizeLike) => `${math(sizeLatex(size))}${setting.unit ? ` ${setting.unit}` : ''}`;
  const facts = {
    'chord-distance': `${setting.chord(withUnit(chord.chord))}, and ${setting.distance(withUnit(chord.distance))}.`,
    'radius-distance': `${setting.radius(withUnit(chord.radius))}, and ${setting.distance(withUnit(chord.distance))}.`,
    'radius-chord': `${setting.radius(withUnit(chord.radius))}, and ${lowerFirst(setting.chord(withUnit(chord.chord)))}.`,
  }[given];
  const halfChord = rootTimes(k, central === 120 ? 3 : 1);
  const found =
    given === 'radius-chord' && central === 60
      ? `The radii to ${math('A')} and ${math('B')} are as long as the chord, so triangle ${math('OAB')} is equilateral, and its angle at ${math('O')} is ${degrees(60)}.`
      : `The perpendicular from ${math('O')} to the chord bisects it. In each of the two right triangles, half of the chord is ${math(sizeLatex(halfChord))}, the other leg is ${math(sizeLatex(chord.distance))}, and the hypotenuse is ${math(sizeLatex(chord.radius))}: the angle at ${math('O')} is ${degrees(central / 2)}, so angle ${math('AOB')} is ${degrees(central)}.`;
  return { ...chord, k, given, facts, found, squared: Math.round(sizeNumber(chord.radius) ** 2) };
}

const arcOf = (radius: ReturnType<typeof rootTimes>, angle: number): SizeLike => {
  const { n, d } = rat(angle * Number(radius.times.n), 180 * Number(radius.times.d));
  return { times: rat(Number(n), Number(d)), root: radius.root, pi: true };
};
const sectorOf = (squared: number, angle: number) => piTimes(rat(angle * squared, 360));
/** The angle that the other special triangle would give. */
const swappedAngle: Readonly<Record<CentralAngle, number>> = { 60: 120, 90: 60, 120: 60 };

const takeaway = 'The perpendicular from the center bisects a chord; a leg that is half of the hypotenuse, or equal legs, tell the angle.';

function sectorOrArc(random: Random): Draft | null {
  const setting = random.pick(chordSettings);
  const chord = drawChord(random, setting);
  if (!chord) return null;
  const { central, radius, squared, facts, found, k, given } = chord;
  const area = random.chance(1, 2);
  const major = !area && setting.unit === undefined && random.chance(1, 2);
  const angle = major ? 360 - central : central;
  const key = area ? sectorOf(squared, angle) : arcOf(radius, angle);
  const arcBug = (of: number) => (area ? sectorOf(squared, of) : arcOf(radius, of));
  if (typeof key === 'object' && 'times' in key && key.times.d > 2n) return null;
  const unit = setting.unit ? ` in ${area ? 'square ' : ''}${setting.unit},` : '';
  const answer = numberChoices({
    ...asSizes,
    key,
    why: `The central angle is ${degrees(central)}.`,
    bugs: [
      bug(
        'ARC',
        arcBug(major ? 360 - central / 2 : central / 2),
        `This uses only half of the central angle, ${degrees(central / 2)}; double it to ${degrees(central)}.`,
      ),
      bug('ARC', arcBug(360 - angle), `This is for the ${major ? 'minor' : 'major'} arc; use ${degrees(angle)} instead of ${degrees(360 - angle)}.`),
      bug(
        'AP',
        area ? arcOf(radius, angle) : sectorOf(squared, angle),
        area
          ? 'This is the length of the arc; for the sector, take the same fraction of the area of the circle.'
          : 'This is the area of a sector; for the arc, take the same fraction of the circumference.',
      ),
      bug(
        'SPEC',
        arcBug(major ? 360 - swappedAngle[central] : swappedAngle[central]),
        `This mixes up the angles of the special right triangle; the central angle is ${degrees(central)}.`,
      ),
      bug(
        'DIAM',
        area ? sectorOf(4 * squared, angle) : arcOf({ ...radius, times: rat(2 * Number(radius.times.n), Number(radius.times.d)) }, angle),
        `This uses the diameter; the radius is ${math(sizeLatex(radius))}.`,
      ),
      bug(
        'HALF',
        area ? sectorOf(squared, 2 * angle) : arcOf(radius, 2 * angle),
        'This is twice the correct size: the right triangle holds half of the central angle, so double it only once.',
      ),
    ],
    keep: (value) => value < sizeNumber(area ? piTimes(rat(squared)) : arcOf(radius, 360)),
  });
  return (
    answer && {
      parameters: { kind: area ? 'sector' : major ? 'major-arc' : 'arc', given, central, k, setting: chordSettings.indexOf(setting) },
      stem: `${setting.tell} ${facts} What is the ${area ? 'area' : 'length'},${unit} of ${area ? setting.sector : major ? 'major arc \\(AB\\)' : setting.arc}?`.replace(
        /(area|length), of/,
        '$1 of',
      ),
      answer,
      steps: [
        found,
        `The radius is ${math(sizeLatex(radius))}, so the ${area ? `area of the circle is ${math(`${squared}\\pi`)}` : `circumference is ${math(sizeLatex(arcOf(radius, 360)))}`}.`,
        major
          ? `The major arc is the rest of the circle: ${math(`360-${central}=${angle}`)} degrees.`
          : `The ${area ? 'sector' : 'arc'} belongs to ${math(`\\frac{${central}}{360}`)} of the circle.`,
        `${math(`\\frac{${angle}}{360}\\cdot ${area ? `${squared}\\pi` : sizeLatex(arcOf(radius, 360))}=${sizeLatex(key)}`)}.`,
      ],
      takeaway,
    }
  );
}

/** The smaller part into which the chord divides the circle. */
function segment(random: Random): Draft | null {
  const setting = random.pick(chordSettings.filter(({ unit }) => unit === undefined));
  const chord = drawChord(random, setting);
  if (!chord) return null;
  const { central, radius, squared, facts, found, k, given } = chord;
  if (sectorOf(squared, central).times.d !== 1n) return null;
  const root = central === 90 ? 1 : 3;
  const triangle = (factor: number, of = root) => rootTimes(rat(Math.round(-factor * 2 * k * k), 2), of);
  const key: readonly [SizeLike, SizeLike] = [sectorOf(squared, central), triangle(1)];
  const firsts = [
    bug('ARC', sectorOf(squared, 360 - central), `This takes the sector on the other side of the radii; its angle has to be ${degrees(central)}.`),
    bug(
      'ARC',
      sectorOf(squared, central / 2),
      `This uses only half of the central angle, ${degrees(central / 2)}, for the sector; double it to ${degrees(central)}.`,
    ),
    bug('AP', arcOf(radius, central), `This uses the length of the arc; use the area of the sector, ${math(sizeLatex(sectorOf(squared, central)))}.`),
    ...(central === 90
      ? []
      : [bug('SPEC', sectorOf(squared, 180 - central), `This mixes up the angles of the special right triangle; the central angle is ${degrees(central)}.`)]),
  ];
  const seconds = [
    bug('HALF', triangle(0.5), 'This takes the area of only half of the triangle; double that area.'),
    bug('HALF', triangle(2), 'This leaves out the factor of one half in the area of the triangle, so halve that area.'),
    bug('SIGN', rootTimes(k * k, root), 'This adds the triangle to the sector, but the region is what is left of the sector, so subtract it.'),
    ...(central === 90
      ? [
          bug(
            'SPEC',
            triangle(1, 3),
            'This treats the triangle as half of an equilateral one, but its legs are equal, so its area is half of the radius squared.',
          ),
        ]
      : []),
  ];
  const answer = sumChoices({
    key,
    why: 'The smaller part is the sector without the triangle.',
    bugs: sumsWithErrors(key, firsts, seconds),
    whole: sectorOf(squared, 360),
  });
  return (
    answer && {
      parameters: { kind: 'small-segment', given, central, k, setting: chordSettings.indexOf(setting) },
      stem: `${setting.tell} ${facts} What is the area of the region bounded by chord ${segmentOf('AB')} and minor arc ${math('AB')}?`,
      answer,
      steps: [
        found,
        `The sector has an area of ${math(`\\frac{${central}}{360}\\cdot ${squared}\\pi=${sizeLatex(sectorOf(squared, central))}`)}.`,
        `Triangle ${math('OAB')} has an area of ${math(`\\frac{1}{2}\\cdot ${sizeLatex(chord.chord)}\\cdot ${sizeLatex(chord.distance)}=${sizeLatex(rootTimes(k * k, root))}`)}.`,
        `Take the triangle away from the sector: ${math(sumLatex(key))}.`,
      ],
      takeaway: 'A region between a chord and its minor arc is a sector without its triangle.',
    }
  );
}

export const chordRegions: Generator = {
  archetype: 'CI-n',
  topicId: 29,
  version: 7,
  levels: [4, 5],
  skillTags: ['chords', 'sector-area', 'special-right-triangles'],
  draft(random, level) {
    const kind = random.pick(level === 4 ? [sectorOrArc] : [segment, chordFromSector, chordFromSector]);
    return persist(() => kind(random));
  },
};
