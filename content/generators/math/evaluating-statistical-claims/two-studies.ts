/** CL-j: one study selected its subjects at random, the other assigned them at random; what does each, both, or neither support? */
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import { wrongStatement } from '../options.ts';
import { capitalized } from '../text.ts';
import { again, canBeObserved, everyone, largest, short, studies, type Study, treatAgain, treatingAgain, treatingFirst, who } from './studies.ts';

type Claim = 'tendency' | 'effect' | 'effect for all' | 'result' | 'each';

const said = (study: Study): Readonly<Record<Claim, string>> => ({
  tendency: `Among all ${everyone(study)}, those ${who(study)} ${treatAgain(study)} tend ${study.effect} than those ${who(study)} do not.`,
  effect: `Among the ${short(study)} in the study, ${treatingAgain(study)} likely caused the difference between the groups.`,
  'effect for all': `Among all ${everyone(study)}, ${treatingAgain(study)} likely causes such a difference.`,
  result: `Among the ${short(study)} in the study, those ${who(study)} ${again(study)} ${study.better} on average.`,
  each: `${capitalized(treatingAgain(study))} caused each of the ${short(study)} in the study ${study.effect}.`,
});

const nth = ['first', 'second'] as const;

/** Which claim answers which question; `selected` is the study whose subjects were selected at random, 0 or 1. */
const asks = {
  selected: {
    key: 'tendency',
    needs: 'random selection, but no random assignment',
    words: (selected: 0 | 1) => `by the ${nth[selected]} study but not by the ${nth[1 - selected]}`,
  },
  assigned: {
    key: 'effect',
    needs: 'random assignment, but no random selection',
    words: (selected: 0 | 1) => `by the ${nth[1 - selected]} study but not by the ${nth[selected]}`,
  },
  neither: { key: 'effect for all', needs: 'both random selection and random assignment', words: () => 'by neither of the two studies by itself' },
} as const satisfies Record<string, { key: Claim; needs: string; words: (selected: 0 | 1) => string }>;

/** Why a claim does not answer the question: by which studies it is supported. */
function whyNot(claim: Claim, selected: 0 | 1): { readonly misconception: Misconception; readonly why: string } {
  const [one, other] = [`the ${nth[selected]} study`, `the ${nth[1 - selected]} study`];
  switch (claim) {
    case 'tendency':
      return {
        misconception: 'SELASG',
        why: `This is about everyone but claims no cause, so ${one}, with its random sample, supports it, and ${other} does not.`,
      };
    case 'effect':
      return {
        misconception: 'CAUSE',
        why: `This claims a cause, but only for those in the study, so ${other}, with its random assignment, supports it, and ${one} does not.`,
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
        why: 'The results are averages, so neither study shows an effect on each of them; choose a conclusion about the groups.',
      };
  }
}

function draftOf(random: Random, study: Study): Draft {
  const n = random.int(12, largest(study) / 4) * 4;
  const few = random.int(6, 15) * 4;
  const selected = random.pick([0, 1] as const);
  const ask = random.pick(['selected', 'assigned', 'neither'] as const);
  const name = short(study);
  const isYoung = study.subjects === 'first graders';
  const inOrder = <T>(one: T, other: T): [T, T] => (selected === 0 ? [one, other] : [other, one]);
  const [first, second] = inOrder(
    `a random sample of ${n} ${name} was observed`,
    `${few} ${name} ${isYoung ? 'signed up by their parents' : 'who had volunteered'} were randomly assigned to two groups, one of which ${study.treated}`,
  );
  const claims = said(study);
  const { key, needs, words } = asks[ask];
  const goal = `whether ${treatingFirst(study).replace('the audio', 'an audio').replace('the online', 'an online')} affects ${study.outcome}`;
  const inTable = random.chance(1, 2);
  const opening = random.pick([
    `Two studies of ${study.subjects} ${study.where} examined ${goal}`,
    `Researchers conducted two studies of ${study.subjects} ${study.where} to find out ${goal}`,
  ]);
  const told = inTable
    ? `${opening}. ${random.pick(['The table shows the designs of the two studies.', 'The table summarizes how the two studies were designed.'])}`
    : `Two studies of ${study.subjects} ${study.where} examined ${study.outcome}. In the first study, ${first}. In the second study, ${second}.`;
  const found = `In both studies, those ${who(study)} ${again(study)} ${study.better}, on average, than the others.`;
  const filler = random.pick(['result', 'each'] as const);
  return {
    parameters: { n, few, selected, ask, inTable, subjects: study.subjects },
    ...(inTable && {
      stimulus: {
        kind: 'table' as const,
        table: {
          caption: 'Designs of Two Studies',
          columns: ['Part of the design', 'First study', 'Second study'],
          rows: [
            ['Sample', ...inOrder(`Random sample of ${n} ${name}`, isYoung ? `${few} first graders signed up by their parents` : `${few} volunteers`)],
            ['Assignment to groups', ...inOrder('None (observational study)', 'At random')],
          ],
        },
      },
    }),
    stem: `${told} ${found} Which of the following conclusions is supported ${words(selected)}?`,
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
      `Ask of each study whether the ${name} were selected at random and whether they were assigned to groups at random. In the ${nth[selected]} study, they were only selected at random; in the ${nth[1 - selected]} study, they were only assigned at random.`,
      'Random selection allows a conclusion about everyone they were selected from, and random assignment allows a conclusion about a cause.',
      `So the ${nth[selected]} study supports a tendency among all ${everyone(study)}, the ${nth[1 - selected]} study supports a cause among those in it, and neither supports a cause for everyone.`,
      `Check: the correct conclusion needs ${needs}, so it is supported ${words(selected)}.`,
    ],
    takeaway: 'Sort each conclusion by what it needs: random selection to speak of everyone, random assignment to speak of a cause, or both.',
  };
}

export const twoStudies: Generator = {
  archetype: 'CL-j',
  topicId: 25,
  version: 1,
  levels: [4],
  skillTags: ['random-selection', 'random-assignment', 'study-design'],
  draft: (random) => draftOf(random, random.pick(studies.filter(canBeObserved))),
};
