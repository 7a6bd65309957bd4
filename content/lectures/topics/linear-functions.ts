import { planeFigure } from '#content/figures/plane.ts';
import { drawn, r } from '#content/concepts/concept.ts';
import { lectureOf } from '../lecture.ts';

export const linearFunctions = lectureOf(12, {
  id: 'linear-functions',
  title: 'One start, one rate: linear functions',
  promise: 'You can read a start and a rate off a story, a table, a rule, or a graph, and use them to find any other value.',
  minutes: 15,
  concepts: [
    'function-in-and-out',
    'slope-as-rate',
    'line-from-two-facts',
    'meaning-of-slope-and-start',
    'zero-and-start-of-a-line',
    'change-the-unit-of-a-rate',
    'shift-a-line',
    'equal-steps-equal-changes',
  ],
  parts: [
    {
      id: 'two-numbers',
      heading: 'Two numbers tell it all',
      blocks: [
        {
          kind: 'text',
          text: r`A bike shop charges $6 to unlock a bike and $3 for each hour. Ride for no time at all, and you still pay $6. After that, every hour adds the same $3. You could write down the cost of any ride without asking the shop again.`,
        },
        {
          kind: 'text',
          text: r`That is why linear functions are so friendly. Two numbers tell the whole story: where it <i>starts</i>, and how much it <i>changes</i> at each step. We write \(f(x)=mx+b\). The start is \(b\). The change for each step of 1 is \(m\), the slope. For the bike, \(f(x)=3x+6\).`,
        },
        {
          kind: 'text',
          text: r`Almost every question about a linear function hides one of these two numbers and asks you to find it, use it, or say what it means. So ask two things first. What is the start? What is the rate?`,
        },
        {
          kind: 'interactive',
          show: { type: 'line', slope: 3, intercept: 6, window: { xMin: -2, xMax: 6, yMin: -4, yMax: 24 }, xName: 'hours', yName: 'dollars' },
          caption: r`Move the start, then the rate. Which one tilts the line, and which one only lifts it?`,
          inWords: r`A larger start lifts the whole line and leaves it as steep as before. A larger rate makes the line steeper, but it still begins at the same point on the vertical axis. With a negative rate the line falls.`,
        },
      ],
    },
    {
      id: 'in-and-out',
      heading: 'What goes in, what comes out',
      blocks: [
        {
          kind: 'text',
          text: r`A function is a machine with a slot and a tray. In \(f(4)\), the 4 goes into the slot: replace \(x\) with 4. In \(f(x)=18\), the 18 is already in the tray. You know the output, so you must solve for the input.`,
        },
        {
          kind: 'text',
          text: r`For the bike, \(f(4)\) asks what 4 hours cost: \(3(4)+6=18\). And \(f(x)=18\) asks how long you can ride for $18. The two questions look alike, and the answers, 18 and 4, are often both among the choices. Before you calculate, say which one you were given: hours or dollars.`,
        },
        {
          kind: 'question',
          id: 'input-or-output',
          stem: r`The function \(g\) is defined by \(g(x)=5x-10\). For what value of \(x\) does \(g(x)=20\)?`,
          choices: [
            { text: r`\(2\)`, why: r`This is the solution of \(5x-10=0\). The output here is 20, not 0.` },
            { text: r`\(6\)`, why: r`The output is 20, so \(5x-10=20\). Add 10 and divide by 5.` },
            { text: r`\(30\)`, why: r`This is \(5x\). One step is left: divide by 5.` },
            { text: r`\(90\)`, why: r`This is \(g(20)\). The 20 is the output here, and it was put in as the input.` },
          ],
          key: 1,
          check: { claims: ['5*6-10 = 20'] },
        },
      ],
    },
    {
      id: 'slope',
      heading: 'Find the rate',
      blocks: [
        {
          kind: 'text',
          text: r`Take any two points on the line. See how far \(y\) moves and how far \(x\) moves between them. Divide the first by the second: \(m=\frac{y_2-y_1}{x_2-x_1}\). It does not matter which points you take, because a line climbs at the same rate everywhere. That is what makes it a line.`,
        },
        {
          kind: 'list',
          items: [
            r`<i>In a table</i>, mind the steps. If \(x\) goes up by 4 each time, divide the change in \(y\) by 4.`,
            r`<i>On a graph</i>, pick two points where the line goes through corners of the grid, and read the numbers on the axes. One square is not always one unit.`,
            r`<i>In a story</i>, look for “per,” “each,” or “every.”`,
          ],
        },
        {
          kind: 'example',
          level: 2,
          stem: r`For the linear function \(f\), the table shows three values of \(x\) and \(f(x)\). What is the slope of the graph of \(f\)?`,
          table: {
            columns: ['x', 'f(x)'],
            rows: [
              ['1', '20'],
              ['5', '12'],
              ['9', '4'],
            ],
          },
          steps: [
            r`From the first row to the second, \(x\) changes by \(5-1=4\).`,
            r`In the same step, the output changes by \(12-20=-8\).`,
            r`Divide: \(\frac{-8}{4}=-2\). The next row agrees: \(\frac{4-12}{9-5}=-2\).`,
          ],
          answer: r`\(-2\)`,
          check: { claims: ['(12-20)/(5-1) = -2', '(4-12)/(9-5) = -2'] },
        },
        {
          kind: 'text',
          text: r`Once you have the slope, one point gives you the start. Put the point into \(y=mx+b\) and solve for \(b\). Often you do not even need the start. To get from a point you know to a point you want, count the steps and add the slope for each.`,
        },
        {
          kind: 'example',
          level: 3,
          stem: r`For the linear function \(h\), \(h(3)=17\) and \(h(7)=29\). What is \(h(12)\)?`,
          steps: [r`The slope is \(\frac{29-17}{7-3}=3\).`, r`From 7 to 12 there are 5 steps, so the output grows by \(5\cdot3=15\).`, r`\(29+15=44\).`],
          answer: r`\(44\)`,
          check: { claims: ['(29-17)/(7-3) = 3', '3*3+8 = 17', '3*7+8 = 29', '3*12+8 = 44'] },
        },
        {
          kind: 'question',
          id: 'steps-of-the-table',
          stem: r`For the linear function \(p\), \(p(2)=9\) and \(p(6)=29\). What is the value of \(p(0)\)?`,
          choices: [
            { text: r`\(-1\)`, why: r`The slope is \(\frac{29-9}{6-2}=5\). From 2 back to 0 there are two steps, so take 10 away from 9.` },
            { text: r`\(0\)`, why: r`This assumes that the graph passes through the origin. Here it does not.` },
            { text: r`\(4\)`, why: r`This goes back one step from 9. From 2 to 0 there are two.` },
            { text: r`\(5\)`, why: r`This is the slope. The question asks for the start.` },
          ],
          key: 0,
          check: { claims: ['(29-9)/(6-2) = 5', '5*2-1 = 9', '5*6-1 = 29', '5*0-1 = -1'] },
        },
      ],
    },
    {
      id: 'meaning',
      heading: 'Say what the numbers mean',
      blocks: [
        {
          kind: 'text',
          text: r`Some questions ask for no number at all. They show a rule and ask what its 3 or its 6 means. The units tell you. The start has the units of the output: dollars. The rate has the units of the output <i>per</i> unit of the input: dollars per hour.`,
        },
        {
          kind: 'text',
          text: r`Say the full sentence before you read the choices. “The cost goes up by 3 dollars for each hour.” Then look for that sentence. A wrong choice often takes the right number and ties it to the wrong thing, such as 3 dollars for the whole ride.`,
        },
        {
          kind: 'text',
          text: r`If the unit of the input changes, only the rate changes. A start is a start in every unit, since zero hours are zero minutes. At $3 per hour, a ride costs $0.05 per minute, and unlocking still costs $6.`,
        },
        {
          kind: 'question',
          id: 'what-the-start-means',
          stem: r`The amount of water in a tank, in liters, \(t\) minutes after a valve is opened is given by \(w(t)=180-12t\). What does the 180 mean?`,
          choices: [
            { text: 'The tank loses 180 liters per minute.', why: r`The number beside \(t\) is the rate, and that is 12.` },
            { text: 'The tank is empty after 180 minutes.', why: r`The tank is empty when \(w(t)=0\), which is after 15 minutes.` },
            {
              text: 'The tank contains 180 liters when the valve is opened.',
              why: r`At that moment \(t=0\), and \(w(0)=180\). The 180 has the units of the output, liters.`,
            },
            { text: 'The tank contains 180 liters after one minute.', why: r`After one minute, \(180-12=168\) liters are left.` },
          ],
          key: 2,
          check: { claims: ['180-12*0 = 180', '180-12*15 = 0', '180-12*1 = 168'] },
        },
      ],
    },
    {
      id: 'axes-and-shifts',
      heading: 'Meet the axes, and move the line',
      blocks: [
        {
          kind: 'text',
          text: r`On the \(y\)-axis, \(x\) is 0. So the line meets it at the start, \(f(0)=b\). On the \(x\)-axis, the output is 0. To find that \(x\), which is called the zero of the function, solve \(f(x)=0\). In a story, it is often the moment when nothing is left.`,
        },
        {
          kind: 'figure',
          figure: drawn(
            planeFigure({
              window: { xMin: -1, xMax: 6, yMin: -4, yMax: 10 },
              yStep: 2,
              title: 'A falling line and the places where it meets the axes',
              alt: 'A falling line in the xy-plane. It crosses the y-axis at the point (0, 8), labeled start, and the x-axis at the point (4, 0), labeled zero.',
              items: [
                {
                  type: 'line',
                  through: [
                    [0, 8],
                    [4, 0],
                  ],
                  paint: 'series1',
                },
                { type: 'point', at: [0, 8], label: 'start', side: 'ne' },
                { type: 'point', at: [4, 0], label: 'zero', side: 'ne' },
              ],
            }),
          ),
          caption: r`The line \(y=-2x+8\) starts at 8, loses 2 per step, and is used up after 4 steps.`,
        },
        {
          kind: 'text',
          text: r`A graph can also be moved. With \(f(x)+5\), every output gets 5 added, so the line moves up by 5. With \(f(x-5)\), you must put in 5 more to get what you got before, so the line moves <i>right</i> by 5. If you forget which way it goes, do not guess. Replace \(x\) with the whole expression and simplify. The algebra gets left and right correct for you.`,
        },
        {
          kind: 'example',
          level: 4,
          stem: r`The function \(f\) is defined by \(f(x)=-2x+8\). The graph of \(y=g(x)\) is the graph of \(y=f(x)\) moved 3 units to the right and 4 units down. What is the zero of \(g\)?`,
          steps: [
            r`Moving 3 to the right replaces \(x\) with \(x-3\). Moving 4 down subtracts 4: \(g(x)=f(x-3)-4\).`,
            r`Put \(x-3\) in: \(-2(x-3)+8-4=-2x+10\).`,
            r`For the zero, solve \(-2x+10=0\). This gives \(x=5\).`,
          ],
          answer: r`\(5\)`,
          check: { claims: ['-2*(5-3)+8-4 = 0'] },
        },
        {
          kind: 'question',
          id: 'which-way-it-moves',
          stem: r`If \(f(x)=4x+1\) and \(g(x)=f(x+2)\), what is the \(y\)-intercept of the graph of \(g\)?`,
          choices: [
            { text: r`\((0,-7)\)`, why: r`This is the \(y\)-intercept of \(f(x-2)\). The parentheses have \(x+2\).` },
            { text: r`\((0,1)\)`, why: r`This is the \(y\)-intercept of \(f\), before anything moves.` },
            { text: r`\((0,3)\)`, why: r`This adds 2 to the output. The 2 is inside the parentheses, so it changes the input.` },
            { text: r`\((0,9)\)`, why: r`At \(x=0\), \(g(0)=f(2)\), and \(4(2)+1=9\).` },
          ],
          key: 3,
          check: { claims: ['4*(0+2)+1 = 9'] },
        },
        {
          kind: 'text',
          text: r`Last, the rule behind all of this: equal steps in \(x\) make equal changes in \(y\). It holds even if the numbers in a table are letters. Set two changes over the same step equal, and solve for the letter.`,
        },
      ],
    },
    {
      id: 'traps',
      heading: 'Traps, and a table in the calculator',
      blocks: [
        {
          kind: 'list',
          items: [
            r`Taking the change in \(y\) for the slope. If \(x\) goes up by 4, that change is 4 times the slope.`,
            r`Multiplying the whole output by 3 because the input is 3 times as large. That works only if the start is 0.`,
            r`Reading \(f(x-5)\) as a move to the left.`,
          ],
        },
        {
          kind: 'text',
          text: r`If you are given a table and no rule, the graphing calculator finds both numbers at once. Type the values into a table with the columns \(x_1\) and \(y_1\). Then type \(y_1\sim mx_1+b\) on a new line. When the numbers are small, counting steps in your head is quicker.`,
        },
      ],
    },
  ],
  remember: [
    r`Ask for the start and the rate first.`,
    r`Slope is the change in \(y\) divided by the change in \(x\), over the same step.`,
    r`In \(f(4)=18\), the input 4 is in the parentheses; the output 18 is after the equals sign.`,
  ],
});
