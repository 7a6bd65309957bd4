/** CL-i: an estimate with its margin of error, from a list that leaves some out or from those who chose to answer. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '../../generator.ts';
import { persist } from '../persist.ts';
import { math, prose } from '../text.ts';
import { usualMargin } from '../inference-statistics/polls.ts';
import { wrongStatement } from '../options.ts';

interface Setting {
  readonly all: string;
  readonly members: string;
  /** Who is on the list; follows “all”, too. */
  readonly listed: string;
  readonly does: string;
  readonly who: 'who' | 'that';
  /** In hundreds. */
  readonly sizes: readonly [number, number];
}

const settings: readonly Setting[] = [
  {
    all: 'households in a city',
    members: 'households',
    listed: 'households in the city that subscribe to its newspaper',
    does: 'support a new stadium',
    who: 'that',
    sizes: [200, 900],
  },
  {
    all: 'residents of a town',
    members: 'residents',
    listed: 'residents of the town who have a library card',
    does: 'support longer library hours',
    who: 'who',
    sizes: [80, 400],
  },
  {
    all: 'employees of a company',
    members: 'employees',
    listed: 'employees of the company who have a parking permit',
    does: 'would use a shuttle bus',
    who: 'who',
    sizes: [20, 90],
  },
  {
    all: 'students at a university',
    members: 'students',
    listed: 'students at the university who live on campus',
    does: 'exercise every day',
    who: 'who',
    sizes: [80, 350],
  },
  {
    all: 'farmers in a county',
    members: 'farmers',
    listed: 'farmers in the county who belong to the growers’ association',
    does: 'use an irrigation system',
    who: 'who',
    sizes: [12, 60],
  },
  {
    all: 'drivers in a county',
    members: 'drivers',
    listed: 'drivers in the county who belong to an automobile club',
    does: 'favor a lower speed limit',
    who: 'who',
    sizes: [300, 900],
  },
  {
    all: 'visitors to a zoo last year',
    members: 'visitors',
    listed: 'visitors to the zoo last year who bought tickets online',
    does: 'plan to visit again',
    who: 'who',
    sizes: [200, 900],
  },
  {
    all: 'teachers in a school district',
    members: 'teachers',
    listed: 'teachers in the district who attended a training session',
    does: 'prefer digital textbooks',
    who: 'who',
    sizes: [12, 50],
  },
  {
    all: 'students at a college',
    members: 'students',
    listed: 'students at the college who park on campus',
    does: 'want longer dining hours',
    who: 'who',
    sizes: [40, 200],
  },
  {
    all: 'customers of an online store',
    members: 'customers',
    listed: 'customers of the store who ordered last month',
    does: 'plan to order again',
    who: 'who',
    sizes: [100, 600],
  },
  {
    all: 'nurses in a state',
    members: 'nurses',
    listed: 'nurses in the state who work at a hospital',
    does: 'prefer longer shifts',
    who: 'who',
    sizes: [300, 900],
  },
];

const questions = [
  'Which of the following is the most appropriate conclusion?',
  'Which conclusion is best supported by the survey?',
  'Based on the survey, which of the following conclusions is most appropriate?',
] as const;

const the = (text: string) =>
  text
    .replace(/ an? (?=[\w ]+$)/, ' the ')
    .replace('a zoo', 'the zoo')
    .replace('an online store', 'the store')
    .replace('school district', 'district');

function draftOf(random: Random, setting: Setting): Draft | null {
  const { all, members, listed, does, who } = setting;
  const size = 100 * random.int(...setting.sizes);
  const onList = Math.round((size * random.int(20, 60)) / 10_000) * 100;
  const n = 25 * random.int(5, 20);
  const percent = random.int(28, 74);
  const margin = usualMargin(percent, n);
  const range = `between ${percent - margin}% and ${percent + margin}%`;
  // Either everybody on a partial list could be selected, or all could be, but only some answered.
  const partial = random.chance(3, 5);
  const asked = n * random.int(3, 6);
  if (percent === 50 || n * 4 > onList || asked * 2 > size || margin < 3 || percent - margin <= 50 === percent + margin > 50) return null;
  const majority = percent > 50;
  const more = majority ? 'more' : 'less';
  const plausible = (whom: string) => `It is plausible that ${range} of all ${whom} ${does}.`;
  const certain = (whom: string) => `It is certain that ${range} of all ${whom} ${does}.`;
  const about = (whom: string) => `It is likely that about ${percent}% of ${whom} ${does}.`;
  const only = `The result may not hold for all ${the(all)}, because those who answered may differ from the others.`;
  const key = partial ? plausible(listed) : only;
  const wrong = partial
    ? [
        wrongStatement('GEN', plausible(the(all)), `Only ${listed} could be selected, so the result does not apply to the others.`),
        wrongStatement(
          'MOEALL',
          certain(random.chance(1, 2) ? listed : the(all)),
          'An estimate with its margin of error makes a range plausible; it does not make anything certain.',
        ),
        wrongStatement(
          'GEN',
          `It is likely that the percentage of all ${the(all)} ${who} ${does} is ${more} than 50%.`,
          `Only ${listed} could be selected, so the result does not apply to the others.`,
        ),
        wrongStatement(
          'MOEN',
          `Because only ${prose(n)} of them were selected, nothing can be concluded about all ${listed}.`,
          'A random sample of this size supports an estimate; the margin of error takes the size into account.',
        ),
      ]
    : [
        wrongStatement(
          'SELASG',
          about(`all ${the(all)}`),
          'The selection was random, but those who answered chose to do so, and they may differ from the others.',
        ),
        wrongStatement(
          'SELASG',
          about(`the ${prose(asked)} ${members} who received the questionnaire`.replace('households who', 'households that')),
          'Those who did not answer may differ from those who did.',
        ),
        wrongStatement(
          'MOEN',
          `A sample of ${prose(n)} is too small to support a conclusion about ${prose(size)} ${members}, even if it is random.`,
          'A random sample of this size can represent a large population; the trouble is who answered.',
        ),
        wrongStatement(
          'SELASG',
          `It is likely that the percentage of all ${the(all)} ${who} ${does} is ${more} than 50%.`,
          'Those who answered chose to do so, and they may differ from the others.',
        ),
      ];
  const stem = partial
    ? `${random.pick([
        `To estimate the percentage of the ${prose(size)} ${all} ${who} ${does}, a researcher randomly selected ${n} of the ${prose(onList)} ${listed}. All of those selected answered.`,
        `A researcher wanted to estimate the percentage of the ${prose(size)} ${all} ${who} ${does}. From a list of the ${prose(onList)} ${listed}, ${n} were selected at random. All of those selected answered.`,
        `A survey was conducted to estimate the percentage of the ${prose(size)} ${all} ${who} ${does}. The survey was sent to ${n} ${members}, selected at random from the ${prose(onList)} ${listed}. All of those selected answered.`,
        `To estimate the percentage of the ${prose(size)} ${all} ${who} ${does}, a random sample of ${n} of the ${prose(onList)} ${listed} was surveyed. All ${n} of them answered.`,
      ])} ${random.pick([
        `From the results, the researcher estimated that ${percent}% ${does}, with a margin of error of ${margin} percentage points.`,
        `The estimate from the results was ${percent}%, with a margin of error of ${margin} percentage points.`,
      ])} ${random.pick(questions)}`
    : `A researcher selected ${prose(asked)} of the ${prose(size)} ${all} at random and sent each of them a questionnaire. ${random.pick([
        `Of those selected, ${n} chose to answer, and ${percent}% of these ${does}.`,
        `Only ${n} of those selected returned it. Of these, ${percent}% ${does}.`,
      ])} ${random.pick(questions)}`;
  return {
    parameters: { partial, size, n, percent, margin, all },
    stem,
    answer: {
      format: 'choice',
      correct: {
        text: key,
        value: key,
        why: partial
          ? `The random sample represents ${listed}, and no others.`
          : 'Only a part of those selected at random answered, and they decided it themselves.',
      },
      wrong,
    },
    steps: partial
      ? [
          `A random sample represents the group it was selected from. Here this is not all ${the(all)}, but only ${listed}.`,
          `Plausible values are within the margin of error of the estimate: ${math(`${percent} - ${margin} = ${percent - margin}`)} and ${math(`${percent} + ${margin} = ${percent + margin}`)}.`,
          `So the conclusion is about ${listed}, it names this range, and it says only that the range is plausible.`,
          `Check: ${the(all)} ${who} are not on the list could not be selected.`,
        ]
      : [
          `Ask whether those whose answers were counted are a random sample. ${prose(asked)} were selected at random, but only ${n} answered.`,
          `Whoever answers may care more about the matter than others do, so the ${percent}% may not hold for all.`,
          `Random selection does not help when the answers of most of those selected are missing.`,
          `Check: asking more people in the same way would not change this.`,
        ],
    takeaway: 'A random sample stands for those who could be selected, and only if those selected answer.',
  };
}

export const reachedPopulation: Generator = {
  archetype: 'CL-i',
  topicId: 25,
  version: 5,
  levels: [4],
  skillTags: ['sampling', 'generalization', 'margin-of-error'],
  draft(random) {
    const setting = random.pick(settings);
    return persist(() => draftOf(random, setting));
  },
};
