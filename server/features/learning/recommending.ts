/** What to practice next: by strength, or from the Max plan on by expected points per minute. */
import { recommendationItems, type Recommendations } from '#contract/dashboard.ts';
import { perForm, topicWorths } from '#core/learning/worth.ts';
import { moduleFacts } from '#core/exams/format.ts';
import { meetsTier, type MembershipTier } from '#core/membership/tiers.ts';
import { topicsRecommended } from '#core/membership/topics-recommended.ts';
import { accuracy } from '#core/progress/accuracy.ts';
import { isFresh, recommendTopics } from '#core/progress/recommend.ts';
import { strengthOf } from '#core/progress/strength.ts';
import { topicById, type TopicId } from '#core/topics/topics.ts';
import type { Queryable } from '#server/database/database.ts';
import { saveRecommendations, selectRecommendations } from './belief-store.ts';
import { practiceOf, selectLearningState, type LearningState } from './shared/belief.ts';

type Item = Recommendations['items'][number];

/** What the student has answered in a topic so far. */
function answeredIn(topicId: number, tallies: LearningState['tallies']): Pick<Item, 'strength' | 'accuracy' | 'questions'> {
  const { correct, questions } = tallies.find((tally) => tally.topicId === topicId) ?? { correct: 0, questions: 0 };
  const percent = accuracy(correct, questions);
  return { strength: questions === 0 ? null : strengthOf(percent), accuracy: percent, questions };
}

function itemsFor(tier: MembershipTier, { beliefs, week, tallies }: LearningState): Item[] {
  const item = (topicId: TopicId, points: number | null, minutes: number | null): Item => ({
    topicId,
    ...answeredIn(topicId, tallies),
    perForm: Math.round(perForm(topicId) * 10) / 10,
    ofForm: 2 * moduleFacts[topicById(topicId).section].questionCount,
    points: points === null ? null : Math.round(points * 10) / 10,
    minutes: minutes === null ? null : Math.round(minutes),
  });
  if (!meetsTier(tier, 'max')) return recommendTopics(tallies, topicsRecommended[tier]).map(({ topicId }) => item(topicId, null, null));
  return topicWorths(beliefs, practiceOf(week))
    .slice(0, topicsRecommended[tier])
    .map(({ topicId, points, minutes }) => item(topicId, points, minutes));
}

interface Student {
  readonly id: string;
  readonly membershipTier: MembershipTier;
}

const kindFor = ({ membershipTier }: Student) => (meetsTier(membershipTier, 'max') ? 'points' : 'strength');

/**
 * The recommendations of the last 24 hours, with what has been answered in their topics by now; without any, new ones, which are
 * not stored: reading changes nothing.
 */
export async function readRecommendations(queryable: Queryable, student: Student, state: LearningState, now: number): Promise<Recommendations> {
  const { id, membershipTier } = student;
  const kind = kindFor(student);
  const stored = await selectRecommendations(queryable, id);
  if (stored && stored.kind === kind && isFresh(stored.generated_at.getTime(), now)) {
    const kept = recommendationItems.safeParse(stored.items);
    if (kept.success) {
      // Those of a higher plan, if it has ended, are more.
      const items = kept.data.slice(0, topicsRecommended[membershipTier]).map((item) => ({ ...item, ...answeredIn(item.topicId, state.tallies) }));
      return { generatedAt: stored.generated_at.toISOString(), kind, isStored: true, items };
    }
  }
  return { generatedAt: new Date(now).toISOString(), kind, isStored: false, items: itemsFor(membershipTier, state) };
}

/** New recommendations, stored for 24 hours. Call it in a transaction. */
export async function renewRecommendations(queryable: Queryable, student: Student, now: number): Promise<Recommendations> {
  const kind = kindFor(student);
  const items = itemsFor(student.membershipTier, await selectLearningState(queryable, student.id, now));
  await saveRecommendations(queryable, student.id, kind, items, new Date(now));
  return { generatedAt: new Date(now).toISOString(), kind, isStored: true, items };
}
