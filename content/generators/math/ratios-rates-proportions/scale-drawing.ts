/** RAT-i: scale drawings. */
import type { Generator } from '../../generator.ts';
import { div, isInteger, mul, rat, toNumber } from '../../../exact/rational.ts';
import { bug, latex, math, numericAnswer, prose } from '../data-kit.ts';

/** The drawing, what is measured on it, the unit, the scale from … to, and the largest real length that is plausible. */
const drawings = [
  ['map', 'distance between two towns', 'miles', 4, 60, 900],
  ['blueprint', 'length of a room', 'feet', 2, 8, 50],
  ['scale model of a bridge', 'length of the bridge', 'feet', 20, 90, 1400],
  ['scale drawing of a garden', 'length of a path', 'feet', 3, 15, 240],
  ['map of a park', 'length of a trail', 'kilometers', 2, 6, 40],
  ['scale model of an airplane', 'wingspan of the airplane', 'feet', 4, 18, 220],
  ['floor plan', 'width of a hall', 'meters', 2, 9, 30],
] as const;

export const scaleDrawing: Generator = {
  archetype: 'RAT-i',
  topicId: 19,
  version: 3,
  levels: [2, 3],
  skillTags: ['scale', 'proportions'],
  draft(random, level) {
    const context = random.int(0, drawings.length - 1);
    const [drawing, what, unit, low, high, most] = drawings[context] ?? drawings[0];
    const [inches, scale, shown] = [random.int(1, 4), random.int(low, high), random.int(2, 16)];
    // Only a flat drawing shows areas.
    const area = level === 3 && !drawing.startsWith('scale model') && random.chance(1, 2);
    const sheet = drawing.replace(/ of .*/, '');
    const per = rat(scale, inches);
    const real = mul(per, rat(shown));
    if (area) {
      const [w, h] = [random.int(2, 9), random.int(2, 9)];
      if (inches !== 1 || scale > 20 || w === h) return null;
      const key = rat(w * h * scale * scale);
      const answer = numericAnswer(random.chance(1, 2), {
        key,
        why: `The actual side lengths are ${w * scale} and ${h * scale} ${unit}, and their product is ${prose(key)}.`,
        bugs: [
          bug('UNIT2', w * h * scale, 'This uses the scale only once; an area needs it for both the length and the width.'),
          bug('UNIT2', w * h, `This is the area on the ${sheet}, in square inches.`),
          bug('AP', 2 * (w + h) * scale, `This is the perimeter of the actual region, in ${unit}.`),
          bug('UNIT2', w * h * scale ** 3, 'This uses the scale three times; area has only two dimensions.'),
          bug('UNIT2', w * h * 2 * scale, 'This doubles the scale instead of squaring it.'),
          bug('AP', (w + h) * scale, 'This adds the two actual lengths; multiply them instead.'),
          bug('UNIT2', w * h + scale * scale, 'This adds the square of the scale; multiply by it instead.'),
        ],
      });
      return (
        answer && {
          parameters: { kind: 'area', context, scale, w, h },
          stem: random.pick([
            `On a ${sheet}, 1 inch represents ${scale} ${unit}. A rectangle on the ${sheet} is ${w} inches long and ${h} inches wide. What is the area, in square ${unit}, of the region that the rectangle represents?`,
            `The scale of a ${sheet.replace(/^scale (?=drawing)/, '')} is 1 inch to ${scale} ${unit}. A rectangular region measures ${w} inches by ${h} inches on the ${sheet}. What is the actual area, in square ${unit}, of the region?`,
          ]),
          answer,
          steps: [
            'Find each actual length first, and then multiply.',
            `The actual lengths are ${math(`${w}\\cdot ${scale}=${w * scale}`)} and ${math(`${h}\\cdot ${scale}=${h * scale}`)} ${unit}.`,
            `The area is ${math(`${w * scale}\\cdot ${h * scale}=${latex(key)}`)} square ${unit}. Check: ${math(`${w}\\cdot ${h}\\cdot ${scale}^2=${latex(key)}`)}.`,
          ],
          takeaway: 'Multiply lengths by the scale and areas by the square of the scale.',
        }
      );
    }
    const back = level === 3;
    if (level === 2 && inches !== 1) return null;
    if (
      !isInteger(real) ||
      (level === 3 && inches === 1) ||
      shown === inches ||
      toNumber(real) < 2 ||
      toNumber(real) > most ||
      (inches > 1 && scale % inches === 0)
    )
      return null;
    const key = back ? rat(shown) : real;
    const given = back ? real : rat(shown);
    const answer = numericAnswer(random.chance(1, 2), {
      key,
      why: `The ratios are equal: ${math(`\\frac{${inches}}{${scale}}=\\frac{${shown}}{${latex(real)}}`)}.`,
      bugs: [
        bug('RECIP', back ? mul(given, per) : div(given, per), 'This uses the scale backward.'),
        bug(
          'STOP',
          back ? div(given, rat(scale)) : mul(given, rat(scale * inches)),
          `This leaves out the ${inches} in the scale: ${scale} ${unit} are represented by ${inches} ${inches === 1 ? 'inch' : 'inches'}.`,
        ),
        bug(
          'RATE0',
          back ? Math.abs(Number(given.n) - scale + inches) : shown + scale - inches,
          `This ${back && scale > inches ? 'subtracts' : 'adds'} the difference between ${scale} and ${inches}; a scale multiplies every length by the same factor.`,
        ),
        bug('STOP', rat(scale), `This is what ${inches === 1 ? '1 inch represents' : `${inches} inches represent`}, not the length asked for.`),
        bug(
          'RECIP',
          div(given, rat(inches)),
          inches === 1
            ? `This is the length on the ${sheet}, in inches; use the scale to find the actual length.`
            : `This divides by ${inches} but leaves out the ${scale} in the scale.`,
        ),
        bug('UNIT', mul(key, rat(12)), `This also multiplies by 12, as if converting between feet and inches; the scale already takes care of the units.`),
        bug('UNIT2', mul(key, per), 'This uses the scale twice.'),
        bug('UNIT2', mul(key, rat(shown)), `This multiplies by the length on the ${sheet} one time too many.`),
      ],
      keep: (value) => value.n > 0n && value.d <= 4n && value.d !== 3n,
    });
    const S = `${inches} ${inches === 1 ? 'inch represents' : 'inches represent'} ${scale} ${unit}`;
    return (
      answer && {
        parameters: { kind: back ? 'back' : 'forward', context, inches, scale, shown },
        stem: back
          ? random.pick([
              `On a ${drawing}, ${S}. If the ${what} is ${prose(real)} ${unit}, what is the corresponding length on the ${sheet}, in inches?`,
              `A ${drawing} uses the scale ${S.replace(' represents', ' =').replace(' represent', ' =')}. The ${what} is ${prose(real)} ${unit}. How many inches represent this length on the ${sheet}?`,
            ])
          : random.pick([
              `On a ${drawing}, ${S}. The ${what} on the ${sheet} is ${shown} inches. What is the actual ${what.replace(/ of a /, ' of the ').replace(/ between two /, ' between the two ')}, in ${unit}?`,
              `A ${drawing} has the scale ${S.replace(' represents', ' =').replace(' represent', ' =')}. On the ${sheet}, the ${what} is ${shown} inches. What is the actual ${what.replace(/ of a /, ' of the ').replace(/ between two /, ' between the two ')}, in ${unit}?`,
            ]),
        answer,
        steps: [
          `The ratio of length on the ${sheet} to actual length is always the same, so set up a proportion.`,
          `${math(`\\frac{${inches}}{${scale}}=\\frac{${back ? 'x' : shown}}{${back ? latex(real) : 'x'}}`)}, so ${math(`x=${latex(key)}`)}.`,
          `Check: ${math(`${shown}\\cdot\\frac{${scale}}{${inches}}=${latex(real)}`)}.`,
        ],
        takeaway: 'In the proportion, put the scaled length on top on both sides.',
      }
    );
  },
};
