/** The sentences of the study plan. Pure. */
import type { getStudyPlan } from '#contract/study-plan.ts';
import type { Output } from '#client/platform/api.ts';
import { formatCount } from '#client/ui/format.ts';

type Likelihood = NonNullable<Output<typeof getStudyPlan>['likelihood']>;

/** "about 1 in 4"; never certain, never hopeless. */
export function chanceText(chance: number): string {
  if (chance >= 0.95) return 'more than 19 in 20';
  if (chance <= 0.05) return 'less than 1 in 20';
  const candidates = [2, 3, 4, 5, 6, 8, 10, 20].flatMap((of) => Array.from({ length: of - 1 }, (_, index) => ({ of, right: index + 1 })));
  const near = candidates.toSorted((a, b) => Math.abs(a.right / a.of - chance) - Math.abs(b.right / b.of - chance) || a.of - b.of);
  // The smallest numbers that are close enough.
  const close = candidates.filter(({ right, of }) => Math.abs(right / of - chance) <= 0.04).toSorted((a, b) => a.of - b.of)[0] ?? near[0];
  return `about ${close?.right ?? 1} in ${close?.of ?? 2}`;
}

/** "24 hours of practice add about 40 points". */
export function effectText(hours: number, gain: number): string {
  const [whole, points] = [Math.round(hours), Math.round(gain)];
  const practice = whole < 1 ? 'less than an hour' : formatCount(whole, 'hour');
  return `${practice} of practice ${whole > 1 ? 'add' : 'adds'} ${points < 1 ? 'less than a point' : `about ${formatCount(points, 'point')}`}`;
}

export function likelihoodSentence({ score, hours, gain, chance, withMore }: Likelihood, target: number): string {
  const more = chanceText(withMore) === chanceText(chance) ? '' : ` With 30 more minutes on each study day it would be ${chanceText(withMore)}.`;
  return `You’re at about ${score} today. At this pace, your chance of ${target} is ${chanceText(chance)}.${more} This assumes that ${effectText(hours, gain)}, the average of students in a free course (College Board, 2017). You may gain more or less.`;
}
