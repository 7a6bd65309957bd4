/** AN-g: which further fact is enough for triangles to be congruent or similar. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { degrees, math } from '../text.ts';
import { wrongStatement } from '../options.ts';

const pairs = [
  ['ABC', 'DEF'],
  ['PQR', 'STU'],
  ['JKL', 'MNP'],
  ['RST', 'XYZ'],
  ['ABC', 'XYZ'],
  ['DEF', 'KLM'],
  ['GHJ', 'MNP'],
] as const;

function congruent(random: Random, [A, B, C, D, E, F]: readonly string[]): Draft {
  const same = (one: string, other: string) => math(`${one}=${other}`);
  const angle = (one: string, other: string) => `The measures of angles ${math(one)} and ${math(other)} are equal.`;
  const known = random.pick(['side-angle', 'two-sides', 'angle-side-far'] as const);
  // What is given, what suffices and what does not.
  const fact = {
    'side-angle': `${same(`${A}${B}`, `${D}${E}`)} and angles ${math(`${B}`)} and ${math(`${E}`)} have the same measure`,
    'two-sides': `${same(`${A}${B}`, `${D}${E}`)} and ${same(`${A}${C}`, `${D}${F}`)}`,
    'angle-side-far': `angles ${math(`${B}`)} and ${math(`${E}`)} have the same measure and ${same(`${A}${C}`, `${D}${F}`)}`,
  }[known];
  const S = (one: string, other: string) => `The lengths of ${math(`\\overline{${one}}`)} and ${math(`\\overline{${other}}`)} are equal.`;
  const right = {
    'side-angle': [S(`${B}${C}`, `${E}${F}`), angle(A ?? '', D ?? ''), angle(C ?? '', F ?? '')],
    'two-sides': [S(`${B}${C}`, `${E}${F}`), angle(A ?? '', D ?? '')],
    'angle-side-far': [angle(A ?? '', D ?? ''), angle(C ?? '', F ?? '')],
  }[known];
  const never = {
    'side-angle': [
      wrongStatement(
        'CORR',
        S(`${A}${C}`, `${D}${F}`),
        'Two sides and an angle that is not between them (SSA) do not prove congruence; two different triangles are possible.',
      ),
    ],
    'two-sides': [
      wrongStatement(
        'CORR',
        angle(B ?? '', E ?? ''),
        'This angle is not between the two given sides (SSA), so two different triangles are possible; choose the angle between the sides, or the third side.',
      ),
      wrongStatement(
        'CORR',
        angle(C ?? '', F ?? ''),
        'This angle is not between the two given sides (SSA), so two different triangles are possible; choose the angle between the sides, or the third side.',
      ),
    ],
    'angle-side-far': [
      wrongStatement(
        'CORR',
        S(`${A}${B}`, `${D}${E}`),
        'Two sides and an angle that is not between them (SSA) do not prove congruence; two different triangles are possible.',
      ),
      wrongStatement(
        'CORR',
        S(`${B}${C}`, `${E}${F}`),
        'Two sides and an angle that is not between them (SSA) do not prove congruence; two different triangles are possible.',
      ),
    ],
  }[known];
  const key = random.pick(right);
  const others = [
    ...never,
    wrongStatement(
      'CORR',
      S(`${A}${B}`, `${E}${F}`),
      `These sides do not correspond: ${math(`\\overline{${A}${B}}`)} corresponds to ${math(`\\overline{${D}${E}}`)}.`,
    ),
    // With a side opposite the given angle, it would prove that they are congruent in another order.
    ...(known === 'angle-side-far'
      ? []
      : [
          wrongStatement(
            'CORR',
            `The measures of angles ${math(`${A}`)} and ${math(`${F}`)} are equal.`,
            `These angles do not correspond: ${math(`${A}`)} corresponds to ${math(`${D}`)}.`,
          ),
        ]),
    wrongStatement('CORR', S(`${A}${B}`, `${A}${C}`), `This compares two sides of the same triangle; it says nothing about triangle ${math(`${D}${E}${F}`)}.`),
    wrongStatement(
      'GEN',
      `The sum of the measures of the angles is the same in both triangles.`,
      'This is true of any two triangles; choose what is special to these two.',
    ),
  ];
  return {
    parameters: { kind: known, letters: [A, B, C, D, E, F].join(''), key },
    stem: random.pick([
      `In triangles ${math(`${A}${B}${C}`)} and ${math(`${D}${E}${F}`)}, ${fact}. Which additional piece of information is sufficient to prove that triangle ${math(`${A}${B}${C}`)} is congruent to triangle ${math(`${D}${E}${F}`)}?`,
      `For triangles ${math(`${A}${B}${C}`)} and ${math(`${D}${E}${F}`)}, ${fact}. Which of the following, together with this, proves that triangle ${math(`${A}${B}${C}`)} is congruent to triangle ${math(`${D}${E}${F}`)}?`,
      `Two triangular tiles are modeled by triangles ${math(`${A}${B}${C}`)} and ${math(`${D}${E}${F}`)}, where ${fact}. Which additional fact is enough to conclude that triangle ${math(`${A}${B}${C}`)} is congruent to triangle ${math(`${D}${E}${F}`)}?`,
      `In triangles ${math(`${A}${B}${C}`)} and ${math(`${D}${E}${F}`)}, ${fact}. Which statement, if true, is sufficient to show that triangle ${math(`${A}${B}${C}`)} is congruent to triangle ${math(`${D}${E}${F}`)}?`,
    ]),
    answer: {
      format: 'choice',
      correct: { text: key, value: key, why: 'With this fact, the three pairs of congruent parts are enough to prove that the triangles are congruent.' },
      wrong: others,
    },
    steps: [
      'You can prove congruence with three sides (SSS), two sides and the angle between them (SAS), or two angles and a side (ASA or AAS).',
      `It is given that ${fact}. Match the letters in order: ${math(`${A}`)} with ${math(`${D}`)}, ${math(`${B}`)} with ${math(`${E}`)}, ${math(`${C}`)} with ${math(`${F}`)}.`,
      `The added fact completes one of these patterns, so no other triangle is possible with these three parts.`,
    ],
    takeaway: 'Two sides and an angle prove congruence only if the angle is between them: SAS works, but SSA does not.',
  };
}

function similar(random: Random, [A, B, C, D, E, F]: readonly string[]): Draft | null {
  const [a, b, times] = [random.int(3, 12), random.int(3, 12), random.int(2, 4)];
  if (a === b) return null;
  const [first, second] = [random.int(25, 70), random.int(35, 75)];
  const third = 180 - first - second;
  if (new Set([first, second, third]).size < 3) return null;
  const byAngles = random.chance(1, 2);
  const measure = (corner: string | undefined, value: number) => `The measure of angle ${math(`${corner}`)} is ${degrees(value)}.`;
  const fact = byAngles
    ? `the measures of angles ${math(`${A}`)} and ${math(`${D}`)} are both ${degrees(first)}, and the measure of angle ${math(`${B}`)} is ${degrees(second)}`
    : `angles ${math(`${A}`)} and ${math(`${D}`)} have the same measure, ${math(`${A}${B}=${a}`)}, ${math(`${A}${C}=${b}`)}, and ${math(`${D}${E}=${a * times}`)}`;
  const length = (value: number, side = `${D}${F}`) => `The length of ${math(`\\overline{${side}}`)} is ${math(value)}.`;
  // Sides in this ratio would prove that they are similar in another order.
  const turned = (a * a * times) / b;
  if (!byAngles && [b + a * times - a, b, a * times * times, a * times].includes(turned)) return null;
  const key = byAngles ? measure(F, third) : length(b * times);
  const others = byAngles
    ? [
        // An angle of the other triangle, whichever its corner, would prove that they are similar in another order.
        wrongStatement(
          'CORR',
          measure(E, first),
          `Two angles of triangle ${math(`${D}${E}${F}`)} would measure ${degrees(first)}, but only one of the other triangle does; match ${degrees(third)}, the third angle.`,
        ),
        wrongStatement(
          'CORR',
          measure(F, first),
          `Two angles of triangle ${math(`${D}${E}${F}`)} would measure ${degrees(first)}, but only one of the other triangle does; match ${degrees(third)}, the third angle.`,
        ),
        wrongStatement(
          'SUPP',
          measure(F, first + second),
          `This is the sum of two angles of triangle ${math(`${A}${B}${C}`)}; the third angle is what they leave of ${degrees(180)}.`,
        ),
        wrongStatement(
          'STOP',
          `The measure of angle ${math(`${C}`)} is ${degrees(third)}.`,
          `This follows from what is given and says nothing about triangle ${math(`${D}${E}${F}`)}; choose a statement about both.`,
        ),
        wrongStatement(
          'CORR',
          `The lengths of ${math(`\\overline{${A}${B}}`)} and ${math(`\\overline{${D}${E}}`)} are equal.`,
          'One pair of sides and one pair of angles do not determine the other angles; choose a second pair of equal angles.',
        ),
        wrongStatement(
          'CORR',
          `The lengths of ${math(`\\overline{${B}${C}}`)} and ${math(`\\overline{${E}${F}}`)} are equal.`,
          'One pair of sides and one pair of angles do not determine the other angles; choose a second pair of equal angles.',
        ),
      ]
    : [
        wrongStatement('SIGN', length(b + a * times - a), 'This adds the same length to both sides; similar triangles must have equal ratios.'),
        wrongStatement('CORR', length(b), 'Then one pair of sides would be equal and the other pair would not; the ratios must be equal.'),
        wrongStatement('CORR', length(b * times, `${E}${F}`), `This side is not next to angle ${math(`${D}`)}; you need two sides and the angle between them.`),
        wrongStatement(
          'CORR',
          length(a * times, `${E}${F}`),
          `This side is not next to angle ${math(`${D}`)}, so it does not give the ratio you need; use the side next to it.`,
        ),
        wrongStatement('CORR', length(b, `${E}${F}`), `This side is not next to angle ${math(`${D}`)}; you need two sides and the angle between them.`),
        wrongStatement(
          'K2K3',
          length(a * times * times),
          'This uses the square of the ratio, or of the wrong sides; use the ratio of corresponding sides itself.',
        ),
        wrongStatement(
          'CORR',
          length(a * times),
          `Then ${math(`${D}${E}`)} and ${math(`${D}${F}`)} would be equal, but the corresponding sides ${math(`${A}${B}`)} and ${math(`${A}${C}`)} are not.`,
        ),
      ];
  return {
    parameters: { kind: byAngles ? 'angles' : 'sides', a, b, times, first, second, letters: [A, B, C, D, E, F].join('') },
    stem: random.pick([
      `In triangles ${math(`${A}${B}${C}`)} and ${math(`${D}${E}${F}`)}, ${fact}. Which additional piece of information is sufficient to prove that triangle ${math(`${A}${B}${C}`)} is similar to triangle ${math(`${D}${E}${F}`)}?`,
      `For triangles ${math(`${A}${B}${C}`)} and ${math(`${D}${E}${F}`)}, ${fact}. Which of the following, if true, proves that triangle ${math(`${A}${B}${C}`)} is similar to triangle ${math(`${D}${E}${F}`)}?`,
      `Two triangular sails are modeled by triangles ${math(`${A}${B}${C}`)} and ${math(`${D}${E}${F}`)}, where ${fact}. Which additional fact is enough to conclude that triangle ${math(`${A}${B}${C}`)} is similar to triangle ${math(`${D}${E}${F}`)}?`,
      `In triangles ${math(`${A}${B}${C}`)} and ${math(`${D}${E}${F}`)}, ${fact}. Which statement is sufficient to show that triangle ${math(`${A}${B}${C}`)} is similar to triangle ${math(`${D}${E}${F}`)}?`,
    ]),
    answer: {
      format: 'choice',
      correct: {
        text: key,
        value: key,
        why: byAngles
          ? `Then angle ${math(`${E}`)} measures ${degrees(second)}, and all the corresponding angles are congruent.`
          : `Then both ratios equal ${math(times)}, and the angles between the sides are congruent.`,
      },
      wrong: others,
    },
    steps: [
      'Triangles are similar if two pairs of angles are congruent, or if two pairs of sides have equal ratios and the angles between them are congruent.',
      byAngles
        ? `The angle at ${math(`${E}`)} must be ${degrees(second)}, so the angle at ${math(`${F}`)} must be ${math(`180-${first}-${second}=${third}`)} degrees.`
        : `The given ratio is ${math(`\\frac{${a * times}}{${a}}=${times}`)}, so ${math(`${D}${F}`)} must be ${math(`${times}\\cdot ${b}=${b * times}`)}.`,
      `Check: ${byAngles ? math(`${first}+${second}+${third}=180`) : math(`\\frac{${b * times}}{${b}}=${times}`)}.`,
    ],
    takeaway: 'For similarity, two pairs of congruent angles are enough; with sides, the ratios must be equal and the angle between them congruent.',
  };
}

export const sufficientConditions: Generator = {
  archetype: 'AN-g',
  topicId: 27,
  version: 4,
  levels: [3],
  skillTags: ['congruence', 'similarity'],
  draft(random) {
    const letters = random.pick(pairs).join('').split('');
    return random.chance(1, 2) ? congruent(random, letters) : similar(random, letters);
  },
};
