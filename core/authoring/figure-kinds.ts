/** The kinds of figures an author can make, and the fields of the form for each. What is drawn from them: content/figures/from-entries. */
export const figureKinds = ['bar', 'line', 'scatter', 'histogram', 'box', 'dot', 'table', 'plane', 'triangle', 'circle', 'solid'] as const;
export type FigureKind = (typeof figureKinds)[number];

export const figureKindNames = {
  bar: 'Bar graph',
  line: 'Line graph',
  scatter: 'Scatterplot',
  histogram: 'Histogram',
  box: 'Box plot',
  dot: 'Dot plot',
  table: 'Two-way table',
  plane: 'xy-plane',
  triangle: 'Triangle',
  circle: 'Circle',
  solid: 'Solid',
} as const satisfies Record<FigureKind, string>;

export interface FigureField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'line' | 'text' | 'pick';
  readonly hint?: string;
  /** What the form begins with: an example that can be drawn. */
  readonly initial: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

const line = (name: string, label: string, initial: string, hint?: string): FigureField => ({ name, label, kind: 'line', initial, ...(hint && { hint }) });
const text = (name: string, label: string, initial: string, hint: string): FigureField => ({ name, label, kind: 'text', initial, hint });
const pick = (name: string, label: string, ...options: readonly (readonly [value: string, label: string])[]): FigureField => ({
  name,
  label,
  kind: 'pick',
  initial: options[0]?.[0] ?? '',
  options: options.map(([value, shown]) => ({ value, label: shown })),
});

const title = (initial: string) => line('title', 'Title', initial);
const shown = pick('showTitle', 'Show the title above the figure', ['no', 'No'], ['yes', 'Yes']);
const automatic = 'From, to, and step, like 0, 50, 10. Leave empty to fit the data.';
const pasted = 'Paste cells from a spreadsheet, or separate them with commas.';

export const figureFields = {
  bar: [
    title('Books read by four students'),
    text(
      'data',
      'Data',
      'Student, Fall, Spring\nAna, 4, 7\nBen, 6, 5\nCam, 3, 8\nDee, 9, 6',
      `${pasted} The first row names up to two series; each other row is a category with its values.`,
    ),
    line('valueTitle', 'Title of the vertical axis', 'Number of books'),
    line('categoryTitle', 'Title below the categories', '', 'Leave it empty if the categories are clear without it.'),
    line('valueAxis', 'Vertical axis', '', 'Up to, and step, like 50, 10. It begins at 0. Leave empty to fit the data.'),
    pick('valueLabels', 'Values above the bars', ['no', 'No'], ['yes', 'Yes']),
    shown,
  ],
  line: [
    title('Temperature at two stations'),
    text(
      'data',
      'Data',
      'Month, North, South\nJan, 12, 20\nFeb, 15, 22\nMar, 19, 25\nApr, 24, 27',
      `${pasted} The first row names up to two series; each other row is a position with its values.`,
    ),
    line('positionTitle', 'Title of the horizontal axis', 'Month'),
    line('valueTitle', 'Title of the vertical axis', 'Temperature (°C)'),
    line('valueAxis', 'Vertical axis', '', automatic),
    shown,
  ],
  scatter: [
    title('Hours of practice and score'),
    text('data', 'Points', '1, 52\n2, 58\n3, 61\n4, 70\n5, 72\n6, 81', `${pasted} One point per row: x, then y.`),
    line('xTitle', 'Title of the horizontal axis', 'Hours of practice'),
    line('yTitle', 'Title of the vertical axis', 'Score'),
    line('xAxis', 'Horizontal axis', '', automatic),
    line('yAxis', 'Vertical axis', '', automatic),
    pick('fit', 'Line of best fit', ['line', 'Least squares'], ['none', 'None']),
    shown,
  ],
  histogram: [
    title('Ages of visitors'),
    text('data', 'Numbers', '3, 7, 12, 14, 18, 21, 22, 25, 28, 31, 34, 39', 'All values, separated by commas, spaces, or lines.'),
    line('classes', 'Classes', '', 'From, to, and width, like 0, 40, 10. A class includes its left border. Leave empty to fit the data.'),
    line('valueTitle', 'Title of the horizontal axis', 'Age (years)'),
    line('countTitle', 'Title of the vertical axis', 'Frequency'),
    shown,
  ],
  box: [
    title('Heights of plants in two beds'),
    text(
      'data',
      'Numbers',
      'Bed 1: 4, 7, 8, 10, 12, 15\nBed 2: 6, 9, 11, 12, 14, 18',
      'One plot per line: its name, a colon, and all values. We work out the minimum, quartiles, and maximum.',
    ),
    line('valueTitle', 'Title of the axis', 'Height (cm)'),
    line('axis', 'Axis', '', automatic),
    shown,
  ],
  dot: [
    title('Pets per household'),
    text('data', 'Numbers', '0, 1, 1, 2, 2, 2, 3, 3, 5', 'All values; for two plots, one per line: its name, a colon, and its values.'),
    line('valueTitle', 'Title of the axis', 'Number of pets'),
    line('axis', 'Axis', '', automatic),
    shown,
  ],
  table: [
    title('Students by grade and instrument'),
    text(
      'data',
      'Cells',
      'Grade, Piano, Violin\nNinth, 12, 8\nTenth, 9, 15',
      `${pasted} The first row has the headings of the columns, the first cell of each row its heading.`,
    ),
    pick('totals', 'Totals', ['yes', 'Add a total to each row and column'], ['no', 'As entered']),
  ],
  plane: [
    title('A line and a parabola'),
    text(
      'formulas',
      'Formulas, one per line',
      'y = x^2 - 4\ny = x + 2\n(3, 5)',
      'Equations and inequalities in x and y as in the graphing calculator, like y = 2x + 1, x = 3, y > x - 1, or x^2 + y^2 = 9, and points like (2, -1).',
    ),
    line('x', 'x from, to', '-6, 6'),
    line('y', 'y from, to', '-6, 8'),
    line('step', 'Distance between grid lines', '1', 'One number, or two: along x, along y.'),
    line('xName', 'Name of the x-axis', 'x'),
    line('yName', 'Name of the y-axis', 'y'),
  ],
  triangle: [
    title('Triangle ABC'),
    line('sides', 'Lengths of AB, BC, and CA', '5, 4, 3', 'The triangle is drawn to this scale; a right angle gets its square.'),
    line('names', 'Names of the corners', 'A, B, C', 'Leave empty for none.'),
    line('sideLabels', 'Labels of AB, BC, and CA', '5, 4, x', 'The label of each side; leave one empty for no label, like 5, , x.'),
    line('angleLabels', 'Labels of the angles at A, B, and C', '', 'Like 30°, , x°. Leave empty for none.'),
  ],
  circle: [
    title('Circle with center O'),
    line('radius', 'Radius', '5'),
    line('center', 'Name of the center', 'O'),
    line('label', 'Label of the radius', '5', 'Leave empty to draw no radius.'),
    line('angle', 'Central angle, in degrees', '', 'Draws a second radius and marks the angle between them. Leave empty for none.'),
    line('angleLabel', 'Label of the angle', ''),
    line('points', 'Names of the points where the radii end', '', 'One, or two, like P, Q.'),
  ],
  solid: [
    title('Right circular cylinder'),
    pick('solid', 'Solid', ['cylinder', 'Cylinder'], ['cone', 'Cone'], ['sphere', 'Sphere'], ['box', 'Rectangular prism'], ['pyramid', 'Pyramid on a square']),
    line('size', 'Measurements', '3, 8', 'Cylinder and cone: radius, height. Sphere: radius. Prism: width, depth, height. Pyramid: side, height.'),
    line('labels', 'Labels, in the same order', '3 cm, 8 cm', 'Leave a place empty for no label.'),
  ],
} as const satisfies Record<FigureKind, readonly FigureField[]>;

/** What the form of a kind begins with. */
export const initialEntries = (kind: FigureKind): Record<string, string> => Object.fromEntries(figureFields[kind].map(({ name, initial }) => [name, initial]));
