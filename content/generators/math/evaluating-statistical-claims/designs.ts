/** CL-c: random assignment allows a causal conclusion. CL-d: an observational study shows an association. CL-f: what the design must change. */
import type { Generator } from '../../generator.ts';
import { again, definite, studies, who, type Study } from './studies.ts';
import { capitalized, statement } from '../statements.ts';

/** `students taking algebra at the high school`. */
const everyone = (study: Study) => `${study.subjects} ${definite(study.where)}`;
/** How many of the subjects a study may have: one farm or one company has fewer than a city. */
const largest = ({ where }: Study) => (/farm|greenhouse|club|nursery|factory|company/.test(where) ? 120 : 400);
const openings = (study: Study, n: number) => [
  `A researcher wanted to know whether ${study.treating} affects ${study.outcome}. The researcher selected a random sample of ${n} ${study.subjects} ${study.where}.`,
  `To study ${study.outcome}, a researcher selected a random sample of ${n} ${study.subjects} ${study.where}.`,
  `A researcher studying ${study.outcome} selected a random sample of ${n} ${study.subjects} ${study.where}.`,
  `In a study of ${study.outcome}, ${n} ${study.subjects} were selected at random from all ${study.subjects} ${study.where}.`,
];

const conclusions = (study: Study) => ({
  cause: `${capitalized(study.treating)} is likely the cause of the difference in ${study.outcome} for ${everyone(study)}.`,
  association: `There is an association between ${study.treating} and ${study.outcome} for ${everyone(study)}.`,
  unexplained: `${capitalized(study.treating)} and ${study.outcome} are associated for ${everyone(study)}, but neither is likely the cause of the other.`,
  proof: `${capitalized(study.treating)} causes each of the ${everyone(study)} ${study.effect}.`,
  wide: `${capitalized(study.treating)} is likely the cause of a difference in ${study.outcome} for ${study.subjects} in general.`,
  sample: `${capitalized(study.treating)} is likely the cause of the difference in ${study.outcome}, but only for those in the study.`,
  associatedInSample: `${capitalized(study.treating)} and ${study.outcome} are associated, but only for those in the study.`,
  associatedAnywhere: `${capitalized(study.treating)} and ${study.outcome} are associated for ${study.subjects} in general, but neither is likely the cause of the other.`,
  associatedInGeneral: `There is an association between ${study.treating} and ${study.outcome} for ${study.subjects} in general.`,
});

const draftOf =
  (assigned: boolean): Generator['draft'] =>
  (random, level) => {
    const study = random.pick(studies);
    const n = random.int(10, largest(study) / 4) * 4;
    const all = conclusions(study);
    const grouped = assigned
      ? random.pick([
          `Half of them were randomly assigned to ${study.treat}; the others were not.`,
          `Each of them was assigned at random to one of two groups: one group was to ${study.treat}, and the other was not.`,
          `They were divided into two groups at random. One group was to ${study.treat}, and the other was not.`,
        ])
      : random.pick([
          `The researcher compared those ${who(study)} ${study.treated} with those ${who(study)} did not.`,
          `Records showed which of them ${study.treated} and which did not.`,
          `The researcher recorded which of them ${study.treated} and which did not.`,
        ]);
    const result = `On average, those ${who(study)} ${again(study)} ${study.better} than the others.`;
    const key = assigned ? all.cause : all.association;
    const onlyThere = `The sample was selected only ${study.where.replace('a certain', 'one')}, so the result does not extend elsewhere`;
    return {
      parameters: { n, assigned, subjects: study.subjects },
      stem: `${random.pick(openings(study, n))} ${grouped} ${result} ${random.pick(['Which of the following is the most appropriate conclusion?', 'Which conclusion is best supported by the study?', 'What is the most appropriate conclusion from these results?'])}`,
      answer: {
        format: 'choice',
        correct: {
          text: key,
          value: key,
          why: assigned
            ? 'Random assignment makes the groups similar on average, and random selection lets the result apply to the population.'
            : 'There was no random assignment, so the groups may differ in other ways; only an association can be concluded.',
        },
        wrong: [
          assigned
            ? statement(all.unexplained, 'CAUSE', 'The groups were assigned at random, so a conclusion about cause is appropriate.')
            : statement(all.cause, 'CAUSE', 'There was no random assignment, so other differences between the groups may be the cause.'),
          // At level 4, every wrong conclusion is about averages.
          ...(assigned && level === 4 ? [] : [statement(all.proof, 'GEN', 'The result is about group averages, not about each individual.')]),
          statement(all.wide, 'GEN', `${onlyThere}${assigned ? '' : ', and it does not show a cause'}.`),
          ...(assigned
            ? [
                ...(level === 4
                  ? [statement(all.sample, 'SELASG', 'The sample was selected at random, so the result applies to the population it was selected from.')]
                  : []),
                statement(
                  all.associatedInSample,
                  'SELASG',
                  'The sample was selected at random, so the result applies to the population, and random assignment supports a cause.',
                ),
                statement(all.associatedAnywhere, 'GEN', `${onlyThere}; also, random assignment supports a cause.`),
              ]
            : [
                statement(all.sample, 'CAUSE', 'There was no random assignment, so a cause cannot be concluded, even for those in the study.'),
                statement(
                  all.associatedInSample,
                  'SELASG',
                  'The sample was selected at random, so the association applies to the population it was selected from.',
                ),
                statement(all.associatedInGeneral, 'GEN', `${onlyThere}.`),
              ]),
        ],
      },
      steps: [
        'Ask two questions: were the groups assigned at random, and was the sample selected at random?',
        assigned
          ? 'The groups were assigned at random, so other differences tend to even out, and a cause can be concluded.'
          : 'There was no random assignment, so other differences between the groups may explain the result.',
        `The sample was selected at random from the ${everyone(study)}, so the conclusion applies to them. Check: it makes no claim beyond this population or beyond averages.`,
      ],
      takeaway: assigned ? 'Random assignment allows a conclusion about cause.' : 'Without random assignment, conclude only an association.',
    };
  };

export const assignedAtRandom: Generator = {
  archetype: 'CL-c',
  topicId: 25,
  version: 6,
  levels: [3, 4],
  skillTags: ['random-assignment', 'causation'],
  draft: draftOf(true),
};
export const onlyObserved: Generator = {
  archetype: 'CL-d',
  topicId: 25,
  version: 5,
  levels: [3],
  skillTags: ['observational-studies', 'association'],
  draft: draftOf(false),
};

/** The treatment on its second mention: `use the new navigation app`. */
const treatAgain = ({ treat }: Study) => treat.replace(/\ba (?=new )/, 'the ').replace(/\ban (?=audio|online)/, 'the ');

export const betterDesign: Generator = {
  archetype: 'CL-f',
  topicId: 25,
  version: 5,
  levels: [4],
  skillTags: ['study-design', 'random-assignment', 'random-selection'],
  draft(random) {
    const study = random.pick(studies);
    const n = random.int(5, largest(study) / 8) * 4;
    const cause = random.chance(1, 2);
    const assign = `Assigning at random which of the ${study.subjects} ${treatAgain(study)}`;
    const select = `Selecting the ${study.subjects} at random from all ${everyone(study)}`;
    const key = cause ? assign : select;
    const compared = `those ${who(study)} ${study.treated} ${study.better}, on average, than the others`;
    const resulted = `those ${who(study)} ${again(study)} ${study.better}, on average, than the others`;
    const goal = cause ? `that ${study.treating} causes the difference` : `that the result applies to all ${everyone(study)}`;
    return {
      parameters: { n, cause, subjects: study.subjects },
      stem: cause
        ? random.pick([
            `For an observational study, ${n} ${study.subjects} were selected at random from all ${study.subjects} ${study.where}. The study found that ${compared}. Which change to the design of the study would allow the conclusion ${goal}?`,
            `A researcher observed ${n} randomly selected ${study.subjects} ${study.where} and found that ${compared}. Which change would make it appropriate to conclude ${goal}?`,
            `In an observational study of ${n} randomly selected ${study.subjects} ${study.where}, ${compared}. What change to the study would allow the conclusion ${goal}?`,
            `A study of ${n} ${study.subjects} ${study.where}, selected at random, shows that ${compared}. There was no random assignment. Which change is needed to conclude ${goal}?`,
          ])
        : random.pick([
            `The first ${n} ${study.subjects} ${study.where} ${who(study)} were available took part in an experiment. They were randomly assigned to two groups: one group was to ${study.treat}, and the other was not. The result was that ${resulted}. Which change would allow the conclusion ${goal}?`,
            `For an experiment, a researcher took the ${n} ${study.subjects} ${study.where} ${who(study)} were easiest to reach. They were randomly assigned to two groups: one group was to ${study.treat}, and the other was not. It turned out that ${resulted}. Which change would make it appropriate to conclude ${goal}?`,
            `An experiment included ${n} ${study.subjects} ${study.where}. They were not selected at random, but they were randomly assigned to two groups: one group was to ${study.treat}, and the other was not. On average, those ${who(study)} ${again(study)} ${study.better} than the others. Which change is needed to conclude ${goal}?`,
          ]),
      answer: {
        format: 'choice',
        correct: {
          text: key,
          value: key,
          why: cause
            ? 'Only random assignment makes the two groups similar on average in everything else.'
            : 'Only random selection makes the sample represent the entire population.',
        },
        wrong: [
          statement(
            cause ? select : assign,
            'SELASG',
            cause
              ? 'They were already selected at random; that supports a conclusion about the population, not about a cause.'
              : 'They were already assigned at random; that supports a conclusion about a cause, not about the population.',
          ),
          // Most choices speak of chance, so that the word alone does not give the answer away.
          cause
            ? statement(
                `Selecting a larger random sample of ${n * 3} ${study.subjects} ${study.where.replace('a certain', 'the')}`,
                'GEN',
                'A larger sample does not help: the groups would still not be randomly assigned.',
              )
            : statement(
                `Assigning a larger number of available ${study.subjects} to the two groups at random`,
                'GEN',
                'A larger sample does not help: it would still not be selected at random.',
              ),
          cause
            ? statement(
                `Selecting random samples of ${study.subjects} in several other places as well`,
                'GEN',
                'Other places do not help: the groups would still not be randomly assigned.',
              )
            : statement(
                `Repeating the experiment with available ${study.subjects} in several other places`,
                'GEN',
                'Other places do not help: the sample would still not be selected at random.',
              ),
          statement(
            `Continuing the study for twice as long with the same two groups of ${study.subjects}`,
            'GEN',
            `More time does not help: ${cause ? 'the groups would still not be randomly assigned' : 'the sample would still not be random'}.`,
          ),
          statement(
            `Making sure that the two groups have the same number of ${study.subjects}`,
            'SELASG',
            'Equal sizes do not make the groups similar or the sample random.',
          ),
        ],
      },
      steps: [
        'Random selection determines which population a result applies to; random assignment determines whether it can show a cause.',
        cause
          ? 'The desired conclusion is about a cause, so the groups must be assigned at random.'
          : 'The desired conclusion is about a population, so the sample must be selected from it at random.',
        'Check: a larger sample, more time, or other places would not provide either one.',
      ],
      takeaway: 'To conclude a cause, assign at random; to generalize to a population, select at random.',
    };
  },
};
