import { sketch } from '../figures/geometry.ts';
import { unitCircle } from '../figures/unit-circle.ts';
import { conceptsOf, drawn, r } from './concept.ts';

export const rightTrianglesTrigonometry = conceptsOf(28, [
  {
    id: 'pythagoras',
    title: 'The Pythagorean theorem',
    idea: r`In a right triangle the squares of the two legs add to the square of the longest side, the hypotenuse.`,
    signal: r`A right angle, two sides known, the third wanted; also distances in the plane.`,
    how: [
      r`First find the hypotenuse: it is across from the right angle and stands alone in \(a^2+b^2=c^2\).`,
      r`If the hypotenuse is wanted, add the squares. If a leg is wanted, subtract. Then take the square root.`,
      r`Some triples are worth knowing: 3-4-5, 5-12-13, 8-15-17, 7-24-25, and all their multiples, such as 6-8-10.`,
    ],
    example: {
      stem: r`A right triangle has a hypotenuse of length 17 and a leg of length 8. What is the length of the other leg?`,
      steps: [r`A leg is wanted, so subtract: \(17^2-8^2=289-64=225\).`, r`\(\sqrt{225}=15\).`],
      answer: r`\(15\)`,
    },
    check: { claims: ['8^2+15^2 = 17^2'] },
    mistake: {
      choice: r`\(\sqrt{353}\)`,
      code: 'HYP',
      why: r`This adds the squares, as if 17 were a leg. The result is longer than 17, but no side can be longer than the hypotenuse.`,
    },
    archetypes: ['TR-a', 'TR-s'],
    related: ['special-right-triangles', 'tangent-meets-radius'],
  },
  {
    id: 'sine-cosine-tangent',
    title: 'Sine, cosine, tangent',
    idea: r`Seen from an angle, sine is opposite over hypotenuse, cosine adjacent over hypotenuse, tangent opposite over adjacent.`,
    signal: r`A right triangle and \(\sin\), \(\cos\), or \(\tan\); ladders, ramps, shadows, angles of elevation.`,
    how: [
      r`All right triangles with the same angle are similar, so the ratios of their sides belong to the angle alone. These ratios have names.`,
      r`Stand at the angle. The side across from you is the opposite, the leg beside you is the adjacent, and the longest side is the hypotenuse. From the other acute angle, the first two trade places.`,
      r`SOH-CAH-TOA keeps the three apart: sine is opposite over hypotenuse, and so on. Choose the one that has the side you know and the side you want.`,
    ],
    example: {
      figure: drawn(
        sketch({
          title: 'A right triangle',
          alt: 'Right triangle ABC with the right angle at C. The leg AC is labeled 12, the leg BC is labeled 5, and the hypotenuse AB is labeled 13.',
          items: [
            {
              type: 'polygon',
              points: [
                [0, 0],
                [12, 0],
                [12, 5],
              ],
            },
            {
              type: 'rightAngle',
              at: [12, 0],
              between: [
                [0, 0],
                [12, 5],
              ],
            },
            { type: 'length', from: [0, 0], to: [12, 0], label: '12', awayFrom: [8, 2] },
            { type: 'length', from: [12, 0], to: [12, 5], label: '5', awayFrom: [6, 2] },
            { type: 'length', from: [0, 0], to: [12, 5], label: '13', awayFrom: [10, 0] },
            { type: 'name', at: [0, 0], label: 'A', awayFrom: [8, 2] },
            { type: 'name', at: [12, 5], label: 'B', awayFrom: [8, 2] },
            { type: 'name', at: [12, 0], label: 'C', awayFrom: [8, 2] },
          ],
        }),
      ),
      stem: r`In the right triangle shown, what is \(\cos A\)?`,
      steps: [r`Stand at \(A\). Adjacent: 12. Hypotenuse: 13.`, r`Cosine is adjacent over hypotenuse: \(\frac{12}{13}\).`],
      answer: r`\(\frac{12}{13}\)`,
    },
    check: { claims: ['cos(arctan(5/12)) = 12/13'] },
    mistake: {
      choice: r`\(\frac{5}{13}\)`,
      code: 'SOH',
      why: r`That is \(\sin A\): the side across from \(A\). For cosine, use the leg beside the angle.`,
    },
    archetypes: ['TR-b', 'TR-g'],
    related: ['from-one-ratio-to-another', 'complementary-angles'],
  },
  {
    id: 'special-right-triangles',
    title: 'Two special triangles',
    idea: r`In a 45-45-90 triangle the sides are \(1:1:\sqrt{2}\), in a 30-60-90 triangle \(1:\sqrt{3}:2\).`,
    signal: r`Angles of \(30°\), \(45°\), or \(60°\), a square’s diagonal, or choices with \(\sqrt{2}\) or \(\sqrt{3}\).`,
    how: [
      r`Cut a square along its diagonal: 45-45-90. Cut an equilateral triangle in half: 30-60-90, with the short leg half of the hypotenuse.`,
      r`Match each length with the angle across from it: shortest across from \(30°\), \(\sqrt{3}\) times it across from \(60°\), twice it across from \(90°\).`,
      r`Find the shortest side first. If you know the side across from \(60°\), divide it by \(\sqrt{3}\).`,
    ],
    example: {
      stem: r`In a 30-60-90 triangle the side across from the \(60°\) angle is 9. What is the length of the hypotenuse?`,
      steps: [r`The side across from \(30°\): \(\frac{9}{\sqrt{3}}=3\sqrt{3}\).`, r`The hypotenuse is twice that: \(6\sqrt{3}\).`],
      answer: r`\(6\sqrt{3}\)`,
    },
    check: { claims: ['9/sin(60) = 6*sqrt(3)'] },
    mistake: {
      choice: r`\(18\)`,
      code: 'SPEC',
      why: r`This doubles the 9, as if it were the short leg. The hypotenuse is twice the side across from \(30°\).`,
    },
    archetypes: ['TR-c', 'TR-j'],
    related: ['pythagoras', 'hidden-triangles-in-shapes'],
  },
  {
    id: 'complementary-angles',
    title: 'Sine of one is cosine of the other',
    idea: r`The two acute angles of a right triangle add to \(90°\), and the sine of one is the cosine of the other.`,
    signal: r`\(\sin x=\cos y\), or \(\sin(ax+b)=\cos(cx+d)\) with acute angles.`,
    how: [
      r`The side opposite one angle is the side adjacent to the other. So the very same fraction has two names: \(\sin x=\cos(90°-x)\).`,
      r`If a sine equals a cosine and both angles are acute, the angles add to \(90°\).`,
      r`Write that sum as an equation and solve. In radians the sum is \(\frac{\pi}{2}\).`,
    ],
    example: {
      stem: r`If \(\sin(2x+5)°=\cos(x+25)°\) and both angles are acute, what is the value of \(x\)?`,
      steps: [r`The angles add to 90: \(2x+5+x+25=90\).`, r`\(3x=60\), so \(x=20\).`, r`The angles are \(45°\) and \(45°\), and indeed \(\sin45°=\cos45°\).`],
      answer: r`\(20\)`,
    },
    check: { claims: ['sin(2*20+5) = cos(20+25)'] },
    mistake: {
      choice: r`\(50\)`,
      code: 'SUPP',
      why: r`This sets the sum to \(180°\). Two angles that make a straight line add to that. The two acute angles of a right triangle add to only \(90°\).`,
    },
    archetypes: ['TR-d', 'TR-k'],
    related: ['sine-cosine-tangent'],
  },
  {
    id: 'from-one-ratio-to-another',
    title: 'From one ratio to the others',
    idea: r`Draw a right triangle that has the given ratio, find its third side, and read off any other ratio.`,
    signal: r`“If \(\tan A=\frac{3}{4}\), what is \(\cos A\)?”`,
    how: [
      r`A ratio does not fix the size of a triangle, only its shape. So choose the simplest size: use the numerator and the denominator as sides.`,
      r`Place them: for a tangent, opposite and adjacent; for a sine, opposite and hypotenuse.`,
      r`The Pythagorean theorem gives the third side. Then read the ratio you need.`,
    ],
    example: {
      stem: r`In a right triangle, \(\tan A=\frac{3}{4}\). What is \(\cos A\)?`,
      steps: [r`Opposite 3, adjacent 4.`, r`Hypotenuse: \(\sqrt{9+16}=5\).`, r`Cosine: adjacent over hypotenuse, \(\frac{4}{5}\).`],
      answer: r`\(\frac{4}{5}\)`,
    },
    check: { claims: ['cos(arctan(3/4)) = 4/5'] },
    mistake: {
      choice: r`\(\frac{\sqrt{7}}{4}\)`,
      code: 'HYP',
      why: r`This takes the 4 as the hypotenuse, so the other leg comes out as \(\sqrt{16-9}=\sqrt{7}\). In a tangent neither number is the hypotenuse; you have to find it.`,
    },
    archetypes: ['TR-e', 'TR-l'],
    related: ['sine-cosine-tangent', 'pythagoras'],
  },
  {
    id: 'similar-right-triangles-share-ratios',
    title: 'Similar triangles share their ratios',
    idea: r`Matching angles of similar triangles have the same sine, cosine, and tangent, however large the triangles are.`,
    signal: r`“Triangle \(ABC\) is similar to triangle \(DEF\). What is \(\sin D\)?”`,
    how: [
      r`When a triangle is enlarged, all sides grow by one factor. A ratio of two sides has that factor on the top and on the bottom, so it cancels.`,
      r`Use the order of the letters to see which angles match: \(A\) with \(D\), \(B\) with \(E\), \(C\) with \(F\).`,
      r`Work in whichever triangle has the sides you know. Do not scale the ratio.`,
    ],
    example: {
      stem: r`Triangle \(ABC\) is similar to triangle \(DEF\), with right angles at \(C\) and \(F\). In triangle \(ABC\), \(BC=6\) and \(AB=10\). Each side of \(DEF\) is 3 times as long. What is \(\sin D\)?`,
      steps: [r`\(D\) matches \(A\), so \(\sin D=\sin A\).`, r`Opposite over hypotenuse: \(\frac{BC}{AB}=\frac{6}{10}=\frac{3}{5}\).`],
      answer: r`\(\frac{3}{5}\)`,
    },
    check: { claims: ['6/10 = 3/5', '18/30 = 3/5'] },
    mistake: {
      choice: r`\(\frac{9}{5}\)`,
      code: 'CORR',
      why: r`The ratio was multiplied by 3. Both sides are multiplied by 3, so the 3 cancels. Besides, a sine is never greater than 1.`,
    },
    archetypes: ['TR-f'],
    related: ['similar-triangles', 'sine-cosine-tangent'],
  },
  {
    id: 'height-in-a-triangle',
    title: 'The height makes two right triangles',
    idea: r`A height splits a triangle into two right triangles; with an angle, it gives the area \(\frac{1}{2}ab\sin C\).`,
    signal: r`A height drawn to the hypotenuse, or two sides and the angle between them.`,
    how: [
      r`No right angle in sight? Draw a height. Now there are two, and you know what to do.`,
      r`The height on side \(a\) is \(b\sin C\), so the area is \(\frac{1}{2}ab\sin C\), with \(C\) between the two sides.`,
      r`In a right triangle, the height to the hypotenuse makes two small triangles similar to the large one. Writing the area in two ways gives that height quickly.`,
    ],
    example: {
      stem: r`A right triangle has legs 6 and 8. What is the length of the height drawn to the hypotenuse?`,
      steps: [
        r`Area with the legs: \(\frac{1}{2}\cdot6\cdot8=24\).`,
        r`Hypotenuse: \(\sqrt{36+64}=10\).`,
        r`Area with the hypotenuse: \(\frac{1}{2}\cdot10h=24\), so \(h=4.8\).`,
      ],
      answer: r`\(4.8\)`,
    },
    check: { claims: ['6*8/2 = 10*4.8/2', '6*sin(arctan(8/6)) = 4.8'] },
    mistake: {
      choice: r`\(5\)`,
      code: 'HALF',
      why: r`5 is half of the hypotenuse. It is also the distance from the right angle to the middle of the hypotenuse. But the height does not end in the middle: it meets the hypotenuse at \(90°\), closer to the shorter leg.`,
    },
    archetypes: ['TR-h', 'TR-m'],
    related: ['area-of-basic-shapes', 'similar-triangles'],
  },
  {
    id: 'unit-circle-and-radians',
    title: 'Radians and the unit circle',
    idea: r`On the circle with radius 1, the point at angle \(\theta\) is \((\cos\theta,\sin\theta)\); \(\pi\) radians are \(180°\).`,
    signal: r`Angles such as \(\frac{2\pi}{3}\), angles above \(90°\), or the sign of a sine or cosine.`,
    how: [
      r`A triangle cannot have an angle of \(240°\), but a turn can. So let a point move around a circle of radius 1. How far right it is gives the cosine; how far up, the sine.`,
      r`Turn radians into degrees by replacing \(\pi\) with \(180°\). Find the angle to the nearest part of the \(x\)-axis. Use the sine or cosine you know for that angle.`,
      r`Then set the signs: right or left for cosine, up or down for sine.`,
    ],
    example: {
      figure: drawn(
        unitCircle({
          title: 'A point on the unit circle',
          alt: 'The unit circle with a ray from the origin to a point P in the second quadrant, up and to the left. The angle from the positive x-axis is labeled theta.',
          degrees: 120,
          point: 'P',
          angle: 'θ',
        }),
      ),
      stem: r`The angle \(\theta\) is \(\frac{2\pi}{3}\) radians. What is \(\cos\theta\)?`,
      steps: [
        r`\(\frac{2\cdot180°}{3}=120°\).`,
        r`The angle to the \(x\)-axis is \(60°\), and \(\cos60°=\frac{1}{2}\).`,
        r`The point is to the left, so the cosine is negative: \(-\frac{1}{2}\).`,
      ],
      answer: r`\(-\frac{1}{2}\)`,
    },
    check: { claims: ['cos(2*pi/3) = -1/2'], unit: 'radians' },
    mistake: {
      choice: r`\(\frac{1}{2}\)`,
      code: 'RAD',
      why: r`The size is right. But \(120°\) points to the left, where the \(x\)-coordinate, and with it the cosine, is negative.`,
    },
    archetypes: ['TR-i'],
    related: ['radians', 'special-right-triangles'],
  },
]);
