/** The equation of a sensible line of best fit for a scatterplot. */
import { neg, rat, type Rational, toText } from '#core/rational.ts';
import type { Generator, Option } from '#content/generators/generator.ts';
import { decimalLatex, lowerFirst, math } from '../text.ts';
import { drawFit, fitFigure } from './fit-plot.ts';
import { lineOnScatterplot } from './line-on-scatterplot.ts';
import { settings } from './settings.ts';

/** `the age, \\(x\\), in weeks,` from an axis title. */
function named(title: string, letter: string): string {
  const [, noun = title, unit = ''] = /^(.*?) \((.*)\)$/.exec(title) ?? [];
  const lower = lowerFirst(noun);
  return unit ? `the ${lower} ${math(letter)}, in ${unit},` : `the number ${math(letter)} of ${lower}`;
}

/** The line with the least sum of squared vertical distances. */
function leastSquares(points: readonly (readonly [number, number])[]): { slope: number; intercept: number } {
  const n = points.length;
  const [mx, my] = [points.reduce((sum, [x]) => sum + x, 0) / n, points.reduce((sum, [, y]) => sum + y, 0) / n];
  const slope = points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) / points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
  return { slope, intercept: my - slope * mx };
}

export const lineOfBestFit: Generator = {
  archetype: 'TWO-d',
  topicId: 22,
  version: 5,
  levels: [2, 3],
  skillTags: ['line-of-best-fit', 'slope-and-intercept'],
  draft(random, level) {
    if (random.chance(2, 5)) return lineOnScatterplot(random);
    const setting = random.pick(settings);
    const fit = drawFit(random, setting);
    if (!fit) return null;
    const { slope, intercept, points, top } = fit;
    const best = leastSquares(points);
    // The right line is the rounded least-squares line; at level 2 the points are drawn so that it has whole numbers.
    const [m, b] = level === 3 ? [rat(Math.round(best.slope * 10), 10), rat(Math.round(best.intercept * 10), 10)] : [rat(slope), rat(intercept)];
    if (level === 2 && (Math.abs(best.slope - slope) > 0.25 || Math.abs(best.intercept - intercept) > 1)) return null;
    if (level === 3 && (m.d === 1n || b.d === 1n || Math.abs(best.intercept - intercept) > 2.5)) return null;
    const equation = (s: Rational, c: Rational, hat = 'y') => {
      const term = `${decimalLatex(s)}x`;
      return `${hat} = ${c.n === 0n ? term : `${term} ${c.n < 0n ? '-' : '+'} ${decimalLatex(c.n < 0n ? neg(c) : c)}`}`;
    };
    const option = (s: Rational, c: Rational): Option => ({ text: math(equation(s, c)), value: `${toText(s)} ${toText(c)}` });
    const otherEnd = rat(Math.round(slope * 10 + intercept));
    const direction = slope > 0 ? 'rise' : 'fall';
    const line = level === 2 && random.chance(1, 2);
    const misses = (pair: string) => {
      const [s = 0, c = 0] = pair.split(' ').map((text) => {
        const [top2 = 0, bottom = 1] = text.split('/').map(Number);
        return top2 / bottom;
      });
      return points.reduce((sum, [x, y]) => sum + (s * x + c - y) ** 2, 0);
    };
    const wrong = [
      {
        ...option(neg(m), b),
        misconception: 'SIGN' as const,
        why: `The slope has the wrong sign: the points ${direction} from left to right, so it is ${slope > 0 ? 'positive' : 'negative'}.`,
      },
      {
        ...option(neg(m), slope > 0 ? rat(top) : rat(2)),
        misconception: 'SIGN' as const,
        why: `This line ${slope > 0 ? 'falls' : 'rises'} from left to right, but the points ${direction}; the slope has to be ${slope > 0 ? 'positive' : 'negative'}.`,
      },
      {
        ...option(b, m),
        misconception: 'SWAP' as const,
        why: `This switches the slope and the \\(y\\)-intercept; the coefficient of \\(x\\) is the slope, about ${math(decimalLatex(m))}.`,
      },
      {
        ...option(m, neg(b)),
        misconception: 'INTC' as const,
        why: `The \\(y\\)-intercept has the wrong sign: the trend of the points meets the vertical axis at about ${Math.round(best.intercept)}.`,
      },
      {
        ...option(m, rat(0)),
        misconception: 'INTC' as const,
        why: `This line passes through the origin, but the trend of the points meets the vertical axis at about ${Math.round(best.intercept)}.`,
      },
      {
        ...option(rat(m.d, m.n), b),
        misconception: 'RECIP' as const,
        why: `The slope is upside down; divide rise by run, which gives about ${math(decimalLatex(m))}.`,
      },
    ].filter(({ text, value }) => !text.includes('frac') && misses(value) > 6 * misses(option(m, b).value));
    if (Math.abs(otherEnd.n === 0n ? 1 : Number(otherEnd.n)) < 1 || Math.abs(slope - intercept) < 3) return null;
    const [from, to] = [0, 10].map((x) => Math.round(best.slope * x + best.intercept)) as [number, number];
    return {
      parameters: { slope, intercept, points: points.map(([, y]) => y), level, title: setting.title, line },
      stimulus: { kind: 'figure', figure: fitFigure(setting, fit, line, 10) },
      stem: line
        ? `The scatterplot shows ${named(setting.x, 'x')} and ${named(setting.y, 'y')} for 9 ${setting.each}, along with a line of best fit for the data. Which of the following is an equation of the line of best fit?`
        : `The scatterplot shows ${named(setting.x, 'x')} and ${named(setting.y, 'y')} for 9 ${setting.each}. Which of the following equations is the most appropriate linear model for the data?`,
      answer: { format: 'choice', correct: { ...option(m, b), why: `The slope and the \\(y\\)-intercept both match the trend of the points.` }, wrong },
      steps: [
        `A line of best fit must match the points in direction, steepness, and starting height.`,
        `The trend of the points meets the vertical axis at about ${from}, so the constant term is close to ${math(`${from}`)}.`,
        `From ${math('x = 0')} to ${math('x = 10')}, the heights go from about ${from} to about ${to}, so the slope is about ${math(`\\frac{${to} - ${from}}{10} = ${decimalLatex(rat(to - from, 10))}`)}.`,
        `Check at ${math('x = 5')}: the model gives about ${Math.round(best.slope * 5 + best.intercept)}, in the middle of the points there.`,
      ],
      takeaway: 'Check a model against the plot in two ways: its height at x = 0 and its change for each increase of 1 in x.',
    };
  },
};
