/** TWO-f: how many points lie above or below a line of best fit. */
import type { Random } from '#core/random.ts';
import type { Generator } from '#content/generators/generator.ts';
import { rat } from '#core/rational.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { persist } from '../persist.ts';
import { drawFit, fitFigure } from './fit-plot.ts';
import { settings } from './settings.ts';

/** Eight to twelve points at times that nobody planned, plainly above or below the line, which is nearly the one of least squares. */
function scattered(random: Random, slope: number, intercept: number, top: number): (readonly [number, number])[] | null {
  const places = Array.from({ length: 18 }, (_, index) => (index + 2) / 2);
  const points = random
    .sample(places, random.int(8, 12))
    .sort((a, b) => a - b)
    .map((x): readonly [number, number] => {
      const y = slope * x + intercept;
      const off = random.pick([-5, -4, -3, -2, 2, 3, 4, 5]);
      // On a grid line, as far as the other points.
      return [x, off < 0 ? Math.floor(y) + off : Math.ceil(y) + off];
    });
  const offs = points.map(([x, y]) => ({ x, off: y - slope * x - intercept }));
  const added = offs.reduce((sum, { off }) => sum + off, 0);
  const tilt = offs.reduce((sum, { x, off }) => sum + (x - 5) * off, 0);
  return points.every(([, y]) => y > 0 && y < top) && Math.abs(added) <= 3 && Math.abs(tilt) <= 12 ? points : null;
}

/** `height`; a title without a unit counts things. */
const nameOf = (title: string) => (title.includes('(') ? title.replace(/ \(.*/, '') : `number of ${title}`).toLowerCase();

export const pointsBesideLine: Generator = {
  archetype: 'TWO-f',
  topicId: 22,
  version: 6,
  levels: [2],
  skillTags: ['scatterplots', 'line-of-best-fit'],
  draft(random) {
    const setting = random.pick(settings);
    const drawn = drawFit(random, setting);
    const points = drawn && persist(() => scattered(random, drawn.slope, drawn.intercept, drawn.top));
    if (!points) return null;
    const fit = { ...drawn, points };
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
          `This counts the points ${above ? 'below' : 'above'} the line, where the actual value is ${above ? 'less' : 'greater'} than predicted; count those ${above ? 'above' : 'below'} it.`,
        ),
        bug('RESID', steep, `This counts only the points farthest from the line; count every point ${above ? 'above' : 'below'} it.`),
        bug('RESID', all - steep, `This counts points on both sides of the line; count only those ${above ? 'above' : 'below'} it, the close ones included.`),
        bug(
          'STOP',
          Math.abs(over - under),
          `This is the difference between the numbers of points on the two sides; count only those ${above ? 'above' : 'below'} the line.`,
        ),
      ],
    });
    const name = nameOf(setting.y);
    const [what, side] = [`actual ${name} ${above ? 'greater' : 'less'} than the ${name} predicted by the line of best fit`, above ? 'above' : 'below'];
    return (
      answer && {
        parameters: { points: fit.points.map((point) => [...point]), slope: fit.slope, intercept: fit.intercept, above, title: setting.title },
        stimulus: { kind: 'figure', figure: fitFigure(setting, fit) },
        stem: random.pick([
          `The scatterplot shows data for ${all} ${setting.each}, along with a line of best fit. For how many of the ${setting.each} is the ${what}?`,
          `A line of best fit is shown with the data for ${all} ${setting.each}. How many of the data points lie ${side} the line?`,
          `The scatterplot shows data for ${all} ${setting.each} and a line of best fit. How many of the ${all} points represent ${setting.each} for which the ${what.replace(/^(actual .*?) (greater|less)/, '$1 is $2')}?`,
          `The scatterplot and line of best fit show data for ${all} ${setting.each}. How many of the data points are ${side} the line of best fit?`,
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
