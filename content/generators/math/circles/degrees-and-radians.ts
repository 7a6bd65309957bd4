/** CI-g: the measure of an angle in degrees and in radians. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { piTimes, radians, sizeLatex } from '../exact-size.ts';
import { bug, numberAnswer, numberChoices } from '../answers.ts';
import { asSizes } from '../manners.ts';

/** Each with the greatest angle through which such a thing turns. */
const settings: readonly (readonly [string, number])[] = [
  ['A security camera turns through an angle of #.', 180],
  ['The arm of a crane swings through an angle of #.', 180],
  ['The light of a lighthouse rotates through an angle of #.', 360],
  ['A Ferris wheel rotates through an angle of #.', 360],
  ['A satellite dish is rotated through an angle of #.', 180],
  ['A door is opened through an angle of #.', 120],
];

const bare = (asked: string) => [
  `An angle has a measure of #. What is the measure of the angle, in ${asked}?`,
  `What is the measure, in ${asked}, of an angle with a measure of #?`,
  `The measure of angle \\(P\\) is #. What is the measure of angle \\(P\\), in ${asked}?`,
  `In a circle with center \\(O\\), central angle \\(AOB\\) has a measure of #. What is the measure of angle \\(AOB\\), in ${asked}?`,
  `The measure of angle \\(R\\) is #. What is the measure of angle \\(R\\) expressed in ${asked}?`,
];

/** The same angle in the other unit. */
function convert(random: Random, level: number): Draft | null {
  const toRadians = random.chance(1, 2);
  const degrees = random.int(1, level === 2 ? 60 : 120) * (level === 2 ? 6 : 3);
  const inRadians = rat(degrees, 180);
  if (degrees === 180 || degrees === 360 || inRadians.d > (level === 2 ? 30n : 60n)) return null;
  const given = toRadians ? `\\(${degrees}\\) degrees` : `${math(radians(degrees))} radians`;
  const asked = toRadians ? 'radians' : 'degrees';
  const stems = [
    ...settings.filter(([, most]) => degrees <= most).map(([setting]) => `${setting} What is the measure of this angle, in ${asked}?`),
    // A central angle with named sides is at most a straight one.
    ...bare(asked).filter((stem) => degrees < 180 || !stem.includes('AOB')),
  ];
  const context = random.int(0, stems.length - 1);
  const stem = stems[context] ?? '';
  const answer = toRadians
    ? numberChoices({
        ...asSizes,
        key: piTimes(inRadians),
        why: `${math(`180^\\circ`)} is ${math('\\pi')} radians, so multiply the degrees by ${math('\\frac{\\pi}{180}')}.`,
        bugs: [
          bug(
            'RAD',
            piTimes(rat(degrees, 360)),
            `This multiplies by ${math('\\frac{\\pi}{360}')}; 360° is ${math('2\\pi')} radians, so multiply by ${math('\\frac{\\pi}{180}')}.`,
          ),
          bug(
            'RAD',
            piTimes(rat(degrees, 90)),
            `This multiplies by ${math('\\frac{\\pi}{90}')}; use ${math('\\frac{\\pi}{180}')}, because 180° is ${math('\\pi')} radians.`,
          ),
          bug(
            'SUPP',
            piTimes(rat(Math.abs(180 - degrees), 180)),
            `This converts ${degrees > 180 ? 'what is left when 180° is subtracted from the angle' : 'the supplement of the angle'}; convert the angle itself.`,
          ),
          bug('SUPP', piTimes(rat(Math.abs(360 - degrees), 180)), `This converts the rest of a full rotation; convert the angle itself.`),
          bug('SUPP', piTimes(rat(Math.abs(90 - degrees), 180)), `This converts the difference between the angle and 90°; convert the angle itself.`),
          bug('RAD', piTimes(rat(degrees, 100)), `This divides by 100, as for a percentage; divide by 180.`),
          bug('RAD', piTimes(degrees), `This multiplies the degrees by ${math('\\pi')}; divide by 180 as well.`),
        ],
        shuffled: true,
      })
    : numberAnswer({
        ...asSizes,
        typed: random.chance(1, 2),
        key: degrees,
        why: `${math('\\pi')} radians is 180°, so multiply by ${math('\\frac{180}{\\pi}')}.`,
        bugs: [
          bug('RAD', degrees * 2, `This replaces ${math('\\pi')} with 360, but ${math('\\pi')} radians is 180°, so replace it with 180.`),
          bug('RAD', rat(degrees, 2), `This replaces ${math('\\pi')} with 90, but ${math('\\pi')} radians is 180°, so replace it with 180.`),
          bug(
            'SUPP',
            Math.abs(180 - degrees),
            degrees > 180
              ? `This subtracts 180° from the angle; multiply ${math(sizeLatex(rat(degrees, 180)))} by 180 and stop.`
              : 'This is the supplement of the angle; subtract nothing, and only replace π with 180°.',
          ),
          bug('SUPP', 360 - degrees, 'This subtracts the angle from 360°; subtract nothing, and only replace π with 180°.'),
          bug('RAD', rat(180 * 180, degrees), `This divides 180 by the fraction; multiply instead.`),
          bug('SUPP', Math.abs(90 - degrees), 'This is the difference between the angle and 90°; subtract nothing, and only replace π with 180°.'),
        ],
      });
  return (
    answer && {
      parameters: { context, kind: toRadians ? 'to-radians' : 'to-degrees', degrees },
      stem: stem.replace('#', given),
      answer,
      steps: [
        `A straight angle is 180°, or ${math('\\pi')} radians, so use this to convert.`,
        toRadians
          ? `Multiply by ${math('\\frac{\\pi}{180}')}: ${math(`${degrees}\\cdot\\frac{\\pi}{180}=${radians(degrees)}`)}.`
          : `Replace ${math('\\pi')} with 180: ${math(`${sizeLatex(inRadians)}\\cdot 180=${degrees}`)}.`,
        `Check: the angle is ${math(`\\frac{${degrees}}{180}=${sizeLatex(inRadians)}`)} of a straight angle in both units.`,
      ],
      takeaway: 'π radians is 180°: multiply degrees by π/180, or radians by 180/π.',
    }
  );
}

/** Two angles, one told by the other, in different units. */
function compare(random: Random): Draft | null {
  const [first, difference] = [random.int(3, 14) * 10, random.int(1, 8) * 15];
  const [one, other] = random.pick([
    ['P', 'Q'],
    ['R', 'T'],
    ['A', 'B'],
    ['J', 'K'],
    ['S', 'W'],
  ] as const);
  const greater = random.chance(2, 3);
  const key = greater ? first + difference : first - difference;
  const inRadians = rat(difference, 180);
  if (key < 10 || key >= 175 || key === difference) return null;
  const word = greater ? 'greater' : 'less';
  const told = `${math(radians(difference))} radians`;
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 3),
    key,
    why: `${told} is ${difference}°, and ${math(`${first}${greater ? '+' : '-'}${difference}=${key}`)}.`,
    bugs: [
      ...(difference === first
        ? []
        : [
            bug(
              'STOP',
              difference,
              `This is only the difference between the two angles, in degrees; ${greater ? 'add it to' : 'subtract it from'} the measure of the given angle.`,
            ),
          ]),
      bug(
        'SIGN',
        greater ? Math.abs(first - difference) : first + difference,
        `This makes the angle in the question ${greater ? 'smaller' : 'larger'} than the given angle, but it is ${word}.`,
      ),
      bug(
        'RAD',
        greater ? first + difference * 2 : first - difference * 2,
        `This replaces ${math('\\pi')} with 360, but ${math('\\pi')} radians is 180°, so replace it with 180.`,
      ),
      bug(
        'RAD',
        greater ? rat(2 * first + difference, 2) : rat(2 * first - difference, 2),
        `This replaces ${math('\\pi')} with 90, but ${math('\\pi')} radians is 180°, so replace it with 180.`,
      ),
      bug('SUPP', 180 - key, 'This is the supplement of the angle in the question; subtract it from 180°.'),
    ],
    keep: (value) => value !== first && value < 360 && Number.isInteger(value),
  });
  const [P, Q] = [math(one), math(other)];
  return (
    answer && {
      parameters: { kind: 'compare', first, difference, greater },
      stem: random.pick([
        `The measure of angle ${P} is ${math(first)} degrees. The measure of angle ${Q} is ${told} ${word} than the measure of angle ${P}. What is the measure of angle ${Q}, in degrees?`,
        `Angle ${P} measures ${math(first)} degrees, and angle ${Q} is ${told} ${word} than angle ${P}. What is the measure, in degrees, of angle ${Q}?`,
        `An angle measures ${math(first)} degrees. A second angle is ${told} ${word} than the first. What is the measure of the second angle, in degrees?`,
        `Angles ${P} and ${Q} are central angles of a circle. Angle ${P} has a measure of ${math(first)} degrees, and the measure of angle ${Q} is ${told} ${word} than the measure of angle ${P}. What is the measure of angle ${Q}, in degrees?`,
        `Angle ${P} has a measure of ${math(first)} degrees. If the measure is ${greater ? 'increased' : 'decreased'} by ${told}, what is the measure, in degrees, of the resulting angle?`,
      ]),
      answer,
      steps: [
        'Convert both angles to the same unit first.',
        `Because ${math('\\pi')} radians is 180°, the difference is ${math(`${sizeLatex(inRadians)}\\cdot 180=${difference}`)} degrees.`,
        `The other angle is ${math(`${first}${greater ? '+' : '-'}${difference}=${key}`)} degrees.`,
        `Check: ${math(`${key}${greater ? '-' : '+'}${difference}=${first}`)}.`,
      ],
      takeaway: 'Convert to the same unit before you add or compare angles.',
    }
  );
}

export const degreesAndRadians: Generator = {
  archetype: 'CI-g',
  topicId: 29,
  version: 5,
  levels: [2, 3],
  skillTags: ['radians', 'angle-measure'],
  draft: (random, level) => (level === 3 && random.chance(2, 3) ? compare(random) : convert(random, level)),
};
