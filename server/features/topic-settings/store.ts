/** SQL of the topics' settings as authors see them. */
import type { TopicValues } from '#contract/topic-settings.ts';
import type { Queryable } from '#server/database/database.ts';

export interface SettingRow {
  readonly topic_id: number;
  readonly name: string | null;
  readonly colour: 'blue' | 'red' | 'yellow' | 'green' | null;
  readonly position: number | null;
  readonly weight: number;
  readonly recipe_weight: number;
  readonly target_minutes: number | null;
  readonly questions: number;
  readonly updated_at: Date | null;
}

/** All topics by id; `topicId`: one of them. */
export async function selectSettings(queryable: Queryable, topicId: number | null): Promise<SettingRow[]> {
  const { rows } = await queryable.query<SettingRow>(
    `select t.id::int as topic_id, s.name, s.colour, s.position, coalesce(s.weight, 1)::float8 as weight,
       coalesce(s.recipe_weight, 1)::float8 as recipe_weight, round(s.target_minutes::numeric, 2)::float8 as target_minutes,
       coalesce(q.questions, 0) as questions, s.updated_at
     from generate_series(1, 29) as t (id) left join topic_settings s on s.topic_id = t.id
     left join (select v.topic_id, count(*)::int as questions from questions q
       join question_versions v on v.question_id = q.id and v.version = q.current_version
       where q.status = 'published' and 'practice' = any(q.usage_contexts) group by v.topic_id) as q on q.topic_id = t.id
     where $1::int is null or t.id = $1 order by t.id`,
    [topicId],
  );
  return rows;
}

/** Until the transaction ends nobody else changes how topics are shown. */
export const lockTopics = (queryable: Queryable) => queryable.query("select pg_advisory_xact_lock(hashtextextended('topic-settings', 0))");

export async function updateSetting(queryable: Queryable, topicId: number, { name, colour, weight, recipeWeight, targetMinutes }: TopicValues, now: Date) {
  await queryable.query(
    `insert into topic_settings (topic_id, name, colour, weight, recipe_weight, target_minutes, updated_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (topic_id) do update set name = excluded.name, colour = excluded.colour, weight = excluded.weight,
       recipe_weight = excluded.recipe_weight, target_minutes = excluded.target_minutes, updated_at = excluded.updated_at`,
    [topicId, name, colour, weight, recipeWeight, targetMinutes, now],
  );
}

/** Each topic gets the place beside it. */
export async function updatePositions(queryable: Queryable, topicIds: readonly number[], positions: readonly number[], now: Date): Promise<void> {
  await queryable.query(
    `insert into topic_settings (topic_id, weight, position, updated_at) select t.id, 1, t.position, $3 from unnest($1::smallint[], $2::smallint[]) as t (id, position)
     on conflict (topic_id) do update set position = excluded.position, updated_at = excluded.updated_at`,
    [topicIds, positions, now],
  );
}

interface VersionRow {
  readonly timestamp: Date;
  readonly admin_name: string | null;
  readonly metadata: { readonly before: object; readonly after: object };
}

/** The latest changes of a topic, from the log of administrators. */
export async function selectTopicVersions(queryable: Queryable, topicId: number, limit: number): Promise<VersionRow[]> {
  const { rows } = await queryable.query<VersionRow>(
    `select a.timestamp, u.name as admin_name, a.metadata from admin_actions a left join users u on u.id = a.admin_id
     where a.content_type = 'topic' and a.content_id = $1 and a.action_type = 'save-topic-setting' order by a.timestamp desc, a.id desc limit $2`,
    [String(topicId), limit],
  );
  return rows;
}
