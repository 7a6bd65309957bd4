/** What to practice next: by strength, or from the Max plan on by expected points per minute. */
import { recommendationItems, type Recommendations } from '#contract/dashboard.ts';
import { sectionBelief, type SectionBelief } from '#core/learning/abilities.ts';
import type { Evidence } from '#core/learning/evidence.ts';
import { perForm, topicWorths } from '#core/learning/worth.ts';
import { moduleFacts } from '#core/exams/format.ts';
import { meetsTier, type MembershipTier } from '#core/membership/tiers.ts';
import { accuracy } from '#core/progress/accuracy.ts';
import { isFresh, recommendTopics, type TopicTally } from '#core/progress/recommend.ts';
import { strengthOf } from '#core/progress/strength.ts';
import { isTopicId, sections, topicById, type Section, type TopicId } from '#core/topics/topics.ts';
import type { Queryable } from '../../database/database.ts';
import { firstUuidAt } from '../../database/uuid.ts';
import { selectTopicStats } from '../progress/store.ts';
import { saveRecommendations, selectEvidence, selectRecommendations, selectWeek, type DayRow } from './belief-store.ts';

const weekMs = 7 * 24 * 3600_000;

/** Topics recommended at a time. */
const shown = { free: 3, plus: 5, max: 5 } as const satisfies Record<MembershipTier, number>;
/** Fewer answers in a week say little about a student's pace. */
const leastForPace = 20;

type Item = Recommendations['items'][number];
export type Beliefs = Readonly<Record<Section, SectionBelief>>;

export const beliefsFrom = (evidence: readonly Evidence[], now: number): Beliefs => ({
  'reading-writing': sectionBelief('reading-writing', evidence, now),
  math: sectionBelief('math', evidence, now),
});

/** ms per question of each section, and ms by topic, in a week. */
function practiceOf(week: readonly DayRow[]) {
  const paceMs = (section: Section): number | null => {
    const own = week.filter(({ topic_id }) => isTopicId(topic_id) && topicById(topic_id).section === section);
    const questions = own.reduce((sum, row) => sum + row.questions, 0);
    return questions < leastForPace ? null : own.reduce((sum, row) => sum + row.time_spent_ms, 0) / questions;
  };
  const spentMs = new Map<TopicId, number>();
  for (const { topic_id, time_spent_ms } of week) if (isTopicId(topic_id)) spentMs.set(topic_id, (spentMs.get(topic_id) ?? 0) + time_spent_ms);
  const [readingWriting, math] = sections.map(paceMs);
  return { paceMs: { 'reading-writing': readingWriting ?? null, math: math ?? null }, spentMs };
}

export interface Standing {
  readonly evidence: readonly Evidence[];
  readonly week: readonly DayRow[];
  readonly tallies: readonly TopicTally[];
}

export async function selectStanding(queryable: Queryable, userId: string, now: number): Promise<Standing> {
  const stats = await selectTopicStats(queryable, userId);
  return {
    evidence: await selectEvidence(queryable, userId),
    week: await selectWeek(queryable, userId, firstUuidAt(now - weekMs), new Date(now)),
    tallies: stats.flatMap((row) =>
      isTopicId(row.topic_id) ? [{ topicId: row.topic_id, correct: row.questions_correct, questions: row.questions_attempted }] : [],
    ),
  };
}

function itemsFor(tier: MembershipTier, { evidence, week, tallies }: Standing, now: number): Item[] {
  const item = (topicId: TopicId, points: number | null, minutes: number | null): Item => {
    const { correct, questions } = tallies.find((tally) => tally.topicId === topicId) ?? { correct: 0, questions: 0 };
    const percent = accuracy(correct, questions);
    return {
      topicId,
      strength: questions === 0 ? null : strengthOf(percent),
      accuracy: percent,
      questions,
      perForm: Math.round(perForm(topicId) * 10) / 10,
      ofForm: 2 * moduleFacts[topicById(topicId).section].questionCount,
      points: points === null ? null : Math.round(points * 10) / 10,
      minutes: minutes === null ? null : Math.round(minutes),
    };
  };
  if (!meetsTier(tier, 'max')) return recommendTopics(tallies, shown[tier]).map(({ topicId }) => item(topicId, null, null));
  return topicWorths(beliefsFrom(evidence, now), practiceOf(week))
    .slice(0, shown[tier])
    .map(({ topicId, points, minutes }) => item(topicId, points, minutes));
}

interface Student {
  readonly id: string;
  readonly membershipTier: MembershipTier;
}

const kindFor = ({ membershipTier }: Student) => (meetsTier(membershipTier, 'max') ? 'points' : 'strength');

/** The recommendations of the last 24 hours; without any, new ones, which are not stored: reading changes nothing. */
export async function readRecommendations(queryable: Queryable, student: Student, standing: Standing, now: number): Promise<Recommendations> {
  const { id, membershipTier } = student;
  const kind = kindFor(student);
  const stored = await selectRecommendations(queryable, id);
  if (stored && stored.kind === kind && isFresh(stored.generated_at.getTime(), now)) {
    const kept = recommendationItems.safeParse(stored.items);
    // Those of a higher plan, if it has ended, are more.
    if (kept.success) return { generatedAt: stored.generated_at.toISOString(), kind, isStored: true, items: kept.data.slice(0, shown[membershipTier]) };
  }
  return { generatedAt: new Date(now).toISOString(), kind, isStored: false, items: itemsFor(membershipTier, standing, now) };
}

/** New recommendations, stored for 24 hours. Call it in a transaction. */
export async function renewRecommendations(queryable: Queryable, student: Student, now: number): Promise<Recommendations> {
  const kind = kindFor(student);
  const items = itemsFor(student.membershipTier, await selectStanding(queryable, student.id, now), now);
  await saveRecommendations(queryable, student.id, kind, items, new Date(now));
  return { generatedAt: new Date(now).toISOString(), kind, isStored: true, items };
}
