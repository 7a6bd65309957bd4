/** TWO-d with graphs as choices: the same data four times, each with another line. */
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import { scatterplot } from '#content/figures/scatterplot.ts';
import type { Draft, WrongOption } from '#content/generators/generator.ts';
import { choiceWidth, rightGraph, wrongGraph } from '../graph-choices.ts';
import { drawFit, type FitPlot } from './fit-plot.ts';
import { type Setting, settings } from './settings.ts';

interface Line {
  readonly slope: number;
  readonly intercept: number;
}

const withLine = (setting: Setting, { points, top }: FitPlot, line: Line) =>
  scatterplot({
    title: setting.title,
    xAxis: { title: setting.x, max: 10, step: 1, labelEvery: 5 },
    yAxis: { title: setting.y, max: top, step: 10 },
    points,
    width: choiceWidth,
    plotHeight: 170,
    line,
  });

const bare = (title: string) =>
  title
    .replace(/ \(.*/, '')
    .replace(/^./, (letter) => letter.toLowerCase())
    .replace(/^cups/, 'number of cups');

export function lineOnScatterplot(random: Random): Draft | null {
  const setting = random.pick(settings);
  const fit = drawFit(random, setting);
  if (!fit) return null;
  const { slope, intercept, points, top } = fit;
  const right: Line = { slope, intercept };
  const mean = Math.round((points.reduce((sum, [, y]) => sum + y, 0) / points.length) * 2) / 2;
  const apart = Math.max(8, Math.round(top / 5));
  const misses = (line: Line) => points.reduce((sum, [x, y]) => sum + (line.slope * x + line.intercept - y) ** 2, 0);
  const wrong: WrongOption[] = [];
  const push = (line: Line, misconception: Misconception, why: string) => {
    const ends = [line.intercept, line.intercept + 10 * line.slope];
    if (ends.some((y) => y < 0 || y > top) || misses(line) < 6 * misses(right)) return;
    wrong.push(wrongGraph(misconception, withLine(setting, fit, line), `${line.slope};${line.intercept}`, why));
  };
  const [goes, other] = slope > 0 ? ['rise', 'falls'] : ['fall', 'rises'];
  const whole = (line: Line): Line => ({ slope: line.slope, intercept: Math.round(line.intercept) });
  push(
    whole({ slope: -slope, intercept: mean + 5 * slope }),
    'SIGN',
    `This line ${other} from left to right, but the points ${goes}; choose a line that does, too.`,
  );
  push(
    { slope, intercept: intercept + apart },
    'RESID',
    'This line has a reasonable slope, but all or nearly all of the points are below it; about half should be on each side.',
  );
  push(
    { slope, intercept: intercept - apart },
    'RESID',
    'This line has a reasonable slope, but all or nearly all of the points are above it; about half should be on each side.',
  );
  push(
    whole({ slope: slope / 4, intercept: mean - (5 * slope) / 4 }),
    'RECIP',
    `This line passes through the middle of the points, but is not steep enough; the line should follow the points at both ends, too.`,
  );
  push(
    whole({ slope: (slope > 0 ? top : -top) / 10, intercept: slope > 0 ? 0 : top }),
    'INTC',
    'This line connects opposite corners of the plot; the corners do not matter, so follow the points.',
  );
  const [from, to] = [intercept, intercept + 10 * slope];
  return {
    parameters: { slope, intercept, points: points.map(([, y]) => y), title: setting.title, asChoices: true },
    stem: random.pick([
      `Each scatterplot shows the same data on the ${bare(setting.x)} and the ${bare(setting.y)} for 9 ${setting.each}. Which line is the most appropriate line of best fit for the data?`,
      `The scatterplots show the ${bare(setting.x)} and the ${bare(setting.y)} for the same 9 ${setting.each}. Which of the following shows a line of best fit for the data?`,
      `A scatterplot was made of the ${bare(setting.x)} and the ${bare(setting.y)} for 9 ${setting.each}. Which of the following shows the scatterplot with a line of best fit?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightGraph(
        withLine(setting, fit, right),
        `${slope};${intercept}`,
        'The points are close to this line from one end to the other, with about as many above it as below it.',
      ),
      wrong,
    },
    steps: [
      'A line of best fit follows the points from one end to the other, with about as many of them above it as below it.',
      `The points ${goes} from left to right, from a height of about ${from} at the left edge to about ${to} at the right edge.`,
      'Check: the correct line passes between the points all the way across; each of the others has the points on one side in at least part of the plot.',
    ],
    takeaway: 'Judge a line of best fit by its direction, its steepness, and how evenly the points are spread around it.',
  };
}
