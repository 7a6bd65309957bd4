/** SQL of the topics' settings that quizzes follow. */
import type { TopicId } from '#core/topics/topics.ts';
import type { Queryable } from '../database/database.ts';

interface WeightRow {
  readonly topic_id: TopicId;
  readonly weight: number;
}

/** Of topics that get more or less than others. */
export async function selectTopicWeights(queryable: Queryable): Promise<ReadonlyMap<TopicId, number>> {
  const { rows } = await queryable.query<WeightRow>('select topic_id, weight from topic_settings');
  return new Map(rows.map(({ topic_id, weight }) => [topic_id, weight]));
}
