/** CL-g at level 4: chance decided something, but not all that it seems to: a part of the sample, or two treatments at once. */
import type { Random } from '#core/random.ts';
import type { Draft, WrongOption } from '../../generator.ts';
import { again, canBeObserved, everyone, largest, studies, type Study, treatingAgain, unselected, who } from './studies.ts';

const asked = [
  'Which of the following is the most appropriate conclusion?',
  'Which conclusion is best supported by these results?',
  'Based on the design of the study, which conclusion is most appropriate?',
  'What is the most appropriate conclusion from these results?',
] as const;

/** Only a part of the random sample took part, so the population is that part of the population. */
function partOfSample(random: Random, study: Study): Draft | null {
  const assigned = random.chance(2, 3);
  if (!assigned && !canBeObserved(study)) return null;
  const n = random.int(15, largest(study) / 4) * 4;
  const some = 2 * Math.round((n * random.int(20, 45)) / 200);
  const all = everyone(study);
  const scopes = { part: `all ${all} ${study.part}`, all: `all ${all}`, sample: `the ${some} ${study.subjects} in the comparison` };
  const sentence = (scope: keyof typeof scopes, causal: boolean) =>
    `For ${scopes[scope]}, ${treatingAgain(study)} ${causal ? 'likely caused the difference' : 'is associated with the difference but may not have caused it'}.`;
  const wrong = (scope: keyof typeof scopes, causal: boolean): WrongOption => ({
    text: sentence(scope, causal),
    value: `${scope} ${causal}`,
    misconception: causal === assigned ? (scope === 'all' ? 'GEN' : 'SELASG') : 'CAUSE',
    why:
      causal === assigned
        ? scope === 'all'
          ? `Only ${study.subjects} ${study.part} were compared, so the result cannot be applied to the others.`
          : `These ${some} are a random sample of all ${all} ${study.part}, so the result applies to all of those.`
        : assigned
          ? 'The groups were assigned at random, so a cause can be concluded.'
          : 'The groups were not assigned at random, so other differences between them may explain the result.',
  });
  const grouped = assigned
    ? random.pick([
        `The ${some} of them ${study.part} were randomly assigned to two groups: one group ${study.treated}, and the other did not.`,
        `The ${some} of them ${study.part} were divided into two groups at random. One group ${study.treated}, and the other did not.`,
      ])
    : random.pick([
        `Among the ${some} of them ${study.part}, the researcher compared those ${who(study)} ${study.treated} with those ${who(study)} did not.`,
        `For the ${some} of them ${study.part}, the researcher recorded which ones ${study.treated} and which did not.`,
      ]);
  const others = [wrong('all', assigned), wrong('sample', assigned), wrong('part', !assigned), wrong('all', !assigned)];
  return {
    parameters: { n, some, assigned, subjects: study.subjects },
    stem: `A researcher selected a random sample of ${n} ${study.subjects} ${study.where}. ${grouped} On average, those ${who(study)} ${again(study)} ${study.better} than the ones ${who(study)} did not. ${random.pick(asked)}`,
    answer: {
      format: 'choice',
      correct: {
        text: sentence('part', assigned),
        value: `part ${assigned}`,
        why: `Those compared are a random sample of this part of the population, and ${assigned ? 'random assignment supports a cause' : 'without random assignment, only an association is supported'}.`,
      },
      wrong: [wrong('all', assigned), ...random.sample(others.slice(1), 2)],
    },
    steps: [
      'Ask two questions: which population do those who were compared represent, and were they assigned to groups at random?',
      `The sample is random, but only those ${study.part} were compared. They are a random sample of all ${all} ${study.part}, and of nobody else.`,
      assigned
        ? 'They were assigned at random, so the difference can be attributed to the treatment.'
        : 'They were not assigned at random, so only an association can be concluded.',
      'Check: the conclusion must be neither wider nor narrower than the population that those compared represent.',
    ],
    takeaway: 'A result applies to the population that the compared subjects were randomly selected from, even if it is only a part of the one sampled first.',
  };
}

/** Two things that are done, with the verb they share said once: `receive a new fertilizer and extra water`. */
const joined = (one: string, two: string): string => {
  const verb = one.split(' ', 1)[0] ?? '';
  return `${one} and ${two.startsWith(`${verb} `) ? two.slice(verb.length + 1) : two}`;
};

/** One group received two treatments at once: random assignment shows the effect of both together. */
function twoTreatments(random: Random, study: Study): Draft {
  const selected = random.chance(2, 3);
  const n = random.int(6, largest(study) / 8) * 4;
  const all = everyone(study);
  const [one, two] = [treatingAgain(study), study.alsoTreating];
  const scope = (general: boolean) => (general ? `For all ${all}` : `For the ${study.subjects} in the study only`);
  const pair = joined(one, two);
  const together = (general: boolean) => `${scope(general)}, ${pair} together likely caused the difference.`;
  const wrong = (text: string, misconception: WrongOption['misconception'], why: string): WrongOption => ({ text, value: text, misconception, why });
  const both = `One group was to ${joined(study.treat, study.alsoTreat)}; the other group ${/plants|seedlings|cows/.test(study.subjects) ? 'received neither' : 'was to do neither'}.`;
  const chosen = selected ? `A researcher selected ${n} ${study.subjects} at random from all ${study.subjects} ${study.where}.` : unselected(study, n);
  return {
    parameters: { n, selected, subjects: study.subjects, treatments: 2 },
    stem: `${chosen} ${random.pick([`They were randomly assigned to two groups. ${both}`, `Each of them was assigned at random to one of two groups. ${both}`])} On average, the first group ${study.better} than the second. ${random.pick(asked)}`,
    answer: {
      format: 'choice',
      correct: {
        text: together(selected),
        value: 'together',
        why: `The groups differed in both, so only the effect of both together is known, ${selected ? 'and random selection lets the result be generalized' : 'and without random selection, the result applies only to those in the study'}.`,
      },
      wrong: [
        wrong(
          `${scope(selected)}, ${one} likely caused the difference, even without ${two}.`,
          'CAUSE',
          `The first group differed from the second in both, so the effect of ${one} alone is not known.`,
        ),
        wrong(
          together(!selected),
          selected ? 'SELASG' : 'GEN',
          selected
            ? 'Random selection supports a conclusion about the entire population.'
            : 'Without random selection, the result applies only to those in the study.',
        ),
        wrong(
          `${scope(selected)}, ${one} likely caused a part of the difference, and ${two} caused the rest.`,
          'CAUSE',
          'The groups differed in both, so the study does not show whether each of them contributed.',
        ),
        wrong(
          `${scope(selected)}, ${pair} are associated with the difference but may not have caused it.`,
          'CAUSE',
          'The groups were assigned at random, so what they did differently likely caused the difference.',
        ),
      ],
    },
    steps: [
      'Ask what differed between the groups, apart from chance: everything that one group was to do and the other was not.',
      `The first group was to do two things. So random assignment shows that the two together caused the difference; it does not show what ${one} alone would do.`,
      selected
        ? 'The sample was selected at random, so the conclusion applies to the population.'
        : 'The sample was not selected at random, so the conclusion applies only to those in the study.',
      'Check: no conclusion can separate two things that always occurred together in the study.',
    ],
    takeaway: 'When the groups differ in two things at once, an experiment shows only what both do together.',
  };
}

export function hiddenLimits(random: Random): Draft | null {
  const study = random.pick(studies);
  return random.chance(1, 2) ? partOfSample(random, study) : twoTreatments(random, study);
}
