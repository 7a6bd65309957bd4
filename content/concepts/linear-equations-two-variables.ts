import { planeFigure } from '../figures/plane.ts';
import { conceptsOf, r } from './concept.ts';

export const linearEquationsTwoVariables = conceptsOf(13, [
  {
    id: 'a-point-makes-it-true',
    title: 'A point on a line makes it true',
    idea: r`A point lies on a line exactly when its two coordinates make the equation true.`,
    signal: r`“The point \((4,k)\) lies on the line,” or “which point is on the graph?”`,
    how: [
      r`A line is nothing but the list of all pairs that fit its equation. So “is on the line” and “makes it true” mean the same.`,
      r`Put the first coordinate in for \(x\) and the second for \(y\). If one of them is unknown, you now have an equation with one unknown.`,
      r`If the choices are pairs, test each one. Cross out any pair that makes the equation false.`,
    ],
    example: {
      stem: r`The point \((4,k)\) lies on the line \(3x-2y=2\). What is the value of \(k\)?`,
      steps: [r`Put in \(x=4\) and \(y=k\): \(12-2k=2\).`, r`Subtract 12: \(-2k=-10\).`, r`Divide by \(-2\): \(k=5\).`],
      answer: r`\(5\)`,
    },
    check: { at: { x: '4', y: '5', k: '5' } },
    mistake: {
      choice: r`\(\frac{10}{3}\)`,
      code: 'SWAP',
      why: r`The 4 was put in for \(y\) and \(k\) for \(x\). In a pair, \(x\) always comes first.`,
    },
    archetypes: ['LE2-a'],
    related: ['function-in-and-out', 'test-a-point'],
  },
  {
    id: 'slope-from-standard-form',
    title: 'Slope hidden in standard form',
    idea: r`To see the slope of \(Ax+By=C\), solve for \(y\); the number before \(x\) is then the slope.`,
    signal: r`An equation such as \(6x+4y=10\) and a question about slope, steepness, or how \(y\) changes.`,
    how: [
      r`The slope is how much \(y\) changes when \(x\) grows by 1. You can read it off only when \(y\) is alone.`,
      r`Move the \(x\) term over, and divide <i>every</i> term by the number before \(y\). In short, the slope is \(-\frac{A}{B}\).`,
      r`With the slope you need nothing else for questions about change. If \(x\) grows by 8, then \(y\) changes by 8 times the slope. The constant \(C\) does not matter.`,
    ],
    example: {
      stem: r`On the line \(6x+4y=10\), by how much does \(y\) change when \(x\) increases by 8?`,
      steps: [
        r`Solve for \(y\): \(4y=-6x+10\), so \(y=-\frac{3}{2}x+\frac{5}{2}\).`,
        r`The slope is \(-\frac{3}{2}\).`,
        r`A change of 8 in \(x\) gives \(8\cdot\left(-\frac{3}{2}\right)=-12\).`,
      ],
      answer: r`It decreases by 12.`,
    },
    check: { claims: ['(10-6*8)/4-(10-6*0)/4 = -12'] },
    mistake: {
      choice: r`It increases by 48.`,
      code: 'SIGN',
      why: r`That takes the 6 itself as the slope. But \(6x\) is on the same side as \(4y\). Moving it over makes it negative, and you still have to divide by 4.`,
    },
    archetypes: ['LE2-b', 'LE2-j'],
    related: ['slope-as-rate', 'parallel-and-perpendicular'],
  },
  {
    id: 'two-kinds-one-total',
    title: 'Two kinds, one total',
    idea: r`When two kinds of things add up to one total, each term is a price times its own count.`,
    signal: r`Two items with different prices, points, or weights, and one total for both.`,
    how: [
      r`Each term must have the units of the total. If the total is in dollars, then every term is “dollars each, times how many.”`,
      r`Write price \(\cdot\) count \(+\) price \(\cdot\) count \(=\) total. Keep each price with its own letter.`,
      r`Read such an equation backward the same way. In \(3b+5p=60\), the 3 is the price of one \(b\), \(5p\) is what all the \(p\) cost, and 60 is the whole bill.`,
    ],
    example: {
      stem: r`Notebooks cost $3 each and pens cost $2 each. Amara spends $26 on \(n\) notebooks and \(p\) pens, which gives \(3n+2p=26\). If she buys 4 notebooks, how many pens does she buy?`,
      steps: [r`4 notebooks cost \(3(4)=12\) dollars.`, r`That leaves \(26-12=14\) dollars for pens.`, r`At 2 dollars each, \(\frac{14}{2}=7\) pens.`],
      answer: r`7 pens`,
    },
    check: { at: { n: '4', p: '7' } },
    mistake: {
      choice: r`14 pens`,
      code: 'STOP',
      why: r`14 is the money left for pens: that is \(2p\), not \(p\). The product is dollars; the letter alone is the count.`,
    },
    archetypes: ['LE2-c', 'LE2-d'],
    related: ['start-plus-rate', 'two-totals-two-equations'],
  },
  {
    id: 'parallel-and-perpendicular',
    title: 'Parallel and perpendicular',
    idea: r`Parallel lines share a slope; perpendicular slopes multiply to \(-1\), so flip the fraction and change the sign.`,
    signal: r`“Line \(k\) is parallel to” or “perpendicular to” another line, usually with a point.`,
    how: [
      r`Parallel lines climb at the same rate, so they never meet. A quarter turn swaps “over” and “up” and reverses one of them. So \(\frac{2}{3}\) becomes \(-\frac{3}{2}\).`,
      r`Find the slope of the given line first, with \(y\) alone. Make the new slope. Then put the given point into \(y=mx+b\) to find \(b\).`,
      r`Check with the product: \(\frac{2}{3}\cdot\left(-\frac{3}{2}\right)=-1\).`,
    ],
    example: {
      stem: r`Line \(k\) passes through \((6,1)\) and is perpendicular to \(y=-2x+9\). What is the \(y\)-intercept of line \(k\)?`,
      steps: [
        r`The given slope is \(-2\). Flip it and change the sign: \(\frac{1}{2}\).`,
        r`Put in the point: \(1=\frac{1}{2}(6)+b\).`,
        r`So \(1=3+b\) and \(b=-2\).`,
      ],
      answer: r`\((0,-2)\)`,
    },
    check: { claims: ['-2*(1/2) = -1', '1/2*6+-2 = 1', '1/2*0-2 = -2'] },
    mistake: {
      choice: r`\((0,4)\)`,
      code: 'PERP',
      why: r`This uses slope \(-\frac{1}{2}\): flipped, but with the old sign. Two falling lines can never meet at a right angle.`,
    },
    figure: planeFigure({
      window: { xMin: -3, xMax: 7, yMin: -4, yMax: 6 },
      title: 'Two perpendicular lines',
      alt: 'A line that falls 2 units for each unit to the right and a line that rises 1 unit for every 2 units to the right. They cross at a right angle.',
      square: true,
      items: [
        {
          type: 'line',
          through: [
            [0, 5],
            [2, 1],
          ],
          paint: 'series1',
        },
        {
          type: 'line',
          through: [
            [0, 0],
            [2, 1],
          ],
          paint: 'series2',
        },
        { type: 'point', at: [2, 1] },
      ],
    }),
    archetypes: ['LE2-e', 'LE2-f'],
    related: ['slope-from-standard-form', 'parallel-same-or-crossing', 'tangent-meets-radius'],
  },
  {
    id: 'equation-and-graph-of-a-line',
    title: 'From graph to equation and back',
    idea: r`Read two things off the graph: the start on the \(y\)-axis, and the steps up for each step right.`,
    signal: r`A line in the \(xy\)-plane and four equations, or an equation and four graphs.`,
    how: [
      r`Two facts fix a line. The \(y\)-axis gives you \(b\) at a glance. For \(m\), find two points where the line meets corners of the grid, and count.`,
      r`Look at the scale on both axes before you count: a square may stand for more than 1.`,
      r`With four choices, check the signs first. Does the line rise or fall? Does it start above or below 0? Often only one choice is left.`,
    ],
    example: {
      stem: r`What is the equation of the line shown?`,
      figure: planeFigure({
        window: { xMin: -2, xMax: 8, yMin: -3, yMax: 6 },
        title: 'A line in the xy-plane',
        alt: 'A falling line in the xy-plane that passes through the points (0, 4) and (6, 0).',
        square: true,
        items: [
          {
            type: 'line',
            through: [
              [0, 4],
              [6, 0],
            ],
            paint: 'series1',
          },
          { type: 'point', at: [0, 4] },
          { type: 'point', at: [6, 0] },
        ],
      }),
      steps: [
        r`The line meets the \(y\)-axis at 4, so \(b=4\).`,
        r`From \((0,4)\) to \((6,0)\) it drops 4 over 6 steps: \(m=\frac{-4}{6}=-\frac{2}{3}\).`,
        r`Together: \(y=-\frac{2}{3}x+4\).`,
      ],
      answer: r`\(y=-\frac{2}{3}x+4\)`,
    },
    check: { claims: ['-2/3*0+4 = 4', '-2/3*6+4 = 0'] },
    mistake: {
      choice: r`\(y=-\frac{3}{2}x+4\)`,
      code: 'RECIP',
      why: r`The steps were divided the wrong way around, 6 by 4. Slope is up or down <i>over</i> right: the \(y\) change is on top.`,
    },
    archetypes: ['LE2-g'],
    related: ['line-from-two-facts', 'shaded-half-planes'],
  },
  {
    id: 'both-intercepts',
    title: 'Both intercepts',
    idea: r`In \(Ax+By=C\), cover one term at a time: covering \(By\) gives the \(x\)-intercept, covering \(Ax\) the \(y\)-intercept.`,
    signal: r`Questions about both axes at once: the two intercepts, or the triangle a line makes with the axes.`,
    how: [
      r`On an axis one coordinate is 0, so one term vanishes. Then one division finishes the job.`,
      r`Cover \(By\) with a finger and solve \(Ax=C\). Cover \(Ax\) and solve \(By=C\).`,
      r`A line and the two axes make a right triangle. The intercepts, without their signs, are its legs, so its area is half their product.`,
    ],
    example: {
      stem: r`What is the area of the triangle formed by the line \(3x+4y=24\) and the two axes?`,
      steps: [
        r`Cover \(4y\): \(3x=24\), so \(x=8\).`,
        r`Cover \(3x\): \(4y=24\), so \(y=6\).`,
        r`The legs are 8 and 6. The area is \(\frac{1}{2}\cdot8\cdot6=24\).`,
      ],
      answer: r`\(24\)`,
    },
    check: { claims: ['3*8+4*0 = 24', '3*0+4*6 = 24', '8*6/2 = 24'] },
    mistake: {
      choice: r`\(48\)`,
      code: 'HALF',
      why: r`That is the rectangle with sides 8 and 6. The line cuts it in half.`,
    },
    archetypes: ['LE2-h'],
    related: ['zero-and-start-of-a-line', 'area-of-basic-shapes'],
  },
  {
    id: 'slide-a-line',
    title: 'Slide a line',
    idea: r`Moving a line changes where it starts, never how steep it is.`,
    signal: r`“The line is translated 3 units down,” “shifted 2 units to the left,” and a question about the new line.`,
    how: [
      r`Slide a ruler over the page without turning it. It keeps its tilt, so the slope stays the same.`,
      r`Up by \(k\): add \(k\) to \(b\). Down by \(k\): subtract \(k\) from \(b\). Right by \(h\): replace \(x\) with \(x-h\). Left by \(h\): replace \(x\) with \(x+h\).`,
      r`Or move one point of the line, and draw a line with the same slope through its new place.`,
    ],
    example: {
      stem: r`The line \(y=4x+1\) is translated 2 units to the right. What is the \(y\)-intercept of the new line?`,
      steps: [r`The point \((0,1)\) moves to \((2,1)\), and the slope stays 4.`, r`Put the point into \(y=4x+b\): \(1=4(2)+b\).`, r`So \(b=-7\).`],
      answer: r`\((0,-7)\)`,
    },
    check: { claims: ['4*2+-7 = 1', '4*(0-2)+1 = -7'] },
    mistake: {
      choice: r`\((0,3)\)`,
      code: 'SHIFT',
      why: r`This adds the 2 to the start, which moves the line up instead of to the right. With slope 4, moving the line 2 to the right lowers it by 8.`,
    },
    archetypes: ['LE2-i'],
    related: ['shift-a-line', 'move-and-flip-graphs'],
  },
  {
    id: 'constants-from-a-line',
    title: 'Constants that shape a line',
    idea: r`Turn each statement about the line into an equation about its constants, then solve for them.`,
    signal: r`Letters \(a\) and \(b\) in the equation of a line, with facts about its slope or intercepts.`,
    how: [
      r`A sentence such as “the slope is 3” is already an equation. You only have to write the slope in letters.`,
      r`Put the line into \(y=mx+b\) form, letters and all. Then the slope and the start are expressions, and each fact says what one of them equals.`,
      r`Keep signs with their letters: from \(ax+by=12\) the slope is \(-\frac{a}{b}\).`,
    ],
    example: {
      stem: r`The line \(ax+3y=b\), where \(a\) and \(b\) are constants, has slope \(2\) and \(y\)-intercept \((0,5)\). What is \(a+b\)?`,
      steps: [
        r`Solve for \(y\): \(y=-\frac{a}{3}x+\frac{b}{3}\).`,
        r`Slope: \(-\frac{a}{3}=2\), so \(a=-6\).`,
        r`Start: \(\frac{b}{3}=5\), so \(b=15\).`,
        r`Add: \(-6+15=9\).`,
      ],
      answer: r`\(9\)`,
    },
    check: { claims: ['6/3 = 2', '15/3 = 5', '-6*1+3*(2*1+5) = 15', '-6+15 = 9'] },
    mistake: {
      choice: r`\(21\)`,
      code: 'SIGN',
      why: r`It comes from \(a=6\), with the minus sign lost when \(ax\) moved to the other side. Try \(6x+3y=15\): its graph falls, but a line with slope 2 rises.`,
    },
    archetypes: ['LE2-k'],
    related: ['slope-from-standard-form', 'match-the-coefficients'],
  },
]);
