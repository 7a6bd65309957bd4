/** What is wrong with the description of a question's figure, for those who cannot see it: missing, giving the answer, or not what is drawn. */
import type { Question } from '#core/questions/question.ts';
import { altLeaks, altLength } from './gates/figure.ts';
import { drawnHeights, shownData } from './shown-data.ts';

/** Rounding of what is drawn, px. */
const slack = 1.5;

/** Where the description names a value for each bar or point, a higher one must be drawn higher. */
function contradictions(question: Question): string[] {
  const { stimulus } = question;
  if (stimulus?.kind !== 'figure') return [];
  const rows = [...shownData(stimulus).values()];
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  // As it is drawn: series after series.
  const values = columns.flatMap((column) => rows.map((row) => row.get(column) ?? Number.NaN));
  const heights = drawnHeights(stimulus.figure, values.length);
  if (values.length < 2 || heights.length !== values.length || !values.every(Number.isFinite)) return [];
  const wrong = values.some((value, index) => values.some((other, place) => value > other && (heights[index] ?? 0) < (heights[place] ?? 0) - slack));
  return wrong ? ['The values it names are in another order than the heights that are drawn.'] : [];
}

/** Sentences; empty if nothing is wrong. */
export function descriptionProblems(question: Question): string[] {
  const { stimulus } = question;
  if (stimulus?.kind !== 'figure') return [];
  const { alt, title } = stimulus.figure;
  const leaks = altLeaks(question).length > 0 ? ['It names the answer, which a reader who sees the figure has to work out.'] : [];
  const length = altLength(alt);
  const size = length === 'short' ? ['It is missing, or too short to say what is drawn.'] : length === 'long' ? ['It is longer than 120 words.'] : [];
  const repeats = alt.trim() === title.trim() ? ['It only repeats the title.'] : [];
  return [...size, ...repeats, ...leaks, ...(size.length > 0 ? [] : contradictions(question))];
}
