/** TWO-n: the easiest questions about a scatterplot: one point or one count, read off. */
import { rat } from '#core/rational.ts';
import { scatterplot } from '#content/figures/scatterplot.ts';
import type { Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { persist } from '../persist.ts';
import { settings } from './settings.ts';

/** Asks for what belongs to a value on the vertical axis, by the title of the setting. */
const places: Readonly<Record<string, (y: number) => string>> = {
  'Age and Height of Plants': (y) => `What is the age, in weeks, of the plant that is ${y} centimeters tall?`,
  'Distance and Delivery Time': (y) => `What was the distance, in miles, for the delivery that took ${y} minutes?`,
  'Study Time and Score': (y) => `What was the study time, in hours, of the student who scored ${y} points?`,
  'Temperature and Cups of Cocoa Sold': (y) => `What was the temperature, in degrees Celsius, on the day when ${y} cups of cocoa were sold?`,
  'Age and Price of Used Textbooks': (y) => `What is the age, in years, of the used textbook with a price of $${y}?`,
  'Elevation and Temperature': (y) => `What is the elevation, in thousands of feet, of the weather station where the temperature is ${y} degrees Fahrenheit?`,
};

const asks = ['value', 'place', 'count', 'value'] as const;

export const firstReadings: Generator = {
  archetype: 'TWO-n',
  topicId: 22,
  version: 3,
  levels: [1],
  skillTags: ['scatterplots'],
  draft(random) {
    const ask = random.pick(asks);
    return persist(() => {
      const setting = random.pick(settings);
      // On labeled grid lines, so that everything can be read at a glance.
      const start = setting.falling ? random.int(3, 5) : random.int(0, 2);
      const points = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((x): [number, number] => {
        const trend = start + ((setting.falling ? 9 - x : x) * 3) / 4;
        return [x, 5 * Math.max(1, Math.round(trend) + random.int(-1, 1))];
      });
      const top = 5 * Math.ceil((Math.max(...points.map(([, y]) => y)) + 1) / 5);
      const [name = '', unit = ''] = setting.y.split(/ \(|\)/);
      const height = unit ? name.toLowerCase() : 'number of cups of cocoa sold';
      const measured = unit ? `, in ${unit},` : '';
      const at = random.int(2, 9);
      const the = setting.quantity.replace(/ an? (?=[\w ]+$)/, ' the ');
      const y = points[at - 1]?.[1] ?? 0;
      const [before, after] = [points[at - 2]?.[1], points[at]?.[1]];
      const intro = random.pick([
        `The scatterplot shows data for 9 ${setting.each}.`,
        `Data for 9 ${setting.each} are shown in the scatterplot.`,
        `The scatterplot shows the relationship between two variables for 9 ${setting.each}.`,
      ]);
      const parameters = { ask, points: points.map(([, value]) => value), title: setting.title };
      const made = (key: number, why: string, bugs: readonly Bug[], stem: string, steps: readonly string[], extra: Record<string, number>) => {
        const answer = numberAnswer({
          ...asDecimals,
          typed: random.chance(1, 4),
          key: rat(key),
          why,
          bugs,
          believable: (value) => value.n > 0n && value.d === 1n,
        });
        return (
          answer && {
            parameters: { ...parameters, ...extra },
            stimulus: {
              kind: 'figure' as const,
              figure: scatterplot({
                title: setting.title,
                xAxis: { title: setting.x, max: 10, step: 1 },
                yAxis: { title: setting.y, max: top, step: 5 },
                points,
              }),
            },
            stem: `${intro} ${stem}`,
            answer,
            steps,
            takeaway: 'Each point of a scatterplot shows two values: one below it on the horizontal axis, one beside it on the vertical axis.',
          }
        );
      };
      if (ask === 'count') {
        const line = 5 * random.int(2, top / 5 - 1);
        const above = points.filter(([, value]) => value > line).length;
        const greater = random.chance(1, 2);
        const key = greater ? above : 9 - above;
        if (points.some(([, value]) => value === line) || key < 2 || key > 7) return null;
        return made(
          key,
          `${key} of the points are ${greater ? 'above' : 'below'} ${line}.`,
          [
            bug('SWAP', 9 - key, `This counts the points ${greater ? 'below' : 'above'} ${line}; count those ${greater ? 'above' : 'below'} it.`),
            bug('CELL', key + 1, `This counts one point too many; count only those ${greater ? 'above' : 'below'} the grid line at ${line}.`),
            bug('CELL', key - 1, `This leaves out one point; go through all 9, and compare each with the grid line at ${line}.`),
            bug('FREQ', 9, `This counts all the points; count only those ${greater ? 'above' : 'below'} ${line}.`),
          ],
          `For how many of these ${setting.each} is the ${height}${measured} ${greater ? 'greater' : 'less'} than ${line}?`,
          [
            `Find ${line} on the vertical axis and count the points ${greater ? 'above' : 'below'} its grid line.`,
            `There are ${math(`${key}`)} of them.`,
            `Check: the other ${9 - key} points are ${greater ? 'below' : 'above'} the line, and ${math(`${key} + ${9 - key} = 9`)}.`,
          ],
          { line, greater: greater ? 1 : 0 },
        );
      }
      if (ask === 'place') {
        if (points.filter(([, value]) => value === y).length > 1) return null;
        return made(
          at,
          `The point at the height of ${y} is above ${at}.`,
          [
            bug('CELL', at + 1, `This is the next point to the right; go from the point at the height ${y} straight down.`),
            bug('CELL', at - 1, `This is the next point to the left; go from the point at the height ${y} straight down.`),
            bug('CELL', at > 5 ? at - 3 : at + 3, `The point there has another height; look for the one at ${y}.`),
          ],
          places[setting.title]?.(y) ?? '',
          [
            `Find ${y} on the vertical axis and go across to the point at this height.`,
            `It is above ${math(`${at}`)} on the horizontal axis.`,
            `Check: straight up from ${at}, the point is at ${y}.`,
          ],
          { y },
        );
      }
      return made(
        y,
        `The point above ${at} is at the height of ${y}.`,
        [
          ...(before === undefined ? [] : [bug('CELL', before, `This is the point at ${at - 1}; go one to the right, to ${at}.`)]),
          ...(after === undefined ? [] : [bug('CELL', after, `This is the point at ${at + 1}; go one to the left, to ${at}.`)]),
          bug('SWAP', at, `This is the value on the horizontal axis; go up from it to the point, and across to the vertical axis.`),
          bug('CELL', y + 5, `This reads one grid line too high; the point is on the line for ${y}.`),
          bug('CELL', y - 5, `This reads one grid line too low; the point is on the line for ${y}.`),
        ],
        random.pick([`What is the ${the} ${setting.at(`${at}`)}?`, `According to the scatterplot, what is the ${the} ${setting.at(`${at}`)}?`]),
        [
          `Find ${at} on the horizontal axis and go up to the point.`,
          `Go across to the vertical axis: the point is at ${math(`${y}`)}.`,
          `Check: the grid lines are 5 apart, and ${y} is on one of them.`,
        ],
        { at },
      );
    });
  },
};
