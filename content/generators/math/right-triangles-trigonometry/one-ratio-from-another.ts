/** TR-e: one trigonometric ratio of a right triangle from another. */
import type { Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { triples } from '../triangles.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';

const ratios = ['sin', 'cos', 'tan'] as const;
type Ratio = (typeof ratios)[number];

const corners = ['ABC', 'PQR', 'JKL', 'XYZ', 'DEF', 'RST'] as const;

export const oneRatioFromAnother: Generator = {
  archetype: 'TR-e',
  topicId: 28,
  version: 4,
  levels: [3],
  skillTags: ['trigonometric-ratios', 'pythagorean-theorem'],
  draft(random) {
    const [p, q, c] = random.pick(triples);
    const [opposite, adjacent] = random.chance(1, 2) ? [p, q] : [q, p];
    const given = random.pick(ratios);
    const asked = random.pick(ratios);
    const other = random.chance(1, 2);
    const [A, B, C] = random.pick(corners).split('') as [string, string, string];
    const context = random.int(0, 9);
    const letter = context > 5 ? '\\theta' : A;
    const corner = other && context <= 3 ? B : letter;
    if (given === asked && corner === letter) return null;
    // Ramps, slides and roofs are not steeper than 45 degrees.
    if (context > 5 && opposite > adjacent) return null;
    // Asked of the other acute angle, the legs change places.
    const [o, a] = corner === letter ? [opposite, adjacent] : [adjacent, opposite];
    const value = (ratio: Ratio, [x, y]: readonly [number, number]) => ({ sin: rat(x, c), cos: rat(y, c), tan: rat(x, y) })[ratio];
    const known = value(given, [opposite, adjacent]);
    const key = value(asked, [o, a]);
    const told = math(`\\${given} ${letter}=\\frac{${known.n}}{${known.d}}`);
    const ask = math(`\\${asked} ${corner}`);
    const answer = numberAnswer({
      ...asSizes,
      typed: random.chance(1, 3),
      key,
      why: `The legs are in the ratio ${opposite} to ${adjacent}, and ${math(`${opposite}^2+${adjacent}^2=${c}^2`)}.`,
      bugs: [
        bug(
          'SOH',
          value('sin', [o, a]),
          `This is the sine, opposite over hypotenuse; ${ask} is ${{ sin: 'opposite over hypotenuse', cos: 'adjacent over hypotenuse', tan: 'opposite over adjacent' }[asked]}.`,
        ),
        bug(
          'SOH',
          value('cos', [o, a]),
          `This is the cosine, adjacent over hypotenuse; ${ask} is ${{ sin: 'opposite over hypotenuse', cos: 'adjacent over hypotenuse', tan: 'opposite over adjacent' }[asked]}.`,
        ),
        bug(
          'SOH',
          value('tan', [o, a]),
          `This is the tangent, opposite over adjacent; ${ask} is ${{ sin: 'opposite over hypotenuse', cos: 'adjacent over hypotenuse', tan: 'opposite over adjacent' }[asked]}.`,
        ),
        bug('CORR', rat(a, o), 'This is the tangent of the other acute angle; turn the fraction over.'),
        ...(asked === 'tan'
          ? []
          : [
              bug('HYP', rat(o, o + a), 'This uses the sum of the legs as the hypotenuse, and the opposite side; use the Pythagorean theorem.'),
              bug('HYP', rat(a, o + a), 'This uses the sum of the legs as the hypotenuse, and the adjacent side; use the Pythagorean theorem.'),
            ]),
        bug('RECIP', rat(Number(key.d), Number(key.n)), 'This ratio is upside down; turn the fraction over.'),
        ...(known.n < known.d
          ? [
              bug(
                'SOH',
                rat(Number(known.d - known.n), Number(known.d)),
                'This subtracts the given ratio from 1; it is the squares of the sine and cosine that add up to 1.',
              ),
            ]
          : []),
        ...(random.chance(1, 2)
          ? [
              bug(
                'HYP',
                rat(c, random.pick([a, o])),
                'This puts the hypotenuse in the numerator; sine and cosine have it in the denominator, and tangent does not use it.',
              ),
            ]
          : []),
      ],
      keep: (size) => (asked === 'tan' || size < 1) && Math.abs(size - Number(known.n) / Number(known.d)) > 1e-9,
    });
    const triangle = math(`${A}${B}${C}`);
    const stems = [
      `In right triangle ${triangle}, angle ${math(C)} is a right angle and ${told}. What is the value of ${ask}?`,
      `In triangle ${triangle}, the measure of angle ${math(C)} is ${math('90^\\circ')}. If ${told}, what is the value of ${ask}?`,
      `Triangle ${triangle} has a right angle at ${math(C)}. The value of ${math(`\\${given} ${letter}`)} is ${math(`\\frac{${known.n}}{${known.d}}`)}. What is the value of ${ask}?`,
      `Angles ${math(A)} and ${math(B)} are the acute angles of right triangle ${triangle}, and ${told}. What is the value of ${ask}?`,
      `Angle ${math(A)} is an acute angle in a right triangle, and ${told}. What is the value of ${ask}?`,
      `For an acute angle ${math(A)}, ${told}. What is the value of ${ask}?`,
      `A ramp rises from level ground at an angle of ${math(letter)}, where ${told}. What is the value of ${ask}?`,
      `A straight cable runs from the ground to the top of a pole and makes an angle of ${math(letter)} with the ground, where ${told}. What is the value of ${ask}?`,
      `A slide makes an angle of ${math(letter)} with the ground, where ${told}. What is the value of ${ask}?`,
      `A roof makes an angle of ${math(letter)} with the horizontal, where ${told}. What is the value of ${ask}?`,
    ];
    return (
      answer && {
        parameters: { given, asked, context, corner, known: [Number(known.n), Number(known.d)] },
        stem: stems[context] ?? '',
        answer,
        steps: [
          `Draw a right triangle with ${told}: the two sides in the ratio can be ${math(`${known.n}`)} and ${math(`${known.d}`)} (or any common multiple of these).`,
          `The Pythagorean theorem gives the third side: ${math(`${opposite}^2+${adjacent}^2=${c}^2`)}.`,
          `For this angle, the opposite side is ${o}, the adjacent side is ${a}, and the hypotenuse is ${c}, so ${math(`\\${asked} ${corner}=\\frac{${key.n}}{${key.d}}`)}.`,
          `Check: ${math(`(\\frac{${o}}{${c}})^2+(\\frac{${a}}{${c}})^2=1`)}.`,
        ],
        takeaway: 'Use one ratio to find all three sides of a right triangle; then you can read off any other ratio.',
      }
    );
  },
};
