import type { StudySheet } from './sheet.ts';

export const mathSheets: readonly StudySheet[] = [
  {
    id: 'algebra',
    title: 'Algebra: lines, systems, inequalities',
    group: 'math',
    lead: 'About 35% of Math, 13 to 15 of the 44 questions. Nearly all of them come down to a slope, a starting value, and doing the same thing to both sides.',
    parts: [
      {
        heading: 'Linear equations in one variable',
        entries: [
          {
            title: 'Steps',
            text: 'Clear fractions by multiplying both sides by the common denominator, distribute, collect the variable on one side, and divide. To check, plug the answer back into the original equation.',
          },
          {
            title: 'How many solutions',
            formula: 'ax+b=cx+d',
            text: 'Exactly one solution if \\(a\\ne c\\). None if \\(a=c\\) and \\(b\\ne d\\). Infinitely many if \\(a=c\\) and \\(b=d\\).',
          },
          {
            title: 'Read what is asked',
            text: 'If you know \\(3x+1\\) and the question asks for \\(6x+2\\), just double it. You don’t need \\(x\\).',
          },
        ],
      },
      {
        heading: 'Linear functions and lines',
        entries: [
          {
            title: 'Slope',
            formula: 'm=\\frac{y_2-y_1}{x_2-x_1}',
            text: 'The change in \\(y\\) when \\(x\\) goes up by 1. In a word problem it is the rate: dollars per hour, meters per second.',
          },
          {
            title: 'Slope-intercept form',
            formula: 'y=mx+b',
            text: '\\(b\\) is the value at \\(x=0\\): the flat fee, the starting height, the amount before anything happens.',
          },
          { title: 'Point-slope form', formula: 'y-y_1=m(x-x_1)', text: 'The quickest way to the equation when you know a point and the slope.' },
          {
            title: 'Standard form',
            formula: 'Ax+By=C',
            text: 'Slope \\(-\\frac{A}{B}\\), \\(x\\)-intercept \\(\\frac{C}{A}\\), \\(y\\)-intercept \\(\\frac{C}{B}\\).',
          },
          {
            title: 'Parallel and perpendicular',
            text: 'Parallel lines have the same slope. Perpendicular slopes multiply to \\(-1\\): flip the fraction and change the sign.',
          },
        ],
      },
      {
        heading: 'Systems and inequalities',
        entries: [
          {
            title: 'Elimination or substitution',
            text: 'When both equations are in standard form, multiply one so that a variable cancels when you add or subtract. When a variable is already alone, substitute.',
          },
          {
            title: 'Solutions of a system',
            formula: '\\begin{aligned}a_1x+b_1y&=c_1\\\\a_2x+b_2y&=c_2\\end{aligned}',
            text: 'No solution: \\(\\frac{a_1}{a_2}=\\frac{b_1}{b_2}\\ne\\frac{c_1}{c_2}\\). Infinitely many: all three ratios are equal. Otherwise exactly one.',
          },
          {
            title: 'Inequalities',
            text: 'Multiplying or dividing by a negative number flips the inequality sign. “At least” is \\(\\ge\\), and “at most” is \\(\\le\\). To see which side is shaded, test one point.',
          },
        ],
      },
    ],
  },
  {
    id: 'advanced-math',
    title: 'Advanced Math: quadratics, exponentials, expressions',
    group: 'math',
    lead: 'About 35% of Math, 13 to 15 of the 44 questions. Often the work is to find the form of an expression that shows what the question asks for.',
    parts: [
      {
        heading: 'Quadratics',
        entries: [
          {
            title: 'Three forms',
            formula: 'ax^2+bx+c=a(x-h)^2+k=a(x-r)(x-s)',
            text: 'Standard form shows the \\(y\\)-intercept \\((0,c)\\), vertex form the vertex \\((h,k)\\), and factored form the zeros \\(r\\) and \\(s\\).',
          },
          {
            title: 'Vertex',
            formula: 'x=-\\frac{b}{2a}',
            text: 'The vertex is halfway between the zeros. Plug this \\(x\\) back in to get the greatest or least value.',
          },
          { title: 'Quadratic formula', formula: 'x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}', text: 'It always works. Get zero on one side first.' },
          { title: 'Discriminant', formula: 'b^2-4ac', text: 'Positive: two real solutions. Zero: exactly one. Negative: no real solutions.' },
          {
            title: 'Sum and product of the zeros',
            formula: 'r+s=-\\frac{b}{a},\\qquad rs=\\frac{c}{a}',
            text: 'Use these when a question asks only for the sum or the product. You don’t have to solve.',
          },
        ],
      },
      {
        heading: 'Exponents and exponential functions',
        entries: [
          {
            title: 'Exponent rules',
            formula: 'a^m a^n=a^{m+n},\\quad \\frac{a^m}{a^n}=a^{m-n},\\quad (a^m)^n=a^{mn},\\quad a^{-n}=\\frac{1}{a^n},\\quad a^{m/n}=\\sqrt[n]{a^m}',
            text: 'The bases must match. If it helps, rewrite one: \\(8=2^3\\).',
          },
          {
            title: 'Growth and decay',
            formula: 'y=a(1+r)^t',
            text: '\\(a\\) is the starting value and \\(r\\) the change in each step: growth of 5% gives 1.05, a loss of 5% gives 0.95. If each step takes \\(k\\) years and \\(t\\) is in years, the exponent is \\(\\frac{t}{k}\\).',
          },
          {
            title: 'Linear or exponential',
            text: 'Adding the same amount each step is linear. Multiplying by the same factor, or changing by the same percent, is exponential.',
          },
        ],
      },
      {
        heading: 'Equivalent expressions and equations',
        entries: [
          {
            title: 'Products to know',
            formula: '(a+b)^2=a^2+2ab+b^2,\\qquad a^2-b^2=(a+b)(a-b)',
            text: 'Don’t forget the middle term of the first one: \\((a+b)^2\\) is not \\(a^2+b^2\\).',
          },
          { title: 'Rational equations', text: 'Multiply by the common denominator, solve, and throw out any value that makes a denominator zero.' },
          { title: 'Radical equations', text: 'Isolate the root, square both sides, solve, and check. Squaring can add a value that doesn’t work.' },
          { title: 'Absolute value', formula: '|x-a|=d', text: 'Two cases: \\(x=a+d\\) and \\(x=a-d\\). If \\(d<0\\), there is no solution.' },
          {
            title: 'Moving a graph',
            text: '\\(f(x)+k\\) shifts the graph up by \\(k\\), and \\(f(x-h)\\) shifts it right by \\(h\\). \\(-f(x)\\) reflects it across the \\(x\\)-axis.',
          },
        ],
      },
    ],
  },
  {
    id: 'problem-solving',
    title: 'Problem-Solving and Data Analysis',
    group: 'math',
    lead: 'About 15% of Math, 5 to 7 of the 44 questions. The arithmetic is short. The work is in reading exactly what is being compared with what.',
    parts: [
      {
        heading: 'Ratios, rates, percents',
        entries: [
          {
            title: 'Units',
            text: 'Write the units as fractions and cancel: \\(90\\ \\frac{\\text{km}}{\\text{h}}\\cdot\\frac{1000\\ \\text{m}}{1\\ \\text{km}}\\cdot\\frac{1\\ \\text{h}}{3600\\ \\text{s}}=25\\ \\frac{\\text{m}}{\\text{s}}\\). For areas, square the factor; for volumes, cube it.',
          },
          {
            title: 'Percent change',
            formula: '\\frac{\\text{new}-\\text{old}}{\\text{old}}\\cdot 100\\%',
            text: 'Always divide by the value before the change.',
          },
          {
            title: 'One percent after another',
            text: 'Multiply the factors. Up 20% and then down 20% is \\(1.2\\cdot0.8=0.96\\), which is 4% less than the original.',
          },
          { title: 'Back to the original', text: 'After 15% off, a price \\(p\\) becomes \\(0.85p\\). To get back to \\(p\\), divide by 0.85. Don’t add 15%.' },
        ],
      },
      {
        heading: 'One and two variables',
        entries: [
          { title: 'Mean and median', text: 'Sum = mean × number of values. One extreme value pulls the mean but hardly moves the median.' },
          {
            title: 'Spread',
            text: 'Range = greatest − least. A smaller standard deviation means the values lie closer to the mean. Adding the same number to every value changes neither.',
          },
          {
            title: 'Line of best fit',
            text: 'The slope is the predicted change in \\(y\\) when \\(x\\) goes up by 1. If a point lies above the line, its actual value is greater than predicted.',
          },
        ],
      },
      {
        heading: 'Probability and inference',
        entries: [
          {
            title: 'Probability',
            formula: 'P=\\frac{\\text{outcomes that count}}{\\text{all outcomes}}',
            text: '“Given that …” and “of those who …” change the denominator to that row or column total.',
          },
          {
            title: 'Margin of error',
            text: 'With an estimate of 62% and a margin of error of 4%, values from 58% to 66% are plausible for the whole population. A larger random sample usually has a smaller margin.',
          },
          {
            title: 'What may be concluded',
            text: 'With a random sample, you can generalize to the population it came from. Only with random assignment can you conclude that one thing caused the other.',
          },
        ],
      },
    ],
  },
  {
    id: 'geometry',
    title: 'Geometry and Trigonometry',
    group: 'math',
    lead: 'About 15% of Math, 5 to 7 of the 44 questions. The test gives you a reference sheet; these are the facts that go with it.',
    parts: [
      {
        heading: 'Area, volume, angles',
        entries: [
          { title: 'Scale', text: 'If all lengths are multiplied by \\(k\\), areas are multiplied by \\(k^2\\) and volumes by \\(k^3\\).' },
          {
            title: 'Volumes',
            formula: 'V_{\\text{cylinder}}=\\pi r^2h,\\quad V_{\\text{cone}}=\\tfrac13\\pi r^2h,\\quad V_{\\text{sphere}}=\\tfrac43\\pi r^3',
            text: 'A prism is base area times height, and a pyramid is a third of that. Check whether you are given the radius or the diameter.',
          },
          {
            title: 'Angles',
            text: 'The angles of a triangle add up to 180°; those of a polygon with \\(n\\) sides, to \\((n-2)\\cdot180°\\). An exterior angle of a triangle equals the sum of the two remote interior angles.',
          },
          { title: 'Similar triangles', text: 'Two pairs of equal angles are enough. Match the sides across from equal angles, then set up one proportion.' },
        ],
      },
      {
        heading: 'Right triangles',
        entries: [
          { title: 'Pythagorean theorem', formula: 'a^2+b^2=c^2', text: 'Worth knowing: 3-4-5, 5-12-13, 8-15-17, 7-24-25, and their multiples.' },
          {
            title: 'Special triangles',
            formula: '1:1:\\sqrt2\\qquad 1:\\sqrt3:2',
            text: '45-45-90 and 30-60-90. The longest side is across from the right angle.',
          },
          {
            title: 'Sine, cosine, tangent',
            formula:
              '\\sin A=\\frac{\\text{opposite}}{\\text{hypotenuse}},\\quad \\cos A=\\frac{\\text{adjacent}}{\\text{hypotenuse}},\\quad \\tan A=\\frac{\\text{opposite}}{\\text{adjacent}}',
            text: 'For angles that add up to 90°, \\(\\sin x°=\\cos(90-x)°\\).',
          },
        ],
      },
      {
        heading: 'Circles',
        entries: [
          {
            title: 'Equation',
            formula: '(x-h)^2+(y-k)^2=r^2',
            text: 'Center \\((h,k)\\), radius \\(r\\). If the equation looks different, complete the square. The right side is \\(r^2\\), not \\(r\\).',
          },
          {
            title: 'Arcs and sectors',
            formula: '\\frac{\\theta}{360°}=\\frac{\\text{arc}}{2\\pi r}=\\frac{\\text{sector}}{\\pi r^2}',
            text: 'In radians: arc \\(=r\\theta\\), sector \\(=\\frac12r^2\\theta\\). \\(180°=\\pi\\) radians.',
          },
          { title: 'Tangent', text: 'A tangent line is perpendicular to the radius at the point where they meet. Look for a right triangle there.' },
        ],
      },
    ],
  },
];
