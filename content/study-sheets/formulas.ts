import type { StudySheet } from './sheet.ts';

export const formulaSheet: StudySheet = {
  id: 'formulas',
  title: 'Formula sheet',
  group: 'math',
  lead: 'What the test shows you in its reference sheet comes first. The rest is not given: know it by heart.',
  parts: [
    {
      heading: 'Given on the test: know where, not by heart',
      entries: [
        { title: 'Circle', formula: 'A=\\pi r^2\\qquad C=2\\pi r', text: 'Radius, not diameter. A full turn is 360 degrees or \\(2\\pi\\) radians.' },
        { title: 'Rectangle and triangle', formula: 'A=lw\\qquad A=\\frac{1}{2}bh', text: 'The height stands at a right angle to the base.' },
        { title: 'Right triangle', formula: 'a^2+b^2=c^2', text: '\\(c\\) is the side across from the right angle.' },
        {
          title: 'Special right triangles',
          formula: 's:s:s\\sqrt{2}\\qquad s:s\\sqrt{3}:2s',
          text: '45-45-90 and 30-60-90. The side across from 30 degrees is half of the longest.',
        },
        { title: 'Box and cylinder', formula: 'V=lwh\\qquad V=\\pi r^2h', text: 'Area of the base times height.' },
        {
          title: 'Sphere, cone, pyramid',
          formula: 'V=\\frac{4}{3}\\pi r^3\\qquad V=\\frac{1}{3}\\pi r^2h\\qquad V=\\frac{1}{3}lwh',
          text: 'A point on top means a third of the box or cylinder around it.',
        },
      ],
    },
    {
      heading: 'Lines',
      entries: [
        { title: 'Slope', formula: 'm=\\frac{y_2-y_1}{x_2-x_1}', text: 'Same order above and below.', topicId: 12 },
        { title: 'Forms', formula: 'y=mx+b\\qquad y-y_1=m(x-x_1)\\qquad Ax+By=C', text: 'In the last one, the slope is \\(-\\frac{A}{B}\\).', topicId: 13 },
        {
          title: 'Parallel, perpendicular',
          formula: 'm_1=m_2\\qquad m_1m_2=-1',
          text: 'Parallel lines have one slope. Perpendicular slopes multiply to \\(-1\\).',
          topicId: 13,
        },
        {
          title: 'Distance and midpoint',
          formula: '\\sqrt{(x_2-x_1)^2+(y_2-y_1)^2}\\qquad\\left(\\frac{x_1+x_2}{2},\\frac{y_1+y_2}{2}\\right)',
          text: 'The distance is Pythagoras on a grid.',
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
          text: 'For \\(ax^2+bx+c=0\\). Under the root: positive, two solutions; zero, one; negative, none.',
          topicId: 17,
        },
        { title: 'Vertex', formula: 'y=a(x-h)^2+k\\qquad h=-\\frac{b}{2a}', text: 'The vertex is \\((h,k)\\).', topicId: 16 },
        { title: 'Sum and product of solutions', formula: '-\\frac{b}{a}\\qquad\\frac{c}{a}', text: 'No need to solve.', topicId: 17 },
        {
          title: 'Special products',
          formula: '(a+b)^2=a^2+2ab+b^2\\qquad(a+b)(a-b)=a^2-b^2',
          text: 'The middle term \\(2ab\\) is the one that gets lost.',
          topicId: 18,
        },
        {
          title: 'Exponents',
          formula: 'a^m a^n=a^{m+n}\\qquad(a^m)^n=a^{mn}',
          text: 'Same base: add. Power of a power: multiply.',
          topicId: 18,
        },
        {
          title: 'Negative and fractional exponents',
          formula: 'a^{-n}=\\frac{1}{a^n}\\qquad a^{m/n}=\\sqrt[n]{a^m}',
          text: 'A minus turns the fraction over. The bottom of the fraction is the root.',
          topicId: 18,
        },
        { title: 'Growth and decay', formula: 'y=a(1+r)^t\\qquad y=a(1-r)^t', text: '\\(a\\) is the start and \\(r\\) the rate as a decimal.', topicId: 16 },
      ],
    },
    {
      heading: 'Data',
      entries: [
        { title: 'Mean', formula: '\\text{mean}=\\frac{\\text{sum}}{\\text{how many}}', text: 'Turned around: sum = mean × how many.', topicId: 21 },
        { title: 'Percent change', formula: '\\frac{\\text{new}-\\text{old}}{\\text{old}}\\cdot100\\%', text: 'Divide by where it began.', topicId: 20 },
        {
          title: 'Probability',
          formula: 'P(A\\text{ given }B)=\\frac{\\text{both }A\\text{ and }B}{\\text{all of }B}',
          text: 'Only the group after “given” or “of those” counts below.',
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
          text: 'The center is \\((h,k)\\). On the right stands \\(r^2\\), not \\(r\\).',
          topicId: 29,
        },
        {
          title: 'Arc and sector',
          formula: '\\frac{\\theta}{360}\\cdot2\\pi r\\qquad\\frac{\\theta}{360}\\cdot\\pi r^2',
          text: 'The same share of the circumference and of the area.',
          topicId: 29,
        },
        {
          title: 'Sine, cosine, tangent',
          formula: '\\sin=\\frac{\\text{opp}}{\\text{hyp}}\\qquad\\cos=\\frac{\\text{adj}}{\\text{hyp}}\\qquad\\tan=\\frac{\\text{opp}}{\\text{adj}}',
          text: 'And \\(\\sin x=\\cos(90^\\circ-x)\\).',
          topicId: 28,
        },
        {
          title: 'Degrees and radians',
          formula: '180^\\circ=\\pi\\text{ radians}',
          text: 'To radians: times \\(\\frac{\\pi}{180}\\). Back: times \\(\\frac{180}{\\pi}\\).',
          topicId: 29,
        },
        { title: 'Angles of a polygon', formula: '(n-2)\\cdot180^\\circ', text: 'The sum of the angles inside a shape with \\(n\\) sides.', topicId: 27 },
      ],
    },
  ],
};
