import type { StudySheet } from './sheet.ts';

export const calculatorSheet: StudySheet = {
  id: 'calculator',
  title: 'Calculator techniques',
  group: 'math',
  lead: 'The graphing calculator is on screen for every Math question. These ways solve many of them without algebra. Practice each one here first.',
  parts: [
    {
      heading: 'Solve by looking',
      entries: [
        {
          title: 'One equation',
          text: 'Type the left side as \\(y=\\ldots\\) in one row and the right side in the next. Tap the point where the graphs cross. Its \\(x\\) is the solution.',
          topicId: 11,
        },
        {
          title: 'Two equations',
          text: 'Type both as they stand, even as \\(2x+3y=12\\). Tap the crossing point. If the lines never meet, there is no solution.',
          topicId: 14,
        },
        {
          title: 'Zeros',
          text: 'Type the expression and tap where the graph meets the \\(x\\)-axis. Count the crossings if the question asks how many solutions there are.',
          topicId: 17,
        },
        {
          title: 'Highest or lowest point',
          text: 'Graph the function and tap the top or the bottom. The \\(x\\) says when, and the \\(y\\) says how much.',
          topicId: 16,
        },
        {
          title: 'Inequalities',
          text: 'Type them with \\(<\\) or \\(\\ge\\) and see which region is shaded by both. Then type the choices as points.',
          topicId: 15,
        },
      ],
    },
    {
      heading: 'Compare and test',
      entries: [
        { title: 'Equal expressions', text: 'Graph the given expression, then each choice. The right one covers the first graph exactly.', topicId: 18 },
        {
          title: 'A letter for a constant',
          text: 'Type the letter and add a slider. Move it until the picture shows what the question says: one solution, no solution, a point on the graph.',
          topicId: 14,
        },
        {
          title: 'A value of a function',
          text: 'Type \\(f(x)=\\ldots\\) once, then \\(f(3)\\) in a row of its own. For many values, use a table.',
          topicId: 12,
        },
        { title: 'Test the choices', text: 'Put each choice into the equation as a number. It takes four rows, and no algebra.' },
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
        { title: 'Line of best fit', text: 'Put the points in a table, then type \\(y_1\\sim mx_1+b\\). It shows the slope and the intercept.', topicId: 22 },
      ],
    },
    {
      heading: 'Where it goes wrong',
      entries: [
        { title: 'Outside the window', text: 'You see nothing? Zoom out, or look at the numbers of the question to set the window.' },
        { title: 'Degrees or radians', text: 'Check the setting before you type \\(\\sin\\), \\(\\cos\\), or \\(\\tan\\).', topicId: 28 },
        { title: 'Brackets', text: 'Type \\((-3)^2\\), not \\(-3^2\\). Put brackets around the whole of what stands above and below a fraction bar.' },
        { title: 'When not to', text: 'If two steps of mental math do it, the calculator costs time. Letters in all the choices often call for algebra, too.' },
      ],
    },
  ],
};
