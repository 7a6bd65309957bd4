/** SQL of questions asked for by programs. */
import type { QuestionStatus } from '#core/authoring/question-status.ts';
import type { Queryable } from '#server/database/database.ts';

export interface RecordRow {
  readonly id: string;
  readonly status: QuestionStatus;
  readonly current_version: number;
  readonly usage_contexts: readonly string[];
  readonly created_at: Date;
  readonly body: unknown;
}

const selectRecords = `select q.id, q.status, q.current_version, q.usage_contexts, q.created_at, v.body
  from questions q join question_versions v on v.question_id = q.id and v.version = q.current_version`;

export async function selectByIds(queryable: Queryable, ids: readonly string[]): Promise<RecordRow[]> {
  const { rows } = await queryable.query<RecordRow>(`${selectRecords} where q.id = any($1::text[]) order by array_position($1::text[], q.id)`, [ids]);
  return rows;
}

/** Last made first; of one topic, or of all. */
export async function selectNewest(queryable: Queryable, topicId: number | null, limit: number): Promise<RecordRow[]> {
  const { rows } = await queryable.query<RecordRow>(
    `${selectRecords} where $1::integer is null or v.topic_id = $1 order by q.created_at desc, q.id desc limit $2`,
    [topicId, limit],
  );
  return rows;
}
