/** AR-e: what a scale factor does to areas and volumes. */
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { lengthUnits } from '../units.ts';
import { capitalized, math, prose } from '../text.ts';
import { rat } from '#core/rational.ts';
import { sizeLatex } from '../exact-size.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';

const solids = ['cylinder', 'cone', 'cube', 'rectangular prism', 'square pyramid', 'sphere'] as const;

/** Least surface area of such a solid with volume 1; every other shape of the same kind has more. */
const leastSurface = { cylinder: 5.54, cone: 6.1, 'rectangular prism': 6, 'square pyramid': 6.61 } as const;
const shapes = ['triangle', 'rectangle', 'square', 'trapezoid', 'regular pentagon', 'parallelogram'] as const;

/** One dimension scaled: the area grows with the square of the factor. */
function enlargedArea(random: Random): Draft | null {
  const unit = random.pick(lengthUnits);
  const k = random.int(2, 9);
  const shape = random.pick(shapes);
  const area = shape === 'square' ? random.int(2, 12) ** 2 : random.int(4, 60);
  const backwards = random.chance(1, 3);
  const [given, key] = backwards ? [area * k * k, area] : [area, area * k * k];
  if (area * k * k > 4000) return null;
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 2),
    key,
    why: `The area is ${backwards ? 'divided' : 'multiplied'} by ${math(`${k}^2=${k * k}`)}.`,
    bugs: [
      bug('K2K3', backwards ? rat(given, k) : given * k, `This uses the factor ${math(`${k}`)} itself; for areas, use the square of the scale factor.`),
      bug(
        'K2K3',
        backwards ? rat(given, k ** 3) : given * k ** 3,
        `This uses ${math(`${k}^3`)}, which is for volumes; an area has two dimensions, so use ${math(`${k}^2`)}.`,
      ),
      bug('HALF', backwards ? rat(given, 2 * k) : given * 2 * k, `This doubles ${math(`${k}`)}; square it instead: ${math(`${k}^2=${k * k}`)}.`),
      bug(
        'ADDP',
        backwards ? given - k * k : given + k * k,
        `This ${backwards ? 'subtracts' : 'adds'} ${math(`${k * k}`)} instead of ${backwards ? 'dividing' : 'multiplying'} by it.`,
      ),
      ...(backwards
        ? []
        : [
            bug('K2K3', given * k ** 4, `This squares the scale factor twice; square it once: ${math(`${k}^2=${k * k}`)}.`),
            bug('HALF', 2 * key, `This doubles the new area; multiply ${given} by ${k * k} and stop there.`),
          ]),
      ...(backwards ? [bug('RECIP', given * k * k, `This enlarges the area again; X is the smaller figure, so divide by ${math(`${k}^2`)}.`)] : []),
    ],
  });
  const sides = shape === 'square' || shape === 'regular pentagon' ? 'side length' : 'length of each side';
  return (
    answer && {
      parameters: { kind: 'area', k, given, backwards, shape, unit: unit.short },
      stem: backwards
        ? `X and Y are similar ${shape}s. The ${sides} of Y is ${k} times the corresponding length of X. The area of Y is ${prose(given)} square ${unit.many}. What is the area, in square ${unit.many}, of X?`
        : random.pick([
            `A ${shape} has an area of ${given} square ${unit.many}. ${sides === 'side length' ? 'Its side length' : 'The length of each of its sides'} is multiplied by ${k} to form ${sides === 'side length' ? 'a larger' : 'a similar'} ${shape}. What is the area, in square ${unit.many}, of the new ${shape}?`,
            `X and Y are similar ${shape}s. The ${sides} of Y is ${k} times the corresponding length of X. If the area of X is ${given} square ${unit.many}, what is the area of Y, in square ${unit.many}?`,
          ]),
      answer,
      steps: [
        `If every length is multiplied by ${math('k')}, every area is multiplied by ${math('k^2')}.`,
        `Here ${math(`k=${k}`)}, so the area of the larger figure is ${math(`${k}^2=${k * k}`)} times the area of the smaller one.`,
        backwards ? `Divide to find the area of X: ${math(`\\frac{${given}}{${k * k}}=${key}`)}.` : `${math(`${given}\\cdot ${k * k}=${sizeLatex(key)}`)}.`,
        `Check: ${math(`${sizeLatex(area)}\\cdot ${k}\\cdot ${k}=${sizeLatex(area * k * k)}`)}, one factor for each of the two dimensions.`,
      ],
      takeaway: 'If lengths are multiplied by k, areas are multiplied by k² and volumes by k³.',
    }
  );
}

function enlargedVolume(random: Random): Draft | null {
  const unit = random.pick(lengthUnits);
  const k = random.int(2, 6);
  const solid = random.pick(solids);
  const volume = solid === 'cube' ? random.int(2, 5) ** 3 : random.int(3, 60);
  const key = volume * k ** 3;
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 3),
    key,
    why: `The volume is multiplied by ${math(`${k}^3=${k ** 3}`)}.`,
    bugs: [
      bug('K2K3', volume * k, `This uses the factor ${math(`${k}`)} itself; for volumes, use the cube of the scale factor.`),
      bug('K2K3', volume * k * k, `This uses ${math(`${k}^2`)}, which is for areas; a volume has three dimensions, so use ${math(`${k}^3`)}.`),
      bug('HALF', volume * 3 * k, `This triples ${math(`${k}`)}; use it as a factor three times: ${math(`${k}^3=${k ** 3}`)}.`),
      bug('ADDP', volume + k ** 3, `This adds ${math(`${k ** 3}`)} instead of multiplying by it.`),
      bug('K2K3', volume * k ** 4, `This uses ${math(`${k}^4`)}, one factor too many; use one for each of the three dimensions, ${math(`${k}^3`)}.`),
      bug('HALF', 2 * key, `This doubles the new volume; multiply ${volume} by ${k ** 3} and stop there.`),
    ],
  });
  const what = solid === 'sphere' ? 'radius of the sphere is' : solid === 'cube' ? 'edge length of the cube is' : `dimensions of the ${solid} are all`;
  return key > 9999
    ? null
    : answer && {
        parameters: { kind: 'volume', k, volume, solid, unit: unit.short },
        stem: random.pick([
          `A ${solid} has a volume of ${volume} cubic ${unit.many}. If the ${what} multiplied by ${k}, what is the volume, in cubic ${unit.many}, of the resulting ${solid.split(' ').at(-1)}?`,
          `The volume of a ${solid} is ${volume} cubic ${unit.many}. ${solid === 'sphere' ? `The radius of a second sphere is ${k} times the radius of the first.` : solid === 'cube' ? `The edge length of a second cube is ${k} times the edge length of the first.` : `Each dimension of a second ${solid} is ${k} times the corresponding dimension of the first.`} What is the volume of the second ${solid.split(' ').at(-1)}, in cubic ${unit.many}?`,
        ]),
        answer,
        steps: [
          `If every length is multiplied by ${math('k')}, the volume is multiplied by ${math('k^3')}.`,
          `Here ${math(`k=${k}`)}, so the factor is ${math(`${k}^3=${k ** 3}`)}.`,
          `${math(`${volume}\\cdot ${k ** 3}=${sizeLatex(key)}`)}.`,
          `Check: ${math(`${volume}\\cdot ${k}\\cdot ${k}\\cdot ${k}=${sizeLatex(key)}`)}, one factor for each of the three dimensions.`,
        ],
        takeaway: 'If lengths are multiplied by k, areas are multiplied by k² and volumes by k³.',
      };
}

/** From the ratio of two volumes (or areas) to another ratio by way of the lengths. */
function throughLengths(random: Random): Draft | null {
  const unit = random.pick(lengthUnits);
  const [a, b] = random.pick([
    [1, 2],
    [1, 3],
    [2, 3],
    [3, 4],
    [2, 5],
    [3, 5],
    [4, 5],
    [1, 4],
    [1, 5],
    [5, 6],
    [3, 7],
  ] as const);
  const solid = random.pick(['cylinder', 'cone', 'rectangular prism', 'square pyramid'] as const);
  const fromVolume = random.chance(1, 2);
  const [given1, given2] = fromVolume ? [a ** 3, b ** 3] : [a * a, b * b];
  // Such a solid must exist: surface area and volume have to be in the range of solids of ordinary shape.
  const scale = fromVolume ? random.int(1, 6) : random.int(14, 90);
  const least = leastSurface[solid];
  const [low, high] = fromVolume
    ? [1.05 * least * scale ** (2 / 3), 1.9 * least * scale ** (2 / 3)]
    : [(scale / (1.9 * least)) ** 1.5, (scale / (1.05 * least)) ** 1.5];
  if (Math.ceil(low) > Math.floor(high)) return null;
  const unitSize = random.int(Math.ceil(low), Math.floor(high));
  const [shown1, shown2] = [given1 * scale, given2 * scale];
  const power = fromVolume ? 2 : 3;
  const [first, second] = [unitSize * a ** power, unitSize * b ** power];
  const [from, to, target] = fromVolume ? ['volume', 'surface area', `square ${unit.many}`] : ['surface area', 'volume', `cubic ${unit.many}`];
  const fromUnit = fromVolume ? `cubic ${unit.many}` : `square ${unit.many}`;
  const lengths = math(a === 1 ? `${b}` : `\\frac{${b}}{${a}}`);
  const raised = math(a === 1 ? `${b}^${power}` : `\\left(\\frac{${b}}{${a}}\\right)^${power}`);
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 3),
    key: second,
    why: `Lengths are in the ratio ${math(`${a}:${b}`)}, so the ${to} of the smaller solid is multiplied by ${math(`\\left(\\frac{${b}}{${a}}\\right)^${power}`)}.`,
    bugs: [
      bug(
        'K2K3',
        rat(first * given2, given1),
        `This uses the ratio of the ${from}s; its ${fromVolume ? 'cube' : 'square'} root is the ratio of lengths, ${lengths}, so use the ${fromVolume ? 'square' : 'cube'} of that.`,
      ),
      bug(
        'K2K3',
        rat(first * b, a),
        `This uses the ratio of the lengths, ${lengths}; for the ${to}s, raise it to the ${fromVolume ? 'second' : 'third'} power.`,
      ),
      bug(
        'K2K3',
        rat(first * b ** (5 - power), a ** (5 - power)),
        `This raises the ratio of the lengths to the wrong power; for the ${to}s, take its ${fromVolume ? 'square' : 'cube'}, ${raised}.`,
      ),
      bug(
        'RECIP',
        rat(first * a ** power, b ** power),
        `This uses the ratio the wrong way around; the second solid is the larger one, so multiply by ${raised}.`,
      ),
      bug(
        'K2K3',
        rat(first * b ** 4, a ** 4),
        `This raises the ratio of the lengths to the fourth power; a ${to} has ${fromVolume ? 'two' : 'three'} dimensions, so use ${raised}.`,
      ),
      bug('ADDP', first + shown2 - shown1, `This adds the difference of the ${from}s; multiply by ${raised} instead.`),
      bug('HALF', first * b ** power, `This multiplies by ${math(`${b}^${power}`)} but does not divide by ${math(`${a}^${power}`)}; the ratio is ${raised}.`),
      bug(
        'K2K3',
        first * b ** (power + 1),
        `This multiplies by ${math(`${b}^${power + 1}`)}, one factor too many${a === 1 ? '' : `, and does not divide by a power of ${math(`${a}`)}`}; use ${raised}.`,
      ),
    ],
  });
  return second > 9999 || shown2 > 9999
    ? null
    : answer && {
        parameters: { kind: 'ratio', a, b, fromVolume, first, solid, scale, unit: unit.short },
        stem: random.pick([
          `Two similar ${solid}s have ${from}s of ${prose(shown1)} ${shown1 === 1 ? `cubic ${unit.one}` : fromUnit} and ${prose(shown2)} ${fromUnit}. The ${to} of the smaller ${solid} is ${prose(first)} ${target}. What is the ${to}, in ${target}, of the larger ${solid}?`,
          `${capitalized(solid)}s X and Y are similar. The ${from} of X is ${prose(shown1)} ${shown1 === 1 ? `cubic ${unit.one}` : fromUnit}, and the ${from} of Y is ${prose(shown2)} ${fromUnit}. If the ${to} of X is ${prose(first)} ${target}, what is the ${to} of Y, in ${target}?`,
        ]),
        answer,
        steps: [
          `Find the ratio of corresponding lengths first: the ratio of the ${from}s is the ${fromVolume ? 'cube' : 'square'} of that ratio.`,
          `${math(`\\frac{${shown2}}{${shown1}}=${shown1 === given1 && given1 === 1 ? `${given2}` : `\\frac{${given2}}{${given1}}`}`)}, so the ratio of the lengths is ${math(`k=${a === 1 ? `${b}` : `\\frac{${b}}{${a}}`}`)}.`
            .replace(/\\frac\{(\d+)\}\{(\d+)\}=\\frac\{\1\}\{\2\}/, '\\frac{$1}{$2}')
            .replace(/\\frac\{(\d+)\}\{1\}=\1/, '$1'),
          `${fromVolume ? 'Surface areas' : 'Volumes'} are multiplied by ${math(`k^${power}=${a === 1 ? `${b ** power}` : `\\frac{${b ** power}}{${a ** power}}`}`)}: ${math(`${first}\\cdot ${a === 1 ? `${b ** power}` : `\\frac{${b ** power}}{${a ** power}}`}=${sizeLatex(second)}`)}.`,
          `Check: ${math(`\\left(\\frac{${b}}{${a}}\\right)^${5 - power}=\\frac{${given2}}{${given1}}`)}, which is the ratio of the given ${from}s.`,
        ],
        takeaway: 'Take the cube root of a volume ratio (or the square root of an area ratio) to get the length ratio, then raise it to the power you need.',
      };
}

const draft = (random: Random, level: Difficulty) => (level === 3 ? random.pick([enlargedArea, enlargedVolume])(random) : throughLengths(random));

export const scaleFactor: Generator = {
  archetype: 'AR-e',
  topicId: 26,
  version: 6,
  levels: [3, 5],
  skillTags: ['similarity', 'scale-factor', 'volume'],
  draft,
};
