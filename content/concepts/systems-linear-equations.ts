import { planeFigure } from '../figures/plane.ts';
import { conceptsOf, r } from './concept.ts';

export const systemsLinearEquations = conceptsOf(14, [
  {
    id: 'substitute',
    title: 'Substitute what you know',
    idea: r`If one equation says what \(y\) equals, put that expression in place of \(y\) in the other.`,
    signal: r`One variable is already alone, as in \(y=2x-1\).`,
    how: [
      r`One equation cannot pin down two unknowns. Substitution gets rid of one of them, and you can solve an equation with one unknown.`,
      r`Write the expression in parentheses where the variable was. The parentheses keep a minus sign or a factor from hitting only the first term.`,
      r`Solve, go back for the other variable, and then look at which one the question wants.`,
    ],
    example: {
      stem: r`The solution to the system \(y=2x-1\) and \(5x-2y=8\) is \((x,y)\). What is the value of \(y\)?`,
      steps: [r`Put \(2x-1\) in place of \(y\): \(5x-2(2x-1)=8\).`, r`Distribute: \(5x-4x+2=8\), so \(x=6\).`, r`Go back: \(y=2(6)-1=11\).`],
      answer: r`\(11\)`,
    },
    check: { at: { x: '6', y: '11' } },
    mistake: {
      choice: r`\(6\)`,
      code: 'STOP',
      why: r`That is \(x\). After some work it is tempting to take the first value you find. The question asked for \(y\).`,
    },
    archetypes: ['SYS-a'],
    related: ['distribute-then-collect', 'line-meets-curve'],
  },
  {
    id: 'add-or-subtract-whole-equations',
    title: 'Add or subtract whole equations',
    idea: r`Adding equal amounts to equal amounts keeps them equal, so add or subtract two equations to make a variable vanish.`,
    signal: r`Both equations in standard form, or a question about a sum such as \(x+y\) or \(7x+3y\).`,
    how: [
      r`If you pay each of two bills exactly, you have paid their total exactly. So you can add equations: left side to left side, right side to right side.`,
      r`Before you solve, look at what is asked. Adding or subtracting the equations as they stand may give \(x+y\) at once.`,
      r`If not, multiply one equation, all of it, so that one variable has opposite coefficients. Then add.`,
    ],
    example: {
      stem: r`If \(5x+2y=31\) and \(2x+5y=25\), what is the value of \(x+y\)?`,
      steps: [r`Add the two equations: \(7x+7y=56\).`, r`Divide by 7: \(x+y=8\). You never needed \(x\) or \(y\) alone.`],
      answer: r`\(8\)`,
    },
    check: { at: { x: '5', y: '3' }, claims: ['x+y = 8'] },
    mistake: {
      choice: r`\(56\)`,
      code: 'STOP',
      why: r`That is \(7x+7y\). The sum of the right sides looks like the sum that was asked for, but there is a factor of 7 to divide out.`,
    },
    archetypes: ['SYS-b', 'SYS-f'],
    related: ['answer-what-is-asked', 'substitute'],
  },
  {
    id: 'crossing-point-of-two-lines',
    title: 'The solution is where the lines cross',
    idea: r`The solution of a system is the point that lies on both lines, so on a graph it is where they cross.`,
    signal: r`Two lines in one picture, and a question about the solution \((x,y)\).`,
    how: [
      r`Each line shows every pair that fits one equation. A pair that fits both has to lie on both lines, and there is one such place.`,
      r`From the point where they cross, go straight up or down to the \(x\)-axis for the first coordinate, and straight across to the \(y\)-axis for the second.`,
      r`With equations and no picture, the graphing calculator draws them and shows the point. Do this when the algebra looks long.`,
    ],
    example: {
      stem: r`The graph shows a system of two linear equations. What is the solution \((x,y)\)?`,
      figure: planeFigure({
        window: { xMin: -2, xMax: 6, yMin: -2, yMax: 6 },
        title: 'Two lines that cross',
        alt: 'A rising line through the points (0, 1) and (1, 2) and a falling line through the points (0, 5) and (4, 1) in the xy-plane.',
        square: true,
        items: [
          {
            type: 'line',
            through: [
              [0, 1],
              [1, 2],
            ],
            paint: 'series1',
          },
          {
            type: 'line',
            through: [
              [0, 5],
              [4, 1],
            ],
            paint: 'series2',
          },
        ],
      }),
      steps: [
        r`The lines cross 2 units right of the \(y\)-axis and 3 units above the \(x\)-axis.`,
        r`Check on the lines: \(y=x+1\) gives \(2+1=3\), and \(y=5-x\) gives \(5-2=3\).`,
      ],
      answer: r`\((2,3)\)`,
    },
    check: { claims: ['2+1 = 3', '5-2 = 3'] },
    mistake: {
      choice: r`\((3,2)\)`,
      code: 'SWAP',
      why: r`Both numbers are right, but in the wrong order. First how far right, then how far up.`,
    },
    archetypes: ['SYS-c'],
    related: ['a-point-makes-it-true', 'parallel-same-or-crossing'],
  },
  {
    id: 'two-totals-two-equations',
    title: 'Two totals, two equations',
    idea: r`A story with two kinds of things and two totals gives two equations, one for each total.`,
    signal: r`“A total of 40 tickets” <i>and</i> “a total of $310”: a count and an amount.`,
    how: [
      r`Each total counts something different. Tickets can only be added to tickets, dollars only to dollars.`,
      r`Name both unknowns. For the count, just add them. For the money, multiply each count by its own price, then add.`,
      r`To choose among systems, check units line by line. A line that adds prices to people is wrong, whatever its numbers are.`,
    ],
    example: {
      stem: r`A theater sold 40 tickets for $312 in all. Adult tickets cost $10 and student tickets cost $6. How many student tickets were sold?`,
      steps: [
        r`Count: \(a+s=40\). Money: \(10a+6s=312\).`,
        r`Replace \(a\) with \(40-s\): \(10(40-s)+6s=312\).`,
        r`\(400-4s=312\), so \(4s=88\) and \(s=22\).`,
        r`Check: \(18+22=40\) and \(10(18)+6(22)=312\).`,
      ],
      answer: r`22 student tickets`,
    },
    check: { claims: ['10*18+6*22 = 312', '18+22 = 40'] },
    mistake: {
      choice: r`18 student tickets`,
      code: 'SWAP',
      why: r`There were 18 adult tickets. Both numbers come out of the work, so write down which letter means which before you begin.`,
    },
    archetypes: ['SYS-d', 'SYS-e'],
    related: ['two-kinds-one-total', 'substitute'],
  },
  {
    id: 'parallel-same-or-crossing',
    title: 'Parallel, same, or crossing',
    idea: r`Two lines cross once unless their slopes agree; then they never meet or are the same line.`,
    signal: r`“How many solutions does the system have?” or a constant for which it has none or infinitely many.`,
    how: [
      r`Lines with different slopes must cross. Equal slopes but different starts: parallel lines, no solution. Equal slopes and equal starts: one line, infinitely many solutions.`,
      r`Compare ratios in standard form. If the \(x\) coefficients and the \(y\) coefficients have the same ratio, the slopes agree. If the constants have that ratio too, the lines are the same.`,
      r`To find a constant, set the two coefficient ratios equal. Then look at the third ratio.`,
    ],
    example: {
      stem: r`The system \(2x-3y=7\) and \(kx-12y=10\), where \(k\) is a constant, has no solution. What is the value of \(k\)?`,
      steps: [
        r`From \(-3\) to \(-12\) the factor is 4.`,
        r`For equal slopes \(x\) needs the same factor: \(k=4\cdot2=8\).`,
        r`The constants: \(4\cdot7=28\), which is not equal to 10. So the lines are parallel, and there is no solution.`,
      ],
      answer: r`\(8\)`,
    },
    check: { claims: ['8/12 = 2/3', '4*7 != 10'] },
    mistake: {
      choice: r`\(\frac{20}{7}\)`,
      code: 'NOINF',
      why: r`This gives \(k\) the ratio of the constants, \(\frac{10}{7}\). For “no solution” it is the <i>coefficients</i> that must agree, and the constants that must not.`,
    },
    archetypes: ['SYS-g', 'SYS-h'],
    related: ['none-one-or-all', 'parallel-and-perpendicular'],
  },
  {
    id: 'clear-denominators-in-a-system',
    title: 'Tidy up before you solve',
    idea: r`Multiply an equation by a number that clears its fractions or decimals, and then solve the tidy system.`,
    signal: r`A system with fractions or decimals, or one that asks only for a ratio such as \(\frac{x}{y}\).`,
    how: [
      r`Multiplying a whole equation by a number other than 0 does not change its line. So you may multiply each equation by its own number.`,
      r`Use the common denominator for fractions, 10 or 100 for decimals. Every term is multiplied, the constant too.`,
      r`If only the ratio is asked, look for an equation without a constant: \(3x=4y\) gives \(\frac{x}{y}=\frac{4}{3}\) at once.`,
    ],
    example: {
      stem: r`If \(\frac{x}{2}+\frac{y}{3}=7\) and \(x-y=4\), what is the value of \(x\)?`,
      steps: [r`Multiply the first equation by 6: \(3x+2y=42\).`, r`From the second, \(y=x-4\). Put it in: \(3x+2(x-4)=42\).`, r`\(5x=50\), so \(x=10\).`],
      answer: r`\(10\)`,
    },
    check: { at: { x: '10', y: '6' } },
    mistake: {
      choice: r`\(3\)`,
      code: 'FRAC',
      why: r`The left side was multiplied by 6, but the 7 was not: \(5x-8=7\). Multiply all three terms.`,
    },
    archetypes: ['SYS-i'],
    related: ['clear-the-fractions', 'substitute'],
  },
  {
    id: 'with-and-against',
    title: 'With the current, against the current',
    idea: r`Wind or current adds to the speed in one direction and takes the same amount away in the other.`,
    signal: r`A trip there and back with wind or current; or two mixtures combined into a third.`,
    how: [
      r`A boat rides on moving water. Downstream, the water carries it along; upstream, it pushes it back. So the two speeds are \(b+c\) and \(b-c\), where \(b\) is the speed in still water and \(c\) is the speed of the current.`,
      r`Find each speed: distance divided by time. Then add the two equations, and the current vanishes.`,
      r`Mixtures follow the same plan: one equation for the total amount, one for what is dissolved in it.`,
    ],
    example: {
      stem: r`A boat travels 36 miles downstream in 2 hours and returns upstream in 3 hours. What is the speed of the current, in miles per hour?`,
      steps: [r`Downstream: \(b+c=\frac{36}{2}=18\). Upstream: \(b-c=\frac{36}{3}=12\).`, r`Subtract the second from the first: \(2c=6\).`, r`So \(c=3\).`],
      answer: r`3 miles per hour`,
    },
    check: { claims: ['2*(15+3) = 36', '3*(15-3) = 36'] },
    mistake: {
      choice: r`6 miles per hour`,
      code: 'STOP',
      why: r`The speeds differ by 6, but the current helps one way and slows the boat the other way. So it counts twice in the difference.`,
    },
    archetypes: ['SYS-j', 'SYS-m', 'SYS-n'],
    related: ['two-totals-two-equations', 'average-speed-and-shared-work'],
  },
  {
    id: 'systems-with-letters',
    title: 'Systems with letters',
    idea: r`If a solution is known or a third fact is given, put it in, and the letters become the unknowns.`,
    signal: r`A system with constants \(a\) and \(b\), and the sentence “the solution is \((2,3)\)” or one extra condition.`,
    how: [
      r`What counts as unknown can change. Once \(x\) and \(y\) are known, \(a\) and \(b\) are the unknowns.`,
      r`So put the known point into both equations. You get a new, simpler system in the letters.`,
      r`If you are given a third line instead, solve the two equations without letters first. Their point must fit the third as well.`,
    ],
    example: {
      stem: r`The solution to the system \(ax+by=13\) and \(ax-by=-5\), where \(a\) and \(b\) are constants, is \((2,3)\). What is the value of \(b\)?`,
      steps: [r`Put in \(x=2\) and \(y=3\): \(2a+3b=13\) and \(2a-3b=-5\).`, r`Subtract the second from the first: \(6b=18\).`, r`So \(b=3\).`],
      answer: r`\(3\)`,
    },
    check: { at: { a: '2', b: '3', x: '2', y: '3' } },
    mistake: {
      choice: r`\(\frac{4}{3}\)`,
      code: 'SIGN',
      why: r`Here \(13-(-5)\) was taken as \(8\), which gives \(6b=8\). Subtracting a negative number adds.`,
    },
    archetypes: ['SYS-k', 'SYS-l'],
    related: ['match-the-coefficients', 'add-or-subtract-whole-equations'],
  },
]);
