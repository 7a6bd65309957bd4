/** What is known about a student now: evidence, the last week, and what is believed from them. */
import { sectionBelief, type SectionBelief } from '#core/learning/abilities.ts';
import { dayMs } from '#core/day.ts';
import type { Evidence } from '#core/learning/evidence.ts';
import type { Practice } from '#core/learning/worth.ts';
import type { TopicTally } from '#core/progress/recommend.ts';
import { isTopicId, topicById, type Section, type TopicId } from '#core/topics/topics.ts';
import type { Queryable } from '#server/database/database.ts';
import { firstUuidAt } from '#server/database/uuid.ts';
import { selectTopicStats } from '#server/features/progress/store.ts';
import { selectEvidence, selectWeekByTopic, type TopicPractice } from '../belief-store.ts';

const weekMs = 7 * dayMs;

/** Fewer answers in a week say little about a student's pace. */
const minForPace = 20;

export type Beliefs = Readonly<Record<Section, SectionBelief>>;

export const beliefsFrom = (evidence: readonly Evidence[], now: number): Beliefs => ({
  'reading-writing': sectionBelief('reading-writing', evidence, now),
  math: sectionBelief('math', evidence, now),
});

/** ms per question of each section, and ms by topic, in a week. */
export function practiceOf(week: readonly TopicPractice[]): Practice {
  const paceMs = (section: Section): number | null => {
    const own = week.filter(({ topic_id }) => isTopicId(topic_id) && topicById(topic_id).section === section);
    const questions = own.reduce((sum, row) => sum + row.questions, 0);
    return questions < minForPace ? null : own.reduce((sum, row) => sum + row.time_spent_ms, 0) / questions;
  };
  const spentMs = new Map<TopicId, number>();
  for (const { topic_id, time_spent_ms } of week) if (isTopicId(topic_id)) spentMs.set(topic_id, (spentMs.get(topic_id) ?? 0) + time_spent_ms);
  return { paceMs: { 'reading-writing': paceMs('reading-writing'), math: paceMs('math') }, spentMs };
}

/** What is believed of a student, and what that rests on. */
interface Belief {
  readonly evidence: readonly Evidence[];
  /** What follows from the evidence, now. */
  readonly beliefs: Beliefs;
}

export interface LearningState extends Belief {
  readonly week: readonly TopicPractice[];
  readonly tallies: readonly TopicTally[];
}

const selectBelief = (queryable: Queryable, userId: string, now: number): Promise<Belief> =>
  selectEvidence(queryable, userId).then((evidence) => ({ evidence, beliefs: beliefsFrom(evidence, now) }));

/** What a quiz goes by. Call it in a transaction: its statements go out in one flight, and what follows is worked out while the database is at the rest. */
export async function selectGuidance(queryable: Queryable, userId: string, now: number): Promise<{ readonly beliefs: Beliefs; readonly practice: Practice }> {
  const [{ beliefs }, week] = await Promise.all([
    selectBelief(queryable, userId, now),
    selectWeekByTopic(queryable, userId, firstUuidAt(now - weekMs), new Date(now)),
  ]);
  return { beliefs, practice: practiceOf(week) };
}

/** Call it in a transaction, like `selectGuidance`. */
export async function selectLearningState(queryable: Queryable, userId: string, now: number): Promise<LearningState> {
  const [stats, belief, week] = await Promise.all([
    selectTopicStats(queryable, userId),
    selectBelief(queryable, userId, now),
    selectWeekByTopic(queryable, userId, firstUuidAt(now - weekMs), new Date(now)),
  ]);
  return {
    ...belief,
    week,
    tallies: stats.flatMap((row) =>
      isTopicId(row.topic_id) ? [{ topicId: row.topic_id, correct: row.questions_correct, questions: row.questions_attempted }] : [],
    ),
  };
}
