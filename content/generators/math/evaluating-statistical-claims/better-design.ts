/** CL-f: what the design of a study must change to allow a conclusion, or which conclusion a change allows. */
import type { Random } from '#core/random.ts';
import type { Generator, WrongOption } from '#content/generators/generator.ts';
import { capitalized } from '../text.ts';
import { wrongStatement } from '../options.ts';
import { again, anywhere, canBeObserved, everyone, largest, short, studies, type Study, treatAgain, treatingAgain, unselected, who } from './studies.ts';

/** One form of the question what a study lacks: its text, the key and what else might be taken for it. */
interface Lack {
  readonly kind: 'cause' | 'population' | 'both' | 'allows';
  readonly stem: string;
  readonly key: string;
  readonly why: string;
  readonly wrong: readonly WrongOption[];
  readonly step: string;
}

const assignedGroups = (study: Study) => `Half of the ${short(study)} were randomly assigned to ${study.treat}; the others were not.`;
const foundThat = (study: Study) => `On average, those ${who(study)} ${again(study)} ${study.better} than the others.`;
const assign = (study: Study) => `Assigning at random which of the ${short(study)} ${treatAgain(study)}`;
const select = (study: Study) => `Selecting the ${short(study)} at random from all ${everyone(study)}`;
const causeOf = (study: Study) => `that ${treatingAgain(study)} causes the difference`;
const appliesToAll = (study: Study) => `that the result applies to all ${everyone(study)}`;

/** Selected at random, but only observed. */
function lacksAssignment(random: Random, study: Study, n: number): Lack {
  const compared = `those ${who(study)} ${study.treated} ${study.better}, on average, than the others`;
  const goal = causeOf(study);
  const still = 'the groups have to be randomly assigned.';
  return {
    kind: 'cause',
    stem: random.pick([
      `For an observational study, ${n} ${study.subjects} were selected at random from all ${study.subjects} ${study.where}. The study found that ${compared}. Which change to the design of the study would allow the conclusion ${goal}?`,
      `A researcher observed ${n} randomly selected ${study.subjects} ${study.where} and found that ${compared}. Which change would make it appropriate to conclude ${goal}?`,
      `In an observational study of ${n} randomly selected ${study.subjects} ${study.where}, ${compared}. What change to the study would allow the conclusion ${goal}?`,
    ]),
    key: assign(study),
    why: 'Only random assignment makes the two groups similar on average in everything else.',
    wrong: [
      wrongStatement('SELASG', select(study), 'They were already selected at random; for a cause, the groups have to be assigned at random.'),
      // Most choices speak of chance, so that the word alone does not give the answer away.
      wrongStatement('GEN', `Selecting a larger random sample of ${n * 3} ${everyone(study)}`, `A larger sample does not help: ${still}`),
      wrongStatement('GEN', `Selecting random samples of ${anywhere(study)} in several other places as well`, `Other places do not help: ${still}`),
      wrongStatement('GEN', `Continuing the study for twice as long with the same two groups of ${short(study)}`, `More time does not help: ${still}`),
    ],
    step: 'The desired conclusion is about a cause, so the groups must be assigned at random.',
  };
}

/** Assigned at random, but taken as they came. */
function lacksSelection(random: Random, study: Study, n: number): Lack {
  const goal = appliesToAll(study);
  const still = 'the sample has to be selected at random.';
  return {
    kind: 'population',
    stem: `${unselected(study, n)} ${assignedGroups(study)} ${foundThat(study)} ${random.pick([
      `Which change would allow the conclusion ${goal}?`,
      `Which change to the study would make it appropriate to conclude ${goal}?`,
      `What should be changed in order to conclude ${goal}?`,
    ])}`,
    key: select(study),
    why: 'Only random selection makes the sample represent the entire population.',
    wrong: [
      wrongStatement('SELASG', assign(study), 'They were already assigned at random; for the population, the sample has to be selected at random.'),
      wrongStatement('GEN', `Repeating the experiment with ${n * 3} ${short(study)} found in the same way`, `A larger sample does not help: ${still}`),
      wrongStatement('GEN', `Repeating the experiment in the same way in several other places`, `Other places do not help: ${still}`),
      wrongStatement('GEN', `Continuing the experiment for twice as long with the same two groups of ${short(study)}`, `More time does not help: ${still}`),
    ],
    step: 'The desired conclusion is about a population, so the sample must be selected from it at random.',
  };
}

/** Neither selected nor assigned at random. */
function lacksBoth(random: Random, study: Study, n: number): Lack {
  const goal = `that ${treatingAgain(study)} causes ${everyone(study)} ${study.effect}`;
  const fromAll = `Selecting ${n} ${study.subjects} at random from all ${everyone(study)}`;
  const taken = unselected(study, n);
  const researcher = taken.includes('researcher') ? 'The researcher' : 'A researcher';
  return {
    kind: 'both',
    stem: `${taken} ${random.pick([
      `${researcher} noted which of them ${study.treated} and which did not.`,
      `${researcher} recorded which of them ${study.treated} and which did not.`,
    ])} ${foundThat(study)} ${random.pick([
      `Which change to the study would make it appropriate to conclude ${goal}?`,
      `Which change would allow the conclusion ${goal}?`,
    ])}`,
    key: `${fromAll} and assigning at random which of them ${treatAgain(study)}`,
    why: 'Random selection is needed for a conclusion about all of them, and random assignment is needed for a conclusion about a cause.',
    wrong: [
      wrongStatement(
        'CAUSE',
        `${fromAll} and recording which of them ${treatAgain(study)}`,
        'This would support a conclusion about the population, but it would not show a cause; for that, assign the groups at random, too.',
      ),
      wrongStatement(
        'GEN',
        `Assigning at random which of these same ${n} ${short(study)} ${treatAgain(study)} and which do not`,
        'This would show a cause, but only for those in the study: for the population, select them at random, too.',
      ),
      wrongStatement(
        'SELASG',
        `Studying ${n * 3} ${short(study)} found in the same way and recording which of them ${treatAgain(study)}`,
        'A larger number does not help: both the selection and the assignment have to be random.',
      ),
    ],
    step: 'The desired conclusion is about a cause and about a population, so both random assignment and random selection are needed.',
  };
}

/** The change is told, and what it makes possible is asked. */
function whatItAllows(random: Random, study: Study, n: number): Lack {
  const assigning = random.chance(1, 2);
  const all = everyone(study);
  const cause = `${capitalized(treatingAgain(study))} is the cause of the difference between the two groups.`;
  const population = `The difference is likely to be found among all ${all}.`;
  const observed = `A random sample of ${n} ${study.subjects} ${study.where} was observed. On average, those ${who(study)} ${study.treated} ${study.better} than the others. For a second study, another random sample will be selected, and half of the ${short(study)} in it will be randomly assigned to ${treatAgain(study)}.`;
  const taken = `${unselected(study, n)} ${assignedGroups(study)} ${foundThat(study)}`;
  return {
    kind: 'allows',
    stem: assigning
      ? `${observed} ${random.pick([
          'If the result is the same, which conclusion would be supported by the second study but not by the first?',
          'If the second study has the same result, which conclusion would it support that the first does not?',
        ])}`
      : `${taken} ${random.pick([
          `If the experiment is repeated with a random sample of all ${all} and has the same result, which conclusion would it support that the first does not?`,
          `The experiment will be repeated with a random sample of all ${all}. If the result is the same, which conclusion would the second experiment support that the first does not?`,
        ])}`,
    key: assigning ? cause : population,
    why: assigning
      ? 'With random assignment, the groups differ only by chance in everything else.'
      : 'With random selection, the sample represents the entire population.',
    wrong: [
      assigning
        ? wrongStatement(
            'SELASG',
            population,
            'The first sample was also selected at random, so this is not new. New is the random assignment, which allows a cause.',
          )
        : wrongStatement(
            'SELASG',
            cause,
            'The groups were already assigned at random in the first study, so this is not new. New is the random selection, which extends the result to the population.',
          ),
      wrongStatement(
        'GEN',
        `The difference is likely to be found among ${anywhere(study)} in general.`,
        `The second sample is selected only from the ${all}, so keep the conclusion to them.`,
      ),
      wrongStatement(
        'GEN',
        `${capitalized(treatingAgain(study))} has the same effect on each of the ${short(study)}.`,
        'The result is about averages in both studies; choose a statement about averages.',
      ),
    ],
    step: assigning
      ? 'What is new in the second study is random assignment, so a conclusion about a cause becomes possible.'
      : 'What is new in the second study is random selection, so a conclusion about the population becomes possible.',
  };
}

export const betterDesign: Generator = {
  archetype: 'CL-f',
  topicId: 25,
  version: 10,
  levels: [3],
  skillTags: ['study-design', 'random-assignment', 'random-selection'],
  draft(random) {
    const study = random.pick(studies);
    const n = random.int(5, largest(study) / 8) * 4;
    const observed = canBeObserved(study) ? [lacksAssignment, lacksBoth] : [];
    const { kind, stem, key, why, wrong, step } = random.pick([...observed, lacksSelection, whatItAllows])(random, study, n);
    if (kind === 'allows' && !canBeObserved(study) && stem.includes('was observed')) return null;
    return {
      parameters: { n, kind, subjects: study.subjects },
      stem,
      answer: { format: 'choice', correct: { text: key, value: key, why }, wrong },
      steps: [
        'Random selection determines which population a result applies to; random assignment determines whether it can show a cause.',
        step,
        'Check: a larger sample, more time, or other places would not provide either one.',
      ],
      takeaway: 'To conclude a cause, assign at random; to generalize to a population, select at random.',
    };
  },
};
