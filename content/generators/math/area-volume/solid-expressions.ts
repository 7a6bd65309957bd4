/** AR-i in space: a folded sheet, a prism of given volume, and a parcel of given length and girth. */
import type { Random } from '#core/random.ts';
import { math } from '../text.ts';
import { expression, type Situation } from './expression-situation.ts';

/** Squares cut from the corners of a sheet that is folded up. */
export function openBox(random: Random, x: string): Situation {
  const [m, n] = [random.int(10, 24), random.int(25, 40)];
  const v = math(x);
  const [base, once] = [`(${n}-2${x})(${m}-2${x})`, `${x}(${n}-${x})(${m}-${x})`];
  const asked = `Which expression represents the volume, in cubic inches, of the`;
  return {
    kind: 'sheet',
    numbers: [n, m],
    stem: random.pick([
      `A sheet of cardboard measures ${n} inches by ${m} inches. A square with sides of ${v} inches is cut from each corner, and the sides are folded up to form a box without a lid. ${asked} box in terms of ${v}?`,
      `To make an open tray, a worker cuts squares with side length ${v} inches from the four corners of a metal sheet that is ${n} inches long and ${m} inches wide, and then folds up the four edges. ${asked} tray in terms of ${v}?`,
      `The four edges of a sheet of plastic, ${n} inches by ${m} inches, are folded up to make an open planter that is ${v} inches deep. The squares at the corners are removed first. ${asked} planter in terms of ${v}?`,
    ]),
    key: expression(`${x}${base}`, (a) => a * (n - 2 * a) * (m - 2 * a)),
    wrong: [
      ['HALF', expression(`(${n}-${x})(${m}-${x})`, (a) => (n - a) * (m - a)), `This subtracts ${v} at one end only, and it leaves out the height.`],
      [
        'SQBIN',
        expression(`${x}(${n * m}-${x}^2)`, (a) => a * (n * m - a * a)),
        'This removes only one of the four squares, and it uses the whole sheet, folded edges included, as the base.',
      ],
      ['HALF', expression(once, (a) => a * (n - a) * (m - a)), `Each side of the sheet loses ${v} at both ends, so subtract ${math(`2${x}`)}.`],
      ['STOP', expression(base, (a) => (n - 2 * a) * (m - 2 * a)), `This is the area of the bottom; multiply it by the height, ${v}.`],
      [
        'SQBIN',
        expression(`${x}(${n * m}-4${x}^2)`, (a) => a * (n * m - 4 * a * a)),
        'This multiplies the area of the whole cut sheet by the height; the base is smaller, because the edges are folded up.',
      ],
      [
        'SIGN',
        expression(`${x}(${n}+2${x})(${m}+2${x})`, (a) => a * (n + 2 * a) * (m + 2 * a)),
        'This makes the base longer and wider; folding makes it smaller.',
      ],
      ['STOP', expression(`${n * m}${x}`, (a) => n * m * a), `This uses the whole sheet as the base; the folded edges are not part of it.`],
    ],
    steps: [
      `Folding leaves a base of ${math(`${n}-2${x}`)} by ${math(`${m}-2${x}`)}, and the height is ${v}.`,
      `The volume is the product of the three lengths, ${math(`${x}${base}`)}.`,
    ],
  };
}

/** Square base and a given volume: the surface in terms of the side of the base. */
export function surface(random: Random, x: string): Situation {
  const volume = random.int(4, 60) * 10;
  const open = random.chance(1, 2);
  const v = math(x);
  const faces = `\\frac{${4 * volume}}{${x}}`;
  const square = (twice: boolean) => `${twice ? 2 : ''}${x}^2`;
  const bases = (twice: boolean, a: number) => (twice ? 2 : 1) * a * a;
  const key = expression(`${square(!open)}+${faces}`, (a) => bases(!open, a) + (4 * volume) / a);
  return {
    kind: 'surface',
    numbers: [volume, open ? 1 : 2],
    stem: random.pick(
      open
        ? [
            `A glass container without a lid has a square base with sides of ${v} inches and vertical sides. Its volume is ${volume} cubic inches. Which expression represents the total area, in square inches, of its base and its four sides in terms of ${v}?`,
            `A planter is a right rectangular prism without a top. Its base is a square with sides of ${v} inches, and it holds ${volume} cubic inches of soil. Which expression gives the total area, in square inches, of its five faces in terms of ${v}?`,
            `An open-top storage bin in the shape of a right rectangular prism has a volume of ${volume} cubic feet and a square base with sides of ${v} feet. Which expression represents the area of sheet metal in the bin, in square feet, in terms of ${v}?`,
          ]
        : [
            `A right rectangular prism has a volume of ${volume} cubic centimeters, and its base is a square with sides of ${v} centimeters. Which expression represents the total surface area of the prism, in square centimeters, in terms of ${v}?`,
            `A closed carton has the shape of a right rectangular prism with a square base. Its volume is ${volume} cubic inches, and each side of the base is ${v} inches long. Which expression gives the total area of its six faces, in square inches, in terms of ${v}?`,
            `A candle in the shape of a right rectangular prism is made from ${volume} cubic centimeters of wax. Its base is a square with sides of ${v} centimeters. Which expression represents its surface area, in square centimeters, in terms of ${v}?`,
          ],
    ),
    key,
    wrong: [
      [
        'HALF',
        expression(`${square(open)}+\\frac{${volume}}{${x}}`, (a) => bases(open, a) + volume / a),
        `This counts ${open ? 'a top that is not there' : 'only one of the two square faces'} and only one of the four side faces.`,
      ],
      [
        'HALF',
        expression(`${square(open)}+${faces}`, (a) => bases(open, a) + (4 * volume) / a),
        open ? 'This counts a top, too, but there is none.' : 'This counts only one of the two square faces.',
      ],
      ['STOP', expression(`${square(!open)}+\\frac{${volume}}{${x}}`, (a) => bases(!open, a) + volume / a), 'This counts only one of the four side faces.'],
      [
        'STOP',
        expression(`${square(!open)}+\\frac{${4 * volume}}{${x}^2}`, (a) => bases(!open, a) + (4 * volume) / (a * a)),
        `This uses the height as the area of a side face; the area is the height times ${v}.`,
      ],
      ['SPEC', expression(`${open ? 5 : 6}${x}^2`, (a) => (open ? 5 : 6) * a * a), 'This takes the solid as a cube; only the base is known to be a square.'],
      [
        'INVOP',
        expression(`${square(!open)}+${4 * volume}${x}`, (a) => bases(!open, a) + 4 * volume * a),
        `This multiplies the volume by ${v}; the volume divided by ${math(`${x}^2`)} is the height.`,
      ],
    ],
    steps: [
      `The volume is ${math(`${x}^2h=${volume}`)}, so the height is ${math(`h=\\frac{${volume}}{${x}^2}`)}, and each side face has area ${math(`${x}h=\\frac{${volume}}{${x}}`)}.`,
      `Four side faces and ${open ? 'one square' : 'two squares'} have a total area of ${math(key.latex)}.`,
    ],
  };
}

/** Length and girth of a parcel have a given sum. */
export function parcel(random: Random, x: string): Situation {
  const total = random.int(8, 36) * 4;
  const v = math(x);
  const length = `${total}-4${x}`;
  const key = expression(`${x}^2(${length})`, (a) => a * a * (total - 4 * a));
  return {
    kind: 'parcel',
    numbers: [total],
    stem: random.pick([
      `A package is a right rectangular prism with square ends. The sum of its length and the perimeter of one end is ${total} inches. If each side of an end is ${v} inches long, which expression represents the volume of the package, in cubic inches, in terms of ${v}?`,
      `For a right rectangular prism with a square base, the height plus the perimeter of the base equals ${total} centimeters. Each side of the base is ${v} centimeters long. Which expression gives the volume, in cubic centimeters, of the prism in terms of ${v}?`,
      `A ribbon that is ${total} inches long is just enough to go once around the square base of a gift box, with sides of ${v} inches, and once up one vertical edge. Which expression represents the volume of the box, in cubic inches, in terms of ${v}?`,
    ]),
    key,
    wrong: [
      [
        'AP',
        expression(`4${x}(${total}-${x})`, (a) => 4 * a * (total - a)),
        'This subtracts one side instead of the perimeter, and it is the area of the four long faces.',
      ],
      [
        'STOP',
        expression(`${x}(${total}-${x})`, (a) => a * (total - a)),
        `This subtracts one side instead of the perimeter, and it leaves out one factor ${v}.`,
      ],
      [
        'AP',
        expression(`${x}^2(${total}-${x})`, (a) => a * a * (total - a)),
        `This subtracts one side of the square instead of its perimeter, ${math(`4${x}`)}.`,
      ],
      [
        'STOP',
        expression(`${x}(${length})`, (a) => a * (total - 4 * a)),
        `This is the area of one long face; the volume is the area of the square, ${math(`${x}^2`)}, times the other length.`,
      ],
      ['AP', expression(`4${x}(${length})`, (a) => 4 * a * (total - 4 * a)), `This is the area of the four long faces, not the volume.`],
      ['AP', expression(`${x}^2(${total}-${x}^2)`, (a) => a * a * (total - a * a)), 'This subtracts the area of the square; the total contains its perimeter.'],
      ['DIST', expression(`${total}${x}^2-4${x}`, (a) => total * a * a - 4 * a), `This multiplies only the first term by ${math(`${x}^2`)}.`],
    ],
    steps: [
      `The perimeter of the square is ${math(`4${x}`)}, so the other length is ${math(length)}.`,
      `The volume is the area of the square times that length, ${math(`${x}^2(${length})`)}.`,
    ],
  };
}
