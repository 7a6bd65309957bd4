/** CL-g at level 3: what speaks against a conclusion, against a cause when nobody was assigned, against all others when nobody was selected at random. */
import type { Random } from '#core/random.ts';
import type { Draft, WrongOption } from '#content/generators/generator.ts';
import { wrongStatement } from '../options.ts';
import { again, canBeObserved, everyone, fromOnePlace, largest, short, studies, type Study, treatAgain, treatingAgain, unselected, who } from './studies.ts';

interface Reason {
  readonly text: string;
  readonly why: string;
}

const stemOf = (story: string, found: string, ask: string) => `${story} ${found} ${ask}`;

function draftOf(study: Study, kind: 'cause' | 'others', stem: string, key: Reason, wrong: readonly WrongOption[], numbers: Record<string, number>): Draft {
  const cause = kind === 'cause';
  return {
    parameters: { task: 'reason', kind, subjects: study.subjects, ...numbers },
    stem,
    answer: { format: 'choice', correct: { ...key, value: key.text }, wrong },
    steps: [
      cause
        ? 'A conclusion about a cause needs groups that were assigned at random.'
        : 'To apply results to a population, the sample must be selected at random from it.',
      cause
        ? `Here, nobody decided at random which ${short(study)} would ${treatAgain(study)}. Those ${who(study)} did may differ from the others in many ways.`
        : `Here, the ${short(study)} in the study were not selected at random, so they may differ from the others.`,
      cause
        ? 'Check: a random sample and a large sample are useful, but neither of them makes the two groups alike.'
        : 'Check: random assignment shows a cause, but only for those in the study.',
    ],
    takeaway: cause
      ? 'Without random assignment, a difference between two groups does not show a cause.'
      : 'Without random selection, results may not apply to others.',
  };
}

/** A random sample that was only observed. */
function againstCause(random: Random, study: Study): Draft {
  const n = random.int(10, largest(study) / 4) * 4;
  const share = random.int(12, 44);
  const name = short(study);
  const claim = `${treatingAgain(study)} causes ${study.subjects} ${study.effect}`;
  const story = random.pick([
    `A researcher surveyed a random sample of ${n} ${study.subjects} ${study.where}. About ${share}% of them ${study.treated}.`,
    `In an observational study, a researcher selected ${n} ${study.subjects} at random from all ${study.subjects} ${study.where}. About ${share}% of them ${study.treated}.`,
    `A random sample of ${n} ${study.subjects} ${study.where} was observed, and about ${share}% of them ${study.treated}.`,
  ]);
  const found = `On average, those ${who(study)} ${again(study)} ${study.better} than the others.`;
  const ask = random.pick([
    `Which of the following best explains why it is not appropriate to conclude that ${claim}?`,
    `Which of the following is the best reason not to conclude that ${claim}?`,
    `Why do these results not show that ${claim}?`,
  ]);
  return draftOf(
    study,
    'cause',
    stemOf(story, found, ask),
    {
      text: `The ${name} were not randomly assigned to two groups.`,
      why: 'Without random assignment, other differences between the groups may explain the result.',
    },
    [
      wrongStatement(
        'SELASG',
        `The ${name} in the sample were selected at random.`,
        'Random selection is not a weakness: it lets the results apply to the population. Look at how the groups were formed.',
      ),
      wrongStatement(
        'MOEN',
        `The sample included only ${n} of the ${name}.`,
        'A random sample can represent the population. Look at how the groups were formed.',
      ),
      wrongStatement(
        'CAUSE',
        `The two groups of ${name} were not of the same size.`,
        'The two groups need not be of the same size, but they have to be formed at random.',
      ),
      wrongStatement('GEN', fromOnePlace(study), 'This limits to whom the results apply, not whether there is a cause. Look at how the groups were formed.'),
    ],
    { n, share },
  );
}

/** An experiment with those who happened to take part. */
function againstOthers(random: Random, study: Study): Draft {
  const n = random.int(10, largest(study) / 8) * 4;
  const name = short(study);
  const story = `${unselected(study, n)} ${random.pick([
    `Half of the ${name} were randomly assigned to ${study.treat}, and the other half were not.`,
    `The ${name} were randomly assigned to two groups: one group ${study.treated}, and the other did not.`,
  ])}`;
  const found = `On average, those ${who(study)} ${again(study)} ${study.better} than the others.`;
  const ask = random.pick([
    `Which of the following best explains why the results may not apply to all ${everyone(study)}?`,
    `Which of the following is the best reason not to generalize the results to all ${everyone(study)}?`,
    `Why is it not appropriate to apply the results to all ${everyone(study)}?`,
  ]);
  return draftOf(
    study,
    'others',
    stemOf(story, found, ask),
    { text: `The ${name} in the study were not selected at random.`, why: 'Those in the study may differ from the others.' },
    [
      wrongStatement(
        'SELASG',
        `The ${name} were assigned to the two groups at random.`,
        'Random assignment is not a weakness: it lets the study show a cause. Look at how the sample was selected.',
      ),
      wrongStatement('GEN', fromOnePlace(study), 'The results are to apply only to this place, so that is no weakness. Look at how the sample was selected.'),
      wrongStatement(
        'CAUSE',
        `The two groups of ${name} were not treated in the same way.`,
        'An experiment compares groups that are treated in different ways.',
      ),
      wrongStatement(
        'MOEN',
        `The study included only ${n} of the ${name}.`,
        'A sample of this size can represent all of them if it is selected at random. Look at how it was selected.',
      ),
    ],
    { n },
  );
}

export function reasonAgainst(random: Random): Draft | null {
  const study = random.pick(studies);
  if (random.chance(2, 5)) return againstOthers(random, study);
  return canBeObserved(study) ? againstCause(random, study) : null;
}
