/** CL-g at level 4: whether a conclusion that somebody drew fits the design of the study, and why. */
import type { Random } from '#core/random.ts';
import type { Draft, WrongOption } from '#content/generators/generator.ts';
import { again, canBeObserved, everyone, largest, short, studies, type Study, treatAgain, treatingAgain, unselected, who } from './studies.ts';

/** The test's stems are not longer. */
const mostWords = 80;

interface Case {
  readonly selected: boolean;
  readonly assigned: boolean;
  /** What was concluded: a cause or an association, for all or for those in the study. */
  readonly causal: boolean;
  readonly general: boolean;
}

const cases: readonly Case[] = [
  { selected: true, assigned: false, causal: true, general: true },
  { selected: true, assigned: false, causal: false, general: true },
  { selected: false, assigned: true, causal: true, general: true },
  { selected: false, assigned: true, causal: true, general: false },
  { selected: true, assigned: true, causal: true, general: true },
];

function conclusionOf(study: Study, { causal, general }: Case): string {
  if (!causal) return `among all ${everyone(study)}, those ${who(study)} ${treatAgain(study)} tend ${study.effect} than those ${who(study)} do not`;
  return general
    ? `${treatingAgain(study)} caused the difference and that the result applies to all ${everyone(study)}`
    : `for the ${study.subjects} in the study, ${treatingAgain(study)} caused the difference`;
}

export function conclusionDrawn(random: Random): Draft | null {
  const study = random.pick(studies);
  const drawn = random.pick(cases);
  const { selected, assigned, causal, general } = drawn;
  if (!assigned && !canBeObserved(study)) return null;
  const n = random.int(10, largest(study) / (selected ? 4 : 8)) * 4;
  const name = short(study);
  const all = `all ${everyone(study)}`;
  const fits = (!causal || assigned) && (!general || selected);
  const chosen = selected
    ? random.pick([
        `A researcher selected ${n} ${study.subjects} at random from all ${study.subjects} ${study.where}.`,
        `A researcher selected a random sample of ${n} ${study.subjects} ${study.where}.`,
      ])
    : unselected(study, n);
  const grouped = assigned
    ? random.pick([
        `The ${name} were randomly assigned to two groups: one group ${study.treated}, and the other did not.`,
        `Half of the ${name} were randomly assigned to ${study.treat}, and the other half were not.`,
      ])
    : random.pick([
        `Some of the ${name} ${study.treated}, and the others did not.`,
        `The researcher compared the ${name} ${who(study)} ${study.treated} with those ${who(study)} did not.`,
      ]);
  const found = `On average, those ${who(study)} ${again(study)} ${study.better} than the others.`;
  const whose = /researcher/.test(chosen) ? 'The researcher concluded' : 'A researcher concluded';
  const ask = random.pick([
    `${whose} that ${conclusionOf(study, drawn)}. Which of the following statements about this conclusion is true?`,
    `${whose} that ${conclusionOf(study, drawn)}. Which of the following best describes this conclusion?`,
  ]);
  const verdict = (good: boolean, reason: string) => `It is ${good ? '' : 'not '}appropriate because ${reason}.`;
  const wrong = (good: boolean, reason: string, misconception: WrongOption['misconception'], why: string): WrongOption => ({
    text: verdict(good, reason),
    value: verdict(good, reason),
    misconception,
    why,
  });
  const reasons = {
    selected: `the ${name} were selected at random`,
    assigned: `the ${name} were randomly assigned to the two groups`,
    both: `the ${name} were both selected at random and randomly assigned to the two groups`,
    notSelected: `the ${name} were not selected at random`,
    notAssigned: `the ${name} were not randomly assigned to two groups`,
  };
  const key = fits
    ? verdict(true, selected && assigned ? reasons.both : selected ? reasons.selected : reasons.assigned)
    : verdict(false, assigned ? reasons.notSelected : reasons.notAssigned);
  const few = wrong(
    false,
    `the study did not include ${all}`,
    'MOEN',
    fits
      ? 'The conclusion does not require this; look only at what was decided at random.'
      : 'This alone is no reason: a random sample can represent all of them. Look at what was decided at random.',
  );
  const averages = wrong(
    true,
    `those ${who(study)} ${again(study)} ${study.better} on average`,
    'CAUSE',
    'A difference alone settles nothing; look at how the sample and the groups were chosen.',
  );
  const size = wrong(
    false,
    `only some of the ${name} in the study ${again(study)}`,
    'CAUSE',
    'That is as it should be: a comparison needs a group without the treatment. Look at what was decided at random.',
  );
  const others: WrongOption[] = fits
    ? [
        selected && assigned
          ? size
          : selected
            ? wrong(
                false,
                reasons.notAssigned,
                'SELASG',
                'Random assignment is needed only for a conclusion about a cause; this one is about an association, so look at the selection.',
              )
            : wrong(
                false,
                reasons.notSelected,
                'SELASG',
                'Random selection is needed only for a conclusion about a population; this one is about those in the study, so look at the assignment.',
              ),
        few,
        averages,
      ]
    : [
        assigned
          ? wrong(
              true,
              reasons.assigned,
              'SELASG',
              'Random assignment supports a cause, but only for those in the study; for all of them, the sample has to be random as well.',
            )
          : wrong(
              true,
              reasons.selected,
              'SELASG',
              'Random selection lets the result apply to the population; for a cause, the groups have to be assigned at random as well.',
            ),
        few,
        averages,
      ];
  const stem = `${chosen} ${grouped} ${found} ${ask}`;
  if (stem.split(' ').length > mostWords) return null;
  return {
    parameters: { task: 'verdict', n, selected, assigned, causal, general, subjects: study.subjects },
    stem,
    answer: {
      format: 'choice',
      correct: {
        text: key,
        value: key,
        why: fits
          ? 'This is what a conclusion of this kind needs.'
          : assigned
            ? 'Without random selection, the result applies only to those in the study.'
            : 'Without random assignment, other differences between the groups may explain the result.',
      },
      wrong: others,
    },
    steps: [
      `Ask what the conclusion claims: ${causal ? 'a cause' : 'an association, not a cause'}, for ${general ? all : 'those in the study only'}.`,
      `${causal ? 'A cause needs random assignment' : 'An association needs no random assignment'}, and ${general ? 'a conclusion about a population needs random selection' : 'a conclusion about those in the study needs no random selection'}.`,
      `The ${name} were ${selected ? '' : 'not '}selected at random, and they were ${assigned ? '' : 'not '}randomly assigned to groups. So the conclusion is ${fits ? '' : 'not '}appropriate.`,
    ],
    takeaway: 'A cause needs random assignment, and a conclusion about a population needs random selection.',
  };
}
