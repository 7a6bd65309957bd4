/** IS-d: what makes a margin of error smaller. IS-e: which value is plausible. */
import type { Generator, Option, WrongOption } from '../../generator.ts';
import { math, prose } from '../data-kit.ts';
import { definite, polls, usualMargin } from './polls.ts';
import { statement } from '../statements.ts';

export const smallerMargin: Generator = {
  archetype: 'IS-d',
  topicId: 24,
  version: 2,
  levels: [3],
  skillTags: ['margin-of-error', 'sample-size'],
  draft(random) {
    const poll = random.pick(polls);
    const n = random.int(4, 16) * 25;
    const percent = random.int(20, 80);
    const margin = usualMargin(percent, n);
    const smaller = random.chance(2, 3);
    const more = random.pick([3, 4, 5, 8]);
    const fewer = Math.round(n / more);
    const size = (count: number) => `Selecting a random sample of ${prose(count)} ${poll.members} instead of ${prose(n)}`;
    const key = smaller ? size(n * more) : size(fewer);
    const word = smaller ? 'smaller' : 'greater';
    return {
      parameters: { n, percent, smaller, more, population: poll.population },
      stem: random.pick([
        `From a random sample of ${prose(n)} of ${poll.population}, it is estimated that ${percent}% of them ${poll.does}, with a margin of error of ${margin} percentage points. Which change to the study would most likely result in a ${word} margin of error?`,
        `A random sample of ${prose(n)} of ${poll.population} gives the estimate that ${percent}% ${poll.does}. The margin of error is ${margin} percentage points. The study is to be repeated. Which of the following would most likely make the margin of error ${word}?`,
        `In a survey of ${prose(n)} randomly selected ${poll.members}, the estimated percentage of ${poll.population} ${poll.who} ${poll.does} is ${percent}%, with a margin of error of ${margin} percentage points. Which of the following changes would most likely lead to a ${word} margin of error?`,
        `A researcher estimates from a random sample of size ${prose(n)} that ${percent}% of ${poll.population} ${poll.does}, with a margin of error of ${margin} percentage points. Which change would most likely give a ${word} margin of error?`,
      ]),
      answer: {
        format: 'choice',
        correct: {
          text: key,
          value: key,
          why: `Estimates from ${smaller ? 'larger' : 'smaller'} random samples vary ${smaller ? 'less' : 'more'}, so the margin of error is ${word}.`,
        },
        wrong: [
          statement(
            smaller ? size(fewer) : size(n * more),
            'MOEN',
            `This ${smaller ? 'increases' : 'decreases'} the margin of error: estimates from ${smaller ? 'smaller samples vary more' : 'larger samples vary less'}.`,
          ),
          statement(
            `Selecting the ${prose(n)} ${poll.members} from a larger population`,
            'MOEN',
            'The margin of error depends mainly on the size of the sample, not the size of the population.',
          ),
          statement(
            `Selecting the ${prose(n)} ${poll.members} from a smaller population`,
            'MOEN',
            'The margin of error depends mainly on the size of the sample, not the size of the population.',
          ),
          ...(poll.who === 'who'
            ? [
                statement(
                  `Selecting the first ${prose(smaller ? n * more : fewer)} ${poll.members} who answer an online post`,
                  'SELASG',
                  'People who choose to answer are not a random sample, so a margin of error does not apply.',
                ),
              ]
            : []),
          statement(
            `Reporting the estimate as a number of ${poll.members} instead of a percentage`,
            'PP',
            'Writing the estimate in another form does not change how much estimates from samples vary.',
          ),
          statement(
            `Selecting another random sample of ${prose(n)} ${poll.members} in the same way`,
            'MOEALL',
            'A second sample of the same size has about the same margin of error.',
          ),
        ],
      },
      steps: [
        'A margin of error measures how much estimates from random samples vary.',
        'It depends mainly on the size of the sample: the larger the random sample, the smaller the margin of error.',
        `So a ${word} margin of error needs a ${smaller ? 'larger' : 'smaller'} random sample. Check: the size of the population and the form of the estimate have little or no effect on that variation.`,
      ],
      takeaway: 'A larger random sample gives a smaller margin of error.',
    };
  },
};

export const plausibleValue: Generator = {
  archetype: 'IS-e',
  topicId: 24,
  version: 2,
  levels: [2, 3],
  skillTags: ['margin-of-error', 'intervals'],
  draft(random, level) {
    const poll = random.pick(polls);
    const n = random.int(6, 40) * 25;
    const percent = random.int(15, 80);
    const margin = usualMargin(percent, n);
    const size = level === 2 ? 0 : random.int(poll.populations[0] * 2, poll.populations[1]) * 100;
    const [low, high] = [percent - margin, percent + margin];
    const scale = (value: number) => (size * value) / 100;
    const inside = random.int(low + (level === 2 ? 0 : 1), high - (level === 2 ? 0 : 1));
    if (margin < 2 || inside === percent || low < 4) return null;
    const outside = [
      low - random.int(1, 3),
      high + random.int(1, 3),
      low - random.int(4, 9),
      high + random.int(4, 9),
      percent - 2 * margin - 1,
      percent + 2 * margin + 1,
    ].filter((value) => value > 0 && value < 100);
    const option = (value: number): Option => ({
      text: level === 2 ? math(`${value}\\%`) : math(prose(scale(value)).replaceAll(',', '{,}')),
      value: `${value}`,
      order: value,
    });
    const interval = level === 2 ? `${low}% to ${high}%` : `${prose(scale(low))} to ${prose(scale(high))}`;
    const raw = level === 2 ? [] : [margin];
    return {
      parameters: { n, percent, margin, size, population: poll.population },
      stem: random.pick(
        level === 2
          ? [
              `Based on a random sample, it is estimated that ${percent}% of ${poll.population} ${poll.does}, with a margin of error of ${margin} percentage points. Which of the following is a plausible value for the percentage of all ${definite(poll.population).replace(/^the /, '')} ${poll.who} ${poll.does}?`,
              `A random sample of ${prose(n)} of ${poll.population} was selected. The estimate for the percentage ${poll.who} ${poll.does} is ${percent}%, with a margin of error of ${margin} percentage points. Which of the following could plausibly be the percentage for all ${definite(poll.population).replace(/^the /, '')}?`,
              `From a random sample of ${prose(n)}, the percentage of ${poll.population} ${poll.who} ${poll.does} is estimated to be ${percent}%. The margin of error is ${margin} percentage points. Which percentage is plausible for the whole population?`,
              `A survey of randomly selected ${poll.members} estimates that ${percent}% of ${poll.population} ${poll.does}. If the margin of error is ${margin} percentage points, which of these is a plausible value for the true percentage?`,
            ]
          : [
              `Based on a random sample of ${poll.population}, it is estimated that ${percent}% of the ${prose(size)} ${poll.members} ${poll.does}, with a margin of error of ${margin} percentage points. Which of the following is a plausible number of ${poll.members} ${poll.who} ${poll.does}?`,
              `There are ${prose(size)} ${poll.members} in a population. From a random sample, the percentage of ${poll.members} ${poll.who} ${poll.does} is estimated to be ${percent}%, with a margin of error of ${margin} percentage points. Which of the following could plausibly be the number of ${poll.members} in the population ${poll.who} ${poll.does}?`,
              `A random sample of ${prose(n)} out of ${prose(size)} ${poll.members} gives the estimate that ${percent}% ${poll.does}, with a margin of error of ${margin} percentage points. Which number of ${poll.members} ${poll.who} ${poll.does} is plausible?`,
            ],
      ),
      answer: {
        format: 'choice',
        correct: { ...option(inside), why: `It is in the interval from ${interval}.` },
        wrong: outside.map(
          (value): WrongOption => ({
            ...option(value),
            misconception: Math.abs(value - percent) > 2 * margin ? 'MOEALL' : value < percent ? 'MOEN' : 'PP',
            why: `This is ${value < low ? 'below' : 'above'} the interval from ${interval}; plausible values are within one margin of error of the estimate.`,
          }),
        ),
      },
      steps: [
        'Plausible values are those within one margin of error of the estimate, on both sides.',
        `${math(`${percent}-${margin}=${low}`)} and ${math(`${percent}+${margin}=${high}`)}, so the percentage is plausibly from ${low}% to ${high}%${level === 2 ? '' : `, which is ${interval} ${poll.members}`}.`,
        `Check: only one choice is in this interval${raw.length > 0 ? '; the margin is in percentage points, so apply it before converting to numbers' : ''}.`,
      ],
      takeaway: 'Plausible values run from the estimate minus the margin of error to the estimate plus the margin of error.',
    };
  },
};
