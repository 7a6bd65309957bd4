/** SQL of the concept bank: how a student did on each archetype. */
import type { Queryable } from '#server/database/database.ts';

interface TallyRow {
  readonly archetype: string;
  readonly answered: number;
  readonly right: number;
}
export type ArchetypeTally = Pick<TallyRow, 'answered' | 'right'>;

/** Answered questions by archetype; `topicId` null: of all topics. */
export async function selectArchetypeTallies(queryable: Queryable, userId: string, topicId: number | null): Promise<Map<string, ArchetypeTally>> {
  const { rows } = await queryable.query<TallyRow>(
    `select archetype, count(*)::integer as answered, (count(*) filter (where correct))::integer as "right"
     from question_attempts where user_id = $1 and ($2::smallint is null or topic_id = $2) and answer is not null group by archetype`,
    [userId, topicId],
  );
  return new Map(rows.map(({ archetype, answered, right }) => [archetype, { answered, right }]));
}
