/** How the last 30 days of a topic compare with all before. Pure. */
import type { getSkills } from '#contract/dashboard.ts';
import { tooFew } from '#core/progress/accuracy.ts';
import type { Output } from '#client/platform/api.ts';

type Skill = Output<typeof getSkills>['topics'][number];

/** A smaller change is none worth a word, however many answers show it. */
const minChange = 0.05;
/** How many standard errors of the difference a change must have: by chance alone about one in ten has. */
const clear = 1.64;

/** Null where either of the two has too few answers to tell. */
export function trendText({ questions, correct, recent }: Pick<Skill, 'questions' | 'correct' | 'recent'>): string | null {
  const earlier = { questions: questions - recent.questions, correct: correct - recent.correct };
  if (tooFew(recent.questions) || tooFew(earlier.questions)) return null;
  const change = recent.correct / recent.questions - earlier.correct / earlier.questions;
  const share = correct / questions;
  const error = Math.sqrt(share * (1 - share) * (1 / recent.questions + 1 / earlier.questions));
  if (Math.abs(change) < Math.max(minChange, clear * error)) return 'no clear change in the last 30 days';
  return `${Math.round(100 * Math.abs(change))} percentage points ${change > 0 ? 'up' : 'down'} in the last 30 days`;
}
