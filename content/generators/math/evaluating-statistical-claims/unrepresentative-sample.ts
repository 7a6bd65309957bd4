/** Why a sample does not represent its population. */
import type { Generator, WrongOption } from '#content/generators/generator.ts';
import { prose } from '../text.ts';
import { surveys } from './surveys.ts';

const wrong = (misconception: WrongOption['misconception'], value: string, text: string, why: string): WrongOption => ({ text, value, misconception, why });

export const unrepresentativeSample: Generator = {
  archetype: 'CL-a',
  topicId: 25,
  version: 7,
  levels: [2],
  skillTags: ['sampling-bias'],
  draft(random) {
    const survey = random.pick(surveys);
    const n = random.int(6, 24) * 10;
    const size = random.int(...survey.thousands) * 1000;
    const flawed = random.chance(2, 3);
    const told = `${random.pick(['A researcher wants to find out', 'A researcher conducts a survey to learn', 'A researcher is studying'])} ${survey.topic}. ${survey.count(prose(size))}`;
    const steps = [
      `Ask how the sample was chosen: a random sample, in which every member has a chance of being chosen, is likely to represent the population.`,
      flawed
        ? `Only ${survey.place} were surveyed, so others had no chance of being chosen.`
        : `A method that reaches only one place or only volunteers leaves out others; random selection from all of them does not.`,
      flawed
        ? `${survey.bias} Check: a larger sample found in the same way would have the same flaw.`
        : `Check: the random selection is made from the same population that the researcher wants to describe.`,
    ];
    const takeaway = 'How a sample is selected matters more than how large it is.';
    const parameters = { n, size, flawed, topic: survey.topic };
    if (flawed) {
      return {
        parameters,
        stem: `${told} The researcher surveyed ${n} ${survey.place}. Which of the following ${random.pick([`best explains why the results may not represent all ${survey.population}`, `is the best explanation of why these ${n} people may not be representative of all ${survey.population}`, `best describes why the sample may not be representative of all ${survey.population}`])}?`,
        answer: {
          format: 'choice',
          correct: { text: survey.bias, value: 'selection', why: `The way the sample was selected favors certain answers.` },
          wrong: [
            wrong(
              'MOEN',
              'size',
              `A sample of ${n} is too small to represent about ${prose(size)} ${survey.unit}, no matter how it is selected.`,
              `A random sample of this size can represent a large population; look for the problem in how this sample was selected.`,
            ),
            wrong(
              'GEN',
              'repeated',
              `Some of the ${survey.unit} who were surveyed might give a different answer if they were surveyed on another day.`,
              `Such changes can go either way; look for a reason why the sample favors certain answers.`,
            ),
            wrong(
              'MOEN',
              'not all',
              `Most of the ${survey.population}, of whom there are about ${prose(size)}, were not surveyed at all.`,
              `A random sample can represent a population without including all of it; look for the problem in how this sample was selected.`,
            ),
          ],
        },
        steps,
        takeaway,
      };
    }
    return {
      parameters,
      stem: `${told} Which of the following ${random.pick(['sampling methods', 'ways to select a sample', 'methods of choosing a sample'])} is most likely to ${random.pick([`give results that represent all ${survey.population}`, `produce a representative sample of the ${survey.population}`])}?`,
      answer: {
        format: 'choice',
        correct: {
          text: `Selecting ${n} ${survey.unit} at random from all ${survey.population}`,
          value: 'random',
          why: `Every member of the population has the same chance of being chosen.`,
        },
        wrong: [
          // The same method with a larger number would fall together with this one.
          random.chance(1, 2)
            ? wrong('SELASG', 'place', `Selecting ${n} people at random from the ${survey.place}`, `${survey.bias} Select from all of them instead.`)
            : wrong(
                'MOEN',
                'larger',
                `Selecting ${prose(3 * n)} people at random from the ${survey.place}`,
                `A larger sample does not help: it still comes from only one part of the population, so select from all of it.`,
              ),
          wrong('GEN', 'first', `Surveying the first ${n} ${survey.place}`, `${survey.bias} Select from all of them instead.`),
          random.chance(1, 2)
            ? wrong(
                'GEN',
                'volunteers',
                `Surveying the first ${n} people who respond to an online announcement`,
                `Those who choose to respond may differ from those who do not; select at random from all of them instead.`,
              )
            : wrong(
                'GEN',
                'mailed',
                `Mailing a questionnaire to ${prose(5 * n)} people and using the first ${n} that are returned`,
                `Those who return a questionnaire quickly may differ from those who do not; select at random from all of them instead.`,
              ),
        ],
      },
      steps,
      takeaway,
    };
  },
};
