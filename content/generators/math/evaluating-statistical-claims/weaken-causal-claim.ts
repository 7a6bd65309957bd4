/** CL-g: what a causal claim needs, and what speaks against one. Level 2: the change that makes a study an experiment, or the study that shows a cause. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { wrongStatement } from '../options.ts';
import { conclusionDrawn } from './conclusion-drawn.ts';
import { reasonAgainst } from './reason-against.ts';
import { again, anywhere, canBeObserved, largest, short, studies, type Study, treatAgain, treatingAgain, treatingFirst, who } from './studies.ts';

const takeaway = 'Only random assignment turns a comparison into good evidence of a cause.';
const why = 'Random assignment makes the groups similar, on average, in everything but the treatment.';

/** A study was made; how should it be changed? */
function neededChange(random: Random, study: Study): Draft {
  const n = random.int(10, largest(study) / 4) * 4;
  const share = random.int(12, 48);
  const claim = `${treatingAgain(study)} causes ${study.subjects} ${study.effect}`;
  const story = random.pick([
    `A random sample of ${n} ${study.subjects} ${study.where} was observed. On average, those ${who(study)} ${study.treated}, about ${share}% of the sample, ${study.better} than the others.`,
    `A researcher observed ${n} randomly selected ${study.subjects} ${study.where}. About ${share}% of them ${study.treated}, and on average, they ${study.better} than the others.`,
  ]);
  const key = random.pick([
    `Randomly assigning half of the ${short(study)} to ${treatAgain(study)}`,
    `Assigning half of the ${short(study)} at random to ${treatAgain(study)}`,
  ]);
  return {
    parameters: { task: 'change', n, share, subjects: study.subjects },
    stem: `${story} ${random.pick([
      `Which change to the study would best allow a conclusion about whether ${claim}?`,
      `${story.startsWith('A researcher') ? 'The' : 'A'} researcher wants to find out whether ${claim}. Which change to the study is most appropriate?`,
      `Which of the following changes would best help to determine whether ${claim}?`,
    ])}`,
    answer: {
      format: 'choice',
      correct: { text: key, value: 'assign', why },
      wrong: [
        wrongStatement(
          'MOEN',
          `Observing a random sample of ${2 * n} ${short(study)} instead of ${n}`,
          'A larger sample gives more precise estimates but the groups still differ in other ways; assign them at random.',
        ),
        wrongStatement(
          'CAUSE',
          `Observing the ${short(study)} in the sample for twice as long before comparing them`,
          'Observing longer does not remove other differences between the groups; assign them at random.',
        ),
        wrongStatement(
          'SELASG',
          `Selecting the random sample from all ${anywhere(study)} in the country`,
          'A wider selection extends the population, but it still does not show a cause; for that, assign the groups at random.',
        ),
        wrongStatement(
          'CAUSE',
          `Observing only those in the sample ${who(study)} ${again(study)}`,
          'Without a comparison group, no effect can be seen; use two groups that are assigned at random.',
        ),
      ],
    },
    steps: [
      `A conclusion about a cause requires groups that differ only by chance in everything except the treatment.`,
      `In the study, the ${short(study)} were only observed, so those ${who(study)} ${again(study)} may differ from the others in many ways.`,
      `Random assignment to the two groups balances such differences.`,
      `Check: a larger sample, a wider population, or more time would leave the groups unbalanced.`,
    ],
    takeaway,
  };
}

/** No study was made yet; which one should be? */
function bestStudy(random: Random, study: Study): Draft {
  const n = random.int(10, largest(study) / 8) * 4;
  const treat = treatAgain(study);
  const claim = `${treatingFirst(study)} causes ${study.subjects} ${study.effect}`;
  const key = `An experiment in which ${n} ${study.subjects} are randomly assigned to two groups, only one of which will ${treat}`;
  return {
    parameters: { task: 'study', n, subjects: study.subjects },
    stem: random.pick([
      `A researcher wants to find out whether ${claim}. Which of the following studies would give the best evidence?`,
      `Which of the following studies would give the best evidence of whether ${claim}?`,
      `To find out whether ${claim}, a researcher plans a study. Which of the following studies is most appropriate?`,
    ]),
    answer: {
      format: 'choice',
      correct: { text: key, value: 'assign', why },
      wrong: [
        wrongStatement(
          'SELASG',
          `A study in which ${n} randomly selected ${study.subjects} are observed and those ${who(study)} ${treat} are compared with the others`,
          'Random selection does not remove other differences between the two groups; random assignment does.',
        ),
        wrongStatement(
          'CAUSE',
          `A study in which ${n} ${study.subjects} choose whether to ${treat} and the two groups are compared`,
          `Those who choose to ${treat} may differ from the others in many ways; let chance decide instead.`,
        ),
        wrongStatement(
          'CAUSE',
          `An experiment in which each of ${n} randomly selected ${study.subjects} will ${treat}`,
          'Without a comparison group, no effect can be seen; use two groups that are assigned at random.',
        ),
        wrongStatement(
          'CAUSE',
          `A survey in which ${n} randomly selected ${study.subjects} are asked whether they think that ${treatingAgain(study)} is helpful`,
          'What people think does not show what the cause is; compare two groups that are assigned at random.',
        ),
      ],
    },
    steps: [
      `A conclusion about a cause requires groups that differ only by chance in everything except the treatment.`,
      `Only random assignment makes such groups.`,
      `Check: in each of the other studies, there is no comparison group, or the groups may differ in other ways.`,
    ],
    takeaway,
  };
}

export const weakenCausalClaim: Generator = {
  archetype: 'CL-g',
  topicId: 25,
  version: 15,
  levels: [2, 3, 4],
  skillTags: ['confounding', 'study-design', 'causation'],
  draft(random, level) {
    if (level === 4) return conclusionDrawn(random);
    if (level === 3) return reasonAgainst(random);
    const study = random.pick(studies);
    if (!canBeObserved(study)) return null;
    return random.chance(3, 5) ? neededChange(random, study) : bestStudy(random, study);
  },
};
