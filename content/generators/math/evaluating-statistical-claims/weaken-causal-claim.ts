/** CL-g: what a causal claim needs, and what else could explain the result. Level 2: the change that makes a study an experiment. */
import type { Generator, WrongOption } from '../../generator.ts';
import { otherExplanation } from './other-explanation.ts';
import { hiddenLimits } from './hidden-limits.ts';
import { again, anywhere, canBeObserved, largest, studies, treatAgain, treatingAgain, who } from './studies.ts';

const wrong = (misconception: WrongOption['misconception'], value: string, text: string, why: string): WrongOption => ({ text, value, misconception, why });

export const weakenCausalClaim: Generator = {
  archetype: 'CL-g',
  topicId: 25,
  version: 13,
  levels: [2, 3, 4],
  skillTags: ['confounding', 'study-design', 'causation'],
  draft(random, level) {
    if (level === 4) return hiddenLimits(random);
    if (level === 3) return otherExplanation(random);
    const study = random.pick(studies);
    if (!canBeObserved(study)) return null;
    const n = random.int(10, largest(study) / 4) * 4;
    const share = random.int(12, 48);
    const claim = `${treatingAgain(study)} causes ${study.subjects} ${study.effect}`;
    const story = `A random sample of ${n} ${study.subjects} ${study.where} was observed. On average, those ${who(study)} ${study.treated}, about ${share}% of the sample, ${study.better} than the others.`;
    const parameters = { n, share, level, subjects: study.subjects };
    return {
      parameters,
      stem: `${story} ${random.pick([
        `Which change to the study would best allow a conclusion about whether ${claim}?`,
        `The researcher wants to find out whether ${claim}. Which change to the study is most appropriate?`,
        `Which of the following changes would best help to determine whether ${claim}?`,
      ])}`,
      answer: {
        format: 'choice',
        correct: {
          text: random.pick([
            `Randomly assigning about half of the sample to ${treatAgain(study)} and the rest not to`,
            `Deciding at random which half of the sample is to ${treatAgain(study)}`,
            `Selecting half of the sample at random to ${treatAgain(study)}`,
          ]),
          value: 'assign',
          why: `Random assignment makes the groups similar, on average, in everything but the treatment.`,
        },
        wrong: [
          wrong(
            'MOEN',
            'larger',
            `Selecting a random sample that is at least twice as large and observing it in the same way`,
            `A larger sample gives more precise estimates but does not remove other differences between the groups.`,
          ),
          wrong(
            'CAUSE',
            'longer',
            `Observing the same sample for a longer time before the two groups are compared`,
            `Observing longer does not remove other differences between the groups.`,
          ),
          wrong(
            'SELASG',
            'elsewhere',
            `Selecting the random sample from all ${anywhere(study)} in the country and comparing the groups`,
            `A wider selection extends the population, but it still does not show a cause.`,
          ),
          wrong(
            'CAUSE',
            'only',
            `Observing only those in the sample ${who(study)} ${again(study)} and leaving out the others`,
            `Without a comparison group, no effect can be seen.`,
          ),
        ],
      },
      steps: [
        `A conclusion about a cause requires groups that differ only by chance in everything except the treatment.`,
        `In the study, the subjects were only observed, so those ${who(study)} ${again(study)} may differ from the others in many ways.`,
        `Random assignment to the two groups balances such differences.`,
        `Check: a larger sample, a wider population, or more time would leave the groups unbalanced.`,
      ],
      takeaway: 'Only random assignment turns a comparison into good evidence of a cause.',
    };
  },
};
