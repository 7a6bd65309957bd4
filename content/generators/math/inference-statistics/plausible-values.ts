/** IS-d: what makes a margin of error smaller. IS-e: which value is plausible. */
import type { Generator, Option, WrongOption } from '#content/generators/generator.ts';
import { capitalized, math, prose } from '../text.ts';
import { definite, polls, usualMargin } from './polls.ts';
import { wrongStatement } from '../options.ts';

export const smallerMargin: Generator = {
  archetype: 'IS-d',
  topicId: 24,
  version: 7,
  levels: [3],
  skillTags: ['margin-of-error', 'sample-size'],
  draft(random) {
    const poll = random.pick(polls);
    const n = random.pick([100, 150, 200, 250, 300, 400, 500]);
    const percent = random.int(20, 80);
    const margin = usualMargin(percent, n);
    const [more, fewer] = [n * random.pick([2, 3, 4]), n / 2];
    const size = (change: string, count: number) => `${change} the size of the random sample to ${prose(count)} ${poll.members}`;
    // Mostly a smaller margin of error is wanted, sometimes a larger one is explained.
    const smaller = random.chance(3, 5);
    const key = smaller ? size('Increasing', more) : size('Decreasing', fewer);
    const smallerSample = (count: number) =>
      wrongStatement('MOEN', size('Decreasing', count), 'This increases the margin of error: estimates from smaller samples vary more, so take a larger one.');
    const self =
      poll.who === 'who'
        ? `Selecting the first ${prose(n)} ${poll.members} who answer an online post`
        : `Selecting the ${prose(n)} ${poll.members} that are easiest to reach`;
    const notRandom = wrongStatement(
      'SELASG',
      self,
      'The sample is no larger, and it is not random; for a smaller margin of error, take a larger random sample.',
    );
    const narrower = wrongStatement(
      'GEN',
      `Selecting a random sample of ${prose(n)} ${poll.members} from ${poll.part} only`,
      `The sample is no larger, and it represents only ${poll.part}; take a larger sample from all of them.`,
    );
    const another = wrongStatement(
      'MOEALL',
      `Selecting a second random sample of ${prose(n)} ${poll.members}`,
      'A second sample of the same size has about the same margin of error; only another size changes it.',
    );
    const sameSample = wrongStatement(
      'MOEALL',
      `${poll.who === 'who' ? 'Asking' : 'Checking'} the same random sample of ${prose(n)} ${poll.members} a second time`,
      'The sample is no larger, so its margin of error is about the same; only another size changes it.',
    );
    const larger = wrongStatement(
      'MOEN',
      size('Increasing', more),
      'This decreases the margin of error: estimates from larger samples vary less, so take a smaller one.',
    );
    const wording = smaller ? 'smaller' : 'larger';
    return {
      parameters: { n, percent, more, smaller, population: poll.population },
      stem: random.pick([
        `From a random sample of ${prose(n)} of ${poll.population}, it is estimated that ${percent}% of ${definite(poll.population)} ${poll.does}, with a margin of error of ${margin} percentage points. Which change to the study would most likely result in a ${wording} margin of error?`,
        `In a random sample of ${prose(n)} of ${poll.population}, ${percent}% ${poll.does}. The margin of error for this estimate is ${margin} percentage points. If the study is repeated, which of the following would most likely result in a ${wording} margin of error?`,
        `In a survey of ${prose(n)} randomly selected ${poll.members}, the estimated percentage of ${poll.population} ${poll.who} ${poll.does} is ${percent}%, with a margin of error of ${margin} percentage points. Which of the following changes would most likely lead to a ${wording} margin of error?`,
        `A researcher estimates from a random sample of size ${prose(n)} that ${percent}% of ${poll.population} ${poll.does}, with a margin of error of ${margin} percentage points. Which change would most likely give a ${wording} margin of error?`,
      ]),
      answer: {
        format: 'choice',
        correct: {
          text: key,
          value: key,
          why: smaller
            ? 'Estimates from larger random samples vary less, so the margin of error is smaller.'
            : 'Estimates from smaller random samples vary more, so the margin of error is larger.',
        },
        // No two are wrong for the same reason.
        wrong: smaller ? [smallerSample(fewer), notRandom, narrower, random.pick([another, sameSample])] : [larger, another, sameSample],
      },
      steps: [
        'A margin of error measures how much estimates from random samples vary.',
        'It depends mainly on the size of the sample: the larger the random sample, the smaller the margin of error.',
        smaller
          ? 'So a smaller margin of error needs a larger random sample. Check: a sample that is not random has no margin of error.'
          : 'So the margin of error is larger when the random sample is smaller. Check: samples of the same size have about the same margin of error.',
      ],
      takeaway: 'A larger random sample gives a smaller margin of error.',
    };
  },
};

/** Believable percentages where not every one would do. */
const shares: Readonly<Record<string, readonly [number, number]>> = {
  'the members of a museum': [15, 40],
  'the light bulbs in a shipment': [55, 85],
  'the households in a county': [15, 45],
};

export const plausibleValue: Generator = {
  archetype: 'IS-e',
  topicId: 24,
  version: 5,
  levels: [2, 3],
  skillTags: ['margin-of-error', 'intervals'],
  draft(random, level) {
    const poll = random.pick(polls);
    const n = random.int(6, 40) * 25;
    const percent = random.int(...(shares[poll.population] ?? [15, 80]));
    const margin = usualMargin(percent, n);
    const size = level === 2 ? 0 : random.int(poll.populations[0] * 2, poll.populations[1]) * 100;
    const [low, high] = [percent - margin, percent + margin];
    const scale = (value: number) => (size * value) / 100;
    const inside = random.int(low + 1, high - 1);
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
              `Researchers selected ${prose(n)} of ${poll.population} at random. From this sample, they estimated that ${percent}% of all ${definite(poll.population)} ${poll.does}, with a margin of error of ${margin} percentage points. Based on this estimate, which of the following is a plausible percentage of ${definite(poll.population)} ${poll.who} ${poll.does}?`,
              `A survey of randomly selected ${poll.members} estimates that ${percent}% of ${poll.population} ${poll.does}. If the margin of error is ${margin} percentage points, which of these is a plausible value for the true percentage?`,
            ]
          : [
              `Based on a random sample of ${poll.population}, it is estimated that ${percent}% of the ${prose(size)} ${poll.members} ${poll.does}, with a margin of error of ${margin} percentage points. Which of the following is a plausible number of these ${poll.members} ${poll.who} ${poll.does}?`,
              `${capitalized(poll.population.replace(/^the \w+(?: \w+)? (?:in|of|at) /, ''))} has ${prose(size)} ${poll.members}. Based on a random sample, it is estimated that ${percent}% of these ${poll.members} ${poll.does}, with a margin of error of ${margin} percentage points. Which of the following could plausibly be the number of these ${poll.members} ${poll.who} ${poll.does}?`,
              `From a random sample of ${prose(n)} of the ${prose(size)} ${poll.population.replace(/^the /, '')}, it is estimated that ${percent}% of them ${poll.does}. The margin of error is ${margin} percentage points. Which of the following is a plausible number of ${poll.members} ${poll.who} ${poll.does}?`,
            ],
      ),
      answer: {
        format: 'choice',
        correct: { ...option(inside), why: `It is in the interval from ${interval}.` },
        wrong: outside.map(
          (value): WrongOption => ({
            ...option(value),
            misconception: Math.abs(value - percent) > 2 * margin ? 'MOEALL' : value < percent ? 'MOEN' : 'PP',
            why: `This is ${value < low ? 'below' : 'above'} the interval from ${interval}; stay within ${margin} percentage points of ${percent}%.`,
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
