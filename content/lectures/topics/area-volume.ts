import { drawn, r } from '#content/concepts/concept.ts';
import { sketch } from '#content/figures/geometry.ts';
import { cone } from '#content/figures/solids.ts';
import { lectureOf } from '../lecture.ts';

export const areaVolume = lectureOf(26, {
  id: 'area-volume',
  title: 'Around, over, inside: area and volume',
  promise: r`You can choose the right measure, take odd shapes apart, and know what happens to areas and volumes when lengths grow.`,
  minutes: 15,
  concepts: [
    'area-of-basic-shapes',
    'volume-is-base-times-height',
    'put-together-or-cut-out',
    'surface-area',
    'scale-lengths-areas-volumes',
    'measure-from-area-or-volume',
    'volume-times-density',
    'hidden-triangles-in-shapes',
  ],
  parts: [
    {
      id: 'three-measures',
      heading: 'Around, over, or inside?',
      blocks: [
        {
          kind: 'text',
          text: r`A fence goes around. Paint goes over. Water goes inside. These are three different measures: perimeter, area, and volume. The units tell them apart: centimeters around, square centimeters over, cubic centimeters inside. Before you reach for a formula, say which one the question wants.`,
        },
        {
          kind: 'text',
          text: r`The reference sheet is always one click away, so you do not need to memorize the volume formulas. But it helps to see where they come from. A prism or a cylinder is a stack of equal layers: the area of the base times the height. A cone or a pyramid comes to a point. It holds exactly a third of the stack with the same base and height.`,
        },
        {
          kind: 'figure',
          figure: drawn(
            cone(
              {
                title: 'A right circular cone',
                alt: 'A right circular cone with its tip at the top. The radius of its base is labeled 4, and its height is labeled 9.',
              },
              4,
              9,
              {
                radius: '4',
                height: '9',
              },
            ),
          ),
          caption: r`The cylinder around this cone holds \(144\pi\). The cone holds a third of that, \(48\pi\).`,
        },
        {
          kind: 'example',
          level: 2,
          stem: r`A paper cup has the shape of a right circular cone. Its opening has a diameter of 6 centimeters, and it is 10 centimeters deep. What is the volume of the cup, in cubic centimeters?`,
          steps: [r`The formula wants the radius: half of 6 is 3.`, r`The cylinder around it: \(\pi(3)^2(10)=90\pi\).`, r`A third of that: \(30\pi\).`],
          answer: r`\(30\pi\)`,
          check: { claims: ['1/3*pi*(6/2)^2*10 = 30*pi', 'pi*3^2*10 = 90*pi'] },
        },
        {
          kind: 'text',
          text: r`Which height is meant? Always the one that goes straight up from the base, at a right angle. A cone also has a slanted side, and so do most triangles, and a wrong choice often uses it. If the slanted side is given instead, the Pythagorean theorem gives you the height.`,
        },
      ],
    },
    {
      id: 'odd-shapes',
      heading: 'Odd shapes are made of plain ones',
      blocks: [
        {
          kind: 'text',
          text: r`No formula covers a window with a round top. But it is a rectangle plus a semicircle (half a circle), and you know both. Cut the figure into plain pieces, or see it as a plain figure with a piece missing. Add what is there, subtract what is not. Write each area on its own line before you combine them.`,
        },
        {
          kind: 'text',
          text: r`Look for lengths that are not labeled but that you can work out. A half circle on top of a side has that side as its <i>diameter</i>. A path around a pool makes the outer rectangle wider on both sides, so its width counts twice.`,
        },
        {
          kind: 'text',
          text: r`If a length is called \(x\), nothing changes. Write each side as an expression, in parentheses, and multiply every term by every term. A frame \(x\) wide around a picture that measures 20 by 30 has outer sides of \(20+2x\) and \(30+2x\).`,
        },
        {
          kind: 'example',
          level: 3,
          figure: drawn(
            sketch({
              title: 'A window with a round top',
              alt: 'A rectangle with a half circle on its upper side. The lower side of the rectangle is labeled 8, and its left side is labeled 5.',
              width: 170,
              height: 170,
              items: [
                {
                  type: 'path',
                  points: [
                    [0, 5],
                    [0, 0],
                    [8, 0],
                    [8, 5],
                  ],
                },
                { type: 'segment', from: [0, 5], to: [8, 5], dash: 'dashed' },
                { type: 'arc', center: [4, 5], radius: 4, from: 0, to: 180 },
                { type: 'length', from: [0, 0], to: [8, 0], label: '8', awayFrom: [4, 5] },
                { type: 'length', from: [0, 0], to: [0, 5], label: '5', awayFrom: [4, 2] },
              ],
            }),
          ),
          stem: r`The figure shows a window made of a rectangle and a half circle. Lengths are in feet. What is the area of the window, in square feet?`,
          steps: [
            r`Rectangle: \(8\cdot5=40\).`,
            r`The half circle stands on the side of length 8, so its radius is 4: \(\frac{1}{2}\pi(4)^2=8\pi\).`,
            r`Together: \(40+8\pi\).`,
          ],
          answer: r`\(40+8\pi\)`,
          check: { claims: ['8*5+1/2*pi*(8/2)^2 = 40+8*pi'] },
        },
        {
          kind: 'text',
          text: r`Some figures hide a right triangle. An equilateral triangle cut down the middle gives two 30-60-90 triangles. A regular hexagon is six equilateral triangles. The diagonal of a box is the hypotenuse of a right triangle inside it. Draw the hidden line, and the rest is the Pythagorean theorem.`,
        },
        {
          kind: 'question',
          id: 'equilateral',
          stem: r`What is the area of an equilateral triangle with sides of length 10?`,
          choices: [
            { text: r`\(25\)`, why: r`This takes 5 for the height. But 5 is half of the base; the height is \(5\sqrt{3}\).` },
            { text: r`\(25\sqrt{3}\)`, why: r`Half of the base is 5, so the height is \(5\sqrt{3}\), and \(\frac{1}{2}\cdot10\cdot5\sqrt{3}=25\sqrt{3}\).` },
            { text: r`\(50\)`, why: r`This takes the slanted side, 10, for the height. The height meets the base at a right angle.` },
            { text: r`\(50\sqrt{3}\)`, why: r`This is base times height. A triangle is half of that.` },
          ],
          key: 1,
          check: { claims: ['sqrt(10^2-5^2) = 5*sqrt(3)', '1/2*10*sqrt(10^2-5^2) = 25*sqrt(3)'] },
        },
      ],
    },
    {
      id: 'faces',
      heading: 'Surface: unfold it and list the faces',
      blocks: [
        {
          kind: 'text',
          text: r`For a surface, picture the solid cut open and laid flat. Then list the faces, one by one, and check them off. A closed box has six, in three pairs. A cylinder gives two circles and one rectangle that wraps around, so its length is the circumference. Check whether there is a lid.`,
        },
        {
          kind: 'question',
          id: 'open-box',
          stem: r`A box without a lid is 6 inches long, 4 inches wide, and 3 inches high. What is the area of its outer surface, in square inches?`,
          choices: [
            { text: r`\(54\)`, why: r`This takes each kind of face once. The sides come in pairs.` },
            { text: r`\(72\)`, why: r`This is the volume, \(6\cdot4\cdot3\). The question asks what covers the box.` },
            { text: r`\(84\)`, why: r`Bottom 24, two long sides \(2\cdot18\), two short sides \(2\cdot12\).` },
            { text: r`\(108\)`, why: r`This counts a lid of 24 square inches as well. The box has none.` },
          ],
          key: 2,
          check: { claims: ['6*4+2*6*3+2*4*3 = 84', '6*4*3 = 72', '84+24 = 108', '24+18+12 = 54'] },
        },
      ],
    },
    {
      id: 'growing',
      heading: 'Twice as long is eight times as heavy',
      blocks: [
        {
          kind: 'text',
          text: r`Double every edge of a cube. Along each edge two old cubes fit, so eight fit inside, and four cover each face. If lengths are multiplied by \(k\), areas are multiplied by \(k^2\) and volumes by \(k^3\). It works for every shape, vases included, and it works backward. If the volume is 27 times as great, the lengths are 3 times as great.`,
        },
        {
          kind: 'interactive',
          show: { type: 'solid', edges: [2, 3, 1], unit: 'cm' },
          caption: r`Change the factor. Compare how fast edges, faces, and volume grow.`,
          inWords: r`A box whose edges are all multiplied by the same factor. With the factor 2, each face has 4 times its area, and the box has 8 times its volume. With the factor 3, it is 9 times and 27 times.`,
        },
        {
          kind: 'question',
          id: 'two-vases',
          stem: r`Two vases have similar shapes. One is 10 centimeters tall and holds 400 milliliters. The other is 15 centimeters tall. How many milliliters does it hold?`,
          choices: [
            { text: r`\(405\)`, why: r`This adds 5 because the heights differ by 5. Similar shapes multiply.` },
            { text: r`\(600\)`, why: r`This uses the factor of the lengths, 1.5, once. A volume needs it three times.` },
            { text: r`\(900\)`, why: r`This uses \(1.5^2\), the factor for areas.` },
            { text: r`\(1{,}350\)`, why: r`The factor is 1.5, and \(400\cdot1.5^3=1350\).` },
          ],
          key: 3,
          check: { claims: ['400*(15/10)^3 = 1350', '400*1.5 = 600', '400*1.5^2 = 900'] },
        },
        {
          kind: 'text',
          text: r`If the measures change by different percents, use one factor for each. A cylinder whose radius grows by 10% and whose height shrinks by 10% has the volume factor \(1.1^2\cdot0.9=1.089\). The radius counts twice, since it is squared.`,
        },
      ],
    },
    {
      id: 'backward',
      heading: 'Back from the volume, and on to grams',
      blocks: [
        {
          kind: 'text',
          text: r`If the volume is given and a length is wanted, write the formula, put in what you know, and solve. If two lengths are unknown, the question tells you how they are related. Write both with the same letter.`,
        },
        {
          kind: 'example',
          level: 4,
          stem: r`The height of a right circular cylinder is 3 times its radius, and its volume is \(648\pi\) cubic inches. What is the diameter of the cylinder, in inches?`,
          steps: [
            r`With radius \(r\) and height \(3r\): \(\pi r^2(3r)=648\pi\).`,
            r`So \(3r^3=648\) and \(r^3=216\).`,
            r`The cube root of 216 is 6, since \(6\cdot6\cdot6=216\).`,
            r`The diameter is \(2\cdot6=12\).`,
          ],
          answer: r`12 inches`,
          check: { claims: ['pi*6^2*(3*6) = 648*pi', '2*6 = 12'] },
        },
        {
          kind: 'text',
          text: r`Often a rate follows: grams per cubic centimeter, dollars per square foot, liters per minute. Find the area or the volume first. Then let the units tell you whether to multiply or to divide. And check that the volume is in the unit that the rate uses.`,
        },
        {
          kind: 'question',
          id: 'cube-mass',
          stem: r`A solid cube has edges of 4 centimeters and is made of glass with a density of 2.5 grams per cubic centimeter. What is the mass of the cube, in grams?`,
          choices: [
            { text: r`\(25.6\)`, why: r`This divides 64 by 2.5. Each cubic centimeter has a mass of 2.5 grams, so multiply.` },
            { text: r`\(40\)`, why: r`This uses \(4^2\), the area of one face. Mass belongs to the volume.` },
            { text: r`\(160\)`, why: r`The volume is \(4^3=64\) cubic centimeters, and \(64\cdot2.5=160\).` },
            { text: r`\(240\)`, why: r`This uses the surface area, \(6\cdot16=96\). Glass fills the cube; it does not just cover it.` },
          ],
          key: 2,
          check: { claims: ['4^3*2.5 = 160', '64/2.5 = 25.6', '4^2*2.5 = 40', '6*16*2.5 = 240'] },
        },
      ],
    },
    {
      id: 'traps',
      heading: 'Traps, and when to use the calculator',
      blocks: [
        {
          kind: 'list',
          items: [
            r`Using the diameter where the formula needs the radius. Check which one is given.`,
            r`Forgetting the \(\frac{1}{3}\) for a cone, or the \(\frac{1}{2}\) for a triangle.`,
            r`Using \(k\) where you need \(k^2\) or \(k^3\).`,
          ],
        },
        {
          kind: 'text',
          text: r`Leave \(\pi\) in your work until the end, since the choices often keep it. If the choices are decimals, type the whole product at once, so that you round only once.`,
        },
      ],
    },
  ],
  remember: [
    r`Around, over, or inside: decide before you compute.`,
    r`A stack is base times height; a pointed solid is a third of that.`,
    r`Lengths times \(k\), areas times \(k^2\), volumes times \(k^3\).`,
  ],
});
