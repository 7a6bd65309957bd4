import { planeFigure } from '#content/figures/plane.ts';
import { r } from '#content/concepts/concept.ts';
import { lectureOf } from '../lecture.ts';

export const linearInequalities = lectureOf(15, {
  id: 'linear-inequalities',
  title: 'Everything that is allowed: linear inequalities',
  promise: r`You can solve inequalities without getting the sign backward, turn limits in a story into symbols, and read shaded regions.`,
  minutes: 15,
  concepts: [
    'flip-when-negative',
    'at-least-at-most',
    'whole-number-limits',
    'three-parts-at-once',
    'shaded-half-planes',
    'test-a-point',
    'two-limits-at-once',
    'always-or-never-true',
  ],
  parts: [
    {
      id: 'turn',
      heading: 'Why the sign flips',
      blocks: [
        {
          kind: 'text',
          text: r`An equation asks which number is exactly right. An inequality asks which numbers are allowed. Usually they fill a whole stretch of the number line. You solve an inequality like an equation, with one exception, and the exception has a reason.`,
        },
        {
          kind: 'text',
          text: r`Take \(2<5\). Multiply both sides by \(-1\) and you get \(-2\) and \(-5\). Now the first is the <i>greater</i> one. A negative factor reflects the number line across 0, so left and right trade places, and the sign must flip. Adding and subtracting only slide the numbers. They never change the order.`,
        },
        {
          kind: 'question',
          id: 'flip',
          stem: r`Which of the following is the solution to \(8-5x\ge33\)?`,
          choices: [
            { text: r`\(x\le-5\)`, why: r`\(-5x\ge25\), and dividing by \(-5\) flips the sign.` },
            { text: r`\(x\ge-5\)`, why: r`The number is right, but the sign was not flipped. Test 0: \(8\ge33\) is false, so 0 is not a solution.` },
            { text: r`\(x<-5\)`, why: r`The \(\ge\) lets both sides be equal, and at \(-5\) they are. So \(-5\) belongs to the solution.` },
            { text: r`\(x\le-8.2\)`, why: r`Here 8 was added to 33. To undo the \(+8\), subtract it.` },
          ],
          key: 0,
          check: { claims: ['8-5*(-5) = 33', '8-5*(-6) >= 33', '8-5*0 < 33', '(33+8)/(-5) = -8.2'] },
        },
        {
          kind: 'text',
          text: r`If you are unsure, test one number. Zero is the quickest, unless it is the limit itself. It tells you at once which side is allowed.`,
        },
        {
          kind: 'text',
          text: r`There is a way around the rule, too. Move the \(x\) term to the side where it is positive. From \(8-5x\ge33\) you can go to \(-25\ge5x\). Now you divide by a positive number, and nothing flips: \(-5\ge x\). Read it from right to left: \(x\) is at most \(-5\).`,
        },
      ],
    },
    {
      id: 'words',
      heading: 'At least, at most, and whole things',
      blocks: [
        {
          kind: 'text',
          text: r`“At least 40” means 40 or more. The word sounds small, but the numbers go up. “At most 40” means 40 or less. “More than” and “fewer than” leave 40 itself out. Say one allowed number aloud before you write the symbol.`,
        },
        {
          kind: 'text',
          text: r`Next, look for the fixed amount and the rate, just as in an equation. What is there already? What gets added, and how often? Write the total first. Put the symbol in last, when you know which side must be the greater one.`,
        },
        {
          kind: 'text',
          text: r`Stories often count things that cannot be split, such as tickets or boxes. Then find the exact limit first. After that, step to the whole number on the allowed side. Do not round to the nearest one: it may be on the wrong side.`,
        },
        {
          kind: 'example',
          level: 2,
          stem: r`Volunteers have sorted 340 donated books and sort 45 more each hour. They want at least 1,000 sorted books. What is the least whole number of hours in which they can reach this goal?`,
          steps: [
            r`After \(h\) hours: \(340+45h\ge1000\).`,
            r`Subtract and divide: \(h\ge\frac{660}{45}\), which is about 14.67.`,
            r`14 hours give \(340+45(14)=970\), too few. 15 hours give \(340+45(15)=1015\), enough.`,
          ],
          answer: r`15 hours`,
          check: { claims: ['340+45*15 >= 1000', '340+45*14 < 1000'] },
        },
      ],
    },
    {
      id: 'three-parts',
      heading: 'Three parts move together',
      blocks: [
        {
          kind: 'text',
          text: r`In \(-4\le5-3x<11\) the middle is held between two limits. Whatever you do, do it to all three parts. If you multiply or divide by a negative number, both signs flip. Then rewrite it from small to large, so that you can read it.`,
        },
        {
          kind: 'text',
          text: r`Think of a train with three cars: none of them moves alone. The same idea helps with units. If a temperature lies between two limits in one unit, convert <i>both</i> limits with the whole formula. Adding slides both ends. Multiplying also changes the distance between them.`,
        },
        {
          kind: 'example',
          level: 3,
          stem: r`If \(-4\le5-3x<11\), what is the greatest possible value of \(2x+7\)?`,
          steps: [
            r`Subtract 5 from all three parts: \(-9\le-3x<6\).`,
            r`Divide by \(-3\) and flip both signs: \(3\ge x>-2\). From small to large: \(-2<x\le3\).`,
            r`\(x\) may be 3, so \(2x+7\) is at most \(2(3)+7=13\).`,
          ],
          answer: r`\(13\)`,
          check: { claims: ['5-3*3 = -4', '5-3*(-2) = 11', '2*3+7 = 13'] },
        },
      ],
    },
    {
      id: 'regions',
      heading: 'Half of the plane is allowed',
      blocks: [
        {
          kind: 'text',
          text: r`With two variables, the line \(y=mx+b\) cuts the plane in half, and one half is allowed. Look at three things. The line gives the equation. A solid edge is included (\(\le\), \(\ge\)); a dashed edge is not (\(<\), \(>\)). And one test point, such as \((0,0)\), tells you which side.`,
        },
        {
          kind: 'interactive',
          show: { type: 'inequality-region', slope: 1, intercept: -1, sign: '>=', window: { xMin: -5, xMax: 6, yMin: -5, yMax: 6 } },
          caption: r`Move the point across the line. On which side is the statement false?`,
          inWords: r`A line with one side shaded, and a point you can move. On the shaded side, the inequality is true for the point; on the other side, it is false. On the line itself it is true only if the sign includes “or equal to.”`,
        },
        {
          kind: 'figure',
          figure: planeFigure({
            window: { xMin: -3, xMax: 9, yMin: -3, yMax: 6 },
            title: 'The region of x + 2y ≤ 8',
            alt: 'A solid falling line through (0, 4) and (8, 0) in the xy-plane. The region below it, which contains the origin, is shaded.',
            square: true,
            xLabelEvery: 2,
            yLabelEvery: 2,
            items: [{ type: 'halfPlane', a: 1, b: 2, c: 8 }],
          }),
          caption: r`\(x+2y\le8\). At \((0,0)\) it says \(0\le8\), which is true. So the side with the origin is shaded.`,
        },
        {
          kind: 'text',
          text: r`With \(y\) alone on the left, greater means above and less means below. If \(y\) is not alone, as in \(x-2y<6\), do not guess. Use the test point. If the line passes through the origin, test another one, such as \((1,0)\).`,
        },
        {
          kind: 'text',
          text: r`For a system, every inequality must be true. The solutions lie where the shadings overlap. If a table of points is shown, each row must pass each test, and one bad row rules a choice out.`,
        },
        {
          kind: 'question',
          id: 'which-point',
          stem: r`Which point \((x,y)\) is a solution to the system \(y\le-x+6\) and \(y>2x\)?`,
          choices: [
            { text: r`\((0,7)\)`, why: r`The second inequality holds. In the first, 7 is not at most 6.` },
            { text: r`\((1,2)\)`, why: r`It lies on the edge \(y=2x\), and the sign \(>\) leaves the edge out.` },
            { text: r`\((1,4)\)`, why: r`\(4\le5\) and \(4>2\).` },
            { text: r`\((3,3)\)`, why: r`The first inequality holds, since 3 is at most 3. In the second, 3 is not more than 6.` },
          ],
          key: 2,
          check: { claims: ['4 <= -1+6', '4 > 2*1', '2 = 2*1', '7 > -0+6', '3 < 2*3'] },
        },
      ],
    },
    {
      id: 'two-limits',
      heading: 'Two limits at once',
      blocks: [
        {
          kind: 'text',
          text: r`A story with two limits gives two inequalities, one for each. Keep the kinds apart: kilograms with kilograms, crates with crates. If a question asks for the most of one thing, use as little of the other thing as the limits allow.`,
        },
        {
          kind: 'text',
          text: r`To choose among four systems, translate one limit at a time and cross out what does not fit. What is the total? Is it “at most” or “at least”? Then test the system with numbers that you know are allowed in the story.`,
        },
        {
          kind: 'example',
          level: 4,
          stem: r`A truck can carry at most 1,200 kilograms. It must carry at least 32 crates. A crate of tiles has a mass of 45 kilograms, and a crate of glue has a mass of 20 kilograms. What is the greatest possible number of crates of tiles?`,
          steps: [
            r`Let \(t\) be the crates of tiles and \(g\) the crates of glue. Kilograms: \(45t+20g\le1200\). Crates: \(t+g\ge32\).`,
            r`For the most tiles, take as little glue as allowed: \(g=32-t\).`,
            r`\(45t+20(32-t)\le1200\) gives \(25t\le560\), so \(t\le22.4\).`,
            r`Check: 22 of tiles and 10 of glue are 1,190 kilograms. 23 and 9 are 1,215, too much.`,
          ],
          answer: r`22 crates`,
          check: { claims: ['45*22+20*10 <= 1200', '45*22+20*10 = 1190', '45*23+20*9 > 1200', '22+10 >= 32'] },
        },
        {
          kind: 'text',
          text: r`Sometimes the variable cancels. Then only numbers are left, and the statement is true or false. True means that every value works. False means that none does.`,
        },
        {
          kind: 'question',
          id: 'always',
          stem: r`The inequality \(3(x-2)<3x+k\) is true for all values of \(x\). Which of the following could be the value of the constant \(k\)?`,
          choices: [
            { text: r`\(-8\)`, why: r`This comes from \(k<-6\), with the sign backward. \(-6<-8\) is false, so no \(x\) works.` },
            { text: r`\(-7\)`, why: r`7 is greater than 6, but \(-7\) is less than \(-6\). So \(-6<-7\) is false.` },
            { text: r`\(-6\)`, why: r`Then both sides are equal for every \(x\), and the sign \(<\) does not allow that.` },
            { text: r`\(-5\)`, why: r`The \(3x\) cancels, and \(-6<-5\) is true.` },
          ],
          key: 3,
          check: { claims: ['3*(4-2) < 3*4+(-5)', '3*(-9-2) < 3*(-9)+(-5)', '-6 > -7', '-6 > -8'] },
        },
      ],
    },
    {
      id: 'traps',
      heading: 'Traps, and a quick picture',
      blocks: [
        {
          kind: 'list',
          items: [
            r`Flipping the sign just because there is a negative number. It flips only when you multiply or divide <i>by</i> a negative number.`,
            r`Rounding 14.67 down because the question says “least.”`,
            r`Choosing a point on a dashed edge.`,
          ],
        },
        {
          kind: 'text',
          text: r`The graphing calculator shades inequalities as you type them. For a system, type both and see where the colors overlap. Then see which choices lie there. Near an edge, check with numbers.`,
        },
      ],
    },
  ],
  remember: [
    r`Flip the sign when you multiply or divide by a negative number.`,
    r`Find the exact limit, then step to the allowed side.`,
    r`When in doubt, test a point.`,
  ],
});
