/** Random selection allows generalizing, random assignment allows a causal conclusion: the four combinations. */
import type { Generator, WrongOption } from '../../generator.ts';
import { definite, studies, who, type Study } from './studies.ts';

const sentence = (study: Study, causal: boolean, general: boolean) => {
  const treating = `${study.treating.charAt(0).toUpperCase()}${study.treating.slice(1)}`;
  const finding = causal ? `${treating} caused the difference` : `${treating} is associated with the difference but may not have caused it`;
  return general
    ? `${finding}, and this conclusion can be generalized to all ${study.subjects} ${definite(study.where)}.`
    : `${finding}, and this conclusion applies only to the ${study.subjects} in the study.`;
};

export const randomSelectionOrAssignment: Generator = {
  archetype: 'CL-e',
  topicId: 25,
  version: 4,
  levels: [4],
  skillTags: ['random-selection', 'random-assignment', 'causation'],
  draft(random) {
    const study = random.pick(studies);
    const n = random.int(10, 150) * 4;
    const selected = random.chance(1, 2);
    const assigned = random.chance(1, 2);
    const chosen = selected
      ? `A researcher selected ${n} ${study.subjects} at random from all ${study.subjects} ${study.where}.`
      : `A researcher studied ${n} ${study.subjects} ${study.where}. They were not selected at random.`;
    const grouped = assigned
      ? `Half of them were randomly assigned to ${study.treat}; the other half were not.`
      : `The researcher compared those ${who(study)} already ${study.treated} with those ${who(study)} did not.`;
    const result = `On average, the group that ${study.treated} ${study.better} than the other group.`;
    const wrong = [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ].flatMap(([causal = false, general = false]): WrongOption[] => {
      if (causal === assigned && general === selected) return [];
      const causeOff = causal !== assigned;
      const scopeOff = general !== selected;
      const why = causeOff
        ? assigned
          ? `Random assignment makes the groups similar on average, so a cause can be concluded.`
          : `Without random assignment, other differences between the groups may explain the result.`
        : selected
          ? `Random selection supports a conclusion about the entire population.`
          : `Without random selection, the result applies only to those in the study.`;
      return [
        {
          text: sentence(study, causal, general),
          value: `${causal} ${general}`,
          misconception: causeOff && scopeOff ? 'SELASG' : causeOff ? 'CAUSE' : 'GEN',
          why,
        },
      ];
    });
    return {
      parameters: { n, selected, assigned, subjects: study.subjects },
      stem: `${chosen} ${grouped} ${result} Which of the following is the most appropriate conclusion?`,
      answer: {
        format: 'choice',
        correct: {
          text: sentence(study, assigned, selected),
          value: `${assigned} ${selected}`,
          why: `${assigned ? 'Random assignment supports a cause' : 'Without random assignment, only an association is supported'}, and ${selected ? 'random selection lets the result be generalized' : 'without random selection, the result applies only to those in the study'}.`,
        },
        wrong,
      },
      steps: [
        `Ask two questions: were the subjects selected at random (can the result be generalized?), and were they assigned to groups at random (can a cause be concluded?)`,
        selected
          ? `They were selected at random, so the result can be generalized to the population they were selected from.`
          : `They were not selected at random, so the result applies only to the subjects in the study.`,
        assigned
          ? `They were assigned at random, so the difference can be attributed to ${study.treating}.`
          : `They were not assigned at random, so only an association can be concluded.`,
        `Check: both parts of the conclusion must fit the design of the study.`,
      ],
      takeaway: 'Random selection lets you generalize; random assignment lets you conclude a cause. One does not replace the other.',
    };
  },
};
