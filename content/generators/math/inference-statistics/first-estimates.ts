/** IS-i: the easiest estimates from a sample, one step each. */
import type { Random } from '#core/random.ts';
import { rat } from '#core/rational.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math, prose } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { persist } from '../persist.ts';
import { polls } from './polls.ts';

/** What is estimated, as first told and as asked about, its unit, and the least and greatest estimate. */
const means = [
  ['the mean number of books that the students at a school read last year', 'the mean number of books read by all the students', 'books', 4, 20],
  ['the mean mass of the apples in an orchard', 'the mean mass of all the apples in the orchard', 'grams', 120, 220],
  ['the mean exercise time per week for the members of a gym', 'the mean exercise time per week for all the members', 'minutes', 60, 240],
  ['the mean height of the sunflowers in a field', 'the mean height of all the sunflowers in the field', 'centimeters', 120, 260],
  ['the mean length of the trout in a lake', 'the mean length of all the trout in the lake', 'centimeters', 20, 45],
  ['the mean wait time for callers to a help line', 'the mean wait time for all callers', 'minutes', 5, 25],
  ['the mean commuting distance of the employees of a company', 'the mean commuting distance of all the employees', 'miles', 6, 28],
  ['the mean age of the visitors to a museum', 'the mean age of all the visitors', 'years', 28, 52],
] as const;

/** Believable percentages where not every one would do. */
const shares: Readonly<Record<string, readonly number[]>> = { households: [10, 15, 20, 25, 30], 'light bulbs': [60, 70, 75, 80, 90] };

/** A percentage of the sample, applied to all. */
function share(random: Random): Draft | null {
  const poll = random.pick(polls);
  const size = 100 * random.int(Math.max(3, Math.floor(poll.populations[0] / 2)), Math.min(60, poll.populations[1]));
  const percent = random.pick(shares[poll.members] ?? [20, 25, 30, 40, 60, 70]);
  const n = 50 * random.int(1, 4);
  const key = (size * percent) / 100;
  if (n * 3 > size || (n * percent) % 100 !== 0) return null;
  const bugs: Bug[] = [
    bug('COMP', size - key, `This is the estimate for the others; subtract it from ${prose(size)}.`),
    bug('BASE', rat(n * percent, 100), `This is ${percent}% of the sample; take ${percent}% of all ${prose(size)} instead.`),
    bug(
      'BASE',
      20 * n < size ? null : rat((size - n) * percent, 100),
      `This leaves out the ${n} in the sample; they are part of the ${prose(size)}, so take ${percent}% of all of them.`,
    ),
    bug(
      'PP',
      percent < n && (size * percent) % n === 0 ? (size * percent) / n : null,
      `This takes ${percent}% to be ${percent} of the ${n} in the sample; it is ${percent} of every 100.`,
    ),
    bug('STOP', n, `This is the size of the sample; take ${percent}% of all ${prose(size)} instead.`),
    bug('BASE', size - n, `This is how many of the ${prose(size)} were not in the sample; take ${percent}% of all ${prose(size)} instead.`),
  ];
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(1, 3),
    key: rat(key),
    why: `${percent}% of ${prose(size)} is ${prose(key)}.`,
    bugs,
    believable: (value) => value.n > 0n && value.d === 1n,
  });
  return (
    answer && {
      parameters: { kind: 'share', size, percent, n, population: poll.population },
      stem: random.pick([
        `In a random sample of ${n} of the ${prose(size)} ${poll.population.replace(/^the /, '')}, ${percent}% ${poll.does}. Based on the sample, what is the best estimate of the number of the ${prose(size)} ${poll.members} ${poll.who} ${poll.does}?`,
        `A researcher selected a random sample of ${n} of the ${prose(size)} ${poll.population.replace(/^the /, '')} and found that ${percent}% of them ${poll.does}. Based on this finding, what is the best estimate of how many of the ${prose(size)} ${poll.members} ${poll.does}?`,
        `Of ${n} ${poll.members} selected at random from the ${prose(size)} ${poll.population.replace(/^the /, '')}, ${percent}% ${poll.does}. Based on this sample, about how many of the ${prose(size)} ${poll.members} ${poll.does}?`,
      ]),
      answer,
      steps: [
        `A random sample has about the same percentage as the whole population.`,
        `So about ${percent}% of all ${prose(size)} ${poll.members}: ${math(`${percent / 100} \\cdot ${size} = ${key}`)}.`,
        `Check: ${math(`\\frac{${key}}{${size}} = ${percent / 100}`)}.`,
      ],
      takeaway: 'Apply the percentage of a random sample to the whole population.',
    }
  );
}

/** An end of the plausible values. */
function end(random: Random): Draft | null {
  const [what, again, unit, low, high] = random.pick(means);
  const estimate = random.int(low, high);
  const margin = random.int(Math.max(1, Math.ceil(estimate / 30)), Math.max(2, Math.floor(estimate / 12)));
  const greatest = random.chance(1, 2);
  const key = greatest ? estimate + margin : estimate - margin;
  const by = `${margin} ${margin === 1 ? unit.replace(/s$/, '') : unit}`;
  const bugs: Bug[] = [
    bug(
      'SWAP',
      greatest ? estimate - margin : estimate + margin,
      `This is the ${greatest ? 'smallest' : 'largest'} plausible value; ${greatest ? 'add' : 'subtract'} the margin of error instead.`,
    ),
    bug('STOP', estimate, `This is the estimate itself; ${greatest ? 'add' : 'subtract'} the margin of error, ${by}.`),
    bug(
      'MOEN',
      greatest ? estimate + 2 * margin : estimate - 2 * margin,
      `This uses the margin of error twice; ${greatest ? 'add' : 'subtract'} ${by} only once.`,
    ),
    bug('STOP', margin, `This is the margin of error; ${greatest ? 'add it to' : 'subtract it from'} the estimate, ${estimate}.`),
    bug(
      'PP',
      rat(estimate * (greatest ? 100 + margin : 100 - margin), 100),
      `This takes the margin of error to be ${margin}% of the estimate; it is ${by}, so ${greatest ? 'add' : 'subtract'} that.`,
    ),
  ];
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(1, 3),
    key: rat(key),
    why: `It is one margin of error from the estimate.`,
    bugs,
    believable: (value) => value.n > 0n,
  });
  const extreme = greatest ? 'greatest' : 'smallest';
  return (
    answer && {
      parameters: { kind: 'end', estimate, margin, greatest, what },
      stem: random.pick([
        `From a random sample, ${what} is estimated to be ${estimate} ${unit}, with an associated margin of error of ${by}. Based on this estimate, what is the ${extreme} value, in ${unit}, that is plausible for ${again}?`,
        `A random sample was used to estimate ${what}. The estimate is ${estimate} ${unit}, and the associated margin of error is ${by}. Of the values that are plausible for ${again}, what is the ${extreme} one, in ${unit}?`,
        `A researcher used a random sample to estimate ${what}. The estimate is ${estimate} ${unit}, with an associated margin of error of ${by}. According to these data, the ${extreme} plausible value of ${again} is ${math('m')} ${unit}. What is the value of ${math('m')}?`,
      ]),
      answer,
      steps: [
        `Plausible values are within one margin of error of the estimate.`,
        `The ${greatest ? 'largest' : 'smallest'} of them is ${math(`${estimate} ${greatest ? '+' : '-'} ${margin} = ${key}`)}.`,
        `Check: it differs from ${estimate} by ${margin}.`,
      ],
      takeaway: 'Plausible values run from the estimate minus the margin of error to the estimate plus it.',
    }
  );
}

export const firstEstimates: Generator = {
  archetype: 'IS-i',
  topicId: 24,
  version: 9,
  levels: [2],
  skillTags: ['estimates', 'margin-of-error'],
  draft: (random) => persist(() => (random.chance(2, 3) ? share(random) : end(random))),
};
