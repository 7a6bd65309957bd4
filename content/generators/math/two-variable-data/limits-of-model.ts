/** TWO-k: limits of a model. */
import type { Generator } from '#content/generators/generator.ts';
import { capitalized, lowerFirst } from '../text.ts';
import { wrongStatement } from '../options.ts';
import { associations } from './associations.ts';

export const limitsOfModel: Generator = {
  archetype: 'TWO-k',
  topicId: 22,
  version: 9,
  levels: [3],
  skillTags: ['association', 'extrapolation'],
  draft(random) {
    const { data, tendency, cause, always, wide, steady, inside, insideValue, exactly, beyond, value, span, positive } = random.pick(associations);
    const n = random.int(12, 60);
    // One wrong choice opens as plainly as the key.
    const plain = random.pick([cause, wide, steady]);
    const told = (claim: string) => (claim === plain ? claim : `The data show that ${lowerFirst(claim)}`);
    const range = random.chance(1, 2);
    const sign = positive ? 'positive' : 'negative';
    // Half the time the right statement is about a prediction within the data, so that caution is not always the answer.
    const within = range && random.chance(1, 2);
    const outside = `${value} is well outside the range of the data, ${span}`;
    const inRange = `${insideValue} is within the range of the data, ${span}`;
    const key = !range ? tendency : within ? `The line can be used to predict ${inside}.` : `The line should not be used to predict ${beyond}.`;
    return {
      parameters: { n, tendency, range, within },
      stem: `${data(n)} ${random.pick(
        range
          ? [
              `The data show a strong ${sign} linear association and are modeled by a line of best fit.`,
              `A line of best fit with a ${sign} slope models the data well.`,
              `A scatterplot of the data shows a strong ${sign} linear association, and a line of best fit was drawn.`,
            ]
          : [
              `The data show a strong ${sign} linear association.`,
              `A line of best fit with a ${sign} slope models the data well.`,
              `A scatterplot of the data shows a strong ${sign} linear association.`,
            ],
      )} ${
        range
          ? random.pick(['Which of the following statements about the line of best fit is true?', 'Which statement about the line of best fit is true?'])
          : random.pick(['Which conclusion is best supported by the data?', 'Which of the following is an appropriate conclusion from the data?'])
      }`,
      answer: {
        format: 'choice',
        correct: {
          text: key,
          value: key,
          why: range
            ? within
              ? `The line can be used here: ${inRange}, and the association is strong.`
              : `The line is based only on the data, and ${outside}.`
            : 'The data show an association and its direction, and this conclusion claims nothing more.',
        },
        // No choice denies the key or follows from another one.
        wrong: range
          ? [
              within
                ? wrongStatement(
                    'EXTRAP',
                    `The line can be used to predict ${beyond}.`,
                    `The line may not fit beyond the data, and ${outside}. Do not use it there.`,
                  )
                : wrongStatement('EXTRAP', `The line should not be used to predict ${inside}.`, `${capitalized(inRange)}, so the line can be used there.`),
              wrongStatement(
                'GEN',
                exactly,
                'This takes the trend for exact values; actual values lie above or below the line, so the claim may say only what is predicted.',
              ),
              wrongStatement(
                'CAUSE',
                `The line shows that ${lowerFirst(cause)}`,
                'The data were only observed, so the line does not show a cause; accept only claims about an association or a prediction.',
              ),
              wrongStatement(
                'GEN',
                `The line shows that ${lowerFirst(wide)}`,
                'This goes beyond the data, which are only about those that were observed; keep the claim to them.',
              ),
            ]
          : [
              wrongStatement(
                'CAUSE',
                told(cause),
                'The data were only observed, so even a strong association does not show a cause; the claim may only say what tends to go together.',
              ),
              wrongStatement(
                'GEN',
                always,
                'This claims it for every case; an association is a general trend, so the claim may only say what tends to happen.',
              ),
              wrongStatement('GEN', told(wide), 'This goes beyond the data, which are only about those that were observed; keep the conclusion to them.'),
              wrongStatement(
                'RATE0',
                told(steady),
                'This takes the slope for the change in each case; it is only the average change, so say what tends to happen.',
              ),
            ],
      },
      steps: [
        'A line of best fit describes a general trend within the range of the data. It does not prove a cause, and it may not hold outside that range.',
        range
          ? `The data range ${span}: ${insideValue} is within that range, and ${value} is well outside it.`
          : `The association is ${sign}: as one quantity increases, the other tends to ${positive ? 'increase' : 'decrease'}.`,
        `Check: the correct statement ${range ? 'relies on the line only within the range of the data' : 'claims only an association, in the right direction'}.`,
      ],
      takeaway: 'Association is not causation, and a model is reliable only within the range of its data.',
    };
  },
};
