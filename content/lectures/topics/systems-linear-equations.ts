import { planeFigure } from '#content/figures/plane.ts';
import { r } from '#content/concepts/concept.ts';
import { lectureOf } from '../lecture.ts';

export const systemsLinearEquations = lectureOf(14, {
  id: 'systems-linear-equations',
  title: 'Two unknowns, two facts: systems of equations',
  promise: r`You can pick the quicker of two methods at a glance, build systems from stories, and say how many solutions a system has.`,
  minutes: 15,
  concepts: [
    'crossing-point-of-two-lines',
    'substitute',
    'add-or-subtract-whole-equations',
    'two-totals-two-equations',
    'parallel-same-or-crossing',
    'clear-denominators-in-a-system',
    'with-and-against',
    'systems-with-letters',
  ],
  parts: [
    {
      id: 'crossing',
      heading: 'Why two facts are enough',
      blocks: [
        {
          kind: 'text',
          text: r`Two numbers add up to 10. What are they? You cannot say. There are infinitely many pairs: 4 and 6, 1 and 9, 12 and \(-2\). Drawn in the plane, all those pairs make a line.`,
        },
        {
          kind: 'text',
          text: r`Now add a second fact: the first number is 4 more than the second. That is another line. A pair that fits both facts must lie on both lines, and they cross in one place: 7 and 3. That is what solving a system means. You are looking for the point where the lines cross.`,
        },
        {
          kind: 'figure',
          figure: planeFigure({
            window: { xMin: -2, xMax: 12, yMin: -4, yMax: 12 },
            title: 'Two facts as two lines',
            alt: 'A falling line through (0, 10) and (10, 0) and a rising line through (4, 0) and (10, 6) in the xy-plane. They cross at a marked point, (7, 3).',
            yStep: 2,
            xStep: 2,
            items: [
              {
                type: 'line',
                through: [
                  [0, 10],
                  [10, 0],
                ],
                paint: 'series1',
              },
              {
                type: 'line',
                through: [
                  [4, 0],
                  [10, 6],
                ],
                paint: 'series2',
              },
              { type: 'point', at: [7, 3] },
            ],
          }),
          caption: r`\(x+y=10\) and \(x-y=4\). Only the marked pair is on both.`,
        },
        {
          kind: 'text',
          text: r`You can check any pair in your head. Put its two numbers into both equations. If one of them fails, the pair is not the solution, even if it fits the other. When the choices are pairs, four quick tests can be faster than solving.`,
        },
      ],
    },
    {
      id: 'two-methods',
      heading: 'Substitute, or add whole equations',
      blocks: [
        {
          kind: 'text',
          text: r`An equation with two unknowns is stuck. So every method does one thing: it gets rid of an unknown. The form of the system tells you how.`,
        },
        {
          kind: 'list',
          items: [
            r`One variable is alone, as in \(y=3x-2\): put its expression, in parentheses, into the other equation.`,
            r`Both equations look like \(ax+by=c\): add or subtract them, so that one variable cancels. If nothing cancels, first multiply one equation by a number, all of it.`,
          ],
        },
        {
          kind: 'text',
          text: r`Why may you add equations at all? You add equal amounts to equal amounts, so the two sums are equal, too. And multiplying both sides by 3 keeps them equal, so you may multiply an equation by 3. What you must not do is multiply one side only, or only some of the terms.`,
        },
        {
          kind: 'text',
          text: r`Before you choose a method, read what is asked. If the question wants \(x+y\), adding the equations may give it in one line, and you never need \(x\) or \(y\) alone.`,
        },
        {
          kind: 'example',
          level: 2,
          stem: r`The solution to the system \(y=3x-2\) and \(4x+y=19\) is \((x,y)\). What is the value of \(xy\)?`,
          steps: [
            r`\(y\) is alone, so put \(3x-2\) into the second equation: \(4x+(3x-2)=19\).`,
            r`\(7x=21\), so \(x=3\).`,
            r`Go back: \(y=3(3)-2=7\).`,
            r`The question wants the product: \(3\cdot7=21\).`,
          ],
          answer: r`\(21\)`,
          check: { at: { x: '3', y: '7' }, claims: ['x*y = 21'] },
        },
        {
          kind: 'question',
          id: 'asked-for-a-difference',
          stem: r`If \(7x+4y=41\) and \(4x+7y=47\), what is the value of \(x-y\)?`,
          choices: [
            { text: r`\(-6\)`, why: r`Subtracting the equations gives \(3x-3y=-6\). You still have to divide by 3.` },
            { text: r`\(-2\)`, why: r`Subtract the second equation from the first: \(3x-3y=-6\). Divide by 3.` },
            { text: r`\(2\)`, why: r`This is \(y-x\). The right side of the first equation is the smaller one, so \(x-y\) is negative.` },
            { text: r`\(8\)`, why: r`This is \(x+y\), from adding the equations: \(11x+11y=88\). The question asks for the difference.` },
          ],
          key: 1,
          check: { at: { x: '3', y: '5' }, claims: ['x-y = -2'] },
        },
      ],
    },
    {
      id: 'stories',
      heading: 'Two totals make two equations',
      blocks: [
        {
          kind: 'text',
          text: r`In stories, look for two totals of different kinds: how many things, and how much they cost, weigh, or hold. Each total gets its own equation. Things are added to things, dollars to dollars. A line that adds things to dollars cannot be right.`,
        },
        {
          kind: 'text',
          text: r`Write down what each letter counts, for instance “\(x\), the number of short planks.” It feels slow. But in the end you get two numbers, and the question wants one of them. A common wrong choice is the other one.`,
        },
        {
          kind: 'example',
          level: 3,
          stem: r`A trail crew uses short planks of 1.5 meters and long planks of 4 meters. With 26 planks laid end to end, it builds 74 meters of boardwalk. How many long planks does it use?`,
          steps: [
            r`With \(x\) short and \(y\) long planks: \(x+y=26\). In meters: \(1.5x+4y=74\).`,
            r`Multiply the second equation by 2 to clear the decimal: \(3x+8y=148\).`,
            r`Multiply the first by 3: \(3x+3y=78\). Subtract: \(5y=70\).`,
            r`So \(y=14\). Check: \(12+14=26\) and \(1.5(12)+4(14)=74\).`,
          ],
          answer: r`14 long planks`,
          check: { at: { x: '12', y: '14' }, claims: ['x+y = 26', '1.5*x+4*y = 74'] },
        },
        {
          kind: 'text',
          text: r`Trips with wind or current are a type of their own. Let \(b\) be the boat’s speed in still water and \(c\) the speed of the current. The boat’s speed is \(b+c\) with the current and \(b-c\) against it. Turn each trip into a speed first: distance divided by time. Then add the two equations, and \(c\) is gone. Wind works the same way.`,
        },
        {
          kind: 'question',
          id: 'headwind',
          stem: r`A drone flies 90 meters with the wind in 6 seconds. Against the same wind, it needs 10 seconds to fly back. What is its speed in still air, in meters per second?`,
          choices: [
            { text: r`\(3\)`, why: r`This is the speed of the wind: half of the <i>difference</i> between 15 and 9.` },
            {
              text: r`\(11.25\)`,
              why: r`This is 180 meters divided by 16 seconds, the average speed of the whole trip. The slow part takes longer, so this is less than the speed in still air.`,
            },
            { text: r`\(12\)`, why: r`\(b+c=15\) and \(b-c=9\). Adding gives \(2b=24\).` },
            { text: r`\(24\)`, why: r`This is \(2b\), the sum of both speeds. Divide by 2.` },
          ],
          key: 2,
          check: { claims: ['6*(12+3) = 90', '10*(12-3) = 90', '180/16 = 11.25'] },
        },
      ],
    },
    {
      id: 'how-many',
      heading: 'Crossing, parallel, or the same line',
      blocks: [
        {
          kind: 'text',
          text: r`Two lines cross once unless their slopes agree. With equal slopes, either they are parallel and there is no solution, or they are the same line and there are infinitely many.`,
        },
        {
          kind: 'interactive',
          show: {
            type: 'two-lines',
            first: { slope: -1, intercept: 8 },
            second: { slope: 1, intercept: 2 },
            window: { xMin: -4, xMax: 10, yMin: -4, yMax: 12 },
          },
          caption: r`Make the slopes equal. Then move one start until one line lies on top of the other.`,
          inWords: r`Two lines with slopes and starts that you can change. The number of common points is one while the slopes differ, none when the slopes agree and the starts differ, and infinitely many when both agree.`,
        },
        {
          kind: 'text',
          text: r`You do not have to solve to see it. Write one equation under the other, with \(x\) under \(x\) and \(y\) under \(y\). What factor takes you from the top \(x\) coefficient to the bottom one? And for \(y\)? Same factor, same slope. Then look at the constants. The same factor again means one line; a different factor means parallel lines. From \(2x+3y=4\) to \(10x+15y=30\), both coefficients are multiplied by 5. The 4 would have to become 20, and it does not. So the lines are parallel.`,
        },
        {
          kind: 'example',
          level: 4,
          stem: r`The system \(\frac{1}{2}x-\frac{2}{3}y=5\) and \(ax+by=60\), where \(a\) and \(b\) are constants, has infinitely many solutions. What is the value of \(a+b\)?`,
          steps: [
            r`Infinitely many means one line, so all three numbers are multiplied by the same factor.`,
            r`The constants show it: from 5 to 60 the factor is 12.`,
            r`So \(a=12\cdot\frac{1}{2}=6\) and \(b=12\cdot\left(-\frac{2}{3}\right)=-8\).`,
            r`Add: \(6+(-8)=-2\).`,
          ],
          answer: r`\(-2\)`,
          check: { claims: ['60/5 = 12', '12*1/2 = 6', '12*(-2/3) = -8', '6+(-8) = -2'] },
        },
        {
          kind: 'question',
          id: 'none',
          stem: r`For which value of the constant \(k\) does the system \(3x+5y=8\) and \(9x+ky=20\) have no solution?`,
          choices: [
            {
              text: r`\(5\)`,
              why: r`Equal \(y\) coefficients are not enough. The \(x\) coefficients have the factor 3, so the \(y\) coefficients need it too.`,
            },
            { text: r`\(-15\)`, why: r`The size is right, but the sign is not. With \(-15\) one line falls and the other rises, so they cross.` },
            {
              text: r`\(12.5\)`,
              why: r`This gives \(k\) the factor of the constants, 2.5. For no solution, the <i>coefficients</i> share a factor and the constants do not.`,
            },
            { text: r`\(15\)`, why: r`From 3 to 9 the factor is 3, so \(k=15\). The constants do not have this factor, since \(3\cdot8=24\), not 20.` },
          ],
          key: 3,
          check: { claims: ['9/3 = 3', '15/5 = 3', '20/8 = 2.5', '3*8 != 20'] },
        },
        {
          kind: 'text',
          text: r`Letters can also trade places with the unknowns. If the question tells you that \((5,1)\) is the solution and asks for \(a\), put in 5 and 1. Now the constants are the unknowns, and you solve for them as usual.`,
        },
      ],
    },
    {
      id: 'traps',
      heading: 'Traps, and a quick graph',
      blocks: [
        {
          kind: 'list',
          items: [
            r`Stopping at \(x\) when \(y\), a sum, or a product was asked.`,
            r`Multiplying the left side of an equation and leaving the constant as it was.`,
            r`Subtracting equations and forgetting to change every sign in the second one.`,
            r`Saying “none” because both variables vanished. If \(0=0\) is left, there are infinitely many solutions.`,
          ],
        },
        {
          kind: 'text',
          text: r`The graphing calculator takes both equations as they stand, such as \(4x+y=19\). Click the point where the lines cross, and read both coordinates. For plain numbers this is often the fastest way. With a letter for a constant, think in factors instead.`,
        },
      ],
    },
  ],
  remember: [
    r`A solution is a pair that fits both equations.`,
    r`If a variable is alone, substitute; if the terms line up, add or subtract.`,
    r`Same factor on both coefficients means same slope; the constants tell you whether the lines are parallel or the same.`,
  ],
});
