/** TWO-k: limits of a model. */
import type { Generator } from '../../generator.ts';
import { statement } from '../statements.ts';

interface Association {
  readonly data: (n: number) => string;
  /** What the data show, no more and no less. */
  readonly tendency: string;
  readonly cause: string;
  readonly always: string;
  readonly none: string;
  /** Far outside the data: `the rent of an apartment 90 miles from the city center`. */
  readonly beyond: string;
  readonly value: string;
  readonly span: string;
  readonly positive: boolean;
}

const associations: readonly Association[] = [
  {
    data: (n) =>
      `For each of ${n} days, a café recorded the high temperature, which ranged from 60 to 90 degrees Fahrenheit, and the number of cups of iced tea it sold.`,
    tendency: 'The café tended to sell more iced tea on warmer days.',
    cause: 'A higher temperature causes the café to sell more iced tea.',
    always: 'The café always sold more iced tea on a warmer day than on a cooler one.',
    none: 'There is no association between the temperature and the number of cups sold.',
    beyond: 'the number of cups sold on a day with a high temperature of 20 degrees Fahrenheit',
    value: '20 degrees Fahrenheit',
    span: 'from 60 to 90 degrees Fahrenheit',
    positive: true,
  },
  {
    data: (n) => `The ages of ${n} cars of one model, ranging from 1 to 8 years, and their resale values were recorded.`,
    tendency: 'Older cars of this model tended to have lower resale values.',
    cause: 'A greater mileage causes the resale value of these cars to fall.',
    always: 'Each older car of this model always has a lower resale value than a newer one.',
    none: 'There is no association between the age of these cars and their resale value.',
    beyond: 'the resale value of a car of this model that is 40 years old',
    value: '40 years',
    span: 'from 1 to 8 years',
    positive: false,
  },
  {
    data: (n) =>
      `For each of ${n} students, the time spent practicing typing, ranging from 2 to 20 hours, and the number of mistakes on a typing test were recorded.`,
    tendency: 'Students who practiced more tended to make fewer mistakes.',
    cause: 'More practice causes these students to make fewer mistakes.',
    always: 'A student who practiced more always made fewer mistakes than one who practiced less.',
    none: 'There is no association between practice time and the number of mistakes.',
    beyond: 'the number of mistakes of a student who practices for 500 hours',
    value: '500 hours',
    span: 'from 2 to 20 hours',
    positive: false,
  },
  {
    data: (n) => `The heights of ${n} oak trees in a park, ranging from 10 to 40 feet, and the widths of their crowns were measured.`,
    tendency: 'Taller oaks in the park tended to have wider crowns.',
    cause: 'Growing taller causes the crown of an oak in the park to become wider.',
    always: 'Each taller oak in the park always has a wider crown than a shorter one.',
    none: 'There is no association between the height of these oaks and the width of their crowns.',
    beyond: 'the width of the crown of an oak that is 300 feet tall',
    value: '300 feet',
    span: 'from 10 to 40 feet',
    positive: true,
  },
  {
    data: (n) => `The distances of ${n} apartments from the center of a city, ranging from 1 to 12 miles, and their monthly rents were recorded.`,
    tendency: 'Apartments farther from the city center tended to have lower rents.',
    cause: 'A greater distance from the city center causes the rent to be lower.',
    always: 'An apartment farther from the city center always has a lower rent than a closer one.',
    none: 'There is no association between the distance from the city center and the rent.',
    beyond: 'the rent of an apartment that is 90 miles from the city center',
    value: '90 miles',
    span: 'from 1 to 12 miles',
    positive: false,
  },
  {
    data: (n) => `The numbers of pages in ${n} paperback novels, ranging from 100 to 700 pages, and the masses of the novels were recorded.`,
    tendency: 'Novels with more pages tended to have greater masses.',
    cause: 'A popular author causes a novel to have more pages and a greater mass.',
    always: 'A novel with more pages always has a greater mass than one with fewer pages.',
    none: 'There is no association between the number of pages and the mass of a novel.',
    beyond: 'the mass of a book with 5,000 pages',
    value: '5,000 pages',
    span: 'from 100 to 700 pages',
    positive: true,
  },
  {
    data: (n) => `For ${n} fields, the amount of fertilizer used per acre, ranging from 20 to 80 kilograms, and the yield of corn per acre were recorded.`,
    tendency: 'Fields on which more fertilizer was used tended to have greater yields.',
    cause: 'Using more fertilizer causes these fields to have a greater yield.',
    always: 'A field with more fertilizer always has a greater yield than one with less.',
    none: 'There is no association between the amount of fertilizer and the yield.',
    beyond: 'the yield of a field on which 2,000 kilograms of fertilizer are used per acre',
    value: '2,000 kilograms',
    span: 'from 20 to 80 kilograms',
    positive: true,
  },
  {
    data: (n) =>
      `For ${n} trips of a bus company, the average speed, ranging from 40 to 65 miles per hour, and the amount of fuel used per mile were recorded.`,
    tendency: 'Trips at a greater average speed tended to use more fuel per mile.',
    cause: 'A greater number of passengers causes the buses to use more fuel per mile.',
    always: 'A faster trip always used more fuel per mile than a slower one.',
    none: 'There is no association between the average speed and the fuel used per mile.',
    beyond: 'the fuel used per mile on a trip at 150 miles per hour',
    value: '150 miles per hour',
    span: 'from 40 to 65 miles per hour',
    positive: true,
  },
];

export const limitsOfModel: Generator = {
  archetype: 'TWO-k',
  topicId: 22,
  version: 2,
  levels: [3, 4],
  skillTags: ['association', 'extrapolation'],
  draft(random, level) {
    const { data, tendency, cause, always, none, beyond, value, span, positive } = random.pick(associations);
    const n = random.int(12, 60);
    const range = level === 4;
    const sign = positive ? 'positive' : 'negative';
    const unreliable = `A prediction of ${beyond} would not be reliable.`;
    const key = range ? unreliable : tendency;
    const farOutside = `${value} is far outside the range of the data, ${span}.`;
    return {
      parameters: { n, tendency, range },
      stem: `${data(n)} ${random.pick([
        `The data show a strong ${sign} linear association.`,
        `A line of best fit with a ${sign} slope models the data well.`,
        `A scatterplot of the data shows a strong ${sign} linear association.`,
      ])} ${
        range
          ? random.pick([
              'Which of the following statements about the use of the line of best fit is true?',
              'Which of the following is an appropriate statement about the use of the line of best fit?',
              'Which statement about the use of the line of best fit is best supported?',
            ])
          : random.pick(['Which conclusion is best supported by the data?', 'Which of the following is an appropriate conclusion from the data?'])
      }`,
      answer: {
        format: 'choice',
        correct: {
          text: key,
          value: key,
          why: range
            ? `The line is based only on the data, and ${farOutside}`
            : 'The data show an association and its direction, and this conclusion claims nothing more.',
        },
        wrong: range
          ? [
              statement(`The line gives an exact prediction of ${beyond}.`, 'EXTRAP', `A line of best fit does not give exact predictions, and ${farOutside}`),
              statement(`The line gives a reliable prediction of ${beyond}.`, 'EXTRAP', `The line may not fit beyond the data, and ${farOutside}`),
              statement(
                `A prediction of ${beyond} would be reliable with more data.`,
                'GEN',
                `More data ${span} would not show what happens outside that range.`,
              ),
            ]
          : [
              statement(cause, 'CAUSE', 'The data were only observed, so they show an association but not its cause.'),
              statement(always, 'GEN', 'An association describes a general trend; individual cases can differ.'),
              statement(none, 'SIGN', `The data show a strong ${sign} linear association.`),
            ],
      },
      steps: [
        'A line of best fit describes a general trend within the range of the data. It does not prove a cause, and it may not hold outside that range.',
        range
          ? `The data range ${span}, and ${value} is far outside that range.`
          : `The association is ${sign}: as one quantity increases, the other tends to ${positive ? 'increase' : 'decrease'}.`,
        `Check: the correct statement ${range ? 'makes no claim beyond the range of the data' : 'claims only an association, in the right direction'}.`,
      ],
      takeaway: 'Association is not causation, and a model is reliable only within the range of its data.',
    };
  },
};
