/** The largest population to which the results of a random sample apply. */
import type { Generator, WrongOption } from '#content/generators/generator.ts';
import { capitalized, prose } from '../text.ts';

const wrong = (misconception: WrongOption['misconception'], value: string, text: string, why: string): WrongOption => ({ text, value, misconception, why });

/** From narrow to wide: the sample is drawn from `frame`. */
const settings = [
  {
    frame: 'all seniors at Grant High School',
    part: 'the seniors in one mathematics class at Grant High School',
    wider: 'all students at Grant High School',
    widest: 'all high school seniors in the state',
    broadest: 'all high school students in the state',
    who: 'seniors at Grant High School',
    most: 120,
    asked: 'how many hours they sleep on weekdays',
  },
  {
    frame: 'all members of the Ashby Hiking Club',
    part: 'the members of the Ashby Hiking Club who hike every week',
    wider: 'all residents of Ashby',
    widest: 'all people who hike',
    broadest: 'all residents of the county who hike',
    who: 'members of the Ashby Hiking Club',
    most: 60,
    asked: 'how often they hike each month',
  },
  {
    frame: 'all nurses employed at Lakeside Hospital',
    part: 'the nurses at Lakeside Hospital who work at night',
    wider: 'all employees of Lakeside Hospital',
    widest: 'all nurses in the country',
    broadest: 'all employees of hospitals in the country',
    who: 'nurses employed at Lakeside Hospital',
    most: 150,
    asked: 'how satisfied they are with their schedules',
  },
  {
    frame: 'all apartments in the Fairview district',
    part: 'the apartments in one building of the Fairview district',
    wider: 'all homes in the Fairview district',
    widest: 'all apartments in the city',
    broadest: 'all homes in the city',
    who: 'apartments in the Fairview district',
    most: 300,
    asked: 'how many rooms they have',
  },
  {
    frame: 'all first-year students at Corvin College',
    part: 'the first-year students at Corvin College who play a sport',
    wider: 'all students at Corvin College',
    widest: 'all first-year college students',
    broadest: 'all college students in the state',
    who: 'first-year students at Corvin College',
    most: 250,
    asked: 'whether they own a bicycle',
  },
  {
    frame: 'all teachers in the Redfield school district',
    part: 'the mathematics teachers in Redfield',
    wider: 'all people employed by schools in Redfield',
    widest: 'all teachers in the state',
    broadest: 'all employees of school districts in the state',
    who: 'teachers in the Redfield school district',
    most: 200,
    asked: 'how many students are in their largest class',
  },
  {
    frame: 'all oak trees in Hollow Park',
    part: 'the trees beside the pond in the park',
    wider: 'all trees in Hollow Park',
    widest: 'all oak trees in the state',
    broadest: 'all trees in the state',
    who: 'oak trees in Hollow Park',
    most: 200,
    asked: 'how tall they are',
  },
  {
    frame: 'all restaurants in downtown Marlow',
    part: 'the restaurants on Mill Street in Marlow',
    wider: 'all businesses in downtown Marlow',
    widest: 'all restaurants in the county',
    broadest: 'all businesses in the county',
    who: 'restaurants in downtown Marlow',
    most: 60,
    asked: 'how many people they employ',
  },
  {
    frame: 'all subscribers to The Elmwood Post',
    part: 'the subscribers to The Elmwood Post who answered within one day',
    wider: 'all people who read The Elmwood Post',
    widest: 'all newspaper subscribers in the state',
    broadest: 'all people who read newspapers in the state',
    who: 'subscribers to The Elmwood Post',
    most: 400,
    asked: 'how many minutes per day they read the news',
  },
] as const;

export const largestPopulation: Generator = {
  archetype: 'CL-b',
  topicId: 25,
  version: 6,
  levels: [2],
  skillTags: ['generalization', 'random-samples'],
  draft(random) {
    const setting = random.pick(settings);
    const n = random.int(6, setting.most / 5) * 5;
    return {
      parameters: { n, frame: setting.frame },
      stem: random.pick([
        `A researcher selected a random sample of ${prose(n)} ${setting.who} and recorded ${setting.asked}. What is the largest population to which the results of this study can be generalized?`,
        `In a study, ${prose(n)} ${setting.who} were selected at random, and a researcher recorded ${setting.asked}. Which of the following is the largest group to which the findings can be applied?`,
        `From a list of ${setting.frame}, a researcher selected ${prose(n)} at random and recorded ${setting.asked}. Which of the following is the largest population to which the results can be generalized?`,
        `A random sample of ${prose(n)} ${setting.who} was selected, and a researcher recorded ${setting.asked}. What is the largest population to which the results of the study can be applied?`,
      ]),
      answer: {
        format: 'choice',
        correct: { text: capitalized(setting.frame), value: 'frame', why: `The sample was selected at random from exactly this group.` },
        wrong: [
          wrong(
            'GEN',
            'sample',
            `Only the ${prose(n)} ${setting.who.split(/ (?:at|of|employed|in|to) /)[0]} in the sample`,
            `This is too narrow: because the sample was random, the results apply to the whole group it was selected from.`,
          ),
          wrong('GEN', 'part', capitalized(setting.part), `This is only a part of the group from which the sample was selected; choose the whole group.`),
          wrong(
            'GEN',
            'wider',
            capitalized(setting.wider),
            `Some of these had no chance of being selected for the sample; keep to the group that it was selected from.`,
          ),
          wrong(
            'GEN',
            'broadest',
            capitalized(setting.broadest),
            `Most of these had no chance of being selected for the sample; keep to the group that it was selected from.`,
          ),
          wrong(
            'GEN',
            'widest',
            capitalized(setting.widest),
            `Most of these had no chance of being selected for the sample; keep to the group that it was selected from.`,
          ),
        ],
      },
      steps: [
        `The results of a random sample can be generalized to the population from which the sample was selected, and not beyond it.`,
        `The sample was selected from ${setting.frame}.`,
        `Check: every member of this group could have been selected, and none outside it could.`,
      ],
      takeaway: 'Generalize only to the population from which the random sample was selected.',
    };
  },
};
