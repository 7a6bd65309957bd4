/** AR-b: a length found backwards from an area or a perimeter. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { lengthUnits } from '../units.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { piTimes } from '../exact-size.ts';
import { bug, numberAnswer, numberChoices } from '../answers.ts';
import { asSizes } from '../manners.ts';

const fields = ['garden', 'playground', 'flower bed', 'field', 'courtyard', 'rug', 'dance floor'] as const;
/** The least width that such a thing has, in feet or meters. */
const leastWidth: Partial<Record<(typeof fields)[number], number>> = { field: 20, playground: 15, courtyard: 10, 'dance floor': 8 };

function perimeterRelation(random: Random): Draft | null {
  const unit = random.pick(lengthUnits.slice(2));
  const byFactor = random.chance(1, 2);
  const w = random.int(3, 40);
  const [factor, extra] = [random.int(2, 4), random.int(2, 14)];
  const l = byFactor ? factor * w : w + extra;
  const perimeter = 2 * (l + w);
  const askLength = random.chance(1, 2);
  const noun = random.pick(fields);
  if (w < (leastWidth[noun] ?? 0)) return null;
  const relation = byFactor ? `${['twice', '3 times', '4 times'][factor - 2]} its width` : `${extra} ${unit.many} greater than its width`;
  const [key, other] = askLength ? [l, w] : [w, l];
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 2),
    key,
    why: `With side lengths ${w} and ${l}, the perimeter is ${math(`2(${w}+${l})=${perimeter}`)}.`,
    bugs: [
      bug(
        'STOP',
        other,
        `This is the ${askLength ? 'width' : 'length'}; ${askLength ? (byFactor ? `multiply it by ${factor}` : `add ${extra}`) : byFactor ? `divide it by ${factor}` : `subtract ${extra}`} to get the ${askLength ? 'length' : 'width'}.`,
      ),
      bug(
        'HALF',
        byFactor ? rat(perimeter * (askLength ? factor : 1), factor + 1) : askLength ? rat(perimeter + extra, 2) : rat(perimeter - extra, 2),
        `This sets one length plus one width equal to the entire perimeter; that sum is only half of it, ${perimeter / 2}.`,
      ),
      bug(
        'STOP',
        rat(perimeter, 2),
        `This is the sum of the length and the width; ${math(byFactor ? `${factor}w+w` : `(w+${extra})+w`)} equals it, so solve for ${math('w')}.`,
      ),
      bug(
        'CORR',
        rat(perimeter, 4),
        `This divides the perimeter by 4, as if the rectangle were a square; solve ${math(byFactor ? `2(${factor}w+w)=${perimeter}` : `2((w+${extra})+w)=${perimeter}`)}.`,
      ),
      bug(
        'SWAP',
        byFactor ? l * (askLength ? factor : 1) : askLength ? l + extra : w + 2 * extra,
        `This applies the relationship between the length and the width one time too many; the length is ${l}, and the width is ${w}.`,
      ),
    ],
  });
  const equation = byFactor ? `2(${factor}w+w)=${perimeter}` : `2((w+${extra})+w)=${perimeter}`;
  return (
    answer && {
      parameters: { kind: 'perimeter', w, l, byFactor, askLength, unit: unit.short, noun },
      stem: random.pick([
        `The length of a rectangular ${noun} is ${relation}. The perimeter of the ${noun} is ${perimeter} ${unit.many}. What is the ${askLength ? 'length' : 'width'}, in ${unit.many}, of the ${noun}?`,
        `A rectangular ${noun} has a perimeter of ${perimeter} ${unit.many}. If its length is ${relation}, what is the ${askLength ? 'length' : 'width'} of the ${noun}, in ${unit.many}?`,
      ]),
      answer,
      steps: [
        `Write the length in terms of the width ${math('w')} and use ${math('P=2(l+w)')}.`,
        `${math(equation)}, so ${math(byFactor ? `${2 * (factor + 1)}w=${perimeter}` : `4w=${perimeter - 2 * extra}`)} and ${math(`w=${w}`)}. ${askLength ? `The length is ${math(byFactor ? `${factor}\\cdot ${w}=${l}` : `${w}+${extra}=${l}`)}.` : `This is the width the question asks for.`}`,
        `Check: ${math(`2(${l}+${w})=${perimeter}`)}.`,
      ],
      takeaway: 'Half of a rectangle’s perimeter is one length plus one width.',
    }
  );
}

function triangleHeight(random: Random): Draft | null {
  const unit = random.pick(lengthUnits);
  const [b, h] = [random.int(4, 30), random.int(3, 30)];
  if ((b * h) % 2 === 1 || b === h) return null;
  const area = (b * h) / 2;
  const askBase = random.chance(1, 2);
  const [key, given] = askBase ? [b, h] : [h, b];
  const [asked, known] = askBase ? ['length of the base', 'height'] : ['height', 'base'];
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 2),
    key,
    why: `${math(`\\frac{1}{2}(${b})(${h})=${area}`)}.`,
    bugs: [
      bug('HALF', rat(area, given), `This divides the area by the ${known} but leaves out the ${math('\\frac{1}{2}')} of a triangle; double the area first.`),
      bug('HALF', rat(area, 2 * given), `This divides the area by 2; to undo the half in the formula, double ${area}, and then divide by ${given}.`),
      bug('HALF', 2 * key, `This doubles the area one time too many; double ${area} once and divide by ${given}.`),
      bug('INVOP', area - given, `This subtracts the ${known} from the area; area is half of a product, so divide ${2 * area} by ${given}.`),
      bug('INVOP', 2 * area - given, `This doubles the area and then subtracts the ${known}; divide by it instead: ${math(`\\frac{${2 * area}}{${given}}`)}.`),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'triangle', b, h, askBase, unit: unit.short },
      stem: random.pick([
        `The area of a triangle is ${area} square ${unit.many}, and ${askBase ? `its height is ${h} ${unit.many}` : `the length of its base is ${b} ${unit.many}`}. What is the ${askBase ? 'length of the base' : 'corresponding height'} of the triangle, in ${unit.many}?`,
        `A triangle has ${askBase ? `a height of ${h}` : `a base of ${b}`} ${unit.many} and an area of ${area} square ${unit.many}. What is the ${asked}, in ${unit.many}, of the triangle?`,
      ]),
      answer,
      steps: [
        `Use ${math('A=\\frac{1}{2}bh')} with the given values, and solve for the missing length.`,
        `${math(`${area}=\\frac{1}{2}(${given})${askBase ? 'b' : 'h'}`)}, so ${math(`${2 * area}=${given}${askBase ? 'b' : 'h'}`)} and ${math(`${askBase ? 'b' : 'h'}=${key}`)}.`,
        `Check: ${math(`\\frac{1}{2}(${b})(${h})=${area}`)}.`,
      ],
      takeaway: 'To find a length from the area of a triangle, double the area first, and then divide by the known length.',
    }
  );
}

function squareAndCircle(random: Random): Draft | null {
  const unit = random.pick(lengthUnits);
  const s = random.int(3, 30);
  if (random.chance(1, 2)) {
    const fromArea = random.chance(1, 2);
    const [given, key] = fromArea ? [s * s, 4 * s] : [4 * s, s * s];
    const answer = numberAnswer({
      ...asSizes,
      typed: random.chance(1, 2),
      key,
      why: `The side length is ${s}, so the ${fromArea ? 'perimeter' : 'area'} is ${key}.`,
      bugs: [
        bug('STOP', s, `This is the side length of the square; ${fromArea ? 'multiply it by 4' : 'square it'}.`),
        fromArea
          ? bug('STOP', 2 * s, `This adds only two of the four sides; multiply ${s} by 4.`)
          : bug('HALF', 2 * s * s, `This is twice the area; square the side, ${s}, and stop there.`),
        fromArea
          ? bug('HALF', rat(s * s, 4), `This divides the area by 4; take its square root, ${s}, and multiply by 4.`)
          : bug('AP', 4 * s * 4, `This multiplies the perimeter by 4; divide it by 4 to get the side, and square that.`),
        fromArea
          ? bug('HALF', s * s * 4, `This multiplies the area by 4; multiply the side by 4, ${math(`\\sqrt{${given}}=${s}`)}.`)
          : bug('STOP', 4 * s * s, 'This multiplies the perimeter by the side length; multiply two sides instead.'),
        fromArea
          ? bug('HALF', 2 * s * s, 'This uses half of the area as the side length; take the square root instead.')
          : bug('HALF', 8 * s, `This doubles the perimeter; divide it by 4 to get the side, ${s}, and square that.`),
      ],
    });
    return (
      answer && {
        parameters: { kind: 'square', s, fromArea, unit: unit.short },
        stem: random.pick([
          `The ${fromArea ? `area of a square is ${given} square ${unit.many}` : `perimeter of a square is ${given} ${unit.many}`}. What is the ${fromArea ? `perimeter, in ${unit.many},` : `area, in square ${unit.many},`} of the square?`,
          `A square has ${fromArea ? `an area of ${given} square ${unit.many}` : `a perimeter of ${given} ${unit.many}`}. What is its ${fromArea ? `perimeter, in ${unit.many}` : `area, in square ${unit.many}`}?`,
        ]),
        answer,
        steps: [
          `Find the side length first; you can get both the area and the perimeter from it.`,
          fromArea
            ? `${math(`s^2=${given}`)} gives ${math(`s=${s}`)}, so the perimeter is ${math(`4\\cdot ${s}=${key}`)}.`
            : `${math(`4s=${given}`)} gives ${math(`s=${s}`)}, so the area is ${math(`${s}^2=${key}`)}.`,
          `Check: a square with side ${math(`${s}`)} has ${fromArea ? `an area of ${math(`${s}^2=${given}`)}` : `a perimeter of ${math(`4\\cdot ${s}=${given}`)}`}.`,
        ],
        takeaway: 'To get from the area of a square to its perimeter, or back, find the side length first.',
      }
    );
  }
  const fromArea = random.chance(1, 2);
  const [given, key] = fromArea
    ? [`area of a circle is ${math(`${s * s}\\pi`)} square ${unit.many}`, piTimes(2 * s)]
    : [`circumference of a circle is ${math(`${2 * s}\\pi`)} ${unit.many}`, piTimes(s * s)];
  const answer = numberChoices({
    ...asSizes,
    key,
    why: `The radius is ${s}.`,
    bugs: [
      bug(
        'STOP',
        piTimes(s),
        `This is the radius times π, which is neither; ${fromArea ? 'double it for the circumference' : `square the radius, ${s}, for the area`}.`,
      ),
      fromArea
        ? bug('AP', piTimes(rat(s * s, 2)), `This uses half of the area; the radius is the square root of ${s * s}, and the circumference is 2π times that.`)
        : bug('DIAM', piTimes(4 * s * s), `This uses the diameter, ${2 * s}, as the radius; square ${s} instead.`),
      fromArea
        ? bug('DIAM', piTimes(4 * s), `This uses the diameter, ${2 * s}, as the radius; multiply ${s} by 2π.`)
        : bug('AP', piTimes(4 * s), `This doubles the circumference; find the radius, ${s}, and square it for the area.`),
      fromArea
        ? bug('AP', piTimes(2 * s * s), `This doubles the area; find the radius first, ${math(`\\sqrt{${s * s}}=${s}`)}.`)
        : bug('HALF', piTimes(2 * s * s), `This mixes the two circle formulas, giving ${math('2\\pi r^2')}; the area is ${math(`\\pi(${s})^2`)}.`),
      fromArea
        ? bug('AP', piTimes(s * s * s), `This multiplies the area by the radius; the circumference is 2π times the radius, ${s}.`)
        : bug('DIAM', piTimes(rat(s * s, 2)), `This is half the area; square the radius, ${s}, and multiply by π only.`),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'circle', s, fromArea, unit: unit.short },
      stem: `The ${given}. What is the ${fromArea ? `circumference, in ${unit.many},` : `area, in square ${unit.many},`} of the circle?`,
      answer,
      steps: [
        'Find the radius first; you can get both the area and the circumference from it.',
        fromArea
          ? `${math(`\\pi r^2=${s * s}\\pi`)} gives ${math(`r=${s}`)}, so the circumference is ${math(`2\\pi(${s})=${2 * s}\\pi`)}.`
          : `${math(`2\\pi r=${2 * s}\\pi`)} gives ${math(`r=${s}`)}, so the area is ${math(`\\pi(${s})^2=${s * s}\\pi`)}.`,
        `Check: a circle with radius ${math(`${s}`)} has ${fromArea ? `an area of ${math(`${s * s}\\pi`)}` : `a circumference of ${math(`${2 * s}\\pi`)}`}.`,
      ],
      takeaway: 'To get from the area of a circle to its circumference, or back, find the radius first.',
    }
  );
}

export const lengthFromAreaOrPerimeter: Generator = {
  archetype: 'AR-b',
  topicId: 26,
  version: 3,
  levels: [2],
  skillTags: ['area', 'perimeter', 'working-backwards'],
  draft: (random) => random.pick([perimeterRelation, triangleHeight, squareAndCircle])(random),
};
