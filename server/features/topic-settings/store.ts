/** SQL of the topics' settings as authors see them. */
import type { Queryable } from '../../database/database.ts';

export interface SettingRow {
  readonly topic_id: number;
  readonly weight: number;
  readonly questions: number;
  readonly updated_at: Date | null;
}

/** All topics; `topicId`: one of them. */
export async function selectSettings(queryable: Queryable, topicId: number | null): Promise<SettingRow[]> {
  const { rows } = await queryable.query<SettingRow>(
    `select t.id::int as topic_id, coalesce(s.weight, 1)::float8 as weight, coalesce(q.questions, 0) as questions, s.updated_at
     from generate_series(1, 29) as t (id) left join topic_settings s on s.topic_id = t.id
     left join (select v.topic_id, count(*)::int as questions from questions q
       join question_versions v on v.question_id = q.id and v.version = q.current_version
       where q.status = 'published' and 'practice' = any(q.usage_contexts) group by v.topic_id) as q on q.topic_id = t.id
     where $1::int is null or t.id = $1 order by t.id`,
    [topicId],
  );
  return rows;
}

/** Changes it if it still is what it was; false otherwise. */
export async function updateWeight(queryable: Queryable, topicId: number, before: number, weight: number, now: Date): Promise<boolean> {
  await queryable.query('insert into topic_settings (topic_id, weight, updated_at) values ($1, 1, $2) on conflict do nothing', [topicId, now]);
  const { rowCount } = await queryable.query('update topic_settings set weight = $3, updated_at = $4 where topic_id = $1 and weight = $2', [
    topicId,
    before,
    weight,
    now,
  ]);
  return rowCount === 1;
}
