/** A line of best fit whose equation has to be read from the graph and is used beyond it or backwards. */
import { rat, toNumber, type Rational } from '#core/rational.ts';
import type { Generator } from '#content/generators/generator.ts';
import { decimalText, math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { persist } from '../persist.ts';
import { drawFit, fitFigure } from './fit-plot.ts';
import { type Setting, settings } from './settings.ts';

/** Two more, whose lines begin on a grid line with a label. */
const more: readonly Setting[] = [
  {
    title: 'Practice Time and Typing Speed',
    x: 'Practice time (hours)',
    y: 'Typing speed (words per minute)',
    quantity: 'typing speed, in words per minute, of a student',
    at: (x) => `who practiced for ${x} hours`,
    unit: 'words per minute',
    xUnit: 'hours',
    each: 'students',
    falling: false,
    start: [10, 10],
  },
  {
    title: 'Daily Sunlight and Growth of Plants',
    x: 'Daily sunlight (hours)',
    y: 'Growth (millimeters)',
    quantity: 'growth, in millimeters, of a plant',
    at: (x) => `that received ${x} hours of sunlight per day`,
    unit: 'millimeters',
    xUnit: 'hours',
    each: 'plants',
    falling: false,
    start: [5, 5],
  },
];
// The heights of young plants begin on no such line.
const usable = [...settings.filter(({ start }) => start === undefined), ...more];
const rising = usable.filter(({ falling }) => !falling);

const asks = ['beyond', 'difference', 'new-point'] as const;

/** Two predictions, and what belongs to the two beside them, by the title of the setting. */
const pairs: Readonly<Record<string, readonly [string, string]>> = {
  'Practice Time and Typing Speed': ['typing speeds of two students', 'practice times of the two students'],
  'Daily Sunlight and Growth of Plants': ['amounts of growth of two plants', 'amounts of daily sunlight for the two plants'],
  'Distance and Delivery Time': ['delivery times for two deliveries', 'distances for the two deliveries'],
  'Study Time and Score': ['scores of two students', 'study times of the two students'],
  'Temperature and Cups of Cocoa Sold': ['numbers of cups of cocoa sold on two days', 'temperatures on the two days'],
  'Age and Price of Used Textbooks': ['prices of two used textbooks', 'ages of the two textbooks'],
  'Elevation and Temperature': ['temperatures at two weather stations', 'elevations of the two weather stations'],
};

/** A new point beside the line, told in the words of the setting. */
const newPoint: Readonly<Record<string, (x: number, off: number, above: boolean) => string>> = {
  'Practice Time and Typing Speed': (x, off, above) =>
    `Another student, not shown, practiced for ${x} hours. This student’s typing speed was ${off} words per minute ${above ? 'greater' : 'less'} than the typing speed predicted by the line of best fit. What was this student’s typing speed, in words per minute?`,
  'Daily Sunlight and Growth of Plants': (x, off, above) =>
    `Another plant, not shown, received ${x} hours of sunlight per day. Its growth was ${off} millimeters ${above ? 'greater' : 'less'} than the growth predicted by the line of best fit. What was the growth, in millimeters, of this plant?`,
  'Distance and Delivery Time': (x, off, above) =>
    `Another delivery, not shown, was to an address ${x} miles away. It took ${off} minutes ${above ? 'longer' : 'less'} than the time predicted by the line of best fit. What was the delivery time, in minutes, for this delivery?`,
  'Study Time and Score': (x, off, above) =>
    `Another student, not shown, studied for ${x} hours. This student’s score was ${off} points ${above ? 'greater' : 'less'} than the score predicted by the line of best fit. What was this student’s score, in points?`,
};

export const lineUsedBackwards: Generator = {
  archetype: 'TWO-l',
  topicId: 22,
  version: 4,
  levels: [3],
  skillTags: ['scatterplots', 'line-of-best-fit'],
  draft(random) {
    const ask = random.pick(asks);
    const setting = random.pick(ask === 'difference' ? usable : rising);
    return persist(() => {
      const fit = drawFit(random, setting);
      if (!fit) return null;
      const { slope, intercept, points } = fit;
      const at = (x: number) => slope * x + intercept;
      // What can be read exactly: the line where it crosses a grid line with a label.
      const last = [10, 9, 8, 7, 6, 5].find((x) => at(x) % 10 === 0);
      if (intercept % 10 !== 0 || last === undefined) return null;
      const [quantity = ''] = setting.x.split(' (');
      const [height = '', heightUnit = ''] = setting.y.split(/ \(|\)/);
      const xName = `${quantity.toLowerCase()}, in ${setting.xUnit},`;
      const intro = random.pick([
        `The scatterplot shows the relationship between two variables for ${points.length} ${setting.each}. A line of best fit is also shown.`,
        `Data for ${points.length} ${setting.each} are shown in the scatterplot, along with a line of best fit.`,
        `The scatterplot shows data for ${points.length} ${setting.each}, and a line of best fit for the data is also shown.`,
      ]);
      const parameters = { ask, slope, intercept, points: points.map(([, y]) => y), title: setting.title };
      const stimulus = { kind: 'figure' as const, figure: fitFigure(setting, fit) };
      const reading = `The line passes through ${math(`(0, ${intercept})`)} and ${math(`(${last}, ${at(last)})`)}, so its slope is ${math(`\\frac{${at(last)} - ${intercept}}{${last}} = ${slope}`)}, and its equation is ${math(`y = ${slope}x + ${intercept}`)}.`;
      const finish = (
        key: Rational,
        why: string,
        bugs: readonly Bug[],
        stem: string,
        steps: readonly string[],
        extra: Record<string, number | string> = {},
      ) => {
        // A number that is shown by a point or an end of the line would be given away.
        if ([...points.map(([, y]) => y), intercept, at(10)].some((shown) => key.d === 1n && key.n === BigInt(shown))) return null;
        const answer = numberAnswer({
          ...asDecimals,
          typed: random.chance(3, 4),
          key,
          why,
          bugs,
          believable: (value) => value.n > 0n && decimalText(value, 1) !== null && toNumber(value) < 5 * toNumber(key),
        });
        return (
          answer && {
            parameters: { ...parameters, ...extra },
            stimulus,
            stem: `${intro} ${stem}`,
            answer,
            steps: [reading, ...steps],
            takeaway: 'Two points of the line give its equation; with the equation you can go beyond the graph and backwards.',
          }
        );
      };
      if (ask === 'beyond') {
        // Backwards: a value of y that lies outside the picture.
        const x = random.int(11, 15);
        const y = at(x);
        const bugs = [
          bug('STOP', y - intercept, `This subtracts the intercept, ${intercept}, but stops there; divide by the slope, ${slope}.`),
          bug('INTC', Number.isInteger(y / slope) ? y / slope : null, `This divides by the slope too early; subtract the intercept, ${intercept}, first.`),
          bug(
            'RATE0',
            x % 2 === 0 ? x / 2 : null,
            `This takes the line to be twice as steep as it is; from the two marked ends of the line, its slope is ${slope}.`,
          ),
          bug('SWAP', at(y), `This puts ${y} in for ${math('x')}; it is a value of ${math('y')}, so solve ${math(`${y} = ${slope}x + ${intercept}`)}.`),
          bug('SIGN', Number.isInteger((y + intercept) / slope) ? (y + intercept) / slope : null, `This adds the intercept; subtract ${intercept} from ${y}.`),
          bug('RECIP', (y - intercept) * slope, `This multiplies by the slope; divide by it.`),
          bug('EXTRAP', x - 10, `This counts from the right edge of the graph; add the 10 units before it.`),
          bug(
            'RATE0',
            Math.round((y * 10) / at(10)),
            `This treats ${math('y')} as proportional to ${math('x')}; the line starts at ${intercept}, so subtract that first.`,
          ),
        ];
        return finish(
          rat(x),
          `The equation ${math(`${slope}x + ${intercept} = ${y}`)} has the solution ${x}.`,
          bugs,
          random.pick([
            `If the line is extended, for what ${xName} does it predict ${heightUnit ? `a ${height.toLowerCase()} of ${y} ${heightUnit}` : `${y} cups of cocoa sold`}?`,
            `Based on an extension of the line, what ${quantity.toLowerCase()}, in ${setting.xUnit}, corresponds to ${heightUnit ? `a predicted ${height.toLowerCase()} of ${y} ${heightUnit}` : `a predicted ${y} cups of cocoa sold`}?`,
          ]),
          [
            `Setting ${math(`${slope}x + ${intercept} = ${y}`)} gives ${math(`${slope}x = ${y - intercept}`)} and ${math(`x = ${x}`)}.`,
            `Check: ${math(`${slope} \\cdot ${x} + ${intercept} = ${y}`)}.`,
          ],
          { y },
        );
      }
      if (ask === 'new-point') {
        const x = random.int(11, 15);
        const off = random.int(2, 6);
        const above = random.chance(1, 2);
        const predicted = at(x);
        const key = predicted + (above ? off : -off);
        const bugs = [
          bug(
            'STOP',
            predicted,
            `This is the predicted value; the actual value is ${off} ${above ? 'greater' : 'less'}, so ${above ? 'add' : 'subtract'} ${off}.`,
          ),
          bug(
            'RESID',
            predicted + (above ? -off : off),
            `This goes from the line in the wrong direction; the actual value is ${above ? 'greater' : 'less'}, so ${above ? 'add' : 'subtract'} ${off}.`,
          ),
          bug('INTC', slope * x + (above ? off : -off), `This leaves out the value of the line at 0, which is ${intercept}; add it.`),
          bug('EXTRAP', at(10) + (above ? off : -off), `This uses the right edge of the graph; the line continues to ${x}, where it is at ${predicted}.`),
          bug('RATE0', at(10) + (x - 10) + (above ? off : -off), `This continues the line with a slope of 1; its slope is ${slope}.`),
        ];
        return finish(
          rat(key),
          `The line predicts ${predicted} at ${x}.`,
          bugs,
          newPoint[setting.title]?.(x, off, above) ?? '',
          [
            `At ${x}, the line predicts ${math(`${slope} \\cdot ${x} + ${intercept} = ${predicted}`)}.`,
            `The actual value is ${off} ${above ? 'greater' : 'less'}: ${math(`${predicted} ${above ? '+' : '-'} ${off} = ${key}`)}.`,
            `Check: ${math(`${key} - ${predicted} = ${key - predicted}`)}.`,
          ],
          { x: x, off, above: above ? 'yes' : 'no' },
        );
      }
      // For how many units of x the prediction changes by a given amount.
      const change = Math.abs(slope) * random.int(3, 9);
      const x = change / Math.abs(slope);
      const [predictions, beside] = pairs[setting.title] ?? ['', ''];
      const bugs = [
        bug('RECIP', change * Math.abs(slope) > 400 ? null : change * Math.abs(slope), `This multiplies by the slope; divide by it.`),
        bug(
          'INTC',
          Math.abs(change - intercept) % Math.abs(slope) === 0 ? Math.abs(change - intercept) / Math.abs(slope) : null,
          `This takes ${change} to be a value of ${math('y')}; it is a change, so leave the intercept out, and divide by ${Math.abs(slope)}.`,
        ),
        bug(
          'RATE0',
          Math.round((10 * change) / Math.max(at(10), 1)),
          `This treats ${math('y')} as proportional to ${math('x')}; divide the change, ${change}, by the size of the slope, ${Math.abs(slope)}.`,
        ),
        bug('RATE0', x % 2 === 0 ? x / 2 : null, `This takes the line to be twice as steep as it is; it changes by ${Math.abs(slope)} for each unit.`),
        bug('STOP', Math.abs(slope), `This is how much the prediction changes for each unit; divide the change, ${change}, by it.`),
        bug('INTC', change - intercept, `This subtracts the intercept; divide the change by the slope.`),
        bug(
          'SIGN',
          (change + intercept) % Math.abs(slope) === 0 ? (change + intercept) / Math.abs(slope) : null,
          `This adds the intercept; divide the change by the slope.`,
        ),
      ];
      return finish(
        rat(x),
        `The prediction changes by ${Math.abs(slope)} for each unit.`,
        bugs,
        `According to the line of best fit, the predicted ${predictions} differ by ${setting.unit === 'dollars' ? `$${change}` : setting.unit === 'cups' ? change : `${change} ${setting.unit}`}. What is the positive difference, in ${setting.xUnit}, between the ${beside}?`,
        [
          `A difference in ${math('y')} is the slope times the difference in ${math('x')}; the intercept cancels. So ${math(`${Math.abs(slope)} \\cdot d = ${change}`)}.`,
          `Dividing, ${math(`d = ${x}`)}.`,
          `Check: ${math(`${Math.abs(slope)} \\cdot ${x} = ${change}`)}.`,
        ],
        { change },
      );
    });
  },
};
