/** CL-g at level 3: which difference between two groups that were only observed could explain the result by itself. */
import type { Random } from '#core/random.ts';
import type { Draft } from '../../generator.ts';
import { wrongStatement } from '../options.ts';
import { influences } from './influences.ts';
import { again, anywhere, canBeObserved, largest, studies, treatingAgain, who } from './studies.ts';

export function otherExplanation(random: Random): Draft | null {
  const study = random.pick(studies);
  const influence = influences[study.subjects];
  if (!influence || !canBeObserved(study)) return null;
  const n = random.int(10, largest(study) / 4) * 4;
  const share = random.int(12, 48);
  const claim = `${treatingAgain(study)} causes ${study.subjects} ${study.effect}`;
  const group = `those ${who(study)} ${again(study)}`;
  const others = `the other ${study.subjects.replace(/ (with|taking|who|learning) .*/, '')} in the sample`;
  const told = random.pick(['treated', 'others'] as const);
  const [one, two] = told === 'treated' ? [group, others] : [others, group];
  const [cause, opposite] = told === 'treated' ? [influence.helps, influence.hurts] : [influence.hurts, influence.helps];
  const possible = (whom: string, what: string) => `On average, ${whom} may ${whom === group ? 'also ' : ''}have ${what}.`;
  const story = random.pick([
    `A random sample of ${n} ${study.subjects} ${study.where} was observed. On average, those ${who(study)} ${study.treated}, about ${share}% of the sample, ${study.better} than the rest.`,
    `A researcher observed a random sample of ${n} ${study.subjects} ${study.where}. About ${share}% of them ${study.treated}, and on average, they ${study.better} than the rest.`,
    `In an observational study with a random sample of ${n} ${study.subjects} ${study.where}, ${share}% of the sample ${study.treated}. On average, they ${study.better} than the rest.`,
  ]);
  const key = possible(one, cause);
  const against = (whom: string, what: string) =>
    wrongStatement(
      'CAUSE',
      possible(whom, what),
      `This difference would make the opposite result more likely, so it does not explain why ${group} ${study.better}.`,
    );
  const beside = (whom: string) =>
    wrongStatement('SELASG', possible(whom, influence.neutral), `This has no bearing on ${study.outcome}, so it does not explain the result.`);
  const aside = random.pick([
    wrongStatement(
      'GEN',
      `The ${study.subjects} were not selected at random from ${anywhere(study)} everywhere.`,
      'This limits the population to which the result applies; it does not matter for the question of what caused it.',
    ),
    wrongStatement(
      'MOEN',
      `Only about ${share}% of the ${study.subjects} in the sample ${again(study)}.`,
      'The two groups need not be of the same size; the problem is how they came about.',
    ),
    wrongStatement(
      'GEN',
      `Some of ${group} may not have had this result.`,
      'The result is about averages, which can differ even when some individuals are exceptions.',
    ),
  ]);
  return {
    parameters: { n, share, level: 3, subjects: study.subjects, told },
    stem: `${story} ${random.pick([
      `Which of the following best explains why it is not appropriate to conclude that ${claim}?`,
      `Which of the following is the best reason not to conclude from this study that ${claim}?`,
    ])}`,
    answer: {
      format: 'choice',
      correct: { text: key, value: 'other explanation', why: `This difference between the groups could produce the result by itself.` },
      wrong: random.pick([
        [against(one, opposite), beside(one), aside],
        [against(two, cause), beside(two), aside],
        [against(one, opposite), beside(two), aside],
      ]),
    },
    steps: [
      `Nobody was assigned to a group, so the groups may differ in other ways. Look for a difference that could produce the same result.`,
      `It must have a bearing on ${study.outcome}, and it must work in the direction of the result: in favor of ${group}, or against ${others}.`,
      `“${key.slice(0, -1)}” describes such a difference.`,
      `Check each of the others: it works in the opposite direction, has no bearing on the outcome, or is no difference between the groups.`,
    ],
    takeaway: 'A confounding variable differs between the groups, affects the outcome, and works in the direction of the result.',
  };
}
