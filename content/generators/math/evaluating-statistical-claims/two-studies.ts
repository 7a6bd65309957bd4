/** CL-j: one study selected its subjects at random, the other assigned them at random; what does each, or neither, support? */
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import { wrongStatement } from '../options.ts';
import { capitalized } from '../text.ts';
import { settings, type TwoStudies } from './two-study-settings.ts';

type Claim = 'tendency' | 'effect' | 'effect for all' | 'result' | 'each';

/** The conclusions, in one of three wordings. */
function said({ people, all, treat, treated, treating, had, have, degree, frame }: TwoStudies): Readonly<Record<Claim, string>> {
  const does = capitalized(treating);
  const each = `${does} caused every participant who did so to ${have}.`;
  if (frame === 0)
    return {
      tendency: `Among all ${all}, those who ${treat} tend to ${have} than those who do not.`,
      effect: `Among the participants, ${treating} likely caused ${people} to ${have}.`,
      'effect for all': `Among all ${all}, ${treating} likely causes ${people} to ${have}.`,
      result: `Among the participants, those who ${treated} tended to ${have} than those who did not.`,
      each,
    };
  if (frame === 1)
    return {
      tendency: `There is an association between ${treating} and ${degree} among all ${all}.`,
      effect: `${does} was likely a reason that participants ${had}.`,
      'effect for all': `${does} is likely a reason that ${all} in general ${have}.`,
      result: `There was an association between ${treating} and ${degree} among the participants.`,
      each,
    };
  return {
    tendency: `On average, ${all} who ${treat} ${have} than those who do not.`,
    effect: `It is likely that ${treating} made the participants ${have}, on average.`,
    'effect for all': `It is likely that ${treating} makes ${all} in general ${have}, on average.`,
    result: `On average, participants who ${treated} ${had} than those who did not.`,
    each,
  };
}

const other = (study: 'A' | 'B') => (study === 'A' ? 'B' : 'A');

/** Which claim answers which question; `selected` is the study whose subjects were selected at random. */
const asks = {
  selected: {
    key: 'tendency',
    needs: 'random selection, but no random assignment',
    words: (selected: 'A' | 'B') => `by Study ${selected} but not by Study ${other(selected)}`,
  },
  assigned: {
    key: 'effect',
    needs: 'random assignment, but no random selection',
    words: (selected: 'A' | 'B') => `by Study ${other(selected)} but not by Study ${selected}`,
  },
  neither: { key: 'effect for all', needs: 'both random selection and random assignment', words: () => 'by neither Study A nor Study B' },
} as const satisfies Record<string, { key: Claim; needs: string; words: (selected: 'A' | 'B') => string }>;

/** Why a claim does not answer the question: by which studies it is supported. */
function whyNot(claim: Claim, selected: 'A' | 'B'): { readonly misconception: Misconception; readonly why: string } {
  const [one, another] = [`Study ${selected}`, `Study ${other(selected)}`];
  switch (claim) {
    case 'tendency':
      return {
        misconception: 'SELASG',
        why: `This is about everyone but claims no cause, so ${one}, with its random sample, supports it, and ${another} does not.`,
      };
    case 'effect':
      return {
        misconception: 'CAUSE',
        why: `This claims a cause, but only for the participants, so ${another}, with its random assignment, supports it, and ${one} does not.`,
      };
    case 'effect for all':
      return { misconception: 'GEN', why: 'This claims a cause for everyone. It needs a random sample and random assignment, and neither study has both.' };
    case 'result':
      return {
        misconception: 'STOP',
        why: 'This only repeats what was found, so both studies support it; look at what random selection and random assignment add.',
      };
    case 'each':
      return {
        misconception: 'CAUSE',
        why: 'The results are averages, so neither study shows an effect on every participant; choose a conclusion about the groups.',
      };
  }
}

function draftOf(random: Random, setting: TwoStudies): Draft {
  const { people, from, treat, treated, treating, outcome, had } = setting;
  const n = random.int(9, setting.most) * 10;
  const few = random.int(6, 15) * 4;
  const inTable = random.chance(1, 2);
  const selected = random.pick(['A', 'B'] as const);
  const ask = random.pick(['selected', 'assigned', 'neither'] as const);
  const inOrder = <T>(one: T, other: T): [T, T] => (selected === 'A' ? [one, other] : [other, one]);
  const [first, second] = inOrder(
    `researchers selected ${n} ${people} at random and recorded which of them chose to ${treat}`,
    `${few} ${people} who volunteered were randomly assigned to two groups, and only one group was told to ${treat}`,
  );
  const claims = said(setting);
  const { key, needs, words } = asks[ask];
  const opening = random.pick([
    `Two studies of ${from} examined whether ${treating} affects ${outcome}.`,
    `Researchers conducted two studies of ${from} to find out whether ${treating} affects ${outcome}.`,
  ]);
  const design = inTable
    ? random.pick([
        'The table shows how the participants were chosen and how they were divided into groups.',
        'The table summarizes the designs of the two studies.',
      ])
    : `In Study A, ${first}. In Study B, ${second}.`;
  const found = random.pick([
    `In both studies, participants who ${treated} ${had}, on average, than those who did not, and the difference was statistically significant.`,
    `In each study, those who ${treated} ${had}, on average, than the others, and the difference was too large to be due to chance alone.`,
  ]);
  // Neither study supports an effect on each of them: beside a conclusion that neither supports, it would be right as well.
  const filler = ask === 'neither' ? 'result' : random.pick(['result', 'each'] as const);
  const question = random.pick([
    `Which of the following conclusions is supported ${words(selected)}?`,
    ask === 'neither'
      ? 'Which of the following conclusions cannot be drawn from either study?'
      : `Which conclusion can be drawn ${words(selected).replaceAll('by Study', 'from Study')}?`,
  ]);
  return {
    parameters: { n, few, selected, ask, inTable, from },
    ...(inTable && {
      stimulus: {
        kind: 'table' as const,
        table: {
          caption: 'Designs of Two Studies',
          columns: ['Design', 'Study A', 'Study B'],
          rows: [
            ['Participants', ...inOrder(`${n} ${people} selected at random`, `${few} ${people} who volunteered`)],
            ['Groups', ...inOrder(`Formed by the ${people}’ own choice`, 'Formed by random assignment')],
          ],
        },
      },
    }),
    stem: `${opening} ${design} ${found} ${question}`,
    answer: {
      format: 'choice',
      correct: { text: claims[key], value: key, why: `It needs ${needs}.` },
      wrong: (['tendency', 'effect', 'effect for all', filler] as const)
        .filter((claim) => claim !== key)
        .map((claim) => {
          const { misconception, why } = whyNot(claim, selected);
          return wrongStatement(misconception, claims[claim], why);
        }),
    },
    steps: [
      `Ask of each study whether the ${people} were selected at random and whether they were assigned to groups at random. In Study ${selected}, they were only selected at random; in Study ${other(selected)}, they were only assigned at random.`,
      'Random selection allows a conclusion about everyone they were selected from, and random assignment allows a conclusion about a cause.',
      `So Study ${selected} supports a tendency among all ${setting.all}, Study ${other(selected)} supports a cause among its participants, and neither supports a cause for everyone.`,
      `Check: the correct conclusion needs ${needs}, so it is supported ${words(selected)}.`,
    ],
    takeaway: 'Sort each conclusion by what it needs: random selection to speak of everyone, random assignment to speak of a cause, or both.',
  };
}

export const twoStudies: Generator = {
  archetype: 'CL-j',
  topicId: 25,
  version: 2,
  levels: [3],
  skillTags: ['random-selection', 'random-assignment', 'study-design'],
  draft: (random) => draftOf(random, random.pick(settings)),
};
