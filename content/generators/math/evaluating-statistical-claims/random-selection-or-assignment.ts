/** Random selection allows generalizing, random assignment allows a causal conclusion: the four combinations. */
import type { Generator, WrongOption } from '#content/generators/generator.ts';
import { again, canBeObserved, definite, largest, short, studies, type Study, treatingAgain, unselected, who } from './studies.ts';
import { capitalized } from '../text.ts';

/** Two ways to say it; all four choices of a question use the same one. */
function sentence(study: Study, causal: boolean, general: boolean, style: 'finding' | 'scope'): string {
  if (style === 'scope') {
    const scope = general ? `For all ${study.subjects} ${definite(study.where)}` : `For the ${study.subjects} in the study only`;
    return `${scope}, ${treatingAgain(study)} ${causal ? 'likely caused the difference' : 'is associated with the difference but may not have caused it'}.`;
  }
  const finding = causal
    ? `${capitalized(treatingAgain(study))} likely caused the difference`
    : `${capitalized(treatingAgain(study))} is associated with the difference but may not have caused it`;
  return general
    ? `${finding}, and this conclusion can be generalized to all ${study.subjects} ${definite(study.where)}.`
    : `${finding}, and this conclusion applies only to the ${study.subjects} in the study.`;
}

export const randomSelectionOrAssignment: Generator = {
  archetype: 'CL-e',
  topicId: 25,
  version: 9,
  levels: [4],
  skillTags: ['random-selection', 'random-assignment', 'causation'],
  draft(random) {
    const study = random.pick(studies);
    const n = random.int(12, largest(study) / 4) * 4;
    const selected = random.chance(1, 2);
    const assigned = random.chance(1, 2);
    if (!assigned && !canBeObserved(study)) return null;
    const name = short(study);
    const style = random.pick(['finding', 'scope'] as const);
    const chosen = selected
      ? random.pick([
          `A researcher selected ${n} ${study.subjects} at random from all ${study.subjects} ${study.where}.`,
          `A researcher selected a random sample of ${n} ${study.subjects} ${study.where}.`,
          `For a study, ${n} ${study.subjects} were selected at random from all ${study.subjects} ${study.where}.`,
        ])
      : unselected(study, n);
    const grouped = assigned
      ? random.pick([
          `Half of the ${name} were randomly assigned to ${study.treat}; the other half were not.`,
          `Each of the ${name} was randomly assigned to one of two groups: one group ${study.treated}, and the other did not.`,
          `The ${name} were randomly assigned to two groups of the same size. One group ${study.treated}, and the other did not.`,
        ])
      : random
          .pick([
            `The researcher compared those ${who(study)} ${study.treated} with those ${who(study)} did not.`,
            `The researcher recorded which of the ${name} ${study.treated} and which did not.`,
            `The researcher noted which of the ${name} ${study.treated} and which did not.`,
          ])
          .replace('The researcher', chosen.includes('researcher') ? 'The researcher' : 'A researcher');
    const result = random.pick([
      `On average, those ${who(study)} ${again(study)} ${study.better} than the others.`,
      `The results showed that, on average, those ${who(study)} ${again(study)} ${study.better} than those ${who(study)} did not.`,
    ]);
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
          ? `Random assignment makes the groups similar on average, so conclude that the treatment likely caused the difference.`
          : `Without random assignment, other differences between the groups may explain the result, so claim only an association.`
        : selected
          ? `This is too narrow: random selection supports a conclusion about the entire population.`
          : `This goes too far: without random selection, the result applies only to those in the study.`;
      return [
        {
          text: sentence(study, causal, general, style),
          value: `${causal} ${general}`,
          misconception: causeOff && scopeOff ? 'SELASG' : causeOff ? 'CAUSE' : 'GEN',
          why,
        },
      ];
    });
    return {
      parameters: { n, selected, assigned, subjects: study.subjects },
      stem: `${chosen} ${grouped} ${result} ${random.pick(['Which of the following is the most appropriate conclusion?', 'Which conclusion is best supported by these results?', 'Based on the design of the study, which conclusion is most appropriate?'])}`,
      answer: {
        format: 'choice',
        correct: {
          text: sentence(study, assigned, selected, style),
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
