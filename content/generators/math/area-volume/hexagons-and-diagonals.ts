/** AR-k: equilateral triangle, regular hexagon, diagonal of a box or cube. */
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import { rat } from '#core/rational.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { lengthUnits } from '../units.ts';
import { math } from '../text.ts';
import { rootTimes, sizeLatex } from '../exact-size.ts';
import { bug, numberAnswer, numberChoices } from '../answers.ts';
import { asSizes } from '../manners.ts';

const triangleArea = (s: number) => rootTimes(rat(s * s, 4), 3);

function regular(random: Random, level: Difficulty): Draft | null {
  const unit = random.pick(lengthUnits);
  const hexagon = random.chance(1, 2);
  const s = random.int(2, 20) * 2;
  const sides = hexagon ? 6 : 3;
  const area = hexagon ? rootTimes(rat(6 * s * s, 4), 3) : triangleArea(s);
  const perimeter = sides * s;
  if (level === 3) {
    const answer = numberChoices({
      ...asSizes,
      key: area,
      why: `${hexagon ? 'Six equilateral triangles' : 'An equilateral triangle'} with side ${s} ${hexagon ? 'have a total area of' : 'has an area of'} ${math(sizeLatex(area))}.`,
      bugs: [
        bug(
          'HALF',
          rootTimes(rat(sides * s * s, hexagon ? 2 : 6), 3),
          `This leaves out a factor ${math('\\frac{1}{2}')}; a triangle has the area ${math(`\\frac{\\sqrt{3}}{4}(${s})^2`)}.`,
        ),
        bug(
          'SPEC',
          rootTimes(rat(hexagon ? 6 * s * s : s * s, 4), 2),
          `This uses ${math('\\sqrt{2}')}, for 45° angles; half of an equilateral triangle has 30° and 60°, so use ${math('\\sqrt{3}')}.`,
        ),
        bug(
          'SPEC',
          rat(hexagon ? 6 * s * s : s * s, 2),
          `This uses the side length as the height of ${hexagon ? 'each' : 'the'} triangle; the height is ${math(sizeLatex(rootTimes(s / 2, 3)))}.`,
        ),
        hexagon
          ? bug('STOP', triangleArea(s), 'This is the area of only one of the six triangles; multiply it by 6.')
          : bug('STOP', rootTimes(rat(s * s, 8), 3), 'This is the area of only one half of the triangle, beside its height; double it.'),
        hexagon
          ? bug('STOP', rootTimes(rat(3 * s * s, 4), 3), 'This is the area of only three of the six triangles; double it.')
          : bug(
              'SPEC',
              rootTimes(rat(s * s, 1), 3),
              `This uses ${math(`${s}\\sqrt{3}`)} as the height and takes no half; the height is ${math(sizeLatex(rootTimes(s / 2, 3)))}, and the area is half of base times height.`,
            ),
        bug(
          'SPEC',
          hexagon ? 6 * s * s : s * s,
          `This uses ${hexagon ? 'six squares' : 'a square'} with side ${s}; the area of an equilateral triangle is ${math('\\frac{\\sqrt{3}}{4}s^2')}.`,
        ),
      ],
    });
    return (
      answer && {
        parameters: { kind: 'area', sides, s, unit: unit.short },
        stem: random.pick([
          `The perimeter of ${hexagon ? 'a regular hexagon' : 'an equilateral triangle'} is ${perimeter} ${unit.many}. What is the area, in square ${unit.many}, of the ${hexagon ? 'hexagon' : 'triangle'}?`,
          `What is the area, in square ${unit.many}, of ${hexagon ? 'a regular hexagon' : 'an equilateral triangle'} that has a perimeter of ${perimeter} ${unit.many}?`,
        ]),
        answer,
        steps: [
          hexagon
            ? 'A regular hexagon is made up of six equilateral triangles with the same side length.'
            : 'The height of an equilateral triangle splits it into two 30°-60°-90° triangles.',
          `The side length is ${math(`\\frac{${perimeter}}{${sides}}=${s}`)}, so the height of ${hexagon ? 'each' : 'the'} triangle is ${math(`\\frac{${s}}{2}\\sqrt{3}=${sizeLatex(rootTimes(s / 2, 3))}`)}.`,
          `${hexagon ? 'Each' : 'The'} triangle has an area of ${math(`\\frac{1}{2}(${s})(${sizeLatex(rootTimes(s / 2, 3))})=${sizeLatex(triangleArea(s))}`)}${hexagon ? `, so the area of the hexagon is ${math(`6\\cdot ${sizeLatex(triangleArea(s))}=${sizeLatex(area)}`)}` : ''}.`,
          `Check with the formula ${math('\\frac{\\sqrt{3}}{4}s^2')} for an equilateral triangle: ${math(`\\frac{\\sqrt{3}}{4}(${s})^2=${sizeLatex(triangleArea(s))}`)}.`,
        ],
        takeaway: 'An equilateral triangle with side s has a height of (s/2)√3; six of these triangles make a regular hexagon.',
      }
    );
  }
  // Level 5: from the area back to another length of the same figure.
  const askHeight = random.chance(1, 2);
  const key = askHeight ? rootTimes(rat(s, hexagon ? 1 : 2), 3) : perimeter;
  const height = hexagon ? 'distance between two parallel sides of the hexagon' : 'height of the triangle';
  const answer = askHeight
    ? numberChoices({
        ...asSizes,
        key,
        why: `The side length is ${s}.`,
        bugs: [
          bug(
            'STOP',
            s,
            `This is the side length; find the ${hexagon ? 'heights of the triangles' : 'height'} from it, ${math(`\\frac{${s}}{2}\\sqrt{3}`)}${hexagon ? ' each' : ''}.`,
          ),
          bug(
            'SPEC',
            rootTimes(rat(s, hexagon ? 2 : 1), 3),
            hexagon
              ? 'This is the height of only one of the six triangles; the distance between parallel sides is twice that.'
              : `This multiplies the entire side by ${math('\\sqrt{3}')}; the shorter leg is only half of the side, ${s / 2}.`,
          ),
          bug('SPEC', rootTimes(rat(s, hexagon ? 1 : 2), 2), `This uses ${math('\\sqrt{2}')}, for 45° angles; with 30° and 60°, use ${math('\\sqrt{3}')}.`),
          ...(hexagon
            ? [bug('STOP', 2 * s, 'This is the distance between two opposite vertices; between parallel sides, there are two heights of triangles.')]
            : [
                bug('STOP', rat(s, 2), 'This is half of the side length, the shorter leg of a 30°-60°-90° triangle; the height is the longer leg.'),
                bug(
                  'HALF',
                  rootTimes(rat(s, 4), 6),
                  `This leaves out the factor ${math('\\frac{1}{2}')} in the area when finding the side length; solve ${math(`\\frac{\\sqrt{3}}{4}s^2=${sizeLatex(area)}`)}.`,
                ),
              ]),
        ],
      })
    : numberAnswer({
        ...asSizes,
        typed: random.chance(1, 2),
        key: perimeter,
        why: `The side length is ${s}, and there are ${sides} sides.`,
        bugs: [
          bug('STOP', s, `This is the side length; multiply it by the number of sides, ${sides}.`),
          bug(
            'HALF',
            rat(sides * s, 2),
            `This leaves out the factor ${math('\\frac{1}{4}')} in ${math('\\frac{\\sqrt{3}}{4}s^2')}, so the side length is half of what it should be; double it.`,
          ),
          bug(
            'HALF',
            rootTimes(rat(sides * s, 2), 2),
            `This leaves out the factor ${math('\\frac{1}{2}')} in the area of a triangle; set ${math('\\frac{\\sqrt{3}}{4}s^2')} equal to ${math(sizeLatex(triangleArea(s)))}.`,
          ),
          bug(
            'SPEC',
            rootTimes(rat(sides * s, 2), 3),
            `This uses the height of a triangle as the side length; each side is ${s}, so multiply that by ${sides}.`,
          ),
          ...(hexagon
            ? [
                bug('CORR', rootTimes(6 * s, 6), 'This uses the entire area for one of the six triangles; divide the area by 6 first.'),
                bug('STOP', 3 * s, `This counts only three of the six sides; multiply ${s} by 6.`),
              ]
            : [
                bug(
                  'HALF',
                  rootTimes(sides * s, 2),
                  `This uses the area of only one half of the triangle; ${math('\\frac{\\sqrt{3}}{4}s^2')} is the area of all of it.`,
                ),
              ]),
        ],
      });
  return (
    answer && {
      parameters: { kind: 'back', sides, s, askHeight, unit: unit.short },
      stem: random.pick([
        `The area of ${hexagon ? 'a regular hexagon' : 'an equilateral triangle'} is ${math(sizeLatex(area))} square ${unit.many}. What is the ${askHeight ? height : `perimeter of the ${hexagon ? 'hexagon' : 'triangle'}`}, in ${unit.many}?`,
        `${hexagon ? 'A regular hexagon' : 'An equilateral triangle'} has an area of ${math(sizeLatex(area))} square ${unit.many}. What is the ${askHeight ? height : `perimeter of the ${hexagon ? 'hexagon' : 'triangle'}`}, in ${unit.many}?`,
      ]),
      answer,
      steps: [
        `Find the side length ${math('s')} first. ${hexagon ? 'The hexagon is made up of six equilateral triangles, each with' : 'An equilateral triangle has'} an area of ${math('\\frac{\\sqrt{3}}{4}s^2')}.`,
        `${math(`${hexagon ? '6\\cdot ' : ''}\\frac{\\sqrt{3}}{4}s^2=${sizeLatex(area)}`)} gives ${math(`s^2=${s * s}`)}, so ${math(`s=${s}`)}.`,
        askHeight
          ? `The height of an equilateral triangle with side ${math(`${s}`)} is ${math(`\\frac{${s}}{2}\\sqrt{3}=${sizeLatex(rootTimes(s / 2, 3))}`)}${hexagon ? `, and the distance between parallel sides is twice that: ${math(sizeLatex(key))}` : ''}.`
          : `The perimeter is ${math(`${sides}\\cdot ${s}=${perimeter}`)}.`,
        `Check: ${math(`${hexagon ? '6\\cdot ' : ''}\\frac{\\sqrt{3}}{4}(${s})^2=${sizeLatex(area)}`)}.`,
      ],
      takeaway: `A √3 in an area is a sign of equilateral triangles: use (√3/4)s² to find the side length first.`,
    }
  );
}

/** Edges whose space diagonal is whole, beside cubes. */
const boxes = [
  [1, 2, 2, 3],
  [2, 3, 6, 7],
  [1, 4, 8, 9],
  [4, 4, 7, 9],
  [2, 6, 9, 11],
  [6, 6, 7, 11],
  [3, 4, 12, 13],
  [2, 5, 14, 15],
  [2, 10, 11, 15],
  [1, 12, 12, 17],
  [8, 9, 12, 17],
] as const;

function diagonal(random: Random, level: Difficulty): Draft | null {
  const unit = random.pick(lengthUnits.slice(0, 2));
  if (level === 3) {
    const [a0, b0, c0, d0] = random.pick(boxes);
    const times = random.int(1, 3);
    const [one = 0, two = 0, c = 0] = random.shuffle([a0 * times, b0 * times, c0 * times]);
    // The length is the longer side of the base.
    const [a, b] = [Math.max(one, two), Math.min(one, two)];
    const d = d0 * times;
    if (Math.min(a, b, c) === 1) return null;
    const oneFace = (third: number) => `This is the diagonal of only one face; add the square of the third edge, ${third}, before the root.`;
    const answer = numberAnswer({
      ...asSizes,
      typed: random.chance(1, 2),
      key: d,
      why: `${math(`\\sqrt{${a}^2+${b}^2+${c}^2}=\\sqrt{${d * d}}=${d}`)}.`,
      bugs: [
        bug('AP', a + b + c, 'This adds the three lengths, as if walking along the edges; add their squares and take the square root.'),
        bug('STOP', rootTimes(1, a * a + b * b), oneFace(c)),
        bug('STOP', rootTimes(1, b * b + c * c), oneFace(a)),
        bug('STOP', rootTimes(1, a * a + c * c), oneFace(b)),
      ],
    });
    return (
      answer && {
        parameters: { kind: 'box', a, b, c, unit: unit.short },
        stem: random.pick([
          `A right rectangular prism has a length of ${a} ${unit.many}, a width of ${b} ${unit.many}, and a height of ${c} ${unit.many}. What is the length, in ${unit.many}, of the segment that joins two opposite vertices through the interior of the prism?`,
          `A box in the shape of a right rectangular prism has inside dimensions of ${a}, ${b}, and ${c} ${unit.many}. What is the length, in ${unit.many}, of the longest straight rod, of negligible thickness, that fits in the box?`,
        ]),
        answer,
        steps: [
          'Use the Pythagorean theorem twice: first for the base, and then with the diagonal of the base and the height.',
          `For the base: ${math(`${a}^2+${b}^2=${a * a + b * b}`)}, the square of its diagonal.`,
          `With the height: ${math(`${a * a + b * b}+${c}^2=${d * d}`)}, so the diagonal of the prism is ${math(`\\sqrt{${d * d}}=${d}`)}.`,
          `Check: ${math(`${d}`)} is greater than the longest edge and less than ${math(`${a}+${b}+${c}=${a + b + c}`)}.`,
        ],
        takeaway: 'The diagonal of a box is √(a² + b² + c²).',
      }
    );
  }
  const s = random.int(2, 12);
  const surface = random.chance(1, 2);
  const key = surface ? 6 * s * s : s ** 3;
  const what = surface ? 'surface area' : 'volume';
  const units = `${surface ? 'square' : 'cubic'} ${unit.many}`;
  const faceDiagonal = random.chance(1, 3);
  const root = faceDiagonal ? 2 : 3;
  const diagonalAsEdge = `This uses the diagonal as the edge length; divide it by ${math(`\\sqrt{${root}}`)} to get the edge.`;
  const otherDiagonal = `This uses ${math(faceDiagonal ? 's\\sqrt{3}' : 's\\sqrt{2}')}, the diagonal ${faceDiagonal ? 'through the interior; the given one, of a face,' : 'of a face; the given one, through the interior,'} is ${math(`s\\sqrt{${root}}`)}.`;
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 2),
    key,
    why: `The edge length is ${s}.`,
    bugs: [
      surface
        ? bug('STOP', s ** 3, `This is the volume of the cube; for the surface, take six faces of ${math(`${s}^2`)}.`)
        : bug('AP', 6 * s * s, `This is the surface area of the cube; for the volume, use ${math(`${s}^3`)}.`),
      surface ? bug('SPEC', 6 * root * s * s, diagonalAsEdge) : bug('SPEC', rootTimes(root * s ** 3, root), diagonalAsEdge),
      surface
        ? bug('STOP', 4 * s * s, `This counts only four of the six faces; multiply ${math(`${s}^2`)} by 6.`)
        : bug('STOP', s, `This is the edge length; raise ${s} to the third power.`),
      surface
        ? bug('STOP', s * s, 'This is the area of one face; the cube has six.')
        : bug('SPEC', rootTimes(s ** 3, root), `This divides the cube of the diagonal by ${math(`${root}`)}; find the edge length first.`),
      // A cube has two kinds of diagonals: of a face and through the interior.
      surface
        ? bug('CORR', faceDiagonal ? 4 * s * s : 9 * s * s, otherDiagonal)
        : bug('CORR', faceDiagonal ? rootTimes(rat(2 * s ** 3, 9), 6) : rootTimes(rat(3 * s ** 3, 4), 6), otherDiagonal),
      ...(surface
        ? [bug('SPEC', rootTimes(6 * s * s, root), `This divides the square of the diagonal by ${math(`\\sqrt{${root}}`)} instead of by ${math(`${root}`)}.`)]
        : []),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'cube', s, surface, faceDiagonal, unit: unit.short },
      stem: faceDiagonal
        ? random.pick([
            `The length of a diagonal of one face of a cube is ${math(sizeLatex(rootTimes(s, 2)))} ${unit.many}. What is the ${what} of the cube, in ${units}?`,
            `Each face of a cube is a square with a diagonal of length ${math(sizeLatex(rootTimes(s, 2)))} ${unit.many}. What is the ${what}, in ${units}, of the cube?`,
          ])
        : random.pick([
            `The distance between two opposite vertices of a cube, measured through its interior, is ${math(sizeLatex(rootTimes(s, 3)))} ${unit.many}. What is the ${what}, in ${units}, of the cube?`,
            `All eight vertices of a cube lie on a sphere with a diameter of ${math(sizeLatex(rootTimes(s, 3)))} ${unit.many}. What is the ${what} of the cube, in ${units}?`,
            `The longest line segment that joins two vertices of a cube has a length of ${math(sizeLatex(rootTimes(s, 3)))} ${unit.many}. What is the ${what}, in ${units}, of the cube?`,
            `The longest straight rod that fits inside a box in the shape of a cube has a length of ${math(sizeLatex(rootTimes(s, 3)))} ${unit.many}. What is the ${what}, in ${units}, of the cube?`,
          ]),
      answer,
      steps: [
        faceDiagonal
          ? `The diagonal of a square with side ${math('s')} is ${math('s\\sqrt{2}')}.`
          : `The diagonal of a cube with edge ${math('s')} is ${math('\\sqrt{s^2+s^2+s^2}=s\\sqrt{3}')}.`,
        `${math(`s\\sqrt{${root}}=${sizeLatex(rootTimes(s, root))}`)}, so ${math(`s=${s}`)}.`,
        surface ? `The six square faces have a total area of ${math(`6(${s})^2=${key}`)}.` : `The volume is ${math(`${s}^3=${sizeLatex(rat(key))}`)}.`,
        `Check: ${math(`${Array.from({ length: root }, () => `${s}^2`).join('+')}=${root * s * s}`)}, the square of the given diagonal.`,
      ],
      takeaway: 'The diagonal of a square is s√2, and the diagonal of a cube is s√3; find the edge length first.',
    }
  );
}

export const hexagonsAndDiagonals: Generator = {
  archetype: 'AR-k',
  topicId: 26,
  version: 8,
  levels: [3, 4],
  skillTags: ['area', 'special-right-triangles', 'solids'],
  draft: (random, level) => random.pick([regular, regular, diagonal])(random, level),
};
