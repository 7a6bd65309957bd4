import { sketch } from '../figures/geometry.ts';
import { conceptsOf, drawn, r } from './concept.ts';

export const linesAnglesTriangles = conceptsOf(27, [
  {
    id: 'angles-where-lines-cross',
    title: 'Where lines cross',
    idea: r`Where a line crosses parallel lines there are only two sizes of angle; they add to \(180°\).`,
    signal: r`Parallel lines with a third line across them, or two crossing lines.`,
    how: [
      r`Angles across from each other are equal. Neighbors on a line make \(180°\). At a second, parallel line the same pattern repeats, since both lines run in the same direction.`,
      r`So look at the picture. The acute angles (less than \(90°\)) are all equal, and so are the obtuse ones (more than \(90°\)). One of each makes \(180°\).`,
      r`With expressions decide first: same size? Then set them equal. One of each? Then add to 180.`,
    ],
    example: {
      stem: r`Two parallel lines are crossed by a third line. One of the angles is \((3x+10)°\), and another, of the other size, is \((2x+20)°\). What is the value of \(x\)?`,
      steps: [r`One of each size, so they add to 180: \(3x+10+2x+20=180\).`, r`\(5x=150\), so \(x=30\).`, r`The angles are \(100°\) and \(80°\).`],
      answer: r`\(30\)`,
    },
    check: { claims: ['3*30+10+2*30+20 = 180'] },
    mistake: {
      choice: r`\(10\)`,
      code: 'SUPP',
      why: r`This sets the two equal, as for angles of the same size. The result is two angles of \(40°\), but one of the two must be obtuse.`,
    },
    figure: drawn(
      sketch({
        title: 'Two parallel lines and a line across',
        alt: 'Two horizontal parallel lines crossed by a slanted line. One acute angle at each crossing is marked; the two are in the same position.',
        items: [
          { type: 'segment', from: [0, 0], to: [10, 0] },
          { type: 'segment', from: [0, 4], to: [10, 4] },
          { type: 'segment', from: [2, -2], to: [8, 6] },
          {
            type: 'angle',
            at: [3.5, 0],
            between: [
              [10, 0],
              [6.5, 4],
            ],
          },
          {
            type: 'angle',
            at: [6.5, 4],
            between: [
              [10, 4],
              [8, 6],
            ],
          },
        ],
      }),
    ),
    archetypes: ['AN-a', 'AN-b'],
    related: ['angles-of-a-triangle', 'chase-the-angles'],
  },
  {
    id: 'angles-of-a-triangle',
    title: 'The angles of a triangle',
    idea: r`The three angles make \(180°\); equal sides face equal angles; an exterior angle is the sum of the two far ones.`,
    signal: r`A triangle with two known angles, with equal sides, or with one side extended.`,
    how: [
      r`Tear off the corners of a paper triangle and lay them side by side: they make a straight line. That is the \(180°\).`,
      r`Equal sides are marked or named. The equal angles are those <i>across</i> from them, not between them.`,
      r`An exterior angle and its neighbor in the triangle make \(180°\) as well. So the exterior angle equals the other two together.`,
    ],
    example: {
      stem: r`In triangle \(ABC\), sides \(AB\) and \(AC\) are equal, and the angle at \(A\) is \(40°\). What is the angle at \(B\), in degrees?`,
      steps: [r`The equal sides face \(C\) and \(B\), so these two angles are equal.`, r`Together they are \(180-40=140\).`, r`Each is \(\frac{140}{2}=70\).`],
      answer: r`\(70\)`,
    },
    check: { claims: ['40+70+70 = 180'] },
    mistake: {
      choice: r`\(40\)`,
      code: 'CORR',
      why: r`This takes \(A\) as one of the equal angles, because the equal sides meet there. But equal angles lie across from equal sides.`,
    },
    archetypes: ['AN-c', 'AN-d'],
    related: ['angles-where-lines-cross', 'angles-of-polygons'],
  },
  {
    id: 'similar-triangles',
    title: 'Similar triangles',
    idea: r`Triangles with equal angles have sides in the same ratio; match sides across from equal angles.`,
    signal: r`A line parallel to a side, two crossing segments, shadows, or the word “similar.”`,
    how: [
      r`A photo and its enlargement have the same angles, and all lengths grow by one factor. Two pairs of equal angles are enough for that.`,
      r`Write the two triangles with matching corners in the same order. Then the pairs of sides can be read off.`,
      r`In nested triangles, use the <i>whole</i> side of the large one, not the piece that is left over.`,
    ],
    example: {
      figure: drawn(
        sketch({
          title: 'A triangle with a segment parallel to its base',
          alt: 'Triangle ABC with A at the top. D lies on AB and E on AC, and DE is parallel to BC. AD is labeled 4, DB is labeled 6, and DE is labeled 5.',
          items: [
            {
              type: 'polygon',
              points: [
                [0, 0],
                [12, 0],
                [5, 9],
              ],
            },
            { type: 'segment', from: [3, 5.4], to: [7.8, 5.4] },
            { type: 'length', from: [3, 5.4], to: [5, 9], label: '4', awayFrom: [8, 6] },
            { type: 'length', from: [0, 0], to: [3, 5.4], label: '6', awayFrom: [8, 2] },
            { type: 'length', from: [3, 5.4], to: [7.8, 5.4], label: '5', awayFrom: [5, 9] },
            { type: 'name', at: [5, 9], label: 'A', awayFrom: [5, 3] },
            { type: 'name', at: [0, 0], label: 'B', awayFrom: [5, 3] },
            { type: 'name', at: [12, 0], label: 'C', awayFrom: [5, 3] },
            { type: 'name', at: [3, 5.4], label: 'D', awayFrom: [6, 4] },
            { type: 'name', at: [7.8, 5.4], label: 'E', awayFrom: [4, 4] },
          ],
        }),
      ),
      stem: r`In the figure, \(DE\) is parallel to \(BC\), \(AD=4\), \(DB=6\), and \(DE=5\). What is the length of \(BC\)?`,
      steps: [r`Triangles \(ADE\) and \(ABC\) have equal angles.`, r`Whole side: \(AB=4+6=10\).`, r`\(\frac{BC}{5}=\frac{10}{4}\), so \(BC=12.5\).`],
      answer: r`\(12.5\)`,
    },
    check: { claims: ['12.5/5 = (4+6)/4'] },
    mistake: {
      choice: r`\(7.5\)`,
      code: 'CORR',
      why: r`This uses \(\frac{6}{4}\), the piece \(DB\) against \(AD\). But \(DB\) is not a side of the large triangle. \(AB\) is.`,
    },
    archetypes: ['AN-e', 'AN-f'],
    related: ['set-up-a-proportion', 'similar-figures-areas', 'similar-right-triangles-share-ratios'],
  },
  {
    id: 'enough-to-be-sure',
    title: 'Enough to be sure',
    idea: r`Three sides, two sides and the angle between, or two angles and a side fix a triangle; other facts may not.`,
    signal: r`“Which additional fact is sufficient to prove that the triangles are congruent (or similar)?”`,
    how: [
      r`Imagine building the triangle from rods and hinges. If it cannot wobble, the facts are enough.`,
      r`Congruent: SSS, SAS, ASA, AAS. Similar: two pairs of equal angles, three pairs of sides in one ratio, or two such pairs with equal angles between them.`,
      r`Beware of two sides and an angle <i>not</i> between them: the last side can swing to two places. And three angles fix the shape, never the size.`,
    ],
    example: {
      stem: r`In triangles \(ABC\) and \(DEF\), the angles at \(A\) and \(D\) are equal, and \(AB=DE\). Which further fact is enough to prove the triangles congruent: \(AC=DF\) or \(BC=EF\)?`,
      steps: [
        r`With \(AC=DF\), the angle at \(A\) lies between the two known sides: SAS.`,
        r`With \(BC=EF\), the angle is not between them. The side can swing.`,
      ],
      answer: r`\(AC=DF\)`,
    },
    check: { evidence: ['the angles at \\(A\\) and \\(D\\) are equal'] },
    mistake: {
      choice: r`\(BC=EF\)`,
      code: 'CORR',
      why: r`Two sides and an angle look like SAS. But SAS needs the angle <i>between</i> the two sides, and this angle is not between them.`,
    },
    archetypes: ['AN-g'],
    related: ['similar-triangles'],
  },
  {
    id: 'triangle-inequality',
    title: 'Which lengths make a triangle',
    idea: r`Each side must be shorter than the two others together, so the third lies between their difference and their sum.`,
    signal: r`“Two sides are 5 and 9. Which could be the third?”`,
    how: [
      r`A straight path is the shortest. Going along two sides must be longer than going along the third side alone.`,
      r`So with sides \(a\) and \(b\), the third is greater than \(a-b\) (the larger minus the smaller) and less than \(a+b\).`,
      r`The two limits themselves do not count: there the triangle would be flat.`,
    ],
    example: {
      stem: r`Two sides of a triangle are 5 and 9. If the third side is an integer, what is its greatest possible value?`,
      steps: [r`Between \(9-5=4\) and \(9+5=14\), limits not included.`, r`The greatest integer below 14 is 13.`],
      answer: r`\(13\)`,
    },
    check: { claims: ['13 < 5+9', '14 >= 5+9'] },
    mistake: {
      choice: r`\(14\)`,
      code: 'STRICT',
      why: r`With 14 the two sides just reach, lying flat on the third. That is a segment and not a triangle.`,
    },
    archetypes: ['AN-h'],
    related: ['whole-number-limits', 'angles-of-a-triangle'],
  },
  {
    id: 'angles-of-polygons',
    title: 'The angles of polygons',
    idea: r`A polygon with \(n\) sides can be cut into \(n-2\) triangles, so its angles add to \((n-2)\cdot180°\).`,
    signal: r`A pentagon, hexagon, or “regular polygon,” and an angle or the number of sides.`,
    how: [
      r`Stand in one corner and draw lines to all the others. You get two triangles fewer than sides. Each brings \(180°\).`,
      r`In a regular polygon all angles are equal, so divide by \(n\).`,
      r`The exterior angles always add to \(360°\): if you walk around the polygon once, you make one full turn. So one exterior angle of a regular polygon is \(\frac{360}{n}\).`,
    ],
    example: {
      stem: r`Each interior angle of a regular polygon is \(140°\). How many sides does the polygon have?`,
      steps: [r`The exterior angle is \(180-140=40\).`, r`\(\frac{360}{40}=9\).`, r`Check: \((9-2)\cdot180=1260\), and \(\frac{1260}{9}=140\).`],
      answer: r`9`,
    },
    check: { claims: ['(9-2)*180/9 = 140'] },
    mistake: {
      choice: r`7`,
      code: 'SUPP',
      why: r`\(9-2=7\) is the number of triangles inside. It appears in the work, but the question asks for sides.`,
    },
    archetypes: ['AN-i'],
    related: ['angles-of-a-triangle'],
  },
  {
    id: 'chase-the-angles',
    title: 'Chase the angles',
    idea: r`When the angle you want is far from the given ones, fill in every angle you can, one small fact at a time.`,
    signal: r`A figure with several triangles or parallel lines, and one unknown angle.`,
    how: [
      r`Long chains are made of short links: a straight line, a triangle, equal sides, parallel lines. You know all of them.`,
      r`Copy the figure. Write in each angle as soon as you know it, even if it seems useless. Give letters to the ones you cannot find.`,
      r`If letters remain, use a fact you have not used yet, and they usually cancel.`,
    ],
    example: {
      stem: r`Point \(D\) lies on side \(BC\) of triangle \(ABC\), with \(AD=BD\). The angle at \(B\) is \(35°\), and the angle at \(C\) is \(50°\). What is the measure of angle \(DAC\), in degrees?`,
      steps: [
        r`\(AD=BD\), so angle \(BAD\) equals the angle at \(B\): \(35°\).`,
        r`The whole angle at \(A\) is \(180-35-50=95\).`,
        r`Angle \(DAC\) is \(95-35=60\).`,
      ],
      answer: r`\(60\)`,
    },
    check: { claims: ['180-35-50-35 = 60'] },
    mistake: {
      choice: r`\(95\)`,
      code: 'STOP',
      why: r`95 is the whole angle at \(A\). The segment \(AD\) cuts a piece of \(35°\) off it.`,
    },
    archetypes: ['AN-j', 'AN-m'],
    related: ['angles-where-lines-cross', 'angles-of-a-triangle'],
  },
  {
    id: 'similar-figures-areas',
    title: 'Perimeters and areas of similar figures',
    idea: r`Perimeters of similar figures have the ratio of their sides; areas have the square of it.`,
    signal: r`Similar triangles or rectangles with a perimeter or an area given.`,
    how: [
      r`A perimeter is a length, so it grows like the sides. An area grows in two directions.`,
      r`Find the ratio of two matching sides. Use it as it is for perimeters, squared for areas.`,
      r`If two areas are given, take the square root first to get back to lengths.`,
    ],
    example: {
      stem: r`Two triangles are similar. Their areas are 18 and 50 square centimeters. A side of the smaller is 6 centimeters. How long is the matching side of the larger, in centimeters?`,
      steps: [r`Ratio of areas: \(\frac{50}{18}=\frac{25}{9}\).`, r`Ratio of sides: the square root, \(\frac{5}{3}\).`, r`\(6\cdot\frac{5}{3}=10\).`],
      answer: r`10 centimeters`,
    },
    check: { claims: ['6*sqrt(50/18) = 10'] },
    mistake: {
      choice: r`\(\frac{50}{3}\) centimeters`,
      code: 'K2K3',
      why: r`This multiplies 6 by \(\frac{25}{9}\), the ratio of the areas. Sides need its square root.`,
    },
    archetypes: ['AN-k', 'AN-l'],
    related: ['scale-lengths-areas-volumes', 'similar-triangles'],
  },
]);
