/** TR-d: the sine of an acute angle is the cosine of its complement. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { sizeLatex } from '../exact-size.ts';
import { triangleNames, triples } from '../triangles.ts';
import { bug, numberEntry } from '../answers.ts';
import { asSizes } from '../manners.ts';

/** sin A is given, cos B is asked (or another ratio of the other angle). */
function inTriangle(random: Random): Draft | null {
  const [A, B, C] = random.pick(triangleNames);
  const [p, q, r] = random.pick(triples);
  const [opposite, adjacent] = random.chance(1, 2) ? [p, q] : [q, p];
  const given = random.pick(['sin', 'cos'] as const);
  const asked = random.pick(['same', 'co', 'tan'] as const);
  const shown = given === 'sin' ? rat(opposite, r) : rat(adjacent, r);
  const cofunction = given === 'sin' ? 'cos' : 'sin';
  const askedName = asked === 'tan' ? 'tan' : asked === 'co' ? cofunction : given;
  const key = asked === 'tan' ? rat(adjacent, opposite) : asked === 'co' ? shown : given === 'sin' ? rat(adjacent, r) : rat(opposite, r);
  const answer = numberEntry({
    ...asSizes,
    key,
    bugs: [
      bug(
        'SUPP',
        asked === 'co' ? (given === 'sin' ? rat(adjacent, r) : rat(opposite, r)) : asked === 'same' ? shown : rat(opposite, adjacent),
        asked === 'tan'
          ? `This is ${math(`\\tan ${A}`)}.`
          : `This is ${math(`\\${askedName} ${A}`)}; angles ${math(A)} and ${math(B)} are complementary, not equal.`,
      ),
      bug(
        'SOH',
        asked === 'tan' ? rat(adjacent, r) : rat(opposite, adjacent),
        asked === 'tan' ? `This is ${math(`\\sin ${B}`)}.` : `This is a tangent, not ${math(`\\${askedName} ${B}`)}.`,
      ),
      bug(
        'SOH',
        asked === 'tan' ? rat(opposite, r) : rat(adjacent, opposite),
        asked === 'tan' ? `This is ${math(`\\cos ${B}`)}.` : `This is a tangent, not ${math(`\\${askedName} ${B}`)}.`,
      ),
      bug(
        'RECIP',
        rat(r, Number(key.n)),
        asked === 'tan'
          ? 'This puts the hypotenuse in the numerator; the tangent is the opposite leg over the adjacent one.'
          : 'This ratio is upside down; the hypotenuse belongs in the denominator.',
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'triangle', opposite, adjacent, r, given, asked, name: A },
      stem: random.pick([
        `In triangle ${math(`${A}${B}${C}`)}, angle ${math(C)} is a right angle and ${math(`\\${given} ${A}=${sizeLatex(shown)}`)}. What is the value of ${math(`\\${askedName} ${B}`)}?`,
        `In right triangle ${math(`${A}${B}${C}`)}, angle ${math(C)} is the right angle. If ${math(`\\${given} ${A}=${sizeLatex(shown)}`)}, what is the value of ${math(`\\${askedName} ${B}`)}?`,
        `Angles ${math(A)} and ${math(B)} are the acute angles of a right triangle, and ${math(`\\${given} ${A}=${sizeLatex(shown)}`)}. What is the value of ${math(`\\${askedName} ${B}`)}?`,
        `In triangle ${math(`${A}${B}${C}`)}, the sum of the measures of angles ${math(A)} and ${math(B)} is ${math('90^\\circ')}. If ${math(`\\${given} ${A}=${sizeLatex(shown)}`)}, what is the value of ${math(`\\${askedName} ${B}`)}?`,
        `The legs of right triangle ${math(`${A}${B}${C}`)} are ${math(`\\overline{${A}${C}}`)} and ${math(`\\overline{${B}${C}}`)}. If ${math(`\\${given} ${A}=${sizeLatex(shown)}`)}, what is the value of ${math(`\\${askedName} ${B}`)}?`,
      ]),
      answer,
      steps:
        asked === 'co'
          ? [
              `Angles ${math(A)} and ${math(B)} are complementary: they add up to ${math('90^\\circ')}.`,
              `The leg opposite ${math(A)} is the leg adjacent to ${math(B)}, so ${math(`\\${cofunction} ${B}=\\${given} ${A}=${sizeLatex(shown)}`)}.`,
              `Check with sides ${math(`${opposite}`)} (opposite ${math(A)}), ${math(`${adjacent}`)}, and ${math(`${r}`)}: for angle ${math(B)}, the ratio is the same.`,
            ]
          : [
              `Draw a triangle: ${math(`\\${given} ${A}=${sizeLatex(shown)}`)} means you can use a hypotenuse of ${math(`${r}`)} and a leg of ${math(`${given === 'sin' ? opposite : adjacent}`)} ${given === 'sin' ? 'opposite' : 'adjacent to'} ${math(A)}.`,
              `The other leg is ${math(`\\sqrt{${r}^2-${given === 'sin' ? opposite : adjacent}^2}=${given === 'sin' ? adjacent : opposite}`)}.`,
              `For angle ${math(B)}, the opposite leg is ${math(`${adjacent}`)} and the adjacent leg is ${math(`${opposite}`)}, so ${math(`\\${askedName} ${B}=${sizeLatex(key)}`)}.`,
              `Check: ${math(`${opposite}^2+${adjacent}^2=${opposite ** 2 + adjacent ** 2}=${r}^2`)}.`,
            ],
      takeaway: 'In a right triangle, the sine of one acute angle is the cosine of the other.',
    }
  );
}

/** sin(a°) = cos(b°) with a little algebra. */
function degrees(random: Random): Draft | null {
  const [first, second] = random.chance(1, 2) ? ['sin', 'cos'] : ['cos', 'sin'];
  const a = random.int(11, 79);
  const k = random.int(2, 6);
  const extra = random.int(-30, 30);
  const x = rat(90 - a - extra, k);
  if (x.d !== 1n || x.n < 4n || extra === 0 || 90 - a === a) return null;
  const inner = `${k}x${extra < 0 ? '-' : '+'}${Math.abs(extra)}`;
  const answer = numberEntry({
    ...asSizes,
    key: x,
    bugs: [
      bug(
        'SUPP',
        rat(a - extra, k),
        `This sets the two angles equal, but they add up to ${math('90^\\circ')}, so subtract the given one from ${math('90^\\circ')}.`,
      ),
      bug(
        'SUPP',
        rat(180 - a - extra, k),
        `This makes the angles add up to ${math('180^\\circ')}; the two angles of a sine and an equal cosine add up to ${math('90^\\circ')}.`,
      ),
      bug('STOP', 90 - a, `This is the measure of the second angle; solve its expression for ${math('x')}.`),
      bug(
        'SIGN',
        rat(90 - a + extra, k),
        `This moves ${math(`${Math.abs(extra)}`)} to the other side without changing its sign; ${extra > 0 ? 'subtract' : 'add'} it on both sides.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'degrees', a, k, extra, first },
      stem: random.pick([
        `For a certain value of ${math('x')}, ${math(`\\${first}(${a}^\\circ)=\\${second}((${inner})^\\circ)`)}, where ${math(`0<${inner}<90`)}. What is the value of ${math('x')}?`,
        `If ${math(`\\${first}(${a}^\\circ)=\\${second}((${inner})^\\circ)`)} and ${math(`0<${inner}<90`)}, what is the value of ${math('x')}?`,
        `In the equation ${math(`\\${first}(${a}^\\circ)=\\${second}((${inner})^\\circ)`)}, the angle ${math(`(${inner})^\\circ`)} is acute. What is the value of ${math('x')}?`,
      ]),
      answer,
      steps: [
        `The sine of an acute angle equals the cosine of an acute angle only when the two angles add up to ${math('90^\\circ')}.`,
        `${math(`${a}+${inner}=90`)}, so ${math(`${k}x=${90 - a - extra}`)} and ${math(`x=${sizeLatex(x)}`)}.`,
        `Check: the second angle is ${math(`(${k}\\cdot ${sizeLatex(x)}${extra < 0 ? '-' : '+'}${Math.abs(extra)})^\\circ=${90 - a}^\\circ`)}, and ${math(`${a}+${90 - a}=90`)}.`,
      ],
      takeaway: 'sin(x°) = cos(90° − x°): the sine of an angle is the cosine of its complement.',
    }
  );
}

export const complementaryAngles: Generator = {
  archetype: 'TR-d',
  topicId: 28,
  version: 3,
  levels: [3],
  skillTags: ['complementary-angles', 'trigonometric-ratios'],
  draft: (random) => random.pick([inTriangle, degrees])(random),
};
