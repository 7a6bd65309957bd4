import { drawn, r } from '#content/concepts/concept.ts';
import { sketch } from '#content/figures/geometry.ts';
import { lectureOf } from '../lecture.ts';

const h = Math.sqrt(20);

export const linesAnglesTriangles = lectureOf(27, {
  id: 'lines-angles-triangles',
  title: 'Small facts in a row: lines, angles, and triangles',
  promise: r`You can find any angle by a chain of small facts, and any side of a similar triangle by matching the right pairs.`,
  minutes: 15,
  concepts: [
    'angles-where-lines-cross',
    'angles-of-a-triangle',
    'similar-triangles',
    'similar-figures-areas',
    'enough-to-be-sure',
    'triangle-inequality',
    'angles-of-polygons',
    'chase-the-angles',
  ],
  parts: [
    {
      id: 'crossing',
      heading: 'Where lines cross, there are two sizes',
      blocks: [
        {
          kind: 'text',
          text: r`Let two lines cross. Angles across from each other, called vertical angles, are equal. Neighbors make a straight line, so they add to \(180°\). Now let a line cut two <i>parallel</i> lines. It meets both in the same way. So of the eight angles, four have one size and four the other (or all eight are \(90°\)). That is all there is to know. Names like “alternate” and “corresponding” only say which of the eight are meant.`,
        },
        {
          kind: 'interactive',
          show: { type: 'angles', angle: 65 },
          caption: r`Turn the line. Which angles change together?`,
          inWords: r`Two parallel lines cut by a third one, which can be turned. All acute angles are equal, and all obtuse angles are equal. An acute one and an obtuse one together always make 180 degrees.`,
        },
        {
          kind: 'text',
          text: r`So with two angles given in terms of \(x\), ask one thing: do they look equal, or is one acute (less than \(90°\)) and the other obtuse (more than \(90°\))? Equal sizes give an equation like \(a=b\). Different sizes give \(a+b=180\). If the figure is drawn to scale, trust your eye for this decision.`,
        },
        {
          kind: 'question',
          id: 'alternate',
          stem: r`Two parallel lines are cut by a third line. A pair of alternate interior angles has the measures \((4x-5)°\) and \((2x+35)°\). What is the value of \(x\)?`,
          choices: [
            { text: r`\(15\)`, why: r`Here 5 was taken from 35. To undo \(-5\), add 5: \(2x=40\).` },
            { text: r`\(20\)`, why: r`Alternate interior angles are equal: \(4x-5=2x+35\), so \(2x=40\). Both measure \(75°\).` },
            { text: r`\(25\)`, why: r`This makes the two angles add to \(180°\). That is for an acute angle and an obtuse one.` },
            { text: r`\(75\)`, why: r`That is the measure of each angle. The question asks for \(x\).` },
          ],
          key: 1,
          check: { claims: ['4*20-5 = 2*20+35', '4*20-5 = 75', '4*25-5+2*25+35 = 180'] },
        },
      ],
    },
    {
      id: 'triangles',
      heading: 'Every triangle hides a straight line',
      blocks: [
        {
          kind: 'text',
          text: r`Tear off the three corners of a paper triangle and put them side by side. They make a straight line, whatever the triangle was. So the angles add to \(180°\). Here are two more facts. If one side is extended, the angle outside, called the exterior angle, equals the two far angles together. And equal sides are across from equal angles.`,
        },
        {
          kind: 'text',
          text: r`The exterior angle saves a step. If two angles measure \(50°\) and \(60°\), the exterior angle at the third corner is \(110°\), and you never need the third angle. Why? The third angle makes \(180°\) with the other two, and it makes \(180°\) with the exterior angle as well. So the exterior angle equals the other two together.`,
        },
        {
          kind: 'example',
          level: 2,
          stem: r`In triangle \(PQR\), \(PQ=PR\). Side \(QR\) is extended beyond \(R\), and the angle outside the triangle at \(R\) measures \(112°\). What is the measure of angle \(P\), in degrees?`,
          steps: [
            r`Inside at \(R\): \(180-112=68\).`,
            r`\(PQ=PR\), so the angles across from these sides, at \(R\) and at \(Q\), are equal: both are 68.`,
            r`Angle \(P\): \(180-68-68=44\).`,
          ],
          answer: r`\(44\)`,
          check: { claims: ['180-112 = 68', '180-68-68 = 44', '44+68 = 112'] },
        },
        {
          kind: 'text',
          text: r`Figures with more sides can be cut into triangles. Lines from one corner cut a figure with \(n\) sides into \(n-2\) triangles, so the angles add to \((n-2)\cdot180°\). And three sticks make a triangle only if each is shorter than the other two together. With 5 and 9, the third is between 4 and 14, and it cannot be 4 or 14.`,
        },
        {
          kind: 'question',
          id: 'regular-polygon',
          stem: r`What is the measure, in degrees, of each interior angle of a regular polygon with 12 sides?`,
          choices: [
            { text: r`\(30\)`, why: r`That is \(\frac{360}{12}\), the exterior angle at each corner. The interior angle is \(180-30\).` },
            { text: r`\(150\)`, why: r`10 triangles make \(1800°\), shared by 12 corners.` },
            { text: r`\(165\)`, why: r`This takes 11 triangles. From one corner you can draw only 10.` },
            { text: r`\(180\)`, why: r`This takes 12 triangles. An angle of \(180°\) would not be a corner at all.` },
          ],
          key: 1,
          check: { claims: ['(12-2)*180/12 = 150', '360/12 = 30', '(12-1)*180/12 = 165'] },
        },
      ],
    },
    {
      id: 'similar',
      heading: 'Same angles, same ratios',
      blocks: [
        {
          kind: 'text',
          text: r`Enlarge a photo. The angles stay the same, and every length grows by the same factor. Triangles with equal angles match like a photo and its enlargement. They are called similar. Two pairs of equal angles are enough, since the third pair follows. On the test, a parallel line or two crossing segments usually gives you the pairs.`,
        },
        {
          kind: 'interactive',
          show: { type: 'similar-triangles', sides: [4, 5, 6], scale: 1.5 },
          caption: r`Change the scale. The sides of the copy change, but the three ratios stay equal to one another.`,
          inWords: r`A triangle and its copy at a scale that can be changed. All sides of the copy are the sides of the first, multiplied by the same number. The angles stay the same.`,
        },
        {
          kind: 'text',
          text: r`The main danger is matching the wrong sides. Sides match if they are across from equal angles. Write the names of both triangles with matching corners in the same order. Then the pairs can be read from the letters.`,
        },
        {
          kind: 'text',
          text: r`Shadow problems are a classic. A pole and a person stand upright, and the sun shines on both at the same angle. So the two right triangles are similar, and the ratio of height to shadow is the same for both.`,
        },
        {
          kind: 'example',
          level: 3,
          figure: drawn(
            sketch({
              title: 'Two segments that cross between parallel lines',
              alt: 'Segment AB lies above and parallel to segment CD. Segments AD and BC cross at E. AB is labeled 8, AE is labeled 6, and ED is labeled 9.',
              width: 200,
              height: 190,
              items: [
                { type: 'segment', from: [-4, h], to: [4, h] },
                { type: 'segment', from: [-6, -1.5 * h], to: [6, -1.5 * h] },
                { type: 'segment', from: [-4, h], to: [6, -1.5 * h] },
                { type: 'segment', from: [4, h], to: [-6, -1.5 * h] },
                { type: 'length', from: [-4, h], to: [4, h], label: '8', awayFrom: [0, 0] },
                { type: 'length', from: [-4, h], to: [0, 0], label: '6', awayFrom: [4, h] },
                { type: 'length', from: [0, 0], to: [6, -1.5 * h], label: '9', awayFrom: [-6, -6] },
                { type: 'name', at: [-4, h], label: 'A', awayFrom: [0, h / 2] },
                { type: 'name', at: [4, h], label: 'B', awayFrom: [0, h / 2] },
                { type: 'name', at: [-6, -1.5 * h], label: 'C', awayFrom: [0, -h / 2] },
                { type: 'name', at: [6, -1.5 * h], label: 'D', awayFrom: [0, -h / 2] },
                { type: 'length', from: [0, -1], to: [0, 1], label: 'E', awayFrom: [-5, 0], gap: 8 },
              ],
            }),
          ),
          stem: r`In the figure, \(AB\) is parallel to \(CD\), and segments \(AD\) and \(BC\) cross at \(E\). What is the length of \(CD\)?`,
          steps: [
            r`Opposite angles at \(E\) are equal, and the angles at \(A\) and \(D\) are equal because of the parallel lines.`,
            r`So triangle \(ABE\) matches triangle \(DCE\): \(A\) with \(D\), \(B\) with \(C\).`,
            r`The factor is \(\frac{DE}{AE}=\frac{9}{6}=1.5\), and \(CD=1.5\cdot8=12\).`,
          ],
          answer: r`\(12\)`,
          check: { claims: ['9/6*8 = 12'] },
        },
        {
          kind: 'text',
          text: r`Nested triangles have a trap of their own. The large triangle shares a corner with the small one. So its side is the whole length, from that corner to the far end. The piece that is left over is not a side of either triangle.`,
        },
        {
          kind: 'question',
          id: 'nested',
          stem: r`In triangle \(ABC\), point \(D\) lies on \(AB\), point \(E\) lies on \(AC\), and \(DE\) is parallel to \(BC\). If \(AD=6\), \(DB=3\), and \(BC=15\), what is the length of \(DE\)?`,
          choices: [
            { text: r`\(5\)`, why: r`This takes \(\frac{3}{9}\) of 15. The small triangle has the side \(AD=6\), not \(DB\).` },
            { text: r`\(7.5\)`, why: r`This compares 3 with 6. \(DB\) is not a side of either triangle.` },
            { text: r`\(10\)`, why: r`The whole side is \(AB=9\), so \(DE=\frac{6}{9}\cdot15\).` },
            { text: r`\(30\)`, why: r`This takes \(\frac{6}{3}\) of 15. But \(DE\) must be shorter than \(BC\).` },
          ],
          key: 2,
          check: { claims: ['6/(6+3)*15 = 10', '3/9*15 = 5', '3/6*15 = 7.5', '6/3*15 = 30'] },
        },
        {
          kind: 'text',
          text: r`Perimeters of similar figures grow by the same factor as the sides. Areas grow by its square. If the sides are 3 times as long, the area is 9 times as large. Backward, take the root: areas of 16 and 25 belong to sides in the ratio 4 to 5.`,
        },
      ],
    },
    {
      id: 'chase',
      heading: 'Write in every angle you can',
      blocks: [
        {
          kind: 'text',
          text: r`In a hard figure, the angle you want is far from the ones you are given. Do not look for one brilliant step. Take small ones. Copy the figure, and write in each angle as soon as you know it, useful or not. If you are stuck, give an angle a letter and go on. Sometimes single angles cannot be found at all, but their sum can.`,
        },
        {
          kind: 'example',
          level: 4,
          stem: r`In triangle \(ABC\), angle \(A\) measures \(70°\). The segments that cut angles \(B\) and \(C\) in half meet at point \(D\) inside the triangle. What is the measure of angle \(BDC\), in degrees?`,
          steps: [
            r`Angles \(B\) and \(C\) together: \(180-70=110\). Each alone is unknown.`,
            r`Triangle \(BDC\) contains half of each, together \(\frac{110}{2}=55\).`,
            r`What is left for angle \(BDC\): \(180-55=125\).`,
          ],
          answer: r`\(125\)`,
          check: { claims: ['180-(180-70)/2 = 125', '180-60/2-50/2 = 125'] },
        },
        {
          kind: 'text',
          text: r`A last kind asks which facts are enough. Three sides fix a triangle. So do two sides with the angle <i>between</i> them, or two angles and a side. Two sides and some other angle may not be enough, because one side can still swing to two places. And three angles fix only the shape, so they prove triangles similar, not congruent.`,
        },
      ],
    },
    {
      id: 'traps',
      heading: 'Traps, and why a pencil wins',
      blocks: [
        {
          kind: 'list',
          items: [
            r`Setting angles equal that should add to \(180°\).`,
            r`Using a piece of a side where the whole side belongs.`,
            r`Treating the angle <i>between</i> the equal sides as one of the equal angles.`,
          ],
        },
        {
          kind: 'text',
          text: r`The calculator rarely helps with angles. A clean sketch does. If a figure is only described in words, draw it first. Make it large; it does not have to be exact.`,
        },
      ],
    },
  ],
  remember: [
    r`A line across parallel lines makes two sizes of angle, which add to \(180°\).`,
    r`Match sides across from equal angles, whole sides with whole sides.`,
    r`Stuck? Write in one more angle.`,
  ],
});
