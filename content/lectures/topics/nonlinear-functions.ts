import { planeFigure } from '#content/figures/plane.ts';
import { r } from '#content/concepts/concept.ts';
import { lectureOf } from '../lecture.ts';

export const nonlinearFunctions = lectureOf(16, {
  id: 'nonlinear-functions',
  title: 'Curves that turn, curves that grow: nonlinear functions',
  promise: r`You can read a parabola from any of its forms, build a growth rule from a story, and move graphs without guessing.`,
  minutes: 15,
  concepts: [
    'evaluate-with-care',
    'the-vertex-is-the-turn',
    'zeros-and-factors',
    'the-form-that-shows-it',
    'move-and-flip-graphs',
    'start-times-growth-factor',
    'time-unit-in-the-exponent',
    'rule-from-a-table',
  ],
  parts: [
    {
      id: 'inputs',
      heading: 'Put the input in parentheses',
      blocks: [
        {
          kind: 'text',
          text: r`A function takes a number in and gives a number back. When the rule has squares and powers, watch the signs: \((-5)^2\) is 25, but \(-5^2\) is \(-25\), because without parentheses only the 5 is squared. So write each input in its own parentheses.`,
        },
        {
          kind: 'question',
          id: 'negative-input',
          stem: r`If \(f(x)=2x^2-3x\), what is the value of \(f(-4)\)?`,
          choices: [
            { text: r`\(-20\)`, why: r`Here \((-4)^2\) was taken as \(-16\). A negative number times itself is positive.` },
            { text: r`\(20\)`, why: r`The square is right, but \(-3(-4)\) is \(+12\), not \(-12\).` },
            { text: r`\(44\)`, why: r`\(2(-4)^2-3(-4)=32+12\).` },
            { text: r`\(76\)`, why: r`This squares \(2x\) as a whole: \((-8)^2=64\). The exponent belongs to \(x\) alone.` },
          ],
          key: 2,
          check: { claims: ['2*(-4)^2-3*(-4) = 44', '(2*(-4))^2-3*(-4) = 76', '-2*4^2-3*(-4) = -20', '2*(-4)^2-12 = 20'] },
        },
        {
          kind: 'text',
          text: r`For \(f(g(2))\), start inside. What comes out of \(g\) goes into \(f\). It is a relay, not a product. For \(f(x+1)\), the whole \(x+1\) goes wherever \(x\) stood, again in parentheses. With \(f(x)=x^2\) that is \((x+1)^2\), or \(x^2+2x+1\). Do not lose the middle term.`,
        },
      ],
    },
    {
      id: 'parabolas',
      heading: 'A parabola has two matching halves',
      blocks: [
        {
          kind: 'text',
          text: r`Throw a ball. It rises, slows, turns, and falls along the mirror image of its path up. That symmetry is the key to quadratics. The turning point is called the vertex. The \(x\) of the vertex lies halfway between any two points of equal height, and so halfway between the zeros.`,
        },
        {
          kind: 'interactive',
          show: { type: 'parabola', a: 1, h: 2, k: -4, forms: ['vertex', 'factored', 'standard'], window: { xMin: -4, xMax: 8, yMin: -6, yMax: 10 } },
          caption: r`Drag the vertex. In vertex form, only two numbers change: its coordinates.`,
          inWords: r`A parabola whose vertex can be moved. When the vertex moves right, the number inside the parentheses changes. When it moves up, the number added at the end changes. The shape stays the same.`,
        },
        {
          kind: 'text',
          text: r`Which way does it open? Look at the number in front of the square. If it is positive, the parabola opens upward and has a lowest point. If it is negative, it opens downward and has a highest point. In a story about something thrown, that number is negative, because gravity pulls down.`,
        },
        {
          kind: 'text',
          text: r`The same parabola can be written in three ways. Each shows a different fact at a glance, so first decide which fact the question wants.`,
        },
        {
          kind: 'list',
          items: [
            r`\(a(x-r)(x-s)\) shows the zeros, \(r\) and \(s\).`,
            r`\(a(x-h)^2+k\) shows the vertex, \((h,k)\).`,
            r`\(ax^2+bx+c\) shows the \(y\)-intercept, \(c\), which is the start in a story; the vertex is at \(x=-\frac{b}{2a}\).`,
          ],
        },
        {
          kind: 'text',
          text: r`Then match the words. “When does it land?” asks for a zero. “How high does it get?” asks for the \(y\) of the vertex, and “When is it highest?” asks for its \(x\). “From what height?” asks for \(c\). If the form you have does not show it, switch.`,
        },
        {
          kind: 'text',
          text: r`The link between zeros and factors holds for every polynomial \(p\), not only for parabolas. If \(p(3)=0\), then \((x-3)\) is a factor. If the graph only touches the axis at 3, the factor is there at least twice. And if \(p(3)\) is 5, then 5 is the remainder when you divide by \(x-3\).`,
        },
        {
          kind: 'example',
          level: 2,
          stem: r`For what value of \(x\) does the function \(f(x)=(x-3)(x+9)\) reach its minimum?`,
          steps: [
            r`The zeros are 3 and \(-9\). The signs flip.`,
            r`The vertex is halfway between them: \(\frac{3+(-9)}{2}=-3\).`,
            r`The question asks where, so the answer is \(-3\). Had it asked for the minimum itself, you would go on: \(f(-3)=(-6)(6)=-36\).`,
          ],
          answer: r`\(-3\)`,
          check: { claims: ['(3+(-9))/2 = -3', '(-3-3)*(-3+9) = -36', '(-2.9-3)*(-2.9+9) > -36', '(-3.1-3)*(-3.1+9) > -36'] },
        },
        {
          kind: 'question',
          id: 'rocket',
          stem: r`A model rocket is launched from a platform. Its height, in feet, after \(t\) seconds is \(h(t)=-16t^2+64t+80\). After how many seconds does it reach the ground?`,
          choices: [
            { text: r`\(2\)`, why: r`That is when it is highest, \(-\frac{64}{2(-16)}\). The ground is where the height is 0.` },
            { text: r`\(4\)`, why: r`At 4 seconds it is back at 80 feet, the height of the platform. It still has to fall that far.` },
            { text: r`\(5\)`, why: r`\(-16(t^2-4t-5)=0\) gives \((t-5)(t+1)=0\), and time is positive.` },
            { text: r`\(80\)`, why: r`That is \(h(0)\), the height of the platform in feet. The question asks for a time.` },
          ],
          key: 2,
          check: { claims: ['-16*5^2+64*5+80 = 0', '-64/(2*(-16)) = 2', '-16*4^2+64*4+80 = 80'] },
        },
      ],
    },
    {
      id: 'moving',
      heading: 'Outside as it looks, inside the other way',
      blocks: [
        {
          kind: 'text',
          text: r`In \(g(x)=f(x-4)-1\), the \(-1\) is outside. It changes the finished output, so the graph drops by 1. The 4 is inside, where it changes the input before the rule acts. To get the old output you must now put in 4 <i>more</i>. So the graph moves right.`,
        },
        {
          kind: 'text',
          text: r`Do not just memorize this. Take one point and follow it: ask which \(x\) makes the new input equal to the old one.`,
        },
        {
          kind: 'text',
          text: r`A factor outside acts on the output, too: \(2f(x)\) doubles every height, and \(-f(x)\) flips the graph over the \(x\)-axis. The zeros stay where they are, since twice 0 is still 0.`,
        },
        {
          kind: 'question',
          id: 'follow-a-point',
          stem: r`The graph of \(f\) passes through \((2,5)\). If \(g(x)=f(x-4)-1\), which point must lie on the graph of \(g\)?`,
          choices: [
            { text: r`\((-2,4)\)`, why: r`The drop by 1 is right. But the minus inside was read as “left.”` },
            { text: r`\((6,4)\)`, why: r`\(g(6)=f(6-4)-1=f(2)-1=5-1\).` },
            { text: r`\((6,6)\)`, why: r`Right by 4 is correct. Outside the parentheses, \(-1\) lowers the output.` },
            { text: r`\((-2,6)\)`, why: r`Both directions are reversed. Only the inside works the other way.` },
          ],
          key: 1,
          check: { claims: ['6-4 = 2', '5-1 = 4'] },
        },
      ],
    },
    {
      id: 'growth',
      heading: 'The same factor, again and again',
      blocks: [
        {
          kind: 'text',
          text: r`A line adds the same amount each step. An exponential function multiplies by the same factor. That is why \(y=a\cdot b^t\) has only two numbers: \(a\), what is there at the start, and \(b\), what each step multiplies by.`,
        },
        {
          kind: 'interactive',
          show: { type: 'exponential', start: 10, factor: 1.5, window: { xMin: -1, xMax: 7, yMin: -5, yMax: 120 } },
          caption: r`Both take the same first step. Where are they after six?`,
          inWords: r`A curve that multiplies by the same factor in each step, beside a line with the same first step. With a factor above 1 the curve soon leaves the line far below. With a factor below 1 it falls more and more slowly and stays above 0, while the line goes below 0.`,
        },
        {
          kind: 'text',
          text: r`To turn a percent into a factor, start from 100%. Gain 30%, and you have 130%: the factor is 1.30. Lose 30%, and 70% is left: the factor is 0.70. The factor tells what you <i>have</i>, not what changed.`,
        },
        {
          kind: 'example',
          level: 3,
          stem: r`A ball is dropped from a height of 200 centimeters. Each bounce multiplies its height by the same factor, and after the second bounce it rises to 98 centimeters. To what height, in centimeters, does it rise after the first bounce?`,
          steps: [
            r`Two bounces multiply twice: \(200b^2=98\), so \(b^2=0.49\).`,
            r`A height is positive, so \(b=0.7\). Each bounce loses 30% of the height.`,
            r`After the first bounce: \(200\cdot0.7=140\). Check: \(140\cdot0.7=98\). Halfway between 200 and 98 would be 149, but that is how a line falls.`,
          ],
          answer: r`140 centimeters`,
          check: { claims: ['200*0.7^2 = 98', '200*0.7 = 140', '(200+98)/2 = 149'] },
        },
        {
          kind: 'figure',
          figure: planeFigure({
            window: { xMin: -0.6, xMax: 7, yMin: -20, yMax: 220 },
            title: 'Heights of a bouncing ball',
            alt: 'Seven points with x from 0 to 6. They start at (0, 200) and fall, quickly at first and then more and more slowly, toward the x-axis.',
            yStep: 20,
            yLabelEvery: 2,
            items: [
              { type: 'curve', f: (x) => 200 * 0.7 ** x, from: 0, to: 7, paint: 'muted', dash: 'dotted' },
              ...[0, 1, 2, 3, 4, 5, 6].map((n) => ({ type: 'point' as const, at: [n, 200 * 0.7 ** n] as const })),
            ],
          }),
          caption: r`Each height is 0.7 times the one before. The drops get smaller, and 0 is never reached.`,
        },
        {
          kind: 'text',
          text: r`How do you recognize such a rule in a table? Check that the steps in \(x\) are equal. Then subtract neighbors. Equal differences mean a line. If they are not equal, divide neighbors. Equal ratios mean an exponential function, and the ratio is the factor. If neither works, subtract the differences from each other. If those results are equal, the rule is quadratic.`,
        },
        {
          kind: 'question',
          id: 'table-rule',
          table: {
            columns: ['x', 'f(x)'],
            rows: [
              ['0', '4'],
              ['1', '6'],
              ['2', '9'],
            ],
          },
          stem: r`The table shows values of an exponential function \(f\). Which equation defines \(f\)?`,
          choices: [
            { text: r`\(f(x)=2x+4\)`, why: r`This adds 2 each step and gives 8 at \(x=2\). An exponential multiplies.` },
            { text: r`\(f(x)=4(1.5)^x\)`, why: r`The start is 4, and \(\frac{6}{4}=\frac{9}{6}=1.5\).` },
            { text: r`\(f(x)=4(0.5)^x\)`, why: r`It does grow by 50%, but the factor must be what you have afterward, 150%.` },
            { text: r`\(f(x)=1.5(4)^x\)`, why: r`The start and the factor have traded places. At \(x=0\) this gives 1.5.` },
          ],
          key: 1,
          check: { claims: ['4*1.5^0 = 4', '4*1.5^1 = 6', '4*1.5^2 = 9'] },
        },
      ],
    },
    {
      id: 'steps',
      heading: 'The exponent counts steps, not hours',
      blocks: [
        {
          kind: 'text',
          text: r`If something halves every 6 hours, one step takes 6 hours. In \(t\) hours there are \(\frac{t}{6}\) steps, and that is the exponent. Test it: at \(t=6\) the exponent must be 1.`,
        },
        {
          kind: 'text',
          text: r`The same care helps with months and years. A yearly factor of 1.06, written for \(m\) months, gets the exponent \(\frac{m}{12}\). It does not become 0.5% a month, because each month builds on the one before.`,
        },
        {
          kind: 'example',
          level: 4,
          stem: r`The mass of a dye tracer in a pond, in grams, after \(t\) hours is \(320\left(\frac{1}{2}\right)^{t/6}\). Which function gives the mass after \(d\) days?`,
          steps: [
            r`\(d\) days are \(24d\) hours, so the exponent is \(\frac{24d}{6}=4d\).`,
            r`Four halvings a day: \(\left(\frac{1}{2}\right)^4=\frac{1}{16}\).`,
            r`So the mass is \(320\left(\frac{1}{16}\right)^d\). Test \(d=1\): 20 grams, and 320 halved four times is 160, 80, 40, 20.`,
          ],
          answer: r`\(320\left(\frac{1}{16}\right)^d\)`,
          check: { claims: ['320*(1/2)^(24/6) = 320*(1/16)^1', '320*(1/2)^(72/6) = 320*(1/16)^3', '320/16 = 20'] },
        },
      ],
    },
    {
      id: 'traps',
      heading: 'Traps, and two calculator moves',
      blocks: [
        {
          kind: 'list',
          items: [
            r`Giving the time of the highest point when the question asked for the height.`,
            r`Reading \(+9\) in \((x+9)\) as a zero at 9.`,
            r`Using 0.30 as the factor for a loss of 30%.`,
          ],
        },
        {
          kind: 'text',
          text: r`In the graphing calculator, type the rule and click the lowest or highest point of its graph: that is the vertex. To compare four rules with a table, type them and look at their values. If a rule has letters for constants, it is usually quicker to work by hand.`,
        },
      ],
    },
  ],
  remember: [
    r`The vertex is halfway between equal heights.`,
    r`Outside moves as it looks; inside moves the other way.`,
    r`The factor tells what you have after a step, and the exponent counts the steps.`,
  ],
});
