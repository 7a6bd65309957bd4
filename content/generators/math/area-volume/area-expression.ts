/** AR-i: an expression for an area or a volume. */
import {
  addPolynomials,
  multiplyPolynomials,
  polynomial,
  polynomialLatex,
  scalePolynomial,
  subtractPolynomials,
  type Polynomial,
} from '../../../exact/polynomial.ts';
import { rat } from '../../../exact/rational.ts';
import type { Generator, WrongOption } from '../../generator.ts';
import { isBelievable, lengthUnits, math } from '../geometry-kit.ts';
import { rightPolynomial, wrongPolynomial } from '../option-kit.ts';

const letters = ['x', 'w', 's', 'n', 't'] as const;

export const areaExpression: Generator = {
  archetype: 'AR-i',
  topicId: 26,
  version: 2,
  levels: [4],
  skillTags: ['area', 'volume', 'expressions'],
  draft(random) {
    const letter = random.pick(letters);
    const kind = random.pick(['rectangle', 'triangle', 'border', 'box', 'square'] as const);
    const [a, b] = [random.int(2, 12), random.int(2, 5)];
    const x = polynomial(1, 0);
    const one = (c: number) => polynomial(c);
    const v = math(letter);
    const units = random.pick(lengthUnits);
    const unit = units.many;
    const shown = (p: Polynomial) => polynomialLatex(p, letter);
    let [key, stem, how] = [x, '', ''];
    const wrong: WrongOption[] = [];
    const add = (p: Polynomial, code: WrongOption['misconception'], why: string) => wrong.push({ ...wrongPolynomial(p, code, why), text: math(shown(p)) });
    if (kind === 'rectangle' || kind === 'triangle') {
      const long = addPolynomials(scalePolynomial(x, b), one(a));
      const product = multiplyPolynomials(x, long);
      const triangle = kind === 'triangle';
      key = triangle ? scalePolynomial(product, rat(1, 2)) : product;
      const more = `${math(a)} ${unit} more than ${math(b)} times`;
      stem = random.pick(
        triangle
          ? [
              `The base of a triangle is ${v} ${unit}. The height of the triangle is ${more} the base. Which expression represents the area of the triangle, in square ${unit}?`,
              `A triangular sail has a base of ${v} ${unit}, and its height is ${more} its base. Which of the following expressions gives the area of the sail, in square ${unit}?`,
              `The height of a triangle is ${more} the length of its base, ${v} ${unit}. Which expression represents the area, in square ${unit}, of the triangle?`,
              `A triangular garden bed has a base of ${v} ${unit} and a height that is ${more} the base. Which expression represents its area, in square ${unit}?`,
            ]
          : [
              `The width of a rectangle is ${v} ${unit}. The length of the rectangle is ${more} the width. Which expression represents the area of the rectangle, in square ${unit}?`,
              `A rectangular banner is ${v} ${unit} wide, and its length is ${more} its width. Which of the following expressions gives the area of the banner, in square ${unit}?`,
              `The length of a rectangular field is ${more} its width, ${v} ${unit}. Which expression represents the area of the field, in square ${unit}?`,
              `A rectangular rug has a width of ${v} ${unit} and a length that is ${more} the width. Which expression represents its area, in square ${unit}?`,
            ],
      );
      how = `${math(`${triangle ? '\\frac{1}{2}' : ''}${letter}(${shown(long)})=${shown(key)}`)}`;
      add(
        triangle ? product : scalePolynomial(product, rat(1, 2)),
        'HALF',
        triangle ? `This leaves out the factor ${math('\\frac{1}{2}')} in the area of a triangle.` : 'This takes half of the product, as for a triangle.',
      );
      add(
        addPolynomials(scalePolynomial(multiplyPolynomials(x, x), b), one(a)),
        'DIST',
        `This distributes ${v} to the first term only; multiply ${math(a)} by ${v} too.`,
      );
      add(addPolynomials(scalePolynomial(x, 2 * (b + 1)), one(2 * a)), 'AP', 'This is an expression for a perimeter; for an area, multiply the two lengths.');
      add(addPolynomials(scalePolynomial(x, b + 1), one(a)), 'AP', 'This adds the two lengths; for an area, multiply them.');
      add(
        multiplyPolynomials(x, addPolynomials(scalePolynomial(x, a), one(b))),
        'SWAP',
        `This switches ${math(a)} and ${math(b)}; the ${triangle ? 'height' : 'length'} is ${math(b)} times the ${triangle ? 'base' : 'width'}, plus ${math(a)}.`,
      );
      add(
        multiplyPolynomials(x, scalePolynomial(addPolynomials(x, one(a)), b)),
        'DIST',
        `This multiplies ${math(a)} by ${math(b)} too; ${math(a)} should be added after multiplying.`,
      );
      add(multiplyPolynomials(x, subtractPolynomials(scalePolynomial(x, b), one(a))), 'SIGN', `This subtracts ${math(a)}; “more than” means add.`);
    } else if (kind === 'border' || kind === 'square') {
      const [m, n] = kind === 'square' ? [a, a] : [a, a + b];
      const outer = multiplyPolynomials(addPolynomials(scalePolynomial(x, 2), one(m)), addPolynomials(scalePolynomial(x, 2), one(n)));
      const whole = random.chance(1, 2);
      key = whole ? outer : subtractPolynomials(outer, one(m * n));
      const size =
        kind === 'square'
          ? `A square picture with sides of ${math(m)} ${unit}`
          : `A rectangular picture that measures ${math(m)} ${unit} by ${math(n)} ${unit}`;
      const bed =
        kind === 'square'
          ? `A square flower bed with sides of ${math(m)} ${unit}`
          : `A rectangular flower bed that measures ${math(m)} ${unit} by ${math(n)} ${unit}`;
      stem = random.pick(
        whole
          ? [
              `${size} is surrounded by a frame that is ${v} ${unit} wide on each side. Which expression represents the total area, in square ${unit}, of the picture and the frame?`,
              `${bed} is surrounded by a path that is ${v} ${unit} wide on each side. Which expression represents the total area of the flower bed and the path, in square ${unit}?`,
            ]
          : [
              `${size} is surrounded by a frame that is ${v} ${unit} wide on each side. Which expression represents the area of the frame alone, in square ${unit}?`,
              `${bed} is surrounded by a path that is ${v} ${unit} wide on each side. Which expression represents the area of the path alone, in square ${unit}?`,
            ],
      );
      how = `${math(`(2${letter}+${m})(2${letter}+${n})${whole ? '' : `-${m * n}`}=${shown(key)}`)}`;
      const once = multiplyPolynomials(addPolynomials(x, one(m)), addPolynomials(x, one(n)));
      const square = scalePolynomial(multiplyPolynomials(x, x), 4);
      add(
        whole ? once : subtractPolynomials(once, one(m * n)),
        'HALF',
        `This adds ${v} only once to each dimension; the border is on both sides, so add ${math(`2${letter}`)}.`,
      );
      add(
        whole ? addPolynomials(square, one(m * n)) : square,
        'SQBIN',
        'This multiplies only the first terms and the last terms; the middle terms are missing.',
      );
      add(
        whole ? subtractPolynomials(outer, one(m * n)) : outer,
        'STOP',
        whole
          ? 'This is the area of the border alone; you still need to add the area inside it.'
          : 'This is the total area; subtract the area inside the border.',
      );
      add(addPolynomials(scalePolynomial(x, 8), one(2 * (m + n))), 'AP', 'This is the outer perimeter; for an area, multiply the two dimensions.');
      add(
        scalePolynomial(x, 2 * (m + n)),
        'STOP',
        whole
          ? 'This counts only the four strips along the sides, without the corners and the area inside.'
          : 'This counts the four strips along the sides but not the four corners.',
      );
      add(addPolynomials(scalePolynomial(x, 4), one(m + n)), 'AP', 'This adds the two outer dimensions; multiply them instead.');
      add(addPolynomials(scalePolynomial(multiplyPolynomials(x, x), 2), scalePolynomial(x, m + n)), 'HALF', 'This is only half the area of the border.');
    } else {
      const [first, second] = [addPolynomials(x, one(a)), addPolynomials(x, one(-b))];
      key = multiplyPolynomials(x, multiplyPolynomials(first, second));
      const size = `a width of ${v} ${unit}, a length that is ${math(a)} ${unit} more than the width, and a height that is ${math(b)} ${unit} less than the width`;
      stem = random.pick([
        `A right rectangular prism has ${size}. Which expression represents the volume of the prism, in cubic ${unit}?`,
        `A crate in the shape of a right rectangular prism has ${size}. Which of the following expressions gives its volume, in cubic ${unit}?`,
        `A rectangular tank has ${size}. Which expression represents the volume, in cubic ${unit}, of the tank?`,
        `A cardboard box is a right rectangular prism with ${size}. Which expression represents its volume, in cubic ${unit}?`,
      ]);
      how = `${math(`${letter}(${shown(first)})(${shown(second)})=${shown(key)}`)}`;
      const cubed = multiplyPolynomials(x, multiplyPolynomials(x, x));
      add(
        multiplyPolynomials(x, multiplyPolynomials(addPolynomials(x, one(-a)), addPolynomials(x, one(b)))),
        'SIGN',
        `This subtracts ${math(a)} and adds ${math(b)}; the length is more than the width, and the height is less.`,
      );
      add(
        subtractPolynomials(cubed, scalePolynomial(x, a * b)),
        'SQBIN',
        'This multiplies only the first terms and the last terms of the two binomials; the middle terms are missing.',
      );
      add(addPolynomials(scalePolynomial(x, 3), one(a - b)), 'AP', 'This adds the three dimensions; for a volume, multiply them.');
      add(multiplyPolynomials(first, second), 'STOP', `This multiplies the length and the height but leaves out the width, ${v}.`);
      add(subtractPolynomials(cubed, one(a * b)), 'DIST', `This multiplies only the variables together and the constants together; distribute instead.`);
      add(
        multiplyPolynomials(x, multiplyPolynomials(first, addPolynomials(x, one(b)))),
        'SIGN',
        `This makes the height ${math(b)} more than the width, but it is ${math(b)} less.`,
      );
      add(
        scalePolynomial(addPolynomials(multiplyPolynomials(x, x), scalePolynomial(x, a - b)), 2),
        'AP',
        'This adds the areas of faces; a volume is the product of three lengths.',
      );
    }
    if (!isBelievable(stem, units)) return null;
    return {
      parameters: { kind, letter, a, b, stem: stem.length },
      stem,
      answer: { format: 'choice', correct: { ...rightPolynomial(key, `${how}.`), text: math(shown(key)) }, wrong },
      steps: [
        `Write every length in terms of ${v}, and then use the formula for the area or volume.`,
        `${how}.`,
        `Check with a number, for example ${math(`${letter}=10`)}: the product and the expanded expression should give the same value.`,
      ],
      takeaway: 'Write each length as an expression first, then multiply every term by every term.',
    };
  },
};
