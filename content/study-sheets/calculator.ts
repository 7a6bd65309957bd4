import type { StudySheet } from './sheet.ts';

export const calculatorSheet: StudySheet = {
  id: 'calculator',
  title: 'Calculator techniques',
  group: 'math',
  lead: 'The test app has a graphing calculator for every Math question. These techniques solve many of them without algebra. Practice each one here first.',
  parts: [
    {
      heading: 'Solve by looking',
      entries: [
        {
          title: 'One equation',
          text: 'Type the left side as \\(y=\\ldots\\) in one row and the right side in the next. Click the point where the graphs cross. Its \\(x\\) is the solution.',
          topicId: 11,
        },
        {
          title: 'Two equations',
          text: 'Type both as they are, even \\(2x+3y=12\\). Click the point where they cross. Parallel lines mean no solution; if you see only one line, there are infinitely many.',
          topicId: 14,
        },
        {
          title: 'Zeros',
          text: 'Type the expression and click where the graph meets the \\(x\\)-axis. If the question asks how many solutions there are, count those points. One where the graph only touches the axis counts, too.',
          topicId: 17,
        },
        {
          title: 'Highest or lowest point',
          text: 'Graph the function and click the top or the bottom. The \\(x\\) tells you when, and the \\(y\\) tells you how much.',
          topicId: 16,
        },
        {
          title: 'Inequalities',
          text: 'Type them as they are; for \\(\\ge\\) type >=. The solutions are where the shadings overlap. Then type each choice as a point and see where it lands.',
          topicId: 15,
        },
      ],
    },
    {
      heading: 'Compare and test',
      entries: [
        {
          title: 'Equal expressions',
          text: 'With one variable: graph the given expression, then each choice. The right one covers the first graph exactly.',
          topicId: 18,
        },
        {
          title: 'A letter for a constant',
          text: 'Type the equation with its letter and add a slider. Move it until the graph shows what the question says: one solution, no solution, a given point.',
          topicId: 14,
        },
        {
          title: 'A value of a function',
          text: 'Type \\(f(x)=\\ldots\\) once, then \\(f(3)\\) in its own row. For several values, use a table.',
          topicId: 12,
        },
        { title: 'Test the choices', text: 'Plug each choice into the equation. It takes four rows and no algebra.' },
      ],
    },
    {
      heading: 'Data',
      entries: [
        {
          title: 'Mean and median',
          text: 'Type the numbers as a list: \\(\\operatorname{mean}([4,7,9])\\) and \\(\\operatorname{median}([4,7,9])\\).',
          topicId: 21,
        },
        {
          title: 'Line of best fit',
          text: 'Enter the points in a table, then type \\(y_1\\sim mx_1+b\\). You get the slope \\(m\\) and the \\(y\\)-intercept \\(b\\).',
          topicId: 22,
        },
      ],
    },
    {
      heading: 'Where it goes wrong',
      entries: [
        { title: 'Outside the window', text: 'You don’t see a graph? Zoom out, or set the window from the numbers in the question.' },
        { title: 'Degrees or radians', text: 'Check the setting before you type \\(\\sin\\), \\(\\cos\\), or \\(\\tan\\).', topicId: 28 },
        {
          title: 'Parentheses',
          text: 'Type \\((-3)^2\\), not \\(-3^2\\). If you type a fraction in one line, put the whole top and the whole bottom in parentheses.',
        },
        {
          title: 'When not to',
          text: 'If you can do it in your head in two steps, the calculator costs time. And if the choices are full of letters, algebra is usually faster.',
        },
      ],
    },
  ],
};
