/** SQL of the topics' settings that students notice. */
import type { TopicChange, TopicId } from '#core/topics/topics.ts';
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

interface ChangeRow {
  readonly topic_id: number;
  readonly name: string | null;
  readonly colour: TopicChange['colour'];
  readonly position: number | null;
}

/** Topics that are shown differently from how they are shipped. */
export async function selectTopicChanges(queryable: Queryable): Promise<TopicChange[]> {
  const { rows } = await queryable.query<ChangeRow>(
    `select topic_id, name, colour, nullif(position, topic_id) as position from topic_settings
     where name is not null or colour is not null or position <> topic_id order by topic_id`,
  );
  return rows.map(({ topic_id, name, colour, position }) => ({ topicId: topic_id, name, colour, position }));
}
