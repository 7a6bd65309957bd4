/** TWO-f: how many points lie above or below a line of best fit. */
import type { Generator } from '../../generator.ts';
import { rat } from '#core/rational.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { drawFit, fitFigure } from './fit-plot.ts';
import { settings } from './settings.ts';

export const pointsBesideLine: Generator = {
  archetype: 'TWO-f',
  topicId: 22,
  version: 5,
  levels: [2],
  skillTags: ['scatterplots', 'line-of-best-fit'],
  draft(random) {
    const setting = random.pick(settings);
    const fit = drawFit(random, setting);
    if (!fit) return null;
    const gap = ([x, y]: readonly [number, number]) => y - (fit.slope * x + fit.intercept);
    const above = random.chance(1, 2);
    const [over, under] = [fit.points.filter((point) => gap(point) > 0).length, fit.points.filter((point) => gap(point) < 0).length];
    const key = above ? over : under;
    const all = fit.points.length;
    if (over === under) return null;
    const steep = fit.points.filter((point) => (above ? gap(point) > 2 : gap(point) < -2)).length;
    const answer = numberAnswer({
      ...asDecimals,
      typed: random.chance(1, 3),
      key: rat(key),
      why: `For ${key} of the points, the actual value is ${above ? 'greater' : 'less'} than the predicted value.`,
      bugs: [
        bug(
          'RESID',
          all - key,
          `This counts the points ${above ? 'below' : 'above'} the line, where the actual value is ${above ? 'less' : 'greater'} than predicted.`,
        ),
        bug('RESID', steep, 'This counts only the points farthest from the line.'),
        bug('RESID', all - steep, 'This counts the points on the other side of the line and some that are close to it.'),
        bug('STOP', Math.abs(over - under), 'This is the difference between the numbers of points on the two sides of the line.'),
      ],
    });
    const [what, side] = [`${above ? 'greater' : 'less'} than the value predicted by the line of best fit`, above ? 'above' : 'below'];
    return (
      answer && {
        parameters: { points: fit.points.map((point) => [...point]), slope: fit.slope, intercept: fit.intercept, above, title: setting.title },
        stimulus: { kind: 'figure', figure: fitFigure(setting, fit) },
        stem: random.pick([
          `The scatterplot shows data for ${all} ${setting.each}, along with a line of best fit. For how many of the ${setting.each} is the actual \\(y\\)-value ${what}?`,
          `A line of best fit is shown with the data for ${all} ${setting.each}. How many of the data points lie ${side} the line?`,
          `The scatterplot shows data for ${all} ${setting.each} and a line of best fit. For how many of these ${setting.each} is the actual \\(y\\)-value ${what}?`,
          `The scatterplot and line of best fit show data for ${all} ${setting.each}. For how many data points is the actual \\(y\\)-value ${what}?`,
        ]),
        answer,
        steps: [
          `For points ${side} the line, the actual value is ${above ? 'greater' : 'less'} than the predicted value.`,
          `Counting from left to right, ${key} of the ${all} points ${key === 1 ? 'is' : 'are'} ${side} the line.`,
          `Check: the other ${all - key} ${all - key === 1 ? 'is' : 'are'} ${above ? 'below' : 'above'} it.`,
        ],
        takeaway: 'Above the line, the actual value is greater than predicted; below it, the actual value is less.',
      }
    );
  },
};
