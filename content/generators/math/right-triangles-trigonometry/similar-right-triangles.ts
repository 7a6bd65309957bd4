/** TR-f: similar right triangles have the same trigonometric ratios. */
import type { Generator } from '#content/generators/generator.ts';
import { lengthUnits } from '../units.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { trianglePairs, triples } from '../triangles.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';

export const similarRightTriangles: Generator = {
  archetype: 'TR-f',
  topicId: 28,
  version: 3,
  levels: [3],
  skillTags: ['similar-triangles', 'trigonometric-ratios'],
  draft(random) {
    const [p, q, c] = random.pick(triples.slice(0, 6));
    // Opposite and adjacent to the first acute angle, and the hypotenuse.
    const [o, a] = random.chance(1, 2) ? [p, q] : [q, p];
    const [one, two] = random.pick(trianglePairs);
    const [A, B, C] = one.split('') as [string, string, string];
    const [D, E, F] = two.split('') as [string, string, string];
    // No triangle is larger than a writer would draw it.
    const times = random.int(2, c > 20 ? 3 : 6);
    const kind = random.pick(['from-sides', 'side'] as const);
    const second = random.chance(1, 2);
    const corner = second ? E : D;
    const ratio = random.pick(['sin', 'cos', 'tan'] as const);
    const [x, y] = second ? [a, o] : [o, a];
    const value = { sin: rat(x, c), cos: rat(y, c), tan: rat(x, y) }[ratio];
    const similar = random.pick([
      `Triangle ${math(one)} is similar to triangle ${math(two)}, where ${math(A)}, ${math(B)}, and ${math(C)} correspond to ${math(D)}, ${math(E)}, and ${math(F)}, respectively. Angles ${math(C)} and ${math(F)} are right angles.`,
      `Right triangles ${math(one)} and ${math(two)} are similar. Angles ${math(C)} and ${math(F)} are right angles, and angle ${math(A)} corresponds to angle ${math(D)}.`,
      `In triangles ${math(one)} and ${math(two)}, angles ${math(C)} and ${math(F)} each measure ${math('90^\\circ')}, and the measure of angle ${math(A)} equals the measure of angle ${math(D)}.`,
      `Triangles ${math(one)} and ${math(two)} are similar right triangles with right angles at ${math(C)} and ${math(F)}. Vertex ${math(A)} corresponds to vertex ${math(D)}.`,
    ]);
    if (kind === 'from-sides') {
      const scaled = ratio !== 'tan' || random.chance(1, 2);
      const [so, sa, sc] = [o * times, a * times, c * times];
      const lengths = `${math(`${B}${C}=${so}`)}, ${math(`${A}${C}=${sa}`)}, and ${math(`${A}${B}=${sc}`)}`;
      const bigger = random.int(2, 9);
      const answer = numberAnswer({
        ...asSizes,
        typed: random.chance(1, 4),
        key: value,
        why: `Angle ${math(corner)} equals angle ${math(second ? B : A)}, so it has the same ratio.`,
        bugs: [
          bug(
            'SOH',
            rat(x, c),
            `This is the sine, opposite over hypotenuse; ${math(`\\${ratio} ${corner}`)} is ${{ sin: 'opposite over hypotenuse', cos: 'adjacent over hypotenuse', tan: 'opposite over adjacent' }[ratio]}.`,
          ),
          bug(
            'SOH',
            rat(y, c),
            `This is the cosine, adjacent over hypotenuse; ${math(`\\${ratio} ${corner}`)} is ${{ sin: 'opposite over hypotenuse', cos: 'adjacent over hypotenuse', tan: 'opposite over adjacent' }[ratio]}.`,
          ),
          bug(
            'SOH',
            rat(x, y),
            `This is the tangent, opposite over adjacent; ${math(`\\${ratio} ${corner}`)} is ${{ sin: 'opposite over hypotenuse', cos: 'adjacent over hypotenuse', tan: 'opposite over adjacent' }[ratio]}.`,
          ),
          bug('CORR', rat(y, x), 'This is the tangent of the other acute angle; turn the fraction over.'),
          ...(scaled
            ? [
                bug(
                  'K2K3',
                  rat(Number(value.n) * bigger, Number(value.d)),
                  `This multiplies the ratio by ${bigger}, but similar triangles have the same trigonometric ratios, so leave it as it is.`,
                ),
                bug(
                  'K2K3',
                  rat(Number(value.n), Number(value.d) * bigger),
                  `This divides the ratio by ${bigger}, but similar triangles have the same trigonometric ratios, so leave it as it is.`,
                ),
              ]
            : []),
          bug('RECIP', rat(Number(value.d), Number(value.n)), 'This ratio is upside down; turn the fraction over.'),
        ],
        keep: (shown) => ratio === 'tan' || shown < 1,
      });
      return (
        answer && {
          parameters: { kind, sides: [so, sa, sc], ratio, second, bigger: scaled ? bigger : 0, letters: one + two },
          stem: `${similar} In triangle ${math(one)}, ${lengths}.${scaled ? ` Each side of triangle ${math(two)} is ${math(bigger)} times the length of the corresponding side of triangle ${math(one)}.` : ''} What is the value of ${math(`\\${ratio} ${corner}`)}?`,
          answer,
          steps: [
            'Corresponding angles of similar triangles are congruent, so their sines, cosines, and tangents are equal.',
            `Angle ${math(corner)} corresponds to angle ${math(second ? B : A)}, so ${math(`\\${ratio} ${corner}=\\${ratio} ${second ? B : A}`)}.`,
            `In triangle ${math(one)}, this is ${math(`\\frac{${ratio === 'cos' ? y * times : x * times}}{${ratio === 'tan' ? y * times : c * times}}=\\frac{${value.n}}{${value.d}}`)}.`,
            `Check: the size of the second triangle does not matter, because both lengths in the ratio are multiplied by the same factor.`,
          ],
          takeaway: 'Corresponding angles of similar right triangles have the same trigonometric ratios.',
        }
      );
    }
    const unit = random.pick(lengthUnits);
    const hypotenuse = c * times;
    const named = math(`\\sin ${A}=\\frac{${o}}{${c}}`);
    const wantsOpposite = random.chance(1, 2);
    const key = (wantsOpposite ? o : a) * times;
    const side = wantsOpposite ? `${E}${F}` : `${D}${F}`;
    const answer = numberAnswer({
      ...asSizes,
      typed: random.chance(1, 2),
      key,
      why: `${math(`\\sin ${D}=\\frac{${o}}{${c}}`)} too, so the sides are ${times} times ${o}, ${a}, and ${c}.`,
      bugs: [
        bug('CORR', (wantsOpposite ? a : o) * times, `This is the length of the other leg of triangle ${math(two)}; use the leg that the question asks for.`),
        bug('STOP', wantsOpposite ? o : a, `This is the side of a triangle with hypotenuse ${c}; multiply by ${times}.`),
        bug(
          'SOH',
          rat(hypotenuse * o, a),
          `This uses ${math(`\\frac{${o}}{${a}}`)}, the tangent of angle ${math(D)}, with the hypotenuse; the hypotenuse belongs to the sine.`,
        ),
        wantsOpposite
          ? bug('HYP', hypotenuse - a * times, `This subtracts the length of the other leg from the hypotenuse; use the ratio.`)
          : bug(
              'HYP',
              hypotenuse - o * times,
              `This subtracts the length of ${math(`\\overline{${E}${F}}`)} from the hypotenuse; subtract the squares instead.`,
            ),
        bug('STOP', wantsOpposite ? a : o, `This is the other leg of a triangle with hypotenuse ${c}; the hypotenuse here is ${times} times as long.`),
      ],
      keep: (shown) => shown < hypotenuse,
    });
    return (
      answer && {
        parameters: { kind, o, c, hypotenuse, wantsOpposite, letters: one + two },
        stem: `${similar} If ${named} and the length of ${math(`\\overline{${D}${E}}`)} is ${math(hypotenuse)} ${unit.many}, what is the length, in ${unit.many}, of ${math(`\\overline{${side}}`)}?`,
        answer,
        steps: [
          `Corresponding angles are congruent, so ${math(`\\sin ${D}=\\frac{${o}}{${c}}`)} as well.`,
          `${math(`\\frac{${E}${F}}{${hypotenuse}}=\\frac{${o}}{${c}}`)}, so ${math(`${E}${F}=${o * times}`)}.`,
          wantsOpposite ? `That is the length in the question: ${math(key)}.` : `The other leg is ${math(`\\sqrt{${hypotenuse}^2-${o * times}^2}=${key}`)}.`,
          `Check: ${math(`${o * times}^2+${a * times}^2=${hypotenuse}^2`)}.`,
        ],
        takeaway: 'Similar right triangles have the same trigonometric ratios, so one length gives you the others.',
      }
    );
  },
};
