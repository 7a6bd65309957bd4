import { drawn, r } from '#content/concepts/concept.ts';
import { sketch } from '#content/figures/geometry.ts';
import { lectureOf } from '../lecture.ts';

export const rightTrianglesTrigonometry = lectureOf(28, {
  id: 'right-triangles-trigonometry',
  title: 'One angle, every ratio: right triangles',
  promise: r`You can find any side of a right triangle, read sine, cosine, and tangent without mixing them up, and work with radians.`,
  minutes: 15,
  concepts: [
    'pythagoras',
    'sine-cosine-tangent',
    'from-one-ratio-to-another',
    'similar-right-triangles-share-ratios',
    'complementary-angles',
    'special-right-triangles',
    'height-in-a-triangle',
    'unit-circle-and-radians',
  ],
  parts: [
    {
      id: 'pythagoras',
      heading: 'Two sides give you the third',
      blocks: [
        {
          kind: 'text',
          text: r`A right angle ties the three sides together. Build a square on each side: the two small squares together have exactly the area of the large one. So \(a^2+b^2=c^2\), where \(c\) is the side across from the right angle, the hypotenuse. It is always the longest.`,
        },
        {
          kind: 'text',
          text: r`Find the hypotenuse first, then decide. If you are looking for it, add the squares. If you have it and are looking for a leg, subtract. Some triples come up so often that it pays to know them: 3, 4, 5; 5, 12, 13; 8, 15, 17; 7, 24, 25; and their multiples, such as 6, 8, 10.`,
        },
        {
          kind: 'text',
          text: r`Where is the right angle? Sometimes it is not drawn. A wall and the floor, north and east, the corner of a rectangle, the height of a triangle: all of these make one. When a length seems out of reach, look for a right angle nearby, or draw one.`,
        },
        {
          kind: 'question',
          id: 'diagonal',
          stem: r`A rectangular garden is 20 meters wide and 21 meters long. What is the length, in meters, of a straight path from one corner to the opposite corner?`,
          choices: [
            { text: r`\(\sqrt{41}\)`, why: r`This takes the square root of \(20+21\). The sides are squared before they are added.` },
            { text: r`\(29\)`, why: r`\(20^2+21^2=400+441=841\), and \(29^2=841\).` },
            { text: r`\(41\)`, why: r`That is the distance along two sides. The straight path is shorter.` },
            { text: r`\(841\)`, why: r`That is the square of the length. You still need to take the square root.` },
          ],
          key: 1,
          check: { claims: ['sqrt(20^2+21^2) = 29', '20+21 = 41', '29^2 = 841'] },
        },
      ],
    },
    {
      id: 'ratios',
      heading: 'An angle fixes every ratio',
      blocks: [
        {
          kind: 'text',
          text: r`Draw a right triangle with an angle of \(35°\). Let a friend draw another one, larger. The sides differ, but the triangles are similar, so their sides have the same ratios. That is why such ratios can have names that belong to the <i>angle</i>: sine, cosine, and tangent.`,
        },
        {
          kind: 'figure',
          figure: drawn(
            sketch({
              title: 'The sides, as angle A sees them',
              alt: 'A right triangle with angle A at the lower left and the right angle at the lower right. The bottom side is labeled adjacent, the right side is labeled opposite, and the long slanted side is labeled hypotenuse.',
              width: 230,
              height: 150,
              items: [
                {
                  type: 'polygon',
                  points: [
                    [0, 0],
                    [12, 0],
                    [12, 7],
                  ],
                },
                {
                  type: 'rightAngle',
                  at: [12, 0],
                  between: [
                    [0, 0],
                    [12, 7],
                  ],
                },
                { type: 'name', at: [0, 0], label: 'A', awayFrom: [8, 3] },
                { type: 'length', from: [0, 0], to: [12, 0], label: 'adjacent', awayFrom: [8, 4] },
                { type: 'length', from: [12, 0], to: [12, 7], label: 'opposite', awayFrom: [6, 3] },
                { type: 'length', from: [0, 0], to: [12, 7], label: 'hypotenuse', awayFrom: [9, 0] },
              ],
            }),
          ),
          caption: r`Seen from \(A\). From the angle at the top, opposite and adjacent change places; the hypotenuse does not.`,
        },
        {
          kind: 'text',
          text: r`Sine is opposite over hypotenuse, cosine adjacent over hypotenuse, tangent opposite over adjacent: SOH-CAH-TOA. Imagine standing at the angle. The side across the triangle from you is the opposite side. The side next to you that is not the hypotenuse is the adjacent side.`,
        },
        {
          kind: 'interactive',
          show: { type: 'right-triangle', legs: [4, 3] },
          caption: r`Change one leg and watch the ratios. Then set the legs to 2 and 1.5, half of what they were.`,
          inWords: r`A right triangle whose legs can be changed, with sine, cosine, and tangent of the angle at the base. If both legs grow by the same factor, the ratios stay. If only one leg changes, the angle changes, and the ratios with it.`,
        },
        {
          kind: 'example',
          level: 2,
          stem: r`In triangle \(ABC\), angle \(C\) is a right angle, \(BC=7\), and \(AC=24\). What is \(\cos B\)?`,
          steps: [r`Cosine needs the hypotenuse: \(AB=\sqrt{7^2+24^2}=25\).`, r`Stand at \(B\): the adjacent leg is \(BC=7\).`, r`\(\cos B=\frac{7}{25}\).`],
          answer: r`\(\frac{7}{25}\)`,
          check: { claims: ['sqrt(7^2+24^2) = 25', 'cos(atan(24/7)) = 7/25'] },
        },
        {
          kind: 'text',
          text: r`If one ratio is given and another is wanted, draw the triangle. From \(\tan A=\frac{5}{12}\) take legs 5 and 12; the hypotenuse is 13; now read off the ratio you want. The real triangle may be larger or smaller, but its ratios are the same.`,
        },
        {
          kind: 'text',
          text: r`Stories work the same way. A ramp, a ladder, a line of sight: draw the triangle and mark the angle with the ground. Then ask which two sides the question is about, and they tell you the ratio. Opposite and hypotenuse: sine. Adjacent and hypotenuse: cosine. The two legs: tangent.`,
        },
      ],
    },
    {
      id: 'complement',
      heading: 'Why cosine has “co” in its name',
      blocks: [
        {
          kind: 'text',
          text: r`The two acute angles of a right triangle add to \(90°\), so each is the complement of the other. What is opposite for one is adjacent for the other. So the sine of one <i>is</i> the cosine of the other: \(\sin x°=\cos(90-x)°\). “Co” stands for complement. If a question says that the sine of one acute angle equals the cosine of another, do not compute either of them. Just set the sum of the angles equal to \(90°\).`,
        },
        {
          kind: 'question',
          id: 'sine-equals-cosine',
          stem: r`If \(\sin(3x+10)°=\cos(2x+20)°\) and both angles are acute, what is the value of \(x\)?`,
          choices: [
            { text: r`\(10\)`, why: r`This sets the angles equal. It is the sum that matters: \(90°\).` },
            { text: r`\(12\)`, why: r`\((3x+10)+(2x+20)=90\) gives \(5x=60\). The angles are \(46°\) and \(44°\).` },
            { text: r`\(30\)`, why: r`This makes the angles add to \(180°\). Complements add to \(90°\).` },
            { text: r`\(46\)`, why: r`That is the first angle, \(3(12)+10\). The question asks for \(x\).` },
          ],
          key: 1,
          check: { claims: ['sin(3*12+10) = cos(2*12+20)', '3*12+10 = 46', '3*30+10+2*30+20 = 180'] },
        },
        {
          kind: 'question',
          id: 'similar-and-complement',
          stem: r`Triangles \(JKL\) and \(MNP\) are similar, with right angles at \(L\) and \(P\), and \(J\) corresponds to \(M\). Each side of triangle \(MNP\) is 5 times as long as the matching side of triangle \(JKL\). If \(\sin J=\frac{8}{17}\), what is \(\cos N\)?`,
          choices: [
            { text: r`\(\frac{8}{17}\)`, why: r`\(N\) is the complement of \(M\), and \(M\) equals \(J\). So \(\cos N=\sin M=\sin J\).` },
            { text: r`\(\frac{8}{15}\)`, why: r`That is \(\tan J\). The third side is 15, but it is not needed here.` },
            { text: r`\(\frac{15}{17}\)`, why: r`That is \(\cos J\). Angle \(N\) is the other acute angle.` },
            { text: r`\(\frac{40}{17}\)`, why: r`The sides grow by 5, the ratios do not. And no cosine is greater than 1.` },
          ],
          key: 0,
          check: { claims: ['cos(90-asin(8/17)) = 8/17', 'cos(asin(8/17)) = 15/17', 'tan(asin(8/17)) = 8/15'] },
        },
      ],
    },
    {
      id: 'special',
      heading: 'Two triangles worth memorizing',
      blocks: [
        {
          kind: 'text',
          text: r`Cut a square along its diagonal: the sides are \(1:1:\sqrt{2}\). Cut an equilateral triangle down the middle: \(1:\sqrt{3}:2\). Both are on the reference sheet. In the second, the shortest side is across from \(30°\) and is half of the hypotenuse. Find that side first.`,
        },
        {
          kind: 'example',
          level: 3,
          stem: r`A wire 14 meters long runs straight from the top of a vertical pole to the level ground, where it makes an angle of \(60°\) with the ground. How tall is the pole, in meters?`,
          steps: [
            r`The wire is the hypotenuse, 14. The angle at the top is \(30°\).`,
            r`Across from \(30°\) lies the distance on the ground: half of 14, which is 7.`,
            r`The pole lies across from \(60°\): \(7\sqrt{3}\).`,
          ],
          answer: r`\(7\sqrt{3}\)`,
          check: { claims: ['14*sin(60) = 7*sqrt(3)', '14*cos(60) = 7'] },
        },
        {
          kind: 'text',
          text: r`The trap is to multiply by \(\sqrt{3}\) in the wrong direction. If the side across from \(60°\) is 12, the shortest side must be less than 12. So divide: \(\frac{12}{\sqrt{3}}=4\sqrt{3}\).`,
        },
        {
          kind: 'text',
          text: r`A height makes right triangles, too. In any triangle, the height on side \(b\) is \(a\sin C\), so the area is \(\frac{1}{2}ab\sin C\). And in a right triangle, the height to the hypotenuse makes two small copies of the whole. All three are similar, so you can match sides as usual.`,
        },
      ],
    },
    {
      id: 'turns',
      heading: 'Beyond ninety degrees',
      blocks: [
        {
          kind: 'text',
          text: r`A triangle cannot have an angle of \(210°\), but a turn can. Let a point move around a circle of radius 1, starting at the far right and going up first. How far right of the center it is gives the cosine. How far up it is gives the sine. Left and down are negative. That is where the signs come from.`,
        },
        {
          kind: 'text',
          text: r`Radians measure the same turn by the distance the point has moved. A full turn is \(2\pi\), so \(\pi\) is \(180°\), and \(\frac{\pi}{6}\) is \(30°\). To get degrees, replace \(\pi\) with 180.`,
        },
        {
          kind: 'example',
          level: 4,
          stem: r`What is the value of \(\cos\frac{7\pi}{6}\)?`,
          steps: [
            r`In degrees: \(\frac{7\cdot180}{6}=210\).`,
            r`That is \(30°\) past the half turn. The point is on the left and below, so its cosine is negative.`,
            r`The size is that of \(30°\): \(\frac{\sqrt{3}}{2}\). So the value is \(-\frac{\sqrt{3}}{2}\).`,
          ],
          answer: r`\(-\frac{\sqrt{3}}{2}\)`,
          check: { claims: ['cos(7*pi/6) = -sqrt(3)/2', '7*180/6 = 210'], unit: 'radians' },
        },
      ],
    },
    {
      id: 'traps',
      heading: 'Traps, and the angle setting',
      blocks: [
        {
          kind: 'list',
          items: [
            r`Adding squares when the hypotenuse is already given.`,
            r`Reading “opposite” from the wrong corner.`,
            r`Multiplying a sine because the triangle was enlarged.`,
            r`Working in degrees while the calculator is set to radians.`,
          ],
        },
        {
          kind: 'text',
          text: r`Look at the angle setting before you trust a decimal. In radians, the calculator gives \(\cos\frac{7\pi}{6}\) as about \(-0.866\). Type the choices as well, and compare.`,
        },
      ],
    },
  ],
  remember: [
    r`Find the hypotenuse first.`,
    r`Stand at the angle, then name the opposite and adjacent sides.`,
    r`The sine of one angle equals the cosine of another when the two add to \(90°\).`,
  ],
});
