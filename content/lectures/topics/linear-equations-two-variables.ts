import { planeFigure } from '#content/figures/plane.ts';
import { r } from '#content/concepts/concept.ts';
import { lectureOf } from '../lecture.ts';

export const linearEquationsTwoVariables = lectureOf(13, {
  id: 'linear-equations-two-variables',
  title: 'Every pair on the line: equations in two variables',
  promise: r`You can see the slope and both intercepts in any equation of a line, and write the equation of a line you know something about.`,
  minutes: 15,
  concepts: [
    'a-point-makes-it-true',
    'slope-from-standard-form',
    'equation-and-graph-of-a-line',
    'both-intercepts',
    'two-kinds-one-total',
    'parallel-and-perpendicular',
    'slide-a-line',
    'constants-from-a-line',
  ],
  parts: [
    {
      id: 'pairs',
      heading: 'A line is a list of pairs',
      blocks: [
        {
          kind: 'text',
          text: r`A linear equation with two unknowns has no single solution. Infinitely many pairs work. Mark each pair as a point, and the points form a line. So “the point lies on the line” and “the pair makes the equation true” are one and the same fact.`,
        },
        {
          kind: 'text',
          text: r`Try it with \(x+2y=8\). The pair \((2,3)\) works, since \(2+6=8\). So do \((4,2)\) and \((6,1)\). Look at how they change. Each time \(x\) grows by 2, \(y\) drops by 1. This trade never changes, and that is why the points form a straight line.`,
        },
        {
          kind: 'text',
          text: r`That is all you need for one kind of question. If a point is on a line, put its coordinates into the equation: the first for \(x\), the second for \(y\). If one of them is a letter, you have an equation for it.`,
        },
        {
          kind: 'question',
          id: 'missing-coordinate',
          stem: r`The point \((6,k)\) lies on the line \(2x-5y=27\). What is the value of \(k\)?`,
          choices: [
            { text: r`\(-7.8\)`, why: r`Here 12 was added to 27. To undo the \(+12\), subtract it: \(-5k=15\).` },
            { text: r`\(-3\)`, why: r`\(12-5k=27\) gives \(-5k=15\), so \(k=-3\).` },
            { text: r`\(3\)`, why: r`The size is right, but 15 is divided by \(-5\), not by 5.` },
            { text: r`\(28.5\)`, why: r`This puts 6 in for \(y\). The first number of a pair is \(x\).` },
          ],
          key: 1,
          check: { claims: ['2*6-5*(-3) = 27', '(12+27)/(-5) = -7.8', '2*28.5-5*6 = 27'] },
        },
      ],
    },
    {
      id: 'slope',
      heading: 'Slope: how far up for one step right',
      blocks: [
        {
          kind: 'text',
          text: r`A line is fixed by how steep it is and where it starts. In \(y=mx+b\) you can read both: \(m\) is the climb for one step to the right, and \(b\) is the height on the \(y\)-axis.`,
        },
        {
          kind: 'interactive',
          show: { type: 'line', slope: 0.5, intercept: 2, window: { xMin: -6, xMax: 8, yMin: -6, yMax: 8 } },
          caption: r`Change the slope, then the start. Which one turns the line, and which one lifts it?`,
          inWords: r`A line whose slope and starting height can be changed. A larger slope makes it steeper, a negative slope makes it fall, and a slope of 0 makes it level. Changing the starting height moves the whole line up or down without turning it.`,
        },
        {
          kind: 'text',
          text: r`From a graph, pick two points where the line passes exactly through the corners of the grid. Count up or down, then count right, and divide. Watch the scale: one square may stand for 5. Watch the direction, too: a line that falls from left to right has a negative slope.`,
        },
        {
          kind: 'text',
          text: r`The test likes to hide the slope in \(Ax+By=C\). There \(A\) is <i>not</i> the slope. Solve for \(y\) first. You will always find \(m=-\frac{A}{B}\), unless \(B\) is 0. Then the line is vertical, and its slope is undefined.`,
        },
        {
          kind: 'example',
          level: 2,
          stem: r`What is the slope of the graph of \(9x-6y=24\) in the \(xy\)-plane?`,
          steps: [
            r`Get the \(y\) term alone on the left: \(-6y=-9x+24\).`,
            r`Divide <i>every</i> term by \(-6\): \(y=\frac{3}{2}x-4\).`,
            r`The slope is \(\frac{3}{2}\). Check with two points: \((0,-4)\) and \((2,-1)\) both fit.`,
          ],
          answer: r`\(\frac{3}{2}\)`,
          check: { claims: ['-9/(-6) = 3/2', '9*0-6*(-4) = 24', '9*2-6*(-1) = 24', '(-1-(-4))/(2-0) = 3/2'] },
        },
        {
          kind: 'text',
          text: r`A question may ask how \(y\) changes when \(x\) grows by 6. Then you need only the slope: multiply it by 6. Where the line starts makes no difference.`,
        },
      ],
    },
    {
      id: 'intercepts',
      heading: 'Intercepts: cover one term',
      blocks: [
        {
          kind: 'text',
          text: r`On the \(x\)-axis, \(y\) is 0. So the \(y\) term vanishes, and you can cover it with a finger. In \(4x+6y=24\), cover \(6y\): \(4x=24\), and the line meets the \(x\)-axis at 6. Cover \(4x\): it meets the \(y\)-axis at 4. Standard form hides the slope, but it shows both intercepts quickly.`,
        },
        {
          kind: 'figure',
          figure: planeFigure({
            window: { xMin: -2, xMax: 8, yMin: -2, yMax: 6 },
            title: 'A line with both intercepts marked',
            alt: 'A falling line in the xy-plane with two marked points, one on the y-axis at (0, 4) and one on the x-axis at (6, 0).',
            square: true,
            xLabelEvery: 4,
            yLabelEvery: 2,
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
          caption: r`\(4x+6y=24\). From one intercept to the other the line drops 4 over 6 steps, so its slope is \(-\frac{2}{3}\).`,
        },
        {
          kind: 'text',
          text: r`Two intercepts are two points, so they fix the line, unless both are the origin. The line also makes a right triangle with the two axes. Its legs are as long as the intercepts, without their signs. So its area is half of their product.`,
        },
        {
          kind: 'text',
          text: r`In a story with two kinds of things, each term is an amount times a count. To write the equation, ask how much one thing of each kind adds to the total. Multiply by how many there are, and add. Never add amounts that have not been multiplied: 6 seedlings and 15 seedlings mean nothing until you know how many trays there are of each. An intercept then means “only one of the two kinds.”`,
        },
        {
          kind: 'question',
          id: 'trays',
          stem: r`A greenhouse plants 180 seedlings in \(x\) small trays and \(y\) large trays, which gives \(6x+15y=180\). What does the point \((30,0)\) on the graph of this equation represent?`,
          choices: [
            { text: r`Each small tray holds 30 seedlings.`, why: r`A small tray holds 6: that is the number in front of \(x\). The 30 is a number of trays.` },
            {
              text: r`With no small trays, 30 large trays are needed.`,
              why: r`The first coordinate is \(x\), the small trays. With no small trays, 12 large ones are needed.`,
            },
            { text: r`With no large trays, 30 small trays are needed.`, why: r`\(x=30\) and \(y=0\), and \(6(30)=180\).` },
            {
              text: r`However the seedlings are planted, 30 trays are needed.`,
              why: r`With large trays only, 12 are enough. The point is about one case only, the one in which \(y\) is 0.`,
            },
          ],
          key: 2,
          check: { claims: ['6*30+15*0 = 180', '15*12 = 180'] },
        },
      ],
    },
    {
      id: 'directions',
      heading: 'Parallel, perpendicular, and a point',
      blocks: [
        {
          kind: 'text',
          text: r`Parallel lines climb at the same rate, so they have the same slope. For a right angle, picture the step “3 right, 2 up” after a quarter turn: it becomes “2 left, 3 up.” So \(\frac{2}{3}\) becomes \(-\frac{3}{2}\). Flip the fraction <i>and</i> change the sign.`,
        },
        {
          kind: 'text',
          text: r`To write an equation you need a slope and one point. Put both into \(y=mx+b\) and solve for \(b\). That is all. Words such as “parallel,” “perpendicular,” and “through two points” are only ways of telling you the slope.`,
        },
        {
          kind: 'example',
          level: 3,
          stem: r`Line \(j\) passes through the point \((-4,5)\) and is perpendicular to the line \(2x+3y=12\). What is the \(y\)-intercept of line \(j\)?`,
          steps: [
            r`Slope of the given line: \(3y=-2x+12\), so it is \(-\frac{2}{3}\).`,
            r`Flip it and change the sign: \(\frac{3}{2}\).`,
            r`Put the point into \(y=\frac{3}{2}x+b\): \(5=-6+b\).`,
            r`So \(b=11\), and the line meets the \(y\)-axis at \((0,11)\).`,
          ],
          answer: r`\((0,11)\)`,
          check: { claims: ['(-2/3)*(3/2) = -1', '(3/2)*(-4)+11 = 5', '0*3/2+11 = 11'] },
        },
        {
          kind: 'question',
          id: 'right-angle',
          stem: r`Which equation has a graph that is perpendicular to the graph of \(4x-y=7\)?`,
          choices: [
            { text: r`\(x-4y=8\)`, why: r`Its slope is \(\frac{1}{4}\). The 4 was flipped, but the sign stayed.` },
            { text: r`\(4x+y=8\)`, why: r`Its slope is \(-4\). The sign changed, but the 4 was not flipped.` },
            { text: r`\(4x-y=8\)`, why: r`Its slope is 4 as well, so it is parallel.` },
            { text: r`\(x+4y=8\)`, why: r`The slopes are 4 and \(-\frac{1}{4}\), and their product is \(-1\).` },
          ],
          key: 3,
          check: { claims: ['4*(-1/4) = -1', '0+4*2 = 8', '4+4*1 = 8', '(1-2)/(4-0) = -1/4', '4*(1/4) != -1', '4*(-4) != -1'] },
        },
      ],
    },
    {
      id: 'moving',
      heading: 'Slide the line, or find its letters',
      blocks: [
        {
          kind: 'text',
          text: r`A translated line keeps its slope. So move one point you know, and draw a line with the old slope through its new place. That way you do not have to remember how the equation changes, and no sign gets lost. And if the equation has letters for constants, turn each fact about the line into an equation for them.`,
        },
        {
          kind: 'example',
          level: 4,
          stem: r`The graph of \(3x-4y=24\) is translated 2 units to the left and 3 units up. What is the \(x\)-intercept of the resulting line?`,
          steps: [
            r`The old line has the point \((8,0)\) and the slope \(\frac{3}{4}\).`,
            r`The point moves to \((6,3)\). The slope stays.`,
            r`To get from height 3 to height 0, go 3 down. At slope \(\frac{3}{4}\), that is 4 to the left: \(x=6-4=2\).`,
          ],
          answer: r`\((2,0)\)`,
          check: { claims: ['3*8-4*0 = 24', '(3-0)/(6-2) = 3/4', '3*(2+2)-4*(0-3) = 24'] },
        },
        {
          kind: 'question',
          id: 'letters',
          stem: r`The graph of \(ax+by=30\), where \(a\) and \(b\) are constants, has \(x\)-intercept \((5,0)\) and \(y\)-intercept \((0,-10)\). What is the value of \(a+b\)?`,
          choices: [
            { text: r`\(-5\)`, why: r`This adds the intercepts themselves, \(5+(-10)\). They have to go into the equation.` },
            { text: r`\(-3\)`, why: r`That is \(b\) alone. The question wants the sum with \(a=6\).` },
            { text: r`\(3\)`, why: r`\(5a=30\) gives \(a=6\), and \(-10b=30\) gives \(b=-3\).` },
            { text: r`\(9\)`, why: r`Here the minus sign of \(-10\) was lost, so that \(b=3\).` },
          ],
          key: 2,
          check: { claims: ['6*5 = 30', '-3*(-10) = 30', '6+(-3) = 3', '6+3 = 9'] },
        },
      ],
    },
    {
      id: 'traps',
      heading: 'Traps, and a check with the calculator',
      blocks: [
        {
          kind: 'list',
          items: [
            r`Taking the 9 in \(9x-6y=24\) for the slope.`,
            r`Dividing two terms by \(-6\) and forgetting to change the sign of the third.`,
            r`Flipping the fraction for a perpendicular slope, but keeping the sign.`,
          ],
        },
        {
          kind: 'text',
          text: r`The graphing calculator draws \(9x-6y=24\) as it stands. Click the points where the line meets the axes. To see whether a choice is the same line, type it too, and see whether one line covers the other.`,
        },
      ],
    },
  ],
  remember: [
    r`“On the line” means that the pair makes the equation true.`,
    r`Solve for \(y\) to see the slope; cover a term to see an intercept.`,
    r`Perpendicular: flip the slope and change its sign.`,
  ],
});
