/** Which topics to practice next: where the most points of the exam are still to be won. */
import { sectionShare } from '../exams/blueprint.ts';
import { dayMs } from '../day.ts';
import { topics, type TopicId } from '../topics/topics.ts';
import { accuracy, tooFew, type Tally } from './accuracy.ts';
import { strengthOf, type Strength } from './strength.ts';

export interface TopicTally extends Tally {
  readonly topicId: TopicId;
}

export interface Recommendation {
  readonly topicId: TopicId;
  /** `too-few`: not enough answers for a label; practicing the topic will show. */
  readonly reason: Exclude<Strength, 'strong'> | 'too-few';
  readonly accuracy: number;
  readonly questions: number;
  /** Share of the section's questions one may expect to lose on this topic, 0–1. */
  readonly expectedLoss: number;
}

/** Recommendations older than this are recomputed. */
export const recommendationFreshMs = dayMs;

export const isFresh = (generatedAt: number, now: number): boolean => now - generatedAt <= recommendationFreshMs;

/** Shrinks accuracies from few answers toward what people usually get: as if this many answers at this accuracy came on top. */
const usual = { questions: 8, accuracy: 0.6 } as const;

const shares = new Map(topics.map(({ id }) => [id, sectionShare(id)]));
const reasonOrder = { weak: 0, moderate: 1, 'too-few': 2 } as const satisfies Record<Recommendation['reason'], number>;

function recommendation({ topicId, correct, questions }: TopicTally): Recommendation | null {
  const percent = accuracy(correct, questions);
  const strength = strengthOf(percent);
  if (!tooFew(questions) && strength === 'strong') return null;
  const expected = (correct + usual.questions * usual.accuracy) / (questions + usual.questions);
  return {
    topicId,
    questions,
    accuracy: percent,
    reason: tooFew(questions) || strength === 'strong' ? 'too-few' : strength,
    expectedLoss: (shares.get(topicId) ?? 0) * (1 - expected),
  };
}

/**
 * Weak topics first, then moderate ones, then those with too few answers to tell; within each the largest
 * expected loss first. Strong topics are left out, topics never tried count as 0 of 0.
 */
export function recommendTopics(tallies: readonly TopicTally[], limit: number): Recommendation[] {
  const known = new Map(tallies.map((tally) => [tally.topicId, tally]));
  return topics
    .flatMap(({ id }) => recommendation(known.get(id) ?? { topicId: id, correct: 0, questions: 0 }) ?? [])
    .sort((a, b) => reasonOrder[a.reason] - reasonOrder[b.reason] || b.expectedLoss - a.expectedLoss || a.topicId - b.topicId)
    .slice(0, limit);
}

/**
 * The topic of one exam whose questions are most worth going over: most wrong answers, then lowest
 * accuracy, then lowest id; null if none was wrong.
 */
export function topicToReview(results: readonly TopicTally[]): TopicId | null {
  const [first] = results
    .filter(({ correct, questions }) => correct < questions)
    .toSorted((a, b) => b.questions - b.correct - (a.questions - a.correct) || a.correct / a.questions - b.correct / b.questions || a.topicId - b.topicId);
  return first?.topicId ?? null;
}
