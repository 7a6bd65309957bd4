/** CL-g at level 5: which difference between two groups that were only observed could explain the result by itself. */
import type { Random } from '#core/random.ts';
import type { Draft, WrongOption } from '../../generator.ts';
import { influences } from './influences.ts';
import { studies, who } from './studies.ts';

export function otherExplanation(random: Random): Draft | null {
  const study = random.pick(studies);
  const influence = influences[study.subjects];
  if (!influence) return null;
  const n = random.int(10, 150) * 4;
  const share = random.int(12, 48);
  const claim = `${study.treating} causes ${study.subjects} ${study.effect}`;
  const group = `those ${who(study)} ${study.treated}`;
  const ofTreated = (phrase: string) => `On average, ${group} ${phrase}.`;
  const others = `the other ${study.subjects.replace(/ (with|taking|who|learning) .*/, '')} in the sample`;
  const ofOthers = (phrase: string) => `On average, ${others} ${phrase}.`;
  const told = random.pick(['treated', 'others'] as const);
  const key = told === 'treated' ? ofTreated(influence.helps) : ofOthers(influence.hurts);
  const against = told === 'treated' ? [ofTreated(influence.hurts), ofOthers(influence.helps)] : [ofOthers(influence.helps), ofTreated(influence.hurts)];
  const neutral = random.chance(1, 2) ? ofTreated(influence.neutral) : ofOthers(influence.neutral);
  const wrong = (misconception: WrongOption['misconception'], text: string, why: string): WrongOption => ({ text, value: text, misconception, why });
  // A choice much shorter or longer than the key would stand out.
  const sameLength = (all: readonly WrongOption[]) => all.filter(({ text }) => text.length * 1.26 > key.length && text.length < key.length * 1.26);
  const story = random.pick([
    `A random sample of ${n} ${study.subjects} ${study.where} was observed. On average, ${group}, about ${share}% of the sample, ${study.better} than the rest.`,
    `A researcher observed a random sample of ${n} ${study.subjects} ${study.where}. About ${share}% of them ${study.treated}, and on average, they ${study.better} than the rest.`,
    `In an observational study with a random sample of ${n} ${study.subjects} ${study.where}, ${share}% of the sample ${study.treated}. On average, they ${study.better} than the rest.`,
  ]);
  return {
    parameters: { n, share, level: 5, subjects: study.subjects, told },
    stem: random.pick([
      `${story} Someone concludes that ${claim}. Which of the following, if true, most directly weakens this conclusion?`,
      `${story} A report of the study says that ${claim}. Which finding, if true, would most weaken this claim?`,
      `${story} Which of the following, if true, would be the best reason to doubt that ${claim}?`,
      `${story} Which of the following, if true, best shows that it may be wrong to say that ${claim}?`,
    ]),
    answer: {
      format: 'choice',
      correct: {
        text: key,
        value: 'other explanation',
        why: `This difference between the groups could produce the result even if the claim were false.`,
      },
      wrong: sameLength([
        ...against.map((text) =>
          wrong('CAUSE', text, `This difference would make the opposite result more likely. That ${group} still ${study.better} supports the claim.`),
        ),
        wrong('SELASG', neutral, `The groups differ in this, but it has no bearing on ${study.outcome}, so it explains nothing.`),
        wrong('CAUSE', study.balanced, `This rules out another explanation, so it supports the claim instead of weakening it.`),
        wrong('CAUSE', study.mechanism, `This suggests how ${study.treating} could work, so it supports the claim instead of weakening it.`),
      ]),
    },
    steps: [
      `Nobody was assigned to a group, so the groups may differ in other ways. Look for a difference that could produce the same result.`,
      `It must have a bearing on ${study.outcome}, and it must work in the direction of the result: in favor of ${group}, or against ${others}.`,
      `“${key.slice(0, -1)}” describes such a difference.`,
      `Check each of the others: it works in the opposite direction, has no bearing on the outcome, or shows no difference between the groups.`,
    ],
    takeaway: 'A confounding variable differs between the groups, affects the outcome, and works in the direction of the result.',
  };
}
