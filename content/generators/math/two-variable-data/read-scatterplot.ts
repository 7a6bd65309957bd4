/** Read the predicted or the actual value from a scatterplot with a line of best fit. */
import { rat } from '#core/rational.ts';
import type { Generator } from '#content/generators/generator.ts';
import { decimalLatex, math } from '../text.ts';
import { bug, numberChoices } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { drawFit, fitFigure } from './fit-plot.ts';
import { settings } from './settings.ts';

export const readScatterplot: Generator = {
  archetype: 'TWO-a',
  topicId: 22,
  version: 6,
  levels: [2],
  skillTags: ['scatterplots', 'line-of-best-fit'],
  draft(random) {
    const setting = random.pick(settings);
    const fit = drawFit(random, setting);
    if (!fit) return null;
    const { slope, intercept, points } = fit;
    const x = random.int(2, 8);
    const predicted = slope * x + intercept;
    const actual = (points[x - 1] as [number, number])[1];
    const neighbour = (points[x] as [number, number])[1];
    const parameters = { slope, intercept, points: points.map(([, y]) => y), x, title: setting.title };
    const stimulus = { kind: 'figure' as const, figure: fitFigure(setting, fit) };
    const intro = `The scatterplot shows data for 9 ${setting.each}. A line of best fit is also shown.`;
    const takeaway = 'Predicted values are on the line of best fit; actual values are the data points.';
    if (random.chance(1, 2)) {
      // The line passes grid crossings only at even values.
      if (predicted % 2 !== 0) return null;
      const bugs = [
        bug('RESID', actual, `This is the data point at ${x}; read the height of the line there instead.`),
        bug('RESID', neighbour, `This is the data point at ${x + 1}; read the height of the line at ${x}.`),
        bug('CELL', slope * (x + 1) + intercept, `This reads the line at ${x + 1}; go up from ${x}, one step to the left.`),
        bug('CELL', slope * (x - 1) + intercept, `This reads the line at ${x - 1}; go up from ${x}, one step to the right.`),
        bug('RESID', (points[x - 2] as [number, number])[1], `This is the data point at ${x - 1}; read the height of the line at ${x}.`),
        bug('INTC', intercept, `This is the height of the line at 0; go up to the line from ${x}.`),
      ];
      return {
        parameters: { ...parameters, ask: 'predicted' },
        stimulus,
        stem: random.chance(1, 2)
          ? `${intro} Based on the line of best fit, what is the predicted ${setting.quantity} ${setting.at(`${x}`)}?`
          : `${intro} According to the line, which of the following is the predicted ${setting.quantity} ${setting.at(`${x}`)}?`,
        answer: numberChoices({ ...asDecimals, key: rat(predicted), why: `At ${x} on the horizontal axis, the height of the line is ${predicted}.`, bugs }),
        steps: [
          `A predicted value is the height of the line of best fit, not the height of a data point.`,
          `Go to ${x} on the horizontal axis, up to the line, and across to the vertical axis: the value is ${math(decimalLatex(predicted))}.`,
          `Check: the line starts at ${intercept} and ${slope < 0 ? 'falls' : 'rises'} by ${Math.abs(slope)} for each step of 1, and ${math(`${intercept} ${slope < 0 ? '-' : '+'} ${Math.abs(slope)} \\cdot ${x} = ${predicted}`)}.`,
        ],
        takeaway,
      };
    }
    // The other way round, from a predicted value to its place on the horizontal axis.
    if (predicted % 2 !== 0 || x < 4) return null;
    const nearest = points.reduce(
      (best, point) => (Math.abs(point[1] - predicted) < Math.abs(best[1] - predicted) && point[0] !== x ? point : best),
      points[0] as [number, number],
    );
    const bugs = [
      bug('RESID', nearest[0], `This is the location of a data point with a height near ${predicted}; look for the height ${predicted} on the line instead.`),
      bug(
        'INTC',
        Math.round(predicted / Math.abs(slope)),
        `This divides ${predicted} by ${Math.abs(slope)}, the steepness of the line, and ignores where the line starts; go across from ${predicted} to the line, and straight down.`,
      ),
      bug('CELL', x + 1, `This reads the horizontal axis one step too far to the right; the line has the height ${predicted} at ${x}.`),
      bug('CELL', x - 1, `This reads the horizontal axis one step too far to the left; the line has the height ${predicted} at ${x}.`),
      bug('RATE0', Math.abs(slope), `This is how much the line changes for each step of 1; find where the line has the height ${predicted}.`),
      ...points
        .filter(([at, height]) => at !== x && at !== nearest[0] && Math.abs(height - predicted) <= 4)
        .map(([at]) =>
          bug('RESID', at, `This is the location of another data point with a height near ${predicted}; look for the height ${predicted} on the line instead.`),
        ),
    ];
    const [quantity, owner = ''] = setting.x.split(/ \(|\)/);
    const [height = '', heightUnit] = setting.y.split(/ \(|\)/);
    const predictedPhrase = heightUnit ? `a ${height.toLowerCase()} of ${predicted} ${heightUnit}` : `${predicted} ${height.toLowerCase()}`;
    return {
      parameters: { ...parameters, ask: 'horizontal' },
      stimulus,
      stem: `${intro} For what ${(quantity ?? '').toLowerCase()}, in ${owner || setting.xUnit}, does the line of best fit predict ${predictedPhrase}?`,
      answer: numberChoices({
        ...asDecimals,
        key: rat(x),
        why: `At ${x} on the horizontal axis, the height of the line is ${predicted}.`,
        bugs,
        believable: (value) => value.n > 0n && value.d === 1n && value.n <= 10n,
      }),
      steps: [
        `Start on the vertical axis, because ${predicted} is a predicted value, and find where the line reaches that height.`,
        `The line reaches ${predicted} at ${math(`${x}`)} on the horizontal axis.`,
        `Check: the line starts at ${intercept} and ${slope < 0 ? 'falls' : 'rises'} by ${Math.abs(slope)} for each step of 1, and ${math(`${intercept} ${slope < 0 ? '-' : '+'} ${Math.abs(slope)} \\cdot ${x} = ${predicted}`)}.`,
      ],
      takeaway,
    };
  },
};
