/**
 * How a question is solved with the graphing calculator: rows ready to be shown, and what to read off them. A way is a pure function of
 * the question's own text and drawn parameters, so frozen and freshly drawn questions have one alike; the test beside it evaluates the
 * rows with the calculator's engine and expects the key.
 */
import type { Question } from '#core/questions/question.ts';

/** Which of several points: by their x. `any`: each of them is right. */
export type Which = 'only' | 'least' | 'greatest' | 'positive' | 'negative' | 'any';

export type Reading =
  /** A point of the graph; `asked` is worked out from its coordinates. */
  | { readonly of: 'intersection' | 'zero' | 'intercept' | 'minimum' | 'maximum'; readonly which: Which; readonly asked: string }
  /** The value beside the last row. */
  | { readonly of: 'value' }
  /** The numbers m and b of a fitted line. */
  | { readonly of: 'line' };

export interface Way {
  readonly rows: readonly string[];
  readonly reading: Reading;
}

/** Null where this question has no honest way. */
export type WayOf = (question: Question) => Way | null;

const points = { intersection: 'where the graphs meet', zero: 'where the graph crosses the x-axis', intercept: 'where the graph crosses the y-axis' } as const;
const extremes = { minimum: 'the lowest point of the graph', maximum: 'the highest point of the graph' } as const;
const choosing = {
  only: '',
  least: ' furthest to the left',
  greatest: ' furthest to the right',
  positive: ' with a positive x',
  negative: ' with a negative x',
  any: '',
} as const satisfies Record<Which, string>;

/** What to read off, in a sentence. */
export function readingSentence(reading: Reading): string {
  if (reading.of === 'value') return 'The value beside the last row is the answer.';
  if (reading.of === 'line') return 'The last row fits the line through the points: m is its slope, b its y-intercept.';
  const { of, which, asked } = reading;
  const place = of === 'minimum' || of === 'maximum' ? `Tap ${extremes[of]}` : `Tap the point${choosing[which]} ${points[of]}`;
  if (which === 'any') return `${place}: each ${asked} there is a solution. Compare it with the choices.`;
  return asked === 'x' || asked === 'y' ? `${place}: its ${asked} is the answer.` : `${place}, and put its coordinates into ${asked}.`;
}
