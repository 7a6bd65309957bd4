/** AR-i in the plane: fences with a given total, and a wire cut in two. */
import type { Random } from '#core/random.ts';
import { math } from '../text.ts';
import { expression, type Situation } from './expression-situation.ts';

/** Fence along three sides, or around a pen with one more fence across it. */
export function fence(random: Random, x: string): Situation {
  const total = random.int(10, 60) * 4;
  const v = math(x);
  const asked = (what: string, unit: string) => `Which expression represents the area, in square ${unit}, of the ${what} in terms of ${v}?`;
  if (random.chance(1, 2)) {
    const across = `${total}-3${x}`;
    return {
      kind: 'fence',
      numbers: [total, 3],
      stem: random.pick([
        `A rancher uses a total of ${total} feet of fencing for a rectangular pasture. The fencing forms the four sides of the pasture and one divider across the middle. The divider and two of the sides are each ${v} feet long. ${asked('pasture', 'feet')}`,
        `A rectangular dog park is enclosed by a fence, and another straight fence divides the park into two sections. The total length of all the fencing is ${total} meters. The dividing fence and the two sides parallel to it are each ${v} meters long. ${asked('dog park', 'meters')}`,
        `The wooden strips of a rectangular window frame have a total length of ${total} inches. They form the four sides of the frame and one bar across the middle. The bar and the two sides parallel to it are each ${v} inches long. ${asked('window frame', 'inches')}`,
      ]),
      key: expression(`\\frac{${x}(${across})}{2}`, (a) => (a * (total - 3 * a)) / 2),
      wrong: [
        [
          'HALF',
          expression(`${x}(${total}-2${x})`, (a) => a * (total - 2 * a)),
          `This leaves out the piece in the middle and takes both other sides as one; each of them is half of ${math(across)}.`,
        ],
        ['STOP', expression(`\\frac{${across}}{2}`, (a) => (total - 3 * a) / 2), `This is the length of each of the other two sides; multiply it by ${v}.`],
        [
          'HALF',
          expression(`${x}(${across})`, (a) => a * (total - 3 * a)),
          `${math(across)} is the length of the two other sides together; each is half of it, so divide by 2.`,
        ],
        [
          'AP',
          expression(`\\frac{${x}(${total}-2${x})}{2}`, (a) => (a * (total - 2 * a)) / 2),
          `This leaves out the piece in the middle; subtract three lengths of ${v}, which leaves ${math(across)}.`,
        ],
        [
          'SWAP',
          expression(`\\frac{${x}(${total}-2${x})}{3}`, (a) => (a * (total - 2 * a)) / 3),
          `This takes two pieces of length ${v} and three of the other; it is the other way around, so each other side is half of ${math(across)}.`,
        ],
        [
          'AP',
          expression(`${x}(${total / 2}-2${x})`, (a) => a * (total / 2 - 2 * a)),
          `This counts four pieces of length ${v}; there are three, so ${math(across)} is left for the two other sides.`,
        ],
      ],
      steps: [
        `There are three pieces of length ${v}, so the two other sides have a total length of ${math(across)}, and each is ${math(`\\frac{${across}}{2}`)}.`,
        `The area is ${math(`${x}\\cdot\\frac{${across}}{2}=\\frac{${x}(${across})}{2}`)}.`,
      ],
      check: `Check with ${math(`${x}=2`)}: each of the other two sides is ${math(`\\frac{${total - 6}}{2}`)}, and all pieces together are ${math(`3\\cdot 2+${total - 6}=${total}`)}. The area is ${math(`2\\cdot\\frac{${total - 6}}{2}=${total - 6}`)}, as the expression gives.`,
    };
  }
  const side = `${total}-2${x}`;
  return {
    kind: 'fence',
    numbers: [total, 2],
    stem: random.pick([
      `A rectangular dog run is built against the wall of a house. The wall is one side of the run, and ${total} feet of fencing enclose the other three sides. The two sides that meet the wall are each ${v} feet long. ${asked('dog run', 'feet')}`,
      `A farmer uses ${total} meters of fencing to enclose three sides of a rectangular field. The fourth side of the field is a straight river. Each of the two sides that meet the river is ${v} meters long. ${asked('field', 'meters')}`,
      `A rope that is ${total} feet long marks three sides of a rectangular swimming area, and the beach is the fourth side. Each of the two sides that start at the beach is ${v} feet long. ${asked('swimming area', 'feet')}`,
      `In rectangle ${math('ABCD')}, the sum of the lengths of sides ${math('AB')}, ${math('BC')}, and ${math('CD')} is ${total} inches. The length of side ${math('AB')} is ${v} inches. ${asked('rectangle', 'inches')}`,
    ]),
    key: expression(`${x}(${side})`, (a) => a * (total - 2 * a)),
    wrong: [
      [
        'HALF',
        expression(`${total}-${x}`, (a) => total - a),
        `This counts only one of the two sides of length ${v}, and it is a length; the third side is ${math(side)}, and the area is ${v} times that.`,
      ],
      ['STOP', expression(side, (a) => total - 2 * a), `This is the length of the third side; multiply it by ${v}.`],
      [
        'HALF',
        expression(`${x}(${total}-${x})`, (a) => a * (total - a)),
        `This counts only one of the two sides of length ${v}; subtract both, which leaves ${math(side)}.`,
      ],
      [
        'AP',
        expression(`${x}(${total / 2}-${x})`, (a) => a * (total / 2 - a)),
        `This takes ${total} as the entire perimeter, but it is only three sides; the third one is ${math(side)}.`,
      ],
      [
        'SWAP',
        expression(`\\frac{${x}(${total}-${x})}{2}`, (a) => (a * (total - a)) / 2),
        `This takes ${v} as the side that is there once; there are two, so the third side is ${math(side)}.`,
      ],
    ],
    steps: [`Two of the three sides have length ${v}, so the third is ${math(side)}.`, `The area is the product of the two lengths, ${math(`${x}(${side})`)}.`],
    check: `Check with ${math(`${x}=2`)}: the third side is ${math(total - 4)}, and ${math(`2+2+${total - 4}=${total}`)}. The area is ${math(`2\\cdot ${total - 4}=${2 * (total - 4)}`)}, as the expression gives.`,
  };
}

/** A wire cut into two pieces that are bent into a square and another shape. */
export function wire(random: Random, x: string): Situation {
  const total = random.int(6, 30) * 4;
  const circle = random.chance(1, 2);
  const v = math(x);
  const rest = `(${total}-${x})`;
  const second = circle ? 'a circle' : 'another square';
  const what = circle ? 'the square and the circle' : 'the two squares';
  const sum = (by: number, restBy: number) => (a: number) => a * a * by + (total - a) ** 2 * restBy;
  const under = circle ? '4\\pi' : '16';
  const key = expression(`\\frac{${x}^2}{16}+\\frac{${rest}^2}{${under}}`, sum(1 / 16, circle ? 1 / (4 * Math.PI) : 1 / 16));
  return {
    kind: 'wire',
    numbers: [total, circle ? 1 : 0],
    stem: random.pick([
      `A wire that is ${total} inches long is cut into two pieces. One piece, ${v} inches long, is bent to form a square, and the other is bent to form ${second}. Which expression represents the total area, in square inches, of ${what} in terms of ${v}?`,
      `An artist cuts ${total} centimeters of neon tubing into two parts. The first part is ${v} centimeters long and is bent into a square; the rest is bent into ${second}. Which expression gives the sum of the areas of ${what}, in square centimeters, in terms of ${v}?`,
      circle
        ? `The sum of the perimeter of a square and the circumference of a circle is ${total} inches. The perimeter of the square is ${v} inches. Which expression represents the sum of the areas, in square inches, of the square and the circle in terms of ${v}?`
        : `The sum of the perimeters of two squares is ${total} inches. The perimeter of one of the squares is ${v} inches. Which expression represents the sum of the areas, in square inches, of the two squares in terms of ${v}?`,
      `A string of lights that is ${total} feet long is cut into two pieces. One piece, which is ${v} feet long, fits exactly around the edge of a square sign. The other piece fits exactly around the edge of ${circle ? 'a circular sign' : 'another square sign'}. Which expression represents the total area, in square feet, of the two signs in terms of ${v}?`,
    ]),
    key,
    wrong: [
      circle
        ? [
            'UNIT2',
            expression(`\\frac{${x}^2}{4}+\\frac{${rest}^2}{\\pi}`, sum(1 / 4, 1 / Math.PI)),
            'This divides by 4 and by π after squaring; divide the perimeter by 4 and the circumference by 2π first.',
          ]
        : [
            'SQBIN',
            expression(`\\frac{${total}^2}{8}`, () => total ** 2 / 8),
            `This makes each square from all of it; their sides are ${math(`\\frac{${x}}{4}`)} and ${math(`\\frac{${total}-${x}}{4}`)}.`,
          ],
      [
        'AP',
        circle ? expression(`${x}^2+\\pi${rest}^2`, sum(1, Math.PI)) : expression(`${x}^2+${rest}^2`, sum(1, 1)),
        `This takes the pieces as ${circle ? 'the side and the radius; divide the perimeter by 4 and the circumference by 2π first' : 'sides of the squares; they are the perimeters, so divide each by 4'}.`,
      ],
      [
        'UNIT2',
        expression(`\\frac{${x}^2}{4}+\\frac{${rest}^2}{${circle ? under : 4}}`, sum(1 / 4, circle ? 1 / (4 * Math.PI) : 1 / 4)),
        `This divides by 4 after squaring; divide first: a square with perimeter ${v} has the area ${math(`\\left(\\frac{${x}}{4}\\right)^2`)}.`,
      ],
      circle
        ? [
            'HALF',
            expression(`\\frac{${x}^2}{16}+\\frac{${rest}^2}{\\pi}`, sum(1 / 16, 1 / Math.PI)),
            'This divides the circumference by π to find the radius; divide it by 2π.',
          ]
        : [
            'SQBIN',
            expression(`\\frac{${total}^2}{16}`, () => total ** 2 / 16),
            `This is one square made from all of it; square one fourth of ${v} and one fourth of ${math(`${total}-${x}`)}, and add.`,
          ],
      [
        'STOP',
        expression(`\\frac{${x}}{4}+\\frac{${total}-${x}}{${circle ? '2\\pi' : 4}}`, (a) => a / 4 + (total - a) / (circle ? 2 * Math.PI : 4)),
        `This adds ${circle ? 'the side of the square and the radius of the circle' : 'the sides of the two squares'}; square them to find areas.`,
      ],
      [
        'SIGN',
        expression(`\\frac{${x}^2}{16}+\\frac{${total}^2-${x}^2}{${under}}`, (a) => (a * a) / 16 + (total ** 2 - a * a) / (circle ? 4 * Math.PI : 16)),
        `This squares ${total} and ${v} separately; square the whole difference ${math(`${total}-${x}`)}.`,
      ],
    ],
    steps: [
      `The square has sides of ${math(`\\frac{${x}}{4}`)}. The other piece is ${math(`${total}-${x}`)} long, so ${circle ? `${math(`2\\pi r=${total}-${x}`)} and ${math(`r=\\frac{${total}-${x}}{2\\pi}`)}` : `the other square has sides of ${math(`\\frac{${total}-${x}}{4}`)}`}.`,
      `The sum of the areas is ${math(key.latex)}.`,
    ],
    check: `Check with ${math(`${x}=4`)}: the square has sides of 1 and an area of ${math(`\\frac{4^2}{16}=1`)}. The other piece is ${math(`${total}-4=${total - 4}`)} long, ${circle ? `and a circle with radius ${math(`\\frac{${total - 4}}{2\\pi}`)} has this circumference` : `and a square with sides of ${math(`\\frac{${total - 4}}{4}=${(total - 4) / 4}`)} has this perimeter`}.`,
  };
}
