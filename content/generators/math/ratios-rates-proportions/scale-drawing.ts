/** RAT-i: scale drawings. */
import { asDecimals } from '../manners.ts';
import type { Generator } from '#content/generators/generator.ts';
import { div, equal, isInteger, mul, rat, sub, toNumber } from '#core/rational.ts';
import { decimalLatex, math, prose } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { drawings, regions } from './drawings.ts';

export const scaleDrawing: Generator = {
  archetype: 'RAT-i',
  topicId: 19,
  version: 7,
  levels: [2, 3],
  skillTags: ['scale', 'proportions'],
  draft(random, level) {
    const context = random.int(0, drawings.length - 1);
    const [drawing, what, small, unit, scales, least, most] = drawings[context] ?? drawings[0];
    const [inches, scale] = random.pick<readonly [number, number]>(scales);
    const shown = random.int(2, 16);
    const area = level === 3 && random.chance(1, 2);
    const smalls = small === 'inch' ? 'inches' : 'centimeters';
    const sheet = drawing.replace(/ of .*/, '');
    const per = rat(scale, inches);
    const real = mul(per, rat(shown));
    if (area) {
      const which = random.int(0, regions.length - 1);
      const [plan, region, small, unit, scales, shortest, longest] = regions[which] ?? regions[0];
      const smalls = small === 'inch' ? 'inches' : 'centimeters';
      const sheet = plan.replace(/ of .*/, '');
      const scale = random.pick<number>(scales);
      const [h, w] = [random.int(shortest, longest), random.int(shortest, longest)].sort((one, two) => one - two) as [number, number];
      if (w === h || w > 2 * h) return null;
      const key = rat(w * h * scale * scale);
      const answer = numberAnswer({
        ...asDecimals,
        typed: random.chance(1, 2),
        key,
        why: `The actual side lengths are ${w * scale} and ${h * scale} ${unit}, and their product is ${prose(key)}.`,
        bugs: [
          bug(
            'UNIT2',
            w * h * scale,
            `This uses the scale only once; both side lengths are multiplied by ${scale}, so multiply the area by ${math(`${scale}^2`)}.`,
          ),
          bug('UNIT2', w * h, `This is the area on the ${sheet}, in square ${smalls}; multiply each side length by ${scale} first.`),
          bug('AP', 2 * (w + h) * scale, `This is the perimeter of the actual region; for its area, multiply ${w * scale} by ${h * scale}.`),
          bug('UNIT2', w * h * scale ** 3, `This uses the scale three times; an area has two dimensions, so multiply by ${math(`${scale}^2`)}.`),
          bug('UNIT2', w * h * 2 * scale, `This doubles the scale; square it: ${math(`${scale}^2 = ${scale * scale}`)}.`),
          bug('AP', (w + h) * scale, `This adds the two actual lengths; multiply ${w * scale} by ${h * scale} instead.`),
        ],
      });
      return (
        answer && {
          parameters: { kind: 'area', which, scale, w, h },
          stem: random.pick([
            `On a ${plan}, 1 ${small} represents ${scale} ${unit}. A rectangular ${region} is ${w} ${smalls} long and ${h} ${smalls} wide on the ${sheet}. What is the actual area of the ${region}, in square ${unit}?`,
            `A ${plan} has a scale of 1 ${small} to ${scale} ${unit}. On the ${sheet}, a rectangular ${region} measures ${w} ${smalls} by ${h} ${smalls}. What is the area of the actual ${region}, in square ${unit}?`,
            `The scale of a ${plan} is 1 ${small} to ${scale} ${unit}. A ${region} is shown on the ${sheet} as a rectangle that measures ${w} ${smalls} by ${h} ${smalls}. What is the actual area, in square ${unit}, of the ${region}?`,
            `A rectangular ${region} is shown on a ${plan}. The scale is 1 ${small} to ${scale} ${unit}, and the rectangle on the ${sheet} is ${w} ${smalls} long and ${h} ${smalls} wide. What is the area, in square ${unit}, of the actual ${region}?`,
          ]),
          answer,
          steps: [
            'Find each actual length first, and then multiply.',
            `The actual lengths are ${math(`${w}\\cdot ${scale}=${w * scale}`)} and ${math(`${h}\\cdot ${scale}=${h * scale}`)} ${unit}.`,
            `The area is ${math(`${w * scale}\\cdot ${h * scale}=${decimalLatex(key)}`)} square ${unit}. Check: ${math(`${w}\\cdot ${h}\\cdot ${scale}^2=${decimalLatex(key)}`)}.`,
          ],
          takeaway: 'Multiply lengths by the scale and areas by the square of the scale.',
        }
      );
    }
    const back = level === 3 || random.chance(1, 3);
    if (level === 2 && inches !== 1) return null;
    if (!isInteger(real) || (level === 3 && inches === 1) || shown === inches || toNumber(real) < least || toNumber(real) > most) return null;
    const key = back ? rat(shown) : real;
    const given = back ? real : rat(shown);
    const answer = numberAnswer({
      ...asDecimals,
      typed: random.chance(1, 2),
      key,
      why: `The ratios are equal: ${math(`\\frac{${inches}}{${scale}}=\\frac{${shown}}{${decimalLatex(real)}}`)}.`,
      bugs: [
        bug(
          'RECIP',
          back ? mul(given, per) : div(given, per),
          `This uses the scale backward; ${back ? 'divide' : 'multiply'} by the ${math(decimalLatex(per))} ${unit} that each ${small} represents.`,
        ),
        bug(
          'STOP',
          back ? div(given, rat(scale)) : mul(given, rat(scale * inches)),
          `This leaves out the ${inches} in the scale: ${scale} ${scale === 1 ? unit.replace(/s$/, '') : unit} ${scale === 1 ? 'is' : 'are'} represented by ${inches} ${inches === 1 ? small : smalls}.`,
        ),
        bug(
          'RECIP',
          div(given, rat(inches)),
          inches === 1
            ? back
              ? `This is the actual length, in ${unit}; divide it by ${math(scale)} to find the length on the ${sheet}.`
              : `This is the length on the ${sheet}, in ${smalls}; multiply it by ${math(scale)} to find the actual length.`
            : back
              ? `This divides by ${inches}; divide by ${scale} and multiply by ${inches}.`
              : `This divides by ${inches} but leaves out the ${scale} in the scale; multiply by ${scale}, too.`,
        ),
        bug(
          'UNIT',
          back ? mul(key, rat(small === 'inch' ? 12 : 10)) : div(key, rat(small === 'inch' ? 12 : 10)),
          `This also ${back ? 'multiplies' : 'divides'} by ${small === 'inch' ? '12, as if converting between feet and inches' : '10, as if converting between metric units'}; the scale already takes care of the units.`,
        ),
        bug(
          'UNIT',
          back ? div(key, rat(small === 'inch' ? 12 : 10)) : mul(key, rat(small === 'inch' ? 12 : 10)),
          `This also ${back ? 'divides' : 'multiplies'} by ${small === 'inch' ? 12 : 10} to convert units; the scale already takes care of the units.`,
        ),
        bug(
          'UNIT2',
          back ? div(key, per) : mul(key, per),
          `This uses the scale twice; ${back ? 'divide' : 'multiply'} by ${math(decimalLatex(per))} only once.`,
        ),
        bug(
          'INVOP',
          back ? sub(given, rat(scale - inches)) : rat(shown + scale - inches),
          `This ${back ? 'subtracts' : 'adds'} the difference of the two numbers in the scale; ${back ? 'divide' : 'multiply'} by their ratio, ${math(decimalLatex(per))}.`,
        ),
      ],
      // A length that is given already is nobody's answer.
      believable: (value) => value.n > 0n && value.d <= 4n && value.d !== 3n && !(back && equal(value, given)),
    });
    const real1 = `${scale} ${scale === 1 ? unit.replace(/s$/, '') : unit}`;
    const S = `${inches} ${inches === 1 ? `${small} represents` : `${smalls} represent`} ${real1}`;
    const to = `${inches} ${inches === 1 ? small : smalls} to ${real1}`;
    const actual = what.replace(/ of a /, ' of the ').replace(/ between two /, ' between the two ');
    return (
      answer && {
        parameters: { kind: back ? 'back' : 'forward', context, inches, scale, shown },
        stem: back
          ? random.pick([
              `On a ${drawing}, ${S}. The actual ${what} is ${prose(real)} ${unit}. What is the corresponding length on the ${sheet}, in ${smalls}?`,
              `A ${drawing} has a scale of ${to}. If the actual ${what} is ${prose(real)} ${unit}, what is the ${what.split(' ')[0]} on the ${sheet}, in ${smalls}?`,
              `The scale of a ${drawing} is ${to}. The actual ${what} is ${prose(real)} ${unit}. How many ${smalls} represent this length on the ${sheet}?`,
              `On a ${drawing}, ${S}. How many ${smalls} on the ${sheet} represent ${prose(real)} ${unit}, the actual ${what}?`,
            ])
          : random.pick([
              `On a ${drawing}, ${S}. The ${what} on the ${sheet} is ${shown} ${smalls}. What is the actual ${actual}, in ${unit}?`,
              `A ${drawing} has a scale of ${to}. On the ${sheet}, the ${what} is ${shown} ${smalls}. What is the actual ${actual}, in ${unit}?`,
              `The scale of a ${drawing} is ${to}. If the ${what} is ${shown} ${smalls} on the ${sheet}, what is the actual ${actual}, in ${unit}?`,
              `On a ${drawing}, ${S}, and the ${what} is ${shown} ${smalls}. How many ${unit} is the actual ${actual}?`,
            ]),
        answer,
        steps: [
          `The ratio of length on the ${sheet} to actual length is always the same, so set up a proportion.`,
          `${math(`\\frac{${inches}}{${scale}}=\\frac{${back ? 'x' : shown}}{${back ? decimalLatex(real) : 'x'}}`)}, so ${math(`x=${decimalLatex(key)}`)}.`,
          `Check: ${math(`${shown}\\cdot\\frac{${scale}}{${inches}}=${decimalLatex(real)}`)}.`,
        ],
        takeaway: 'In the proportion, put the scaled length on top on both sides.',
      }
    );
  },
};
