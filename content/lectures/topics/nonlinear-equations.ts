import { planeFigure } from '#content/figures/plane.ts';
import { r } from '#content/concepts/concept.ts';
import { lectureOf } from '../lecture.ts';

export const nonlinearEquations = lectureOf(17, {
  id: 'nonlinear-equations',
  title: 'Keep what is true: nonlinear equations',
  promise: r`You can solve equations with squares, roots, absolute values, and fractions, and keep exactly the solutions that are true.`,
  minutes: 15,
  concepts: [
    'two-cases',
    'zero-product',
    'quadratic-formula',
    'discriminant',
    'sum-and-product-of-solutions',
    'check-for-strays',
    'line-meets-curve',
    'rearrange-and-match-bases',
  ],
  parts: [
    {
      id: 'two',
      heading: 'Undoing a square gives two answers',
      blocks: [
        {
          kind: 'text',
          text: r`Adding 3 or multiplying by 3 can be undone in only one way. A square is different. Both 6 and \(-6\) have the square 36, and the square does not show which one it came from. Absolute value bars, as in \(|x|=6\), hide the sign in the same way.`,
        },
        {
          kind: 'text',
          text: r`So when you undo a square or a pair of absolute value bars, write two cases, one with plus and one with minus. First get the square or the bars alone on one side. If they equal a negative number, stop: there is no solution.`,
        },
        {
          kind: 'text',
          text: r`A square root sign gives only one answer. It always means the root that is not negative. So \(\sqrt{x}=7\) has one solution, 49, while \(x^2=49\) has two, 7 and \(-7\).`,
        },
        {
          kind: 'question',
          id: 'bars',
          stem: r`What is the least solution to \(|3x+6|=15\)?`,
          choices: [
            { text: r`\(-7\)`, why: r`The minus case is \(3x+6=-15\), so \(3x=-21\). The other solution is 3.` },
            { text: r`\(-3\)`, why: r`Here 6 was added to \(-15\). To undo plus 6, subtract it: \(-21\).` },
            { text: r`\(3\)`, why: r`That solves the plus case. It is a solution, but not the least one.` },
            { text: r`\(7\)`, why: r`The size comes from the minus case, but its sign was lost: \(3(7)+6=27\).` },
          ],
          key: 0,
          check: { claims: ['abs(3*(-7)+6) = 15', 'abs(3*3+6) = 15', '3*7+6 = 27'] },
        },
      ],
    },
    {
      id: 'zero',
      heading: 'Make it zero, then factor',
      blocks: [
        {
          kind: 'text',
          text: r`Why move all terms to one side? Because a product of 0 tells you something about its factors. If two numbers multiply to 0, one of them is 0. So write the equation as \(\ldots=0\), factor the left side, and find where each factor is 0.`,
        },
        {
          kind: 'text',
          text: r`Never divide both sides by \(x\), since it may be 0. In \(x^2=5x\) that would throw away the solution 0. Move and factor instead: \(x^2-5x=0\), so \(x(x-5)=0\).`,
        },
        {
          kind: 'text',
          text: r`To factor \(x^2+bx+c\), find two numbers that multiply to \(c\) and add to \(b\). Start with the sign of \(c\). If it is negative, the numbers have different signs. If it is positive, both have the sign of \(b\). That makes the search short.`,
        },
        {
          kind: 'example',
          level: 2,
          stem: r`What is the negative solution to \(2x^2-8x=42\)?`,
          steps: [
            r`Move 42 to the left and divide by 2: \(x^2-4x-21=0\).`,
            r`Product \(-21\), sum \(-4\): the numbers are \(-7\) and 3. So \((x-7)(x+3)=0\).`,
            r`The solutions are 7 and \(-3\). The negative one is \(-3\).`,
            r`Check: \(2(9)-8(-3)=18+24=42\).`,
          ],
          answer: r`\(-3\)`,
          check: { at: { x: '-3' }, claims: ['2*7^2-8*7 = 42'] },
        },
        {
          kind: 'text',
          text: r`Sometimes a piece repeats. In \(x^4-13x^2+36=0\) the piece is \(x^2\). Call it \(u\): \((u-4)(u-9)=0\). Then come back to \(x\). From \(x^2=4\) and \(x^2=9\) you get four solutions, not two.`,
        },
      ],
    },
    {
      id: 'strays',
      heading: 'Roots and fractions can add false solutions',
      blocks: [
        {
          kind: 'text',
          text: r`To remove a root you square, and squaring makes \(-3\) and 3 look alike. To remove a fraction you multiply by its denominator, and that hides which \(x\) was forbidden. Both steps are allowed. But they can add a value that does not fit the original equation, called an extraneous solution. So the check is part of the method.`,
        },
        {
          kind: 'example',
          level: 3,
          stem: r`What is the solution to \(\sqrt{3x+10}=x+2\)?`,
          steps: [
            r`Square each whole side: \(3x+10=x^2+4x+4\).`,
            r`Collect: \(x^2+x-6=0\), so \((x-2)(x+3)=0\).`,
            r`Test 2: \(\sqrt{16}=4\) and \(2+2=4\). It fits.`,
            r`Test \(-3\): the root is 1, but \(-3+2=-1\). It does not fit.`,
          ],
          answer: r`\(2\)`,
          check: { at: { x: '2' }, claims: ['sqrt(3*(-3)+10) = 1', '1 != -3+2'] },
        },
        {
          kind: 'question',
          id: 'forbidden',
          stem: r`What is the solution to \(\frac{2x}{x-3}=\frac{6}{x-3}+5\)?`,
          choices: [
            { text: r`\(x=-1\)`, why: r`Here \(5(x-3)\) was expanded as \(5x-3\). The 5 multiplies the 3 too.` },
            { text: r`\(x=3\)`, why: r`The algebra does end at 3. But 3 makes both denominators 0, so it was forbidden from the start.` },
            { text: r`\(x=\frac{11}{2}\)`, why: r`The 5 was not multiplied by \(x-3\). Every term is multiplied, with or without a fraction.` },
            { text: r`There is no solution.`, why: r`\(2x=6+5(x-3)\) gives only \(x=3\), and 3 is forbidden.` },
          ],
          key: 3,
          check: { claims: ['2*3 = 6+5*(3-3)', '2*(11/2) = 6+5', '2*(-1) = 6+5*(-1)-3'] },
        },
      ],
    },
    {
      id: 'formula',
      heading: 'When nothing factors, the formula says how many',
      blocks: [
        {
          kind: 'text',
          text: r`The quadratic formula always works: \(x=\frac{-b\pm\sqrt{b^2-4ac}}{2a}\). It is not on the reference sheet, so learn it. Write \(a\), \(b\), and \(c\) down with their signs before you start. For \(x^2-4x-3=0\), the number under the root is \(16+12=28\). So \(x=\frac{4\pm\sqrt{28}}{2}\), which is \(2\pm\sqrt{7}\).`,
        },
        {
          kind: 'text',
          text: r`Look at the number under the root. If \(b^2-4ac\) is positive, plus and minus give two solutions. If it is 0, they give the same one. If it is negative, there is no real solution. In the picture below, the parabola crosses the axis, touches it, or misses it.`,
        },
        {
          kind: 'interactive',
          show: { type: 'parabola', a: 1, h: 1, k: -4, forms: ['vertex', 'factored'], window: { xMin: -5, xMax: 7, yMin: -6, yMax: 10 } },
          caption: r`Lift the parabola slowly. Watch two crossings become one, and then none.`,
          inWords: r`A parabola that opens upward and can be moved up and down. While its vertex is below the x-axis it crosses the axis at two points. With the vertex on the axis it touches at one point. With the vertex above the axis it has no point on it.`,
        },
        {
          kind: 'text',
          text: r`For a quadratic, “exactly one solution” is a signal. So is “touches” or “tangent,” for a line and a parabola. Set the two rules equal, move everything to one side, and write \(b^2-4ac=0\). Now the constant is the unknown. It may have two values: \(k^2=144\) gives 12 and \(-12\), and the question will say which one it wants.`,
        },
        {
          kind: 'example',
          level: 4,
          stem: r`The equation \(4x^2+bx+25=0\), where \(b\) is a constant, has no real solution. What is the greatest possible integer value of \(b\)?`,
          steps: [
            r`No real solution means a negative number under the root: \(b^2-4(4)(25)<0\).`,
            r`So \(b^2<400\), and \(b\) lies between \(-20\) and 20.`,
            r`At 20 there would be exactly one solution, so 20 is out. The greatest integer left is 19.`,
          ],
          answer: r`\(19\)`,
          check: { claims: ['19^2-4*4*25 < 0', '20^2-4*4*25 = 0'] },
        },
        {
          kind: 'text',
          text: r`If a question asks only for the sum or the product of the solutions, there is a shortcut. For \(ax^2+bx+c=0\), the sum is \(-\frac{b}{a}\) and the product is \(\frac{c}{a}\).`,
        },
        {
          kind: 'question',
          id: 'product',
          stem: r`What is the product of the solutions to \(5x^2-12x=30\)?`,
          choices: [
            { text: r`\(-30\)`, why: r`That is \(c\). It still has to be divided by the 5 in front of \(x^2\).` },
            { text: r`\(-6\)`, why: r`Move 30 to the left first: \(c=-30\) and \(a=5\), so the product is \(\frac{-30}{5}\).` },
            { text: r`\(\frac{12}{5}\)`, why: r`That is \(-\frac{b}{a}\), the sum of the solutions.` },
            { text: r`\(6\)`, why: r`Here 30 was read off while it was still on the right side. On the left it is \(-30\).` },
          ],
          key: 1,
          check: { claims: ['(12+sqrt(12^2+4*5*30))/10*(12-sqrt(12^2+4*5*30))/10 = -6', '(12+sqrt(744))/10+(12-sqrt(744))/10 = 12/5'] },
        },
      ],
    },
    {
      id: 'meet',
      heading: 'Lines that meet curves, letters that trade places',
      blocks: [
        {
          kind: 'text',
          text: r`Where a line meets a curve, both have the same height. So set the two rules equal and solve. Each solution is the \(x\) of one meeting point. Put it into the line, the simpler rule, to get \(y\).`,
        },
        {
          kind: 'figure',
          figure: planeFigure({
            window: { xMin: -3, xMax: 5, yMin: -4, yMax: 8 },
            title: 'A line that meets a parabola',
            alt: 'A parabola that opens upward with its vertex at (1, −2) and a rising line through (0, −1). They meet at two marked points, (0, −1) and (3, 2).',
            yStep: 2,
            xLabelEvery: 3,
            items: [
              { type: 'curve', f: (x) => (x - 1) ** 2 - 2, paint: 'series1' },
              {
                type: 'line',
                through: [
                  [0, -1],
                  [1, 0],
                ],
                paint: 'series2',
              },
              { type: 'point', at: [0, -1] },
              { type: 'point', at: [3, 2] },
            ],
          }),
          caption: r`\(x^2-2x-1=x-1\) becomes \(x(x-3)=0\), so they meet at \(x=0\) and \(x=3\).`,
        },
        {
          kind: 'text',
          text: r`Two last kinds need no new idea. If a formula has only letters, treat all but the one you want as numbers, and undo the steps. If \(x\) sits in an exponent, write both sides with the same base. Then the exponents must be equal: \(9^x=27\) is \(3^{2x}=3^3\), so \(x=\frac{3}{2}\).`,
        },
        {
          kind: 'question',
          id: 'rearrange',
          stem: r`The area of a trapezoid is given by \(A=\frac{1}{2}h(a+b)\). Which equation gives \(b\) in terms of \(A\), \(h\), and \(a\)?`,
          choices: [
            { text: r`\(b=\frac{2A}{h}-a\)`, why: r`Double, divide by \(h\), and subtract \(a\) last, since it was added first.` },
            { text: r`\(b=\frac{2A-a}{h}\)`, why: r`Here \(a\) was subtracted before dividing by \(h\). It is locked in the parentheses until \(h\) is gone.` },
            { text: r`\(b=\frac{A}{2h}-a\)`, why: r`Undoing a half means doubling, not halving again.` },
            { text: r`\(b=2Ah-a\)`, why: r`\(h\) multiplies the whole sum. To undo it, divide.` },
          ],
          key: 0,
          check: { claims: ['1/2*4*(3+5) = 16', '2*16/4-3 = 5'] },
        },
      ],
    },
    {
      id: 'traps',
      heading: 'Traps, and a check with the graph',
      blocks: [
        {
          kind: 'list',
          items: [
            r`Taking the numbers in the parentheses as solutions: the factor \((x+3)\) gives \(-3\).`,
            r`Forgetting the minus in \(-b\), or dividing only the root by \(2a\).`,
            r`Giving the greater \(x\) when the question asked for the greater \(y\).`,
          ],
        },
        {
          kind: 'text',
          text: r`In the graphing calculator, type \(y=\) and then one side of the original equation. Do the same with the other side in a second row, and click where the graphs meet. False solutions do not show up there, because nothing was squared or multiplied to draw the graphs. For roots and fractions this is often the safest way.`,
        },
      ],
    },
  ],
  remember: [
    r`Undoing a square or absolute value bars gives two cases.`,
    r`Make one side zero before you factor, and never divide by \(x\).`,
    r`After squaring or clearing fractions, test every value in the original equation.`,
  ],
});
