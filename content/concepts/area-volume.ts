import { sketch } from '../figures/geometry.ts';
import { cylinder } from '../figures/solids.ts';
import { conceptsOf, drawn, r } from './concept.ts';

export const areaVolume = conceptsOf(26, [
  {
    id: 'area-of-basic-shapes',
    title: 'Area covers, perimeter surrounds',
    idea: r`Area counts the squares inside, and perimeter is the length around; a triangle is half of a rectangle.`,
    signal: r`A rectangle, triangle, or circle with its measures, and “area,” “perimeter,” or “circumference.”`,
    how: [
      r`Carpet is area, fence is perimeter. Decide which of the two the story needs before you reach for a formula.`,
      r`Rectangle: \(lw\). Triangle: \(\frac{1}{2}bh\), with the height at a right angle to the base. Circle: area \(\pi r^2\), circumference \(2\pi r\).`,
      r`For circles, check whether you were given the radius or the diameter.`,
    ],
    example: {
      stem: r`A circle has a diameter of 10 centimeters. What is its area, in square centimeters?`,
      steps: [r`The radius is half the diameter: 5.`, r`\(\pi r^2=\pi(5)^2=25\pi\).`],
      answer: r`\(25\pi\)`,
    },
    check: { claims: ['pi*(10/2)^2 = 25*pi'] },
    mistake: {
      choice: r`\(100\pi\)`,
      code: 'DIAM',
      why: r`The diameter, 10, was squared. The formula needs the radius. Since the slip is squared, the answer is four times too large.`,
    },
    archetypes: ['AR-a'],
    related: ['measure-from-area-or-volume', 'circle-measures'],
  },
  {
    id: 'measure-from-area-or-volume',
    title: 'Back from area or volume',
    idea: r`Write the formula, put in what you know, and solve for the one measure that is missing.`,
    signal: r`The area or volume is given, and a side, height, or radius is wanted.`,
    how: [
      r`A formula is an equation. It does not care which of its letters is unknown.`,
      r`If two measures are unknown, the question tells you how they are related: “twice as long as it is wide.” Call one \(w\), and write the other in terms of \(w\).`,
      r`Undo the power at the end: a square root for areas, a cube root for volumes of cubes. Then check whether the question asks for the width or the length.`,
    ],
    example: {
      stem: r`A rectangle is twice as long as it is wide, and its area is 72 square meters. What is its length, in meters?`,
      steps: [r`Width \(w\), length \(2w\): \(2w\cdot w=72\).`, r`\(w^2=36\), so \(w=6\).`, r`The length is \(2(6)=12\).`],
      answer: r`12 meters`,
    },
    check: { claims: ['2*6*6 = 72', '2*6 = 12'] },
    mistake: {
      choice: r`6 meters`,
      code: 'STOP',
      why: r`6 is the width, the value of your letter. The question asks for the length.`,
    },
    archetypes: ['AR-b', 'AR-g'],
    related: ['name-then-translate', 'area-of-basic-shapes'],
  },
  {
    id: 'volume-is-base-times-height',
    title: 'Base times height, or a third of it',
    idea: r`Prisms and cylinders are base times height; cones and pyramids, which come to a point, are a third of that.`,
    signal: r`The volume of a box, cylinder, cone, pyramid, or sphere.`,
    how: [
      r`Stack equal layers: the volume is the area of one layer times the height. A shape that narrows to a point holds exactly a third as much.`,
      r`Find the base first, and its area. Then multiply by the height, measured straight up. Then ask: does it come to a point?`,
      r`The sphere is on the reference sheet: \(\frac{4}{3}\pi r^3\).`,
    ],
    example: {
      figure: drawn(
        cylinder({ title: 'A cylinder', alt: 'A right circular cylinder. Its radius is labeled 3 and its height is labeled 8.' }, 3, 8, {
          radius: '3',
          height: '8',
        }),
      ),
      stem: r`What is the volume of the cylinder shown?`,
      steps: [r`Base: \(\pi(3)^2=9\pi\).`, r`Times height: \(9\pi\cdot8=72\pi\).`],
      answer: r`\(72\pi\)`,
    },
    check: { claims: ['pi*3^2*8 = 72*pi'] },
    mistake: {
      choice: r`\(24\pi\)`,
      code: 'HALF',
      why: r`This is a third of \(72\pi\), the volume of a cone. A cylinder does not come to a point, so do not divide by 3.`,
    },
    archetypes: ['AR-c'],
    related: ['measure-from-area-or-volume', 'volume-times-density'],
  },
  {
    id: 'put-together-or-cut-out',
    title: 'Put together or cut out',
    idea: r`Cut an odd shape into simple ones; add what is there, subtract what is missing.`,
    signal: r`An L-shape, a path around a pool, a hole in a block, or sides given as expressions in \(x\).`,
    how: [
      r`There is no formula for odd shapes, and you do not need one. On the test they are made of rectangles, triangles, circles, or parts of circles.`,
      r`Draw the cuts and label <i>all</i> sides. A path of width 2 around a pool makes both measures 4 longer: it runs along both sides.`,
      r`With letters, keep parentheses: \((x+4)(x+6)\), multiplied out at the end.`,
    ],
    example: {
      figure: drawn(
        sketch({
          title: 'A pool with a path around it',
          alt: 'A rectangle labeled 10 by 6 inside a larger rectangle. The strip between them has the same width on all sides.',
          items: [
            {
              type: 'polygon',
              points: [
                [0, 0],
                [14, 0],
                [14, 10],
                [0, 10],
              ],
            },
            {
              type: 'polygon',
              points: [
                [2, 2],
                [12, 2],
                [12, 8],
                [2, 8],
              ],
              fill: 'shade1',
            },
            { type: 'length', from: [2, 2], to: [12, 2], label: '10', awayFrom: [7, 0] },
            { type: 'length', from: [12, 2], to: [12, 8], label: '6', awayFrom: [14, 5] },
          ],
        }),
      ),
      stem: r`A pool is 10 meters long and 6 meters wide. A path 2 meters wide runs around it. What is the area of the path, in square meters?`,
      steps: [r`Outer rectangle: \(10+2+2=14\) by \(6+2+2=10\). Its area is \(14\cdot10=140\).`, r`Pool: \(10\cdot6=60\).`, r`Path: \(140-60=80\).`],
      answer: r`80 square meters`,
    },
    check: { claims: ['(10+4)*(6+4)-10*6 = 80'] },
    mistake: {
      choice: r`36 square meters`,
      code: 'AP',
      why: r`This adds 2 only once to each side: \(12\cdot8-60\). The path lies on the left <i>and</i> on the right.`,
    },
    archetypes: ['AR-d', 'AR-i'],
    related: ['area-of-basic-shapes', 'multiply-every-pair'],
  },
  {
    id: 'scale-lengths-areas-volumes',
    title: 'Lengths, areas, volumes grow differently',
    idea: r`If all lengths are multiplied by \(k\), areas are multiplied by \(k^2\) and volumes by \(k^3\).`,
    signal: r`“The radius is doubled,” “similar solids,” “each side increases by 10%.”`,
    how: [
      r`Double the side of a square, and four of the old fit in. Double the edge of a cube, and eight do. Each dimension brings its own factor.`,
      r`If the measures change by different factors, multiply them: a cylinder with \(r\) doubled and \(h\) halved has \(2^2\cdot\frac{1}{2}=2\) times the volume.`,
      r`Backward: from a ratio of areas take the square root, from a ratio of volumes the cube root.`,
    ],
    example: {
      stem: r`Each side of a rectangle increases by 10%. By what percent does its area increase?`,
      steps: [r`Each side is multiplied by 1.1.`, r`The area is multiplied by \(1.1\cdot1.1=1.21\).`, r`That is 21% more.`],
      answer: r`21%`,
    },
    check: { claims: ['(1.1^2-1)*100 = 21'] },
    mistake: {
      choice: r`20%`,
      code: 'ADDP',
      why: r`This adds 10% and 10%. But the second 10% is 10% of an area that has already grown, so it adds more: 11% of the original.`,
    },
    archetypes: ['AR-e', 'AR-j', 'AR-l'],
    related: ['units-squared-and-cubed', 'one-percent-after-another', 'similar-figures-areas'],
  },
  {
    id: 'surface-area',
    title: 'Count every face',
    idea: r`Surface area is the sum of all faces, so unfold the solid and list them.`,
    signal: r`“Surface area,” painting or wrapping a solid.`,
    how: [
      r`Think of wrapping paper, not of filling. Every outside face counts, including the back and the bottom.`,
      r`List the faces of a box in pairs: top and bottom, front and back, left and right.`,
      r`A cylinder unfolds into two circles and a rectangle whose length is the circumference: \(2\pi r^2+2\pi rh\).`,
    ],
    example: {
      stem: r`A closed box is 5 centimeters long, 4 centimeters wide, and 3 centimeters high. What is its surface area, in square centimeters?`,
      steps: [r`Pairs: \(5\cdot4=20\), \(5\cdot3=15\), \(4\cdot3=12\).`, r`Add: \(20+15+12=47\).`, r`Twice each: \(2\cdot47=94\).`],
      answer: r`94`,
    },
    check: { claims: ['2*(5*4+5*3+4*3) = 94'] },
    mistake: {
      choice: r`47`,
      code: 'HALF',
      why: r`Only the three faces you can see in a drawing were counted. Each has a twin on the far side.`,
    },
    archetypes: ['AR-f', 'AR-m'],
    related: ['volume-is-base-times-height', 'area-of-basic-shapes'],
  },
  {
    id: 'volume-times-density',
    title: 'From size to mass, cost, or time',
    idea: r`First find the area or volume, then multiply or divide by the rate, guided by the units.`,
    signal: r`A solid together with grams per cubic centimeter, dollars per square meter, or liters per minute.`,
    how: [
      r`These questions are two small ones in a row. Geometry gives the size; the rate turns the size into something else.`,
      r`“Dollars per square meter” times square meters gives dollars. For a time, divide: liters divided by liters per minute gives minutes.`,
      r`Check the units before the second step, and convert if they differ.`,
    ],
    example: {
      stem: r`A tank in the shape of a box is 5 meters long, 2 meters wide, and 1.5 meters deep. Water flows in at 0.5 cubic meter per minute. How many minutes does it take to fill the empty tank?`,
      steps: [r`Volume: \(5\cdot2\cdot1.5=15\) cubic meters.`, r`Time: \(\frac{15}{0.5}=30\) minutes.`],
      answer: r`30 minutes`,
    },
    check: { claims: ['5*2*1.5/0.5 = 30'] },
    mistake: {
      choice: r`7.5 minutes`,
      code: 'RECIP',
      why: r`This multiplies by 0.5. But only half a cubic meter flows in each minute, so 15 of them need more than 15 minutes.`,
    },
    archetypes: ['AR-h'],
    related: ['density', 'chain-the-units'],
  },
  {
    id: 'hidden-triangles-in-shapes',
    title: 'Hidden triangles in shapes',
    idea: r`Equilateral triangles, hexagons, and diagonals hide right triangles; draw one, and the known ratios do the rest.`,
    signal: r`A regular hexagon, an equilateral triangle, or the diagonal of a square or box.`,
    how: [
      r`Cut an equilateral triangle down the middle, and you have two 30-60-90 triangles. So with side \(s\), its height is \(\frac{\sqrt{3}}{2}s\) and its area \(\frac{\sqrt{3}}{4}s^2\).`,
      r`A regular hexagon is six equilateral triangles around its center.`,
      r`For the diagonal of a box, use the Pythagorean theorem twice: \(\sqrt{a^2+b^2+c^2}\).`,
    ],
    example: {
      stem: r`What is the area of a regular hexagon with sides of length 4?`,
      steps: [r`It is six equilateral triangles with side 4.`, r`One of them: \(\frac{\sqrt{3}}{4}(4)^2=4\sqrt{3}\).`, r`Six: \(24\sqrt{3}\).`],
      answer: r`\(24\sqrt{3}\)`,
    },
    check: { claims: ['6*sqrt(3)/4*4^2 = 24*sqrt(3)', '6*(1/2*4*4*sin(60)) = 24*sqrt(3)'] },
    mistake: {
      choice: r`\(48\)`,
      code: 'SPEC',
      why: r`This takes 4 as the height of each triangle: \(6\cdot\frac{1}{2}\cdot4\cdot4\). The height is shorter than the side.`,
    },
    archetypes: ['AR-k'],
    related: ['special-right-triangles', 'pythagoras'],
  },
]);
