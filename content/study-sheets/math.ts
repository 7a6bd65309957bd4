import type { StudySheet } from './sheet.ts';

export const mathSheets: readonly StudySheet[] = [
  {
    id: 'algebra',
    title: 'Algebra: lines, systems, inequalities',
    group: 'math',
    lead: 'About a third of the Math questions. Nearly all of them come down to slope, a starting value, and doing the same thing on both sides.',
    parts: [
      {
        heading: 'Linear equations in one variable',
        entries: [
          {
            title: 'Order of work',
            text: 'Clear fractions by multiplying with the common denominator, open the brackets, collect the variable on one side, divide. Put the answer back into the first line to check.',
          },
          {
            title: 'How many solutions',
            formula: 'ax+b=cx+d',
            text: 'One solution if \\(a\\ne c\\). None if \\(a=c\\) and \\(b\\ne d\\). Infinitely many if \\(a=c\\) and \\(b=d\\).',
          },
          {
            title: 'Read what is asked',
            text: 'If the question wants \\(6x+2\\), look for a way from \\(3x+1\\) straight to it before you solve for \\(x\\).',
          },
        ],
      },
      {
        heading: 'Linear functions and lines',
        entries: [
          {
            title: 'Slope',
            formula: 'm=\\frac{y_2-y_1}{x_2-x_1}',
            text: 'The change in \\(y\\) for each step of 1 in \\(x\\). In a word problem it is the rate: dollars per hour, meters per second.',
          },
          {
            title: 'Slope-intercept form',
            formula: 'y=mx+b',
            text: '\\(b\\) is the value at \\(x=0\\): the fee, the height at the start, what is there before anything happens.',
          },
          { title: 'Point-slope form', formula: 'y-y_1=m(x-x_1)', text: 'The quickest way from a point and a slope to the equation.' },
          {
            title: 'Standard form',
            formula: 'Ax+By=C',
            text: 'Slope \\(-\\frac{A}{B}\\), \\(x\\)-intercept \\(\\frac{C}{A}\\), \\(y\\)-intercept \\(\\frac{C}{B}\\).',
          },
          {
            title: 'Parallel and perpendicular',
            text: 'Parallel lines have the same slope. Perpendicular slopes multiply to \\(-1\\): turn the fraction over and change the sign.',
          },
        ],
      },
      {
        heading: 'Systems and inequalities',
        entries: [
          {
            title: 'Elimination or substitution',
            text: 'Add or subtract multiples when both equations are in standard form. Substitute when one variable already stands alone.',
          },
          {
            title: 'Solutions of a system',
            formula: '\\begin{aligned}a_1x+b_1y&=c_1\\\\a_2x+b_2y&=c_2\\end{aligned}',
            text: 'No solution: \\(\\frac{a_1}{a_2}=\\frac{b_1}{b_2}\\ne\\frac{c_1}{c_2}\\). Infinitely many: all three ratios are equal. Otherwise exactly one.',
          },
          {
            title: 'Inequalities',
            text: 'Multiplying or dividing by a negative number turns the sign around. “At least” is \\(\\ge\\), “at most” is \\(\\le\\). To test a region, put in one point.',
          },
        ],
      },
    ],
  },
  {
    id: 'advanced-math',
    title: 'Advanced Math: quadratics, exponentials, expressions',
    group: 'math',
    lead: 'About a third of the Math questions. Most are about choosing the form of an expression that shows what is asked.',
    parts: [
      {
        heading: 'Quadratics',
        entries: [
          {
            title: 'Three forms',
            formula: 'ax^2+bx+c=a(x-h)^2+k=a(x-r)(x-s)',
            text: 'Standard form shows the \\(y\\)-intercept \\(c\\), vertex form the vertex \\((h,k)\\), factored form the zeros \\(r\\) and \\(s\\).',
          },
          { title: 'Vertex', formula: 'x=-\\frac{b}{2a}', text: 'Halfway between the zeros. Put it back in for the largest or smallest value.' },
          { title: 'Quadratic formula', formula: 'x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}', text: 'Always works. Bring everything to one side first.' },
          { title: 'Discriminant', formula: 'b^2-4ac', text: 'Positive: two real solutions. Zero: exactly one. Negative: none.' },
          {
            title: 'Sum and product of the zeros',
            formula: 'r+s=-\\frac{b}{a},\\qquad rs=\\frac{c}{a}',
            text: 'Saves solving when only the sum or the product is asked for.',
          },
        ],
      },
      {
        heading: 'Exponents and exponential functions',
        entries: [
          {
            title: 'Laws',
            formula: 'a^m a^n=a^{m+n},\\quad (a^m)^n=a^{mn},\\quad a^{-n}=\\frac{1}{a^n},\\quad a^{m/n}=\\sqrt[n]{a^m}',
            text: 'The base must be the same. Write 8 as \\(2^3\\) if that makes bases agree.',
          },
          {
            title: 'Growth and decay',
            formula: 'y=a(1+r)^t',
            text: '\\(a\\) is the value at the start, \\(r\\) the change in each step: \\(+5\\%\\) gives 1.05, \\(-5\\%\\) gives 0.95. If a step takes \\(k\\) years, the exponent is \\(\\frac{t}{k}\\).',
          },
          { title: 'Linear or exponential', text: 'The same difference each step is linear. The same percent or factor each step is exponential.' },
        ],
      },
      {
        heading: 'Equivalent expressions and equations',
        entries: [
          {
            title: 'Products to know',
            formula: '(a+b)^2=a^2+2ab+b^2,\\qquad a^2-b^2=(a+b)(a-b)',
            text: 'The first has a middle term; forgetting it is the most common slip here.',
          },
          { title: 'Rational equations', text: 'Multiply by the common denominator, solve, and strike out any value that makes a denominator zero.' },
          { title: 'Radical equations', text: 'Isolate the root, square, solve, and test: squaring can bring in a value that does not fit.' },
          { title: 'Absolute value', formula: '|x-a|=d', text: 'Two cases: \\(x=a+d\\) and \\(x=a-d\\). With \\(d<0\\) there is no solution.' },
          { title: 'Moving a graph', text: '\\(f(x)+k\\) moves up by \\(k\\); \\(f(x-h)\\) moves right by \\(h\\); \\(-f(x)\\) reflects in the \\(x\\)-axis.' },
        ],
      },
    ],
  },
  {
    id: 'problem-solving',
    title: 'Problem-Solving and Data Analysis',
    group: 'math',
    lead: 'About one in seven Math questions. The arithmetic is short; reading exactly what is compared with what is the work.',
    parts: [
      {
        heading: 'Ratios, rates, percents',
        entries: [
          {
            title: 'Units',
            text: 'Write the units as fractions and cancel: \\(90\\ \\frac{\\text{km}}{\\text{h}}\\cdot\\frac{1000\\ \\text{m}}{1\\ \\text{km}}\\cdot\\frac{1\\ \\text{h}}{3600\\ \\text{s}}=25\\ \\frac{\\text{m}}{\\text{s}}\\). For areas the factor is squared, for volumes cubed.',
          },
          {
            title: 'Percent change',
            formula: '\\frac{\\text{new}-\\text{old}}{\\text{old}}\\cdot 100\\%',
            text: 'Always divide by the value before the change.',
          },
          { title: 'One percent after another', text: 'Multiply the factors. Up 20% and then down 20% is \\(1.2\\cdot0.8=0.96\\): 4% less than at the start.' },
          { title: 'Back to the original', text: 'After 15% off the price is \\(0.85p\\). Divide by 0.85; do not add 15%.' },
        ],
      },
      {
        heading: 'One and two variables',
        entries: [
          { title: 'Mean and median', text: 'Sum = mean × number of values. An extreme value pulls the mean, hardly the median.' },
          {
            title: 'Spread',
            text: 'Range = largest − smallest. A smaller standard deviation means values closer to the mean; adding the same number to all of them leaves it unchanged.',
          },
          {
            title: 'Line of best fit',
            text: 'Slope: predicted change in \\(y\\) for each 1 of \\(x\\). Residual = actual − predicted: a point above the line has a positive one.',
          },
        ],
      },
      {
        heading: 'Probability and inference',
        entries: [
          {
            title: 'Probability',
            formula: 'P=\\frac{\\text{outcomes that count}}{\\text{all outcomes}}',
            text: '“Given that …” and “of those who …” change the denominator to that row or column.',
          },
          {
            title: 'Margin of error',
            text: 'An estimate of 62% ± 4% makes values from 58% to 66% plausible for the population. A larger random sample makes the margin smaller.',
          },
          {
            title: 'What may be concluded',
            text: 'A random sample lets you speak about the population it was drawn from. Only random assignment lets you speak about cause.',
          },
        ],
      },
    ],
  },
  {
    id: 'geometry',
    title: 'Geometry and Trigonometry',
    group: 'math',
    lead: 'About one in seven Math questions. The test shows a reference sheet; these are the facts around it.',
    parts: [
      {
        heading: 'Area, volume, angles',
        entries: [
          { title: 'Scale', text: 'If lengths grow by \\(k\\), areas grow by \\(k^2\\) and volumes by \\(k^3\\).' },
          {
            title: 'Volumes',
            formula: 'V_{\\text{cylinder}}=\\pi r^2h,\\quad V_{\\text{cone}}=\\tfrac13\\pi r^2h,\\quad V_{\\text{sphere}}=\\tfrac43\\pi r^3',
            text: 'A prism is base area times height; a pyramid is a third of it. Look whether the radius or the diameter is given.',
          },
          {
            title: 'Angles',
            text: 'A triangle has 180°, a polygon of \\(n\\) sides \\((n-2)\\cdot180°\\). An exterior angle of a triangle is the sum of the two far interior ones.',
          },
          { title: 'Similar triangles', text: 'Two equal angles are enough. Match the sides that lie across from equal angles, then set up one proportion.' },
        ],
      },
      {
        heading: 'Right triangles',
        entries: [
          { title: 'Pythagoras', formula: 'a^2+b^2=c^2', text: 'Worth knowing: 3-4-5, 5-12-13, 8-15-17, 7-24-25 and their multiples.' },
          {
            title: 'Special triangles',
            formula: '1:1:\\sqrt2\\qquad 1:\\sqrt3:2',
            text: '45-45-90 and 30-60-90; the longest side lies across from the right angle.',
          },
          {
            title: 'Sine, cosine, tangent',
            formula:
              '\\sin A=\\frac{\\text{opposite}}{\\text{hypotenuse}},\\quad \\cos A=\\frac{\\text{adjacent}}{\\text{hypotenuse}},\\quad \\tan A=\\frac{\\text{opposite}}{\\text{adjacent}}',
            text: 'For complementary angles \\(\\sin x=\\cos(90°-x)\\).',
          },
        ],
      },
      {
        heading: 'Circles',
        entries: [
          {
            title: 'Equation',
            formula: '(x-h)^2+(y-k)^2=r^2',
            text: 'Center \\((h,k)\\). Complete the square to get there; the right side is \\(r^2\\), not \\(r\\).',
          },
          {
            title: 'Arcs and sectors',
            formula: '\\frac{\\theta}{360°}=\\frac{\\text{arc}}{2\\pi r}=\\frac{\\text{sector}}{\\pi r^2}',
            text: 'In radians: arc \\(=r\\theta\\), sector \\(=\\frac12r^2\\theta\\). \\(180°=\\pi\\) radians.',
          },
          { title: 'Tangent', text: 'A tangent meets the radius at a right angle: look for a right triangle there.' },
        ],
      },
    ],
  },
];
