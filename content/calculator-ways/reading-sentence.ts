/** What a student is told to read off the rows. */
import type { Marked, ReadingOf, Readings, Which } from './way.ts';

const places = {
  intersection: 'point where the graphs meet',
  zero: 'point where the graph crosses the x-axis',
  intercept: 'point where the graph crosses the y-axis',
  minimum: 'lowest point of the graph',
  maximum: 'highest point of the graph',
} as const satisfies Record<Marked, string>;

const choosing = {
  only: '',
  least: '  farthest to the left',
  greatest: '  farthest to the right',
  positive: ' with a positive x',
  negative: ' with a negative x',
  any: '',
} as const satisfies Record<Which, string>;

function pointSentence({ of, which, asked, round }: ReadingOf<Marked>): string {
  const place = `Tap the ${places[of].replace(/^point/, `point${choosing[which]}`)}`;
  if (which === 'any') return `${place}: each ${asked} there is a solution. Compare it with the choices.`;
  if (round) return `${place}. Only whole numbers count, so round its ${asked} ${round}.`;
  return asked === 'x' || asked === 'y' ? `${place}: its ${asked} is the answer.` : `${place}, and put its coordinates into ${asked}.`;
}

const made = {
  sum: 'add up their x-coordinates',
  product: 'multiply their x-coordinates',
  difference: 'find the difference between their x-coordinates',
} as const satisfies Record<Readings['several']['made'], string>;

const isLetter = (asked: string) => /^[a-z]$/i.test(asked);

const sentences: { readonly [Kind in keyof Readings]: (reading: ReadingOf<Kind>) => string } = {
  intersection: pointSentence,
  zero: pointSentence,
  intercept: pointSentence,
  minimum: pointSentence,
  maximum: pointSentence,
  several: ({ mark, made: how, positive }) =>
    `Tap ${how === 'difference' ? 'both points' : `all points${positive ? ' with a positive x' : ''}`} ${places[mark].replace(/^point (where the graphs?) (meets?|crosses)/, '$1 $2')}, and ${made[how]}.`,
  axes: ({ asked }) => `Tap the points where the graph crosses the axes: a is the x of one, and b is the y of the other. Put them into ${asked}.`,
  count: () =>
    'Count the points where the graphs meet. Graphs that never meet, like parallel lines, show no solution; graphs on top of each other show infinitely many.',
  value: () => 'The value beside the last row is the answer.',
  ends: () => 'The numbers beside the last row are the ends of the range.',
  line: () => 'The last row fits the line through the points: m is its slope, b its y-intercept.',
  model: ({ formula }) => `Put the numbers below the last row into ${formula}.`,
  constants: ({ asked }) =>
    isLetter(asked) ? `The value of ${asked} below the row with ~ is the answer.` : `Put the numbers below the row with ~ into ${asked}.`,
  'same graph': () => 'Rows 2 to 5 are choices A to D. Hide them and show them one at a time: the right one lies exactly on row 1.',
  'same zero': () => 'Rows 2 to 5 are choices A to D. The right one crosses the x-axis where row 1 does.',
  'same value': () => 'The last row has the values of choices A to D in order. The right one equals the value above.',
  inside: () => 'The last row shows choices A to D as points. The right one lies inside the region that is shaded by every inequality.',
  shaded: ({ whole }) =>
    `The values of x that every row shades are the solutions: tap the border on the x-axis to see where they end. ${
      whole ? `The ${whole} whole number among them is the answer.` : 'A dashed border is not included, a solid one is.'
    }`,
  corner: ({ side }) => `Tap the corner, where the borders meet: its y is the ${side} that the region shaded twice reaches. A dashed border is not included.`,
  'times π': () => 'The value beside the last row, times π, is the answer.',
  'change in percent': () => 'The value beside the last row is the change in percent; with a minus sign it is a decrease.',
  'same list': () => 'The last four rows are choices A to D. The right one has the same list as the table.',
  'fitting value': ({ is, number }) => `The last row has the values for choices A to D in order. The right one is ${is} ${number}.`,
  between: () => 'The numbers beside the last row are the ends of the range. The right choice lies between them.',
  'before and after': () => 'The last two rows show the mean and the median, each before the change and after it.',
  'two ranges': () => 'The last two rows show both ranges of plausible values. Where ranges overlap, the true values may be the same.',
  rule: () => 'The value above is the constant, the last one is the number before x.',
  'nearest line': () => 'The last row fits a line to the points. The right choice is close to its slope m and its y-intercept b.',
  circle: () => 'Tap the point: it is the center. The value beside the last row is the radius squared.',
  picture: () => 'The right choice looks like this graph: compare where it crosses the axes, and which way it goes.',
  figure: () => 'The rows are choices A to D. Show them one at a time: the right one looks like the figure.',
};

/** What to read off, in a sentence or two. */
export const readingSentence = <Kind extends keyof Readings>(reading: ReadingOf<Kind>): string => sentences[reading.of](reading);
