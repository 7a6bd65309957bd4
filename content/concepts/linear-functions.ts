import { planeFigure } from '../figures/plane.ts';
import { conceptsOf, r } from './concept.ts';

export const linearFunctions = conceptsOf(12, [
  {
    id: 'function-in-and-out',
    title: 'What goes in, what comes out',
    idea: r`\(f(3)\) asks for the output when 3 goes in; \(f(x)=3\) asks which input gives 3.`,
    signal: r`A rule such as \(f(x)=4x-7\), followed by \(f(5)\) or by \(f(x)=5\).`,
    how: [
      r`A function is a machine with a slot and a tray. In \(f(5)\), the 5 goes into the slot. In \(f(x)=5\), the 5 is what comes out into the tray.`,
      r`If the number is in the parentheses, replace every \(x\) with it. Put the number in its own parentheses, so that a minus sign is not lost.`,
      r`If the number is after the equals sign, you know the output. Set the rule equal to it and solve.`,
    ],
    example: {
      stem: r`The function \(f\) is defined by \(f(x)=4x-7\). For what value of \(x\) does \(f(x)=13\)?`,
      steps: [r`13 is the output, so set the rule equal to it: \(4x-7=13\).`, r`Add 7: \(4x=20\).`, r`Divide by 4: \(x=5\). Check: \(4(5)-7=13\).`],
      answer: r`\(5\)`,
    },
    check: { claims: ['4*5-7 = 13'] },
    mistake: {
      choice: r`\(45\)`,
      code: 'SWAP',
      why: r`That is \(4(13)-7\), the output for the input 13. The question gave 13 as the output.`,
    },
    archetypes: ['LF-a', 'LF-b'],
    related: ['undo-in-reverse-order', 'evaluate-with-care'],
  },
  {
    id: 'slope-as-rate',
    title: 'Slope is change over change',
    idea: r`Slope is the change in \(y\) divided by the change in \(x\), taken between the same two points.`,
    signal: r`Two points, a table, or the words “per,” “each,” “rate of change.”`,
    how: [
      r`A line climbs the same amount for every step to the right. That amount is its slope. In a story it is a rate: dollars per hour, liters per minute.`,
      r`Take two points. Subtract the \(y\) values, subtract the \(x\) values <i>in the same order</i>, and divide: \(m=\frac{y_2-y_1}{x_2-x_1}\).`,
      r`Look at the sign. If \(y\) falls while \(x\) grows, the slope is negative.`,
    ],
    example: {
      stem: r`The table shows values of a linear function \(f\). What is the slope of its graph?`,
      table: {
        columns: ['x', 'f(x)'],
        rows: [
          ['2', '31'],
          ['6', '19'],
          ['10', '7'],
        ],
      },
      steps: [r`From the first row to the second, \(x\) changes by \(6-2=4\).`, r`The output changes by \(19-31=-12\).`, r`Divide: \(\frac{-12}{4}=-3\).`],
      answer: r`\(-3\)`,
    },
    check: { claims: ['(19-31)/(6-2) = -3', '(7-19)/(10-6) = -3'] },
    mistake: {
      choice: r`\(-12\)`,
      code: 'STOP',
      why: r`The output does drop by 12 from row to row, but \(x\) moves by 4 each time. Slope is the change for a step of 1.`,
    },
    archetypes: ['LF-c'],
    related: ['start-plus-rate', 'line-from-two-facts', 'average-rate-of-change'],
  },
  {
    id: 'line-from-two-facts',
    title: 'Two facts fix a line',
    idea: r`Find the slope from two points, then use one point to find the start: that is the whole equation.`,
    signal: r`Two values of a linear function, a table, or a graph, and a question about the rule or another value.`,
    how: [
      r`Only one straight line passes through two points. So two facts are enough for \(y=mx+b\).`,
      r`First find \(m\), the change in \(y\) over the change in \(x\). Then put one point in and solve for \(b\). Last, test the other point: it must fit too.`,
      r`If you need just one more value, you can skip \(b\). Count the steps from a known point and add the slope for each.`,
    ],
    example: {
      stem: r`For the linear function \(f\), \(f(2)=11\) and \(f(5)=20\). What is \(f(9)\)?`,
      steps: [r`The slope is \(\frac{20-11}{5-2}=3\).`, r`From 5 to 9 there are 4 steps, so the output grows by \(4\cdot3=12\).`, r`\(20+12=32\).`],
      answer: r`\(32\)`,
    },
    check: { claims: ['(20-11)/(5-2) = 3', '3*2+5 = 11', '3*5+5 = 20', '3*9+5 = 32'] },
    mistake: {
      choice: r`\(36\)`,
      code: 'RATE0',
      why: r`This multiplies \(20\) by \(\frac{9}{5}\), as if the output were proportional to the input. That is true only if \(f(0)=0\). Here \(f(0)=5\).`,
    },
    archetypes: ['LF-d', 'LF-i'],
    related: ['slope-as-rate', 'equation-and-graph-of-a-line'],
  },
  {
    id: 'meaning-of-slope-and-start',
    title: 'What the numbers mean',
    idea: r`In \(y=mx+b\), \(m\) says how much \(y\) changes per unit of \(x\), and \(b\) is \(y\) when \(x\) is 0.`,
    signal: r`“Which is the best interpretation of 12 in this context?”`,
    how: [
      r`Units tell you everything. The number that multiplies \(x\) has the units of \(y\) <i>per</i> unit of \(x\). The number on its own has the units of \(y\).`,
      r`Find the number in the rule. Ask: is it multiplied by the variable or not? Then say the full sentence with units before you read the choices.`,
      r`A choice that ties the right number to the wrong thing is still wrong, so check what it names and its units.`,
    ],
    example: {
      stem: r`The height of a candle, in centimeters, after burning for \(t\) hours is \(h(t)=24-1.5t\). What does the \(1.5\) mean?`,
      steps: [
        r`The 1.5 multiplies \(t\), so it is a rate: centimeters per hour.`,
        r`It is subtracted, so the height goes down.`,
        r`After 2 hours, for example, the height is \(24-1.5(2)=21\).`,
      ],
      answer: r`The candle gets 1.5 centimeters shorter each hour.`,
    },
    check: { claims: ['(24-1.5*2)-(24-1.5*1) = -1.5'] },
    mistake: {
      choice: r`The candle is 1.5 centimeters tall when it is lit.`,
      code: 'RATE0',
      why: r`The height at the start is \(h(0)=24\). The 1.5 multiplies \(t\), so it belongs to the change, not to the start.`,
    },
    archetypes: ['LF-e'],
    related: ['start-plus-rate', 'slope-and-intercept-of-a-fit'],
  },
  {
    id: 'zero-and-start-of-a-line',
    title: 'Where a line meets the axes',
    idea: r`On the \(y\)-axis \(x\) is 0; on the \(x\)-axis \(y\) is 0. Put in that 0 and solve.`,
    signal: r`“\(y\)-intercept,” “\(x\)-intercept,” “zero of the function,” or where a graph crosses an axis.`,
    how: [
      r`An intercept is a place. To stand on the \(y\)-axis you have not moved left or right, so \(x=0\). To stand on the \(x\)-axis you have not moved up or down, so \(y=0\).`,
      r`For the \(y\)-intercept, find \(f(0)\). For the \(x\)-intercept, also called the zero, solve \(f(x)=0\).`,
      r`In a story, \(f(0)\) is often the amount at the beginning, and the zero is when nothing is left.`,
    ],
    example: {
      stem: r`What is the zero of the function \(f(x)=-2x+6\)?`,
      steps: [
        r`A zero is an input whose output is 0, so solve \(-2x+6=0\).`,
        r`Add \(2x\): \(6=2x\).`,
        r`Divide by 2: \(x=3\). The graph crosses the \(x\)-axis at \((3,0)\).`,
      ],
      answer: r`\(3\)`,
    },
    check: { claims: ['-2*3+6 = 0'] },
    mistake: {
      choice: r`\(6\)`,
      code: 'INTC',
      why: r`That is \(f(0)\), where the graph meets the \(y\)-axis. It is in plain sight, and “zero” sounds like “put in 0.” A zero is where the <i>output</i> is 0.`,
    },
    figure: planeFigure({
      window: { xMin: -2, xMax: 6, yMin: -4, yMax: 8 },
      title: 'A falling line and its two intercepts',
      alt: 'A falling line in the xy-plane. It crosses the y-axis at the point (0, 6), labeled y-intercept, and the x-axis at the point (3, 0), labeled zero.',
      yStep: 2,
      items: [
        {
          type: 'line',
          through: [
            [0, 6],
            [3, 0],
          ],
          paint: 'series1',
        },
        { type: 'point', at: [0, 6], label: 'y-intercept', side: 'ne' },
        { type: 'point', at: [3, 0], label: 'zero', side: 'se' },
      ],
    }),
    archetypes: ['LF-f'],
    related: ['both-intercepts', 'zeros-and-factors'],
  },
  {
    id: 'change-the-unit-of-a-rate',
    title: 'Change the unit of a rate',
    idea: r`When the unit of the input changes, only the rate changes; the start stays as it was.`,
    signal: r`A rule in days and a question in weeks; a rule in minutes and a question in hours.`,
    how: [
      r`The start belongs to time 0, and time 0 is the same in every unit. Only the part that is multiplied must be converted.`,
      r`Ask: how many small units are in one big one? A rate of 5 per day is \(7\cdot5=35\) per week.`,
      r`Test it with one moment in both units. Day 14 and week 2 must give the same output.`,
    ],
    example: {
      stem: r`The number of pages left to read after \(d\) days is \(p=310-20d\). Which equation gives the pages left after \(w\) weeks?`,
      steps: [
        r`A week has 7 days, so the rate is \(7\cdot20=140\) pages per week.`,
        r`The start does not change: 310 pages.`,
        r`Test: 14 days leave \(310-20(14)=30\), and 2 weeks leave \(310-140(2)=30\).`,
      ],
      answer: r`\(p=310-140w\)`,
    },
    check: { claims: ['7*20 = 140', '310-20*14 = 310-140*2'] },
    mistake: {
      choice: r`\(p=2170-140w\)`,
      code: 'RATE0',
      why: r`Here the 310 was multiplied by 7 as well. The book does not get longer because you count in weeks.`,
    },
    archetypes: ['LF-g'],
    related: ['chain-the-units', 'model-in-other-units'],
  },
  {
    id: 'shift-a-line',
    title: 'Shift a graph',
    idea: r`In \(g(x)=f(x-h)+k\), the graph of \(f\) moves right by \(h\) and up by \(k\).`,
    signal: r`A new function written with the old one: \(g(x)=f(x-2)+5\), or “translated 3 units up.”`,
    how: [
      r`What happens outside the parentheses changes the output: \(+5\) lifts every point by 5.`,
      r`What happens inside changes the input first, so it works the other way around. With \(f(x-2)\) you must put in 2 <i>more</i> to get the same output. The graph moves right.`,
      r`To be safe, replace \(x\) in the rule of \(f\) with the whole expression and simplify. The algebra gets left and right correct for you.`,
    ],
    example: {
      stem: r`If \(f(x)=3x+1\) and \(g(x)=f(x-2)+5\), what is the \(y\)-intercept of the graph of \(g\)?`,
      steps: [r`Replace \(x\) with \(x-2\): \(f(x-2)=3(x-2)+1=3x-5\).`, r`Add 5: \(g(x)=3x\).`, r`At \(x=0\) this is 0.`],
      answer: r`\((0,0)\)`,
    },
    check: { claims: ['3*(0-2)+1+5 = 0'] },
    mistake: {
      choice: r`\((0,12)\)`,
      code: 'SHIFT',
      why: r`This uses \(3(x+2)+1+5\), a shift to the left. “Minus” feels like left, but inside the parentheses it is the other way around.`,
    },
    archetypes: ['LF-h'],
    related: ['slide-a-line', 'move-and-flip-graphs'],
  },
  {
    id: 'equal-steps-equal-changes',
    title: 'Equal steps, equal changes',
    idea: r`For a linear function, every step of the same size in \(x\) changes the output by the same amount.`,
    signal: r`A table with letters in it, or a statement like “\(f(x+4)-f(x)=10\) for all \(x\).”`,
    how: [
      r`This is what “linear” means, and it works even when the numbers are letters. If a step of 4 always adds 10, the slope is \(\frac{10}{4}\), wherever you begin.`,
      r`So write the steps beside the table. Equal steps in \(x\) give equal differences in \(y\). Set two differences equal, and solve for the letter.`,
      r`To compare two functions, compare their changes over the <i>same</i> step.`,
    ],
    example: {
      stem: r`In the table, \(a\) is a constant and \(f\) is linear. What is the value of \(a\)?`,
      table: {
        columns: ['x', 'f(x)'],
        rows: [
          ['1', 'a'],
          ['4', '2a + 3'],
          ['7', '26'],
        ],
      },
      steps: [
        r`Both steps in \(x\) are 3, so both changes are equal.`,
        r`\((2a+3)-a=26-(2a+3)\), so \(a+3=23-2a\).`,
        r`Then \(3a=20\), so \(a=\frac{20}{3}\).`,
      ],
      answer: r`\(\frac{20}{3}\)`,
    },
    check: { claims: ['(2*20/3+3)-20/3 = 26-(2*20/3+3)'] },
    mistake: {
      choice: r`\(\frac{26}{3}\)`,
      code: 'SIGN',
      why: r`The second change was written as \(26-2a+3\). The whole of \(2a+3\) is subtracted, so its 3 changes sign too. Parentheses prevent this.`,
    },
    archetypes: ['LF-j', 'LF-k', 'LF-l', 'LF-m', 'LF-n'],
    related: ['slope-as-rate', 'linear-or-exponential'],
  },
]);
