/** AR-i in space: a folded sheet, a prism of given volume, and solids of which certain lengths have a given sum. */
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
      `A rectangular sheet of plastic is ${n} inches long and ${m} inches wide. A square with sides of ${v} inches is cut from each of its four corners. The edges of the sheet are then folded up to form an open planter. ${asked} planter in terms of ${v}?`,
    ]),
    key: expression(`${x}${base}`, (a) => a * (n - 2 * a) * (m - 2 * a)),
    wrong: [
      [
        'HALF',
        expression(`(${n}-${x})(${m}-${x})`, (a) => (n - a) * (m - a)),
        `This subtracts ${v} at one end only and leaves out the height; subtract ${math(`2${x}`)} from each side and multiply by ${v}.`,
      ],
      [
        'SQBIN',
        expression(`${x}(${n * m}-${x}^2)`, (a) => a * (n * m - a * a)),
        `This takes one square off the area of the sheet; folding makes the base ${math(`${n}-2${x}`)} by ${math(`${m}-2${x}`)}.`,
      ],
      ['HALF', expression(once, (a) => a * (n - a) * (m - a)), `Each side of the sheet loses ${v} at both ends, so subtract ${math(`2${x}`)}.`],
      ['STOP', expression(base, (a) => (n - 2 * a) * (m - 2 * a)), `This is the area of the bottom; multiply it by the height, ${v}.`],
      [
        'SQBIN',
        expression(`${x}(${n * m}-4${x}^2)`, (a) => a * (n * m - 4 * a * a)),
        `This multiplies the area of the whole cut sheet by the height; without the folded edges, the base is ${math(`${n}-2${x}`)} by ${math(`${m}-2${x}`)}.`,
      ],
      [
        'SIGN',
        expression(`${x}(${n}+2${x})(${m}+2${x})`, (a) => a * (n + 2 * a) * (m + 2 * a)),
        `This makes the base longer and wider; folding makes it smaller, so subtract ${math(`2${x}`)} from each side.`,
      ],
      [
        'STOP',
        expression(`${n * m}${x}`, (a) => n * m * a),
        `This uses the whole sheet as the base; the folded edges are not part of it, so subtract ${math(`2${x}`)} from each side.`,
      ],
    ],
    steps: [
      `Folding leaves a base of ${math(`${n}-2${x}`)} by ${math(`${m}-2${x}`)}, and the height is ${v}.`,
      `The volume is the product of the three lengths, ${math(`${x}${base}`)}.`,
    ],
    check: `Check with ${math(`${x}=1`)}: the box is ${math(n - 2)} by ${math(m - 2)} by 1, and with the folded sides, its base is ${math(`${n - 2}+1+1=${n}`)} by ${math(`${m - 2}+1+1=${m}`)}.`,
  };
}

/** Square base and a given volume: the surface in terms of the side of the base. */
export function surface(random: Random, x: string): Situation {
  const volume = random.int(10, 60) * 10;
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
            `A glass container without a lid is a right rectangular prism with a square base. Its volume is ${volume} cubic inches, and each side of the base is ${v} inches long. Which expression represents the total area, in square inches, of the five glass faces in terms of ${v}?`,
            `A planter is a right rectangular prism without a top. Its base is a square with sides of ${v} inches, and it holds ${volume} cubic inches of soil. Which expression represents the total area, in square inches, of its five faces in terms of ${v}?`,
            `A metal tray without a lid has a square base and four vertical sides. The volume of the tray is ${volume} cubic centimeters, and each side of its base has a length of ${v} centimeters. Which expression represents the total area, in square centimeters, of the base and the four sides in terms of ${v}?`,
          ]
        : [
            `A right rectangular prism has a volume of ${volume} cubic centimeters, and its base is a square with sides of ${v} centimeters. Which expression represents the total surface area of the prism, in square centimeters, in terms of ${v}?`,
            `A closed carton has the shape of a right rectangular prism with a square base. Its volume is ${volume} cubic inches, and each side of the base is ${v} inches long. Which expression represents the total area, in square inches, of its six faces in terms of ${v}?`,
            `A candle has the shape of a right rectangular prism with a volume of ${volume} cubic centimeters. Its base is a square with sides of ${v} centimeters. Which expression represents the surface area, in square centimeters, of the candle in terms of ${v}?`,
          ],
    ),
    key,
    wrong: [
      [
        'HALF',
        expression(`${square(open)}+\\frac{${volume}}{${x}}`, (a) => bases(open, a) + volume / a),
        `This counts ${open ? 'a top that is not there' : 'only one of the two square faces'} and only one of the four side faces; the faces are ${open ? 'one square' : 'two squares'} and four rectangles.`,
      ],
      [
        'HALF',
        expression(`${square(open)}+${faces}`, (a) => bases(open, a) + (4 * volume) / a),
        open
          ? `This counts a top, too, but there is none; count ${math(`${x}^2`)} once.`
          : `This counts only one of the two square faces; count ${math(`${x}^2`)} twice.`,
      ],
      [
        'STOP',
        expression(`${square(!open)}+\\frac{${volume}}{${x}}`, (a) => bases(!open, a) + volume / a),
        `This counts only one of the four side faces; multiply ${math(`\\frac{${volume}}{${x}}`)} by 4.`,
      ],
      [
        'STOP',
        expression(`${square(!open)}+\\frac{${4 * volume}}{${x}^2}`, (a) => bases(!open, a) + (4 * volume) / (a * a)),
        `This uses the height as the area of a side face; the area is the height times ${v}.`,
      ],
      [
        'SPEC',
        expression(`${open ? 5 : 6}${x}^2`, (a) => (open ? 5 : 6) * a * a),
        `This takes the solid as a cube; its height is ${math(`\\frac{${volume}}{${x}^2}`)}, so each side face is that times ${v}.`,
      ],
      [
        'INVOP',
        expression(`${square(!open)}+${4 * volume}${x}`, (a) => bases(!open, a) + 4 * volume * a),
        `This multiplies the volume by ${v}; divide it by ${math(`${x}^2`)} to get the height, which ${v} then multiplies.`,
      ],
    ],
    steps: [
      `The volume is ${math(`${x}^2h=${volume}`)}, so the height is ${math(`h=\\frac{${volume}}{${x}^2}`)}, and each side face has area ${math(`${x}h=\\frac{${volume}}{${x}}`)}.`,
      `Four side faces and ${open ? 'one square' : 'two squares'} have a total area of ${math(key.latex)}.`,
    ],
    check: `Check with ${math(`${x}=10`)}: the height is ${math(volume / 100)}, because ${math(`10^2\\cdot ${volume / 100}=${volume}`)}. The faces have areas of ${math(100)} and ${math(`10\\cdot ${volume / 100}=${volume / 10}`)}, and ${math(`${open ? '' : '2\\cdot '}100+4\\cdot ${volume / 10}=${(open ? 100 : 200) + (4 * volume) / 10}`)}, as the expression gives.`,
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
      `The base of a right rectangular prism is a square with side length ${v} centimeters. The sum of the height of the prism and the perimeter of its base is ${total} centimeters. Which expression represents the volume, in cubic centimeters, of the prism in terms of ${v}?`,
      `The girth of a package is the perimeter of one of its ends. The ends of a certain rectangular package are squares with sides of ${v} inches, and the sum of the length and the girth of the package is ${total} inches. Which expression represents the volume, in cubic inches, of the package in terms of ${v}?`,
    ]),
    key,
    wrong: [
      [
        'AP',
        expression(`4${x}(${total}-${x})`, (a) => 4 * a * (total - a)),
        `This subtracts one side and gives the area of the long faces; subtract ${math(`4${x}`)} and multiply by ${math(`${x}^2`)}.`,
      ],
      [
        'STOP',
        expression(`${x}(${total}-${x})`, (a) => a * (total - a)),
        `This subtracts one side instead of the perimeter, and leaves out one factor ${v}; multiply ${math(length)} by ${math(`${x}^2`)}.`,
      ],
      [
        'AP',
        expression(`${x}^2(${total}-${x})`, (a) => a * a * (total - a)),
        `This subtracts one side of the square; subtract its perimeter, ${math(`4${x}`)}, instead.`,
      ],
      [
        'STOP',
        expression(`${x}(${length})`, (a) => a * (total - 4 * a)),
        `This is the area of one long face; the volume is the area of the square, ${math(`${x}^2`)}, times the other length.`,
      ],
      [
        'AP',
        expression(`4${x}(${length})`, (a) => 4 * a * (total - 4 * a)),
        `This is the area of the four long faces; for the volume, multiply ${math(length)} by the square, ${math(`${x}^2`)}.`,
      ],
      [
        'AP',
        expression(`${x}^2(${total}-${x}^2)`, (a) => a * a * (total - a * a)),
        `This subtracts the area of the square; the total contains its perimeter, so subtract ${math(`4${x}`)}.`,
      ],
      [
        'DIST',
        expression(`${total}${x}^2-4${x}`, (a) => total * a * a - 4 * a),
        `This multiplies only the first term by ${math(`${x}^2`)}; multiply all of ${math(length)} by it.`,
      ],
    ],
    steps: [
      `The perimeter of the square is ${math(`4${x}`)}, so the other length is ${math(length)}.`,
      `The volume is the area of the square times that length, ${math(`${x}^2(${length})`)}.`,
    ],
    check: `Check with ${math(`${x}=2`)}: the perimeter is 8, the other length is ${math(total - 8)}, and ${math(`8+${total - 8}=${total}`)}. The volume is ${math(`2^2\\cdot ${total - 8}=${4 * (total - 8)}`)}, as the expression gives.`,
  };
}

/** The lengths of all edges of a prism with a square base have a given sum. */
export function edges(random: Random, x: string): Situation {
  const total = random.int(8, 30) * 8;
  const v = math(x);
  const four = `${total}-8${x}`;
  const key = expression(`\\frac{${x}^2(${four})}{4}`, (a) => (a * a * (total - 8 * a)) / 4);
  return {
    kind: 'edges',
    numbers: [total],
    stem: random.pick([
      `The sum of the lengths of the 12 edges of a right rectangular prism is ${total} inches. The base of the prism is a square with side length ${v} inches. Which expression represents the volume, in cubic inches, of the prism in terms of ${v}?`,
      `The frame of a lantern is made from ${total} centimeters of wire. The wire forms the 12 edges of a right rectangular prism with a square base, and each side of the base is ${v} centimeters long. Which expression represents the volume, in cubic centimeters, of the prism in terms of ${v}?`,
      `A right rectangular prism has two square faces with sides of ${v} centimeters. The total length of all 12 edges of the prism is ${total} centimeters. Which expression represents the volume, in cubic centimeters, of the prism in terms of ${v}?`,
    ]),
    key,
    wrong: [
      [
        'STOP',
        expression(`${x}(${four})`, (a) => a * (total - 8 * a)),
        `This is the total area of the four side faces; the volume is the area of the square, ${math(`${x}^2`)}, times the height.`,
      ],
      [
        'HALF',
        expression(`${x}^2(${four})`, (a) => a * a * (total - 8 * a)),
        `${math(four)} is the length of four edges together; the height is one fourth of it.`,
      ],
      [
        'HALF',
        expression(`\\frac{${x}^2(${total}-4${x})}{4}`, (a) => (a * a * (total - 4 * a)) / 4),
        `This counts the edges of only one of the two squares; together they have eight edges of length ${v}, so subtract ${math(`8${x}`)}.`,
      ],
      [
        'HALF',
        expression(`${x}^2(${total}-4${x})`, (a) => a * a * (total - 4 * a)),
        `This counts the edges of only one square and takes the other edges together as the height; the height is ${math(`\\frac{${four}}{4}`)}.`,
      ],
      [
        'AP',
        expression(`4${x}(${total}-2${x})`, (a) => 4 * a * (total - 2 * a)),
        `This subtracts too few edges and gives an area; multiply ${math(`${x}^2`)} by the height, ${math(`\\frac{${four}}{4}`)}.`,
      ],
      [
        'SWAP',
        expression(`\\frac{${x}^2(${total}-4${x})}{8}`, (a) => (a * a * (total - 4 * a)) / 8),
        `This takes four edges of length ${v} and eight of the other length; it is the other way around, so the height is ${math(`\\frac{${four}}{4}`)}.`,
      ],
    ],
    steps: [
      `The two squares have ${math('8')} edges of length ${v}, so the four other edges have a total length of ${math(four)}, and each is ${math(`\\frac{${four}}{4}`)}.`,
      `The volume is the area of the square times the height, ${math(`${x}^2\\cdot\\frac{${four}}{4}=\\frac{${x}^2(${four})}{4}`)}.`,
    ],
    check: `Check with ${math(`${x}=2`)}: the height is ${math(`\\frac{${total - 16}}{4}=${(total - 16) / 4}`)}, and all edges together are ${math(`8\\cdot 2+4\\cdot ${(total - 16) / 4}=${total}`)}. The volume is ${math(`2^2\\cdot ${(total - 16) / 4}=${total - 16}`)}, as the expression gives.`,
  };
}

/** Diameter and height of a cylinder have a given sum. */
export function cylinder(random: Random, x: string): Situation {
  const total = random.int(8, 40);
  const v = math(x);
  const height = `${total}-2${x}`;
  const key = expression(`\\pi ${x}^2(${height})`, (a) => Math.PI * a * a * (total - 2 * a));
  return {
    kind: 'cylinder',
    numbers: [total],
    stem: random.pick([
      `The sum of the diameter and the height of a right circular cylinder is ${total} centimeters. The radius of the cylinder is ${v} centimeters. Which expression represents the volume, in cubic centimeters, of the cylinder in terms of ${v}?`,
      `A right circular cylinder has a base with a radius of ${v} inches. When the height of the cylinder is added to the diameter of its base, the result is ${total} inches. Which expression represents the volume, in cubic inches, of the cylinder in terms of ${v}?`,
      `A designer plans a container in the shape of a right circular cylinder. The height of the container plus the diameter of its base must equal ${total} centimeters. Which expression represents the volume, in cubic centimeters, of a container with a radius of ${v} centimeters?`,
    ]),
    key,
    wrong: [
      [
        'AP',
        expression(`2\\pi ${x}(${total}-${x})`, (a) => 2 * Math.PI * a * (total - a)),
        `This subtracts the radius and gives the curved surface; subtract ${math(`2${x}`)} and multiply by ${math(`\\pi ${x}^2`)}.`,
      ],
      [
        'AP',
        expression(`\\pi ${x}^2(${total}-${x})`, (a) => Math.PI * a * a * (total - a)),
        `This subtracts the radius; the total contains the diameter, so subtract ${math(`2${x}`)}.`,
      ],
      [
        'STOP',
        expression(`2\\pi ${x}(${height})`, (a) => 2 * Math.PI * a * (total - 2 * a)),
        `This is the area of the curved surface; for the volume, multiply the height by the base, ${math(`\\pi ${x}^2`)}.`,
      ],
      [
        'SWAP',
        expression(`\\pi ${x}(${height})^2`, (a) => Math.PI * a * (total - 2 * a) ** 2),
        `This squares the height instead of the radius; the radius is ${v}, and the height is ${math(height)}.`,
      ],
      [
        'SIGN',
        expression(`\\pi ${x}^2(${total}+2${x})`, (a) => Math.PI * a * a * (total + 2 * a)),
        'This adds the diameter to the total; subtract it to find the height.',
      ],
      [
        'DIST',
        expression(`${total}\\pi ${x}^2-2${x}`, (a) => total * Math.PI * a * a - 2 * a),
        `This multiplies only the first term of the height by ${math(`\\pi ${x}^2`)}; multiply all of ${math(height)} by it.`,
      ],
    ],
    steps: [
      `The diameter is ${math(`2${x}`)}, so the height is ${math(height)}.`,
      `The volume is the area of the base times the height, ${math(`\\pi ${x}^2(${height})`)}.`,
    ],
    check: `Check with ${math(`${x}=2`)}: the diameter is 4, the height is ${math(total - 4)}, and ${math(`4+${total - 4}=${total}`)}. The volume is ${math(`\\pi\\cdot 2^2\\cdot ${total - 4}=${4 * (total - 4)}\\pi`)}, as the expression gives.`,
  };
}
