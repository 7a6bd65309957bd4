import { drawn, r } from '#content/concepts/concept.ts';
import { sketch } from '#content/figures/geometry.ts';
import { lectureOf } from '../lecture.ts';

export const circles = lectureOf(29, {
  id: 'circles',
  title: 'Find the radius first: circles',
  promise: r`You can get from any fact about a circle to its radius, read its equation, and see the right angles that hide in it.`,
  minutes: 15,
  concepts: [
    'circle-measures',
    'equation-of-a-circle',
    'complete-the-square-in-a-circle',
    'share-of-a-circle',
    'radians',
    'tangent-meets-radius',
    'inscribed-angles',
    'line-and-circle',
  ],
  parts: [
    {
      id: 'radius',
      heading: 'Everything depends on the radius',
      blocks: [
        {
          kind: 'text',
          text: r`A circle is all the points that are equally far from one point. That distance, the radius, sets the size of the circle. So whatever you are given, find the radius first, and go on from there to what the question asks for. Circumference is \(2\pi r\), area is \(\pi r^2\), and the diameter is \(2r\).`,
        },
        {
          kind: 'text',
          text: r`Keep the two formulas apart by their units. The circumference is a length, so \(r\) appears once. The area is in square units, so \(r\) is squared. And whenever you read “diameter,” write down its half before you do anything else.`,
        },
        {
          kind: 'text',
          text: r`You can start from anything. An area of \(100\pi\) means \(r^2=100\), so \(r=10\). An arc, a sector, or an equation will lead you to the radius just as well.`,
        },
        {
          kind: 'question',
          id: 'from-circumference-to-area',
          stem: r`The circumference of a circle is \(18\pi\) inches. What is its area, in square inches?`,
          choices: [
            { text: r`\(9\pi\)`, why: r`9 is the radius. For the area it must be squared.` },
            { text: r`\(36\pi\)`, why: r`This doubles 18. The way from circumference to area goes through the radius.` },
            { text: r`\(81\pi\)`, why: r`\(2\pi r=18\pi\) gives \(r=9\), and \(9^2=81\).` },
            { text: r`\(324\pi\)`, why: r`This squares 18, which is the diameter.` },
          ],
          key: 2,
          check: { claims: ['2*pi*9 = 18*pi', 'pi*9^2 = 81*pi', '18^2 = 324'] },
        },
      ],
    },
    {
      id: 'equation',
      heading: 'The equation is a right triangle in disguise',
      blocks: [
        {
          kind: 'text',
          text: r`How far is a point \((x,y)\) from the center \((h,k)\)? Go \(x-h\) across and \(y-k\) up. These are the legs of a right triangle, and the radius is its hypotenuse. So \((x-h)^2+(y-k)^2=r^2\). It is not on the reference sheet, but you can always rebuild it: it is the Pythagorean theorem.`,
        },
        {
          kind: 'interactive',
          show: { type: 'circle', center: [3, 2], radius: 4, window: { xMin: -8, xMax: 10, yMin: -8, yMax: 10 } },
          caption: r`Move the center to the left of the \(y\)-axis. What happens to the sign in the parentheses?`,
          inWords: r`A circle in the plane with its equation. When the center moves to the right, a larger number is subtracted from x. When the center is left of the y-axis, the parentheses with x show a plus. The number at the end is the square of the radius.`,
        },
        {
          kind: 'text',
          text: r`Watch two things. The signs flip: \((x+6)^2\) is \((x-(-6))^2\), so the center is at \(-6\). And the number on the right is the radius <i>squared</i>.`,
        },
        {
          kind: 'text',
          text: r`To see whether a point is on the circle, put it in. If the left side comes out as \(r^2\), the point is on the circle. Less means inside, more means outside. And if a circle is moved, only its center moves. The radius stays.`,
        },
        {
          kind: 'example',
          level: 2,
          stem: r`In the \(xy\)-plane, a circle has the equation \((x+6)^2+(y-2)^2=49\). What is the diameter of the circle?`,
          steps: [
            r`The right side is \(r^2=49\), so \(r=7\).`,
            r`The diameter is twice the radius: \(2\cdot7=14\).`,
            r`The center, \((-6,2)\), is not needed here.`,
          ],
          answer: r`\(14\)`,
          check: { claims: ['2*sqrt(49) = 14'] },
        },
        {
          kind: 'example',
          level: 3,
          stem: r`The points \((-1,3)\) and \((7,9)\) are the endpoints of a diameter of a circle in the \(xy\)-plane. What is an equation of the circle?`,
          steps: [
            r`The center is halfway between them: \(\frac{-1+7}{2}=3\) and \(\frac{3+9}{2}=6\).`,
            r`From the center to \((7,9)\): 4 across and 3 up, so \(r^2=16+9=25\).`,
            r`The equation is \((x-3)^2+(y-6)^2=25\). Check with the other end: \((-4)^2+(-3)^2=25\).`,
          ],
          answer: r`\((x-3)^2+(y-6)^2=25\)`,
          check: { claims: ['(7-3)^2+(9-6)^2 = 25', '(-1-3)^2+(3-6)^2 = 25', '(-1+7)/2 = 3', '(3+9)/2 = 6'] },
        },
        {
          kind: 'text',
          text: r`Sometimes the squares have been multiplied out. Then rebuild them: complete the square for \(x\) and for \(y\). For \(x^2-8x\), half of \(-8\) is \(-4\). So the square is \((x-4)^2\), which adds 16 on the left. Whatever the squares add on the left has to be added on the right as well.`,
        },
        {
          kind: 'question',
          id: 'complete-both',
          stem: r`What is the radius of the circle \(x^2+y^2+10x-4y=7\)?`,
          choices: [
            { text: r`\(\sqrt{7}\)`, why: r`This reads the 7 as \(r^2\). First the squares have to be completed, which adds 25 and 4.` },
            { text: r`\(\sqrt{22}\)`, why: r`This subtracts 7 from \(25+4\). What is added on the left is added to the 7 on the right.` },
            { text: r`\(6\)`, why: r`\((x+5)^2+(y-2)^2=7+25+4=36\).` },
            { text: r`\(36\)`, why: r`That is \(r^2\). You still need to take the square root.` },
          ],
          key: 2,
          check: { claims: ['sqrt(7+25+4) = 6', '(1+5)^2+(2-2)^2 = 36', '1^2+2^2+10*1-4*2 = 7'] },
        },
      ],
    },
    {
      id: 'share',
      heading: 'An angle cuts out a share',
      blocks: [
        {
          kind: 'text',
          text: r`Think of a pizza. The angle at the center says how large a slice is: \(90°\) out of \(360°\) is a quarter. The same share of the crust is the arc, and the same share of the whole pizza is the sector. So find the share once, \(\frac{\text{angle}}{360}\). Then multiply it by the circumference or by the area, whichever the question asks for.`,
        },
        {
          kind: 'question',
          id: 'sector',
          stem: r`A circle has a radius of 6. What is the area of a sector with a central angle of \(150°\)?`,
          choices: [
            { text: r`\(5\pi\)`, why: r`That is the length of the arc, \(\frac{150}{360}\) of \(12\pi\). The question asks for an area.` },
            { text: r`\(15\pi\)`, why: r`The share is \(\frac{150}{360}=\frac{5}{12}\), and \(\frac{5}{12}\cdot36\pi=15\pi\).` },
            { text: r`\(30\pi\)`, why: r`This takes 150 out of 180. A full turn is \(360°\).` },
            { text: r`\(60\pi\)`, why: r`This squares the diameter, 12, instead of the radius.` },
          ],
          key: 1,
          check: { claims: ['150/360*pi*6^2 = 15*pi', '150/360*2*pi*6 = 5*pi', '150/180*36 = 30', '150/360*12^2 = 60'] },
        },
        {
          kind: 'text',
          text: r`It also works backward. If an arc is \(4\pi\) long and the circumference is \(24\pi\), the share is one sixth, and the angle is \(60°\). The share is the bridge between angle, arc, and sector. Once you have it, you have all three.`,
        },
        {
          kind: 'text',
          text: r`Radians make this even shorter. One radian is the angle whose arc is as long as the radius, so a full turn is \(2\pi\) radians. In radians, the arc is simply radius times angle. To change units, remember one fact: \(\pi\) radians is \(180°\).`,
        },
      ],
    },
    {
      id: 'right-angles',
      heading: 'Look for the hidden right angle',
      blocks: [
        {
          kind: 'text',
          text: r`Many hard circle questions hide a right triangle. There are three places to look. A tangent meets the radius at \(90°\). A line from the center to the middle of a chord meets it at \(90°\). And if \(AB\) is a diameter and \(C\) is another point on the circle, angle \(ACB\) is \(90°\). In each case, draw the radius to the point that matters.`,
        },
        {
          kind: 'figure',
          figure: drawn(
            sketch({
              title: 'A tangent and the radius that meets it',
              alt: 'A circle with center O. A segment from point P outside the circle touches it at T. The radius from O to T meets the segment at a right angle, and O and P are joined.',
              width: 250,
              height: 160,
              items: [
                { type: 'circle', center: [0, 0], radius: 5 },
                { type: 'segment', from: [0, 0], to: [13, 0] },
                { type: 'segment', from: [0, 0], to: [25 / 13, 60 / 13] },
                { type: 'segment', from: [25 / 13, 60 / 13], to: [13, 0] },
                {
                  type: 'rightAngle',
                  at: [25 / 13, 60 / 13],
                  between: [
                    [0, 0],
                    [13, 0],
                  ],
                },
                { type: 'dot', at: [0, 0] },
                { type: 'name', at: [0, 0], label: 'O', awayFrom: [3, 2] },
                { type: 'name', at: [13, 0], label: 'P', awayFrom: [3, 0] },
                { type: 'name', at: [25 / 13, 60 / 13], label: 'T', awayFrom: [0, 0] },
              ],
            }),
          ),
          caption: r`\(OT\) is a radius, \(PT\) a tangent, and \(OP\) the hypotenuse.`,
        },
        {
          kind: 'text',
          text: r`Chords work in the same way. Half of the chord, the distance from the center, and the radius make a right triangle. The triangle gives only half of the chord, so double at the end if the question asks for all of it.`,
        },
        {
          kind: 'example',
          level: 4,
          stem: r`Point \(P\) is 26 units from the center of a circle. A tangent from \(P\) touches the circle at \(T\), and \(PT=24\). What is the distance from \(P\) to the nearest point on the circle?`,
          steps: [
            r`Draw the radius to \(T\). It meets the tangent at \(90°\), so 26 is the hypotenuse.`,
            r`\(r^2=26^2-24^2=676-576=100\), so \(r=10\).`,
            r`The nearest point lies on the way to the center: \(26-10=16\).`,
          ],
          answer: r`\(16\)`,
          check: { claims: ['26-sqrt(26^2-24^2) = 16', '10^2+24^2 = 26^2'] },
        },
        {
          kind: 'text',
          text: r`An inscribed angle has its vertex <i>on</i> the circle. It is half of the central angle over the same arc. If the arc is half of the circle, the central angle is \(180°\), and half of that is the right angle from above.`,
        },
        {
          kind: 'question',
          id: 'over-a-diameter',
          stem: r`Points \(A\), \(B\), and \(C\) lie on a circle, and \(AB\) is a diameter. If angle \(ABC\) measures \(35°\), what is the measure of angle \(BAC\), in degrees?`,
          choices: [
            { text: r`\(35\)`, why: r`The two angles would be equal only if \(AC\) and \(BC\) were equal. Nothing says so.` },
            { text: r`\(55\)`, why: r`The angle at \(C\) is across from a diameter, so it is \(90°\). That leaves \(180-90-35\).` },
            { text: r`\(70\)`, why: r`That is the central angle over the arc from \(A\) to \(C\). The question asks for another angle of the triangle.` },
            { text: r`\(145\)`, why: r`This takes 35 from 180 and forgets the right angle at \(C\).` },
          ],
          key: 1,
          check: { claims: ['180-90-35 = 55', '180-35 = 145', '2*35 = 70'] },
        },
        {
          kind: 'text',
          text: r`And a line? Compare its distance from the center with the radius. Shorter: it cuts the circle twice. Equal: it touches. Longer: it misses. For a horizontal line such as \(y=9\), that distance is simply the difference in height.`,
        },
      ],
    },
    {
      id: 'traps',
      heading: 'Traps, and a circle drawn for you',
      blocks: [
        {
          kind: 'list',
          items: [
            r`Using \(r^2\) as \(r\), or the diameter as the radius.`,
            r`Copying the center with the signs in the parentheses.`,
            r`Giving the length of an arc when the question asked for the area of a sector.`,
          ],
        },
        {
          kind: 'text',
          text: r`The graphing calculator draws \(x^2+y^2+10x-4y=7\) as it stands. Zoom out until you see all of it. Read off how far it reaches: from \(-11\) to \(1\) across, and from \(-4\) to \(8\) up. The center is in the middle, at \((-5,2)\), and the radius is half of the width, 6. With whole numbers this is quicker than completing two squares.`,
        },
      ],
    },
  ],
  remember: [r`Get to the radius first.`, r`Signs flip in the parentheses, and the right side is \(r^2\).`, r`Draw the radius, and look for the right angle.`],
});
