/** What weakens or allows a causal claim: confounders and better designs. */
import type { Generator, WrongOption } from '../../generator.ts';
import { otherExplanation } from './other-explanation.ts';
import { again, studies, who } from './studies.ts';

const wrong = (misconception: WrongOption['misconception'], value: string, text: string, why: string): WrongOption => ({ text, value, misconception, why });

export const weakenCausalClaim: Generator = {
  archetype: 'CL-g',
  topicId: 25,
  version: 9,
  levels: [4, 5],
  skillTags: ['confounding', 'study-design', 'causation'],
  draft(random, level) {
    if (level === 5) return otherExplanation(random);
    const study = random.pick(studies);
    const n = random.int(10, 150) * 4;
    const share = random.int(12, 48);
    const claim = `${study.treating} causes ${study.subjects} ${study.effect}`;
    const story = `A random sample of ${n} ${study.subjects} ${study.where} was observed. On average, those ${who(study)} ${study.treated}, about ${share}% of the sample, ${study.better} than the others.`;
    const parameters = { n, share, level, subjects: study.subjects };
    return {
      parameters,
      stem: `${story} Which change to the study would best allow a conclusion about whether ${claim}?`,
      answer: {
        format: 'choice',
        correct: {
          text: `Randomly assigning about half of the sample to ${study.treat} and the rest not to`,
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
            `Selecting the random sample from all ${study.subjects} in the country and comparing the groups`,
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
