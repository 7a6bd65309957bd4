/** TWO-k: limits of a model. */
import type { Generator } from '../../generator.ts';
import { statement } from '../statements.ts';

const associations = [
  [
    'the daily high temperature and the number of cups of iced tea sold at a café',
    'a higher temperature',
    'more cups of iced tea sold',
    'from 60 to 90 degrees Fahrenheit',
    'a temperature of 20 degrees Fahrenheit',
    true,
  ],
  ['the age of a car and its resale value', 'a greater age', 'a lower value', 'from 1 to 8 years', 'an age of 40 years', false],
  [
    'the number of hours of practice and the number of mistakes in a typing test',
    'more practice',
    'fewer mistakes',
    'from 2 to 20 hours',
    'a practice of 500 hours',
    false,
  ],
  ['the height of a tree and the width of its crown', 'a greater height', 'a wider crown', 'from 10 to 40 feet', 'a height of 300 feet', true],
  [
    'the distance of an apartment from the city center and its monthly rent',
    'a greater distance',
    'a lower rent',
    'from 1 to 12 miles',
    'a distance of 90 miles',
    false,
  ],
  ['the number of pages of a book and its mass', 'more pages', 'a greater mass', 'from 100 to 700 pages', 'a book of 5,000 pages', true],
  [
    'the amount of fertilizer used on a field and its yield',
    'more fertilizer',
    'a greater yield',
    'from 20 to 80 kilograms',
    'an amount of 2,000 kilograms',
    true,
  ],
  [
    'the speed of a bus and the fuel it uses per mile',
    'a greater speed',
    'more fuel used',
    'from 40 to 65 miles per hour',
    'a speed of 150 miles per hour',
    true,
  ],
] as const;

export const limitsOfModel: Generator = {
  archetype: 'TWO-k',
  topicId: 22,
  version: 1,
  levels: [3, 4],
  skillTags: ['association', 'extrapolation'],
  draft(random, level) {
    const [pair, first, second, span, beyond, positive] = random.pick(associations);
    const n = random.int(12, 60);
    const range = level === 4;
    const sign = positive ? 'positive' : 'negative';
    const association = `The data show that ${first} is associated with ${second}.`;
    const extrapolated = `A prediction for ${beyond} is not supported by the data.`;
    const key = range ? extrapolated : association;
    return {
      parameters: { n, pair, range },
      stem: `${random.pick([
        `A scatterplot shows ${pair} for ${n} cases, with values of the first quantity ${span}. A line of best fit shows a strong ${sign} linear association.`,
        `For ${n} cases, ${pair} were recorded; the first quantity was ${span}. The data show a strong ${sign} linear association.`,
        `In an observational study, ${pair} were recorded for ${n} cases. The first quantity ranged ${span}, and a line with a ${sign} slope fits the data well.`,
        `Data on ${pair} were collected for ${n} cases, the first quantity ${span}. A line of best fit with a ${sign} slope models the data well.`,
      ])} ${range ? random.pick(['Which statement about the use of the line is appropriate?', 'Which of the following statements about the model is true?']) : random.pick(['Which conclusion is best supported?', 'Which of the following is an appropriate conclusion?'])}`,
      answer: {
        format: 'choice',
        correct: {
          text: key,
          value: key,
          why: range
            ? `The value lies far outside the data, ${span}; nothing shows that the line goes on there.`
            : 'The data were only observed, so they show an association and its direction.',
        },
        wrong: [
          statement(`The data show that ${first} causes ${second}.`, 'CAUSE', 'Observed data show an association; other quantities may be the cause.'),
          statement(`The data show that ${second} causes ${first}.`, 'CAUSE', 'Observed data show an association, not a cause, in either direction.'),
          statement(`Every single case with ${first} also has ${second}.`, 'GEN', 'A line of best fit describes a tendency; single cases may differ.'),
          statement(`The line gives an exact prediction for ${beyond}.`, 'EXTRAP', `This lies far outside the data, ${span}; the line need not go on there.`),
          statement(
            `The line also gives a reliable prediction for ${beyond}, because it fits the data well.`,
            'EXTRAP',
            `A good fit holds only where there are data, ${span}.`,
          ),
          statement(`The data show that there is no association between the two quantities.`, 'SIGN', `A strong ${sign} linear association is an association.`),
          statement(
            `The data show that ${first} is associated with the opposite of ${second}.`,
            'SIGN',
            `The association is ${sign}, so this turns it around.`,
          ),
        ],
      },
      steps: [
        'A line of best fit describes a tendency within the range of the data. It shows neither causes nor single cases, and it need not hold outside the range.',
        range ? `The data lie ${span}; the value in question lies far outside.` : `The association is ${sign}: ${first} goes with ${second}.`,
        `Check: the right statement claims ${range ? 'nothing beyond the range of the data' : 'an association only, in the right direction'}.`,
      ],
      takeaway: 'Association is not cause, and a model holds only where there are data.',
    };
  },
};
