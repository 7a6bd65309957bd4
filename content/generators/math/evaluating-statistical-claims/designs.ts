/** CL-c: random assignment allows a causal conclusion. CL-d: an observational study shows an association. */
import type { Generator } from '#content/generators/generator.ts';
import {
  again,
  anywhere,
  canBeObserved,
  everyone,
  largest,
  studies,
  type Study,
  treatAgain,
  treatingAgain,
  treatingFirst,
  unselected,
  who,
} from './studies.ts';
import { capitalized } from '../text.ts';
import { wrongStatement } from '../options.ts';

/** How a study begins, and whether it has named the treatment already. */
const openings = (study: Study, n: number): readonly (readonly [text: string, named: boolean])[] => [
  [
    `A researcher wanted to know whether ${treatingFirst(study)} affects ${study.outcome}. The researcher selected a random sample of ${n} ${study.subjects} ${study.where}.`,
    true,
  ],
  [`To study ${study.outcome}, a researcher selected a random sample of ${n} ${study.subjects} ${study.where}.`, false],
  [`A researcher studying ${study.outcome} selected a random sample of ${n} ${study.subjects} ${study.where}.`, false],
  [`In a study of ${study.outcome}, ${n} ${study.subjects} were selected at random from all ${study.subjects} ${study.where}.`, false],
];

/** Two more for experiments. */
const moreOpenings = (study: Study, n: number): readonly (readonly [text: string, named: boolean])[] => [
  [`A random sample of ${n} ${study.subjects} ${study.where} took part in an experiment.`, false],
  [`From all ${study.subjects} ${study.where}, a researcher selected ${n} at random for an experiment.`, false],
];

/** Said of the result instead of the difference: `likely causes visitors to the museum to stay longer`. */
const inOtherWords = (study: Study) => {
  const causes = `${capitalized(treatingAgain(study))} likely causes`;
  return {
    cause: `${causes} ${everyone(study)} ${study.effect}.`,
    wide: `${causes} ${anywhere(study)} in general ${study.effect}.`,
    sample: `${capitalized(treatingAgain(study))} likely caused the difference, but only for those in the study.`,
  };
};

const conclusions = (study: Study) => {
  const treating = treatingAgain(study);
  const all = everyone(study);
  const wherever = `${anywhere(study)} in general`;
  const difference = `is likely the cause of the difference in ${study.outcome}`;
  return {
    cause: `${capitalized(treating)} ${difference} for ${all}.`,
    association: `There is an association between ${treating} and ${study.outcome} among ${all}.`,
    unexplained: `${capitalized(treating)} and ${study.outcome} are associated among ${all}, but neither is likely the cause of the other.`,
    proof: `${capitalized(treating)} causes each of the ${all} ${study.effect}.`,
    wide: `${capitalized(treating)} is likely the cause of a difference in ${study.outcome} for ${wherever}.`,
    sample: `${capitalized(treating)} ${difference}, but only for those in the study.`,
    associatedInSample: `There is an association between ${treating} and ${study.outcome}, but only for those in the study.`,
    associatedAnywhere: `${capitalized(treating)} and ${study.outcome} are associated among ${wherever}, but neither is likely the cause of the other.`,
    associatedInGeneral: `There is an association between ${treating} and ${study.outcome} among ${wherever}.`,
  };
};

const draftOf =
  (assigned: boolean): Generator['draft'] =>
  (random, level) => {
    const study = random.pick(studies);
    if (!assigned && !canBeObserved(study)) return null;
    const n = random.int(10, largest(study) / 4) * 4;
    const all = { ...conclusions(study), ...(assigned && (study.subjects === 'visitors' || random.chance(1, 2)) && inOtherWords(study)) };
    // An observational study need not have a random sample.
    const selected = assigned || random.chance(1, 2);
    const [opening, named] = selected
      ? random.pick([...openings(study, n), ...(assigned ? moreOpenings(study, n) : [])])
      : ([unselected(study, n), false] as const);
    const treat = named ? treatAgain(study) : study.treat;
    const treated = named ? again(study) : study.treated;
    const grouped = assigned
      ? random.pick([
          `Half of them were randomly assigned to ${treat}; the others were not.`,
          `Each of them was assigned at random to one of two groups: one group ${treated}, and the other did not.`,
          `They were divided into two groups at random. One group ${treated}, and the other did not.`,
        ])
      : random.pick([
          `The researcher compared those ${who(study)} ${treated} with those ${who(study)} did not.`,
          `The researcher noted which of them ${treated} and which did not.`,
          `The researcher recorded which of them ${treated} and which did not.`,
        ]);
    const result = `On average, those ${who(study)} ${again(study)} ${study.better} than the others.`;
    const key = assigned ? all.cause : selected ? all.association : all.associatedInSample;
    const onlyThere = `The sample was selected only ${study.where.replace(/^\w+ a certain/, 'from one')}, so keep the conclusion to this place`;
    const tooWide = wrongStatement('GEN', all.associatedInGeneral, `${onlyThere}.`);
    const tooNarrow = wrongStatement(
      'SELASG',
      all.associatedInSample,
      'This is too narrow: the sample was selected at random, so the association applies to the population it was selected from.',
    );
    const widestCause = wrongStatement('GEN', all.wide, `${onlyThere}, and claim only an association.`);
    const narrowCause = wrongStatement('CAUSE', all.sample, 'There was no random assignment, so claim only an association, even for those in the study.');
    const otherCauses = [
      wrongStatement(
        'CAUSE',
        all.cause,
        'There was no random assignment, so other differences between the groups may be the cause; claim only an association.',
      ),
      wrongStatement('GEN', all.proof, 'The result is about group averages, not about each individual, and it does not show a cause; claim an association.'),
    ];
    // One or two of the others speak of an association too, and one of this pair resembles the rest at least as much as the key.
    const [mistaken, itsCause] = random.pick([
      [tooWide, widestCause],
      [tooNarrow, narrowCause],
    ] as const);
    const notSelected = 'The sample was not selected at random, so keep the conclusion to those in the study';
    const unselectedWrong = () => [
      wrongStatement('SELASG', all.association, `${notSelected}.`),
      random.pick([narrowCause, wrongStatement('CAUSE', all.cause, `There was no random assignment. ${notSelected}, and claim only an association.`)]),
      random.pick([
        wrongStatement('GEN', all.wide, `${notSelected}, and claim only an association.`),
        wrongStatement('GEN', all.associatedInGeneral, `${notSelected}.`),
      ]),
    ];
    return {
      parameters: { n, assigned, ...(!assigned && { selected }), subjects: study.subjects },
      stem: `${opening} ${grouped} ${result} ${random.pick(['Which of the following is the most appropriate conclusion?', 'Which conclusion is best supported by the study?', 'What is the most appropriate conclusion from these results?'])}`,
      answer: {
        format: 'choice',
        correct: {
          text: key,
          value: key,
          why: assigned
            ? 'Random assignment makes the groups similar on average, and random selection lets the result apply to the population.'
            : selected
              ? 'There was no random assignment, so the groups may differ in other ways; only an association can be concluded.'
              : 'Neither the sample nor the groups were chosen at random, so only an association in the study can be concluded.',
        },
        wrong: assigned
          ? [
              wrongStatement('CAUSE', all.unexplained, 'The groups were assigned at random, so you may conclude that the treatment is the likely cause.'),
              // At level 4, every wrong conclusion is about averages.
              ...(level === 4
                ? [
                    wrongStatement(
                      'SELASG',
                      all.sample,
                      'This is too narrow: the sample was selected at random, so the result applies to the population it was selected from.',
                    ),
                  ]
                : [
                    wrongStatement('GEN', all.proof, 'The result is about group averages, not about each individual; claim only what is likely for the group.'),
                  ]),
              wrongStatement('GEN', all.wide, `${onlyThere}.`),
              wrongStatement(
                'SELASG',
                all.associatedInSample,
                'This claims too little: random selection lets the result apply to the population, and random assignment supports a cause.',
              ),
              wrongStatement('GEN', all.associatedAnywhere, `${onlyThere}; also, random assignment supports a cause.`),
            ]
          : selected
            ? [mistaken, itsCause, random.pick([...otherCauses, mistaken === tooWide ? tooNarrow : tooWide])]
            : unselectedWrong(),
      },
      steps: [
        'Ask two questions: were the groups assigned at random, and was the sample selected at random?',
        assigned
          ? 'The groups were assigned at random, so other differences tend to even out, and a cause can be concluded.'
          : 'There was no random assignment, so other differences between the groups may explain the result.',
        selected
          ? `The sample was selected at random from the ${everyone(study)}, so the conclusion applies to them. Check: it makes no claim beyond this population or beyond averages.`
          : 'The sample was not selected at random, so the conclusion applies only to those in the study. Check: it makes no claim about others.',
      ],
      takeaway: assigned ? 'Random assignment allows a conclusion about cause.' : 'Without random assignment, conclude only an association.',
    };
  };

export const assignedAtRandom: Generator = {
  archetype: 'CL-c',
  topicId: 25,
  version: 10,
  levels: [3, 4],
  skillTags: ['random-assignment', 'causation'],
  draft: draftOf(true),
};
export const onlyObserved: Generator = {
  archetype: 'CL-d',
  topicId: 25,
  version: 8,
  levels: [3],
  skillTags: ['observational-studies', 'association'],
  draft: draftOf(false),
};
