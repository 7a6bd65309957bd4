import type { StudySheet } from './sheet.ts';

export const formulaSheet: StudySheet = {
  id: 'formulas',
  title: 'Formula sheet',
  group: 'math',
  lead: 'First come the formulas on the test’s own reference sheet. The rest are not given, so know them by heart.',
  parts: [
    {
      heading: 'On the test’s reference sheet',
      entries: [
        {
          title: 'Circle',
          formula: 'A=\\pi r^2\\qquad C=2\\pi r',
          text: 'Use the radius, not the diameter. A full circle is 360 degrees, or \\(2\\pi\\) radians.',
        },
        {
          title: 'Rectangle and triangle',
          formula: 'A=lw\\qquad A=\\frac{1}{2}bh',
          text: 'The height meets the base at a right angle. The angles of a triangle add up to 180 degrees.',
        },
        { title: 'Right triangle', formula: 'a^2+b^2=c^2', text: '\\(c\\) is the hypotenuse, the side across from the right angle.' },
        {
          title: 'Special right triangles',
          formula: 's:s:s\\sqrt{2}\\qquad s:s\\sqrt{3}:2s',
          text: '45-45-90 and 30-60-90. The side across from 30 degrees is half the hypotenuse.',
        },
        { title: 'Box and cylinder', formula: 'V=lwh\\qquad V=\\pi r^2h', text: 'Both are the area of the base times the height.' },
        {
          title: 'Sphere, cone, pyramid',
          formula: 'V=\\frac{4}{3}\\pi r^3\\qquad V=\\frac{1}{3}\\pi r^2h\\qquad V=\\frac{1}{3}lwh',
          text: 'A cone or pyramid holds a third of the cylinder or box around it.',
        },
      ],
    },
    {
      heading: 'Lines',
      entries: [
        { title: 'Slope', formula: 'm=\\frac{y_2-y_1}{x_2-x_1}', text: 'Subtract in the same order on the top and the bottom.', topicId: 12 },
        { title: 'Forms', formula: 'y=mx+b\\qquad y-y_1=m(x-x_1)\\qquad Ax+By=C', text: 'In the last one, the slope is \\(-\\frac{A}{B}\\).', topicId: 13 },
        {
          title: 'Parallel, perpendicular',
          formula: 'm_1=m_2\\qquad m_1m_2=-1',
          text: 'Parallel lines have the same slope. Perpendicular slopes multiply to \\(-1\\).',
          topicId: 13,
        },
        {
          title: 'Distance and midpoint',
          formula: '\\sqrt{(x_2-x_1)^2+(y_2-y_1)^2}\\qquad\\left(\\frac{x_1+x_2}{2},\\frac{y_1+y_2}{2}\\right)',
          text: 'The distance is the Pythagorean theorem on a grid.',
          topicId: 29,
        },
      ],
    },
    {
      heading: 'Quadratics and exponents',
      entries: [
        {
          title: 'Quadratic formula',
          formula: 'x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}',
          text: 'For \\(ax^2+bx+c=0\\). If what is under the root is positive, there are two real solutions; if zero, one; if negative, none.',
          topicId: 17,
        },
        { title: 'Vertex', formula: 'y=a(x-h)^2+k\\qquad h=-\\frac{b}{2a}', text: 'The vertex is \\((h,k)\\).', topicId: 16 },
        {
          title: 'Sum and product of solutions',
          formula: '-\\frac{b}{a}\\qquad\\frac{c}{a}',
          text: 'For \\(ax^2+bx+c=0\\). You don’t have to find the solutions first.',
          topicId: 17,
        },
        {
          title: 'Special products',
          formula: '(a+b)^2=a^2+2ab+b^2\\qquad(a+b)(a-b)=a^2-b^2',
          text: 'The middle term \\(2ab\\) is the one people forget.',
          topicId: 18,
        },
        {
          title: 'Exponents',
          formula: 'a^m a^n=a^{m+n}\\qquad\\frac{a^m}{a^n}=a^{m-n}\\qquad(a^m)^n=a^{mn}',
          text: 'With the same base, add to multiply and subtract to divide. For a power of a power, multiply.',
          topicId: 18,
        },
        {
          title: 'Negative and fractional exponents',
          formula: 'a^{-n}=\\frac{1}{a^n}\\qquad a^{m/n}=\\sqrt[n]{a^m}',
          text: 'A negative exponent means one over the power. In a fraction, the bottom number is the root and the top one the power.',
          topicId: 18,
        },
        {
          title: 'Growth and decay',
          formula: 'y=a(1+r)^t\\qquad y=a(1-r)^t',
          text: '\\(a\\) is the starting value, \\(r\\) the rate as a decimal, and \\(t\\) the number of steps.',
          topicId: 16,
        },
      ],
    },
    {
      heading: 'Data',
      entries: [
        { title: 'Mean', formula: '\\text{mean}=\\frac{\\text{sum}}{\\text{how many}}', text: 'The other way around: sum = mean × how many.', topicId: 21 },
        {
          title: 'Percent change',
          formula: '\\frac{\\text{new}-\\text{old}}{\\text{old}}\\cdot100\\%',
          text: 'Divide by the value it started from.',
          topicId: 20,
        },
        {
          title: 'Probability',
          formula: 'P(A\\text{ given }B)=\\frac{\\text{both }A\\text{ and }B}{\\text{all of }B}',
          text: 'The denominator is only the group after “given” or “of those.”',
          topicId: 23,
        },
      ],
    },
    {
      heading: 'Circles and trigonometry',
      entries: [
        {
          title: 'Equation of a circle',
          formula: '(x-h)^2+(y-k)^2=r^2',
          text: 'The center is \\((h,k)\\). The right side is \\(r^2\\), not \\(r\\).',
          topicId: 29,
        },
        {
          title: 'Arc and sector',
          formula: '\\frac{\\theta}{360}\\cdot2\\pi r\\qquad\\frac{\\theta}{360}\\cdot\\pi r^2',
          text: '\\(\\theta\\) in degrees. Both are the same fraction of the whole: of the circumference, and of the area.',
          topicId: 29,
        },
        {
          title: 'Sine, cosine, tangent',
          formula: '\\sin=\\frac{\\text{opp}}{\\text{hyp}}\\qquad\\cos=\\frac{\\text{adj}}{\\text{hyp}}\\qquad\\tan=\\frac{\\text{opp}}{\\text{adj}}',
          text: 'For acute angles, \\(\\sin x^\\circ=\\cos(90-x)^\\circ\\).',
          topicId: 28,
        },
        {
          title: 'Degrees and radians',
          formula: '180^\\circ=\\pi\\text{ radians}',
          text: 'To get radians, multiply by \\(\\frac{\\pi}{180}\\). To get degrees, multiply by \\(\\frac{180}{\\pi}\\).',
          topicId: 29,
        },
        {
          title: 'Angles of a polygon',
          formula: '(n-2)\\cdot180^\\circ',
          text: 'The sum of the interior angles of a polygon with \\(n\\) sides.',
          topicId: 27,
        },
      ],
    },
  ],
};
