/** ONE-f: median and range from box plots. */
import type { Generator } from '#content/generators/generator.ts';
import { rat } from '#core/rational.ts';
import { boxPlot } from '#content/figures/distribution-plots.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';

const settings = [
  {
    title: 'Points Scored',
    axis: 'Points',
    of: 'the number of points a team scored in each of its games',
    short: 'points scored in each game',
    unit: 'points',
    groups: ['Team 1', 'Team 2'],
    step: 5,
  },
  {
    title: 'Commute Times',
    axis: 'Time (minutes)',
    of: 'the commute times, in minutes, of the employees of a company',
    short: 'commute times',
    unit: 'minutes',
    groups: ['Office 1', 'Office 2'],
    step: 5,
  },
  {
    title: 'Heights of Plants',
    axis: 'Height (centimeters)',
    of: 'the heights, in centimeters, of the plants in a greenhouse',
    short: 'heights of the plants',
    unit: 'centimeters',
    groups: ['Bed 1', 'Bed 2'],
    step: 2,
  },
  {
    title: 'Test Scores',
    axis: 'Score',
    of: 'the test scores of the students in a class',
    short: 'test scores',
    unit: 'points',
    groups: ['Class 1', 'Class 2'],
    step: 5,
  },
  {
    title: 'Daily High Temperatures',
    axis: 'Temperature (degrees Fahrenheit)',
    of: 'the daily high temperatures, in degrees Fahrenheit, in a city during one month',
    short: 'daily high temperatures',
    unit: 'degrees Fahrenheit',
    groups: ['City X', 'City Y'],
    step: 2,
  },
  {
    title: 'Masses of Packages',
    axis: 'Mass (kilograms)',
    of: 'the masses, in kilograms, of the packages in a shipment',
    short: 'masses of the packages',
    unit: 'kilograms',
    groups: ['Truck 1', 'Truck 2'],
    step: 1,
  },
  {
    title: 'Lengths of Phone Calls',
    axis: 'Length (seconds)',
    of: 'the lengths, in seconds, of the phone calls to an office',
    short: 'lengths of the phone calls',
    unit: 'seconds',
    groups: ['Office 1', 'Office 2'],
    step: 10,
  },
  {
    title: 'Books Borrowed',
    axis: 'Number of books',
    of: 'the numbers of books that the members of a library borrowed last year',
    short: 'numbers of books borrowed by each member',
    unit: 'books',
    groups: ['Library 1', 'Library 2'],
    step: 2,
  },
] as const;

const measures = {
  median: { name: 'median', value: (five: readonly number[]) => five[2] ?? 0 },
  range: { name: 'range', value: (five: readonly number[]) => (five[4] ?? 0) - (five[0] ?? 0) },
  iqr: { name: 'interquartile range', value: (five: readonly number[]) => (five[3] ?? 0) - (five[1] ?? 0) },
} as const;
type Measure = keyof typeof measures;
const all = ['median', 'range', 'iqr'] as const;
/** What is asked for; the test does not ask for the interquartile range, but it is a common mistake for the range. */
const asked = ['median', 'range'] as const;

export const boxPlots: Generator = {
  archetype: 'ONE-f',
  topicId: 21,
  version: 4,
  levels: [2],
  skillTags: ['box-plots', 'median', 'range'],
  draft(random) {
    const setting = random.pick(settings);
    const { step } = setting;
    const first = random.int(2, 6);
    const five = () => {
      let at = first + random.int(0, 4);
      return [0, 1, 2, 3, 4].map((index) => (index === 0 ? at : (at += random.int(1, index === 1 || index === 4 ? 5 : 4))) * step);
    };
    const [one, two] = [five(), five()];
    const measure: Measure = random.pick(asked);
    const { name, value } = measures[measure];
    const double = random.chance(1, 2);
    const difference = Math.abs(value(one) - value(two));
    const key = double ? difference : value(one);
    const others = all.filter((each) => each !== measure);
    if (key === 0 || Math.max(...one, ...two) > 30 * step) return null;
    const [min = 0, q1 = 0, median = 0, q3 = 0, max = 0] = one;
    // Where on the plot the measure is found.
    const how = measure === 'median' ? 'the median is at the line inside the box' : 'the range is the distance between the two ends of the plot';
    const of = (other: string) => `This is the ${other}; ${how}.`;
    const bugs: Bug[] = double
      ? [
          ...others.map((each) =>
            bug(
              each === 'median' ? 'MM' : 'SDR',
              Math.abs(measures[each].value(one) - measures[each].value(two)),
              `This is the difference between the ${measures[each].name}s; ${how}, for both plots.`,
            ),
          ),
          bug(
            'STOP',
            value(one),
            `This is the ${name} for ${setting.groups[0]} alone; subtract it and the one for ${setting.groups[1]}, ${value(two)}, from each other.`,
          ),
          bug(
            'STOP',
            value(two),
            `This is the ${name} for ${setting.groups[1]} alone; find its difference from the one for ${setting.groups[0]}, ${value(one)}.`,
          ),
          bug(
            'SDR',
            Math.abs((one[1] ?? 0) - (two[1] ?? 0)),
            `This is the difference between the first quartiles, the left edges of the boxes; ${how}, for both plots.`,
          ),
          bug(
            'SDR',
            Math.abs((one[3] ?? 0) - (two[3] ?? 0)),
            `This is the difference between the third quartiles, the right edges of the boxes; ${how}, for both plots.`,
          ),
          bug('STOP', one[4] ?? 0, `This is the greatest value for ${setting.groups[0]}; ${how}, for both plots.`),
          bug('STOP', two[4] ?? 0, `This is the greatest value for ${setting.groups[1]}; ${how}, for both plots.`),
          bug('SDR', Math.abs((one[4] ?? 0) - (two[4] ?? 0)), `This is the difference between the greatest values; ${how}, for both plots.`),
          bug('SDR', Math.abs((one[0] ?? 0) - (two[0] ?? 0)), `This is the difference between the least values; ${how}, for both plots.`),
        ]
      : [
          ...others.map((each) => bug(each === 'median' ? 'MM' : 'SDR', measures[each].value(one), of(measures[each].name))),
          bug('MM', rat(min + max, 2), `This is halfway between the ends of the plot; ${how}.`),
          bug('MM', rat(q1 + q3, 2), `This is halfway across the box; ${how}.`),
          bug('SDR', q3, of('third quartile, the right edge of the box')),
          bug('SDR', q1, of('first quartile, the left edge of the box')),
          bug('SDR', max, of('greatest value')),
          bug('SDR', median - min, `This is only the distance from the least value to the median; ${how}.`),
          bug('SDR', max - median, `This is only the distance from the median to the greatest value; ${how}.`),
        ];
    const answer = numberAnswer({
      ...asDecimals,
      typed: random.chance(1, 2),
      key: rat(key),
      why: `The ${name} comes from the ${measure === 'median' ? 'line inside the box' : measure === 'range' ? 'two ends of the plot' : 'two edges of the box'}${double ? ', and the difference' : ': it'} is ${key}.`,
      bugs,
    });
    const start = Math.floor((Math.min(...one, ...two) - step) / (5 * step)) * 5 * step;
    const end = Math.ceil((Math.max(...one, ...two) + step) / (5 * step)) * 5 * step;
    const figure = boxPlot({
      title: setting.title,
      axis: { title: setting.axis, min: Math.max(0, start), max: end, step, labelEvery: 5 },
      boxes: (double ? [one, two] : [one]).map((numbers, index) => ({
        ...(double && { name: setting.groups[index] ?? '' }),
        min: numbers[0] ?? 0,
        q1: numbers[1] ?? 0,
        median: numbers[2] ?? 0,
        q3: numbers[3] ?? 0,
        max: numbers[4] ?? 0,
      })),
    });
    const { unit } = setting;
    const [greater, less] = value(one) > value(two) ? setting.groups : setting.groups.toReversed();
    const ends = `${measure === 'range' ? `${max}-${min}` : `${q3}-${q1}`}`;
    return (
      answer && {
        parameters: { measure, one, two: double ? two : [], title: setting.title },
        stimulus: { kind: 'figure', figure },
        stem: double
          ? random.pick([
              `The box plots summarize the ${setting.short} for ${setting.groups[0]} and ${setting.groups[1]}. What is the positive difference, in ${unit}, between the ${name} for ${setting.groups[0]} and the ${name} for ${setting.groups[1]}?`,
              `The box plots show the distributions of the ${setting.short} for ${setting.groups[0]} and ${setting.groups[1]}. How much greater, in ${unit}, is the ${name} for ${greater} than the ${name} for ${less}?`,
              `The box plots shown represent the ${setting.short} for ${setting.groups[0]} and for ${setting.groups[1]}. The ${name} for ${greater} is how much greater, in ${unit}, than the ${name} for ${less}?`,
              `Based on the box plots, what is the positive difference, in ${unit}, between the ${name} for ${setting.groups[0]} and the ${name} for ${setting.groups[1]}?`,
            ])
          : random.pick([
              `The box plot summarizes ${setting.of}. What is the ${name}, in ${unit}, of the data?`,
              `The box plot shown represents ${setting.of}. What is the ${name} of these data, in ${unit}?`,
              `Based on the box plot, which summarizes ${setting.of}, what is the ${name} of the data, in ${unit}?`,
              `The distribution of ${setting.of} is shown in the box plot. What is the ${name}, in ${unit}?`,
            ]),
        answer,
        steps: [
          'A box plot shows five numbers: least value, first quartile, median, third quartile, and greatest value.',
          double
            ? `The ${name}s are ${value(one)} and ${value(two)}.`
            : measure === 'median'
              ? `The median is the line inside the box: ${median}.`
              : `The ${name} is ${measure === 'range' ? 'the greatest value minus the least value' : 'the third quartile minus the first quartile'}: \\(${ends}=${key}\\).`,
          ...(double ? [`Their difference is \\(${Math.max(value(one), value(two))}-${Math.min(value(one), value(two))}=${key}\\).`] : []),
          `Check: ${measure === 'median' ? 'about half of the data are on each side of the line' : measure === 'range' ? 'the whiskers and the box together span the entire range' : 'the box contains the middle half of the data'}.`,
        ],
        takeaway: 'In a box plot, the ends give the range, the box gives the interquartile range, and the line gives the median.',
      }
    );
  },
};
