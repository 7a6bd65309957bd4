/** CL-h: the easiest questions about samples: who should be asked, and for whom a result holds. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { wrongStatement } from '../options.ts';
import { capitalized } from '../text.ts';

interface Setting {
  readonly wants: string;
  /** All of those the result is about: `all students at the school`. */
  readonly all: string;
  readonly members: string;
  readonly some: string;
  readonly place: string;
  readonly elsewhere: string;
  /** A larger group that was not sampled. */
  readonly wider: string;
}

const settings: readonly Setting[] = [
  {
    wants: 'how many hours per night the students at a high school sleep',
    all: 'all students at the high school',
    members: 'students',
    some: 'students who play a school sport',
    place: 'students who arrive before 7 a.m. on Monday',
    elsewhere: 'all students at another high school',
    wider: 'all high school students in the state',
  },
  {
    wants: 'how often the residents of a town visit its parks',
    all: 'all residents of the town',
    members: 'residents',
    some: 'residents who have a dog',
    place: 'residents who walk in a park on Saturday',
    elsewhere: 'all residents of a neighboring town',
    wider: 'all residents of the state',
  },
  {
    wants: 'how the employees of a company travel to work',
    all: 'all employees of the company',
    members: 'employees',
    some: 'employees who work in the sales department',
    place: 'employees who park in the company garage',
    elsewhere: 'all employees of another company',
    wider: 'all employees of companies in the city',
  },
  {
    wants: 'how many books per year the members of a library read',
    all: 'all members of the library',
    members: 'members',
    some: 'members who are over 60 years old',
    place: 'members who return a book on Monday',
    elsewhere: 'all members of another library',
    wider: 'all members of libraries in the state',
  },
  {
    wants: 'how satisfied the patients of a clinic are with its hours',
    all: 'all patients of the clinic',
    members: 'patients',
    some: 'patients who are over 60 years old',
    place: 'patients who have an appointment on Monday',
    elsewhere: 'all patients of another clinic',
    wider: 'all patients of clinics in the city',
  },
  {
    wants: 'the mean height of the trees in a park',
    all: 'all trees in the park',
    members: 'trees',
    some: 'trees that are more than 50 years old',
    place: 'trees that stand next to a path',
    elsewhere: 'all trees in another park',
    wider: 'all trees in the state',
  },
  {
    wants: 'how many meals per week the students at a college cook',
    all: 'all students at the college',
    members: 'students',
    some: 'students who live in one dormitory',
    place: 'students who eat lunch in the dining hall',
    elsewhere: 'all students at another college',
    wider: 'all college students in the state',
  },
  {
    wants: 'how many movies per month the residents of a city watch',
    all: 'all residents of the city',
    members: 'residents',
    some: 'residents who are under 20 years old',
    place: 'residents who are leaving a movie theater',
    elsewhere: 'all residents of another city',
    wider: 'all residents of the state',
  },
  {
    wants: 'how many hours per week the students at a middle school read',
    all: 'all students at the middle school',
    members: 'students',
    some: 'students who are in sixth grade',
    place: 'students who visit the library on Friday',
    elsewhere: 'all students at another middle school',
    wider: 'all middle school students in the state',
  },
  {
    wants: 'how often the members of a gym visit it',
    all: 'all members of the gym',
    members: 'members',
    some: 'members who take a yoga class',
    place: 'members who visit the gym on Sunday',
    elsewhere: 'all members of another gym',
    wider: 'all members of gyms in the city',
  },
  {
    wants: 'how many hours per week the employees of a hospital work',
    all: 'all employees of the hospital',
    members: 'employees',
    some: 'employees who are nurses',
    place: 'employees who work on the first floor',
    elsewhere: 'all employees of another hospital',
    wider: 'all employees of hospitals in the state',
  },
];

/** Whose answers should be collected: a method, a sample or a group is chosen. */
function whom(random: Random): Draft {
  const setting = random.pick(settings);
  const { members, wants } = setting;
  const n = 5 * random.int(6, 20);
  const trees = members === 'trees';
  const form = random.pick(['method', 'sample', 'group'] as const);
  const from = (group: string) =>
    ({ method: `Selecting ${n} ${members} at random from ${group}`, sample: `${n} ${members} selected at random from ${group}`, group: capitalized(group) })[
      form
    ];
  const first = { method: `Selecting the first ${n} `, sample: `The first ${n} `, group: '' }[form] + setting.place;
  const volunteers = `all ${members} who volunteer for the study`;
  const measured = trees ? 'measure' : 'survey';
  const stem = {
    method: random.pick([
      `A researcher wants to know ${wants}. Which of the following methods is most likely to give a representative sample?`,
      `To find out ${wants}, a researcher will ${measured} ${n} ${members}. Which of the following is the best method for selecting the ${members}?`,
      `A researcher plans a study of ${wants}. Which of the following sampling methods is most appropriate?`,
    ]),
    sample: random.pick([
      `A researcher wants to know ${wants}. Which of the following samples is most likely to be representative?`,
      `To find out ${wants}, a researcher will ${measured} a sample of ${n} ${members}. Which of the following samples is most appropriate?`,
    ]),
    group: random.pick([
      `A researcher wants to know ${wants}. The researcher will ${measured} ${n} ${members} selected at random from one group. Which of the following groups is most appropriate?`,
      `To find out ${wants}, a researcher will ${measured} a random sample of ${n} ${members}. From which of the following groups should the sample be selected?`,
    ]),
  }[form];
  const key = from(setting.all);
  const bare = form === 'group';
  return {
    parameters: { kind: 'whom', form, n, all: setting.all },
    stem,
    answer: {
      format: 'choice',
      correct: { text: key, value: key, why: `${trees ? 'Every tree' : 'Everyone'} the question is about has the same chance of being selected.` },
      wrong: [
        wrongStatement(
          'SELASG',
          bare ? capitalized(`all ${setting.place}`) : first,
          `These are only a part of the group and may differ from the other ${members}; select from all of them.`,
        ),
        trees
          ? wrongStatement('SELASG', from('all trees that are easy to reach'), 'The trees that are easy to reach may differ from the other trees.')
          : wrongStatement(
              'SELASG',
              from(volunteers),
              `Those who volunteer choose themselves and may differ from the other ${members}; select from all of them.`,
            ),
        wrongStatement(
          'GEN',
          from(`all ${setting.some}`),
          `This leaves out all other ${members}, ${trees ? 'which' : 'who'} may differ from these; select from all of them.`,
        ),
        wrongStatement('GEN', from(setting.elsewhere), `A sample from another place says nothing about this one; select from this group.`),
      ],
    },
    steps: [
      `A sample represents a group when every member of the group has the same chance of being selected.`,
      `The group in question is ${setting.all}, so the sample has to be selected at random from all of them.`,
      `Check: each of the other choices leaves out a part of this group.`,
    ],
    takeaway: 'To learn about a group, select at random from all of it.',
  };
}

/** The group a random sample stands for. */
function forWhom(random: Random): Draft {
  const setting = random.pick(settings.filter(({ all, some, wider }) => Math.max(some.length + 9, wider.length) <= 1.6 * Math.min(all.length, wider.length)));
  const n = 5 * random.int(8, 30);
  const key = capitalized(setting.all);
  return {
    parameters: { kind: 'for-whom', n, all: setting.all },
    stem: `To find out ${setting.wants}, a researcher selected ${n} of the ${setting.members} at random. ${random.pick(['What is the largest group to which the results can be generalized?', 'Which of the following is the largest group to which the results can be generalized?'])}`,
    answer: {
      format: 'choice',
      correct: { text: key, value: key, why: `The sample was selected at random from this group.` },
      wrong: [
        wrongStatement(
          'GEN',
          `Only the ${setting.some}`,
          `The sample was selected from all the ${setting.members}, not only from these, so the results apply to all of them.`,
        ),
        wrongStatement('GEN', capitalized(setting.wider), `This goes too far; keep to ${setting.all}, the group that was sampled.`),
        wrongStatement(
          'SELASG',
          `Only the ${n} ${setting.members} in the sample`,
          `This is too narrow: because the sample is random, the results apply to the whole group.`,
        ),
      ],
    },
    steps: [
      `Results from a random sample can be generalized to the group from which it was selected.`,
      `Here the sample was selected from ${setting.all}.`,
      `Check: nobody else had a chance of being selected.`.replace('nobody else', setting.members === 'trees' ? 'no other tree' : 'nobody else'),
    ],
    takeaway: 'A random sample stands for the group it was selected from: no more and no less.',
  };
}

export const firstSamples: Generator = {
  archetype: 'CL-h',
  topicId: 25,
  version: 4,
  levels: [1],
  skillTags: ['sampling', 'generalization'],
  draft: (random) => (random.chance(2, 3) ? whom(random) : forWhom(random)),
};
